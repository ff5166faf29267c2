import { defineMessages } from './define-messages.ts'
import { notes } from './en/notes.ts'

export const notesMessages = defineMessages(notes, {
  hi: async () => (await import('./hi/notes.ts')).notes,
})
