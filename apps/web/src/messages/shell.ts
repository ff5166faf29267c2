import { defineMessages } from './define-messages.ts'
import { shell } from './en/shell.ts'

export const shellMessages = defineMessages(shell, {
  hi: async () => (await import('./hi/shell.ts')).shell,
})
