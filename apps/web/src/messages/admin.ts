import { defineMessages } from './define-messages.ts'
import { admin } from './en/admin.ts'

export const adminMessages = defineMessages(admin)
