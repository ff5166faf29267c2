import { defineMessages } from './define-messages.ts'
import { admin } from './en/admin.ts'

export const adminMessages = defineMessages(admin, {
  hi: async () => (await import('./hi/admin.ts')).admin,
})
