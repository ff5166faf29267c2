import { defineMessages } from './define-messages.ts'
import { homeMore } from './en/home-more.ts'

export const homeMoreMessages = defineMessages(homeMore, {
  hi: async () => (await import('./hi/home-more.ts')).homeMore,
})
