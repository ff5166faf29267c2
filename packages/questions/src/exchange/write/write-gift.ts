import type { ExchangeQuestion } from '../exchange-question.ts'
import { writeExtras } from '../extras.ts'
import { inlineToHtml, questionToHtml, textToHtml } from './write-html.ts'

/** A set in GIFT, as HTML inside: only so do all programs show line ends, maths and signs such as '<' alike. */
export const writeGift = (questions: readonly ExchangeQuestion[]): string =>
  questions.map(writeQuestion).join('\n')

function writeQuestion(question: ExchangeQuestion, index: number): string {
  const { options, key, explanation } = question
  const answers = options.map(
    (option, place) => `\t${place === key ? '=' : '~'}${escapeGift(inlineToHtml(option))}`,
  )
  const feedback = explanation === '' ? [] : [`\t####${escapeGift(textToHtml(explanation))}`]
  return [
    `// ${writeExtras(question)}`,
    `::Q${index + 1}::[html]${escapeGift(questionToHtml(question))}{`,
    ...answers,
    ...feedback,
    '}',
    '',
  ].join('\n')
}

/** '%50%' and '[html]' at the beginning would be read as a weight and a format, and cannot be escaped but by HTML. */
const escapeGift = (html: string): string =>
  html.replace(/^[%[]/, (sign) => `&#${sign.charCodeAt(0)};`).replaceAll(/[\\~=#{}:]/g, (sign) => `\\${sign}`)
