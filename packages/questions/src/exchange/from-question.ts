import { NO_EXPLANATION, optionText } from '@ekagra/exam/question/normalise-question'
import type { Question } from '@ekagra/schema/question'
import { tidyLine, tidyLines } from './clean-text.ts'
import type { ExchangeQuestion } from './exchange-question.ts'

/** A question of the app as it is written to files. */
export function fromQuestion(question: Question, topic?: string): ExchangeQuestion {
  const { text, options, correctAnswer, explanation, difficulty, topicPath, figure } = question
  const named = tidyLine(topic ?? topicPath?.at(-1) ?? '')
  return {
    text: tidyLines(text),
    options: options.map((option) => tidyLine(optionText(option))),
    key: correctAnswer,
    explanation: explanation === NO_EXPLANATION ? '' : tidyLines(explanation),
    difficulty,
    ...(named !== '' && { topic: named }),
    ...(figure && { figure }),
  }
}
