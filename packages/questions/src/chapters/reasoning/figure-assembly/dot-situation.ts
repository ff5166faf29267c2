import { defineGenerator } from '../../../kit/define-generator.ts'
import {
  givenPicture,
  onlyPicture,
  picturesFigure,
  placePictures,
  round,
  type Shape,
  type Shapes,
  type Spot,
} from '../../../kit/figures/picture.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { say } from '../../../kit/wording/say.ts'

type Kind = 'circle' | 'square' | 'triangle' | 'rectangle'
type Part = { kind: Kind; x: number; y: number; size: number }

/** "Select the figure in which the dot can be placed so as to meet the same conditions as in the given figure." */
export const dotSituation = defineGenerator({
  id: 'reasoning/dot-situation',
  version: 5,
  concepts: ['dot-situation'],
  levels: {
    easy: { kinds: ['circle', 'square', 'triangle'], dots: 1 },
    medium: { kinds: ['circle', 'square', 'triangle'], dots: 2 },
    hard: { kinds: ['circle', 'square', 'triangle', 'rectangle'], dots: 2 },
  } as const,
  generate(rng, { kinds, dots }) {
    const drawParts = () => kinds.map((kind) => drawPart(rng, kind))
    const arrange = () => measure(rng.until(drawParts, isDistinct))
    /** Most arrangements are discarded: a few points tell which. */
    const arrangeWith = (isLikely: (regions: number) => boolean) =>
      measure(rng.until(drawParts, (parts) => isLikely(glance(parts)) && isDistinct(parts)))
    const given = rng.until(
      arrange,
      ({ wide }) => wide.length > dots && wide.some(({ inside }) => inside.length === 2),
    )
    const asked = rng.until(
      () => rng.sample(given.wide, dots),
      // A dot in one figure only would be too easy, and one in all of them says little.
      (regions) => regions.some(({ inside }) => inside.length === 2),
    )
    const names = asked.map(({ name }) => name)
    const masks = asked.map(({ mask }) => mask)
    const has = (figure: Measured, mask: number) => figure.wide.some((region) => region.mask === mask)
    const right = rng.until(
      () => arrangeWith((regions) => masks.every((mask) => isIn(regions, mask))),
      (figure) => masks.every((mask) => has(figure, mask)),
    )
    const wrong = range(0, 2).map((index) => {
      const missing = masks[index % masks.length] ?? 0
      return rng.until(
        () => arrangeWith((regions) => !isIn(regions, missing)),
        (figure) =>
          !isIn(figure.all, missing) &&
          figure.wide.length >= 3 &&
          masks.every((mask) => mask === missing || has(figure, mask) || hasNone(figure, mask)) &&
          hasNone(figure, missing),
      )
    })
    const placed = placePictures(
      rng,
      { shapes: drawShapes(right.parts), words: tellRegions(right) },
      wrong.map((figure, index) => ({
        shapes: drawShapes(figure.parts),
        words: tellRegions(figure),
        because: say`it has no region ${names[index % names.length] ?? ''}`,
      })),
    )
    const figure = [...drawShapes(given.parts), ...asked.map(({ middle }) => dotAt(middle))]
    return {
      given: { figure, choices: placed.choices },
      prompt:
        dots === 1
          ? rng.pick([
              say`Select the option figure in which a dot can be placed so as to satisfy the same conditions as in the given figure.`,
              say`In which of the following figures can a dot be placed in the same way as in the given figure?`,
              say`The dot in the given figure lies in a region common to certain shapes. Select the figure that has the same kind of region.`,
              say`Identify the option in which the dot can be put under the same conditions as shown in the question figure.`,
            ])
          : rng.pick([
              say`Select the option figure in which the dots can be placed so as to satisfy the same conditions as in the given figure.`,
              say`In which of the following figures can both dots be placed in the same way as in the given figure?`,
              say`The dots in the given figure lie in regions common to certain shapes. Select the figure that has regions of both kinds.`,
              say`Identify the option in which the two dots can be put under the same conditions as shown in the question figure.`,
            ]),
      figure: picturesFigure(
        'Dot situation',
        `The given figure has ${dots === 1 ? 'a dot' : 'dots'} ${names.join(' and ')}.`,
        [givenPicture(figure)],
        placed,
      ),
      answer: placed.answer,
      mistakes: placed.mistakes,
      steps: [
        ...names.map((name, index) => say`${index === 0 ? 'A' : 'The other'} dot lies ${name}.`),
        say`Look in each option for a region of that kind${dots === 1 ? '' : ', for each dot'}.`,
        ...(kinds.length > 3 ? [say`A region that lies in a further shape as well does not count.`] : []),
        say`Only one option has ${dots === 1 ? 'it' : 'both'}: ${placed.answer}`,
      ],
    }
  },
  solve({ figure, choices }) {
    const shapes = figure.filter((shape) => !isDot(shape))
    const wanted = figure.flatMap((shape) =>
      shape.kind === 'circle' && isDot(shape) ? [[shape.x, shape.y] as const] : [],
    )
    const ofGiven = sortShapes(shapes)
    const regions = wanted.map(([x, y]) => tellBits(ofGiven, bitsAt(ofGiven, x, y)))
    return onlyPicture(choices, (choice) => {
      const sorted = sortShapes(choice)
      const counts = new Uint16Array(1 << sorted.length)
      for (let x = 1.03; x < 100; x += 3)
        for (let y = 0.97; y < 100; y += 3) {
          const bits = bitsAt(sorted, x, y)
          counts[bits] = (counts[bits] ?? 0) + 1
        }
      // A few points can lie in a sliver that nobody sees.
      const seen = new Set([...counts].flatMap((count, bits) => (count > 3 ? [tellBits(sorted, bits)] : [])))
      return regions.every((region) => seen.has(region))
    })
  },
})

