import type { Random } from '../../../../kit/random/random.ts'
import { range } from '../../../../kit/values/number-theory.ts'
import { count } from '../../../../kit/values/value.ts'
import { say } from '../../../../kit/wording/say.ts'
import { drawnLines, type Mark } from './drawn-lines.ts'

/** The small squares of a row: the first and the last column. */
type Row = readonly [first: number, last: number]

/** In this share of the draws all rows are equal: the plain grid whose formula books give. */
const PLAIN = 0.015

function drawRows(rng: Random, height: number, width: number): Row[] {
  if (rng.chance(PLAIN)) return range(1, height).map(() => [0, width - 1])
  return rng.until(
    () =>
      range(1, height).map((): Row => {
        const first = rng.int(0, width - 2)
        return [first, rng.int(first + 1, width - 1)]
      }),
    // Each row shares at least two small squares with the one below it, so that larger ones are there to be found.
    (rows) =>
      rows.every(([first, last], row) => {
        const [nextFirst, nextLast] = rows[row + 1] ?? [first, last]
        return Math.min(last, nextLast) - Math.max(first, nextFirst) >= 1
      }),
  )
}

/** A shape of small squares, with steps at its sides: how many squares are there? */
export function steppedSquares(rng: Random) {
  const { rows, sizes } = rng.until(
    () => {
      const drawn = drawRows(rng, rng.int(4, 5), rng.int(4, 6))
      return { rows: drawn, sizes: squaresBySize(drawn) }
    },
    ({ sizes: found }) => found.length >= 2,
  )
  const key = sizes.reduce((sum, size) => sum + size, 0)
  const answer = count(key)
  const [small = 0, next = 0] = sizes
  return {
    concept: 'counting-squares',
    given: { find: 'squares' as const, rows },
    prompt: rng.pick([
      say`How many squares are there in the given figure?`,
      say`Find the total number of squares in the given figure.`,
      say`What is the number of squares in the figure shown?`,
      say`Count the squares in the given figure.`,
      say`How many squares are present in the following figure?`,
    ]),
    figure: gridFigure(rows, 'squares'),
    answer,
    mistakes: [
      { value: small, because: say`only the small squares were counted` },
      { value: key - (sizes.at(-1) ?? 0), because: say`the largest squares were left out` },
      { value: small + 1, because: say`only the small squares and one large square were counted` },
      { value: key + next, because: say`the squares of 2 by 2 were counted twice` },
      { value: key - small, because: say`the small squares were left out` },
      { value: key + rows.length, because: say`every row was counted as a square` },
      { value: key + 1, because: say`one square was counted twice` },
      { value: key - 1, because: say`one square was missed` },
    ],
    steps: [
      say`Count the squares by the length of their side.`,
      ...sizes.map((found, size) => say`Of ${size + 1} by ${size + 1}: ${found}`),
      say`${sizes.join(' + ')} = ${answer}`,
    ],
  }
}

/** The same with rectangles. */
export function steppedRectangles(rng: Random) {
  const { rows, byHeight } = rng.until(
    () => {
      const drawn = drawRows(rng, 4, rng.int(5, 6))
      return { rows: drawn, byHeight: rectanglesByHeight(drawn) }
    },
    ({ byHeight: found }) => found.length >= 2,
  )
  const key = byHeight.reduce((sum, own) => sum + own, 0)
  const answer = count(key)
  const [flat = 0] = byHeight
  const small = rows.reduce((sum, [first, last]) => sum + last - first + 1, 0)
  return {
    concept: 'counting-rectangles',
    given: { find: 'rectangles' as const, rows },
    prompt: rng.pick([
      say`How many rectangles, squares included, are there in the figure?`,
      say`Find the number of rectangles, squares included, in the given figure.`,
      say`What is the number of rectangles, including squares, in the figure?`,
      say`Counting squares too, how many rectangles does the figure have?`,
      say`How many rectangles, including squares, are present in the figure?`,
    ]),
    figure: gridFigure(rows, 'rectangles'),
    answer,
    mistakes: [
      { value: small, because: say`only the small squares were counted` },
      { value: flat, because: say`only rectangles within one row were counted` },
      { value: key - small, because: say`the small squares were left out` },
      { value: key - (byHeight.at(-1) ?? 0), because: say`the highest rectangles were left out` },
      { value: key + small, because: say`the small squares were counted twice` },
      { value: key + (byHeight[1] ?? 0), because: say`the rectangles over two rows were counted twice` },
      { value: key + rows.length, because: say`every row was counted twice` },
      { value: key - rows.length, because: say`the whole rows were left out` },
    ],
    steps: [
      say`A row of n small squares that lie side by side has 1 + 2 + … + n rectangles.`,
      say`In the ${rows.length} rows: ${rows.map(([first, last]) => triangular(last - first + 1)).join(' + ')} = ${flat}`,
      ...byHeight
        .slice(1)
        .map(
          (found, index) =>
            say`Over ${index + 2} rows, in the columns that these rows have in common: ${found}`,
        ),
      say`${byHeight.join(' + ')} = ${answer}`,
    ],
  }
}

