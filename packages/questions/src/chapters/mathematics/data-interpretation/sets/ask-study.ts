import type { Mistake } from '../../../../kit/options/build-options.ts'
import type { Random } from '../../../../kit/random/random.ts'
import { sum } from '../../../../kit/values/geometry.ts'
import { range } from '../../../../kit/values/number-theory.ts'
import { count, degrees, percent, ratio, type ValueInput } from '../../../../kit/values/value.ts'
import { type Message, say } from '../../../../kit/wording/say.ts'
import type { Cell, Study } from './study.ts'

/** What is asked, as plain data. */
export type Ask =
  | { find: 'total' | 'average' | 'above'; cells: readonly Cell[] }
  | {
      find: 'difference' | 'average-difference' | 'ratio' | 'percent-of' | 'percent-more' | 'percent-less'
      one: readonly Cell[]
      other: readonly Cell[]
    }
  | { find: 'parts' | 'change-of-parts'; parts: readonly { cell: Cell; percent: number }[] }
  | { find: 'steepest'; row: number }
  | { find: 'highest'; rows: readonly number[] }
  | { find: 'angle'; column: number }

/** A question on a study, before its figure is added. */
interface StudyQuestion {
  ask: Ask
  concept: string
  prompt: Message
  answer: ValueInput
  mistakes: Mistake[]
  others?: ValueInput[]
  within?: readonly [number, number]
  steps: Message[]
}

/** Null when the numbers drawn give no answer that a paper would print. */
export type Maker = (rng: Random, study: Study) => StudyQuestion | null

/** Cells with the words for their sum. */
interface Group {
  cells: readonly Cell[]
  text: string
}

const at = ({ values }: Study, [row, column]: Cell): number => values[row]?.[column] ?? 0
const read = (study: Study, { cells }: Group): number[] => cells.map((cell) => at(study, cell))
const total = (study: Study, { cells }: Group): number =>
  cells.reduce((all, cell) => all + at(study, cell), 0)
const columnsOf = ({ columns }: Study): number[] => range(0, columns.length - 1)
const rowsOf = ({ values }: Study): number[] => range(0, values.length - 1)

const oneCell = (study: Study, row: number, column: number): Group => ({
  cells: [[row, column]],
  text: study.cell(row, column),
})
const wholeRow = (study: Study, row: number): Group => ({
  cells: columnsOf(study).map((column) => [row, column] as const),
  text: study.row(row),
})
const wholeColumn = (study: Study, column: number): Group => ({
  cells: rowsOf(study).map((row) => [row, column] as const),
  text: study.column(column),
})
const twoOfRow = (study: Study, row: number, one: number, other: number): Group => ({
  cells: [
    [row, one],
    [row, other],
  ],
  text: study.pair(row, one, other),
})

/** Whether the figure shows the numbers themselves, so that the total of a column is not printed in it. */
const isNumbers = ({ shown }: Study): boolean => shown.as === 'numbers'

/** Whether the numbers are worked out from totals and from how each of them is divided. */
const hasTwoDisplays = ({ shown }: Study): boolean =>
  shown.as === 'shares-and-ratios' || shown.as === 'totals-and-percents'

const anyCell = (rng: Random, study: Study): Group =>
  oneCell(study, rng.int(0, study.values.length - 1), rng.int(0, study.columns.length - 1))

function anyPair(rng: Random, study: Study): Group {
  // Drawn for most of the tries, so without lists to draw from.
  const size = study.columns.length
  const one = rng.int(0, size - 1)
  const other = (one + rng.int(1, size - 1)) % size
  return twoOfRow(study, rng.int(0, study.values.length - 1), Math.min(one, other), Math.max(one, other))
}

/** A row or a column that is added up, where the study has a name for it. */
function anyLine(rng: Random, study: Study): Group {
  // The sum of a single row is told with the figure.
  if (study.values.length === 1) return anyPair(rng, study)
  const [rows, columns] = [rowsOf(study), study.hasColumnTotals ? columnsOf(study) : []]
  const line = rng.int(0, rows.length + columns.length - 1)
  return line < rows.length ? wholeRow(study, line) : wholeColumn(study, line - rows.length)
}

const overlap = (one: Group, other: Group): boolean =>
  one.cells.some(([row, column]) => other.cells.some(([r, c]) => r === row && c === column))

const sumText = (numbers: readonly number[]): string =>
  numbers.length === 1 ? String(numbers[0] ?? 0) : `${numbers.join(' + ')} = ${sum(numbers)}`

const isNeatPercent = (value: number): boolean =>
  value > 0 && value <= 200 && Number.isInteger(Math.round(value * 1e6) / 1e6) && value !== 100

const whole = (value: number): number => Math.round(value * 1e6) / 1e6

