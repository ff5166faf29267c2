import { normaliseDifficulty } from '@ekagra/exam/question/normalise-question'
import { Difficulty } from '@ekagra/schema/difficulty'
import { Question } from '@ekagra/schema/question'
import { setupPath } from '../../lib/filled-paths.ts'
import { handOverSession } from '../../lib/stores/session/session-hand-over.ts'
import { missed, type Result } from './result.ts'

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

/** The missed questions that can be asked again: with everything a session needs. */
export function missedQuestions({ answers }: Result): Question[] {
  return missed(answers).flatMap(({ question }) => Question.safeParse(question).data ?? [])
}

/** Prepares a practice of only the missed questions and tells where it is taken. */
export function retryMissed(result: Result): string {
  const questions = missedQuestions(result)
  const [first] = questions
  return handOverSession({
    topic: result.topic,
    mode: 'practice',
    difficulty: first?.difficulty ?? 'medium',
    questionCount: questions.length,
    questions,
  })
}
