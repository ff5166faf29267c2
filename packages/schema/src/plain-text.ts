import * as z from 'zod/mini'

/**
 * A text column as the database gives it back. The embedded SQLite returns a text that is JSON, such as '{}', as what it says, so it is
 * written as text again: what a learner typed must not make a row unreadable.
 */
export const PlainText = z.pipe(
  z.unknown(),
  z.transform((value): string => (typeof value === 'string' ? value : JSON.stringify(value ?? ''))),
)
