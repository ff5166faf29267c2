import { Difficulty } from '@ekagra/schema/difficulty'

/** What a session takes for a level that is missing or unknown. */
export const FALLBACK_DIFFICULTY: Difficulty = 'easy'

export const normaliseDifficulty = (value: unknown): Difficulty => {
  const level = Difficulty.safeParse(typeof value === 'string' ? value.trim().toLowerCase() : value)
  return level.success ? level.data : FALLBACK_DIFFICULTY
}
