import type { Random } from '../random/random.ts'
import { drawMarks, type Fill, type Mark, ONE_HANDED, PLAIN, POINTING } from './marks.ts'
import { flipSideways, lookOf, moveShapes, type Shapes, turnBy } from './picture.ts'

/** The places of parts in a composite figure. */
const PLACES = [
  [24, 24],
  [50, 22],
  [76, 24],
  [78, 50],
  [76, 76],
  [50, 78],
  [24, 76],
  [22, 50],
] as const

const FILLS: readonly Fill[] = ['none', 'solid', 'shaded']

/** How a picture looks in each of its eight positions: turned by quarters, as it is and reversed. */
const looksOf = (shapes: Shapes): string[] =>
  [0, 90, 180, 270].flatMap((degrees) => {
    const turned = moveShapes(shapes, turnBy(degrees))
    return [lookOf(turned), lookOf(moveShapes(turned, flipSideways))]
  })

/** Whether no turn or mirror leaves the picture as it is. */
export const isAsymmetric = (shapes: Shapes): boolean => new Set(looksOf(shapes)).size === 8

/**
 * A figure of several parts, which looks different in all of its eight positions: an outline around a part in the middle
 * that shows its direction, and smaller parts around it.
 */
export function drawComposite(rng: Random, parts: number): Mark[] {
  return rng.until(
    () => {
      const middle: Mark = {
        motif: rng.pick(rng.chance(0.5) ? ONE_HANDED : POINTING),
        x: 50,
        y: 50,
        size: 15,
        turn: rng.int(0, 270, 90),
        isFlipped: false,
        fill: rng.pick(FILLS),
      }
      const motifs = rng.sample([...PLAIN, ...POINTING], parts)
      const around = rng.sample(PLACES, parts).map(
        ([x, y], index): Mark => ({
          motif: motifs[index] ?? 'circle',
          x,
          y,
          size: 9,
          turn: rng.int(0, 270, 90),
          isFlipped: false,
          fill: rng.pick(FILLS),
        }),
      )
      return [middle, ...around]
    },
    (marks) => isAsymmetric(drawMarks(marks)),
  )
}
