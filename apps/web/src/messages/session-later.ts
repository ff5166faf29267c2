import { defineMessages } from './define-messages.ts'
import { sessionLater } from './en/session-later.ts'

export const sessionLaterMessages = defineMessages(sessionLater)
