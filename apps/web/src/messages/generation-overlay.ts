import { defineMessages } from './define-messages.ts'
import { generationOverlay } from './en/generation-overlay.ts'

export const generationOverlayMessages = defineMessages(generationOverlay, {
  hi: async () => (await import('./hi/generation-overlay.ts')).generationOverlay,
})
