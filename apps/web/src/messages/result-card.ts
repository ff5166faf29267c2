import { defineMessages } from './define-messages.ts'
import { resultCard } from './en/result-card.ts'

export const resultCardMessages = defineMessages(resultCard, {
  hi: async () => (await import('./hi/result-card.ts')).resultCard,
})
