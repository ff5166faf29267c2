import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { exact } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { formatList } from '../../../kit/wording/format-list.ts'
import { say } from '../../../kit/wording/say.ts'

/** "What is the standard deviation of 2, 4, 6, 8 and 10?" */
export const standardDeviation = defineGenerator({
  id: 'statistics/standard-deviation',
  version: 5,
  concepts: [
    'standard-deviation',
    'variance',
    'change-of-origin-and-scale',
    'coefficient-of-variation',
    'combined-standard-deviation',
  ],
  levels: {
    easy: { forms: [ofList] },
    medium: { forms: [transformed, coefficient] },
    hard: { forms: [fromSums, combined] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'list': {
        // From all pairs: the variance is half the mean squared difference.
        const { values } = given
        const squares = values
          .flatMap((x) => values.map((y) => (x - y) ** 2))
          .reduce((sum, square) => sum + square, 0)
        const variance = squares / (2 * values.length ** 2)
        return given.asks === 'variance' ? variance : Math.sqrt(variance)
      }
      case 'transformed': {
        // Two values with that deviation, changed as given.
        const change = (value: number) => given.factor * value + given.shift
        const [low, high] = [change(-given.deviation), change(given.deviation)]
        return Math.abs(high - low) / 2
      }
      case 'coefficient':
        return given.asks === 'coefficient'
          ? given.known / (given.mean / 100)
          : (given.known / 100) * given.mean
      case 'sums':
        return Math.sqrt((given.squares * given.count - given.sum ** 2) / given.count ** 2)
      case 'combined': {
        const [m, n] = given.counts
        const mean = (m * given.means[0] + n * given.means[1]) / (m + n)
        const part = (count: number, deviation: number, own: number) =>
          count * (deviation ** 2 + (own - mean) ** 2)
        return (
          (part(m, given.deviations[0], given.means[0]) + part(n, given.deviations[1], given.means[1])) /
          (m + n)
        )
      }
    }
  },
})

/** Offsets from the mean, summing to zero, whose mean square is a perfect square. */
const SHAPES = [
  [-3, -1, 1, 3, 0],
  [-4, -2, 0, 2, 4],
  [-2, 0, 2],
  [-4, 0, 4, 0],
  [-6, -2, 2, 6],
  [-5, -1, 1, 5],
  [-7, -1, 1, 7],
  [-6, -3, 0, 3, 6],
  [-2, -2, 2, 2],
  [-3, -3, 3, 3],
  [-4, -3, -1, 1, 3, 4],
  [-5, -3, -1, 1, 3, 5],
  [-1, -1, 0, 0, 2],
  [-8, -2, 2, 8, 0],
  [-6, -2, 0, 2, 6],
].flatMap((shape) => {
  const variance = shape.reduce((sum, offset) => sum + offset * offset, 0) / shape.length
  const deviation = Math.sqrt(variance)
  return [{ shape, variance, isWhole: Number.isInteger(deviation) }]
})
const WHOLE = SHAPES.filter(({ isWhole }) => isWhole)

