import { defineMessages } from './define-messages.ts'
import { mastery } from './en/mastery.ts'

export const masteryMessages = defineMessages(mastery, {
  hi: async () => (await import('./hi/mastery.ts')).mastery,
})
