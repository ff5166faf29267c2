import type { Random } from '../../../kit/random/random.ts'
import { sum } from '../../../kit/values/geometry.ts'
import { count, percent, ratio } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'
import type { DataSet } from './themes.ts'

const pickTwo = (rng: Random, length: number) =>
  rng.sample(
    Array.from({ length }, (_, index) => index),
    2,
  )

/** Numbers of a row, of a column and of one place. */
function reader(data: DataSet) {
  const at = (row: number, column: number) => data.values[row]?.[column] ?? 0
  const row = (index: number) => data.values[index] ?? []
  const column = (index: number) => data.values.map((line) => line[index] ?? 0)
  return { at, row, column }
}

/** "How many bicycles were made by company P in all?" */
export function askTotal(rng: Random, data: DataSet) {
  const { row, column } = reader(data)
  const isRow = rng.chance(0.5) || data.rows.length < 3
  const index = rng.int(0, (isRow ? data.rows.length : data.columns.length) - 1)
  const values = isRow ? row(index) : column(index)
  const total = sum(values)
  const what = isRow ? data.ofRow(index) : data.ofColumn(index)
  const answer = count(total)
  const [first = 0, second = 0] = values
  const last = values.at(-1) ?? 0
  const neighbour = isRow ? row((index + 1) % data.rows.length) : column((index + 1) % data.columns.length)
  return {
    concept: 'totals-and-differences',
    given: { find: 'total' as const, values: data.values, isRow, index },
    ask: rng.pick([
      say`What is the total number of ${what}?`,
      isRow
        ? say`How many ${data.things} were ${data.verb} by ${data.rowName(index)} ${data.span}?`
        : say`How many ${data.things} were ${data.verb} ${data.when(index)} in all?`,
      say`Find the total number of ${what}.`,
    ]),

    answer,
    mistakes: [
      { value: total - last, because: say`the last number was left out` },
      { value: total - first, because: say`the first number was left out` },
      { value: total + last, because: say`the last number was counted twice` },
      {
        value: sum(neighbour),
        because: isRow
          ? say`the numbers of ${data.rowName((index + 1) % data.rows.length)} were added up`
          : say`the numbers of ${data.columns[(index + 1) % data.columns.length] ?? ''} were added up`,
      },
      { value: total + 100, because: say`a carry was added that is not there` },
      { value: total - 100, because: say`a carry was forgotten` },
      { value: total - second + first, because: say`the first number was taken in place of the second` },
    ],
    steps: [say`Read off ${values.join(', ')}.`, say`${values.join(' + ')} = ${answer}`],
  }
}

/** "How many more bicycles did company P make in 2021 than company Q in 2022?" */
export function askDifference(rng: Random, data: DataSet) {
  const { at } = reader(data)
  const { one, other } = rng.until(
    () => ({
      one: [rng.int(0, data.rows.length - 1), rng.int(0, data.columns.length - 1)] as const,
      other: [rng.int(0, data.rows.length - 1), rng.int(0, data.columns.length - 1)] as const,
    }),
    (drawn) => at(...drawn.one) !== at(...drawn.other),
  )
  const [high, low] = at(...one) > at(...other) ? [one, other] : [other, one]
  const [more, less] = [at(...high), at(...low)]
  const answer = count(more - less)
  return {
    concept: 'totals-and-differences',
    given: { find: 'difference' as const, values: data.values, one: high, other: low },
    ask: rng.pick([
      say`By how much is the number of ${data.cell(...high)} greater than the number of ${data.cell(...low)}?`,
      say`What is the difference between the number of ${data.cell(...low)} and the number of ${data.cell(...high)}?`,
      high[0] === low[0]
        ? say`How many more ${data.things} were ${data.verb} by ${data.rowName(high[0])} ${data.when(high[1])} than ${data.when(low[1])}?`
        : high[1] === low[1]
          ? say`How many more ${data.things} were ${data.verb} by ${data.rowName(high[0])} than by ${data.rowName(low[0])} ${data.when(low[1])}?`
          : say`How many more ${data.things} were ${data.verb} by ${data.rowName(high[0])} ${data.when(high[1])} than by ${data.rowName(low[0])} ${data.when(low[1])}?`,
    ]),
    answer,
    mistakes: [
      { value: more + less, because: say`the two numbers were added` },
      { value: more, because: say`that is the larger number itself` },
      { value: less, because: say`that is the smaller number itself` },
      { value: more - less + 100, because: say`a carry was taken that is not there` },
      { value: more - less - 100, because: say`a hundred was lost in subtracting` },
      { value: more - less + 20, because: say`a line of the figure was read 20 too high` },
      { value: more - less - 20, because: say`a line of the figure was read 20 too low` },
    ],
    steps: [say`Read off ${more} and ${less}.`, say`${more} − ${less} = ${answer}`],
  }
}

