import { defineMessages } from './define-messages.ts'
import { search } from './en/search.ts'

export const searchMessages = defineMessages(search, {
  hi: async () => (await import('./hi/search.ts')).search,
})
