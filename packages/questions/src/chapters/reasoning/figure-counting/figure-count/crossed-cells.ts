import type { Random } from '../../../../kit/random/random.ts'
import { range } from '../../../../kit/values/number-theory.ts'
import { count } from '../../../../kit/values/value.ts'
import { say } from '../../../../kit/wording/say.ts'
import { askTriangles } from './ask-triangles.ts'
import { drawnLines, type Mark } from './drawn-lines.ts'

/** The diagonals of a small square: none, one of them, or both. */
const CELLS = ['none', 'rising', 'falling', 'both'] as const
type Cell = (typeof CELLS)[number]
type Cells = readonly (readonly Cell[])[]

/** Sizes of triangles in quarters of a small square. */
const SIZES = new Map([
  [1, 'a quarter of a small square'],
  [2, 'half of a small square'],
  [4, 'one small square'],
  [8, 'two small squares'],
  [9, 'two and a quarter small squares'],
  [16, 'four small squares'],
  [18, 'four and a half small squares'],
])

/** Squares side by side, of which some have a diagonal and some both. */
export function crossedCells(
  rng: Random,
  sizes: readonly (readonly [rows: number, columns: number])[],
  [least, most]: readonly [number, number],
) {
  const [rows, columns] = rng.pick(sizes)
  const { cells, bySize } = rng.until(
    () => {
      const drawn = range(1, rows).map(() => range(1, columns).map(() => rng.pick(CELLS)))
      return { cells: drawn, bySize: sortedBySize(drawn) }
    },
    ({ bySize: found }) => {
      const total = [...found.values()].reduce((sum, own) => sum + own, 0)
      return found.size >= 2 && total >= least && total <= most
    },
  )
  const own = [...bySize.values()]
  const key = own.reduce((sum, one) => sum + one, 0)
  const answer = count(key)
  const { points, lines } = linesOf(cells)
  const [largest, smallest] = [own.at(-1) ?? 0, own[0] ?? 0]
  const diagonals = cells.flat().reduce((sum, cell) => sum + DIAGONALS[cell], 0)
  return {
    concept: 'counting-triangles',
    given: { find: 'triangles' as const, form: `crossed squares in ${rows} rows`, lines },
    prompt: rng.pick(askTriangles),
    figure: drawnLines('Count the triangles', describe(cells), points, lines),
    answer,
    mistakes: [
      { value: key - largest, because: say`the largest triangles were left out` },
      { value: key - smallest, because: say`the smallest triangles were left out` },
      { value: smallest, because: say`only the smallest triangles were counted` },
      {
        value: (bySize.get(1) ?? 0) + (bySize.get(2) ?? 0),
        because: say`only triangles within one small square were counted`,
      },
      { value: key + largest, because: say`the largest triangles were counted twice` },
      { value: key + smallest, because: say`the smallest triangles were counted twice` },
      { value: 4 * diagonals, because: say`four triangles were counted for every diagonal` },
      { value: key + 2, because: say`two triangles were counted twice` },
      { value: key - 2, because: say`two triangles were missed` },
    ],
    steps: [
      say`Count the triangles by their size, in small squares.`,
      ...[...bySize].map(
        ([size, found]) => say`As large as ${SIZES.get(size) ?? `${size / 4} small squares`}: ${found}`,
      ),
      say`${own.join(' + ')} = ${answer}`,
    ],
  }
}

const DIAGONALS: Readonly<Record<Cell, number>> = { none: 0, rising: 1, falling: 1, both: 2 }

/** A number for a step to a neighbouring point. */
const stepOf = (x: number, y: number, dx: number, dy: number): number =>
  ((x * 64 + y) * 3 + dx + 1) * 3 + dy + 1

/** The steps that are drawn, on a grid twice as fine, on which the centre of a square is a point too. */
function drawnSteps(cells: Cells): Set<number> {
  const steps = new Set<number>()
  const draw = (x: number, y: number, dx: number, dy: number) => {
    for (const [from, way] of [
      [0, 1],
      [1, 1],
      [1, -1],
      [2, -1],
    ] as const)
      steps.add(stepOf(x + from * dx, y + from * dy, way * dx, way * dy))
  }
  for (const [row, line] of cells.entries())
    for (const [column, cell] of line.entries()) {
      const [x, y] = [2 * column, 2 * row]
      draw(x, y, 1, 0)
      draw(x, y + 2, 1, 0)
      draw(x, y, 0, 1)
      draw(x + 2, y, 0, 1)
      if (cell === 'rising' || cell === 'both') draw(x, y, 1, 1)
      if (cell === 'falling' || cell === 'both') draw(x, y + 2, 1, -1)
    }
  return steps
}

