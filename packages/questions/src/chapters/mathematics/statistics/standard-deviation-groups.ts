import type { Random } from '../../../kit/random/random.ts'
import { exact } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'

const SUMS = range(5, 40).flatMap((count) => range(2, 12).map((deviation) => ({ count, deviation })))

/** From the sum and the sum of the squares. */
export function fromSums(rng: Random) {
  const { count, deviation } = rng.pick(SUMS)
  const mean = rng.int(2, 20)
  const sum = count * mean
  const squares = count * (deviation ** 2 + mean ** 2)
  const [person, town] = [rng.pick(people), rng.pick(towns)]
  return {
    given: { find: 'sums' as const, count, sum, squares },
    prompt: rng.pick([
      say`For ${count} values the sum is ${sum} and the sum of their squares is ${squares}. What is the standard deviation?`,
      say`${person.name} has ${count} numbers from ${town}; they add up to ${sum} and their squares to ${squares}. Find the standard deviation.`,
      say`If ${count} observations have the sum ${sum}, and their squares the sum ${squares}, the standard deviation of the data that ${person.name} took in ${town} is`,
    ]),
    answer: deviation,
    mistakes: [
      { value: deviation ** 2, because: say`that is the variance; its root was not taken` },
      { value: mean, because: say`that is the mean` },
      { value: squares / count, because: say`the square of the mean was not subtracted` },
      { value: squares / count - mean, because: say`the mean was not squared` },
      { value: deviation + 1, because: say`the root was taken one too large` },
      { value: deviation - 1, because: say`the root was taken one too small` },
      { value: deviation ** 2 / 2, because: say`the variance was halved instead of taking its root` },
    ],
    steps: [
      say`Mean = ${sum} ÷ ${count} = ${mean}`,
      say`Mean of the squares = ${squares} ÷ ${count} = ${squares / count}`,
      say`Variance = ${squares / count} − ${mean}² = ${deviation ** 2}`,
      say`Standard deviation = √${deviation ** 2} = ${deviation}`,
    ],
  }
}

/** Two equal groups with different means. */
export function combined(rng: Random) {
  const n = rng.int(5, 50)
  const gap = 2 * rng.int(1, 8)
  const mean = rng.int(10, 60)
  const [low, high] = [mean - gap / 2, mean + gap / 2]
  const [s, t] = [rng.int(2, 12), rng.int(2, 12)]
  const between = (gap / 2) ** 2
  const within = exact(s * s + t * t, 2)
  const answer = within.add(between)
  const [one, other] = rng.sample(towns, 2)
  return {
    given: {
      find: 'combined' as const,
      counts: [n, n] as const,
      means: [low, high] as const,
      deviations: [s, t] as const,
    },
    prompt: rng.pick([
      say`A group in ${one} and a group in ${other}, ${n} persons each, have the means ${low} and ${high} and the standard deviations ${s} and ${t}. What is the variance of both groups together?`,
      say`${n} values from ${one} have the mean ${low} and the standard deviation ${s}; ${n} values from ${other} have the mean ${high} and the standard deviation ${t}. Find the combined variance.`,
      say`Two samples of ${n} values each, from ${one} and ${other}, have means ${low} and ${high} with standard deviations ${s} and ${t}. The variance of all ${2 * n} values is`,
    ]),
    answer,
    mistakes: [
      { value: within, because: say`the distance of the two means was left out` },
      {
        value: within.add(gap * gap),
        because: say`the whole distance of the means was squared instead of half of it`,
      },
      { value: exact(s + t, 2).add(between), because: say`the standard deviations were not squared` },
      { value: exact((s + t) ** 2, 4), because: say`the standard deviations were averaged and squared` },
      { value: exact(s * s + t * t).add(between), because: say`the mean of the variances was not taken` },
      { value: within.add(gap / 2), because: say`half the distance of the means was not squared` },
      { value: exact(between), because: say`only the distance of the means was used` },
    ],
    steps: [
      say`Combined mean = (${low} + ${high}) ÷ 2 = ${mean}`,
      say`Each group mean is ${gap / 2} away from it: square ${between}`,
      say`Mean of the variances = (${s * s} + ${t * t}) ÷ 2 = ${within}`,
      say`Combined variance = ${within} + ${between} = ${answer}`,
    ],
  }
}
