import { defineMessages } from './define-messages.ts'
import { generation } from './en/generation.ts'

export const generationMessages = defineMessages(generation, {
  hi: async () => (await import('./hi/generation.ts')).generation,
})
