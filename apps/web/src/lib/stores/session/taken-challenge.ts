import * as z from 'zod/mini'
import { parseOne, readBy } from '../core/parse-json.ts'
import { sessionArea } from '../core/storage-area.ts'
import { createStoredValue } from '../core/stored-value.ts'

const TakenChallenge = z.strictObject({
  /** What the order of the options follows from. */
  orderKey: z.string(),
  /** How many the challenger got right, where they told. */
  score: z.optional(z.number()),
})
export type TakenChallenge = z.infer<typeof TakenChallenge>

/** The challenge that this tab's session answers. */
export const takenChallenge = createStoredValue<TakenChallenge | null>({
  area: sessionArea,
  key: 'takenChallenge',
  parse: (text) => parseOne(text, readBy(TakenChallenge)),
  format: JSON.stringify,
})