/** Whether the text of a caselet says the answer itself, so that nothing is left to work out. */
export function isTold({ shown }: Study, ask: Ask): boolean {
  if (shown.as !== 'caselet' || !('one' in ask)) return false
  const cells = (list: readonly Cell[]) => list.map(([row, column]) => `${row}${column}`).join()
  const compared = `${cells(ask.one)} ${cells(ask.other)}`
  switch (ask.find) {
    case 'ratio':
      return compared === '01 11' || compared === '11 01'
    case 'difference':
      return compared === '00 02' || compared === '02 00'
    case 'percent-of':
      return compared === '00 00,10' || compared === '10 00,10'
    case 'percent-more':
      return compared === '01,11 00,10'
    default:
      return false
  }
}

/**
 * Whether the answer can be read off. It can if one of two displays is enough (whole columns are compared, or parts of columns
 * that are divided in the same way), or if it is the difference of two printed numbers.
 */
export function isReadOff({ shown, values }: Study, ask: Ask): boolean {
  if (!('one' in ask)) return false
  if (shown.as === 'numbers') return ask.find === 'difference' && ask.one.length + ask.other.length === 2
  if (shown.as !== 'shares-and-ratios' && shown.as !== 'totals-and-percents') return false
  const columns = (cells: readonly Cell[]) => [...new Set(cells.map(([, column]) => column))].toSorted()
  const isWhole = (cells: readonly Cell[]) => cells.length === columns(cells).length * values.length
  if (isWhole(ask.one) && isWhole(ask.other)) return true
  const split = (column: number) =>
    String((shown.as === 'shares-and-ratios' ? shown.ratios : shown.percents)[column])
  return (
    ask.find !== 'difference' &&
    columns(ask.one).join() === columns(ask.other).join() &&
    new Set(columns(ask.one).map(split)).size === 1
  )
}

/** "What is the total number of bicycles made by company P in 2020 and 2022 together?" */
export const askTotal: Maker = (rng, study) => {
  const group = rng.chance(0.5) && isNumbers(study) ? anyLine(rng, study) : anyPair(rng, study)
  const numbers = read(study, group)
  const key = sum(numbers)
  const [first = 0, last = 0] = [numbers[0], numbers.at(-1)]
  const neighbour = anyCell(rng, study)
  const answer = count(key)
  return {
    ask: { find: 'total', cells: group.cells },
    concept: 'totals-and-differences',
    prompt: rng.pick([
      say`What is the total number of ${group.text}?`,
      say`Find the total number of ${group.text}.`,
      say`The total number of ${group.text} is:`,
    ]),
    answer,
    mistakes: [
      { value: key - last, because: say`the last number was left out` },
      { value: key + first, because: say`the first number was counted twice` },
      { value: key - first, because: say`the first number was left out` },
      { value: key - last + total(study, neighbour), because: say`a number was read in the wrong place` },
      { value: key + 100, because: say`a carry was added that is not there` },
      { value: key - 100, because: say`a carry was forgotten` },
      { value: key + last, because: say`the last number was counted twice` },
    ],
    steps: [say`Read off or work out ${numbers.join(', ')}.`, say`${numbers.join(' + ')} = ${answer}`],
  }
}

/** "What is the difference between the number of men in Sales and that of women in Finance?" */
export const askDifference: Maker = (rng, study) => {
  const [one, other] = rng.chance(0.5)
    ? [anyCell(rng, study), anyCell(rng, study)]
    : [anyPair(rng, study), anyPair(rng, study)]
  if (overlap(one, other) || total(study, one) === total(study, other)) return null
  const [high, low] = total(study, one) > total(study, other) ? [one, other] : [other, one]
  const [more, less] = [total(study, high), total(study, low)]
  const key = more - less
  const answer = count(key)
  return {
    ask: { find: 'difference', one: high.cells, other: low.cells },
    concept: 'totals-and-differences',
    prompt: rng.pick([
      say`What is the difference between the number of ${high.text} and the number of ${low.text}?`,
      say`The number of ${high.text} is how much more than the number of ${low.text}?`,
      say`By how much does the number of ${high.text} exceed the number of ${low.text}?`,
    ]),
    answer,
    mistakes: [
      { value: more + less, because: say`the two numbers were added` },
      { value: more, because: say`that is the larger number itself` },
      { value: less, because: say`that is the smaller number itself` },
      { value: key + 100, because: say`a carry was taken that is not there` },
      { value: key - 100, because: say`a hundred was lost in subtracting` },
      { value: key + 20, because: say`one of the numbers was read 20 too high` },
      { value: key - 20, because: say`one of the numbers was read 20 too low` },
    ],
    steps: [
      say`The first number is ${sumText(read(study, high))}, the second is ${sumText(read(study, low))}.`,
      say`${more} − ${less} = ${answer}`,
    ],
  }
}

