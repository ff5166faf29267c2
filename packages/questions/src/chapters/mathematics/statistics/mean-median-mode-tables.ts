import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { posed } from '../../../kit/wording/posed.ts'
import { say } from '../../../kit/wording/say.ts'

/** A frequency table in words. */
export function grouped(rng: Random) {
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
  const list = rows.map(([value, times]) => `${value} (${times} times)`).join(', ')
  const [person, town] = [rng.pick(people), rng.pick(towns)]
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
    given: { find: 'grouped' as const, rows },
    prompt: rng.pick([
      say`In ${town}, ${person.name} recorded these ${what}: ${list}. What is their mean?`,
      say`The ${what} noted by ${person.name} are ${list}. Find the mean.`,
      say`A table from ${town} lists ${what} with their frequencies: ${list}. The mean of all ${all} values is`,
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
export function empirical(rng: Random) {
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
    'the wages in a factory',
    'the heights of a group',
    'the sales of a shop',
  ])
  return {
    given: { find: 'empirical' as const, first, second, asks },
    prompt: posed(rng, [
      say`For ${what}, the ${firstName} is ${first} and the ${secondName} is ${second}. By the empirical relation, what is the ${asks}?`,
      say`The ${firstName} and the ${secondName} of ${what} are ${first} and ${second}. Find the ${asks} by the empirical formula.`,
      say`With the relation between mean, median and mode, ${what} with the ${firstName} ${first} and the ${secondName} ${second} has the ${asks}`,
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
      {
        value: asks === 'mode' ? 3 * median + 2 * mean : 2 * first + second,
        because: say`the parts were added instead of subtracted`,
      },
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
