import type { Figure } from '@ekagra/schema/figure'
import type { Random } from '../../../../kit/random/random.ts'
import { MONTHS } from '../../../../kit/wording/months.ts'
import type { Study } from './study.ts'

/** What is counted, by whom, over which columns. */
interface Theme {
  things: string
  /** Follows the things: 'made by'. */
  verb: string
  /** 'company', with the letter of a row behind it. */
  doer: string
  doers: string
  columns: readonly string[]
  columnNoun: string
  /** 'in 2021', 'on Monday' */
  within: 'in' | 'on' | 'of'
  isInTime: boolean
  low: number
  high: number
  /** Continues 'If 20% of the bicycles ...'. */
  part: string
}

const YEARS = ['2017', '2018', '2019', '2020', '2021', '2022', '2023', '2024', '2025']
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const SUBJECTS = ['Hindi', 'English', 'Science', 'Mathematics', 'History', 'Economics']
const DEPARTMENTS = ['HR', 'Finance', 'Sales', 'Marketing', 'IT', 'Accounts']

const inYears = { columns: YEARS, columnNoun: 'year', within: 'in', isInTime: true } as const
const inMonths = { columns: MONTHS.slice(0, 8), columnNoun: 'month', within: 'in', isInTime: true } as const
const onDays = { columns: DAYS, columnNoun: 'day', within: 'on', isInTime: true } as const

const THEMES: readonly Theme[] = [
  {
    things: 'bicycles',
    verb: 'made by',
    doer: 'company',
    doers: 'companies',
    ...inYears,
    low: 200,
    high: 900,
    part: 'were exported',
  },
  {
    things: 'mobile phones',
    verb: 'sold by',
    doer: 'store',
    doers: 'stores',
    ...inMonths,
    low: 120,
    high: 640,
    part: 'were returned',
  },
  {
    things: 'students',
    verb: 'admitted to',
    doer: 'college',
    doers: 'colleges',
    ...inYears,
    low: 160,
    high: 800,
    part: 'came from rural areas',
  },
  {
    things: 'tickets',
    verb: 'sold at',
    doer: 'counter',
    doers: 'counters',
    ...onDays,
    low: 160,
    high: 880,
    part: 'were later cancelled',
  },
  {
    things: 'visitors',
    verb: 'received by',
    doer: 'museum',
    doers: 'museums',
    ...inMonths,
    low: 240,
    high: 960,
    part: 'came from abroad',
  },
  {
    things: 'cars',
    verb: 'produced by',
    doer: 'plant',
    doers: 'plants',
    ...inYears,
    low: 300,
    high: 960,
    part: 'had a diesel engine',
  },
  {
    things: 'books',
    verb: 'published by',
    doer: 'publisher',
    doers: 'publishers',
    ...inYears,
    low: 80,
    high: 480,
    part: 'were written in Hindi',
  },
  {
    things: 'parcels',
    verb: 'delivered by',
    doer: 'branch',
    doers: 'branches',
    ...onDays,
    low: 100,
    high: 480,
    part: 'were delivered late',
  },
  {
    things: 'loans',
    verb: 'sanctioned by',
    doer: 'bank',
    doers: 'banks',
    ...inYears,
    low: 120,
    high: 720,
    part: 'were home loans',
  },
  {
    things: 'patients',
    verb: 'treated at',
    doer: 'hospital',
    doers: 'hospitals',
    ...inMonths,
    low: 140,
    high: 620,
    part: 'were children',
  },
  {
    things: 'units',
    verb: 'assembled by',
    doer: 'factory',
    doers: 'factories',
    ...inMonths,
    low: 200,
    high: 880,
    part: 'were found defective',
  },
  {
    things: 'policies',
    verb: 'issued by',
    doer: 'agency',
    doers: 'agencies',
    ...inYears,
    low: 100,
    high: 540,
    part: 'were cancelled',
  },
]

/** Columns that are no stretch of time, as a radar chart has them. */
const AROUND: readonly Theme[] = [
  {
    things: 'students',
    verb: 'enrolled for the subject in',
    doer: 'school',
    doers: 'schools',
    columns: SUBJECTS,
    columnNoun: 'subject',
    within: 'of',
    isInTime: false,
    low: 60,
    high: 400,
    part: 'passed with distinction',
  },
  {
    things: 'employees',
    verb: 'working in the department in',
    doer: 'company',
    doers: 'companies',
    columns: DEPARTMENTS,
    columnNoun: 'department',
    within: 'of',
    isInTime: false,
    low: 40,
    high: 320,
    part: 'were promoted',
  },
  {
    things: 'articles',
    verb: 'sold by',
    doer: 'shop',
    doers: 'shops',
    columns: DAYS,
    columnNoun: 'day',
    within: 'on',
    isInTime: true,
    low: 40,
    high: 300,
    part: 'were returned',
  },
]