/** Where the two equal sides of a triangle go from its right angle: along the squares or along their diagonals. */
const RIGHT_ANGLES = [
  [1, 0, 0, 1],
  [0, 1, -1, 0],
  [-1, 0, 0, -1],
  [0, -1, 1, 0],
  [1, 1, -1, 1],
  [-1, 1, -1, -1],
  [-1, -1, 1, -1],
  [1, -1, 1, 1],
] as const

/** Every triangle here has a right angle and two equal sides: all corners, directions and lengths are tried. */
function sortedBySize(cells: Cells): Map<number, number> {
  const steps = drawnSteps(cells)
  const [height, width] = [2 * cells.length, 2 * (cells[0]?.length ?? 0)]
  const isDrawn = (x: number, y: number, dx: number, dy: number, length: number): boolean => {
    for (let at = 0; at < length; at++) if (!steps.has(stepOf(x + at * dx, y + at * dy, dx, dy))) return false
    return true
  }
  const found = new Map<number, number>()
  for (const x of range(0, width))
    for (const y of range(0, height))
      for (const [ax, ay, bx, by] of RIGHT_ANGLES)
        for (let side = 1; ; side++) {
          if (!isDrawn(x, y, ax, ay, side) || !isDrawn(x, y, bx, by, side)) break
          const isSquare = ax === 0 || ay === 0
          // The third side, in steps of its own direction.
          const [dx, dy] = isSquare ? [bx - ax, by - ay] : [(bx - ax) / 2, (by - ay) / 2]
          if (!isDrawn(x + side * ax, y + side * ay, dx, dy, isSquare ? side : 2 * side)) continue
          const size = isSquare ? side ** 2 / 2 : side ** 2
          found.set(size, (found.get(size) ?? 0) + 1)
        }
  return new Map([...found].sort(([one], [other]) => one - other))
}

/** The same drawing as points and the lines through them, each as long as it is drawn without a gap. */
function linesOf(cells: Cells): { points: Mark[]; lines: number[][] } {
  const [rows, columns] = [cells.length, cells[0]?.length ?? 0]
  const points: Mark[] = []
  const index = new Map<string, number>()
  const at = (x: number, y: number): number => {
    const known = index.get(`${x},${y}`)
    if (known !== undefined) return known
    index.set(`${x},${y}`, points.length)
    return points.push({ x, y }) - 1
  }
  const lines = [
    ...range(0, rows).map((y) => range(0, columns).map((x) => at(x, y))),
    ...range(0, columns).map((x) => range(0, rows).map((y) => at(x, y))),
  ]
  for (const [drawn, dy] of [
    ['rising', 1],
    ['falling', -1],
  ] as const) {
    const has = (column: number, row: number): boolean => {
      const cell = cells[row]?.[column]
      return cell === drawn || cell === 'both'
    }
    for (const row of range(0, rows - 1))
      for (const column of range(0, columns - 1)) {
        if (!has(column, row) || has(column - 1, row - dy)) continue
        const line: number[] = []
        for (let step = 0; has(column + step, row + dy * step); step++) {
          const [x, y] = [column + step, row + dy * step]
          const [from, to] = dy === 1 ? [y, y + 1] : [y + 1, y]
          if (step === 0) line.push(at(x, from))
          if (cells[y]?.[x] === 'both') line.push(at(x + 0.5, y + 0.5))
          line.push(at(x + 1, to))
        }
        lines.push(line)
      }
  }
  return { points, lines }
}

const SAID: Readonly<Record<Cell, string>> = {
  none: 'no diagonal',
  rising: 'the diagonal rising to the right',
  falling: 'the diagonal falling to the right',
  both: 'both diagonals',
}

function describe(cells: Cells): string {
  // The drawing has its first row at the bottom.
  const told = cells.toReversed().map((line) => line.map((cell) => SAID[cell]).join(', '))
  const rows = told.map((line, row) => (told.length > 1 ? `Row ${row + 1} from above: ${line}` : line))
  return `Equal small squares in ${cells.length === 1 ? 'a row' : `${cells.length} rows`}, from left to right with these diagonals drawn. ${rows.join('. ')}.`
}
