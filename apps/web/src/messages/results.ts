import { defineMessages } from './define-messages.ts'
import { results } from './en/results.ts'

export const resultsMessages = defineMessages(results)