/** "What is the average number of bicycles that company P made in a year?" */
export function askAverage(rng: Random, data: DataSet) {
  const { row, column } = reader(data)
  const isRow = rng.chance(0.6) || data.rows.length < 3
  const index = rng.int(0, (isRow ? data.rows.length : data.columns.length) - 1)
  const values = rng.until(
    () => {
      for (const [at, line] of data.values.entries())
        for (const place of line.keys())
          if ((isRow ? at : place) === index) line[place] = rng.int(data.low, data.high, data.step)
      return isRow ? row(index) : column(index)
    },
    (drawn) => sum(drawn) % drawn.length === 0 && sum(drawn) / drawn.length !== drawn[0],
  )
  const total = sum(values)
  const size = values.length
  const what = isRow
    ? data.ofRow(index)
    : `${data.things} ${data.verb} per ${data.head.toLowerCase()} ${data.when(index)}`
  const answer = count(total / size)
  const key = total / size
  return {
    concept: 'averages-from-data',
    given: { find: 'average' as const, values: data.values, isRow, index },
    ask: rng.pick([
      say`What is the average number of ${what}?`,
      say`Find the average number of ${what}.`,
      isRow
        ? say`How many ${data.things} were ${data.verb} by ${data.rowName(index)} on average ${data.span}?`
        : say`On average, how many ${data.things} were ${data.verb} per ${data.head.toLowerCase()} ${data.when(index)}?`,
    ]),
    answer,
    mistakes: [
      { value: total / (size - 1), because: say`the sum was divided by one entry too few` },
      { value: total / (size + 1), because: say`the sum was divided by one entry too many` },
      {
        value: (Math.max(...values) + Math.min(...values)) / 2,
        because: say`the middle between the largest and the smallest number was taken`,
      },
      { value: key + 10, because: say`the sum was taken ${10 * size} too large` },
      { value: key - 10, because: say`the sum was taken ${10 * size} too small` },
      { value: (total - (values.at(-1) ?? 0)) / size, because: say`the last number was left out of the sum` },
      { value: (total + (values[0] ?? 0)) / size, because: say`the first number was counted twice` },
    ],
    steps: [
      say`Read off ${values.join(', ')}.`,
      say`Their sum is ${total}.`,
      say`${total} ÷ ${size} = ${answer}`,
    ],
  }
}

/** "What is the ratio of the bicycles made by P to those made by Q in 2021?" */
export function askRatio(rng: Random, data: DataSet) {
  const { column, at } = reader(data)
  const [one, other] = pickTwo(rng, data.columns.length)
  const isTotal = rng.chance(0.5)
  const index = rng.int(0, data.rows.length - 1)
  const [first, second] = isTotal
    ? [sum(column(one)), sum(column(other))]
    : [at(index, one), at(index, other)]
  const answer = ratio(first, second)
  const [what, than] = isTotal
    ? [data.ofColumn(one), data.ofColumn(other)]
    : [data.cell(index, one), data.cell(index, other)]
  const total = sum(data.values.flat())
  return {
    concept: 'ratios-from-data',
    given: { find: 'ratio' as const, values: data.values, isTotal, index, one, other },
    ask: rng.pick([
      say`What is the ratio of the number of ${what} to the number of ${than}?`,
      say`The number of ${what} and the number of ${than} are in the ratio`,
      say`Find the ratio of the number of ${what} to that of ${than}.`,
    ]),
    answer,
    mistakes: [
      { value: ratio(second, first), because: say`the ratio was turned round` },
      {
        value: ratio(first, first + second),
        because: say`the first number was compared with the sum of both`,
      },
      {
        value: ratio(first + second, second),
        because: say`the sum of both was compared with the second number`,
      },
      { value: ratio(first + data.step, second), because: say`the first number was read one line too high` },
      { value: ratio(first, second + data.step), because: say`the second number was read one line too high` },
      {
        value: ratio(first, total),
        because: say`the first number was compared with everything in the figure`,
      },
    ],
    steps: [
      isTotal
        ? say`The totals are ${column(one).join(' + ')} = ${first} and ${column(other).join(' + ')} = ${second}.`
        : say`Read off ${first} and ${second}.`,
      say`Both are divided by their largest common divisor.`,
      say`${first} : ${second} = ${answer}`,
    ],
  }
}

