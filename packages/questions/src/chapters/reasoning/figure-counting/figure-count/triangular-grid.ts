import type { Random } from '../../../../kit/random/random.ts'
import { range } from '../../../../kit/values/number-theory.ts'
import { count } from '../../../../kit/values/value.ts'
import { say } from '../../../../kit/wording/say.ts'
import { askTriangles } from './ask-triangles.ts'
import { drawnLines, type Mark } from './drawn-lines.ts'

/** In this share of the draws no line is left out: the grid whose formula books give. */
const WHOLE = 0.015

/** A large triangle with lines parallel to its sides; some of those that would make small equal triangles are left out. */
export function triangularGrid(rng: Random) {
  const size = rng.int(5, 6)
  const isWhole = rng.chance(WHOLE)
  // For each side the distances of the lines parallel to it, in small heights; 0 is the side itself.
  const { drawn, up, down, small } = rng.until(
    () => {
      const lines = range(1, 3).map(() => [0, ...range(1, size - 1).filter(() => isWhole || rng.chance(0.6))])
      return { drawn: lines, ...countByKind(size, lines) }
    },
    // Few lines make triangles that are seen at a glance.
    (one) => isWhole || (one.drawn.flat().length <= 3 * size - 2 && one.up + one.down >= 18),
  )
  const key = up + down
  const answer = count(key)
  const { points, lines } = crossingsOf(size, drawn)
  return {
    concept: 'counting-triangles',
    given: { find: 'triangles' as const, form: 'triangular grid', lines },
    prompt: rng.pick(askTriangles),
    figure: drawnLines('Count the triangles', describe(size, drawn), points, lines),
    answer,
    mistakes: [
      { value: small, because: say`only the small triangles were counted` },
      { value: up, because: say`only the triangles that point up were counted` },
      { value: small + 1, because: say`only the small triangles and the whole were counted` },
      { value: 2 * up, because: say`as many triangles were taken to point down as up` },
      { value: key - 1, because: say`the whole triangle was left out` },
      { value: key + 1, because: say`a triangle was counted twice` },
      { value: key + size, because: say`a row was counted twice` },
      { value: key - 3, because: say`the triangles at the three corners were left out` },
    ],
    steps: [
      say`A line of each of the three directions makes a triangle, unless the three meet in one point or outside the figure.`,
      say`Of the smallest size: ${small}`,
      say`Pointing up, of all sizes: ${up}`,
      say`Pointing down, of all sizes: ${down}`,
      say`${up} + ${down} = ${answer}`,
    ],
  }
}

/** A line of each direction makes a triangle unless the three meet in a point or outside. */
function countByKind(size: number, [first = [], second = [], third = []]: readonly (readonly number[])[]) {
  const found: { up: number; down: number; small: number } = { up: 0, down: 0, small: 0 }
  for (const a of first)
    for (const b of second)
      for (const c of third) {
        if (a + b > size || b + c > size || a + c > size || a + b + c === size) continue
        found[a + b + c < size ? 'up' : 'down'] += 1
        if (Math.abs(size - a - b - c) === 1) found.small += 1
      }
  return found
}

/** The points where lines cross, by their distances from the three sides, which add up to `size`. */
function crossingsOf(
  size: number,
  drawn: readonly (readonly number[])[],
): { points: Mark[]; lines: number[][] } {
  const points: Mark[] = []
  const on = new Map<string, number[]>()
  for (const a of range(0, size))
    for (const b of range(0, size - a)) {
      const c = size - a - b
      const through = [a, b, c].flatMap((distance, side) =>
        drawn[side]?.includes(distance) ? [`${side} ${distance}`] : [],
      )
      if (through.length < 2) continue
      points.push({ x: b + a / 2, y: a * 0.866 })
      for (const line of through) on.set(line, [...(on.get(line) ?? []), points.length - 1])
    }
  return { points, lines: [...on.values()].filter((line) => line.length > 1) }
}

function describe(size: number, [base = [], left = [], right = []]: readonly (readonly number[])[]): string {
  const told = (distances: readonly number[]) => distances.slice(1).join(', ') || 'none'
  return `An equilateral triangle whose height is divided into ${size} equal parts. Lines parallel to the base at these parts from it: ${told(base)}. Parallel to the left side: ${told(left)}. Parallel to the right side: ${told(right)}.`
}