const DOT = 2.6

const isDot = (shape: Shape): boolean => shape.kind === 'circle' && shape.fill === 'solid'

interface Named {
  shape: Shape
  name: Kind
  /** Its bounding box: most points of a picture are outside, and need no further look. */
  left: number
  right: number
  top: number
  bottom: number
}

const NAMES: readonly Kind[] = ['circle', 'rectangle', 'square', 'triangle']

/** The drawn shapes by name, whatever their order in the picture. */
const sortShapes = (shapes: Shapes): Named[] =>
  NAMES.flatMap((name) =>
    shapes
      .filter((shape) => nameOf(shape) === name)
      .map((shape) => {
        const spots: readonly Spot[] =
          shape.kind === 'circle'
            ? [
                [shape.x - shape.radius, shape.y - shape.radius],
                [shape.x + shape.radius, shape.y + shape.radius],
              ]
            : shape.points
        const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)]
        return {
          shape,
          name,
          left: Math.min(...xs),
          right: Math.max(...xs),
          top: Math.min(...ys),
          bottom: Math.max(...ys),
        }
      }),
  )

/** In which of the shapes a point is, found by counting the sides that a ray crosses. */
function bitsAt(sorted: readonly Named[], x: number, y: number): number {
  let bits = 0
  for (let index = 0; index < sorted.length; index += 1) {
    const one = sorted[index]
    if (!one || x < one.left || x > one.right || y < one.top || y > one.bottom) continue
    if (isAround(one.shape, x, y)) bits |= 1 << index
  }
  return bits
}

const tellBits = (sorted: readonly Named[], bits: number): string =>
  sorted
    .filter((_, index) => (bits & (1 << index)) !== 0)
    .map(({ name }) => name)
    .join('+')

function nameOf(shape: Shape): Kind | null {
  if (shape.kind === 'circle') return 'circle'
  if (shape.kind !== 'polygon') return null
  const [first, second, third] = shape.points
  if (shape.points.length === 3 || !first || !second || !third) return 'triangle'
  const wide = Math.hypot(second[0] - first[0], second[1] - first[1])
  const high = Math.hypot(third[0] - second[0], third[1] - second[1])
  return Math.abs(wide - high) < 1 ? 'square' : 'rectangle'
}

function isAround(shape: Shape, x: number, y: number): boolean {
  if (shape.kind === 'circle') return (x - shape.x) ** 2 + (y - shape.y) ** 2 < shape.radius ** 2
  if (shape.kind !== 'polygon') return false
  const { points } = shape
  let isInside = false
  let before = points.at(-1)
  for (let index = 0; index < points.length; index += 1) {
    const at = points[index]
    if (!at || !before) continue
    if (at[1] > y !== before[1] > y && x < at[0] + ((y - at[1]) / (before[1] - at[1])) * (before[0] - at[0]))
      isInside = !isInside
    before = at
  }
  return isInside
}

const drawPart = (rng: Random, kind: Kind): Part => ({
  kind,
  x: rng.int(30, 70, 2),
  y: rng.int(30, 70, 2),
  size: rng.int(18, 28, 2),
})