const CHANGES = [5, 10, 15, 20, 25, 30, 35, 40, 50, 60, -5, -10, -15, -20, -25, -30, -40, -50] as const

/** "By what per cent did the bicycles made by P rise from 2020 to 2021?" */
export function askChange(rng: Random, data: DataSet) {
  const row = rng.int(0, data.rows.length - 1)
  const from = rng.int(0, data.columns.length - 2)
  const to = from + 1
  const line = data.values[row] ?? []
  // The base fits the change, so that the new number lies in the figure and on its lines like all others.
  const { base, change } = rng.until(
    () => ({ base: rng.int(data.low, data.high, data.step), change: rng.pick(CHANGES) }),
    ({ base, change }) => {
      const next = (base * (100 + change)) / 100
      return next % data.step === 0 && next <= data.high && next >= data.low
    },
  )
  const next = (base * (100 + change)) / 100
  line[from] = base
  line[to] = next
  const key = Math.abs(change)
  const answer = percent(key)
  const word = change > 0 ? 'increase' : 'decrease'
  return {
    concept: 'percent-change-from-data',
    given: { find: 'change' as const, values: data.values, row, from, to },
    ask: rng.pick([
      say`By what per cent did the number of ${data.things} ${data.verb} by ${data.rowName(row)} ${word} from ${data.columns[from] ?? ''} to ${data.columns[to] ?? ''}?`,
      say`Find the percentage ${word} in the ${data.things} ${data.verb} by ${data.rowName(row)} between ${data.columns[from] ?? ''} and ${data.columns[to] ?? ''}.`,
      say`Compared with ${data.columns[from] ?? ''}, what per cent ${change > 0 ? 'more' : 'fewer'} ${data.things} were ${data.verb} by ${data.rowName(row)} ${data.when(to)}?`,
    ]),
    answer,
    mistakes: [
      {
        value: (100 * Math.abs(next - base)) / next,
        because: say`the change was divided by the new number instead of the old one`,
      },
      { value: Math.abs(next - base), because: say`that is the change itself, not a percentage` },
      { value: (100 * next) / base, because: say`the new number was taken in per cent of the old one` },
      { value: key / 2, because: say`the percentage was halved` },
      { value: 2 * key, because: say`the percentage was doubled` },
      { value: key + 5, because: say`the change was read ${(5 * base) / 100} too large` },
      { value: key - 5, because: say`the change was read ${(5 * base) / 100} too small` },
    ],
    steps: [
      say`Read off ${base} for ${data.columns[from] ?? ''} and ${next} for ${data.columns[to] ?? ''}.`,
      say`The ${word} is ${Math.abs(next - base)}.`,
      say`${Math.abs(next - base)} ÷ ${base} × 100 = ${answer}`,
    ],
  }
}

const SHARES = [5, 10, 15, 20, 25, 30, 40, 50, 60, 75] as const

