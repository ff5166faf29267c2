import { normaliseDifficulty } from '@ekagra/exam/question/normalise-question'
import { actionAddress } from '@ekagra/exam/results/recommendations'
import { Difficulty } from '@ekagra/schema/difficulty'
import type { Result } from './result.ts'

type Sitting = Pick<Result, 'topic' | 'difficulty' | 'score'>

const LEVEL_UP: Record<Difficulty, Difficulty> = { easy: 'medium', medium: 'hard', hard: 'hard' }

/** The practice set-up, filled in for another round of the same. */
export function practiceAddress({ topic, difficulty, score }: Sitting, isHarder = false): string {
  const level = Difficulty.safeParse(difficulty).success ? normaliseDifficulty(difficulty) : 'medium'
  return actionAddress({
    type: 'practice',
    topic,
    difficulty: isHarder ? LEVEL_UP[level] : level,
    questionCount: Math.min(30, score.total),
  })
}
