import { defineGenerator } from '../../../kit/define-generator.ts'
import { isAsymmetric } from '../../../kit/figures/composite.ts'
import { drawMark } from '../../../kit/figures/marks.ts'
import {
  flipSideways,
  flipUpsideDown,
  givenPicture,
  lookOf,
  type Motion,
  moveShapes,
  onlyPicture,
  picturesFigure,
  placePictures,
  round,
  type Shape,
  type Shapes,
  type Spot,
  turnBy,
} from '../../../kit/figures/picture.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { say } from '../../../kit/wording/say.ts'

type Law = 'mirror' | 'turn' | 'same'

/** "Select the figure that will fill the empty quarter and complete the pattern." */
export const figureCompletion = defineGenerator({
  id: 'reasoning/figure-completion',
  version: 2,
  concepts: ['pattern-completion'],
  levels: {
    easy: { laws: ['mirror', 'same'], lines: 2, marks: 1 },
    medium: { laws: ['mirror', 'mirror', 'turn'], lines: 3, marks: 1 },
    hard: { laws: ['turn', 'mirror'], lines: 4, marks: 2 },
  } as const,
  generate(rng, { laws, lines, marks }) {
    const law: Law = rng.pick(laws)
    const piece = rng.until(
      () => drawPiece(rng, lines, marks),
      ({ shapes }) => isAsymmetric(shapes),
    )
    const quarters = LAWS[law].map((motion) => moveShapes(piece.shapes, motion))
    const missing = rng.int(0, 3)
    const right = quarters[missing] ?? piece.shapes
    const seen = quarters.flatMap((shapes, quarter) =>
      quarter === missing ? [] : inQuarter(shapes, quarter),
    )
    const placed = placePictures(
      rng,
      { shapes: right, words: tellPiece(right) },
      [
        { shapes: moveShapes(right, flipSideways), because: say`its left and right are interchanged` },
        { shapes: moveShapes(right, flipUpsideDown), because: say`its top and bottom are interchanged` },
        { shapes: moveShapes(right, turnBy(180)), because: say`it is turned by half a round` },
        { shapes: moveShapes(right, turnBy(90)), because: say`it is turned by a quarter` },
        ...range(0, 2).map(() => ({
          shapes: changeOne(rng, right),
          because: say`one part of it differs from the other quarters`,
        })),
      ].map((wrong) => ({ ...wrong, words: tellPiece(wrong.shapes) })),
    )
    const hole: Shape = { kind: 'line', points: boxOf(missing), isDashed: true }
    return {
      given: { figure: seen, missing, choices: placed.choices },
      prompt: rng.pick([
        say`Select the figure that will fill the empty quarter so as to complete the given pattern.`,
        say`Select the option figure that can be placed in the empty quarter to complete the pattern.`,
        say`Which of the following figures will complete the pattern, when placed in the blank space of the given figure?`,
        say`Identify the figure that completes the pattern given below.`,
        say`A part of the given figure is missing. Select the missing part from the options.`,
      ]),
      figure: picturesFigure(
        'Pattern with a missing quarter',
        `A square pattern of four quarters; the ${QUARTERS[missing]} quarter is missing. ${quarters
          .flatMap((shapes, quarter) =>
            quarter === missing ? [] : [`The ${QUARTERS[quarter]} quarter: ${tellPiece(shapes)}.`],
          )
          .join(' ')}`,
        [givenPicture([...seen, CROSS_DOWN, CROSS_ACROSS, hole])],
        placed,
      ),
      answer: placed.answer,
      mistakes: placed.mistakes,
      steps: [
        say`Compare two quarters that are side by side, and two that are one above the other.`,
        LAW_WORDS[law],
        ...(lines > 2 ? [say`Follow the lines that end at the border of the missing quarter.`] : []),
        ...(marks > 1
          ? [say`Check the small figures too: where they are, which way they point, how they are filled.`]
          : []),
        say`Only one piece fits: ${placed.answer}`,
      ],
    }
  },
  solve: ({ figure, missing, choices }) =>
    onlyPicture(choices, (shapes) => isRegular([...figure, ...inQuarter(shapes, missing)])),
})

const QUARTERS = ['upper left', 'upper right', 'lower right', 'lower left']

const LAW_WORDS = {
  mirror: say`Each quarter is the mirror image of its neighbour in the line between them.`,
  turn: say`From each quarter to the next, clockwise, the piece turns by 90°.`,
  same: say`All quarters are alike.`,
}

const stay: Motion = (spot) => spot

/** What happens to the first piece in each quarter, clockwise from the upper left. */
const LAWS: Readonly<Record<Law, readonly Motion[]>> = {
  mirror: [stay, flipSideways, turnBy(180), flipUpsideDown],
  turn: [stay, turnBy(90), turnBy(180), turnBy(270)],
  same: [stay, stay, stay, stay],
}

const CORNERS: readonly Spot[] = [
  [0, 0],
  [50, 0],
  [50, 50],
  [0, 50],
]

const CROSS_DOWN: Shape = {
  kind: 'line',
  points: [
    [50, 0],
    [50, 100],
  ],
  isDashed: false,
}
const CROSS_ACROSS: Shape = {
  kind: 'line',
  points: [
    [0, 50],
    [100, 50],
  ],
  isDashed: false,
}

