import type { Random } from '../../../kit/random/random.ts'
import { sum } from '../../../kit/values/measures.ts'
import { count, percent, ratio } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'
import type { DataSet } from './themes.ts'

/** The hard forms of missing numbers. */
export function twoHoles(rng: Random, data: DataSet) {
  const row = rng.int(0, data.rows.length - 1)
  const [first, second] = rng.sample([0, 1, 2, 3, 4], 2)
  const [p, q] = rng.pick([
    [2, 3],
    [3, 2],
    [3, 4],
    [4, 3],
    [5, 4],
    [4, 5],
    [1, 2],
    [2, 1],
    [3, 5],
    [5, 3],
  ])
  const unit =
    rng.int(
      Math.ceil(data.low / Math.min(p, q) / 10),
      Math.max(Math.ceil(data.low / Math.min(p, q) / 10) + 4, Math.floor(data.high / Math.max(p, q) / 10)),
    ) * 10
  const line = data.values[row] ?? []
  line[first] = p * unit
  line[second] = q * unit
  const others = line.filter((_, index) => index !== first && index !== second)
  const total = sum(line)
  const answer = count(p * unit)
  const [one, other] = [data.columns[first] ?? '', data.columns[second] ?? '']
  return {
    given: { find: 'two-holes' as const, others, total, parts: [p, q] as const },
    holes: [[row, first] as const, [row, second] as const],
    ask: rng.pick([
      say`Two numbers of ${data.rowName(row)} are missing. Its total is ${total}, and the numbers of ${one} and ${other} are in the ratio ${ratio(p, q)}. What is the number of ${one}?`,
      say`For ${data.rowName(row)} the numbers of ${one} and ${other} cannot be read; they are as ${ratio(p, q)}, and all five add up to ${total}. Find the number of ${one}.`,
      say`All ${data.ofRow(row)} are ${total}. The two missing numbers, of ${one} and ${other}, have the ratio ${ratio(p, q)}. The one of ${one} is`,
    ]),
    answer,
    mistakes: [
      { value: q * unit, because: say`that is the number of ${other}` },
      { value: (p + q) * unit, because: say`that is the sum of both missing numbers` },
      { value: ((p + q) * unit) / 2, because: say`the sum of both was halved` },
      { value: unit, because: say`that is the size of one part` },
      { value: (total * p) / (p + q), because: say`the whole total was divided in the ratio` },
      { value: (p + 1) * unit, because: say`a part too many was taken` },
      { value: (p - 1) * unit, because: say`a part too few was taken` },
      {
        value: p * unit + 50,
        because: say`the sum of the others was taken ${Math.round((50 * (p + q)) / p)} too small`,
      },
    ],
    steps: [
      say`The three known numbers are ${others.join(' + ')} = ${sum(others)}.`,
      say`The two missing ones make ${total} − ${sum(others)} = ${(p + q) * unit}.`,
      say`${p} + ${q} = ${p + q} parts, so one part is ${unit}.`,
      say`${p} × ${unit} = ${answer}`,
    ],
  }
}

export function fromPercent(rng: Random, data: DataSet) {
  const [from, to] = rng.sample([0, 1, 2, 3, 4], 2)
  const row = rng.int(0, data.rows.length - 1)
  const line = data.values[row] ?? []
  const columnOf = (index: number) => data.values.map((values) => values[index] ?? 0)
  const { base, key, share } = rng.until(
    () => {
      for (const values of data.values)
        for (const column of [from, to]) values[column] = rng.int(data.low, data.high, data.step)
      const base = sum(columnOf(from))
      const share = rng.pick([5, 10, 15, 20, 25, 30, -5, -10, -20, -25])
      const key = (base * (100 + share)) / 100 - sum(columnOf(to)) + (line[to] ?? 0)
      return { base, share, key }
    },
    (drawn) => Number.isInteger(drawn.key) && drawn.key >= data.low && drawn.key <= data.high,
  )
  line[to] = key
  const others = columnOf(to).filter((_, index) => index !== row)
  const target = base + (base * share) / 100
  const word = share > 0 ? 'more' : 'less'
  const answer = count(key)
  return {
    given: { find: 'percent' as const, others, base, percent: share },
    holes: [[row, to] as const],
    ask: rng.pick([
      say`A number of ${data.columns[to] ?? ''} is missing. The total of ${data.columns[to] ?? ''} is ${percent(Math.abs(share))} ${word} than that of ${data.columns[from] ?? ''}. What is the missing number?`,
      say`Taken together, the ${data.ofColumn(to)} are ${percent(Math.abs(share))} ${share > 0 ? 'above' : 'below'} those of ${data.columns[from] ?? ''}. Find the number of ${data.cell(row, to)}.`,
      say`If the column of ${data.columns[to] ?? ''} adds up to ${percent(Math.abs(share))} ${word} than the column of ${data.columns[from] ?? ''}, the missing number is`,
    ]),
    answer,
    mistakes: [
      { value: base - sum(others), because: say`the two totals were taken to be equal` },
      {
        value: (base * (100 - share)) / 100 - sum(others),
        because: say`the change was made in the wrong direction`,
      },
      { value: target, because: say`that is the whole total of ${data.columns[to] ?? ''}` },
      { value: key + 100, because: say`a carry was forgotten in a sum` },
      { value: key - (others[0] ?? 0), because: say`the first of the other numbers was taken off twice` },
      { value: key + (others[0] ?? 0), because: say`the first of the other numbers was left out` },
      {
        value: (data.values[row]?.[from] ?? 0) * (1 + share / 100),
        because: say`the percentage was applied to this row alone`,
      },
      { value: sum(others) / others.length, because: say`the average of the other numbers was taken` },
      { value: Math.abs(base * share) / 100, because: say`that is only the difference of the totals` },
    ],
    steps: [
      say`Total of ${data.columns[from] ?? ''}: ${columnOf(from).join(' + ')} = ${base}`,
      say`Total of ${data.columns[to] ?? ''}: ${base} × ${(100 + share) / 100} = ${target}`,
      say`The known numbers of ${data.columns[to] ?? ''} make ${others.join(' + ')} = ${sum(others)}.`,
      say`${target} − ${sum(others)} = ${answer}`,
    ],
  }
}
