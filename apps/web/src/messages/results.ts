import { defineMessages } from './define-messages.ts'
import { results } from './en/results.ts'

export const resultsMessages = defineMessages(results, {
  hi: async () => (await import('./hi/results.ts')).results,
})
