import { defineMessages } from './define-messages.ts'
import { session } from './en/session.ts'

export const sessionMessages = defineMessages(session, {
  hi: async () => (await import('./hi/session.ts')).session,
})
