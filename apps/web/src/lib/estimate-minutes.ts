import type { Difficulty } from '@ekagra/schema/difficulty'

/** What a question of each level takes on average, in seconds. */
const SECONDS: Record<Difficulty, number> = { easy: 45, medium: 60, hard: 90 }

/** About how long a session takes, in whole minutes. */
export const estimateMinutes = (count: number, difficulty: Difficulty): number =>
  Math.max(1, Math.round((count * SECONDS[difficulty]) / 60))
