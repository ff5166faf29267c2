import type { ServerQuestion } from '@ekagra/schema/question'
import { asMarkdownLine } from './as-markdown.ts'

/** Reasons that hold for the whole type, not only for the numbers and names of one question. */
const isGeneral = (reason: string): boolean => !/[\d₹A-Z$]/.test(reason) && !reason.startsWith('that is')

/** The mistakes that generators name for questions like these, each once. */
export function nameMistakes(questions: readonly ServerQuestion[]): string[] {
  const reasons = questions.flatMap(({ misconceptions = [] }) =>
    misconceptions.filter((reason): reason is string => reason !== null && isGeneral(reason)),
  )
  return [...new Set(reasons)].map((reason) => {
    const line = asMarkdownLine(reason)
    return `${line.charAt(0).toUpperCase()}${line.slice(1)}.`
  })
}