const RUNS = ['ABCDE', 'PQRST', 'JKLMN', 'UVWXY', 'EFGHK'] as const
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']

export interface PlainShape {
  rows: number
  columns: number
  kind: 'table' | 'bar' | 'line' | 'radar'
}

/** A table or a chart that shows the numbers themselves. */
export function drawPlainStudy(
  rng: Random,
  { rows: rowCount, columns: columnCount, kind }: PlainShape,
): Study {
  const theme = rng.pick(kind === 'radar' ? AROUND : THEMES)
  const { things, verb, doer, doers, isInTime, columnNoun, low, high } = theme
  const letters = [...rng.pick(RUNS)].slice(0, rowCount)
  const start = rng.int(0, theme.columns.length - columnCount)
  const columns = isInTime
    ? theme.columns.slice(start, start + columnCount)
    : rng.sample(theme.columns, columnCount)
  const values = letters.map(() => columns.map(() => rng.int(low, high, 20)))
  const within = (column: number) => `${theme.within} ${columns[column] ?? ''}`
  const rowName = (row: number) => `${doer} ${letters[row] ?? ''}`
  const span = isInTime ? `from ${columns[0]} to ${columns.at(-1)}` : `in all the ${columnNoun}s`
  const everyOne = rowCount === 2 ? 'both the' : 'all the'
  const over = isInTime ? span : `in ${NUMBERS[columnCount]} ${columnNoun}s`
  /** 'students enrolled for Hindi and History in school P' */
  const inColumns = (names: string) => `${things} ${verb.replace(/the (?:subject|department)/, names)}`
  const cell = (row: number, column: number) =>
    isInTime
      ? `${things} ${verb} ${rowName(row)} ${within(column)}`
      : `${inColumns(columns[column] ?? '')} ${rowName(row)}`
  const bare = isInTime
    ? `${things} ${verb}`
    : `${things} ${verb.split(' ')[0] ?? ''} ${verb.split(' ').at(-1) ?? ''}`
  const title = `Number of ${bare} ${NUMBERS[rowCount]} ${doers} (${letters.join(', ')}) ${over}`
  return {
    figure: drawFigure(kind, title, doer, letters, columns, values),
    shown: { as: 'numbers', values },
    values,
    columns,
    cell,
    row: (row) => `${bare} ${rowName(row)} ${span}`,
    column: (column) =>
      isInTime
        ? `${things} ${verb} ${everyOne} ${doers} ${within(column)}`
        : `${inColumns(columns[column] ?? '')} ${everyOne} ${doers}`,
    bare: (row) => `${bare} ${row === null ? `${everyOne} ${doers}` : rowName(row)}`,
    perRow: (column) =>
      isInTime
        ? `${things} ${verb} each ${doer} ${within(column)}`
        : `${inColumns(columns[column] ?? '')} each ${doer}`,
    pair: (row, one, other) =>
      isInTime
        ? `${things} ${verb} ${rowName(row)} ${within(one)} and ${columns[other] ?? ''} together`
        : `${inColumns(`${columns[one] ?? ''} and ${columns[other] ?? ''}`)} ${rowName(row)}`,
    rowName,
    isInTime,
    columnNoun,
    hasColumnTotals: true,
    part: theme.part,
  }
}

function drawFigure(
  kind: PlainShape['kind'],
  title: string,
  doer: string,
  letters: readonly string[],
  columns: readonly string[],
  values: readonly (readonly number[])[],
): Figure {
  const head = doer.charAt(0).toUpperCase() + doer.slice(1)
  if (kind === 'table')
    return {
      kind,
      title,
      columns: [head, ...columns],
      rows: letters.map((letter, row) => [letter, ...(values[row] ?? []).map(String)]),
    }
  return {
    kind,
    title,
    labels: [...columns],
    series: letters.map((letter, row) => ({ name: `${head} ${letter}`, values: [...(values[row] ?? [])] })),
  }
}
