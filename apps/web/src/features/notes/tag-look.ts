import type { TagColour } from '@ekagra/exam/notes/note-generation'

/** The line at the side of a note's card. The tag itself stands on the card in words. */
export const TAG_LINES: Readonly<Record<TagColour, string>> = {
  study: 'border-l-action-text',
  work: 'border-l-note',
  personal: 'border-l-mark',
  ideas: 'border-l-bindu',
  other: 'border-l-edge',
}
