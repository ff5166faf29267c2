import { defineMessages } from './define-messages.ts'
import { question } from './en/question.ts'

export const questionMessages = defineMessages(question, {
  hi: async () => (await import('./hi/question.ts')).question,
})
