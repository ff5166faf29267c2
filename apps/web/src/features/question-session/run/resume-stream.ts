import { openQuestionStream } from '../../../lib/question-stream/open-question-stream.ts'
import type { QuestionStream } from '../../../lib/question-stream/question-stream.ts'
import type { SessionPaper } from '../../../lib/stores/session/session-record.ts'
import { generationMessages } from '../../../messages/en/generation.ts'
import { currentMessages } from '../../../messages/use-messages.ts'

/**
 * Asks for the questions that a session still lacks after a reload; if it cannot, says that the session
 * continues without them.
 */
export function resumeStream({ topic, difficulty, questions, missing }: SessionPaper): QuestionStream {
  const count = missing?.count ?? 0
  if (!missing?.canContinue || count === 0) {
    const notice = currentMessages(generationMessages).cut(questions.length, questions.length + count)
    return {
      read: () => ({ questions, coming: 0, ended: { notice } }),
      subscribe: () => () => undefined,
      stop: () => undefined,
      canContinue: false,
    }
  }
  const stream = openQuestionStream({ topic, difficulty, count }, { have: questions })
  stream.handOver()
  return stream
}
