import { defineMessages } from './define-messages.ts'
import { categories } from './en/categories.ts'

export const categoryMessages = defineMessages(categories, {
  hi: async () => (await import('./hi/categories.ts')).categories,
})
