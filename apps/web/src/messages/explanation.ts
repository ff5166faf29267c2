import { defineMessages } from './define-messages.ts'
import { explanation } from './en/explanation.ts'

export const explanationMessages = defineMessages(explanation, {
  hi: async () => (await import('./hi/explanation.ts')).explanation,
})
