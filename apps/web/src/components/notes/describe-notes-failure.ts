import type { NotesFailure } from '../../lib/backend/request-notes.ts'
import type { notes } from '../../messages/en/notes.ts'

/** Why there are no notes, in words; the server's own come first. */
export function describeNotesFailure(failure: NotesFailure, words: (typeof notes)['making']): string {
  switch (failure.kind) {
    case 'server':
      return words.serverReason(failure.message)
    case 'status':
      return words.requestFailed(failure.status)
    case 'empty':
      return words.empty
    case 'unreachable':
      return words.unreachable
    case 'cancelled':
      return ''
  }
}
