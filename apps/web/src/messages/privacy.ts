import { defineMessages } from './define-messages.ts'
import { privacy } from './en/privacy.ts'

export const privacyMessages = defineMessages(privacy, {
  hi: async () => (await import('./hi/privacy.ts')).privacy,
})