/** "What is the average number of bicycles made by company P per year?" */
export const askAverage: Maker = (rng, study) => {
  const column = rng.pick(columnsOf(study))
  const isRow = study.values.length < 3 || !study.perRow || rng.chance(0.6)
  const row = rng.pick(rowsOf(study))
  const group = isRow ? wholeRow(study, row) : wholeColumn(study, column)
  // The total of a single row is told with the figure, so only some of its columns are asked.
  const some = rng.sample(columnsOf(study), 3).sort((a, b) => a - b)
  const asked: Group =
    study.values.length === 1
      ? {
          cells: some.map((one) => [0, one] as const),
          text: study.several?.(some) ?? '',
        }
      : group
  const numbers = read(study, asked)
  const [all, size] = [sum(numbers), numbers.length]
  const key = all / size
  if (!Number.isInteger(key)) return null
  const answer = count(key)
  return {
    ask: { find: 'average', cells: asked.cells },
    concept: 'averages-from-data',
    prompt:
      study.values.length === 1
        ? say`What is the average of the numbers of ${asked.text}?`
        : isRow
          ? rng.pick([
              say`What is the average number of ${asked.text}, per ${study.columnNoun}?`,
              say`Find the average number of ${study.bare(row)} per ${study.columnNoun} in the given ${many(study)}.`,
            ])
          : rng.pick([
              say`What is the average number of ${study.perRow?.(column) ?? ''}?`,
              say`Find the average number of ${study.perRow?.(column) ?? ''}.`,
            ]),
    answer,
    mistakes: [
      { value: all / (size - 1), because: say`the sum was divided by one entry too few` },
      { value: all / (size + 1), because: say`the sum was divided by one entry too many` },
      {
        value: (Math.max(...numbers) + Math.min(...numbers)) / 2,
        because: say`the middle between the largest and the smallest number was taken`,
      },
      { value: key + 10, because: say`the sum was taken ${10 * size} too large` },
      { value: key - 10, because: say`the sum was taken ${10 * size} too small` },
      { value: (all - (numbers.at(-1) ?? 0)) / size, because: say`the last number was left out of the sum` },
      { value: (all + (numbers[0] ?? 0)) / size, because: say`the first number was counted twice` },
    ],
    steps: [
      say`The ${size} numbers are ${numbers.join(', ')}.`,
      say`Their sum is ${all}.`,
      say`${all} ÷ ${size} = ${answer}`,
    ],
  }
}

const many = ({ columnNoun }: Study): string =>
  columnNoun.endsWith('y') && columnNoun !== 'day' ? `${columnNoun.slice(0, -1)}ies` : `${columnNoun}s`

const inWhich = ({ columnNoun }: Study): string => `${columnNoun === 'day' ? 'On' : 'In'} which ${columnNoun}`

/** "What is the respective ratio of the number of men in Sales to that of women in Finance?" */
const askRatioOf =
  (draw: (rng: Random, study: Study) => Group, most: number): Maker =>
  (rng, study) => {
    const [one, other] = [draw(rng, study), draw(rng, study)]
    const [first, second] = [total(study, one), total(study, other)]
    const shared = commonFactor(first, second)
    const [p, q] = [first / shared, second / shared]
    if (overlap(one, other) || p === q || Math.max(p, q) > most) return null
    const answer = ratio(first, second)
    return {
      ask: { find: 'ratio', one: one.cells, other: other.cells },
      concept: 'ratios-from-data',
      prompt: rng.pick([
        say`What is the ratio of the number of ${one.text} to the number of ${other.text}?`,
        say`Find the respective ratio between the number of ${one.text} and the number of ${other.text}.`,
        say`The number of ${one.text} and the number of ${other.text} are in the ratio:`,
      ]),
      answer,
      mistakes: [
        { value: ratio(second, first), because: say`the ratio was turned round` },
        { value: ratio(p + 1, q), because: say`the first number was read too high` },
        { value: ratio(p, q + 1), because: say`the second number was read too high` },
        ...(p > 1 ? [{ value: ratio(p - 1, q), because: say`the first number was read too low` }] : []),
        ...(q > 1 ? [{ value: ratio(p, q - 1), because: say`the second number was read too low` }] : []),
        {
          value: ratio(first, first + second),
          because: say`the first number was compared with the sum of both`,
        },
        { value: ratio(p + 1, q + 1), because: say`both numbers were read too high` },
      ],
      others: [ratio(p + 2, q), ratio(p, q + 2), ratio(p + 2, q + 1), ratio(p + 1, q + 2)],
      steps: [
        say`The first number is ${sumText(read(study, one))}.`,
        say`The second number is ${sumText(read(study, other))}.`,
        say`${first} : ${second} is, in lowest terms, ${answer}`,
      ],
    }
  }

const commonFactor = (a: number, b: number): number => (b === 0 ? a : commonFactor(b, a % b))

export const askRatio = askRatioOf(anyCell, 25)
export const askRatioOfPairs = askRatioOf(anyPair, 45)

