import { defineMessages } from './define-messages.ts'
import { recentTests } from './en/recent-tests.ts'

export const recentTestsMessages = defineMessages(recentTests)
