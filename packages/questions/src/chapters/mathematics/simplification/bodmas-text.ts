import type { Random } from '../../../kit/random/random.ts'
import { exact } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { posed } from '../../../kit/wording/posed.ts'
import { latex, type Message, say, type Text } from '../../../kit/wording/say.ts'

export const ask = (rng: Random, shown: Text): Message =>
  posed(rng, [
    say`What is the value of ${shown}?`,
    say`Simplify: ${shown}`,
    say`Find the result of ${shown}.`,
    say`The value of ${shown} is`,
    say`Work out ${shown}.`,
  ])

/** The same expression with the signs that are printed. */
export const print = (expression: string): string =>
  expression.replaceAll('*', '×').replaceAll('/', '÷').replaceAll('-', '−')

/** A fraction that leaves a whole number of a whole number. */
export function drawShare(rng: Random, parts: readonly number[]) {
  const bottom = rng.pick(parts)
  const top = rng.pick(range(1, bottom - 1).filter((number) => exact(number, bottom).d === BigInt(bottom)))
  return { top, bottom, show: latex`\frac{${top}}{${bottom}}` }
}
