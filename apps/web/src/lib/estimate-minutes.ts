import type { Difficulty } from '@ekagra/schema/difficulty'

/** The average time for a question of each level, in seconds. */
const SECONDS: Record<Difficulty, number> = { easy: 45, medium: 60, hard: 90 }

/** About how long a session takes, in whole minutes. */
export const estimateMinutes = (count: number, difficulty: Difficulty): number =>
  Math.max(1, Math.round((count * SECONDS[difficulty]) / 60))
