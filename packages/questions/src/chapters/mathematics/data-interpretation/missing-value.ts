import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { sum } from '../../../kit/values/geometry.ts'
import { count, percent, ratio } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { say, sentences } from '../../../kit/wording/say.ts'
import { type DataSet, drawDataSet } from './themes.ts'

/** "One number of the table is missing; the average of its row is 350. What is it?" */
export const missingValue = defineGenerator({
  id: 'interpretation/missing-value',
  version: 6,
  levels: {
    easy: { forms: [fromTotal] },
    medium: { forms: [fromAverage, fromChange] },
    hard: { forms: [twoHoles, fromPercent] },
  },
  generate(rng, { forms }) {
    const data = drawDataSet(rng, 4, 5, 'table')
    const { ask, holes, ...rest } = rng.pick(forms)(rng, data)
    const isHole = (row: number, column: number) => holes.some(([r, c]) => r === row && c === column)
    return {
      ...rest,
      prompt: sentences(data.intro, ask),
      figure: {
        kind: 'table' as const,
        title: data.title,
        columns: [data.head, ...data.columns],
        rows: data.rows.map((name, row) => [
          name,
          ...data.columns.map((_, column) =>
            isHole(row, column) ? HOLE : String(data.values[row]?.[column] ?? 0),
          ),
        ]),
      },
    }
  },
  solve(given) {
    // Tries every number in the hole until the given fact holds.
    const fits = (test: (value: number) => boolean): number => {
      for (let value = 0; value <= 20_000; value++) if (test(value)) return value
      return Number.NaN
    }
    switch (given.find) {
      case 'total':
        return fits((value) => sum(given.others) + value === given.total)
      case 'average':
        return fits((value) => sum(given.others) + value === given.average * (given.others.length + 1))
      case 'change':
        return fits((value) => given.before * (100 + given.percent) === value * 100)
      case 'two-holes':
        return fits((value) => {
          const other = given.total - sum(given.others) - value
          return value * given.parts[1] === other * given.parts[0]
        })
      case 'percent':
        return fits((value) => (sum(given.others) + value) * 100 === given.base * (100 + given.percent))
    }
  },
})

/** Shown in a cell whose number is not given. */
const HOLE = '?'

type Hole = readonly [row: number, column: number]

const at = (data: DataSet, [row, column]: Hole) => data.values[row]?.[column] ?? 0

function fromTotal(rng: Random, data: DataSet) {
  const hole = drawHole(rng, data)
  const isRow = rng.chance(0.5)
  const others = neighbours(data, hole, isRow)
  const key = at(data, hole)
  const total = sum(others) + key
  const what = isRow ? data.ofRow(hole[0]) : data.ofColumn(hole[1])
  const answer = count(key)
  const [first = 0] = others
  return {
    given: { find: 'total' as const, others, total },
    holes: [hole],
    ask: rng.pick([
      say`One value is missing from the table. If the total number of ${what} is ${total}, ${askThen(rng, 'the missing value')}`,
      say`If there are ${total} ${what} in all, find the number of ${data.cell(...hole)}, which is missing.`,
      say`The number of ${data.cell(...hole)} is missing. If the total number of ${what} is ${total}, then the missing value is:`,
    ]),
    answer,
    mistakes: [
      { value: key + first, because: say`the first number was left out of the sum that is taken off` },
      {
        value: key + (others.at(-1) ?? 0),
        because: say`the last number was left out of the sum that is taken off`,
      },
      { value: key - (others.at(-1) ?? 0), because: say`the last number was taken off twice` },
      { value: total / (others.length + 1), because: say`the average was taken` },
      { value: sum(others) / others.length, because: say`the average of the other numbers was taken` },
      { value: key + 100, because: say`a carry was forgotten in the sum that is taken off` },
      { value: key / 2, because: say`the rest was halved` },
    ],
    steps: [
      say`The other numbers are ${others.join(' + ')} = ${sum(others)}.`,
      say`${total} − ${sum(others)} = ${answer}`,
    ],
  }
}

function fromAverage(rng: Random, data: DataSet) {
  const hole = drawHole(rng, data)
  const isRow = rng.chance(0.5)
  const others = neighbours(data, hole, isRow)
  const size = others.length + 1
  // The average is whole for at least one number that the hole may hold.
  const key = rng.until(
    () => rng.int(data.low, data.high, data.step / 2),
    (value) => (sum(others) + value) % size === 0,
  )
  const line = data.values[hole[0]]
  if (line) line[hole[1]] = key
  const average = (sum(others) + key) / size
  const what = isRow ? data.ofRow(hole[0]) : data.ofColumn(hole[1])
  const answer = count(key)
  return {
    given: { find: 'average' as const, others, average },
    holes: [hole],
    ask: rng.pick([
      say`One value is missing from the table. The average of the ${size} numbers of ${what} is ${average}. ${ask(rng, 'the missing value')}`,
      say`If the mean of the ${size} numbers of ${what} is ${average}, ${askThen(rng, 'the one that is missing')}`,
      say`The number of ${data.cell(...hole)} is missing. If the average of the ${size} numbers of ${what} is ${average}, then the missing value is:`,
    ]),
    answer,
    mistakes: [
      {
        value: average * others.length - sum(others) > 0 ? average * others.length - sum(others) : average,
        because:
          average * others.length - sum(others) > 0
            ? say`the average was multiplied by one entry too few`
            : say`the average itself was taken`,
      },
      {
        value: average * (size + 1) - sum(others),
        because: say`the average was multiplied by one entry too many`,
      },
      { value: sum(others) / others.length, because: say`the average of the other numbers was taken` },
      {
        value: 2 * average - sum(others) / others.length,
        because: say`the average was taken for the middle between the others and the missing number`,
      },
      { value: key + size, because: say`the average was taken 1 too large` },
      { value: key - size, because: say`the average was taken 1 too small` },
      { value: key + (others[0] ?? 0), because: say`the first number was left out of the sum of the others` },
      { value: key - (others[0] ?? 0), because: say`the first number was taken off twice` },
    ],
    steps: [
      say`The ${size} numbers add up to ${average} × ${size} = ${average * size}.`,
      say`The others are ${others.join(' + ')} = ${sum(others)}.`,
      say`${average * size} − ${sum(others)} = ${answer}`,
    ],
  }
}

