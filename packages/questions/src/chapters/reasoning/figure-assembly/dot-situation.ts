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
  version: 1,
  concepts: ['dot-situation'],
  levels: {
    easy: { kinds: ['circle', 'square', 'triangle'], dots: 1 },
    medium: { kinds: ['circle', 'square', 'triangle'], dots: 2 },
    hard: { kinds: ['circle', 'square', 'triangle', 'rectangle'], dots: 2 },
  } as const,
  generate(rng, { kinds, dots }) {
    const arrange = () => measure(kinds.map((kind) => drawPart(rng, kind)))
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
    const right = rng.until(arrange, (figure) => masks.every((mask) => has(figure, mask)))
    const wrong = range(0, 2).map((index) =>
      rng.until(arrange, (figure) => {
        const missing = masks[index % masks.length] ?? 0
        return (
          figure.wide.length >= 3 &&
          !figure.all.has(missing) &&
          masks.every((mask) => mask === missing || has(figure, mask) || hasNone(figure, mask)) &&
          hasNone(figure, missing)
        )
      }),
    )
    const placed = placePictures(
      rng,
      { shapes: drawParts(right.parts), words: tellRegions(right) },
      wrong.map((figure, index) => ({
        shapes: drawParts(figure.parts),
        words: tellRegions(figure),
        because: say`it has no region ${names[index % names.length] ?? ''}`,
      })),
    )
    const figure = [...drawParts(given.parts), ...asked.map(({ middle }) => dotAt(middle))]
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
    const masks = wanted.map(([x, y]) => insideOf(shapes, [x, y]))
    return onlyPicture(choices, (choice) => {
      const found = range(0, 49).flatMap((column) =>
        range(0, 49).map((row) => insideOf(choice, [column * 2 + 1.03, row * 2 + 0.97])),
      )
      // A few points can lie in a sliver that nobody sees.
      return masks.every((mask) => found.filter((other) => other === mask).length > 6)
    })
  },
})

const DOT = 2.6

const isDot = (shape: Shape): boolean => shape.kind === 'circle' && shape.fill === 'solid'

/** The names of the drawn shapes around a point, found by counting the sides that a ray crosses. */
const insideOf = (shapes: Shapes, [x, y]: Spot): string =>
  shapes
    .flatMap((shape) => {
      if (shape.kind === 'circle')
        return Math.hypot(x - shape.x, y - shape.y) < shape.radius ? ['circle'] : []
      if (shape.kind !== 'polygon') return []
      const crossings = shape.points.filter(([x1, y1], index) => {
        const [x2, y2] = shape.points[(index + 1) % shape.points.length] ?? [x1, y1]
        return y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)
      }).length
      if (crossings % 2 === 0) return []
      const [first, second, third] = shape.points
      if (shape.points.length === 3 || !first || !second || !third) return ['triangle']
      const [wide, high] = [
        Math.hypot(second[0] - first[0], second[1] - first[1]),
        Math.hypot(third[0] - second[0], third[1] - second[1]),
      ]
      return [Math.abs(wide - high) < 1 ? 'square' : 'rectangle']
    })
    .sort()
    .join('+')

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

const drawParts = (parts: readonly Part[]): Shape[] => parts.map(outlineOf)

const dotAt = ([x, y]: Spot): Shape => ({ kind: 'circle', x, y, radius: DOT, fill: 'solid' })

/** Whether a point is in a shape, by the conditions that define it. */
function contains({ kind, x, y, size }: Part, atX: number, atY: number): boolean {
  const [dx, dy] = [Math.abs(atX - x), atY - y]
  switch (kind) {
    case 'circle':
      return dx * dx + dy * dy < size * size
    case 'square':
      return Math.max(dx, Math.abs(dy)) < size - 2
    case 'rectangle':
      return dx < size && Math.abs(dy) < size / 2
    case 'triangle':
      return dy < size / 2 && dy > -size + dx * TRIANGLE_SIDE
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
  parts: Part[]
  /** Regions that are large enough to be seen. */
  wide: Region[]
  /** All regions, even the smallest. */
  all: Set<number>
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

/** The regions of overlapping shapes, by trying the points of a grid. */
function measure(parts: Part[]): Measured {
  const masks = range(0, CELLS - 1).map((column) =>
    range(0, CELLS - 1).map((row) => maskAt(parts, column * STEP, row * STEP)),
  )
  const counts = new Map<number, number>()
  const middles = new Map<number, Spot>()
  const depths = new Map<number, number>()
  masks.forEach((column, x) => {
    column.forEach((mask, y) => {
      counts.set(mask, (counts.get(mask) ?? 0) + 1)
      if (mask === 0) return
      // The dot goes where most of the points around it are in the same region.
      const around = [-2, -1, 0, 1, 2].flatMap((dx) => [-2, -1, 0, 1, 2].map((dy) => masks[x + dx]?.[y + dy]))
      const depth = around.filter((beside) => beside === mask).length
      if (depth > Math.max(MIN_DEPTH, depths.get(mask) ?? 0)) {
        depths.set(mask, depth)
        middles.set(mask, [x * STEP, y * STEP])
      }
    })
  })
  const regionOf = (mask: number) => {
    const inside = parts.filter((_, index) => (mask & (1 << index)) !== 0).map(({ kind }) => kind)
    return { mask, inside, name: nameRegion(inside, parts) }
  }
  return {
    parts,
    wide: [...middles].flatMap(([mask, middle]) =>
      (counts.get(mask) ?? 0) >= WIDE ? [{ ...regionOf(mask), middle }] : [],
    ),
    all: new Set(counts.keys()),
  }
}

/** Whether not even a sliver of the region is there. */
function hasNone({ parts, all }: Measured, mask: number): boolean {
  if (all.has(mask)) return false
  // Between whole numbers, where no side of a shape lies.
  for (let x = 0.5; x < 100; x++)
    for (let y = 0.5; y < 100; y++) if (maskAt(parts, x, y) === mask) return false
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
