import { defineMessages } from './define-messages.ts'
import { files } from './en/files.ts'

export const filesMessages = defineMessages(files, {
  hi: async () => (await import('./hi/files.ts')).files,
})
