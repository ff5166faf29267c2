import type { Family } from './family.ts'
import { filesFamily } from './files-family.ts'
import { historyFamily } from './history-family.ts'
import { bookmarksFamily, doubtsFamily, notesFamily, settingsFamily } from './list-families.ts'
import { reviewsFamily } from './reviews-family.ts'
import { seenFamily } from './seen-family.ts'

/** All learner data, in the order in which a person reads about it. */
export const families: readonly Family[] = [
  historyFamily,
  bookmarksFamily,
  notesFamily,
  doubtsFamily,
  filesFamily,
  reviewsFamily,
  seenFamily,
  settingsFamily,
]
