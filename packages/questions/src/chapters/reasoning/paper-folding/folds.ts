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
export const foldSpot = (folds: readonly Fold[], spot: Spot): Spot =>
  folds.reduce<Spot>((at, fold) => (sideOf(fold, at) > 1e-6 ? reflect(fold, at) : at), spot)

/** The part of a convex shape on one side of the line. */
export function cut(shape: readonly Spot[], fold: Fold, isKept: boolean): Spot[] {
  const value = (spot: Spot) => (isKept ? -1 : 1) * sideOf(fold, spot)
  return shape.flatMap((spot, index) => {
    const next = shape[(index + 1) % shape.length] ?? spot
    const [here, there] = [value(spot), value(next)]
    const own = here >= -1e-9 ? [spot] : []
    if (here * there >= -1e-9) return own
    const share = here / (here - there)
    const onLine: Spot = [spot[0] + share * (next[0] - spot[0]), spot[1] + share * (next[1] - spot[1])]
    return [...own, onLine]
  })
}

export const areaOf = (shape: readonly Spot[]): number =>
  Math.abs(
    shape.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = shape[(index + 1) % shape.length] ?? [0, 0]
      return sum + x * nextY - nextX * y
    }, 0),
  ) / 2

/** How far inside a convex shape a point is; negative outside. */
export function depthIn(shape: readonly Spot[], [x, y]: Spot): number {
  const depths = shape.map(([x1, y1], index) => {
    const [x2, y2] = shape[(index + 1) % shape.length] ?? [x1, y1]
    const length = Math.hypot(x2 - x1, y2 - y1)
    return length < 1e-6 ? Number.POSITIVE_INFINITY : ((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)) / length
  })
  // The corners go round clockwise on the screen, so the inside is on the positive side.
  return Math.min(...depths)
}

/** The folds that lay one part of the shape wholly on the rest; in halves, or with a smaller part. */
export const foldsOf = (shape: readonly Spot[], areHalves: boolean): Fold[] =>
  FOLDS.filter((fold) => {
    const [kept, moved] = [cut(shape, fold, true), cut(shape, fold, false)]
    const share = areaOf(moved) / areaOf(shape)
    if (share < 0.1 || share > 0.501) return false
    if (areHalves && share < 0.499) return false
    return moved.every((spot) => depthIn(kept, reflect(fold, spot)) > -1e-6)
  })
