import type { Random } from '../../../kit/random/random.ts'
import { towns } from '../../../kit/wording/places.ts'

/** What a table counts: 'cars made by company P in 2021'. */
interface Theme {
  things: string
  /** Follows the things: 'made'. */
  verb: string
  /** Precedes the letter or name: 'company'. */
  doer: string
  doers: string
  place: 'in' | 'on'
  columns: readonly string[]
  /** Heading of the first column. */
  head: string
  low: number
  high: number
  step: number
}

const YEARS = ['2017', '2018', '2019', '2020', '2021', '2022', '2023', '2024', '2025']
const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August']
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const theme = (
  things: string,
  verb: string,
  doer: string,
  columns: readonly string[],
  low: number,
  high: number,
  step: number,
): Theme => ({
  things,
  verb,
  doer,
  doers: doer.endsWith('y') ? `${doer.slice(0, -1)}ies` : doer.endsWith('ch') ? `${doer}es` : `${doer}s`,
  place: columns === DAYS ? 'on' : 'in',
  columns,
  head: doer.charAt(0).toUpperCase() + doer.slice(1),
  low,
  high,
  step,
})

const THEMES = [
  theme('bicycles', 'made', 'company', YEARS, 200, 900, 20),
  theme('pumps', 'made', 'factory', YEARS, 300, 960, 20),
  theme('books', 'sold', 'shop', MONTHS, 120, 700, 20),
  theme('students', 'admitted', 'school', YEARS, 140, 640, 20),
  theme('tickets', 'sold', 'counter', DAYS, 160, 880, 20),
  theme('visitors', 'received', 'museum', MONTHS, 240, 960, 20),
  theme('phones', 'repaired', 'workshop', MONTHS, 60, 360, 20),
  theme('trees', 'planted', 'village', YEARS, 100, 760, 20),
  theme('patients', 'treated', 'clinic', DAYS, 60, 280, 20),
  theme('parcels', 'delivered', 'branch', DAYS, 100, 480, 20),
  theme('meals', 'served', 'canteen', DAYS, 180, 640, 20),
  theme('saplings', 'sold', 'nursery', MONTHS, 140, 680, 20),
]

const LETTERS = ['A', 'B', 'C', 'D', 'P', 'Q', 'R', 'S', 'X', 'Y', 'Z', 'K', 'L', 'M']

/** A table of numbers with the words to describe it. */
export interface DataSet {
  town: string
  rows: readonly string[]
  columns: readonly string[]
  values: number[][]
  things: string
  head: string
  title: string
  /** 'The table shows how many bicycles three companies of Pune made in five years.' */
  intro: string
  verb: string
  /** 'company P' */
  rowName(row: number): string
  /** 'in 2021' */
  when(column: number): string
  /** 'from 2019 to 2023' */
  span: string
  /** 'in the next year', 'on the next day' */
  afterwards: string
  /** 'bicycles made by company P in 2021' */
  cell(row: number, column: number): string
  /** 'bicycles made by company P' */
  ofRow(row: number): string
  /** 'bicycles made in 2021' */
  ofColumn(column: number): string
  low: number
  high: number
  step: number
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']

export function drawDataSet(
  rng: Random,
  rowCount: number,
  columnCount: number,
  shown: 'table' | 'chart' | 'graph',
): DataSet {
  const drawn = rng.pick(THEMES)
  const { things, verb, doer, doers, place, low, high, step } = drawn
  const town = rng.pick(towns)
  const rows = rng.sample(LETTERS, rowCount).sort()
  const start = rng.int(0, Math.max(0, drawn.columns.length - columnCount))
  const columns = drawn.columns.slice(start, start + columnCount)
  // Two rows with the same number in several columns look like a slip of the printer.
  const values = rng.until(
    () => rows.map(() => columns.map(() => rng.int(low, high, step))),
    (drawn) =>
      drawn.every((line, place) =>
        drawn
          .slice(place + 1)
          .every((other) => line.filter((value, column) => value === other[column]).length <= 1),
      ),
  )
  const span =
    columns[0] === columns.at(-1) ? `${place} ${columns[0]}` : `from ${columns[0]} to ${columns.at(-1)}`
  const rowName = (row: number) => `${doer} ${rows[row]}`
  return {
    town,
    rows,
    columns,
    values,
    things,
    head: drawn.head,
    title: `Number of ${things} ${verb}`,
    intro: rng.pick([
      `The ${shown} shows the number of ${things} ${verb} by ${NUMBERS[rowCount]} ${rowCount === 1 ? doer : doers} ${span}.`,
      `Study the ${shown}, which shows the number of ${things} ${verb} by ${NUMBERS[rowCount]} ${rowCount === 1 ? doer : doers} ${span}.`,
      `The given ${shown} shows the number of ${things} ${verb} by ${NUMBERS[rowCount]} different ${rowCount === 1 ? doer : doers} ${span}.`,
    ]),
    verb,
    rowName,
    when: (column) => `${place} ${columns[column]}`,
    span,
    afterwards: `${place} the next ${drawn.columns === DAYS ? 'day' : drawn.columns === MONTHS ? 'month' : 'year'}`,
    cell: (row, column) => `${things} ${verb} by ${rowName(row)} ${place} ${columns[column]}`,
    ofRow: (row) => `${things} ${verb} by ${rowName(row)} ${span}`,
    ofColumn: (column) => `${things} ${verb} by all of them ${place} ${columns[column]}`,
    low,
    high,
    step,
  }
}
