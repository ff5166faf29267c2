import type { Difficulty } from '@ekagra/schema/difficulty'
import type { Figure } from '@ekagra/schema/figure'
import { type Draft, defineGenerator, type Generator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { ratio, type ValueInput } from '../../../kit/values/value.ts'
import { sentences, type Text } from '../../../kit/wording/say.ts'
import { type DataSet, drawDataSet } from './themes.ts'

/** One way to ask about rows and columns of numbers. */
type Form = (
  rng: Random,
  data: DataSet,
) => Omit<Draft, 'given' | 'prompt' | 'figure'> & { given: MatrixGiven; ask: Text }

interface MatrixDefinition {
  id: string
  version: number
  concepts: readonly string[]
  levels: Readonly<Record<Difficulty, { forms: readonly Form[] }>>
  rows: number
  columns: number
  /** What the question calls the figure. */
  shownAs: 'table' | 'chart' | 'graph'
  drawFigure(data: DataSet): Figure
}

/** The same numbers by rows and columns, shown as a table, as bars or as lines; see table.ts, bar.ts and line.ts. */
export const defineMatrix = ({
  rows,
  columns,
  shownAs,
  drawFigure,
  ...definition
}: MatrixDefinition): Generator =>
  defineGenerator({
    ...definition,
    generate(rng, { forms }) {
      const data = drawDataSet(rng, rows, columns, shownAs)
      const { ask, ...rest } = rng.pick(forms)(rng, data)
      return { ...rest, prompt: sentences(data.intro, ask), figure: drawFigure(data) }
    },
    solve: solveMatrix,
  })

/** A chart with one series for each row. */
export const seriesFigure =
  (kind: 'bar' | 'line') =>
  (data: DataSet): Figure => ({
    kind,
    title: data.title,
    labels: [...data.columns],
    series: data.rows.map((row, index) => ({
      name: `${data.head} ${row}`,
      values: data.values[index] ?? [],
    })),
  })

type Matrix = readonly (readonly number[])[]
type Place = readonly [row: number, column: number]

/** The given values of questions about rows and columns. */
type MatrixGiven =
  | { find: 'total' | 'average'; values: Matrix; isRow: boolean; index: number }
  | { find: 'difference'; values: Matrix; one: Place; other: Place }
  | { find: 'ratio'; values: Matrix; isTotal: boolean; index: number; one: number; other: number }
  | { find: 'change'; values: Matrix; row: number; from: number; to: number }
  | { find: 'total-change'; values: Matrix; from: number; to: number }
  | { find: 'above'; values: Matrix; row: number }
  | { find: 'gap'; values: Matrix; one: number; other: number }
  | { find: 'from-average'; values: Matrix; row: number; rise: number; other: Place }
  | { find: 'projected' | 'shift'; values: Matrix; up: Place; rise: number; down: Place; fall: number }
  | { find: 'needed'; values: Matrix; asked: Place; changed: Place; change: number; share: number }

/** Goes through all entries of the table and adds up those asked about. */
function solveMatrix(given: MatrixGiven): ValueInput {
  const tally = (isMeant: (row: number, column: number) => boolean): { sum: number; size: number } => {
    let [sum, size] = [0, 0]
    given.values.forEach((line, row) => {
      line.forEach((value, column) => {
        if (!isMeant(row, column)) return
        sum += value
        size += 1
      })
    })
    return { sum, size }
  }
  const at = ([row, column]: Place) => tally((r, c) => r === row && c === column).sum
  switch (given.find) {
    case 'total':
    case 'average': {
      const { sum, size } = tally((row, column) => (given.isRow ? row : column) === given.index)
      return given.find === 'total' ? sum : sum / size
    }
    case 'difference':
      return at(given.one) - at(given.other)
    case 'ratio': {
      const [one, other] = [given.one, given.other].map(
        (wanted) => tally((row, column) => column === wanted && (given.isTotal || row === given.index)).sum,
      )
      return ratio(one ?? 0, other ?? 0)
    }
    case 'change': {
      const [before, after] = [at([given.row, given.from]), at([given.row, given.to])]
      return Math.abs(100 * (after / before) - 100)
    }
    case 'total-change': {
      const [before, after] = [
        tally((_, column) => column === given.from).sum,
        tally((_, column) => column === given.to).sum,
      ]
      return 100 * (after / before) - 100
    }
    case 'above': {
      const { sum, size } = tally((row) => row === given.row)
      return tally((row, column) => row === given.row && (given.values[row]?.[column] ?? 0) * size > sum).size
    }
    case 'from-average': {
      const { sum, size } = tally((row) => row === given.row)
      return Math.abs((sum * (100 + given.rise)) / (100 * size) - at(given.other))
    }
    case 'projected':
      return (at(given.up) * (100 + given.rise)) / 100 + at(given.down) - (at(given.down) * given.fall) / 100
    case 'shift': {
      const before = tally((_, column) => column === given.up[1]).sum
      const after = before + (at(given.up) * given.rise) / 100 - (at(given.down) * given.fall) / 100
      return Math.abs((100 * after) / before - 100)
    }
    case 'needed': {
      const [row, column] = given.asked
      const others = tally((r, c) => c === column && r !== row).sum + (at(given.changed) * given.change) / 100
      return (tally((_, c) => c === column).sum * (100 + given.share)) / 100 - others
    }
    case 'gap': {
      const [one, other] = [tally((row) => row === given.one), tally((row) => row === given.other)]
      return one.sum / one.size - other.sum / other.size
    }
  }
}
