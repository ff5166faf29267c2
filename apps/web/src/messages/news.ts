import { defineMessages } from './define-messages.ts'
import { news } from './en/news.ts'

export const newsMessages = defineMessages(news, {
  hi: async () => (await import('./hi/news.ts')).news,
})
