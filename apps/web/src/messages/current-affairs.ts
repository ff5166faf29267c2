import { defineMessages } from './define-messages.ts'
import { currentAffairs } from './en/current-affairs.ts'

export const currentAffairsMessages = defineMessages(currentAffairs, {
  hi: async () => (await import('./hi/current-affairs.ts')).currentAffairs,
})
