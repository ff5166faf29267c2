import * as z from 'zod/mini'

export const FILE_FORMAT = 'ekagra'
export const FILE_VERSION = 1
/** Ten years of daily tests are some 30 million characters; more is no learner's file. */
export const LARGEST_FILE = 60_000_000
export const MOST_ITEMS = 50_000

const Items = z._default(z.array(z.unknown()).check(z.maxLength(MOST_ITEMS)), [])

/** A file of version 1. Its items are read one by one, so that a broken one costs only itself. */
export const LearnerFile = z.looseObject({
  format: z.literal(FILE_FORMAT),
  version: z.literal(FILE_VERSION),
  /** ISO 8601; empty when unknown. */
  exportedAt: z.string(),
  settings: Items,
  bookmarks: Items,
  history: Items,
  notes: Items,
  seen: Items,
  reviews: Items,
  doubts: Items,
  files: Items,
})
export type LearnerFile = z.infer<typeof LearnerFile>