function ofList(rng: Random) {
  const asks = rng.pick(['variance', 'standard deviation'])
  const { shape, variance: base } = rng.pick(asks === 'variance' ? SHAPES : WHOLE)
  const factor = rng.int(1, 4)
  const mean = rng.int(10, 60) + 8 * factor
  const values = rng.shuffle(shape.map((offset) => mean + factor * offset))
  const variance = base * factor * factor
  const deviation = Math.sqrt(variance)
  const answer = asks === 'variance' ? variance : deviation
  const offsets = values.map((value) => value - mean)
  const squares = offsets.reduce((sum, offset) => sum + offset * offset, 0)
  const n = values.length
  const what = rng.pick([
    `marks of ${n} students`,
    `runs scored in ${n} matches`,
    `daily sales (in units) of a shop`,
    `waiting times (in minutes) of ${n} patients`,
    `lengths (in cm) of ${n} rods`,
  ])
  return {
    concept: asks === 'variance' ? 'variance' : 'standard-deviation',
    given: { find: 'list' as const, values, asks },
    prompt: rng.pick([
      say`${ask(rng, say`the ${asks} of ${formatList(values)}`)}`,
      say`The ${what} are ${formatList(values)}. ${ask(rng, say`their ${asks}`)}`,
      say`If the ${what} are ${formatList(values)}, then ${askThen(rng, say`their ${asks}`)}`,
      say`The ${asks} of the observations ${formatList(values)} is:`,
    ]),
    answer,
    mistakes: [
      asks === 'variance'
        ? { value: deviation, because: say`that is the standard deviation` }
        : { value: variance, because: say`that is the variance; its root was not taken` },
      {
        value: offsets.reduce((sum, offset) => sum + Math.abs(offset), 0) / n,
        because: say`that is the mean deviation`,
      },
      { value: Math.max(...values) - Math.min(...values), because: say`that is the range` },
      { value: mean, because: say`that is the mean` },
      {
        value: asks === 'variance' ? squares : Math.sqrt(squares),
        because: say`the division by ${n} was forgotten`,
      },
      {
        value: asks === 'variance' ? squares / (n - 1) : variance / 2,
        because:
          asks === 'variance'
            ? say`the squares were divided by ${n - 1}`
            : say`the variance was halved instead of taking its root`,
      },
      { value: 2 * answer, because: say`the result was doubled` },
      { value: answer + factor, because: say`one deviation was taken too large` },
      { value: answer - factor / 2, because: say`one deviation was taken too small` },
    ],
    steps: [
      say`Mean = ${mean}; the squared deviations add up to ${squares}.`,
      asks === 'variance'
        ? say`Variance = ${squares} ÷ ${n} = ${answer}`
        : say`Variance = ${squares} ÷ ${n} = ${variance}, and its root is ${answer}`,
    ],
  }
}

function transformed(rng: Random) {
  const deviation = rng.int(2, 24)
  const factor = rng.pick([2, 3, 4, 5, -2, -3])
  const shift = rng.pick([1, -1]) * rng.int(1, 15)
  const answer = Math.abs(factor) * deviation
  const plus = shift < 0 ? say`${-shift} is subtracted` : say`${shift} is added`
  const times = factor < 0 ? say`(−${-factor})` : say`${factor}`
  return {
    concept: 'change-of-origin-and-scale',
    given: { find: 'transformed' as const, deviation, factor, shift },
    prompt: rng.pick([
      say`The standard deviation of some values is ${deviation}. Each value is multiplied by ${times}, and then ${plus}. ${ask(rng, 'the new standard deviation')}`,
      say`A set of numbers has a standard deviation of ${deviation}. Each number is multiplied by ${times} and then ${plus}. ${ask(rng, 'the standard deviation of the new numbers')}`,
      say`If every value of data with the standard deviation ${deviation} is first multiplied by ${times} and then ${plus}, the standard deviation becomes`,
    ]),
    answer,
    within: [-200, 3000] as const,
    mistakes: [
      {
        value: answer + shift,
        because: say`${Math.abs(shift)} moves all values alike and does not change the spread`,
      },
      { value: deviation, because: say`the factor ${factor} was left out` },
      { value: deviation + shift, because: say`only ${Math.abs(shift)} was used` },
      { value: answer * Math.abs(factor), because: say`the factor was squared, as for the variance` },
      { value: deviation + Math.abs(factor), because: say`the factor was added` },
      { value: answer - shift, because: say`${Math.abs(shift)} was counted in the other direction` },
      { value: deviation ** 2, because: say`that is the old variance` },
    ],
    steps: [
      say`Adding or subtracting a number moves all values alike: the spread does not change.`,
      say`Multiplying by ${factor} stretches the spread ${Math.abs(factor)} times.`,
      say`${Math.abs(factor)} × ${deviation} = ${answer}`,
    ],
  }
}