/** "The number of men in Sales is what per cent of the total number of employees in Sales?" */
const askPercentOf =
  (
    drawOne: (rng: Random, study: Study) => Group,
    drawOther: (rng: Random, study: Study, one: Group) => Group | null,
  ): Maker =>
  (rng, study) => {
    const one = drawOne(rng, study)
    const other = drawOther(rng, study, one)
    if (!other) return null
    const [part, base] = [total(study, one), total(study, other)]
    const key = whole((100 * part) / base)
    if (part === base || !isNeatPercent(key)) return null
    const answer = percent(key)
    return {
      ask: { find: 'percent-of', one: one.cells, other: other.cells },
      concept: 'percent-change-from-data',
      prompt: rng.pick([
        say`The number of ${one.text} is what per cent of the number of ${other.text}?`,
        say`What percentage of the number of ${other.text} is the number of ${one.text}?`,
        say`Express the number of ${one.text} as a percentage of the number of ${other.text}.`,
      ]),
      answer,
      mistakes: [
        { value: whole((100 * base) / part), because: say`the two numbers were interchanged` },
        { value: Math.abs(100 - key), because: say`that is the difference from 100%` },
        {
          value: whole((100 * part) / (part + base)),
          because: say`the percentage was taken of the sum of both`,
        },
        { value: key + 5, because: say`the first number was read ${(5 * base) / 100} too high` },
        { value: key - 5, because: say`the first number was read ${(5 * base) / 100} too low` },
        { value: key + 10, because: say`the first number was read ${base / 10} too high` },
        { value: key - 10, because: say`the first number was read ${base / 10} too low` },
      ],
      steps: [
        say`The first number is ${sumText(read(study, one))}.`,
        say`The second number is ${sumText(read(study, other))}.`,
        say`${part} ÷ ${base} × 100 = ${answer}`,
      ],
    }
  }

export const askPercentOfCell = askPercentOf(anyCell, (rng, study, one) => {
  const other = anyCell(rng, study)
  return overlap(one, other) ? null : other
})

/** A cell against the whole of its column, or a pair against another pair. */
export const askPercentOfTotal = askPercentOf(anyCell, (rng, study, { cells: [[row, column] = [0, 0]] }) =>
  isNumbers(study) && rng.chance(0.6)
    ? wholeColumn(study, column)
    : study.values.length > 1
      ? wholeRow(study, row)
      : null,
)

export const askPercentOfPair = askPercentOf(anyPair, (rng, study, one) => {
  const other = rng.chance(0.5) ? anyPair(rng, study) : anyLine(rng, study)
  return overlap(one, other) ? null : other
})

/** "By what per cent is the number of ... more than ...?" */
const askPercentMore =
  (draw: (rng: Random, study: Study) => Group): Maker =>
  (rng, study) => {
    const [one, other] = [draw(rng, study), draw(rng, study)]
    if (overlap(one, other)) return null
    const [first, second] = [total(study, one), total(study, other)]
    const key = whole((100 * Math.abs(first - second)) / second)
    if (!isNeatPercent(key)) return null
    const word = first > second ? 'more' : 'less'
    const answer = percent(key)
    return {
      ask: { find: first > second ? 'percent-more' : 'percent-less', one: one.cells, other: other.cells },
      concept: 'percent-change-from-data',
      prompt: rng.pick([
        say`The number of ${one.text} is what per cent ${word} than the number of ${other.text}?`,
        say`By what percentage is the number of ${one.text} ${word} than the number of ${other.text}?`,
        say`By what per cent is the number of ${one.text} ${word} than the number of ${other.text}?`,
      ]),
      answer,
      mistakes: [
        {
          value: whole((100 * Math.abs(first - second)) / first),
          because: say`the difference was divided by the first number instead of the second`,
        },
        {
          value: whole((100 * first) / second),
          because: say`the first number was taken in per cent of the second`,
        },
        {
          value: whole((100 * second) / first),
          because: say`the second number was taken in per cent of the first`,
        },
        { value: key + 5, because: say`the difference was taken ${(5 * second) / 100} too large` },
        { value: key - 5, because: say`the difference was taken ${(5 * second) / 100} too small` },
        { value: 2 * key, because: say`the percentage was doubled` },
        { value: key / 2, because: say`the percentage was halved` },
        // Nothing is 110% less.
      ].filter(({ value }) => word === 'more' || value < 100),
      steps: [
        say`The first number is ${sumText(read(study, one))}.`,
        say`The second number is ${sumText(read(study, other))}.`,
        say`They differ by ${Math.abs(first - second)}.`,
        say`${Math.abs(first - second)} ÷ ${second} × 100 = ${answer}`,
      ],
    }
  }

export const askMoreThanCell = askPercentMore(anyCell)
export const askMoreThanPair = askPercentMore(anyPair)
const askMoreThanAnyLine = askPercentMore(anyLine)
/** Not of two displays: for whole columns one of them is enough, and their two rows seldom give a whole percentage. */
export const askMoreThanLine: Maker = (rng, study) =>
  hasTwoDisplays(study) ? null : askMoreThanAnyLine(rng, study)

