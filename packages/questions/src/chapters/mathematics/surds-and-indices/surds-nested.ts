import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { surd } from '../../../kit/values/value.ts'
import { posed } from '../../../kit/wording/posed.ts'
import { latex, say } from '../../../kit/wording/say.ts'

const PAIRS = range(2, 40).flatMap((p) =>
  range(1, p - 1)
    .filter((q) =>
      Number.isInteger(Math.sqrt(p)) ? !Number.isInteger(Math.sqrt(q)) : Number.isInteger(Math.sqrt(q)),
    )
    .map((q) => [p, q] as const),
)

/** A root that opens into a whole number and a root. */
export function nested(rng: Random) {
  const [p, q] = rng.pick(PAIRS)
  const sign = rng.pick([1, -1])
  const [whole, inner] = [p + q, p * q]
  const isWholeFirst = Number.isInteger(Math.sqrt(p))
  const [rational, radicand] = isWholeFirst ? [Math.sqrt(p), q] : [Math.sqrt(q), p]
  // √p ± √q with p > q
  const value = (s: number) =>
    isWholeFirst ? surd(s, radicand, null, rational) : surd(1, radicand, null, s * rational)
  const answer = value(sign)
  const expression = latex`\sqrt{${whole} ${sign > 0 ? '+' : '-'} 2\sqrt{${inner}}}`
  return {
    given: { find: 'nested' as const, whole, inner, sign, add: 0 },
    prompt: posed(rng, [
      say`What is ${expression}?`,
      say`Simplify ${expression}.`,
      say`The positive square root ${expression} is equal to`,
      say`Find the value of ${expression} in the form without a root under a root.`,
    ]),
    answer,
    within: [-60, 60] as const,
    mistakes: [
      { value: value(-sign), because: say`the sign inside was changed` },
      { value: surd(1, inner, null, whole), because: say`the outer root was left out` },
      { value: surd(sign, whole, null, rational), because: say`${whole} was left under the root` },
      { value: surd(1, p, null, sign * q), because: say`the root of ${q} was not taken` },
      { value: surd(sign, q, null, p), because: say`the root of ${p} was not taken` },
      {
        value: surd(2 * sign, radicand, null, rational),
        because: say`the factor 2 was kept before the root`,
      },
      { value: surd(sign, whole, null, 2), because: say`the two numbers under the roots were mixed up` },
      {
        value: surd(sign, radicand, null, rational * rational),
        because: say`the root of ${rational * rational} was not taken`,
      },
    ].filter(({ value: wrong }) => !wrong.amount.times.equals(0)),
    steps: [
      say`Look for two numbers with the sum ${whole} and the product ${inner}: they are ${p} and ${q}.`,
      say`So ${latex`${whole} ${sign > 0 ? '+' : '-'} 2\sqrt{${inner}} = (\sqrt{${p}} ${sign > 0 ? '+' : '-'} \sqrt{${q}})^2`}`,
      say`The root is ${latex`\sqrt{${p}} ${sign > 0 ? '+' : '-'} \sqrt{${q}}`}, which is positive.`,
      say`Since ${latex`\sqrt{${rational * rational}} = ${rational}`}, the value is ${answer}`,
    ],
  }
}

/** x and 1/x are conjugate: a² − b = 1. */
const UNITS = [
  [2, 3, 1, 3],
  [3, 8, 2, 2],
  [4, 15, 1, 15],
  [5, 24, 2, 6],
  [6, 35, 1, 35],
  [7, 48, 4, 3],
  [8, 63, 3, 7],
  [9, 80, 4, 5],
  [10, 99, 3, 11],
  [11, 120, 2, 30],
  [12, 143, 1, 143],
] as const