/** "By what per cent do the totals of two columns differ?" The last row is adjusted to fit. */
export function askTotalChange(rng: Random, data: DataSet) {
  const [from, to] = rng.sample(
    data.columns.map((_, index) => index),
    2,
  )
  const last = data.values.length - 1
  const columnOf = (index: number) => data.values.map((line) => line[index] ?? 0)
  const { base, key } = rng.until(
    () => {
      for (const line of data.values)
        for (const column of [from, to]) line[column] = rng.int(data.low, data.high, data.step)
      const total = sum(columnOf(from))
      const share = rng.pick(SHARES)
      const target = (total * (100 + share)) / 100
      const rest = target - sum(columnOf(to)) + (data.values[last]?.[to] ?? 0)
      const line = data.values[last]
      if (line) line[to] = rest
      return { base: total, key: share, rest }
    },
    ({ rest }) => rest % data.step === 0 && rest >= data.low && rest <= data.high,
  )
  const target = sum(columnOf(to))
  const answer = percent(key)
  const single = data.values[0] ?? []
  const [one = 0, other = 0] = [single[from], single[to]]
  return {
    concept: 'percent-change-from-data',
    given: { find: 'total-change' as const, values: data.values, from, to },
    ask: rng.pick([
      say`By what per cent is the total number of ${data.things} ${data.verb} ${data.when(to)} more than the total ${data.when(from)}?`,
      say`The total number of ${data.things} ${data.verb} ${data.when(to)} is what per cent more than the total ${data.when(from)}?`,
      say`Taking all of them together, what per cent more ${data.things} were ${data.verb} ${data.when(to)} than ${data.when(from)}?`,
    ]),
    answer,
    mistakes: [
      {
        value: (100 * (target - base)) / target,
        because: say`the difference was divided by the larger total`,
      },
      { value: 100 + key, because: say`the larger total was taken in per cent of the smaller one` },
      {
        value: (target - base) / data.values.length,
        because: say`the difference was shared among the rows and taken as a percentage`,
      },
      {
        value: one > 0 && other > one ? (100 * (other - one)) / one : key / 3,
        because:
          one > 0 && other > one
            ? say`only the first row was compared`
            : say`the percentage was divided by the number of rows`,
      },
      { value: key / 2, because: say`the percentage was halved` },
      { value: 2 * key, because: say`the percentage was doubled` },
      { value: key + 5, because: say`the difference was read ${(5 * base) / 100} too large` },
      { value: key - 5, because: say`the difference was read ${(5 * base) / 100} too small` },
    ].filter((_, index) => index !== 3 || (one > 0 && other > one) || data.values.length === 3),
    steps: [
      say`Total for ${data.columns[from] ?? ''}: ${columnOf(from).join(' + ')} = ${base}`,
      say`Total for ${data.columns[to] ?? ''}: ${columnOf(to).join(' + ')} = ${target}`,
      say`The difference is ${target} − ${base} = ${target - base}.`,
      say`${target - base} ÷ ${base} × 100 = ${answer}`,
    ],
  }
}

/** "In how many years did company P make more bicycles than its average?" */
export function askAboveAverage(rng: Random, data: DataSet) {
  // Neither none nor all of the values can be above their average, so this takes five columns for four options.
  const row = rng.int(0, data.rows.length - 1)
  const values = rng.until(
    () => data.columns.map(() => rng.int(data.low, data.high, data.step)),
    (drawn) => !drawn.includes(sum(drawn) / drawn.length) && new Set(drawn).size === drawn.length,
  )
  const line = data.values[row] ?? []
  line.splice(0, line.length, ...values)
  const mean = sum(values) / values.length
  const above = values.filter((value) => value > mean)
  const middle = (Math.max(...values) + Math.min(...values)) / 2
  const answer = count(above.length)
  const size = values.length
  return {
    concept: 'averages-from-data',
    given: { find: 'above' as const, values: data.values, row },
    ask: rng.pick([
      say`How many of the ${size} numbers shown for ${data.rowName(row)} are more than the average number of ${data.ofRow(row)}?`,
      say`Out of the ${size} numbers given for ${data.rowName(row)}, how many are greater than their average?`,
      say`The average number of ${data.ofRow(row)} is less than how many of the ${size} numbers given for ${data.rowName(row)}?`,
    ]),
    answer,
    within: [1, size - 1] as const,
    mistakes: [
      { value: size - above.length, because: say`the entries below the average were counted` },
      {
        value: values.filter((value) => value > middle).length,
        because: say`the middle between the largest and the smallest number was taken for the average`,
      },
      { value: above.length - 1, because: say`an entry just above the average was missed` },
      { value: above.length + 1, because: say`an entry just below the average was counted as well` },
      {
        value: values.filter((value) => value > (values[0] ?? 0)).length,
        because: say`the entries larger than the first one were counted`,
      },
      { value: above.length + 2, because: say`two entries below the average were counted as well` },
      { value: above.length - 2, because: say`two entries above the average were missed` },
    ],
    steps: [
      say`Read off ${values.join(', ')}.`,
      say`Their sum is ${sum(values)}.`,
      say`The average is ${sum(values)} ÷ ${size}, which is ${Number.isInteger(mean) ? say`${mean}` : say`between ${Math.floor(mean)} and ${Math.ceil(mean)}`}.`,
      say`Above it are ${above.join(', ')}: in number ${answer}`,
    ],
  }
}