/** "What is the percentage increase in the number of bicycles made by company P in 2022 over the previous year?" */
export const askChange: Maker = (rng, study) => {
  if (!study.isInTime) return null
  const row = rng.pick(rowsOf(study))
  const to = rng.int(1, study.columns.length - 1)
  const [before, after] = [at(study, [row, to - 1]), at(study, [row, to])]
  const key = whole((100 * Math.abs(after - before)) / before)
  if (!isNeatPercent(key)) return null
  const word = after > before ? 'increase' : 'decrease'
  const answer = percent(key)
  return {
    ask: { find: after > before ? 'percent-more' : 'percent-less', one: [[row, to]], other: [[row, to - 1]] },
    concept: 'percent-change-from-data',
    prompt: rng.pick([
      say`What is the percentage ${word} in the number of ${study.cell(row, to)} over the previous ${study.columnNoun}?`,
      say`Find the per cent ${word} in the number of ${study.cell(row, to)} as compared with the previous ${study.columnNoun}.`,
    ]),
    answer,
    mistakes: [
      {
        value: whole((100 * Math.abs(after - before)) / after),
        because: say`the change was divided by the new number instead of the old one`,
      },
      {
        value: whole((100 * after) / before),
        because: say`the new number was taken in per cent of the old one`,
      },
      { value: Math.abs(after - before), because: say`that is the change itself, not a percentage` },
      { value: key + 5, because: say`the change was read ${(5 * before) / 100} too large` },
      { value: key - 5, because: say`the change was read ${(5 * before) / 100} too small` },
      { value: 2 * key, because: say`the percentage was doubled` },
      { value: key / 2, because: say`the percentage was halved` },
    ].filter(({ value }) => word === 'increase' || value < 100),
    steps: [
      say`The number was ${before} and became ${after}.`,
      say`The ${word} is ${Math.abs(after - before)}.`,
      say`${Math.abs(after - before)} ÷ ${before} × 100 = ${answer}`,
    ],
  }
}

/** "What is the difference between the average number of ... and that of ...?" */
export const askAverageDifference: Maker = (rng, study) => {
  if (study.values.length < 2) return null
  const sumOf = (row: number) => sum(study.values[row] ?? [])
  const [high = 0, low = 0] = rng.sample(rowsOf(study), 2).sort((a, b) => sumOf(b) - sumOf(a))
  const size = study.columns.length
  const gap = sumOf(high) - sumOf(low)
  if (gap === 0 || gap % size !== 0) return null
  const [one, other] = [wholeRow(study, high), wholeRow(study, low)]
  const key = gap / size
  const answer = count(key)
  return {
    ask: { find: 'average-difference', one: one.cells, other: other.cells },
    concept: 'averages-from-data',
    prompt: rng.pick([
      say`What is the difference between the average number of ${one.text} and the average number of ${other.text}, per ${study.columnNoun}?`,
      say`By how much does the average number of ${one.text} exceed that of ${other.text}, per ${study.columnNoun}?`,
    ]),
    answer,
    mistakes: [
      { value: gap, because: say`the difference of the totals was not divided by ${size}` },
      { value: gap / 2, because: say`the difference of the totals was halved` },
      { value: 2 * key, because: say`the difference was doubled` },
      { value: key + 4, because: say`a sum was taken ${4 * size} too large` },
      { value: key - 4, because: say`a sum was taken ${4 * size} too small` },
      { value: key + 10, because: say`a sum was taken ${10 * size} too large` },
      { value: key - 10, because: say`a sum was taken ${10 * size} too small` },
    ],
    steps: [
      say`The first sum is ${sumText(read(study, one))}.`,
      say`The second sum is ${sumText(read(study, other))}.`,
      say`The sums differ by ${gap}.`,
      say`The averages differ by ${gap} ÷ ${size} = ${answer}`,
    ],
  }
}

/** "In which year was the percentage increase over the previous year the highest?" */
export const askSteepest: Maker = (rng, study) => {
  if (!study.isInTime || study.columns.length < 5) return null
  const row = rng.pick(rowsOf(study))
  const numbers = study.values[row] ?? []
  const rises = numbers
    .slice(1)
    .map((value, index) => (100 * (value - (numbers[index] ?? 0))) / (numbers[index] ?? 1))
  const sorted = [...rises].sort((a, b) => b - a)
  // With fewer rises the falls are struck out at sight, and there is little to compare.
  if (rises.filter((rise) => rise > 0).length < 3) return null
  // A rise that is nearly the same as the highest would be a trap for the eye, not for the mind.
  if ((sorted[0] ?? 0) <= 5 || (sorted[0] ?? 0) - (sorted[1] ?? 0) < 4) return null
  const best = rises.indexOf(sorted[0] ?? 0) + 1
  const answer = study.columns[best] ?? ''
  const highest = numbers.indexOf(Math.max(...numbers))
  return {
    ask: { find: 'steepest', row },
    concept: 'percent-change-from-data',
    prompt: rng.pick([
      say`${inWhich(study)} was the percentage increase over the previous ${study.columnNoun} in the number of ${study.bare(row)} the highest?`,
      say`The number of ${study.bare(row)} showed the maximum percentage rise over the previous ${study.columnNoun} ${study.columnNoun === 'day' ? 'on' : 'in'}:`,
    ]),
    answer,
    mistakes: columnsOf(study)
      .filter((column) => column > 0 && column !== best)
      .map((column) => ({
        value: study.columns[column] ?? '',
        because:
          column === highest
            ? say`that is where the number itself is the highest`
            : (rises[column - 1] ?? 0) <= 0
              ? say`the number did not rise there`
              : say`the rise there is a smaller part of the number before it`,
      })),
    steps: [
      say`The numbers are ${numbers.join(', ')}.`,
      say`Compare each rise with the number before it: the rise from ${numbers[best - 1] ?? 0} to ${numbers[best] ?? 0} is the largest part.`,
      say`So the highest percentage increase was ${study.columnNoun === 'day' ? 'on' : 'in'} ${answer}`,
    ],
  }
}

