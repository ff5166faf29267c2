import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { quantity } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { latex, say } from '../../../kit/wording/say.ts'
import { ask, drawLetter, signed, term } from './linear-terms.ts'

/** The hard forms of one unknown: fractions to clear, and two ages at two times. */
export function fractions(rng: Random) {
  const letter = drawLetter(rng)
  const { p, q, u, v, root } = rng.until(
    () => ({ p: rng.int(2, 7), q: rng.int(2, 9), u: rng.int(2, 12), v: rng.int(1, 9), root: rng.int(2, 40) }),
    ({ p, q, u, v, root }) => {
      const [b, c] = [p * u - root, root - q * v]
      // With these, two of the mistakes come out whole as well.
      const isWhole = (2 * p * c) % (p + q) === 0 && ((u + v) * (p + q) - b + c) % 2 === 0
      return p !== q && b > 0 && c > 0 && isWhole
    },
  )
  const [b, c, d] = [p * u - root, root - q * v, u + v]
  const equation = latex`\frac{${letter} + ${b}}{${p}} + \frac{${letter} - ${c}}{${q}} = ${d}`
  return {
    given: { form: 'fractions' as const, p, q, b, c, d },
    prompt: ask(rng, equation, letter),
    answer: root,
    within: signed,
    mistakes: [
      { value: (d - q * b + p * c) / (p + q), because: say`the right side was not multiplied by ${p * q}` },
      {
        value: (d * p * q - b + c) / (p + q),
        because: say`only ${letter} was multiplied out, not the whole brackets`,
      },
      { value: (d * (p + q) - b + c) / 2, because: say`the two denominators were added` },
      { value: (d * p * q - q * b - p * c) / (p + q), because: say`the sign before ${c} was lost` },
      {
        value: (d * p * q + q * b + p * c) / (p + q),
        because: say`${q * b} was carried over without changing its sign`,
      },
      { value: d - b + c, because: say`the denominators were left out` },
      { value: (p + q) * root, because: say`the division by ${p + q} at the end was forgotten` },
      { value: root + b, because: say`that is the number in the first bracket, ${letter} + ${b}` },
      { value: root - c, because: say`that is the number in the second bracket, ${letter} − ${c}` },
      { value: -root, because: say`the sign of the result was lost` },
    ],
    steps: [
      say`Multiply both sides by ${p} × ${q} = ${p * q}: ${q}(${letter} + ${b}) + ${p}(${letter} − ${c}) = ${d * p * q}`,
      say`Multiply out: ${q}${letter} + ${q * b} + ${p}${letter} − ${p * c} = ${d * p * q}`,
      say`Collect: ${p + q}${letter} = ${d * p * q} − ${q * b} + ${p * c} = ${(p + q) * root}`,
      say`Divide by ${p + q}: ${letter} = ${root}`,
    ],
  }
}

/** A parent's age is a multiple of the child's, now and later. */
const AGES = range(3, 9).flatMap((times) =>
  range(2, times - 1).flatMap((timesLater) =>
    range(2, 30).flatMap((later) => {
      const child = (later * (timesLater - 1)) / (times - timesLater)
      const parent = times * child
      return Number.isInteger(child) &&
        child >= 2 &&
        parent - child >= 19 &&
        parent <= 70 &&
        parent - child <= 45
        ? [{ times, timesLater, later, child }]
        : []
    }),
  ),
)

export function ages(rng: Random) {
  const { times, timesLater, later, child } = rng.pick(AGES)
  const [young, old] = rng.sample(people, 2)
  const word = (count: number) => (count === 2 ? 'twice' : `${count} times`)
  const relation = old.he === 'he' ? 'father' : 'mother'
  const answer = quantity(child, 'year')
  return {
    given: { form: 'ages' as const, times, later, timesLater },
    prompt: rng.pick([
      say`${old.name} is ${word(times)} as old as ${old.his} child ${young.name}. In ${quantity(later, 'year')} ${old.he} will be ${word(timesLater)} as old. How old is ${young.name} now?`,
      say`The age of ${old.name}, the ${relation} of ${young.name}, is ${word(times)} that of ${young.name}; after ${quantity(later, 'year')} it will be ${word(timesLater)}. Find the present age of ${young.name}.`,
    ]),
    answer,
    mistakes: [
      { value: child * times, because: say`that is the present age of ${old.name}` },
      {
        value: child + later,
        because: say`that is the age of ${young.name} after ${quantity(later, 'year')}`,
      },
      {
        value: later / (times - timesLater),
        because: say`the ${quantity(later, 'year')} were added to one age only`,
      },
      {
        value: (later * timesLater) / (times - timesLater),
        because: say`the ${quantity(later, 'year')} were not added to the age of ${old.name}`,
      },
      {
        value: (later * (timesLater + 1)) / (times - timesLater),
        because: say`the ${quantity(later, 'year')} were carried over without changing their sign`,
      },
      { value: (later * (timesLater - 1)) / times, because: say`the years were divided by ${times} only` },
      { value: later, because: say`that is the number of years to wait` },
    ],
    steps: [
      say`Let ${young.name} be x years old; then ${old.name} is ${times}x.`,
      say`In ${quantity(later, 'year')}: ${times}x + ${later} = ${timesLater}(x + ${later})`,
      say`${times}x + ${later} = ${timesLater}x + ${timesLater * later}, so ${term(times - timesLater, 'x')} = ${(timesLater - 1) * later}`,
      say`x = ${answer}`,
    ],
  }
}
