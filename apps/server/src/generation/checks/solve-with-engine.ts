import { solveDoubt } from '@ekagra/questions/doubt/solve-doubt'
import type { Asked } from './check-form.ts'
import { recompute } from './recompute.ts'

/** The engine cannot solve longer questions, and trying takes time. */
const LONGEST = 300

/** The numbers of a text, without their grouping: '₹1,200 is 25%' has 1200 and 25. */
const numbersIn = (text: string): number[] =>
  (
    text
      .normalize('NFKC')
      .replaceAll('−', '-')
      .match(/-?\d[\d,]*(?:\.\d+)?/g) ?? []
  ).map((number) => Number(number.replaceAll(',', '')))

/** The one number of an option; null for words, and for options with several. */
const numberOf = (option: string): number | null => {
  const [number, ...others] = numbersIn(option)
  return number === undefined || others.length > 0 ? null : number
}

/**
 * The option that the engine works out; 'none' when it can tell that all are wrong, null when it cannot tell. It cannot when its answer
 * matches no option or more than one: its answers are sentences and may mention more than was asked.
 */
export function solveWithEngine({ text, options }: Asked): number | 'none' | null {
  if (!/\d/.test(text)) return null
  const verdicts = options.map((option) => recompute(text, option))
  const agreeing = verdicts.flatMap((verdict, index) => (verdict === 'agrees' ? [index] : []))
  if (agreeing.length === 1) return agreeing[0] ?? null
  if (verdicts.every((verdict) => verdict === 'disagrees')) return 'none'
  if (text.length > LONGEST) return null
  const values = options.map(numberOf)
  if (values.includes(null)) return null
  const answer = solveDoubt(text)
  if (!answer) return null
  const found = new Set(numbersIn(answer.finalAnswer))
  const matching = values.flatMap((value, index) => (value !== null && found.has(value) ? [index] : []))
  return matching.length === 1 ? (matching[0] ?? null) : null
}