/** "In which department is the total number of employees the highest?" */
export const askHighest: Maker = (rng, study) => {
  if (study.columns.length < 4) return null
  const isTotal = isNumbers(study)
  const rows = isTotal ? rowsOf(study) : [rng.pick(rowsOf(study))]
  if (rows.length === 1 && study.shown.as !== 'totals-and-percents' && study.shown.as !== 'shares-and-ratios')
    return null
  const sums = columnsOf(study).map((column) => sum(rows.map((row) => at(study, [row, column]))))
  const sorted = [...sums].sort((a, b) => b - a)
  if (sorted[0] === sorted[1]) return null
  const best = sums.indexOf(sorted[0] ?? 0)
  const answer = study.columns[best] ?? ''
  const subject = study.bare(isTotal ? null : (rows[0] ?? 0))
  return {
    ask: { find: 'highest', rows },
    concept: 'totals-and-differences',
    prompt: rng.pick([
      say`${inWhich(study)} is the number of ${subject} the highest?`,
      say`The number of ${subject} is the maximum ${study.columnNoun === 'day' ? 'on' : 'in'} which of the following ${many(study)}?`,
    ]),
    answer,
    mistakes: columnsOf(study)
      .filter((column) => column !== best)
      .map((column) => ({
        value: study.columns[column] ?? '',
        because: say`the number there is ${sums[column] ?? 0}, less than ${sums[best] ?? 0}`,
      })),
    steps: [
      say`The numbers, in order, are ${sums.join(', ')}.`,
      say`The largest of them is ${sums[best] ?? 0}, which belongs to ${answer}`,
    ],
  }
}

/** "In how many of the given years was the number above the average?" */
export const askAbove: Maker = (rng, study) => {
  if (study.columns.length < 5 || study.values.length < 2) return null
  const row = rng.pick(rowsOf(study))
  const group = wholeRow(study, row)
  const numbers = read(study, group)
  const mean = sum(numbers) / numbers.length
  if (numbers.includes(mean)) return null
  const size = numbers.length
  const above = numbers.filter((value) => value > mean)
  const answer = count(above.length)
  return {
    ask: { find: 'above', cells: group.cells },
    concept: 'averages-from-data',
    prompt: rng.pick([
      say`${study.columnNoun === 'day' ? 'On' : 'In'} how many of the given ${many(study)} is the number of ${study.bare(row)} more than the average number of ${study.bare(row)} per ${study.columnNoun}?`,
      say`For how many of the given ${many(study)} is the number of ${study.bare(row)} above its own average per ${study.columnNoun}?`,
    ]),
    answer,
    mistakes: [
      { value: size - above.length, because: say`those below the average were counted` },
      { value: above.length - 1, because: say`one just above the average was missed` },
      { value: above.length + 1, because: say`one just below the average was counted as well` },
      { value: above.length + 2, because: say`two below the average were counted as well` },
      { value: above.length - 2, because: say`two above the average were missed` },
    ].filter(({ value }) => value > 0 && value < size),
    // Not all of them can lie above their average, and not none.
    within: [1, size - 1],
    steps: [
      say`The numbers are ${numbers.join(', ')}.`,
      say`Their sum is ${sum(numbers)}.`,
      say`The average is ${sum(numbers)} ÷ ${size}, which is ${Number.isInteger(mean) ? say`${mean}` : say`between ${Math.floor(mean)} and ${Math.ceil(mean)}`}.`,
      say`Above it are ${above.join(', ')}: in number ${answer}`,
    ],
  }
}

const firstOf = ({ cells }: Group): Cell => cells[0] ?? [0, 0]

/** 'were promoted' -> 'were not promoted', 'took part' -> 'did not take part' */
const didNot = (part: string): string =>
  part
    .replace(/^(were|had) (later )?/, '$1 not $2')
    .replace(/^took /, 'did not take ')
    .replace(/^came /, 'did not come ')
    .replace(/^passed /, 'did not pass ')
    .replace(/^did not cast /, 'cast ')