/** A piece of 100 by 100, at half its size in a quarter. */
const inQuarter = (shapes: Shapes, quarter: number): Shape[] => {
  const [left, top] = CORNERS[quarter] ?? [0, 0]
  return shapes.map((shape) =>
    shape.kind === 'circle'
      ? {
          ...shape,
          x: round(left + shape.x / 2),
          y: round(top + shape.y / 2),
          radius: round(shape.radius / 2),
        }
      : { ...shape, points: shape.points.map(([x, y]): Spot => [round(left + x / 2), round(top + y / 2)]) },
  )
}

const boxOf = (quarter: number): Spot[] => {
  const [left, top] = CORNERS[quarter] ?? [0, 0]
  const [near, far] = [8, 42]
  return [
    [left + near, top + near],
    [left + far, top + near],
    [left + far, top + far],
    [left + near, top + far],
    [left + near, top + near],
  ]
}

/** Whether the whole is the same in a mirror upright and level, or after a quarter turn, or in all its quarters. */
function isRegular(whole: Shapes): boolean {
  const look = lookOf(whole)
  const isKept = (motion: Motion) => lookOf(moveShapes(whole, motion)) === look
  if (isKept(flipSideways) && isKept(flipUpsideDown)) return true
  if (isKept(turnBy(90))) return true
  // Going one half to the right, and round again, is the same as leaving it where all quarters are alike.
  const slide =
    (dx: number, dy: number): Motion =>
    ([x, y]) => [x + dx, y + dy]
  const cornerOf = (shape: Shape): Spot => {
    const spots: readonly Spot[] = shape.kind === 'circle' ? [[shape.x, shape.y]] : shape.points
    const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2
    return [middle(spots.map(([x]) => x)) >= 50 ? -50 : 0, middle(spots.map(([, y]) => y)) >= 50 ? -50 : 0]
  }
  const quarters = new Map<string, Shape[]>()
  for (const shape of whole) {
    const corner = cornerOf(shape)
    const key = corner.join()
    quarters.set(key, [...(quarters.get(key) ?? []), ...moveShapes([shape], slide(...corner))])
  }
  return quarters.size === 4 && new Set([...quarters.values()].map(lookOf)).size === 1
}

const LINES: readonly (readonly Spot[])[] = [
  [
    [0, 0],
    [100, 100],
  ],
  [
    [100, 0],
    [0, 100],
  ],
  [
    [50, 0],
    [100, 50],
  ],
  [
    [0, 50],
    [50, 100],
  ],
  [
    [50, 0],
    [0, 50],
  ],
  [
    [100, 50],
    [50, 100],
  ],
  [
    [0, 30],
    [100, 30],
  ],
  [
    [70, 0],
    [70, 100],
  ],
  [
    [0, 70],
    [60, 70],
    [60, 100],
  ],
  [
    [30, 0],
    [30, 40],
    [0, 40],
  ],
  [
    [100, 20],
    [40, 20],
    [40, 0],
  ],
  [
    [0, 100],
    [50, 20],
    [100, 100],
  ],
  [
    [0, 0],
    [80, 50],
    [0, 100],
  ],
]

const MARK_PLACES: readonly Spot[] = [
  [24, 24],
  [76, 24],
  [76, 76],
  [24, 76],
  [50, 50],
]

function drawPiece(rng: Random, lines: number, marks: number): { shapes: Shape[] } {
  const drawn = rng
    .sample(LINES, lines)
    .map((points): Shape => ({ kind: 'line', points: points.map(([x, y]): Spot => [x, y]), isDashed: false }))
  const motifs = rng.sample(['circle', 'square', 'triangle', 'star', 'arrow', 'ell', 'flag'] as const, marks)
  const placed = rng.sample(MARK_PLACES, marks).map(([x, y], index) =>
    drawMark({
      motif: motifs[index] ?? 'circle',
      x,
      y,
      size: 14,
      turn: rng.int(0, 270, 90),
      isFlipped: false,
      fill: rng.pick(['solid', 'shaded']),
    }),
  )
  return { shapes: [...drawn, ...placed] }
}

/** One part is lost, filled otherwise, or reversed alone. */
function changeOne(rng: Random, shapes: Shapes): Shape[] {
  const chosen = rng.int(0, shapes.length - 1)
  return shapes.flatMap((shape, index) => {
    if (index !== chosen) return [shape]
    if (shape.kind === 'line') return moveShapes([shape], rng.pick([flipSideways, flipUpsideDown]))
    return [{ ...shape, fill: 'none' as const }]
  })
}

/** Every corner of its parts, by how far it is from the left and the top in hundredths. */
const tellPiece = (shapes: Shapes): string =>
  shapes
    .map((shape) => {
      if (shape.kind === 'circle')
        return `${shape.fill === 'none' ? 'an empty' : `a ${shape.fill}`} circle at ${at([shape.x, shape.y])}`
      const corners = shape.points.map(at).join(' to ')
      return shape.kind === 'line'
        ? `a line ${corners}`
        : `${shape.fill === 'none' ? 'an empty' : `a ${shape.fill}`} shape ${corners}`
    })
    .join('; ')

const at = ([x, y]: Spot): string => `${Math.round(x)}-${Math.round(y)}`
