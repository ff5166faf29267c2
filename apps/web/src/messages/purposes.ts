import { defineMessages } from './define-messages.ts'
import { purposes } from './en/purposes.ts'

export const purposeMessages = defineMessages(purposes)
