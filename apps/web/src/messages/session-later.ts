import { defineMessages } from './define-messages.ts'
import { sessionLater } from './en/session-later.ts'

export const sessionLaterMessages = defineMessages(sessionLater, {
  hi: async () => (await import('./hi/session-later.ts')).sessionLater,
})
