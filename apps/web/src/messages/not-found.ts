import { defineMessages } from './define-messages.ts'
import { notFound } from './en/not-found.ts'

export const notFoundMessages = defineMessages(notFound, {
  hi: async () => (await import('./hi/not-found.ts')).notFound,
})
