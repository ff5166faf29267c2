import { defineMessages } from './define-messages.ts'
import { weakness } from './en/weakness.ts'

export const weaknessMessages = defineMessages(weakness)
