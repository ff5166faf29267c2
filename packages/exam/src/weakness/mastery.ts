import { averageOf, type Tally } from '../history/tally-history.ts'

/** How full a bubble of the mastery map is. */
export const MASTERY_LEVELS = ['not-started', 'begun', 'half-way', 'nearly-there', 'mastered'] as const
export type MasteryLevel = (typeof MASTERY_LEVELS)[number]

export const MASTERED_FROM = 85
/** Fewer questions can all be right by luck, so they do not fill a bubble. */
export const MASTERED_AFTER = 5

const NEARLY_FROM = 70
const HALF_FROM = 50

export const masteryLevel = (tally: Tally): MasteryLevel => {
  const average = averageOf(tally)
  if (average === undefined) return 'not-started'
  if (average >= MASTERED_FROM && tally.asked >= MASTERED_AFTER) return 'mastered'
  if (average >= NEARLY_FROM) return 'nearly-there'
  return average >= HALF_FROM ? 'half-way' : 'begun'
}
