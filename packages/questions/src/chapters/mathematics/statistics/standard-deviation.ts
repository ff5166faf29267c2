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
  version: 6,
  concepts: [
    'standard-deviation',
    'variance',
    'change-of-origin-and-scale',
    'coefficient-of-variation',
    'combined-standard-deviation',
  ],
  levels: {
    easy: { forms: [ofList] },
    medium: { forms: [transformed, coefficient, fromSums] },
    hard: { forms: [combined, corrected, twoMissing] },
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
      case 'corrected': {
        // The sum and the sum of the squares, each without the wrong value and with the right one.
        const { count, mean, deviation, wrong, right } = given
        const sum = count * mean - wrong + right
        const squares = count * (deviation ** 2 + mean ** 2) - wrong ** 2 + right ** 2
        return (count * squares - sum ** 2) / count ** 2
      }
      case 'two-missing': {
        // Tries all pairs of whole numbers.
        const { known, mean, variance, asked } = given
        const size = known.length + 2
        const pair = range(0, 60)
          .flatMap((x) => range(x, 60).map((y) => [x, y] as const))
          .find(([x, y]) => {
            const values = [...known, x, y]
            const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
            return (
              values.reduce((sum, value) => sum + value, 0) === size * mean && squares === size * variance
            )
          })
        const [x, y] = pair ?? [Number.NaN, Number.NaN]
        return asked === 'product' ? x * y : asked === 'difference' ? y - x : y
      }
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

/** "The mean and standard deviation of 20 values are 10 and 2, but 8 was read as 18. What is the correct variance?" */
function corrected(rng: Random) {
  const { count, mean, deviation, wrong, right, answer, newMean } = rng.until(
    () => {
      const [count, mean, deviation] = [rng.pick([10, 20]), rng.int(15, 60), rng.int(5, 15)]
      const wrong = rng.int(Math.max(1, mean - 2 * deviation), mean + 2 * deviation)
      const step = rng.pick([-1, 1])
      const right = wrong + step * count
      const newMean = mean + step
      return {
        count,
        mean,
        deviation,
        wrong,
        right,
        newMean,
        answer: deviation ** 2 + mean ** 2 + (right ** 2 - wrong ** 2) / count - newMean ** 2,
      }
    },
    (drawn) =>
      drawn.right > 0 &&
      drawn.answer > 9 &&
      drawn.answer !== drawn.deviation ** 2 &&
      (drawn.right - drawn.newMean) ** 2 <= 4 * drawn.answer,
  )
  const square = deviation ** 2
  const [sum, squares] = [count * mean, count * (square + mean ** 2)]
  const newSquares = squares - wrong ** 2 + right ** 2
  return {
    concept: 'variance',
    given: { find: 'corrected' as const, count, mean, deviation, wrong, right },
    prompt: rng.pick([
      say`The mean and the standard deviation of ${count} observations were found to be ${mean} and ${deviation}. It was noticed later that one observation, ${right}, had been taken as ${wrong}. ${ask(rng, 'the correct variance')}`,
      say`For ${count} observations the mean was calculated as ${mean} and the standard deviation as ${deviation}, but the value ${right} was wrongly copied as ${wrong}. The correct variance is`,
      say`While the mean ${mean} and the standard deviation ${deviation} of ${count} values were calculated, ${wrong} was used in place of ${right}. ${ask(rng, 'the correct variance of the values')}`,
    ]),
    answer,
    mistakes: [
      { value: square, because: say`that is the variance before the correction` },
      {
        value: newSquares / count - mean ** 2,
        because: say`the mean was not corrected`,
      },
      {
        value: Math.abs(square + (mean ** 2 - newMean ** 2)),
        because: say`the sum of the squares was not corrected`,
      },
      { value: answer + 1, because: say`a slip of 1 in the square of the mean` },
      {
        value: square + (right - wrong),
        because: say`the difference of the values was added to the variance`,
      },
      { value: deviation, because: say`that is the standard deviation before the correction` },
      { value: answer - 2, because: say`a slip in the division of the sum of the squares` },
    ].filter(({ value }) => value > 0 && value !== answer),
    steps: [
      say`Correct sum: ${sum} − ${wrong} + ${right} = ${count * newMean}, so the correct mean is ${newMean}.`,
      say`Sum of the squares at first: ${count} × (${square} + ${mean ** 2}) = ${squares}`,
      say`Corrected: ${squares} − ${wrong ** 2} + ${right ** 2} = ${newSquares}`,
      say`Variance = ${newSquares} ÷ ${count} − ${newMean ** 2} = ${answer}`,
    ],
  }
}

/** "The mean and variance of 7 values are 8 and 16. Five are 2, 4, 10, 12 and 14. What is the product of the other two?" */
function twoMissing(rng: Random) {
  const { known, x, y, mean, variance } = rng.until(
    () => {
      const values = Array.from({ length: rng.pick([5, 6, 7]) }, () => rng.int(1, 18))
      const mean = values.reduce((sum, value) => sum + value, 0) / values.length
      const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length
      const [x = 0, y = 0, ...known] = values
      return { known, x: Math.min(x, y), y: Math.max(x, y), mean, variance }
    },
    (drawn) =>
      Number.isInteger(drawn.mean) &&
      Number.isInteger(drawn.variance) &&
      drawn.x !== drawn.y &&
      new Set(drawn.known).size === drawn.known.length,
  )
  const size = known.length + 2
  const asked = rng.pick(['product', 'difference', 'greater'] as const)
  const value = { product: x * y, difference: y - x, greater: y }[asked]
  const what = {
    product: 'the product of the other two',
    difference: 'the difference between the other two',
    greater: 'the greater of the other two',
  }[asked]
  const list = formatList([...known].sort((one, other) => one - other))
  return {
    concept: 'variance',
    given: { find: 'two-missing' as const, known, mean, variance, asked },
    prompt: rng.pick([
      say`The mean and the variance of ${size} observations are ${mean} and ${variance}, respectively. If ${known.length} of them are ${list}, ${askThen(rng, what)}`,
      say`${size} observations have the mean ${mean} and the variance ${variance}. ${known.length} of them are ${list}. ${ask(rng, what)}`,
    ]),
    answer: value,
    mistakes: [
      { value: x + y, because: say`that is the sum of the two` },
      {
        value: asked === 'greater' ? x : asked === 'product' ? y - x : x * y,
        because:
          asked === 'greater'
            ? say`that is the smaller one`
            : say`that is their ${asked === 'product' ? 'difference' : 'product'}`,
      },
      { value: value + 2, because: say`a slip in the sum of the squares made it too large` },
      { value: value - 2, because: say`a slip in the sum of the squares made it too small` },
      { value: value + 1, because: say`a slip of 1 in the last step` },
      { value: value - 1, because: say`a slip of 1 in the sum of the two` },
      { value: 2 * value, because: say`the result was doubled` },
    ].filter(({ value: wrong }) => wrong > 0 && wrong !== value),
    steps: [
      say`The sum of all is ${size} × ${mean} = ${size * mean}, so the other two add up to ${x + y}.`,
      say`The sum of all squares is ${size} × (${variance} + ${mean ** 2}) = ${size * (variance + mean ** 2)}, so the squares of the other two add up to ${x * x + y * y}.`,
      say`The product of the two is (${(x + y) ** 2} − ${x * x + y * y}) ÷ 2 = ${x * y}; they are ${x} and ${y}.`,
      asked === 'product'
        ? say`Their product is ${value}`
        : asked === 'difference'
          ? say`They differ by ${value}`
          : say`The greater one is ${value}`,
    ],
  }
}