/** Half the width of the level side of a triangle of height 3 whose middle is one above its base. */
const TRIANGLE_SIDE = Math.sqrt(3)

const outlineOf = ({ kind, x, y, size }: Part): Shape => {
  const box = (wide: number, high: number): Spot[] => [
    [x - wide, y - high],
    [x + wide, y - high],
    [x + wide, y + high],
    [x - wide, y + high],
  ]
  switch (kind) {
    case 'circle':
      return { kind: 'circle', x, y, radius: size, fill: 'none' }
    case 'square':
      return { kind: 'polygon', fill: 'none', points: box(size - 2, size - 2) }
    case 'rectangle':
      return { kind: 'polygon', fill: 'none', points: box(size, size / 2) }
    case 'triangle':
      return {
        kind: 'polygon',
        fill: 'none',
        points: [
          [x, y - size],
          [round(x + (TRIANGLE_SIDE * size) / 2), y + size / 2],
          [round(x - (TRIANGLE_SIDE * size) / 2), y + size / 2],
        ],
      }
  }
}

const drawShapes = (parts: readonly Part[]): Shape[] => parts.map(outlineOf)

const dotAt = ([x, y]: Spot): Shape => ({ kind: 'circle', x, y, radius: DOT, fill: 'solid' })

/** Whether a point is in a shape, by the conditions that define it; with its sides moved outwards by the margin. */
function contains({ kind, x, y, size }: Part, atX: number, atY: number, margin = 0): boolean {
  const dx = Math.abs(atX - x)
  const dy = atY - y
  switch (kind) {
    case 'circle':
      return dx * dx + dy * dy < (size + margin) * (size + margin)
    case 'square':
      return dx < size - 2 + margin && Math.abs(dy) < size - 2 + margin
    case 'rectangle':
      return dx < size + margin && Math.abs(dy) < size / 2 + margin
    case 'triangle':
      return dy < size / 2 + margin && dy > -size + dx * TRIANGLE_SIDE - 2 * margin
  }
}

interface Region {
  /** In which shapes it lies, as bits. */
  mask: number
  name: string
  inside: readonly Kind[]
  /** A point well inside. */
  middle: Spot
}

interface Measured {
  parts: readonly Part[]
  /** Regions that are large enough to be seen; measured when asked for. */
  readonly wide: readonly Region[]
  /** All regions that have a point of the grid, even the smallest: one bit for each mask. */
  all: number
}

const STEP = 4
const CELLS = 26
/** Points of the grid in a region that is large enough to be seen. */
const WIDE = 7

/** Of the 25 points around a dot, so many at least are in its region. */
const MIN_DEPTH = 8

/** In which shapes a point is, as bits. */
function maskAt(parts: readonly Part[], x: number, y: number): number {
  let mask = 0
  for (let index = 0; index < parts.length; index++) {
    const part = parts[index]
    if (part && contains(part, x, y)) mask |= 1 << index
  }
  return mask
}

/** Whether a region is among others; with at most four shapes a number has a bit for each mask. */
const isIn = (regions: number, mask: number): boolean => (regions & (1 << mask)) !== 0

/** The regions that a coarse grid meets, one bit for each mask. */
function glance(parts: readonly Part[]): number {
  let found = 0
  for (let x = 6; x < 100; x += 11) for (let y = 6; y < 100; y += 11) found |= 1 << maskAt(parts, x, y)
  return found
}

/** The regions of overlapping shapes, by trying the points of a grid. */
function measure(parts: readonly Part[]): Measured {
  const grid = new Uint8Array(CELLS * CELLS)
  const counts = new Uint16Array(1 << parts.length)
  let all = 0
  for (let column = 0; column < CELLS; column += 1)
    for (let row = 0; row < CELLS; row += 1) {
      const mask = maskAt(parts, column * STEP, row * STEP)
      grid[column * CELLS + row] = mask
      counts[mask] = (counts[mask] ?? 0) + 1
      all |= 1 << mask
    }
  let wide: readonly Region[] | undefined
  return {
    parts,
    all,
    get wide() {
      wide ??= wideRegions(parts, grid, counts)
      return wide
    },
  }
}