function coefficient(rng: Random) {
  const asks = rng.pick(['coefficient', 'deviation'])
  const { mean, percent, deviation } = rng.until(
    () => {
      const [mean, percent] = [rng.int(4, 40) * 5, rng.int(4, 40)]
      return { mean, percent, deviation: (mean * percent) / 100 }
    },
    (drawn) => Number.isInteger(drawn.deviation * 2),
  )
  const answer = asks === 'coefficient' ? percent : deviation
  const what = rng.pick([
    'the marks',
    'the daily wages',
    'the runs per match',
    'the monthly sales',
    'the lengths',
    'the yields',
  ])
  return {
    concept: 'coefficient-of-variation',
    given: { find: 'coefficient' as const, mean, known: asks === 'coefficient' ? deviation : percent, asks },
    prompt: rng.pick(
      asks === 'coefficient'
        ? [
            say`The mean of ${what} is ${mean} and their standard deviation is ${deviation}. ${ask(rng, 'the coefficient of variation, in per cent')}`,
            say`The mean and the standard deviation of ${what} are ${mean} and ${deviation}, respectively. ${ask(rng, 'the coefficient of variation as a percentage')}`,
          ]
        : [
            say`The mean of ${what} is ${mean} and their coefficient of variation is ${percent}%. ${ask(rng, 'the standard deviation')}`,
            say`The mean and the coefficient of variation of ${what} are ${mean} and ${percent}%, respectively. ${ask(rng, 'the standard deviation')}`,
          ],
    ),
    answer,
    mistakes: [
      {
        value: asks === 'coefficient' ? (mean * 100) / deviation / 10 : (percent * 100) / mean,
        because: say`mean and standard deviation were exchanged`,
      },
      {
        value: asks === 'coefficient' ? deviation : percent,
        because: say`that is the ${asks === 'coefficient' ? 'standard deviation' : 'coefficient'} itself`,
      },
      {
        value: asks === 'coefficient' ? percent * 10 : deviation * 10,
        because: say`a place of the decimal point was lost`,
      },
      { value: asks === 'coefficient' ? 100 - percent : mean - deviation, because: say`the rest was taken` },
      { value: answer * 2, because: say`the result was doubled` },
      { value: answer / 2, because: say`the result was halved` },
      {
        value: asks === 'coefficient' ? percent + 5 : deviation + mean / 20,
        because: say`a slip in the division made it too large`,
      },
    ],
    steps: [
      say`Coefficient of variation = standard deviation ÷ mean × 100`,
      asks === 'coefficient'
        ? say`${deviation} ÷ ${mean} × 100`
        : say`Standard deviation = ${percent} × ${mean} ÷ 100`,
      say`The result is ${answer}`,
    ],
  }
}

const SUMS = range(5, 40).flatMap((count) => range(2, 12).map((deviation) => ({ count, deviation })))

/** From the sum and the sum of the squares. */
function fromSums(rng: Random) {
  const { count, deviation } = rng.pick(SUMS)
  const mean = rng.int(2, 20)
  const sum = count * mean
  const squares = count * (deviation ** 2 + mean ** 2)
  return {
    concept: 'standard-deviation',
    given: { find: 'sums' as const, count, sum, squares },
    prompt: rng.pick([
      say`For ${count} values the sum is ${sum} and the sum of their squares is ${squares}. ${ask(rng, 'the standard deviation')}`,
      say`The sum of ${count} numbers is ${sum} and the sum of their squares is ${squares}. ${ask(rng, 'the standard deviation')}`,
      say`If the sum of ${count} observations is ${sum} and the sum of their squares is ${squares}, then the standard deviation of the data is:`,
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
function combined(rng: Random) {
  const n = rng.int(5, 50)
  const gap = 2 * rng.int(1, 8)
  const mean = rng.int(10, 60)
  const [low, high] = [mean - gap / 2, mean + gap / 2]
  const [s, t] = [rng.int(2, 12), rng.int(2, 12)]
  const between = (gap / 2) ** 2
  const within = exact(s * s + t * t, 2)
  const answer = within.add(between)
  const what = rng.pick(['observations of group', 'readings of sample', 'items of series'])
  const [one, other] = rng.pick([
    ['A', 'B'],
    ['P', 'Q'],
    ['X', 'Y'],
  ] as const)
  return {
    concept: 'combined-standard-deviation',
    given: {
      find: 'combined' as const,
      counts: [n, n] as const,
      means: [low, high] as const,
      deviations: [s, t] as const,
    },
    prompt: rng.pick([
      say`Two groups of ${n} observations each have means ${low} and ${high} and standard deviations ${s} and ${t}, respectively. ${ask(rng, 'the variance of the combined group')}`,
      say`The mean and the standard deviation of ${n} ${what} ${one} are ${low} and ${s}, and those of ${n} ${what} ${other} are ${high} and ${t}. ${ask(rng, 'the combined variance')}`,
      say`If two samples of size ${n} each have means ${low} and ${high} and standard deviations ${s} and ${t}, respectively, then the variance of the combined sample is:`,
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
