import type { Figure } from '@ekagra/schema/figure'

/** What tells a question of a paper from a plain one: statements to judge, lists to match, a picture to read. */
export const QUESTION_FORMATS = ['statements', 'matches', 'pictures'] as const
export type QuestionFormat = (typeof QUESTION_FORMATS)[number]

const STATEMENTS =
  /\bstatements?[- ](?:I|1)\b|\bAssertion\b|following statements|^Consider the following|\bStatements:|\n\s*(?:II|2)\. /i
const MATCHES = /\bMatch\b|List[- ]I\b|following pairs/i

export function hasFormat(format: QuestionFormat, text: string, figure: Figure | undefined): boolean {
  switch (format) {
    case 'statements':
      return STATEMENTS.test(text)
    case 'matches':
      return MATCHES.test(text)
    case 'pictures':
      return figure !== undefined && figure.kind !== 'passage'
  }
}
