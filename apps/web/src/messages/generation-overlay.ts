import { defineMessages } from './define-messages.ts'
import { generationOverlay } from './en/generation-overlay.ts'

export const generationOverlayMessages = defineMessages(generationOverlay)