/** Next time one number rises and another falls: what is their total? */
export function askProjected(rng: Random, data: DataSet) {
  const last = data.columns.length - 1
  const { one, other, rise, fall } = rng.until(
    () => {
      const [one, other] = pickTwo(rng, data.rows.length)
      return {
        one,
        other,
        rise: rng.pick([5, 10, 15, 20, 25, 30, 40]),
        fall: rng.pick([5, 10, 15, 20, 25, 30]),
      }
    },
    (drawn) =>
      drawn.rise !== drawn.fall &&
      ((data.values[drawn.one]?.[last] ?? 0) * drawn.rise) % 100 === 0 &&
      ((data.values[drawn.other]?.[last] ?? 0) * drawn.fall) % 100 === 0,
  )
  const [first, second] = [data.values[one]?.[last] ?? 0, data.values[other]?.[last] ?? 0]
  const [more, less] = [(first * rise) / 100, (second * fall) / 100]
  const key = first + more + second - less
  const answer = count(key)
  return {
    concept: 'percent-change-from-data',
    given: {
      find: 'projected' as const,
      values: data.values,
      up: [one, last] as const,
      rise,
      down: [other, last] as const,
      fall,
    },
    ask: rng.pick([
      say`If, ${data.afterwards}, the number of ${data.things} ${data.verb} by ${data.rowName(one)} increases by ${percent(rise)} and that of ${data.things} ${data.verb} by ${data.rowName(other)} decreases by ${percent(fall)} over ${data.columns[last] ?? ''}, what will be the total of the two?`,
      say`Compared with ${data.columns[last] ?? ''}, ${percent(rise)} more ${data.things} were ${data.verb} by ${data.rowName(one)} and ${percent(fall)} fewer by ${data.rowName(other)} ${data.afterwards}. Find the total number of ${data.things} ${data.verb} by the two ${data.afterwards}.`,
      say`The number of ${data.cell(one, last)} rises by ${percent(rise)} and that of ${data.things} ${data.verb} by ${data.rowName(other)} falls by ${percent(fall)} ${data.afterwards}. What is the total number of ${data.things} ${data.verb} by the two ${data.afterwards}?`,
    ]),
    answer,
    mistakes: [
      { value: first + second, because: say`that is the total before the changes` },
      { value: first - more + second + less, because: say`the rise and the fall were exchanged` },
      { value: first + more + second, because: say`the fall was left out` },
      { value: first + second - less, because: say`the rise was left out` },
      { value: first + more + second + less, because: say`both numbers were increased` },
      { value: first - more + second - less, because: say`both numbers were decreased` },
      {
        value: Math.round(((first + second) * (100 + rise - fall)) / 100),
        because: say`the difference of the percents was taken of the total`,
      },
    ],
    within: [1, 1e7] as const,
    steps: [
      say`The numbers for ${data.columns[last] ?? ''} are ${first} and ${second}.`,
      say`${percent(rise)} of ${first} is ${more}, so the first becomes ${first + more}.`,
      say`${percent(fall)} of ${second} is ${less}, so the second becomes ${second - less}.`,
      say`${first + more} + ${second - less} = ${answer}`,
    ],
  }
}

