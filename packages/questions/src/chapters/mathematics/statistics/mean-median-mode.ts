import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { number, ratio } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { formatList } from '../../../kit/wording/format-list.ts'
import { type Message, say } from '../../../kit/wording/say.ts'
import { meanFromMedian, missingFrequency, ratioOfMeasures } from './mean-median-mode-in-steps.ts'

/** "What is the median of 7, 12, 5, 9 and 14?" */
export const meanMedianMode = defineGenerator({
  id: 'statistics/mean-median-mode',
  version: 7,
  concepts: ['mean', 'median', 'mode', 'empirical-relation'],
  levels: {
    easy: { forms: [ofList] },
    medium: { forms: [missingValue, changed, grouped, empirical] },
    hard: { forms: [...often(3, missingFrequency), ...often(3, meanFromMedian), ratioOfMeasures] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'mean':
        return given.values.reduce((sum, value) => sum + value, 0) / given.values.length
      case 'median':
        // The value with as many below as above; between two of them for an even count.
        return quickMedian(given.values)
      case 'mode':
        return [...new Set(given.values)].reduce((best, value) =>
          countOf(given.values, value) > countOf(given.values, best) ? value : best,
        )
      case 'missing':
        return (
          range(0, 2000).find(
            (x) =>
              (given.values.reduce((sum, value) => sum + value, 0) + x) / (given.values.length + 1) ===
              given.mean,
          ) ?? Number.NaN
        )
      case 'changed':
        return (given.mean * given.count - given.wrong + given.right) / given.count
      case 'grouped':
        return (
          given.rows.reduce((sum, [value, times]) => sum + value * times, 0) /
          given.rows.reduce((sum, [, times]) => sum + times, 0)
        )
      case 'empirical':
        // Mode is as far beyond the median as twice the way from the mean to the median.
        return given.asks === 'mode'
          ? given.second + 2 * (given.second - given.first)
          : given.asks === 'median'
            ? given.first + (given.second - given.first) / 3
            : given.second - (given.first - given.second) / 2
      case 'frequency':
        // Each value pulls the mean to its side; the missing ones must balance the others.
        return (
          given.rows.reduce((sum, [value, times]) => sum + (given.mean - value) * times, 0) /
          (given.value - given.mean)
        )
      case 'mean-by-median': {
        const x = range(0, 400).find(
          (drawn) =>
            quickMedian([...given.below, ...given.above, drawn + given.one, drawn + given.other]) ===
            given.median,
        )
        const values = [...given.below, ...given.above, (x ?? 0) + given.one, (x ?? 0) + given.other]
        return values.reduce((sum, value) => sum + value, 0) / values.length
      }
      case 'ratio-of-measures': {
        // Measured from the mean, the mode lies three times as far as the median.
        const { first, second, a, b } = given
        const at = { mean: 0, median: 1, mode: 3 }
        const step = (b - a) / (at[second] - at[first])
        return ratio(Math.round(6 * (a + (at[given.third] - at[first]) * step)), 6 * a)
      }
    }
  },
})

const countOf = (values: readonly number[], value: number) => values.filter((one) => one === value).length

function quickMedian(values: readonly number[]): number {
  const rank = (value: number) => values.filter((one) => one < value).length
  const at = (place: number) =>
    values.find((value) => rank(value) <= place && place < rank(value) + countOf(values, value)) ?? Number.NaN
  const half = values.length / 2
  return values.length % 2 === 1 ? at(Math.floor(half)) : (at(half - 1) + at(half)) / 2
}

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b)

const STORIES = [
  ['runs scored by a batsman in some matches', 4, 96],
  ['marks of a student in some tests', 20, 98],
  ['numbers of books sold by a shop on some days', 5, 60],
  ['maximum temperatures (in °C) of a city on some days', 12, 44],
  ['numbers of calls answered by a clerk on some days', 8, 70],
  ['weights (in kg) of some students', 30, 70],
  ['ages (in years) of the workers of a firm', 20, 58],
] as const