const triangular = (length: number): number => (length * (length + 1)) / 2

/** The columns that all rows from one to another have; none is left when it is negative. */
function commonWidth(rows: readonly Row[], top: number, bottom: number): number {
  const own = rows.slice(top, bottom + 1)
  return Math.min(...own.map(([, last]) => last)) - Math.max(...own.map(([first]) => first)) + 1
}

function squaresBySize(rows: readonly Row[]): number[] {
  const sizes: number[] = []
  for (const top of rows.keys())
    for (const bottom of range(top, rows.length - 1)) {
      const size = bottom - top + 1
      const places = commonWidth(rows, top, bottom) - size + 1
      if (places > 0) sizes[size - 1] = (sizes[size - 1] ?? 0) + places
    }
  return sizes
}

function rectanglesByHeight(rows: readonly Row[]): number[] {
  const found: number[] = []
  for (const top of rows.keys())
    for (const bottom of range(top, rows.length - 1)) {
      const width = commonWidth(rows, top, bottom)
      if (width > 0) found[bottom - top] = (found[bottom - top] ?? 0) + triangular(width)
    }
  return found
}

/** Every rectangle on the grid whose four sides are drawn all along. */
export function countDrawnRectangles(
  rows: readonly Row[],
  isWanted: (width: number, height: number) => boolean,
): number {
  const { level, upright } = sidesOf(rows)
  const width = Math.max(...rows.map(([, last]) => last)) + 1
  let found = 0
  for (const left of range(0, width))
    for (const right of range(left + 1, width))
      for (const top of range(0, rows.length))
        for (const bottom of range(top + 1, rows.length)) {
          if (!isWanted(right - left, bottom - top)) continue
          const isLevel = range(left, right - 1).every(
            (x) => level.has(`${x},${top}`) && level.has(`${x},${bottom}`),
          )
          const isUpright = range(top, bottom - 1).every(
            (y) => upright.has(`${left},${y}`) && upright.has(`${right},${y}`),
          )
          if (isLevel && isUpright) found += 1
        }
  return found
}

/** The sides of the small squares, each by its left or upper end; y points down. */
function sidesOf(rows: readonly Row[]): { level: Set<string>; upright: Set<string> } {
  const [level, upright] = [new Set<string>(), new Set<string>()]
  for (const [y, [first, last]] of rows.entries())
    for (const x of range(first, last)) {
      level.add(`${x},${y}`).add(`${x},${y + 1}`)
      upright.add(`${x},${y}`).add(`${x + 1},${y}`)
    }
  return { level, upright }
}

function gridFigure(rows: readonly Row[], what: string) {
  const points: Mark[] = []
  const lines: number[][] = []
  const { level, upright } = sidesOf(rows)
  const width = Math.max(...rows.map(([, last]) => last)) + 1
  const draw = (from: Mark, to: Mark) => {
    points.push({ x: from.x, y: rows.length - from.y }, { x: to.x, y: rows.length - to.y })
    lines.push([points.length - 2, points.length - 1])
  }
  for (const y of range(0, rows.length))
    for (const [from, to] of runs(width, (x) => level.has(`${x},${y}`))) draw({ x: from, y }, { x: to, y })
  for (const x of range(0, width))
    for (const [from, to] of runs(rows.length, (y) => upright.has(`${x},${y}`)))
      draw({ x, y: from }, { x, y: to })
  const told = rows.map(([first, last], row) => `row ${row + 1}, columns ${first + 1} to ${last + 1}`)
  return drawnLines(
    `Count the ${what}`,
    `Equal small squares, row by row from above: ${told.join('; ')}.`,
    points,
    lines,
  )
}

/** Where a run of drawn sides begins and ends. */
function runs(length: number, isDrawn: (at: number) => boolean): [from: number, to: number][] {
  const found: [number, number][] = []
  for (const at of range(0, length - 1)) {
    if (!isDrawn(at)) continue
    const last = found.at(-1)
    if (last?.[1] === at) last[1] = at + 1
    else found.push([at, at + 1])
  }
  return found
}
