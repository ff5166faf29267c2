import type { Random } from '../../../kit/random/random.ts'
import { isPrime, range } from '../../../kit/values/number-theory.ts'
import { fraction } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'
import { mistakesOfTwo, opening, sumOf, TWO, unit, waysOfTwo } from './dice-stories.ts'

/** Ways to a sum with three dice: the third die leaves a sum for the other two. */
const waysOfThree = (sum: number): number => sumOf(range(1, 6).map((third) => waysOfTwo(sum - third)))

/** The same without the order of the dice. */
const combinationsOfThree = (sum: number): number =>
  range(1, 6).flatMap((low) =>
    range(low, 6).filter((middle) => sum - low - middle >= middle && sum - low - middle <= 6),
  ).length

export function sumOfThree(rng: Random) {
  const sum = rng.int(5, 16)
  const ways = waysOfThree(sum)
  const answer = fraction(ways, 216)
  const parts = range(1, 6).map((third) => waysOfTwo(sum - third))
  return {
    given: { sides: 6, throws: 3, event: 'sum-is' as const, value: sum },
    prompt: say`${opening(rng, 'three fair dice')} What is the probability that the sum is ${sum}?`,
    answer,
    within: unit,
    mistakes: [
      { value: fraction(1, 16), because: say`all sixteen sums were taken to be equally likely` },
      { value: fraction(ways, 36), because: say`the outcomes of two dice were counted instead of three` },
      { value: fraction(ways - 3, 216), because: say`one combination was missed in its three orders` },
      { value: fraction(ways + 3, 216), because: say`one combination too many was counted in three orders` },
      {
        value: fraction(combinationsOfThree(sum), 216),
        because: say`the order of the dice was ignored among the favourable outcomes`,
      },
      {
        value: fraction(combinationsOfThree(sum), 56),
        because: say`the order of the dice was ignored in all outcomes`,
      },
      { value: fraction(ways * 2, 216), because: say`each outcome was counted twice` },
    ],
    steps: [
      say`Three dice have 6 × 6 × 6 = 216 equally likely outcomes.`,
      say`If the third die shows 1, 2, 3, 4, 5 or 6, the other two must make up the rest.`,
      say`That goes in ${parts.join(' + ')} = ${ways} ways.`,
      say`Probability = ${ways} ÷ 216 = ${answer}`,
    ],
  }
}

export function sumWithProperty(rng: Random) {
  const property = rng.pick(['prime', 3, 4, 5])
  const sums = range(2, 12).filter((sum) => (property === 'prime' ? isPrime(sum) : sum % property === 0))
  const ways = sumOf(sums.map(waysOfTwo))
  const answer = fraction(ways, 36)
  const name = property === 'prime' ? 'a prime number' : `a multiple of ${property}`
  return {
    given: {
      sides: 6,
      throws: 2,
      event: property === 'prime' ? ('sum-prime' as const) : ('sum-multiple' as const),
      value: property === 'prime' ? 0 : property,
    },
    prompt: say`${opening(rng, TWO)} What is the probability that the sum is ${name}?`,
    answer,
    within: unit,
    mistakes: [
      { value: fraction(sums.length, 11), because: say`all eleven sums were taken to be equally likely` },
      {
        value: fraction(ways - waysOfTwo(sums[0] ?? 0), 36),
        because: say`the sum ${sums[0] ?? 0} was left out`,
      },
      {
        value: fraction(ways - waysOfTwo(sums.at(-1) ?? 0), 36),
        because: say`the sum ${sums.at(-1) ?? 0} was left out`,
      },
      {
        value: fraction(sums.length, 36),
        because: say`the suitable sums were counted, not the outcomes that give them`,
      },
      ...mistakesOfTwo(ways).slice(1, 5),
    ],
    steps: [
      say`Two dice have 6 × 6 = 36 equally likely outcomes.`,
      say`The sums that are ${name.replace(/^a /, '').replace('prime number', 'prime numbers').replace('multiple', 'multiples')}: ${sums.join(', ')}`,
      say`They come up in ${sums.map(waysOfTwo).join(' + ')} = ${ways} ways.`,
      say`Probability = ${ways} ÷ 36 = ${answer}`,
    ],
  }
}

export function sixInThrows(rng: Random) {
  const face = rng.int(1, 6)
  const never = rng.chance(0.4)
  const answer = fraction(never ? 125 : 91, 216)
  return {
    given: { sides: 6, throws: 3, event: never ? ('never-shows' as const) : ('shows' as const), value: face },
    prompt: say`${opening(rng, 'a fair die three times')} What is the probability that ${never ? `${face} never comes up` : `${face} comes up at least once`}?`,
    answer,
    within: unit,
    mistakes: [
      {
        value: fraction(1, 2),
        because: say`1/6 was simply multiplied by 3${never ? ' and taken off 1' : ''}`,
      },
      never
        ? { value: fraction(91, 216), because: say`that is the probability that it comes up at least once` }
        : { value: fraction(125, 216), because: say`that is the probability that it never comes up` },
      { value: fraction(1, 216), because: say`that is the probability that it comes up all three times` },
      { value: fraction(75, 216), because: say`that is the probability that it comes up exactly once` },
      { value: fraction(25, 36), because: say`two throws without it were counted instead of three` },
      { value: fraction(11, 36), because: say`two throws were counted instead of three` },
      { value: fraction(5, 6), because: say`only one throw was looked at` },
    ],
    steps: [
      say`In one throw ${face} does not come up with probability 5/6.`,
      say`The three throws do not influence each other.`,
      say`It never comes up with probability 5/6 × 5/6 × 5/6 = 125/216`,
      never ? say`Probability = ${answer}` : say`At least once: 1 − 125/216 = ${answer}`,
    ],
  }
}
