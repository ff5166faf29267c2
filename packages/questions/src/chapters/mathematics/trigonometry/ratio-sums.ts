import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { fraction } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { say } from '../../../kit/wording/say.ts'
import { ANGLES, type RatioName, ratioOf, TRIPLES } from './ratio-names.ts'

/** The hard forms of ratios: a sum is told, a single ratio is asked. */
export function sumWithSecant(rng: Random) {
  const [opposite, adjacent, longest] = rng.pick(TRIPLES)
  const pair = rng.pick(['sec', 'cosec'] as const)
  const angle = rng.pick(ANGLES)
  const [big, small] = pair === 'sec' ? (['sec', 'tan'] as const) : (['cosec', 'cot'] as const)
  // sec + tan = (longest + opposite) ÷ adjacent; its inverse is sec − tan.
  const [leg, base] = pair === 'sec' ? [opposite, adjacent] : [adjacent, opposite]
  const sum = fraction(longest + leg, base)
  const wanted = rng.pick(['sin', 'cos', 'tan', 'sec'] as const)
  const of = (name: RatioName) => ratioOf(name, opposite, adjacent, longest)
  const person = rng.pick(people)
  const answer = fraction(...of(wanted))
  const others = (['sin', 'cos', 'tan', 'cot', 'sec', 'cosec'] as const).filter((name) => name !== wanted)
  const [top, bottom] = [longest + leg, base]
  return {
    given: { find: 'secant-sum' as const, pair, wanted, top, bottom },
    prompt: rng.pick([
      say`If ${big} ${angle} + ${small} ${angle} = ${sum} and ${angle} is acute, what does ${person.name} get for ${wanted} ${angle}?`,
      say`${person.name} finds that ${big} ${angle} + ${small} ${angle} = ${sum} for an acute angle ${angle}. Find ${wanted} ${angle}.`,
      say`For an angle ${angle} between 0° and 90°, ${big} ${angle} and ${small} ${angle} add up to ${sum}. Then ${wanted} ${angle}, as ${person.name} works out, is`,
      say`The sum of ${big} ${angle} and ${small} ${angle} of an acute angle in the notebook of ${person.name} is ${sum}. How much is ${wanted} ${angle}?`,
    ]),
    answer,
    mistakes: [
      ...others.map((name) => ({ value: fraction(...of(name)), because: say`that is ${name} ${angle}` })),
      { value: fraction(bottom, top), because: say`that is ${big} ${angle} − ${small} ${angle}` },
    ],
    steps: [
      say`(${big} ${angle} + ${small} ${angle}) × (${big} ${angle} − ${small} ${angle}) = 1, so ${big} ${angle} − ${small} ${angle} = ${fraction(bottom, top)}`,
      say`Adding both: 2 ${big} ${angle} = ${sum} + ${fraction(bottom, top)}, so ${big} ${angle} = ${fraction(longest, base)}`,
      say`A right triangle with the sides ${opposite} opposite ${angle}, ${adjacent} beside it and ${longest} as the longest has this ratio.`,
      say`${wanted} ${angle} = ${answer}`,
    ],
  }
}

/** m sin + n cos = size and the square of its difference, all whole. */
const SUMS = range(2, 40).flatMap((one) =>
  range(1, one - 1).map((other) => ({
    sum: one + other,
    difference: one - other,
    square: one * one + other * other,
  })),
)

export function sumOfTwo(rng: Random) {
  const { sum, difference, square } = rng.pick(SUMS.filter((drawn) => drawn.square <= 900))
  const angle = rng.pick(ANGLES)
  const person = rng.pick(people)
  const isSumKnown = rng.chance(0.5)
  const [known, key] = isSumKnown ? [sum, difference] : [difference, sum]
  const root = Number.isInteger(Math.sqrt(square)) ? `${Math.sqrt(square)}` : `√${square}`
  const sign = isSumKnown ? ('+' as const) : ('−' as const)
  const other = isSumKnown ? '−' : '+'
  const [first, second] = rng.chance(0.5) ? ['sin', 'cos'] : ['cos', 'sin']
  const answer = fraction(key)
  return {
    given: { find: 'difference' as const, size: known, square, sign },
    prompt: rng.pick([
      say`If ${root} (${first} ${angle} ${sign} ${second} ${angle}) = ${known}, what is the positive value of ${root} (${first} ${angle} ${other} ${second} ${angle})?`,
      say`${person.name} has x = ${root} ${first} ${angle} and y = ${root} ${second} ${angle} with x ${sign} y = ${known}. Find the positive value of x ${other} y.`,
      say`For an acute angle ${angle}, ${root} ${first} ${angle} ${sign} ${root} ${second} ${angle} = ${known}. The size of ${root} ${first} ${angle} ${other} ${root} ${second} ${angle}, without its sign, is`,
      say`Let p = ${root} ${first} ${angle} and q = ${root} ${second} ${angle}. If p ${sign} q is ${known}, how much is |p ${other} q|, asks ${person.name}.`,
    ]),
    answer,
    mistakes: [
      { value: square - known, because: say`the given value was taken off ${square} without squares` },
      { value: known, because: say`sum and difference were taken to be equal` },
      { value: 2 * key, because: say`the root was doubled` },
      { value: (known + key) / 2, because: say`that is the larger of the two terms` },
      { value: Math.abs(known - key) / 2, because: say`that is the smaller of the two terms` },
      { value: key * key, because: say`the root was not taken` },
      { value: key + 1, because: say`the root was taken 1 too large` },
      { value: key - 1, because: say`the root was taken 1 too small` },
    ],
    steps: [
      say`Square both: (${first} ${angle} ${sign} ${second} ${angle})² + (${first} ${angle} ${other} ${second} ${angle})² = 2, because sin² + cos² = 1.`,
      say`Multiplied by ${square}: ${known}² + (the value wanted)² = ${2 * square}`,
      say`(The value wanted)² = ${2 * square} − ${known * known} = ${key * key}`,
      say`Its root is ${answer}`,
    ],
  }
}
