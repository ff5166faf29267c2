import { defineMessages } from './define-messages.ts'
import { bookmarks } from './en/bookmarks.ts'

export const bookmarkMessages = defineMessages(bookmarks, {
  hi: async () => (await import('./hi/bookmarks.ts')).bookmarks,
})
