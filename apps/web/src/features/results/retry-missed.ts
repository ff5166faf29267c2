import { Question } from '@ekagra/schema/question'
import { handOverSession } from '../../lib/stores/session/session-hand-over.ts'
import { missed, type Result } from './result.ts'

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
