import { defineMessages } from './define-messages.ts'
import { files } from './en/files.ts'

export const filesMessages = defineMessages(files)
