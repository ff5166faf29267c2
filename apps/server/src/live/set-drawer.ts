import type { GenerateQuestionsRequest } from '@ekagra/schema/generate-questions'
import { LiveQuestion } from '@ekagra/schema/live-quiz'
import type { FunctionDependencies } from '../functions/dependencies.ts'
import { RequestRefused } from '../functions/failure.ts'
import { findQuestions } from '../functions/find-questions.ts'

/** The host waits for all questions, so slow providers are not waited for any longer. */
const PATIENCE_MS = 30_000

type Wish = Pick<GenerateQuestionsRequest, 'topic' | 'count' | 'difficulty' | 'locale'>

/** Draws the set of a room in the same way as a set for one learner; undefined when nothing is known about the topic. */
export function setDrawer(functions: FunctionDependencies, patienceMs = PATIENCE_MS) {
  return async ({ topic, count, difficulty, locale }: Wish) => {
    const questions: LiveQuestion[] = []
    let title = topic
    const late = AbortSignal.timeout(patienceMs)
    try {
      const wish = { topic, count, difficulty, locale, fill: true }
      for await (const step of findQuestions(wish, functions, late)) {
        if (step.type === 'done') title = step.resolvedTopic ?? topic
        if (step.type !== 'question') continue
        const { text, options, correctIndex, explanation, figure } = step.question
        const { success, data } = LiveQuestion.safeParse({
          text,
          options,
          correctIndex,
          explanation,
          ...(figure && { figure }),
        })
        // A question that is too long for a room is left out.
        if (success) questions.push(data)
      }
    } catch (error) {
      // What has come in time is enough for a quiz.
      if (!late.aborted && !(error instanceof RequestRefused)) throw error
    }
    return questions.length > 0 ? { title, questions } : undefined
  }
}
