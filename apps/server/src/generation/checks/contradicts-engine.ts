import { solveDoubt } from '@ekagra/questions/doubt/solve-doubt'

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
 * Whether the engine solves the question and gets one of the wrong options. False when its answer matches no option or more than
 * one: its answers are sentences and may mention more than was asked.
 */
export function contradictsEngine(text: string, options: readonly string[], correctIndex: number): boolean {
  if (!/\d/.test(text) || text.length > LONGEST) return false
  const values = options.map(numberOf)
  if (values[correctIndex] === null) return false
  const answer = solveDoubt(text)
  if (!answer) return false
  const found = new Set(numbersIn(answer.finalAnswer))
  const matching = values.flatMap((value, index) => (value !== null && found.has(value) ? [index] : []))
  return matching.length === 1 && matching[0] !== correctIndex
}
