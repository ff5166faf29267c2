import { normaliseDifficulty } from '@ekagra/exam/question/normalise-question'
import { Difficulty } from '@ekagra/schema/difficulty'
import { setupPath } from '../../lib/paths.ts'
import type { Result } from './result.ts'

type Sitting = Pick<Result, 'topic' | 'difficulty' | 'score'>

const LEVEL_UP: Record<Difficulty, Difficulty> = { easy: 'medium', medium: 'hard', hard: 'hard' }

/** The practice set-up, filled in for another round of the same. */
export function practiceAgainPath({ topic, difficulty, score }: Sitting, isHarder = false): string {
  const level = Difficulty.safeParse(difficulty).success ? normaliseDifficulty(difficulty) : 'medium'
  return setupPath('practice', {
    topic,
    difficulty: isHarder ? LEVEL_UP[level] : level,
    count: Math.min(30, score.total),
  })
}