function drawValues(rng: Random, find: string): { values: number[]; tell: Message } {
  const [what, low, high] = rng.pick(STORIES)
  const count = rng.int(5, 9)
  const spread = range(low, Math.min(high, low + 40))
  const drawn = rng.sample(spread, count)
  const values =
    find === 'mode' ? rng.shuffle([...drawn, drawn[0] ?? 0, drawn[0] ?? 0, drawn[1] ?? 0]) : drawn
  return {
    values,
    tell: say`The ${what} are ${formatList(values)}.`,
  }
}

function ofList(rng: Random) {
  const find = rng.pick(['mean', 'median', 'mode'])
  const { values, tell } = rng.until(
    () => drawValues(rng, find),
    (drawn) => find !== 'mean' || Number.isInteger(total(drawn.values) / drawn.values.length),
  )
  const order = sorted(values)
  const mean = total(values) / values.length
  const median = quickMedian(values)
  const mode = order.find((value) => countOf(values, value) === 3) ?? 0
  const key = find === 'mean' ? mean : find === 'median' ? median : mode
  const answer = number(key)
  const middle = values.length / 2
  return {
    concept: find,
    given: { find, values },
    prompt: rng.pick([
      say`${tell} What is the ${find}?`,
      say`${tell} Find their ${find}.`,
      say`${tell} The ${find} of these values is`,
    ]),
    answer,
    mistakes: [
      ...(find === 'mean' ? [] : [{ value: Math.round(mean), because: say`that is about the mean` }]),
      ...(find === 'median'
        ? [
            {
              value: values[Math.floor(middle)] ?? 0,
              because: say`the values were not put in order before the middle one was taken`,
            },
          ]
        : [{ value: median, because: say`that is the median` }]),
      ...(find === 'median' && values.length % 2 === 0
        ? [
            { value: order[middle] ?? 0, because: say`only the upper of the two middle values was taken` },
            {
              value: order[middle - 1] ?? 0,
              because: say`only the lower of the two middle values was taken`,
            },
          ]
        : []),
      {
        value: (order[0] ?? 0) + ((order.at(-1) ?? 0) - (order[0] ?? 0)) / 2,
        because: say`that is halfway between the least and the greatest value`,
      },
      { value: (order.at(-1) ?? 0) - (order[0] ?? 0), because: say`that is the range` },
      { value: order.at(-1) ?? 0, because: say`that is the greatest value` },
      { value: order[0] ?? 0, because: say`that is the least value` },
      ...(find === 'mean'
        ? [
            {
              value: Math.round(total(values) / (values.length - 1)),
              because: say`the sum was divided by one value too few`,
            },
            {
              value: Math.round(total(values) / (values.length + 1)),
              because: say`the sum was divided by one value too many`,
            },
          ]
        : []),
    ],
    // What lies outside the values falls at sight.
    within: [order[0] ?? 0, order.at(-1) ?? 0] as const,
    steps:
      find === 'mean'
        ? [
            say`Sum of the ${values.length} values = ${total(values)}`,
            say`Mean = ${total(values)} ÷ ${values.length} = ${answer}`,
          ]
        : find === 'median'
          ? [
              say`In order: ${formatList(order)}`,
              values.length % 2 === 1
                ? say`The middle one of ${values.length} values is ${answer}`
                : say`The middle of the two middle values ${order[middle - 1] ?? 0} and ${order[middle] ?? 0} is ${answer}`,
            ]
          : [say`Count how often each value occurs.`, say`The most frequent one, three times, is ${answer}`],
  }
}

function missingValue(rng: Random) {
  const { values, tell, x, mean } = rng.until(
    () => {
      const { values, tell } = drawValues(rng, 'mean')
      const mean = Math.round(total(values) / values.length) + rng.int(-3, 4)
      return { values, tell, mean, x: mean * (values.length + 1) - total(values) }
    },
    (drawn) => drawn.x > 3 && drawn.x < 99,
  )
  const sum = total(values)
  return {
    concept: 'mean',
    given: { find: 'missing' as const, values, mean },
    prompt: rng.pick([
      say`${tell} With one more value the mean is ${mean}. What is that value?`,
      say`${tell} One value is missing in this list; with it the mean would be ${mean}. ${ask(rng, 'the missing value')}`,
      say`${tell} When one more value x is included, the mean of the ${values.length + 1} values is ${mean}. The value of x is`,
    ]),
    answer: x,
    mistakes: [
      { value: mean, because: say`that is the mean; the missing value need not equal it` },
      {
        value: Math.abs(mean * values.length - sum),
        because: say`the missing value was not counted among the values`,
      },
      { value: Math.round(sum / values.length), because: say`that is about the mean of the values given` },
      { value: x + values.length, because: say`a slip in the sum made it too large` },
      { value: x - values.length, because: say`a slip in the sum made it too small` },
      {
        value: Math.round((mean * (values.length + 2) - sum) / 2),
        because: say`two values were taken to be missing`,
      },
      { value: x + mean, because: say`one value too many was counted` },
    ],
    steps: [
      say`Sum of the ${values.length} given values = ${sum}`,
      say`Sum of all ${values.length + 1} values = ${values.length + 1} × ${mean} = ${mean * (values.length + 1)}`,
      say`Missing value = ${mean * (values.length + 1)} − ${sum} = ${x}`,
    ],
  }
}