/** "Next month shop P sells 20% more than its average. By how much does that differ from the sales of shop Q in June?" */
export function askFromAverage(rng: Random, data: DataSet) {
  const { row: rowOf, at } = reader(data)
  const [size, last] = [data.columns.length, data.columns.length - 1]
  const { row, other, rise, mean, next, than } = rng.until(
    () => {
      const [row, other] = pickTwo(rng, data.rows.length)
      data.values[row]?.forEach((_, column, line) => {
        line[column] = rng.int(data.low, data.high, data.step)
      })
      const rise = rng.pick([5, 10, 15, 20, 25, 30, 40, -5, -10, -15, -20, -25, -30])
      const mean = sum(rowOf(row)) / size
      return { row, other, rise, mean, next: (mean * (100 + rise)) / 100, than: at(other, last) }
    },
    (drawn) =>
      Number.isInteger(drawn.mean) &&
      Number.isInteger(drawn.next) &&
      Math.abs(drawn.next - drawn.than) >= 20 &&
      drawn.mean !== rowOf(drawn.row)[last],
  )
  const values = rowOf(row)
  const isMore = next > than
  const key = Math.abs(next - than)
  const answer = count(key)
  const [word, size0] = [rise > 0 ? 'more' : 'less', Math.abs(rise)]
  const lastOwn = (values[last] ?? 0) * (100 + rise)
  return {
    concept: ['averages-from-data', 'percent-change-from-data'],
    given: { find: 'from-average' as const, values: data.values, row, rise, other: [other, last] as const },
    ask: rng.pick([
      say`The number of ${data.things} ${data.verb} by ${data.rowName(row)} ${data.afterwards} is ${percent(size0)} ${word} than its average number ${data.span}. By how much is it ${isMore ? 'more' : 'less'} than the number of ${data.cell(other, last)}?`,
      say`If, ${data.afterwards}, the number of ${data.things} ${data.verb} by ${data.rowName(row)} is ${percent(size0)} ${word} than its average ${data.span}, what is the difference between that number and the number of ${data.cell(other, last)}?`,
    ]),
    answer,
    mistakes: [
      { value: Math.abs(mean - than), because: say`the average was taken without the ${percent(size0)}` },
      {
        value: Math.abs((mean * (100 - rise)) / 100 - than),
        because:
          rise > 0
            ? say`the percentage was taken off instead of added`
            : say`the percentage was added instead of taken off`,
      },
      {
        value: Math.abs(lastOwn / 100 - than),
        because: say`the percentage was taken of the number for ${data.columns[last] ?? ''} instead of the average`,
      },
      { value: next, because: say`that is the number ${data.afterwards} itself` },
      { value: next + than, because: say`the two numbers were added` },
      {
        value: Math.abs(next - (values[last] ?? 0)),
        because: say`it was compared with the number of ${data.rowName(row)} itself`,
      },
      { value: key + 20, because: say`a line of the figure was read 20 too high` },
      { value: key - 20, because: say`a line of the figure was read 20 too low` },
    ].filter(({ value }) => Number.isInteger(value) && value > 0 && value !== key),
    within: [1, 1e7] as const,
    steps: [
      say`The numbers of ${data.rowName(row)} add up to ${sum(values)}, so their average is ${sum(values)} ÷ ${size} = ${mean}.`,
      say`${percent(size0)} ${word} than ${mean} is ${next}.`,
      say`The number of ${data.cell(other, last)} is ${than}.`,
      say`The difference is ${answer}`,
    ],
  }
}

export function askAverageGap(rng: Random, data: DataSet) {
  const { one, other } = rng.until(
    () => {
      const [one, other] = rng.sample(
        data.rows.map((_, index) => index),
        2,
      )
      for (const index of [one, other])
        data.values[index]?.forEach((_, column, line) => {
          line[column] = rng.int(data.low, data.high, data.step)
        })
      return { one, other }
    },
    (drawn) => {
      const gap = sum(data.values[drawn.one] ?? []) - sum(data.values[drawn.other] ?? [])
      return gap > 0 && gap % data.columns.length === 0
    },
  )
  const [first, second] = [data.values[one] ?? [], data.values[other] ?? []]
  const size = data.columns.length
  const gap = sum(first) - sum(second)
  const key = gap / size
  const answer = count(key)
  return {
    concept: 'averages-from-data',
    given: { find: 'gap' as const, values: data.values, one, other },
    ask: rng.pick([
      say`By how much is the average number of ${data.ofRow(one)} more than that of ${data.rowName(other)}?`,
      say`What is the difference between the average numbers of ${data.things} ${data.verb} by ${data.rowName(one)} and by ${data.rowName(other)} ${data.span}?`,
      say`The average number of ${data.ofRow(one)} is how much more than that of ${data.rowName(other)}?`,
    ]),
    answer,
    mistakes: [
      { value: gap, because: say`the difference of the totals was not divided by ${size}` },
      { value: gap / 2, because: say`the difference of the totals was halved` },
      {
        value: Math.abs(Math.max(...first) - Math.max(...second)),
        because: say`the two largest numbers were compared`,
      },
      {
        value: Math.abs((first[0] ?? 0) - (second[0] ?? 0)),
        because: say`only the first entries were compared`,
      },
      { value: Math.round(gap / (size - 1)), because: say`the difference was divided by one entry too few` },
      { value: 2 * key, because: say`the difference was doubled` },
      { value: key + 4, because: say`a sum was taken ${4 * size} too large` },
      { value: key - 4, because: say`a sum was taken ${4 * size} too small` },
    ],
    steps: [
      say`Sum for ${data.rowName(one)}: ${first.join(' + ')} = ${sum(first)}`,
      say`Sum for ${data.rowName(other)}: ${second.join(' + ')} = ${sum(second)}`,
      say`The sums differ by ${gap}.`,
      say`The averages differ by ${gap} ÷ ${size} = ${answer}`,
    ],
  }
}