export function reciprocalSquares(rng: Random) {
  const [a, b, outside, inside] = rng.pick(UNITS)
  const power = rng.pick([2, 3])
  const isMinus = rng.chance(0.5)
  const sum = 2 * a
  const answer = power === 2 ? sum * sum - 2 : sum ** 3 - 3 * sum
  const x = latex`x = ${a} ${isMinus ? '-' : '+'} ${outside === 1 ? '' : outside}\sqrt{${inside}}`
  const wanted = latex`x^${power} + \frac{1}{x^${power}}`
  return {
    given: { find: 'reciprocal' as const, a, b, power },
    prompt: posed(
      rng,
      [
        say`If ${x}, what is ${wanted}?`,
        say`Find ${wanted} when ${x}.`,
        say`Given ${x}, the value of ${wanted} is`,
        say`For the number ${x}, work out ${wanted}.`,
      ],
      0.1,
    ),
    answer,
    mistakes: [
      {
        value: sum ** power,
        because:
          power === 2
            ? say`2 was not subtracted from the square of the sum`
            : say`three times the sum was not subtracted from its cube`,
      },
      {
        value: power === 2 ? sum * sum + 2 : sum ** 3 + 3 * sum,
        because:
          power === 2
            ? say`2 was added instead of subtracted`
            : say`three times the sum was added instead of subtracted`,
      },
      {
        value: power === 2 ? sum : sum * sum - 2,
        because: power === 2 ? say`that is x + 1/x` : say`that is the sum of the squares`,
      },
      {
        value: power === 2 ? a * a + b : a ** 3 + 3 * a * b,
        because: say`only the rational part of one power was taken`,
      },
      {
        value: power === 2 ? sum * sum - 4 : sum ** 3 - sum,
        because:
          power === 2
            ? say`4 was subtracted instead of 2; that is the square of x − 1/x`
            : say`the sum was subtracted once instead of three times`,
      },
      {
        value: power === 2 ? 2 * sum : 3 * sum,
        because: say`the sum x + 1/x was multiplied by ${power} instead of being raised`,
      },
      {
        value: power === 2 ? sum * sum - 1 : sum ** 3 - 3,
        because:
          power === 2
            ? say`1 was subtracted instead of 2`
            : say`3 was subtracted instead of three times the sum`,
      },
    ],
    steps: [
      say`${latex`\frac{1}{x}`} is the conjugate of x, because ${latex`${a}^2 - ${b} = 1`}.`,
      say`So ${latex`x + \frac{1}{x} = ${sum}`}; the roots cancel.`,
      power === 2
        ? say`Square it: the square of the sum is the sum of the squares plus 2.`
        : say`Cube it: the cube of the sum is the sum of the cubes plus 3 times the sum.`,
      power === 2 ? say`${sum} × ${sum} − 2 = ${answer}` : say`${sum ** 3} − 3 × ${sum} = ${answer}`,
    ],
  }
}

const QUOTIENTS = range(2, 40).flatMap((p) =>
  range(1, p - 1).flatMap((q) => {
    const sum = (2 * (p + q)) / (p - q)
    const isRational = Number.isInteger(Math.sqrt(p)) || Number.isInteger(Math.sqrt(q))
    return Number.isInteger(sum) && sum > 2 && !isRational ? [[p, q, sum] as const] : []
  }),
)

/** x and y are reciprocal, so xy = 1. */
export function quotients(rng: Random) {
  const [p, q, sum] = rng.pick(QUOTIENTS)
  const times = rng.pick([0, 1, -1, 3, 5])
  const answer = sum * sum - 2 + times
  const [x, y] = [
    latex`x = \frac{\sqrt{${p}} + \sqrt{${q}}}{\sqrt{${p}} - \sqrt{${q}}}`,
    latex`y = \frac{\sqrt{${p}} - \sqrt{${q}}}{\sqrt{${p}} + \sqrt{${q}}}`,
  ]
  const middle =
    times === 0 ? '' : ` ${times > 0 ? '+' : '-'} ${Math.abs(times) === 1 ? '' : Math.abs(times)}xy`
  const wanted = latex`x^2${middle} + y^2`
  return {
    given: { find: 'quotients' as const, p, q, times },
    prompt: posed(rng, [
      say`If ${x} and ${y}, what is ${wanted}?`,
      say`Find ${wanted} for ${x} and ${y}.`,
      say`Given ${x} and ${y}, the value of ${wanted} is`,
    ]),
    answer,
    mistakes: [
      { value: sum * sum + times, because: say`the square of x + y was taken without subtracting 2xy` },
      { value: sum * sum + 2 + times, because: say`2xy was added instead of subtracted` },
      { value: sum * sum - 2, because: say`the term with xy was left out` },
      { value: sum * sum - 2 - times, because: say`the sign of the term with xy was changed` },
      { value: sum, because: say`that is x + y` },
      { value: sum * sum - 4 + times, because: say`4xy was subtracted instead of 2xy` },
      { value: 2 * sum + times, because: say`x + y was doubled instead of squared` },
      { value: (p + q) ** 2 - 2 + times, because: say`the denominator ${p} − ${q} was left out` },
    ],
    steps: [
      say`xy = 1, for the two fractions are reciprocal.`,
      say`x + y = ${latex`\frac{(\sqrt{${p}} + \sqrt{${q}})^2 + (\sqrt{${p}} - \sqrt{${q}})^2}{${p} - ${q}} = \frac{2(${p} + ${q})}{${p - q}} = ${sum}`}`,
      say`${latex`x^2 + y^2 = (x + y)^2 - 2xy`} = ${sum * sum} − 2 = ${sum * sum - 2}`,
      times === 0
        ? say`So the value is ${answer}`
        : say`Add the middle term: ${sum * sum - 2} ${times > 0 ? '+' : '−'} ${Math.abs(times)} = ${answer}`,
    ],
  }
}
