import { defineMessages } from './define-messages.ts'
import { menu } from './en/menu.ts'

export const menuMessages = defineMessages(menu, {
  hi: async () => (await import('./hi/menu.ts')).menu,
})