function changed(rng: Random) {
  const [count, shift] = [rng.int(5, 30), rng.pick([1, -1]) * rng.int(1, 4)]
  const mean = rng.int(20, 80)
  const wrong = rng.int(10, 90)
  const right = wrong + shift * count
  if (right < 1 || right > 150) return missingValue(rng)
  const what = rng.pick(['marks', 'readings', 'ages', 'weights in kg', 'scores', 'prices in rupees'])
  const answer = mean + shift
  return {
    concept: 'mean',
    given: { find: 'changed' as const, count, mean, wrong, right },
    prompt: rng.pick([
      say`The mean of ${count} ${what} was found to be ${mean}, but ${right} had been read as ${wrong}. ${ask(rng, 'the correct mean')}`,
      say`The mean of ${count} ${what} was calculated as ${mean}. Later, it was found that one value was taken as ${wrong} instead of ${right}. ${ask(rng, 'the correct mean')}`,
      say`For ${count} ${what} the mean came to ${mean}. One value, ${right}, had been entered as ${wrong}. ${ask(rng, 'the mean after the correction')}`,
    ]),
    answer,
    mistakes: [
      { value: mean - shift, because: say`the correction was made in the wrong direction` },
      { value: mean + right - wrong, because: say`the correction was not shared among the ${count} values` },
      { value: mean, because: say`the mean was not corrected` },
      { value: mean + 2 * shift, because: say`the correction was counted twice` },
      { value: Math.round((mean + right) / 2), because: say`the mean was averaged with the correct value` },
      { value: mean - 2 * shift, because: say`the correction was counted twice, in the wrong direction` },
    ],
    steps: [
      say`Wrong sum = ${count} × ${mean} = ${count * mean}`,
      say`Correct sum = ${count * mean} − ${wrong} + ${right} = ${count * mean - wrong + right}`,
      say`Correct mean = ${count * mean - wrong + right} ÷ ${count} = ${answer}`,
    ],
  }
}

/** A frequency table in words. */
function grouped(rng: Random) {
  const step = rng.pick([2, 5, 10])
  const low = rng.int(1, 8) * step
  const values = range(0, 4).map((index) => low + index * step)
  const { rows, sum, all } = rng.until(
    () => {
      const rows = values.map((value) => [value, rng.int(2, 16)] as const)
      return {
        rows,
        sum: rows.reduce((total, [value, times]) => total + value * times, 0),
        all: rows.reduce((total, [, times]) => total + times, 0),
      }
    },
    (drawn) => Number.isInteger((10 * drawn.sum) / drawn.all),
  )
  const answer = sum / all
  const list = formatList(rows.map(([value]) => value))
  const frequencies = formatList(rows.map(([, times]) => times))
  const what = rng.pick([
    'marks in a test',
    'wages per hour in rupees',
    'numbers of eggs sold',
    'sizes in centimetres',
    'scores in a game',
    'waiting times in minutes',
  ])
  const plain = values.reduce((total, value) => total + value, 0) / values.length
  const most = rows.reduce((best, row) => (row[1] > best[1] ? row : best))
  const products = rows.map(([value, times]) => value * times)
  return {
    concept: 'mean',
    given: { find: 'grouped' as const, rows },
    prompt: rng.pick([
      say`The frequencies of the ${what} ${list} are ${frequencies}, respectively. ${ask(rng, 'the mean')}`,
      say`The ${what} ${list} occur with the frequencies ${frequencies}, respectively. ${ask(rng, 'the mean of the data')}`,
      say`In a frequency table of ${what}, the values ${list} have the frequencies ${frequencies}, respectively. The mean of all ${all} values is`,
    ]),
    answer,
    mistakes: [
      { value: plain, because: say`the frequencies were left out` },
      { value: most[0], because: say`that is the most frequent value` },
      {
        value: Math.round((10 * sum) / values.length / 10),
        because: say`the sum was divided by the number of different values`,
      },
      { value: answer + step / 2, because: say`a slip in one product made it too large` },
      { value: answer - step / 2, because: say`a slip in one product made it too small` },
      { value: all / values.length, because: say`that is the mean of the frequencies` },
      { value: answer + step, because: say`each value was taken one class too high` },
      { value: answer - step, because: say`each value was taken one class too low` },
    ],
    steps: [
      say`Number of values: ${rows.map(([, times]) => times).join(' + ')} = ${all}`,
      say`Value times frequency: ${products.join(', ')}`,
      say`Sum of these = ${sum}`,
      say`Mean = ${sum} ÷ ${all} = ${answer}`,
    ],
  }
}

