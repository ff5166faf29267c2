import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { posed } from '../../../kit/wording/posed.ts'
import { say } from '../../../kit/wording/say.ts'

/** First term and step must be found before the sum. */
export function sumFromTwoTerms(rng: Random) {
  const [a, d] = rng.until(
    () => [rng.int(-20, 40), rng.int(-9, 12)] as const,
    ([, step]) => Math.abs(step) >= 2,
  )
  const [one, two] = rng.sample(range(3, 24), 2)
  const [place, otherPlace] = [Math.min(one, two), Math.max(one, two)]
  const n = rng.int(10, 40)
  const at = (index: number) => a + (index - 1) * d
  const [value, otherValue] = [at(place), at(otherPlace)]
  const answer = (n * (a + at(n))) / 2
  return {
    given: { find: 'sum-from-two' as const, place, value, otherPlace, otherValue, n },
    prompt: posed(rng, [
      say`Term ${place} of an AP is ${value} and term ${otherPlace} is ${otherValue}. What is the sum of its first ${n} terms?`,
      say`An arithmetic progression has ${value} at place ${place} and ${otherValue} at place ${otherPlace}. Find the sum of the first ${n} terms.`,
      say`If the terms number ${place} and ${otherPlace} of an AP are ${value} and ${otherValue}, its first ${n} terms add up to`,
    ]),
    answer,
    within: [-30_000, 30_000] as const,
    mistakes: [
      { value: n * (a + at(n)), because: say`the division by 2 was forgotten` },
      { value: at(n), because: say`that is term ${n}, not the sum` },
      { value: (n * (a + at(n + 1))) / 2, because: say`the last term was taken one step too far` },
      {
        value: (n * (value + otherValue)) / 2,
        because: say`the two given terms were taken for the first and the last`,
      },
      { value: (n * (value + value + (n - 1) * d)) / 2, because: say`term ${place} was taken for the first` },
      { value: ((n - 1) * (a + at(n))) / 2, because: say`one term too few was counted` },
      { value: ((n + 1) * (a + at(n))) / 2, because: say`one term too many was counted` },
    ],
    steps: [
      say`From term ${place} to term ${otherPlace} there are ${otherPlace - place} steps for ${otherValue - value}: common difference ${d}`,
      say`First term: ${value} − ${place - 1} × ${d < 0 ? say`(${d})` : d} = ${a}`,
      say`Term ${n}: ${a} + ${n - 1} × ${d < 0 ? say`(${d})` : d} = ${at(n)}`,
      say`Sum = ${n} × (${a} + ${at(n) < 0 ? say`(${at(n)})` : at(n)}) ÷ 2 = ${answer}`,
    ],
  }
}

/** The multiples of a number in a stretch are an AP. */
export function multiplesBetween(rng: Random) {
  const of = rng.int(3, 19)
  const from = rng.int(20, 300)
  const to = from + rng.int(80, 600)
  const [first, last] = [Math.ceil(from / of) * of, Math.floor(to / of) * of]
  const n = (last - first) / of + 1
  const asks = rng.pick(['sum', 'sum', 'count'])
  const sum = (n * (first + last)) / 2
  const answer = asks === 'sum' ? sum : n
  return {
    given: { find: 'multiples' as const, from, to, of, asks },
    prompt: posed(rng, [
      asks === 'sum'
        ? say`What is the sum of all numbers from ${from} to ${to} that are divisible by ${of}?`
        : say`How many numbers from ${from} to ${to} are divisible by ${of}?`,
      asks === 'sum'
        ? say`Add up all the multiples of ${of} from ${from} to ${to}. What is the total?`
        : say`Find how many multiples of ${of} lie from ${from} to ${to}, both ends included.`,
    ]),
    answer,
    mistakes: [
      ...(asks === 'sum'
        ? [
            { value: sum - last, because: say`the last multiple, ${last}, was left out` },
            { value: sum - first, because: say`the first multiple, ${first}, was left out` },
            { value: sum + last + of, because: say`${last + of}, which is above ${to}, was counted as well` },
            { value: 2 * sum, because: say`the division by 2 was forgotten` },
            {
              value: (n * (from + to)) / 2,
              because: say`${from} and ${to} were taken for the first and the last multiple`,
            },
            {
              value: sum + first - of,
              because: say`${first - of}, which is below ${from}, was counted as well`,
            },
          ]
        : [
            { value: n - 1, because: say`that is the number of steps; there is one multiple more` },
            { value: n + 1, because: say`one multiple too many was counted` },
            { value: Math.floor(to / of), because: say`the multiples below ${from} were counted as well` },
            { value: n + 2, because: say`the multiples just outside were counted as well` },
            { value: n - 2, because: say`the first and the last multiple were left out` },
            {
              value: to - from + 1 - n,
              because: say`the numbers that are not divisible by ${of} were counted`,
            },
          ]),
    ],
    steps: [
      say`The first multiple is ${first}, the last ${last}.`,
      say`They form an AP with the common difference ${of}.`,
      say`Number of terms: (${last} − ${first}) ÷ ${of} + 1 = ${n}`,
      asks === 'sum'
        ? say`Sum = ${n} × (${first} + ${last}) ÷ 2 = ${answer}`
        : say`So their number is ${answer}`,
    ],
  }
}
