import type { Spot } from '../../../kit/figures/picture.ts'

/** The line a·x + b·y = c; the part of the sheet where a·x + b·y is greater is folded over. */
export type Fold = { a: number; b: number; c: number; words: string }

const FOLDS: readonly Fold[] = [
  { a: 1, b: 0, c: 50, words: 'the right half is folded over the left half' },
  { a: -1, b: 0, c: -50, words: 'the left half is folded over the right half' },
  { a: 0, b: 1, c: 50, words: 'the lower half is folded up' },
  { a: 0, b: -1, c: -50, words: 'the upper half is folded down' },
  { a: 1, b: 1, c: 100, words: 'the lower right part is folded over the diagonal' },
  { a: -1, b: -1, c: -100, words: 'the upper left part is folded over the diagonal' },
  { a: 1, b: -1, c: 0, words: 'the upper right part is folded over the diagonal' },
  { a: -1, b: 1, c: 0, words: 'the lower left part is folded over the diagonal' },
  { a: 1, b: 0, c: 25, words: 'the right part is folded over the left part' },
  { a: -1, b: 0, c: -25, words: 'the left part is folded over the right part' },
  { a: 1, b: 0, c: 75, words: 'the right part is folded over the left part' },
  { a: -1, b: 0, c: -75, words: 'the left part is folded over the right part' },
  { a: 0, b: 1, c: 25, words: 'the lower part is folded up' },
  { a: 0, b: -1, c: -25, words: 'the upper part is folded down' },
  { a: 0, b: 1, c: 75, words: 'the lower part is folded up' },
  { a: 0, b: -1, c: -75, words: 'the upper part is folded down' },
  { a: 1, b: 1, c: 50, words: 'the lower right part is folded over the slanting line' },
  { a: -1, b: -1, c: -50, words: 'the upper left corner is folded in' },
  { a: 1, b: 1, c: 150, words: 'the lower right corner is folded in' },
  { a: -1, b: -1, c: -150, words: 'the upper left part is folded over the slanting line' },
  { a: 1, b: -1, c: 50, words: 'the upper right corner is folded in' },
  { a: -1, b: 1, c: 50, words: 'the lower left corner is folded in' },
]

export const SHEET: readonly Spot[] = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
]

export const sideOf = ({ a, b, c }: Fold, [x, y]: Spot): number => a * x + b * y - c

/** The mirror image in the line of the fold. */
export function reflect(fold: Fold, [x, y]: Spot): Spot {
  const far = (2 * sideOf(fold, [x, y])) / (fold.a ** 2 + fold.b ** 2)
  return [x - far * fold.a, y - far * fold.b]
}

/** Where a point of the open sheet comes to lie. */
export function foldSpot(folds: readonly Fold[], spot: Spot): Spot {
  let at = spot
  for (const fold of folds) if (sideOf(fold, at) > 1e-6) at = reflect(fold, at)
  return at
}

/** The part of a convex shape on one side of the line. */
export function cut(shape: readonly Spot[], fold: Fold, isKept: boolean): Spot[] {
  const sign = isKept ? -1 : 1
  const part: Spot[] = []
  for (let index = 0; index < shape.length; index += 1) {
    const spot = shape[index]
    const next = shape[(index + 1) % shape.length]
    if (!spot || !next) continue
    const here = sign * sideOf(fold, spot)
    const there = sign * sideOf(fold, next)
    if (here >= -1e-9) part.push(spot)
    if (here * there >= -1e-9) continue
    const share = here / (here - there)
    part.push([spot[0] + share * (next[0] - spot[0]), spot[1] + share * (next[1] - spot[1])])
  }
  return part
}

const areaOf = (shape: readonly Spot[]): number =>
  Math.abs(
    shape.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = shape[(index + 1) % shape.length] ?? [0, 0]
      return sum + x * nextY - nextX * y
    }, 0),
  ) / 2

/** How far inside a convex shape a point is; negative outside. */
export function depthIn(shape: readonly Spot[], [x, y]: Spot): number {
  let least = Number.POSITIVE_INFINITY
  for (let index = 0; index < shape.length; index += 1) {
    const from = shape[index]
    const to = shape[(index + 1) % shape.length]
    if (!from || !to) continue
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const length = Math.hypot(dx, dy)
    if (length < 1e-6) continue
    // The corners go round clockwise on the screen, so the inside is on the positive side.
    const depth = (dx * (y - from[1]) - dy * (x - from[0])) / length
    if (depth < least) least = depth
  }
  return least
}

/** The folds that lay one part of the shape wholly on the rest; in halves, or with a smaller part. */
const foldsOf = (shape: readonly Spot[], areHalves: boolean): Fold[] =>
  FOLDS.filter((fold) => {
    const [kept, moved] = [cut(shape, fold, true), cut(shape, fold, false)]
    const share = areaOf(moved) / areaOf(shape)
    if (share < 0.1 || share > 0.501) return false
    if (areHalves && share < 0.499) return false
    return moved.every((spot) => depthIn(kept, reflect(fold, spot)) > -1e-6)
  })

/** A sheet after some folds. What can be done next is worked out once: the same few sheets are folded in every draw. */
export interface Sheet {
  shape: readonly Spot[]
  area: number
  /** The folds that are possible next. */
  foldsOf(areHalves: boolean): readonly Fold[]
  after(fold: Fold): Sheet
}

function makeSheet(shape: readonly Spot[]): Sheet {
  const next = new Map<Fold, Sheet>()
  let halves: readonly Fold[] | undefined
  let all: readonly Fold[] | undefined
  return {
    shape,
    area: areaOf(shape),
    foldsOf(areHalves) {
      if (areHalves) {
        halves ??= foldsOf(shape, true)
        return halves
      }
      all ??= foldsOf(shape, false)
      return all
    },
    after(fold) {
      const sheet = next.get(fold) ?? makeSheet(cut(shape, fold, true))
      next.set(fold, sheet)
      return sheet
    },
  }
}

export const OPEN_SHEET = makeSheet(SHEET)
