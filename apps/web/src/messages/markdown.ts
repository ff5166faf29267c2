import { defineMessages } from './define-messages.ts'
import { markdown } from './en/markdown.ts'

export const markdownMessages = defineMessages(markdown, {
  hi: async () => (await import('./hi/markdown.ts')).markdown,
})
