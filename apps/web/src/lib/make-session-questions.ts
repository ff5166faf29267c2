import { openQuestionStream } from './open-question-stream.ts'
import type { MakeOptions, SessionQuestions, SessionWish } from './session-questions.ts'

/** Asks for the questions of a session: all of them, or the first ones and what brings the others. */
export async function makeSessionQuestions(
  wish: SessionWish,
  { early = false, ...options }: MakeOptions = {},
): Promise<SessionQuestions> {
  const stream = openQuestionStream(wish, options)
  if (!early) return stream.outcome
  await stream.begun
  const { questions, ended } = stream.read()
  if (ended) return stream.outcome
  const arrived = questions.filter((question) => question !== null)
  return {
    kind: 'ready',
    questions: arrived,
    source: 'server',
    resolvedTopic: undefined,
    notice: undefined,
    more: stream,
  }
}
