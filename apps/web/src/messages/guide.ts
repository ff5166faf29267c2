import { defineMessages } from './define-messages.ts'
import { guide } from './en/guide.ts'

export const guideMessages = defineMessages(guide, {
  hi: async () => (await import('./hi/guide.ts')).guide,
})
