import { defineMessages } from './define-messages.ts'
import { setup } from './en/setup.ts'

export const setupMessages = defineMessages(setup, {
  hi: async () => (await import('./hi/setup.ts')).setup,
})
