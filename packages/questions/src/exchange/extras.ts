import { Difficulty } from '@ekagra/schema/difficulty'
import { Figure } from '@ekagra/schema/figure'
import * as z from 'zod/mini'
import type { ExchangeQuestion } from './exchange-question.ts'

/** What other programs have no field for. It travels in a comment that they skip. */
const Extras = z.object({
  difficulty: z.optional(z.catch(z.optional(Difficulty), undefined)),
  topic: z.optional(z.string().check(z.maxLength(300))),
  figure: z.optional(z.catch(z.optional(Figure), undefined)),
})
type Extras = Pick<ExchangeQuestion, 'difficulty' | 'topic' | 'figure'>

const MARK = 'ekagra:'

/** One line, without '--', which may not be in a comment of XML, and without line ends, which end a comment of GIFT. */
export function writeExtras({ difficulty, topic, figure }: ExchangeQuestion): string {
  const json = JSON.stringify({ difficulty, topic, figure }).replaceAll('--', '-\\u002d')
  return `${MARK}${json}`
}

/** Empty for a comment of somebody else, and for one that does not parse. */
export function readExtras(comment: string): Extras {
  const text = comment.trim()
  if (!text.startsWith(MARK)) return {}
  try {
    const { difficulty, topic, figure } = Extras.parse(JSON.parse(text.slice(MARK.length)))
    return { ...(difficulty && { difficulty }), ...(topic && { topic }), ...(figure && { figure }) }
  } catch {
    return {}
  }
}
