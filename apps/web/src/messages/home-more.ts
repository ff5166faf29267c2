import { defineMessages } from './define-messages.ts'
import { homeMore } from './en/home-more.ts'

export const homeMoreMessages = defineMessages(homeMore)
