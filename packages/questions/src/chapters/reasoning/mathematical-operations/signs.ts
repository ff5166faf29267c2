import { type Message, say } from '../../../kit/wording/say.ts'

export const signs = ['+', '−', '×', '÷'] as const
export type Sign = (typeof signs)[number]

export const write = (numbers: readonly number[], between: readonly string[]): string =>
  numbers.map((number, index) => (index === 0 ? `${number}` : `${between[index - 1]} ${number}`)).join(' ')

const apply = (left: number, sign: Sign, right: number): number =>
  sign === '+' ? left + right : sign === '−' ? left - right : sign === '×' ? left * right : left / right

/** Without the rule that × and ÷ come first. */
export const leftToRight = (numbers: readonly number[], between: readonly Sign[]): number =>
  between.reduce(
    (value, sign, index) => apply(value, sign, numbers[index + 1] ?? Number.NaN),
    numbers[0] ?? Number.NaN,
  )

/** Terms are products and quotients with their sign; the value is their sum. */
export function sumOfTerms(numbers: readonly number[], between: readonly Sign[]): number {
  const terms = [numbers[0] ?? Number.NaN]
  between.forEach((sign, index) => {
    const next = numbers[index + 1] ?? Number.NaN
    if (sign === '+') terms.push(next)
    else if (sign === '−') terms.push(-next)
    else terms.push(apply(terms.pop() ?? Number.NaN, sign, next))
  })
  return terms.reduce((sum, term) => sum + term, 0)
}

/** One line for each operation, × and ÷ first, as worked on paper. */
export function calculate(numbers: readonly number[], between: readonly Sign[]): Message[] {
  const [values, left] = [[...numbers], [...between]]
  const steps: Message[] = []
  while (left.length > 0) {
    const strong = left.findIndex((sign) => sign === '×' || sign === '÷')
    const place = Math.max(strong, 0)
    const [a = 0, b = 0] = values.slice(place, place + 2)
    const sign = left[place] ?? '+'
    const result = apply(a, sign, b)
    values.splice(place, 2, result)
    left.splice(place, 1)
    steps.push(say`${a} ${sign} ${b} = ${result}.`)
  }
  return steps
}
