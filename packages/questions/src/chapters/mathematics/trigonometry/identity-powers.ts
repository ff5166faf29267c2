import type { Random } from '../../../kit/random/random.ts'
import { fraction } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'
import { ANGLES, TRIPLES } from './ratio-names.ts'

/** Two ratios whose product is 1. */
const INVERSES = [
  ['tan', 'cot'],
  ['sec', 'cos'],
  ['cosec', 'sin'],
  ['cot', 'tan'],
  ['cos', 'sec'],
  ['sin', 'cosec'],
] as const

const POWERS = { 2: '²', 3: '³', 4: '⁴' } as const

/** The hard forms of identities: from a sum to powers and products. */
export function powers(rng: Random) {
  const [one, other] = rng.pick(INVERSES)
  const angle = rng.pick(ANGLES)
  const power = rng.pick([2, 3, 4] as const)
  const sum = rng.int(3, power === 2 ? 24 : power === 3 ? 12 : 7)
  const square = sum * sum - 2
  const key = power === 2 ? square : power === 3 ? sum ** 3 - 3 * sum : square * square - 2
  const person = rng.pick(people)
  const shown = `${one}${POWERS[power]} ${angle} + ${other}${POWERS[power]} ${angle}`
  return {
    given: { find: 'powers' as const, sum, power },
    prompt: rng.pick([
      say`If ${one} ${angle} + ${other} ${angle} = ${sum}, what does ${person.name} get for ${shown}?`,
      say`${person.name} knows that ${one} ${angle} and ${other} ${angle} add up to ${sum}. Find ${shown}.`,
      say`Given ${one} ${angle} + ${other} ${angle} = ${sum} for an acute angle ${angle}, the value of ${shown}, as ${person.name} finds, is`,
      say`For an acute angle ${angle} of ${person.name}, the sum of ${one} ${angle} and ${other} ${angle} is ${sum}. How much is ${shown}?`,
    ]),
    answer: key,
    mistakes: [
      { value: sum ** power, because: say`the sum was only raised to the power` },
      {
        value: power === 2 ? sum * sum - 4 : sum ** power - 2,
        because: power === 2 ? say`4 was taken off instead of 2` : say`2 was taken off the power of the sum`,
      },
      {
        value: power === 3 ? sum ** 3 + 3 * sum : power === 2 ? sum * sum + 2 : square * square + 2,
        because:
          power === 3
            ? say`3 × ${sum} was added instead of taken off`
            : say`2 was added instead of taken off`,
      },
      { value: power * sum, because: say`the sum was multiplied by the power` },
      {
        value: power === 4 ? square * square : sum ** 3 - sum,
        because:
          power === 4
            ? say`2 was not taken off after the second squaring`
            : say`${sum} was taken off the cube of the sum`,
      },
      {
        value: power === 2 ? sum * sum - 1 : 2 * sum ** power,
        because: power === 2 ? say`only 1 was taken off` : say`the power of the sum was doubled`,
      },
      {
        value: power === 2 ? sum * (sum - 2) : square,
        because:
          power === 2 ? say`${sum} × 2 was taken off instead of 2` : say`that is the sum of the squares`,
      },
      {
        value: power === 2 ? sum * (sum - 1) : 2 * square,
        because: power === 2 ? say`${sum} was taken off the square` : say`the sum of the squares was doubled`,
      },
    ],
    steps: [
      say`${one} ${angle} × ${other} ${angle} = 1`,
      say`Squared: ${one}² ${angle} + ${other}² ${angle} + 2 = ${sum * sum}, so the squares add up to ${square}.`,
      power === 2
        ? say`Nothing else is left over from the square.`
        : power === 3
          ? say`The sum of the cubes is the cube of the sum less 3 × product × sum.`
          : say`Squared once more: the sum of the fourth powers is ${square}² − 2.`,
      power === 2
        ? say`${sum}² − 2 = ${key}`
        : power === 3
          ? say`${sum}³ − 3 × ${sum} = ${key}`
          : say`${square}² − 2 = ${key}`,
    ],
  }
}

export function sumAndProduct(rng: Random) {
  const [opposite, adjacent, longest] = rng.pick(TRIPLES)
  const angle = rng.pick(ANGLES)
  const wanted = rng.pick(['product', 'tangents', 'cubes'] as const)
  const [top, bottom] = [opposite + adjacent, longest]
  const sum = fraction(top, bottom)
  const [p, q] = [opposite * adjacent, longest ** 2]
  const person = rng.pick(people)
  const answer =
    wanted === 'product'
      ? fraction(p, q)
      : wanted === 'tangents'
        ? fraction(q, p)
        : fraction(opposite ** 3 + adjacent ** 3, longest ** 3)
  const shown =
    wanted === 'product'
      ? `sin ${angle} × cos ${angle}`
      : wanted === 'tangents'
        ? `tan ${angle} + cot ${angle}`
        : `sin³ ${angle} + cos³ ${angle}`
  return {
    given: { find: 'product-of-sum' as const, top, bottom, wanted },
    prompt: rng.pick([
      say`If sin ${angle} + cos ${angle} = ${sum}, what value does ${person.name} of ${rng.pick(towns)} get for ${shown}?`,
      say`${person.name} of ${rng.pick(towns)} finds that sin ${angle} + cos ${angle} = ${sum} for an acute angle ${angle}. Find ${shown}.`,
      say`The sine and the cosine of an acute angle ${angle} add up to ${sum}. Then ${shown}, as ${person.name} of ${rng.pick(towns)} works out, is`,
      say`With sin ${angle} + cos ${angle} = ${sum} given, how much is ${shown} for ${person.name} of ${rng.pick(towns)}?`,
    ]),
    answer,
    mistakes: [
      { value: fraction(2 * p, q), because: say`that is 2 sin ${angle} cos ${angle}` },
      { value: fraction(p, q), because: say`that is sin ${angle} × cos ${angle}` },
      { value: fraction(q, p), because: say`that is tan ${angle} + cot ${angle}` },
      { value: fraction(q, 2 * p), because: say`half of tan ${angle} + cot ${angle} was taken` },
      { value: fraction(top * top, q), because: say`that is the square of the sum` },
      { value: fraction(top ** 3, bottom ** 3), because: say`the sum was only cubed` },
      { value: fraction(top, 2 * bottom), because: say`half of the sum was taken` },
      { value: fraction(bottom, top), because: say`the sum was turned upside down` },
    ],
    steps: [
      say`Squared: sin² ${angle} + cos² ${angle} + 2 sin ${angle} cos ${angle} = ${fraction(top * top, q)}`,
      say`sin² + cos² = 1, so 2 sin ${angle} cos ${angle} = ${fraction(2 * p, q)} and sin ${angle} cos ${angle} = ${fraction(p, q)}.`,
      wanted === 'product'
        ? say`The squares fall out, so nothing else is needed.`
        : wanted === 'tangents'
          ? say`tan ${angle} + cot ${angle} = (sin² + cos²) ÷ (sin ${angle} cos ${angle}) = 1 ÷ ${fraction(p, q)}`
          : say`sin³ ${angle} + cos³ ${angle} = sum × (1 − product) = ${sum} × (1 − ${fraction(p, q)})`,
      say`${shown} = ${answer}`,
    ],
  }
}
