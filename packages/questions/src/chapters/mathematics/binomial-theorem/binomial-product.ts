import type { Random } from '../../../kit/random/random.ts'
import { choose } from '../../../kit/values/counting.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { posed } from '../../../kit/wording/posed.ts'
import { latex, say } from '../../../kit/wording/say.ts'
import { signed, times } from './binomial-terms.ts'

/** (1 + ax)^m (1 + bx)^n */
export function productCoefficient(rng: Random) {
  const [m, n] = [rng.int(3, 6), rng.int(3, 6)]
  const { a, b } = rng.until(
    () => ({ a: rng.pick([1, -1]) * rng.int(1, 3), b: rng.pick([1, -1]) * rng.int(1, 3) }),
    (drawn) => drawn.a !== drawn.b,
  )
  const k = rng.pick([2, 2, 3])
  const parts = range(0, k).map((r) => choose(m, r) * a ** r * choose(n, k - r) * b ** (k - r))
  const answer = parts.reduce((sum, part) => sum + part, 0)
  const text = latex`(1 ${a < 0 ? '-' : '+'} ${times(a)}x)^{${m}}(1 ${b < 0 ? '-' : '+'} ${times(b)}x)^{${n}}`
  const x = latex`x^{${k}}`
  const ends = (parts[0] ?? 0) + (parts.at(-1) ?? 0)
  return {
    given: {
      brackets: [
        {
          terms: [
            [1, 0],
            [a, 1],
          ] as [number, number][],
          power: m,
        },
        {
          terms: [
            [1, 0],
            [b, 1],
          ] as [number, number][],
          power: n,
        },
      ],
      exponent: k as number | null,
    },
    prompt: posed(
      rng,
      [
        say`What is the coefficient of ${x} in ${text}?`,
        say`Find the coefficient of ${x} when ${text} is multiplied out.`,
        say`In the expansion of ${text}, the number before ${x} is`,
      ],
      0.03,
    ),
    answer,
    within: signed,
    mistakes: [
      { value: ends, because: say`the mixed products were left out` },
      { value: answer - ends, because: say`only the mixed products were counted` },
      {
        value: (parts.at(-1) ?? 0) * (parts[0] ?? 0),
        because: say`the coefficients of the two powers were multiplied`,
      },
      { value: choose(m + n, k), because: say`the brackets were joined to one with the exponent ${m + n}` },
      { value: -answer, because: say`the sign was lost` },
      {
        value: parts.reduce((sum, part) => sum + Math.abs(part), 0),
        because: say`the minus signs were left out`,
      },
      { value: parts[1] ?? 0, because: say`only one of the products was counted` },
    ],
    steps: [
      say`Powers of x that add up to ${k} come from both brackets.`,
      say`From the first bracket take 0 to ${k} factors x, the rest from the second.`,
      say`The products are ${parts.map((part) => String(part).replace('-', '−')).join(', ')}.`,
      say`Their sum is ${answer}`,
    ],
  }
}
