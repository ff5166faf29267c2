import type { Random } from '../../../../kit/random/random.ts'
import { range } from '../../../../kit/values/number-theory.ts'
import { count } from '../../../../kit/values/value.ts'
import { say } from '../../../../kit/wording/say.ts'
import { askTriangles } from './ask-triangles.ts'
import { drawnLines } from './drawn-lines.ts'

/** A line parallel to the base, from one of the lines from the top to a later one. */
interface Crossing {
  from: number
  to: number
}

const triangular = (parts: number): number => (parts * (parts + 1)) / 2

/** A triangle with lines from its top vertex to the base, and shorter ones parallel to the base that cross some of them. */
export function fan(rng: Random, crossings: number, most: number) {
  const parts = rng.int(5, most)
  // The last one is the base.
  const levels: Crossing[] = [
    ...range(1, crossings).map(() => {
      const width = rng.int(2, parts)
      const from = rng.int(0, parts - width)
      return { from, to: from + width }
    }),
    { from: 0, to: parts },
  ]
  const lean = rng.pick([0.15, 0.25, 0.35, 0.5, 0.65, 0.75, 0.85])
  const top = { x: parts * lean, y: parts * 0.8 }
  const points = [top]
  const rays: number[][] = range(0, parts).map(() => [0])
  const flat = levels.map(({ from, to }, level) =>
    range(from, to).map((foot) => {
      const depth = (level + 1) / levels.length
      points.push({ x: top.x + (foot - top.x) * depth, y: top.y * (1 - depth) })
      rays[foot]?.push(points.length - 1)
      return points.length - 1
    }),
  )
  const lines = [...rays, ...flat]
  const widths = levels.map(({ from, to }) => to - from)
  const each = widths.map(triangular)
  const key = each.reduce((sum, own) => sum + own, 0)
  const answer = count(key)
  const [base, rest] = [triangular(parts), key - triangular(parts)]
  return {
    concept: 'counting-triangles',
    given: { find: 'triangles' as const, form: 'fan', lines },
    prompt: rng.pick(askTriangles),
    figure: drawnLines('Count the triangles', describe(parts, levels), points, lines),
    answer,
    mistakes: [
      { value: base, because: say`only the triangles on the base were counted` },
      { value: rest, because: say`the triangles on the base were left out` },
      { value: key - 1, because: say`the whole triangle was left out` },
      { value: key - (each[0] ?? 0), because: say`the triangles above the uppermost line were left out` },
      {
        value: widths.reduce((sum, width) => sum + width, 0),
        because: say`only the triangles on a single part were counted`,
      },
      { value: base * levels.length, because: say`every line was taken to be as wide as the base` },
      { value: key + widths.length, because: say`a triangle too many was counted on every line` },
      { value: key + parts, because: say`the parts of the base were counted twice` },
    ],
    steps: [
      say`Every triangle has its vertex at the top and stands on the base or on a line parallel to it.`,
      ...widths.map(
        (width, level) =>
          say`On ${level === crossings ? 'the base' : `parallel line ${level + 1}`}, of ${width} parts: ${range(1, width).join(' + ')} = ${triangular(width)}`,
      ),
      say`${each.join(' + ')} = ${answer}`,
    ],
  }
}

function describe(parts: number, levels: readonly Crossing[]): string {
  const cuts = levels.slice(0, -1).map(({ from, to }) => `from line ${from + 1} to line ${to + 1}`)
  return `A triangle with ${parts - 1} straight lines from its top corner to the base. With the sides these are lines 1 to ${parts + 1} from left to right. Parallel to the base, from above: a line ${cuts.join(', a line ')}.`
}
