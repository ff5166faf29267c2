import { splitOptions } from '@ekagra/questions/doubt/split-options'
import { toPlainText } from '@ekagra/questions/kit/wording/plain-text'
import type { DoubtAnswer } from '@ekagra/schema/doubt-answer'
import type { Question } from '@ekagra/schema/question'

/** A doubt that had four options, as a question that can be asked again; null for any other. */
export function toCard(answer: DoubtAnswer): Question | null {
  const { question, options } = splitOptions(answer.question)
  const letter = /^\(([A-D])\) /.exec(answer.finalAnswer)?.[1]
  if (options.length !== 4 || letter === undefined || answer.calculation === 'differs') return null
  return {
    id: `doubt-${question.replace(/\W+/g, '-').slice(0, 80)}`,
    text: question,
    options: [...options],
    correctAnswer: 'ABCD'.indexOf(letter),
    explanation: toPlainText(answer.steps.map(({ explanation }) => explanation).join('\n')),
    difficulty: 'medium',
    trust: answer.answeredBy === undefined ? 'computed' : 'unverified',
    topicPath: [answer.subject, answer.concepts[0] ?? answer.subject],
  }
}