/** "If 20% of ... and 15% of ... were defective, what is the total number of defective ones?" */
export const askParts: Maker = (rng, study) => {
  const [one, other] = [anyCell(rng, study), anyCell(rng, study)]
  const [p, q] = [rng.int(10, 45, 5), rng.int(10, 45, 5)]
  const [first, second] = [total(study, one), total(study, other)]
  const [a, b] = [whole((first * p) / 100), whole((second * q) / 100)]
  if (overlap(one, other) || p === q || !Number.isInteger(a) || !Number.isInteger(b)) return null
  const isRest = rng.chance(0.4)
  const key = isRest ? first - a + second - b : a + b
  const answer = count(key)
  const [cellOne, cellOther] = [firstOf(one), firstOf(other)]
  return {
    ask: {
      find: 'parts',
      parts: [
        { cell: cellOne, percent: isRest ? 100 - p : p },
        { cell: cellOther, percent: isRest ? 100 - q : q },
      ],
    },
    concept: 'percent-change-from-data',
    prompt: isRest
      ? say`If ${percent(p)} of the ${one.text} and ${percent(q)} of the ${other.text} ${study.part}, then how many in the two groups together ${didNot(study.part)}?`
      : say`If ${percent(p)} of the ${one.text} and ${percent(q)} of the ${other.text} ${study.part}, then how many in the two groups ${study.part} in total?`,
    answer,
    mistakes: [
      {
        value: isRest ? a + b : first - a + second - b,
        because: isRest ? say`that is the number that did` : say`that is the number of all the others`,
      },
      {
        value: whole((first * q) / 100 + (second * p) / 100),
        because: say`the two percentages were interchanged`,
      },
      {
        value: whole(((first + second) * (p + q)) / 200),
        because: say`the average of the percentages was taken of both together`,
      },
      { value: isRest ? first - a : a, because: say`only the first of the two was taken` },
      { value: isRest ? second - b : b, because: say`only the second of the two was taken` },
      { value: key + 10, because: say`one of the parts was taken 10 too large` },
      { value: key - 10, because: say`one of the parts was taken 10 too small` },
    ],
    steps: [
      say`The two numbers are ${first} and ${second}.`,
      say`${percent(p)} of ${first} is ${a}.`,
      say`${percent(q)} of ${second} is ${b}.`,
      isRest ? say`(${first} − ${a}) + (${second} − ${b}) = ${answer}` : say`${a} + ${b} = ${answer}`,
    ],
  }
}

/** "If 20% of ... and 15% of ... were defective, how many more of the former than of the latter were defective?" */
export const askPartsGap: Maker = (rng, study) => {
  const [one, other] = [anyCell(rng, study), anyCell(rng, study)]
  const [p, q] = [rng.int(10, 45, 5), rng.int(10, 45, 5)]
  const [first, second] = [total(study, one), total(study, other)]
  const [a, b] = [whole((first * p) / 100), whole((second * q) / 100)]
  if (overlap(one, other) || p === q || a <= b || !Number.isInteger(a) || !Number.isInteger(b)) return null
  const key = a - b
  const answer = count(key)
  return {
    ask: {
      find: 'parts',
      parts: [
        { cell: firstOf(one), percent: p },
        { cell: firstOf(other), percent: -q },
      ],
    },
    concept: 'percent-change-from-data',
    prompt: say`If ${percent(p)} of the ${one.text} and ${percent(q)} of the ${other.text} ${study.part}, then how many more of the former than of the latter ${study.part}?`,
    answer,
    mistakes: [
      { value: a + b, because: say`the two parts were added` },
      {
        value: Math.abs(first - a - (second - b)),
        because: say`that is the difference between those that are left in the two groups`,
      },
      {
        value: Math.abs(whole((first * q) / 100 - (second * p) / 100)),
        because: say`the two percentages were interchanged`,
      },
      {
        value: whole((Math.abs(first - second) * (p + q)) / 200),
        because: say`the average of the percentages was taken of the difference`,
      },
      { value: Math.abs(first - second), because: say`that is the difference between the groups themselves` },
      { value: key + 10, because: say`one of the parts was taken 10 too large` },
      { value: key - 10, because: say`one of the parts was taken 10 too small` },
    ],
    steps: [
      say`The two numbers are ${first} and ${second}.`,
      say`${percent(p)} of ${first} is ${a}.`,
      say`${percent(q)} of ${second} is ${b}.`,
      say`${a} − ${b} = ${answer}`,
    ],
  }
}

/** One number that rises and another that falls, with the words for it. */
function drawNext(rng: Random, study: Study) {
  const last = study.columns.length - 1
  const isNext = study.isInTime && study.columnNoun !== 'day' && study.values.length > 1
  const [one, other] = isNext
    ? rng.sample(rowsOf(study), 2).map((row) => oneCell(study, row, last))
    : [anyCell(rng, study), anyCell(rng, study)]
  if (!one || !other || overlap(one, other)) return null
  const [up, down] = [rng.int(5, 40, 5), rng.int(5, 40, 5)]
  const [first, second] = [total(study, one), total(study, other)]
  const [a, b] = [whole((first * (100 + up)) / 100), whole((second * (100 - down)) / 100)]
  if (!Number.isInteger(a) || !Number.isInteger(b)) return null
  const [cellOne, cellOther] = [firstOf(one), firstOf(other)]
  const parts = [
    { cell: cellOne, percent: 100 + up },
    { cell: cellOther, percent: 100 - down },
  ]
  const condition = isNext
    ? say`If, in the ${study.columnNoun} after ${study.columns[last] ?? ''}, the number of ${study.bare(cellOne[0])} increases by ${percent(up)} and that of ${study.bare(cellOther[0])} decreases by ${percent(down)}`
    : say`If the number of ${one.text} increases by ${percent(up)} and the number of ${other.text} decreases by ${percent(down)}`
  return { up, down, first, second, a, b, parts, condition, isNext }
}

