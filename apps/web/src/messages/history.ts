import { defineMessages } from './define-messages.ts'
import { history } from './en/history.ts'

export const historyMessages = defineMessages(history, {
  hi: async () => (await import('./hi/history.ts')).history,
})
