import { defineMessages } from './define-messages.ts'
import { home } from './en/home.ts'

export const homeMessages = defineMessages(home)