/** "If the number rises by 20% and that one falls by 10% in the next year, what will be the total of both?" */
export const askNext: Maker = (rng, study) => {
  const drawn = drawNext(rng, study)
  if (!drawn) return null
  const { up, down, first, second, a, b, parts, condition, isNext } = drawn
  const answer = count(a + b)
  return {
    ask: { find: 'parts', parts },
    concept: 'percent-change-from-data',
    prompt: say`${condition}, then what will be the total of the two${isNext ? ` in that ${study.columnNoun}` : ''}?`,
    answer,
    mistakes: [
      { value: first + second, because: say`the changes were left out` },
      {
        value: whole((first * (100 - down)) / 100 + (second * (100 + up)) / 100),
        because: say`the two changes were interchanged`,
      },
      {
        value: whole((first * (100 + up)) / 100 + (second * (100 + down)) / 100),
        because: say`the decrease was taken for an increase`,
      },
      {
        value: whole(((first + second) * (100 + up - down)) / 100),
        because: say`the net change was taken of both together`,
      },
      {
        value: whole((first * (100 - up)) / 100 + (second * (100 - down)) / 100),
        because: say`the increase was taken for a decrease`,
      },
      { value: a + b + 20, because: say`one of the numbers was read 20 too high` },
      { value: a + b - 20, because: say`one of the numbers was read 20 too low` },
    ],
    steps: [
      say`The numbers now are ${first} and ${second}.`,
      say`${first} increased by ${percent(up)} is ${a}.`,
      say`${second} decreased by ${percent(down)} is ${b}.`,
      say`${a} + ${b} = ${answer}`,
    ],
  }
}

/** "If the number rises by 20% and that one falls by 10%, by what per cent will the total of the two change?" */
export const askNextChange: Maker = (rng, study) => {
  const drawn = drawNext(rng, study)
  if (!drawn) return null
  const { up, down, first, second, a, b, parts, condition } = drawn
  const [before, after] = [first + second, a + b]
  const key = whole((100 * Math.abs(after - before)) / before)
  if (up === down || !isNeatPercent(key)) return null
  const [more, less] = [a - first, second - b]
  const word = after > before ? 'increase' : 'decrease'
  const answer = percent(key)
  return {
    ask: { find: 'change-of-parts', parts },
    concept: 'percent-change-from-data',
    prompt: rng.pick([
      say`${condition}, then by what per cent does the total of the two ${word}?`,
      say`${condition}, then what is the percentage ${word} in the total of the two?`,
    ]),
    answer,
    mistakes: [
      { value: Math.abs(up - down), because: say`one percentage was taken off the other` },
      {
        value: Math.abs(up - down) / 2,
        because: say`the percentages were averaged, though they are of different numbers`,
      },
      { value: whole((100 * more) / before), because: say`the decrease was left out` },
      { value: whole((100 * less) / before), because: say`the increase was left out` },
      { value: whole((100 * (more + less)) / before), because: say`the decrease was taken for an increase` },
      {
        value: whole((100 * Math.abs(after - before)) / after),
        because: say`the change was taken in per cent of the new total`,
      },
      { value: key + 2, because: say`the change of the total was taken too large` },
      { value: key - 2, because: say`the change of the total was taken too small` },
      { value: 2 * key, because: say`the percentage was doubled` },
    ],
    within: [0.5, 100],
    steps: [
      say`The numbers now are ${first} and ${second}, together ${before}.`,
      say`${first} increased by ${percent(up)} is ${a}.`,
      say`${second} decreased by ${percent(down)} is ${b}.`,
      say`The new total is ${a} + ${b} = ${after}.`,
      say`${Math.abs(after - before)} ÷ ${before} × 100 = ${answer}`,
    ],
  }
}

/** "What is the central angle of the sector for cricket?" */
export const askAngle: Maker = (rng, study) => {
  if (study.shown.as !== 'shares') return null
  const column = rng.pick(columnsOf(study))
  const share = study.shown.shares[column] ?? 0
  const key = whole(share * 3.6)
  const answer = degrees(key)
  return {
    ask: { find: 'angle', column },
    concept: 'pie-chart-angle',
    prompt: rng.pick([
      say`What is the central angle of the sector that represents the ${study.cell(0, column)}?`,
      say`Find the measure of the central angle of the sector for the ${study.cell(0, column)}.`,
    ]),
    answer,
    mistakes: [
      { value: share, because: say`the percentage was taken for degrees` },
      { value: whole(share * 1.8), because: say`the full circle was taken as 180°` },
      { value: whole(360 - key), because: say`that is the angle of all the rest` },
      { value: whole((share + 5) * 3.6), because: say`the share was read 5 per cent too large` },
      { value: whole((share - 5) * 3.6), because: say`the share was read 5 per cent too small` },
      { value: share * 4, because: say`1 per cent was taken as 4°` },
      { value: share * 3, because: say`1 per cent was taken as 3°` },
    ],
    steps: [say`The full circle is 360°, so 1% is 3.6°.`, say`${share} × 3.6 = ${answer}`],
  }
}