/** "The total is to be 20% more than in 2022. P makes 10% more and R as many as in 2022. How many must Q make?" */
export function askNeeded(rng: Random, data: DataSet) {
  const { column } = reader(data)
  const last = data.columns.length - 1
  const { one, other, change, share, next, key } = rng.until(
    () => {
      for (const line of data.values) line[last] = rng.int(data.low, data.high, data.step)
      const [one, other] = pickTwo(rng, data.rows.length)
      const [change, share] = [
        rng.pick([10, 15, 20, 25, 30, 40, -5, -10, -15, -20]),
        rng.pick([5, 10, 15, 20, 25]),
      ]
      const next = ((column(last)[one] ?? 0) * (100 + change)) / 100
      const others = sum(column(last).filter((_, row) => row !== one && row !== other)) + next
      return { one, other, change, share, next, key: (sum(column(last)) * (100 + share)) / 100 - others }
    },
    (drawn) => {
      const now = column(last)[drawn.other] ?? 0
      return (
        drawn.change !== drawn.share &&
        Number.isInteger(drawn.next) &&
        Number.isInteger(drawn.key) &&
        drawn.key !== now &&
        drawn.key >= 0.5 * now &&
        drawn.key <= 2 * now
      )
    },
  )
  const values = column(last)
  const [first, now, total] = [values[one] ?? 0, values[other] ?? 0, sum(values)]
  const target = (total * (100 + share)) / 100
  const kept = data.rows.flatMap((_, row) => (row === one || row === other ? [] : [row]))
  const answer = count(key)
  const [word, size] = [change > 0 ? 'more' : 'fewer', Math.abs(change)]
  const year = data.columns[last] ?? ''
  const keepers = kept.map((row) => data.rowName(row)).join(' and ')
  const all = data.rows.length === 2 ? 'the two' : 'all of them'
  return {
    concept: ['totals-and-differences', 'percent-change-from-data'],
    given: {
      find: 'needed' as const,
      values: data.values,
      asked: [other, last] as const,
      changed: [one, last] as const,
      change,
      share,
    },
    ask: rng.pick([
      say`Compared with ${year}, ${percent(size)} ${word} ${data.things} were ${data.verb} by ${data.rowName(one)} ${data.afterwards}${kept.length === 0 ? '' : ` and just as many by ${keepers}`}. If the total of ${all} rose by ${percent(share)}, how many were ${data.verb} by ${data.rowName(other)} ${data.afterwards}?`,
      say`The total number of ${data.things} ${data.verb} by ${all} ${data.afterwards} is ${percent(share)} more than ${data.when(last)}. That of ${data.rowName(one)} is ${percent(size)} ${change > 0 ? 'more' : 'less'}${kept.length === 0 ? '' : `, and ${kept.length === 1 ? 'that' : 'those'} of ${keepers} ${kept.length === 1 ? 'is' : 'are'} the same`}. Find the number of ${data.things} ${data.verb} by ${data.rowName(other)} ${data.afterwards}.`,
    ]),
    answer,
    mistakes: [
      {
        value: now + target - total,
        because: say`the change of ${data.rowName(one)} was left out`,
      },
      {
        value: now + target - total + next - first,
        because: say`the change of ${data.rowName(one)} was counted the wrong way`,
      },
      {
        value: (now * (100 + share)) / 100,
        because: say`only the number of ${data.rowName(other)} was raised by ${percent(share)}`,
      },
      { value: now, because: say`that is the number for ${year}` },
      { value: target - total, because: say`that is the rise of the total` },
      { value: now + first - next, because: say`the rise of the total was left out` },
      { value: key + 20, because: say`a number of the figure was read 20 too low` },
      { value: key - 20, because: say`a number of the figure was read 20 too high` },
    ].filter(({ value }) => Number.isInteger(value)),
    within: [1, 1e7] as const,
    steps: [
      say`Total for ${year}: ${values.join(' + ')} = ${total}`,
      say`${percent(share)} more is ${target}.`,
      say`${percent(size)} ${word} than ${first} is ${next}.`,
      say`${target} − ${next}${kept.map((row) => ` − ${values[row] ?? 0}`).join('')} = ${answer}`,
    ],
  }
}

