import { defineMessages } from './define-messages.ts'
import { weakness } from './en/weakness.ts'

export const weaknessMessages = defineMessages(weakness, {
  hi: async () => (await import('./hi/weakness.ts')).weakness,
})
