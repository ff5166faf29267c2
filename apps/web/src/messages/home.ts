import { defineMessages } from './define-messages.ts'
import { home } from './en/home.ts'

export const homeMessages = defineMessages(home, {
  hi: async () => (await import('./hi/home.ts')).home,
})
