import { defineMessages } from './define-messages.ts'
import { ui } from './en/ui.ts'

export const uiMessages = defineMessages(ui, {
  hi: async () => (await import('./hi/ui.ts')).ui,
})
