import type { Random } from '../../../kit/random/random.ts'
import { posed } from '../../../kit/wording/posed.ts'
import { latex, say } from '../../../kit/wording/say.ts'

/** The products in pairs from the sum and the squares, and the cubes from there. */
export function threeNumbers(rng: Random) {
  const [x, y, z] = [rng.int(1, 12), rng.int(1, 12), rng.pick([1, -1]) * rng.int(1, 9)]
  const [sum, squares, pairs] = [x + y + z, x * x + y * y + z * z, x * y + y * z + z * x]
  const letters = rng.pick([
    ['a', 'b', 'c'],
    ['x', 'y', 'z'],
    ['p', 'q', 'r'],
  ] as const)
  const [a, b, c] = letters
  const asksCubes = rng.chance(0.5)
  const total = latex`${a} + ${b} + ${c} = ${sum}`
  const pairText = `${a}${b} + ${b}${c} + ${c}${a}`
  if (!asksCubes) {
    const square = latex`${a}^2 + ${b}^2 + ${c}^2 = ${squares}`
    return {
      given: { find: 'triple' as const, sum, squares },
      prompt: posed(rng, [
        say`If ${total} and ${square}, what is ${pairText}?`,
        say`Find ${pairText} when ${total} and ${square}.`,
        say`Three numbers satisfy ${total} and ${square}. The value of ${pairText} is`,
      ]),
      answer: pairs,
      within: [-2000, 2000] as const,
      mistakes: [
        { value: sum * sum - squares, because: say`the division by 2 was forgotten` },
        { value: (sum * sum + squares) / 2, because: say`the squares were added instead of subtracted` },
        { value: squares - sum, because: say`the sum was not squared` },
        { value: -pairs, because: say`the subtraction was done the wrong way round` },
        { value: (sum * sum - squares) / 3, because: say`the difference was divided by 3 instead of 2` },
        { value: sum * sum, because: say`that is the square of the sum` },
        { value: pairs + sum, because: say`the sum was added once more` },
        { value: pairs - sum, because: say`the sum was taken off once more` },
      ],
      steps: [
        say`${latex`(${a} + ${b} + ${c})^2 = ${a}^2 + ${b}^2 + ${c}^2 + 2(${pairText})`}`,
        say`The square of the sum is ${sum * sum}.`,
        say`${sum * sum} = ${squares} + 2(${pairText}), so 2(${pairText}) = ${sum * sum - squares}`,
        say`${pairText} = ${pairs}`,
      ],
    }
  }
  const answer = sum * (sum * sum - 3 * pairs)
  const wanted = latex`${a}^3 + ${b}^3 + ${c}^3 - 3${a}${b}${c}`
  return {
    given: { find: 'cubes-of-three' as const, sum, pairs },
    prompt: posed(rng, [
      say`If ${total} and ${pairText} = ${pairs}, what is ${wanted}?`,
      say`Find ${wanted} when ${total} and ${pairText} = ${pairs}.`,
      say`Three numbers have ${total} and ${pairText} = ${pairs}. Then ${wanted} equals`,
    ]),
    answer,
    within: [-20_000, 20_000] as const,
    mistakes: [
      {
        value: sum * (sum * sum - pairs),
        because: say`the products in pairs were taken off once instead of three times`,
      },
      {
        value: sum * (sum * sum - 2 * pairs),
        because: say`the sum was multiplied by the sum of the squares alone`,
      },
      { value: sum * sum - 3 * pairs, because: say`the factor ${sum} was left out` },
      { value: sum * (sum * sum + 3 * pairs), because: say`the products in pairs were added` },
      { value: sum ** 3, because: say`that is the cube of the sum` },
      { value: -answer, because: say`the sign of the result was lost` },
      { value: sum ** 3 - 3 * pairs, because: say`the factor ${sum} was left out of the second term` },
    ],
    steps: [
      say`${wanted} is ${latex`${a} + ${b} + ${c}`} times the squares less the products in pairs.`,
      say`Sum of the squares = ${sum * sum} − 2 × ${pairs < 0 ? say`(${pairs})` : pairs} = ${squares}`,
      say`Squares less products in pairs = ${squares} − ${pairs < 0 ? say`(${pairs})` : pairs} = ${squares - pairs}`,
      say`${sum} × ${squares - pairs < 0 ? say`(${squares - pairs})` : squares - pairs} = ${answer}`,
    ],
  }
}

/** Fourth powers by squaring twice. */
export function highPower(rng: Random) {
  const letter = rng.pick(['x', 'a', 'p', 'm', 't', 'y'] as const)
  const sign = rng.pick([1, -1])
  const k = rng.int(2, 11)
  if (k === 2 && sign === 1) return threeNumbers(rng)
  const square = k * k - 2 * sign
  const answer = square * square - 2
  const given = latex`${letter} ${sign > 0 ? '+' : '-'} \frac{1}{${letter}} = ${k}`
  const wanted = latex`${letter}^4 + \frac{1}{${letter}^4}`
  return {
    given: { find: 'reciprocal' as const, sign, k, power: 4 },
    prompt: posed(
      rng,
      [
        say`If ${given}, what is ${wanted}?`,
        say`Find ${wanted}, given that ${given}.`,
        say`${given}. Then the value of ${wanted} is`,
      ],
      0,
    ),
    answer,
    mistakes: [
      { value: square * square, because: say`2 was not subtracted after the second squaring` },
      { value: square * square + 2, because: say`2 was added after the second squaring` },
      { value: k ** 4 - 2, because: say`the 2 of the first squaring was left out` },
      {
        value: (k * k + 2 * sign) ** 2 - 2,
        because: say`the sign of the 2 in the first squaring was changed`,
      },
      { value: square, because: say`that is the sum of the squares` },
      { value: k ** 4 - 4, because: say`the fourth power of ${k} was taken and 4 subtracted` },
      { value: 2 * square - 2, because: say`the sum of the squares was doubled instead of squared` },
    ],
    steps: [
      say`Square once: ${latex`${letter}^2 + \frac{1}{${letter}^2} = ${k}^2 ${sign > 0 ? '-' : '+'} 2 = ${square}`}`,
      say`Square again: the product of the two terms is 1, so twice it is 2.`,
      say`${latex`${letter}^4 + \frac{1}{${letter}^4} = ${square}^2 - 2`}`,
      say`${square * square} − 2 = ${answer}`,
    ],
  }
}
