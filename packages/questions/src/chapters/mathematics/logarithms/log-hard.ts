import type { Random } from '../../../kit/random/random.ts'
import { divisors } from '../../../kit/values/number-theory.ts'
import { count } from '../../../kit/values/value.ts'
import { showPolynomial } from '../../../kit/wording/polynomial.ts'
import { posed } from '../../../kit/wording/posed.ts'
import { latex, say } from '../../../kit/wording/say.ts'

const write = (base: number, argument: string | number) => `\\log_{${base}} ${argument}`
const shift = (number: number) => (number < 0 ? `- ${-number}` : `+ ${number}`)

/** log(x − a) + log(x + b) = n, of which one solution is no solution. */
export function equation(rng: Random) {
  const base = rng.pick([2, 3, 5, 6, 10])
  const exponent = rng.int(base === 2 ? 3 : 1, base === 2 ? 8 : base === 3 ? 5 : base === 5 ? 4 : 3)
  const power = base ** exponent
  const pair = rng.pick(divisors(power))
  const small = Math.min(pair, power / pair)
  const large = power / small
  // (x − a) = small and (x + b) = large
  const x = small + rng.int(1, 24)
  const [a, b] = [x - small, large - x]
  const other = a - b - x
  const text = latex`${write(base, `(x - ${a})`)} + ${write(base, b === 0 ? 'x' : `(x ${shift(b)})`)} = ${exponent}`
  return {
    given: { find: 'equation' as const, base, exponent, a, b },
    prompt: posed(rng, [
      say`If ${text}, what is x?`,
      say`Solve ${text} for x.`,
      say`Find the number x for which ${text}.`,
    ]),
    answer: x,
    within: [-2000, 3000] as const,
    mistakes: [
      {
        value: other,
        because: say`it solves the quadratic equation, but the logarithms are not defined there`,
      },
      {
        value: Math.abs(other),
        because: say`the solution for which the logarithms are not defined was taken without its sign`,
      },
      { value: (power + a - b) / 2, because: say`the two brackets were added instead of multiplied` },
      { value: x + a, because: say`${a} was added at the end` },
      { value: small, because: say`that is x − ${a}` },
      { value: large, because: b === 0 ? say`the factors were mixed up` : say`that is the other bracket` },
      { value: x + 1, because: say`with it the product of the brackets is too large` },
      { value: x - 1, because: say`with it the product of the brackets is too small` },
    ],
    steps: [
      say`Adding logarithms multiplies: ${latex`(x - ${a})${b === 0 ? 'x' : `(x ${shift(b)})`} = ${base}^{${exponent}} = ${power}`}`,
      say`Multiply out: ${latex`${showPolynomial([1, b - a, -a * b - power])} = 0`}`,
      say`The solutions are ${x} and ${other}; for ${other} the logarithms do not exist.`,
      say`So x = ${x}`,
    ],
  }
}

const LOGS = [
  [2, 0.301],
  [3, 0.4771],
  [5, 0.699],
  [6, 0.7781],
  [7, 0.8451],
  [12, 1.0792],
  [15, 1.1761],
  [18, 1.2553],
] as const

/** How many digits a power has. */
export function numberOfDigits(rng: Random) {
  const [number, log] = rng.pick(LOGS)
  const exponent = rng.until(
    () => rng.int(12, 120),
    (drawn) => {
      // Four places of the logarithm must be enough to tell.
      const rest = (drawn * log) % 1
      return rest > 0.05 && rest < 0.95
    },
  )
  const product = Number((exponent * log).toFixed(4))
  const digits = Math.floor(product) + 1
  const power = latex`${number}^{${exponent}}`
  return {
    given: { find: 'digits' as const, number, exponent },
    prompt: posed(rng, [
      say`If ${latex`\log_{10} ${number} = ${log}`}, how many digits does ${power} have?`,
      say`Given ${latex`\log_{10} ${number} = ${log}`}, find the number of digits of ${power}.`,
      say`${power} is written out in full. With ${latex`\log_{10} ${number} = ${log}`}, its number of digits is`,
    ]),
    answer: count(digits),
    mistakes: [
      {
        value: digits - 1,
        because: say`that is the whole part of the logarithm; the number of digits is one more`,
      },
      { value: digits + 1, because: say`the logarithm was rounded up before 1 was added` },
      { value: exponent, because: say`one digit was counted for each factor` },
      { value: Math.round(product * 1.1) + 2, because: say`the product was worked out too large` },
      {
        value: Math.max(2, Math.round(product * 0.9) - 1),
        because: say`the product was worked out too small`,
      },
      { value: digits - 2, because: say`1 was subtracted from the whole part instead of added` },
      { value: Math.round(exponent / log), because: say`the exponent was divided by the logarithm` },
    ],
    steps: [
      say`The logarithm of the power is ${exponent} × ${String(log)}.`,
      say`${exponent} × ${String(log)} = ${String(product)}`,
      say`Its whole part is ${digits - 1}: the number lies between ${latex`10^{${digits - 1}}`} and ${latex`10^{${digits}}`}.`,
      say`Number of digits = ${digits - 1} + 1 = ${digits}`,
    ],
  }
}
