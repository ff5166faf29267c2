import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { sum } from '../../../kit/values/measures.ts'
import { count, percent } from '../../../kit/values/value.ts'
import { say, sentences } from '../../../kit/wording/say.ts'
import { fromPercent, twoHoles } from './missing-value-hard.ts'
import { type DataSet, drawDataSet } from './themes.ts'

/** What stands in a cell whose number is not given. */
const HOLE = '?'

/** "One number of the table is missing; the average of its row is 350. What is it?" */
export const missingValue = defineGenerator({
  id: 'interpretation/missing-value',
  version: 1,
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
    // Every number is tried in the hole until what is told holds.
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

type Hole = readonly [row: number, column: number]

const drawHole = (rng: Random, data: DataSet): Hole => [
  rng.int(0, data.rows.length - 1),
  rng.int(0, data.columns.length - 1),
]

const at = (data: DataSet, [row, column]: Hole) => data.values[row]?.[column] ?? 0

/** The other numbers of the row or of the column of a hole. */
function neighbours(data: DataSet, [row, column]: Hole, isRow: boolean): number[] {
  return isRow
    ? (data.values[row] ?? []).filter((_, index) => index !== column)
    : data.values.flatMap((line, index) => (index === row ? [] : [line[column] ?? 0]))
}

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
      say`One number is missing. The total of the ${what} is ${total}. What is the missing number?`,
      say`If there are ${total} ${what} in all, find the number of ${data.cell(...hole)}, which is missing.`,
      say`The number of ${data.cell(...hole)} cannot be read, but the ${what} add up to ${total}. The missing number is`,
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
  // The average is whole for one of the numbers that the hole may hold.
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
      say`One number is missing. The average of the ${size} numbers of ${what} is ${average}. What is the missing number?`,
      say`If the mean of the ${size} numbers of ${what} is ${average}, find the one that is missing.`,
      say`The number of ${data.cell(...hole)} is lost, but the average of the ${what}, over ${size} entries, is known to be ${average}. The lost number is`,
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
      say`For ${data.rowName(row)} the number of ${to} is missing; it was ${percent(size)} ${word === 'more' ? 'higher' : 'lower'} than that of ${from}. What is it?`,
      say`If ${percent(size)} ${word} ${data.things} were ${data.verb} by ${data.rowName(row)} ${data.when(column)} than ${data.when(column - 1)}, find the missing number.`,
      say`The missing number for ${data.rowName(row)} is that of ${from} ${change > 0 ? 'increased' : 'decreased'} by ${percent(size)}. How many ${data.things} is that?`,
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