const CHANGES = [5, 10, 15, 20, 25, 30, 40, 50, 60, -5, -10, -15, -20, -25, -30, -40, -50] as const

function fromChange(rng: Random, data: DataSet) {
  const row = rng.int(0, data.rows.length - 1)
  const column = rng.int(1, data.columns.length - 1)
  const before = data.values[row]?.[column - 1] ?? 0
  const change = rng.pick(CHANGES)
  const key = Math.round((before * (100 + change)) / 100)
  const size = Math.abs(change)
  const word = change > 0 ? 'more' : 'fewer'
  const answer = count(key)
  const [from, to] = [data.columns[column - 1] ?? '', data.columns[column] ?? '']
  return {
    given: { find: 'change' as const, before, percent: change },
    holes: [[row, column] as const],
    ask: rng.pick([
      say`The number for ${data.rowName(row)} ${data.when(column)} is missing. It is ${percent(size)} ${word === 'more' ? 'more' : 'less'} than the number for ${from}. What is the missing number?`,
      say`If ${percent(size)} ${word} ${data.things} were ${data.verb} by ${data.rowName(row)} ${data.when(column)} than ${data.when(column - 1)}, ${askThen(rng, 'the missing number')}`,
      say`If the number of ${data.things} ${data.verb} by ${data.rowName(row)} ${change > 0 ? 'increased' : 'decreased'} by ${percent(size)} from ${from} to ${to}, then the missing value is:`,
    ]),
    answer,
    mistakes: [
      { value: (before * (100 - change)) / 100, because: say`the change was made in the wrong direction` },
      { value: (before * size) / 100, because: say`that is only the change` },
      { value: before + change, because: say`the percentage was taken as a number` },
      {
        value: (before * 100) / (100 + change),
        because: say`the number of ${from} was taken for the later one`,
      },
      { value: before, because: say`that is the number of ${from}` },
      { value: (before * (100 + change + 5)) / 100, because: say`5 per cent too much was taken` },
    ],
    steps: [
      say`For ${from} the table gives ${before}.`,
      say`${percent(size)} of it is ${(before * size) / 100}.`,
      say`${before} ${change > 0 ? '+' : '−'} ${(before * size) / 100} = ${answer}`,
    ],
  }
}

function twoHoles(rng: Random, data: DataSet) {
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
      say`The numbers of ${data.rowName(row)} for ${one} and ${other} are missing. They are in the ratio ${ratio(p, q)}, and the total number of ${data.ofRow(row)} is ${total}. ${ask(rng, say`the missing number for ${one}`)}`,
      say`Two numbers of ${data.rowName(row)}, those for ${one} and ${other}, are missing. If they are in the ratio ${ratio(p, q)} and the total for ${data.rowName(row)} ${data.span} is ${total}, ${askThen(rng, say`the number for ${one}`)}`,
      say`The total number of ${data.ofRow(row)} is ${total}. The two missing numbers, for ${one} and ${other}, are in the ratio ${ratio(p, q)}. The number for ${one} is:`,
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

function fromPercent(rng: Random, data: DataSet) {
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
      say`One of the values for ${data.columns[to] ?? ''} is missing. The total number of ${data.ofColumn(to)} is ${percent(Math.abs(share))} ${word} than that of ${data.ofColumn(from)}. ${ask(rng, 'the missing value')}`,
      say`The total number of ${data.ofColumn(to)} is ${percent(Math.abs(share))} ${word} than the total for ${data.columns[from] ?? ''}. ${ask(rng, say`the number of ${data.cell(row, to)}, which is missing`)}`,
      say`If the total number of ${data.ofColumn(to)} is ${percent(Math.abs(share))} ${word} than that for ${data.columns[from] ?? ''}, then the missing value is:`,
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

const drawHole = (rng: Random, data: DataSet): Hole => [
  rng.int(0, data.rows.length - 1),
  rng.int(0, data.columns.length - 1),
]

/** The other numbers of the row or of the column of a hole. */
function neighbours(data: DataSet, [row, column]: Hole, isRow: boolean): number[] {
  return isRow
    ? (data.values[row] ?? []).filter((_, index) => index !== column)
    : data.values.flatMap((line, index) => (index === row ? [] : [line[column] ?? 0]))
}
