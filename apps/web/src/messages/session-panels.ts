import { defineMessages } from './define-messages.ts'
import { sessionPanels } from './en/session-panels.ts'

export const sessionPanelsMessages = defineMessages(sessionPanels, {
  hi: async () => (await import('./hi/session-panels.ts')).sessionPanels,
})
