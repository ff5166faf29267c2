import { defineMessages } from './define-messages.ts'
import { recentTests } from './en/recent-tests.ts'

export const recentTestsMessages = defineMessages(recentTests, {
  hi: async () => (await import('./hi/recent-tests.ts')).recentTests,
})
