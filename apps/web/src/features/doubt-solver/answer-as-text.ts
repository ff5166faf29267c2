import { toPlainText } from '@ekagra/questions/kit/wording/plain-text'
import type { DoubtAnswer } from '@ekagra/schema/doubt-answer'

/** The whole answer as plain text, for another app. */
export function answerAsText({ question, steps, finalAnswer }: DoubtAnswer, answerLabel: string): string {
  const numbered = steps.map(
    ({ title, explanation }, index) => `${index + 1}. ${toPlainText(title)}\n${toPlainText(explanation)}`,
  )
  return [toPlainText(question), ...numbered, `${answerLabel}: ${toPlainText(finalAnswer)}`].join('\n\n')
}
