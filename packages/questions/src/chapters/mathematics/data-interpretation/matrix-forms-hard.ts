import type { Random } from '../../../kit/random/random.ts'
import { sum } from '../../../kit/values/measures.ts'
import { count, percent } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'
import type { DataSet } from './themes.ts'

const SHARES = [5, 10, 15, 20, 25, 30, 40, 50, 60, 75] as const

/** "By what per cent do the totals of two columns differ?" The last row is made to fit. */
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
    ({ rest }) => Number.isInteger(rest) && rest % 5 === 0 && rest >= data.low / 2 && rest <= data.high * 1.4,
  )
  const target = sum(columnOf(to))
  const answer = percent(key)
  const single = data.values[0] ?? []
  const [one = 0, other = 0] = [single[from], single[to]]
  return {
    given: { find: 'total-change' as const, values: data.values, from, to },
    ask: rng.pick([
      say`By what per cent is the total number of ${data.ofColumn(to)} greater than that of ${data.ofColumn(from)}?`,
      say`Find the percentage by which all ${data.ofColumn(to)} together exceed all ${data.ofColumn(from)}.`,
      say`How many per cent more ${data.things} were ${data.verb} in all ${data.when(to)} than ${data.when(from)}?`,
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
    given: { find: 'above' as const, values: data.values, row },
    ask: rng.pick([
      say`How many of the ${size} numbers of ${data.ofRow(row)} lie above their average?`,
      say`Take the average of the ${data.ofRow(row)}. How many of the ${size} numbers exceed it?`,
      say`Work out the mean number of ${data.ofRow(row)}. How many of the ${size} entries are larger than it?`,
    ]),
    answer,
    within: [0, size] as const,
    mistakes: [
      { value: size - above.length, because: say`the entries below the average were counted` },
      {
        value: values.filter((value) => value > middle).length,
        because: say`the middle between the largest and the smallest number was taken for the average`,
      },
      { value: above.length - 1, because: say`an entry just above the average was missed` },
      { value: above.length + 1, because: say`an entry just below the average was counted as well` },
      { value: size, because: say`all entries were counted` },
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

/** "By how much does the average of one row exceed that of another?" */
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
    given: { find: 'gap' as const, values: data.values, one, other },
    ask: rng.pick([
      say`By how much is the average number of ${data.ofRow(one)} greater than the average number of ${data.ofRow(other)}?`,
      say`Find the difference between the mean of the ${data.ofRow(one)} and the mean of the ${data.ofRow(other)}.`,
      say`How far does the average of ${data.ofRow(one)} lie above the average of ${data.ofRow(other)}?`,
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