/** Mode = 3 median − 2 mean. */
function empirical(rng: Random) {
  const [mean, gap] = [rng.int(20, 90), rng.pick([1, -1]) * rng.int(1, 9)]
  const median = mean + gap
  const mode = mean + 3 * gap
  const asks = rng.pick(['mode', 'median', 'mean'])
  const [firstName, first, secondName, second] =
    asks === 'mode'
      ? (['mean', mean, 'median', median] as const)
      : asks === 'median'
        ? (['mean', mean, 'mode', mode] as const)
        : (['mode', mode, 'median', median] as const)
  const answer = asks === 'mode' ? mode : asks === 'median' ? median : mean
  const what = rng.pick([
    'a distribution',
    'a set of data',
    'the marks of a class',
    'the ages of the workers of a factory',
    'the weights, in kg, of a group',
    'a set of observations',
  ])
  return {
    concept: 'empirical-relation',
    given: { find: 'empirical' as const, first, second, asks },
    prompt: rng.pick([
      say`For ${what}, the ${firstName} is ${first} and the ${secondName} is ${second}. By the empirical relation, ${askThen(rng, say`the ${asks}`)}`,
      say`The ${firstName} and the ${secondName} of ${what} are ${first} and ${second}. ${ask(rng, say`the ${asks} by the empirical formula`)}`,
      say`If the ${firstName} of ${what} is ${first} and the ${secondName} is ${second}, then, by the empirical relation, the ${asks} is`,
    ]),
    answer,
    within: [-200, 400] as const,
    mistakes: [
      { value: 3 * mean - 2 * median, because: say`mean and median were exchanged in the formula` },
      { value: (first + second) / 2, because: say`that is halfway between the two given values` },
      {
        value: asks === 'mode' ? 2 * median - mean : asks === 'median' ? mean + 2 * gap : mean - gap,
        because: say`the factors 3 and 2 were mixed up`,
      },
      { value: answer + 2 * gap, because: say`two steps of ${Math.abs(gap)} too many were counted` },
      { value: answer + gap, because: say`one step of ${Math.abs(gap)} too many was counted` },
      { value: answer - gap, because: say`one step of ${Math.abs(gap)} too few was counted` },
      { value: Math.abs(second - first), because: say`that is the difference of the two given values` },
    ],
    steps: [
      say`Empirical relation: mode = 3 × median − 2 × mean`,
      asks === 'mode'
        ? say`3 × ${median} = ${3 * median}`
        : asks === 'median'
          ? say`3 × median = mode + 2 × mean`
          : say`2 × mean = 3 × median − mode`,
      asks === 'mode'
        ? say`2 × ${mean} = ${2 * mean}`
        : asks === 'median'
          ? say`${mode} + 2 × ${mean} = ${mode + 2 * mean}`
          : say`3 × ${median} − ${mode < 0 ? say`(${mode})` : mode} = ${3 * median - mode}`,
      asks === 'mode'
        ? say`${3 * median} − ${2 * mean} = ${answer}`
        : say`Divide by ${asks === 'median' ? 3 : 2}: ${answer}`,
    ],
  }
}
