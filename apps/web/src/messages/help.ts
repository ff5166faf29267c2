import { defineMessages } from './define-messages.ts'
import { help } from './en/help.ts'

export const helpMessages = defineMessages(help, {
  hi: async () => (await import('./hi/help.ts')).help,
})
