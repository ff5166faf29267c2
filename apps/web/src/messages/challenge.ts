import { defineMessages } from './define-messages.ts'
import { challenge } from './en/challenge.ts'

export const challengeMessages = defineMessages(challenge, {
  hi: async () => (await import('./hi/challenge.ts')).challenge,
})