/** "P makes 20% more and Q 10% fewer than in 2022, R as many as before. By what per cent does the total change?" */
export function askShiftOfTotal(rng: Random, data: DataSet) {
  const { column } = reader(data)
  const last = data.columns.length - 1
  const { one, other, rise, fall, more, less, total } = rng.until(
    () => {
      for (const line of data.values) line[last] = rng.int(data.low, data.high, data.step)
      const [one, other] = pickTwo(rng, data.rows.length)
      const [rise, fall] = [rng.pick([10, 15, 20, 25, 30, 40, 50, 60]), rng.pick([5, 10, 15, 20, 25, 30, 40])]
      const values = column(last)
      return {
        one,
        other,
        rise,
        fall,
        more: ((values[one] ?? 0) * rise) / 100,
        less: ((values[other] ?? 0) * fall) / 100,
        total: sum(values),
      }
    },
    (drawn) =>
      drawn.rise !== drawn.fall &&
      Number.isInteger(drawn.more) &&
      Number.isInteger(drawn.less) &&
      drawn.more !== drawn.less &&
      (200 * (drawn.more - drawn.less)) % drawn.total === 0,
  )
  const values = column(last)
  const [first, second] = [values[one] ?? 0, values[other] ?? 0]
  const isMore = more > less
  const key = (100 * Math.abs(more - less)) / total
  const answer = percent(key)
  const year = data.columns[last] ?? ''
  const word = isMore ? 'increase' : 'decrease'
  const rest =
    data.rows.length === 2
      ? ''
      : data.rows.length === 3
        ? ' and that of the third stays the same'
        : ' and those of the others stay the same'
  const all = data.rows.length === 2 ? 'the two' : 'all of them'
  return {
    concept: ['totals-and-differences', 'percent-change-from-data'],
    given: {
      find: 'shift' as const,
      values: data.values,
      up: [one, last] as const,
      rise,
      down: [other, last] as const,
      fall,
    },
    ask: rng.pick([
      say`If, ${data.afterwards}, the number of ${data.things} ${data.verb} by ${data.rowName(one)} is ${percent(rise)} more and that of ${data.rowName(other)} ${percent(fall)} less than ${data.when(last)}${rest}, by what per cent does the total of ${all} ${word}?`,
      say`Compared with ${year}, the number of ${data.things} ${data.verb} by ${data.rowName(one)} rises by ${percent(rise)} and that of ${data.rowName(other)} falls by ${percent(fall)} ${data.afterwards}${rest}. Find the percentage ${word} in the total number of ${data.things} ${data.verb} by ${all}.`,
    ]),
    answer,
    mistakes: [
      { value: Math.abs(rise - fall), because: say`one percentage was taken off the other` },
      {
        value: Math.abs(rise - fall) / data.rows.length,
        because: say`the percentages were averaged, though they are of different numbers`,
      },
      { value: (100 * more) / total, because: say`the fall of ${data.rowName(other)} was left out` },
      { value: (100 * less) / total, because: say`the rise of ${data.rowName(one)} was left out` },
      { value: (100 * (more + less)) / total, because: say`the fall was counted as a rise` },
      {
        value: (100 * Math.abs(more - less)) / (first + second),
        because: say`only the total of the two that changed was taken`,
      },
      { value: key + 1, because: say`the change of the total was taken ${total / 100} too large` },
      { value: key - 1, because: say`the change of the total was taken ${total / 100} too small` },
      { value: 2 * key, because: say`the percentage was doubled` },
      { value: key / 2, because: say`the percentage was halved` },
    ].filter(({ value }) => Number.isInteger(2 * value)),
    steps: [
      say`Total for ${year}: ${values.join(' + ')} = ${total}`,
      say`${percent(rise)} of ${first} is ${more}.`,
      say`${percent(fall)} of ${second} is ${less}.`,
      say`So the total ${isMore ? 'rises' : 'falls'} by ${Math.max(more, less)} − ${Math.min(more, less)} = ${Math.abs(more - less)}.`,
      say`${Math.abs(more - less)} ÷ ${total} × 100 = ${answer}`,
    ],
  }
}