function wideRegions(parts: readonly Part[], grid: Uint8Array, counts: Uint16Array): Region[] {
  const deepest = new Map<number, { depth: number; middle: Spot }>()
  for (let column = 0; column < CELLS; column += 1)
    for (let row = 0; row < CELLS; row += 1) {
      const mask = grid[column * CELLS + row] ?? 0
      if (mask === 0 || (counts[mask] ?? 0) < WIDE) continue
      const depth = depthAt(grid, column, row, mask)
      if (depth <= Math.max(MIN_DEPTH, deepest.get(mask)?.depth ?? 0)) continue
      const middle: Spot = [column * STEP, row * STEP]
      if (holdsDot(parts, middle, mask)) deepest.set(mask, { depth, middle })
    }
  return [...deepest].map(([mask, { middle }]) => {
    const inside = parts.filter((_, index) => (mask & (1 << index)) !== 0).map(({ kind }) => kind)
    return { mask, inside, name: nameRegion(inside, parts), middle }
  })
}

/** How many of the 25 points around are in the same region. */
function depthAt(grid: Uint8Array, column: number, row: number, mask: number): number {
  let depth = 0
  for (let x = Math.max(0, column - 2); x <= Math.min(CELLS - 1, column + 2); x += 1)
    for (let y = Math.max(0, row - 2); y <= Math.min(CELLS - 1, row + 2); y += 1)
      if (grid[x * CELLS + y] === mask) depth += 1
  return depth
}

/** Of a dot's edge, all round: a corner of a shape can reach in between the four sides. */
const EDGE: readonly Spot[] = range(0, 15).map((step) => {
  const angle = (step * Math.PI) / 8
  return [DOT * Math.cos(angle), DOT * Math.sin(angle)]
})

/** Whether the whole dot lies in the region, not on a side or a corner of a shape. */
const holdsDot = (parts: readonly Part[], [x, y]: Spot, mask: number): boolean =>
  EDGE.every(([dx, dy]) => maskAt(parts, x + dx, y + dy) === mask)

/** How far each side of a shape is moved to see whether two of them all but touch. */
const MARGIN = 2

/** Whether every two shapes either overlap clearly or stand clearly apart: no eye can tell whether two that all but touch overlap. */
const isDistinct = (parts: readonly Part[]): boolean =>
  parts.every((one, index) =>
    parts.slice(index + 1).every((other) => meet(one, other, -MARGIN) || !meet(one, other, MARGIN)),
  )

/** Whether two shapes have a point in common once their sides are moved outwards by the margin. */
function meet(one: Part, other: Part, margin: number): boolean {
  // Most shapes meet halfway between their middles: then no further look is needed.
  const [halfX, halfY] = [(one.x + other.x) / 2, (one.y + other.y) / 2]
  if (contains(one, halfX, halfY, margin) && contains(other, halfX, halfY, margin)) return true
  const [near, far] = [one.size + 2 * MARGIN, other.size + 2 * MARGIN]
  const [right, bottom] = [Math.min(one.x + near, other.x + far), Math.min(one.y + near, other.y + far)]
  for (let x = Math.max(one.x - near, other.x - far); x <= right; x += STEP)
    for (let y = Math.max(one.y - near, other.y - far); y <= bottom; y += STEP)
      if (contains(one, x, y, margin) && contains(other, x, y, margin)) return true
  return false
}

/** Whether not even a sliver of the region is there. */
function hasNone({ parts, all }: Measured, mask: number): boolean {
  if (isIn(all, mask)) return false
  const first = parts.find((_, index) => (mask & (1 << index)) !== 0)
  if (!first) return false
  // Between whole numbers, where no side of a shape lies, around one of the shapes that the region lies in.
  for (let x = first.x - first.size + 0.5; x < first.x + first.size; x += 1)
    for (let y = first.y - first.size + 0.5; y < first.y + first.size; y += 1)
      if (maskAt(parts, x, y) === mask) return false
  return true
}

/** 'in the circle and the square, but not in the triangle'. */
function nameRegion(inside: readonly Kind[], parts: readonly Part[]): string {
  const outside = parts.map(({ kind }) => kind).filter((kind) => !inside.includes(kind))
  const list = (kinds: readonly Kind[], word: string) => kinds.map((kind) => `the ${kind}`).join(` ${word} `)
  if (inside.length === 0) return 'outside all shapes'
  return outside.length === 0
    ? 'in all the shapes'
    : `in ${list(inside, 'and')}, but not in ${list(outside, 'or')}`
}

const tellRegions = ({ wide }: Measured): string => `regions ${wide.map(({ name }) => name).join('; ')}`
