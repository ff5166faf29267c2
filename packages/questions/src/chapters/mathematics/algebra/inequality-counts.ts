import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { showPolynomial } from '../../../kit/wording/polynomial.ts'
import { posed } from '../../../kit/wording/posed.ts'
import { latex, say } from '../../../kit/wording/say.ts'
import { holds, TEX } from './inequality-signs.ts'

export function quadraticCount(rng: Random) {
  const p = rng.int(-9, 9)
  const q = p + rng.int(3, 16)
  const sign = rng.pick(['<', '≤'] as const)
  const [b, c] = [-(p + q), p * q]
  const count = sign === '≤' ? q - p + 1 : q - p - 1
  const text = latex`${showPolynomial([1, b, c])} ${TEX[sign]} 0`
  return {
    given: { find: 'quadratic' as const, b, c, sign },
    prompt: posed(
      rng,
      [
        say`How many integers x satisfy ${text}?`,
        say`Find the number of whole numbers x, negative ones included, for which ${text}.`,
        say`The inequality ${text} holds for how many integers?`,
      ],
      0.1,
    ),
    answer: count,
    within: [0, 100] as const,
    mistakes: [
      {
        value: sign === '≤' ? count - 2 : count + 2,
        because: sign === '≤' ? say`the roots satisfy it too` : say`the roots do not satisfy it`,
      },
      { value: q - p, because: say`only one of the two roots was counted` },
      { value: count + 1, because: say`one number too many was counted` },
      { value: count - 1, because: say`one number too few was counted` },
      { value: Math.abs(p + q), because: say`that is the middle coefficient without its sign` },
      { value: 2, because: say`only the roots were counted` },
      { value: Math.max(0, q), because: say`only numbers up to the larger root, from 1 on, were counted` },
      { value: count + 3, because: say`numbers outside the roots were counted as well` },
    ],
    steps: [
      say`Roots of ${latex`${showPolynomial([1, b, c])} = 0`}: ${p} and ${q}`,
      say`The parabola opens upwards, so the expression is negative between the roots.`,
      say`So x runs from ${sign === '≤' ? p : p + 1} to ${sign === '≤' ? q : q - 1}.`,
      say`Number of integers: ${sign === '≤' ? q : q - 1} − ${(sign === '≤' ? p : p + 1) < 0 ? say`(${sign === '≤' ? p : p + 1})` : sign === '≤' ? p : p + 1} + 1 = ${count}`,
    ],
  }
}

export function modulus(rng: Random) {
  const a = rng.int(1, 4)
  const b = rng.pick([1, -1]) * rng.int(1, 15)
  const c = rng.int(5, 40)
  const sign = rng.pick(['<', '≤'] as const)
  const fitting = range(-300, 300).filter((x) => holds(Math.abs(a * x + b), sign, c))
  const count = fitting.length
  const text = latex`|${showPolynomial([a, b])}| ${TEX[sign]} ${c}`
  return {
    given: { find: 'modulus' as const, a, b, c, sign },
    prompt: posed(
      rng,
      [
        say`How many integers x satisfy ${text}?`,
        say`Find the number of whole numbers x, negative ones included, for which ${text}.`,
        say`The inequality ${text} holds for how many integers?`,
      ],
      0.15,
    ),
    answer: count,
    within: [0, 200] as const,
    mistakes: [
      { value: count + 1, because: say`a number at the border was counted although it does not fit` },
      { value: count - 1, because: say`one number too few was counted` },
      { value: fitting.filter((x) => x > 0).length, because: say`only the positive solutions were counted` },
      {
        value: fitting.filter((x) => a * x + b >= 0).length,
        because: say`only the case without a minus sign was solved`,
      },
      { value: 2 * c + 1, because: say`the expression inside was taken to be x alone` },
      { value: count + 2, because: say`one number too many was counted at each end` },
      { value: count - 2, because: say`one number too few was counted at each end` },
    ],
    steps: [
      say`Without the bars: ${latex`${-c} ${TEX[sign]} ${showPolynomial([a, b])} ${TEX[sign]} ${c}`}`,
      say`Subtract ${b < 0 ? say`(${b})` : b}: ${latex`${-c - b} ${TEX[sign]} ${showPolynomial([a, 0])} ${TEX[sign]} ${c - b}`}`,
      say`So x runs over the integers from ${fitting[0] ?? 0} to ${fitting.at(-1) ?? 0}.`,
      say`Their number is ${count}`,
    ],
  }
}
