import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { posed } from '../../../kit/wording/posed.ts'
import { type Message, say } from '../../../kit/wording/say.ts'
import { multiplesBetween, sumFromTwoTerms } from './arithmetic-progression-hard.ts'

/** "What is the 20th term of 3, 7, 11, …?" */
export const arithmeticProgression = defineGenerator({
  id: 'algebra/arithmetic-progression',
  version: 1,
  levels: {
    easy: { forms: [term] },
    medium: { forms: [sum, countTerms, termFromTwo] },
    hard: { forms: [sumFromTwoTerms, multiplesBetween] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    // Term by term.
    switch (given.find) {
      case 'term':
        return walk(given.first, given.second - given.first, given.n).at(-1) ?? Number.NaN
      case 'sum':
        return walk(given.first, given.second - given.first, given.n).reduce((total, one) => total + one, 0)
      case 'count': {
        let [value, count] = [given.first, 1]
        for (; value !== given.last && count < 5000; count++) value += given.second - given.first
        return count
      }
      case 'from-two': {
        for (const step of range(-40, 40)) {
          const first = given.value - (given.place - 1) * step
          if (walk(first, step, given.otherPlace).at(-1) === given.otherValue)
            return walk(first, step, given.n).at(-1) ?? Number.NaN
        }
        return Number.NaN
      }
      case 'sum-from-two': {
        for (const step of range(-40, 40)) {
          const first = given.value - (given.place - 1) * step
          if (walk(first, step, given.otherPlace).at(-1) === given.otherValue)
            return walk(first, step, given.n).reduce((total, one) => total + one, 0)
        }
        return Number.NaN
      }
      case 'multiples': {
        const fitting = range(given.from, given.to).filter((number) => number % given.of === 0)
        return given.asks === 'count' ? fitting.length : fitting.reduce((total, one) => total + one, 0)
      }
    }
  },
})

function walk(first: number, step: number, count: number): number[] {
  const terms = [first]
  while (terms.length < count) terms.push((terms.at(-1) ?? 0) + step)
  return terms
}

const drawStart = (rng: Random) => {
  const [a, d] = rng.until(
    () => [rng.int(-30, 60), rng.int(-12, 15)] as const,
    ([, step]) => Math.abs(step) >= 2,
  )
  return { a, d, list: say`${a}, ${a + d}, ${a + 2 * d}, …` as Message }
}

function term(rng: Random) {
  const { a, d, list } = drawStart(rng)
  const n = rng.int(11, 48)
  const answer = a + (n - 1) * d
  return {
    given: { find: 'term' as const, first: a, second: a + d, n },
    prompt: posed(rng, [
      say`What is term number ${n} of the arithmetic progression ${list}?`,
      say`Find term ${n} of this AP: ${list}`,
      say`In the arithmetic progression ${list}, which number stands at place ${n}?`,
      say`The numbers ${list} go on in equal steps. Term ${n} is`,
    ]),
    answer,
    within: [-3000, 3000] as const,
    mistakes: [
      { value: a + n * d, because: say`${n} steps were taken instead of ${n - 1}` },
      { value: a + (n - 2) * d, because: say`${n - 2} steps were taken instead of ${n - 1}` },
      { value: n * d, because: say`the first term was left out` },
      { value: (n - 1) * d, because: say`the first term was not added` },
      { value: a - (n - 1) * d, because: say`the steps were taken in the wrong direction` },
      { value: d + (n - 1) * a, because: say`the first term and the common difference were exchanged` },
      { value: a * n + d, because: say`the first term was multiplied by ${n}` },
    ],
    steps: [
      say`The common difference is ${a + d} − ${a < 0 ? say`(${a})` : a} = ${d}; from term 1 to term ${n} there are ${n - 1} steps.`,
      say`${a} + ${n - 1} × ${d < 0 ? say`(${d})` : d} = ${answer}`,
    ],
  }
}

function sum(rng: Random) {
  const { a, d, list } = drawStart(rng)
  const n = rng.int(9, 40)
  const last = a + (n - 1) * d
  const answer = (n * (a + last)) / 2
  return {
    given: { find: 'sum' as const, first: a, second: a + d, n },
    prompt: posed(rng, [
      say`What is the sum of the first ${n} terms of the AP ${list}?`,
      say`Find the total of the first ${n} numbers of this arithmetic progression: ${list}`,
      say`The first ${n} terms of ${list} add up to`,
    ]),
    answer,
    within: [-20_000, 30_000] as const,
    mistakes: [
      { value: (n * (a + a + n * d)) / 2, because: say`the last term was taken one step too far` },
      { value: n * (a + last), because: say`the division by 2 was forgotten` },
      { value: last, because: say`that is the last of the terms, not their sum` },
      { value: n * a, because: say`every term was taken to be as the first` },
      { value: n * last, because: say`every term was taken to be as the last` },
      { value: ((n - 1) * (a + last)) / 2, because: say`one term too few was counted` },
      { value: ((n + 1) * (a + last)) / 2, because: say`one term too many was counted` },
    ],
    steps: [
      say`Common difference ${d}`,
      say`Last term: ${a} + ${n - 1} × ${d < 0 ? say`(${d})` : d} = ${last}`,
      say`Sum = ${n} × (${a} + ${last < 0 ? say`(${last})` : last}) ÷ 2 = ${answer}`,
    ],
  }
}

function countTerms(rng: Random) {
  const { a, d, list } = drawStart(rng)
  const n = rng.int(12, 90)
  const last = a + (n - 1) * d
  return {
    given: { find: 'count' as const, first: a, second: a + d, last },
    prompt: posed(rng, [
      say`How many terms has the arithmetic progression ${list}, ${last}?`,
      say`Which place does ${last} take in the AP ${list}?`,
      say`The AP ${list} ends with ${last}. Find the number of its terms.`,
    ]),
    answer: n,
    mistakes: [
      { value: n - 1, because: say`that is the number of steps; there is one term more` },
      { value: n + 1, because: say`one term too many was counted` },
      {
        value: Math.abs(Math.round(last / d)),
        because: say`the last term was divided by the common difference`,
      },
      {
        value: Math.abs(Math.round((last + a) / d)),
        because: say`first and last term were added instead of subtracted`,
      },
      { value: Math.abs(last - a), because: say`the division by the common difference was left out` },
      { value: n + 2, because: say`the first and the last term were each counted twice` },
      { value: n - 2, because: say`the first and the last term were left out` },
    ],
    steps: [
      say`Common difference ${d}`,
      say`Steps from the first to the last term: (${last} − ${a < 0 ? say`(${a})` : a}) ÷ ${d < 0 ? say`(${d})` : d} = ${n - 1}`,
      say`There is one term more than steps: ${n}`,
    ],
  }
}

function termFromTwo(rng: Random) {
  const { a, d } = drawStart(rng)
  const [one, two, n] = rng.sample(range(3, 30), 3)
  const [place, otherPlace] = [Math.min(one, two), Math.max(one, two)]
  const at = (index: number) => a + (index - 1) * d
  const [value, otherValue, answer] = [at(place), at(otherPlace), at(n)]
  return {
    given: { find: 'from-two' as const, place, value, otherPlace, otherValue, n },
    prompt: posed(rng, [
      say`Term ${place} of an AP is ${value} and term ${otherPlace} is ${otherValue}. What is term ${n}?`,
      say`An arithmetic progression has ${value} at place ${place} and ${otherValue} at place ${otherPlace}. Find the number at place ${n}.`,
      say`If the terms number ${place} and ${otherPlace} of an AP are ${value} and ${otherValue}, term number ${n} is`,
    ]),
    answer,
    within: [-3000, 3000] as const,
    mistakes: [
      { value: answer + d, because: say`one step too many was taken` },
      { value: answer - d, because: say`one step too few was taken` },
      { value: a, because: say`that is the first term` },
      { value: value + n * d, because: say`${n} steps were taken from term ${place}` },
      { value: value - (n - place) * d, because: say`the steps were taken in the wrong direction` },
      { value: n * d, because: say`the first term was taken to be ${d}` },
      { value: value + otherValue, because: say`the two terms were added` },
    ],
    steps: [
      say`From term ${place} to term ${otherPlace}: ${otherPlace - place} steps for ${otherValue - value}, so the common difference is ${d}.`,
      say`From term ${place} to term ${n}: ${n - place} steps`,
      say`${value} + ${n - place < 0 ? say`(${n - place})` : n - place} × ${d < 0 ? say`(${d})` : d} = ${answer}`,
    ],
  }
}
