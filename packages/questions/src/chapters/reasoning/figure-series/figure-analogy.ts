import { defineGenerator } from '../../../kit/define-generator.ts'
import { drawComposite } from '../../../kit/figures/composite.ts'
import { drawMarks, type Mark, tellMarks } from '../../../kit/figures/marks.ts'
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
  QUESTION_MARK,
  type Shape,
  type Shapes,
  turnBy,
} from '../../../kit/figures/picture.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { say } from '../../../kit/wording/say.ts'

const MOVES = {
  'quarter-right': { motion: turnBy(90), words: 'is turned by 90° clockwise' },
  'quarter-left': { motion: turnBy(270), words: 'is turned by 90° anticlockwise' },
  half: { motion: turnBy(180), words: 'is turned by 180°' },
  sideways: { motion: flipSideways, words: 'is reversed from left to right, as in a mirror' },
  'upside-down': { motion: flipUpsideDown, words: 'is turned upside down, as in water' },
  'eighth-right': { motion: turnBy(45), words: 'is turned by 45° clockwise' },
  'eighth-left': { motion: turnBy(315), words: 'is turned by 45° anticlockwise' },
  'three-eighths': { motion: turnBy(135), words: 'is turned by 135° clockwise' },
} satisfies Record<string, { motion: Motion; words: string }>

/** Movements that leave a figure upright and those that set it aslant: offered side by side, one of the other kind would be seen at once. */
const KINDS = [
  ['quarter-right', 'quarter-left', 'half', 'sideways', 'upside-down'],
  ['eighth-right', 'eighth-left', 'three-eighths'],
] as const

/** "The second figure is related to the first figure in a certain way. Select the figure related to the third in the same way." */
export const figureAnalogy = defineGenerator({
  id: 'reasoning/figure-analogy',
  version: 3,
  concepts: ['figure-analogy'],
  levels: {
    easy: { parts: 1, moves: ['quarter-right', 'half', 'sideways', 'upside-down'], recolours: 0 },
    medium: { parts: 2, moves: ['quarter-right', 'quarter-left', 'sideways', 'upside-down'], recolours: 0.5 },
    hard: {
      parts: 3,
      moves: ['quarter-left', 'sideways', 'upside-down', 'eighth-right', 'eighth-left'],
      recolours: 1,
    },
  } as const,
  generate(rng, { parts, moves, recolours }) {
    const name = rng.pick(moves)
    const { motion, words } = MOVES[name]
    const isRecoloured = rng.chance(recolours)
    const apply = (shapes: Shapes, by: Motion, recolour: boolean) =>
      recolour ? exchangeFills(moveShapes(shapes, by)) : moveShapes(shapes, by)
    const fills = (marks: readonly Mark[]) => new Set(marks.map(({ fill }) => fill))
    const [first, third] = rng.until(
      () => [drawComposite(rng, parts), drawComposite(rng, parts)] as const,
      ([one, other]) =>
        one[0]?.motif !== other[0]?.motif &&
        // From black parts alone one could not know what becomes of white ones.
        (!isRecoloured || (fills(one).has('none') && fills(one).has('solid') && fills(other).size > 1)),
    )
    const [a, c] = [drawMarks(first), drawMarks(third)]
    const b = apply(a, motion, isRecoloured)
    const right = apply(c, motion, isRecoloured)
    const others = KINDS.flatMap((kind) => (kind.some((one) => one === name) ? kind : [])).filter(
      (other) => other !== name,
    )
    const because = (other: keyof typeof MOVES) =>
      say`the figure there ${MOVES[other].words}, which the first pair does not show`
    const near = rng.pick(others)
    const placed = placePictures(
      rng,
      { shapes: right },
      isRecoloured
        ? // The movement is wrong, or the fills are, or both: no half of the rule gives the answer alone.
          [
            { shapes: apply(c, MOVES[near].motion, true), because: because(near) },
            { shapes: apply(c, motion, false), because: say`black and white were not exchanged` },
            {
              shapes: apply(c, MOVES[near].motion, false),
              because: say`the figure there ${MOVES[near].words}, and black and white were not exchanged`,
            },
          ]
        : [
            ...others.map((other) => ({
              shapes: apply(c, MOVES[other].motion, false),
              because: because(other),
            })),
            ...range(1, right.length - 1).flatMap((chosen) => {
              const shapes = moveOnePart(right, chosen)
              return areApart(shapes)
                ? [{ shapes, because: say`one small part of it is not where it should be` }]
                : []
            }),
          ],
    )
    return {
      given: { a, b, c, choices: placed.choices },
      prompt: rng.pick([
        say`The second figure is related to the first figure in a certain way. Select the option figure which is related to the third figure in the same way.`,
        say`Select the figure that can replace the question mark (?), so that the second pair has the same relationship as the first pair.`,
        say`Figures 1 and 2 are related in a certain manner. Establish the same relation between figures 3 and 4 by choosing the figure in place of the question mark.`,
        say`Which option figure is related to figure C in the same manner as figure B is related to figure A?`,
      ]),
      figure: picturesFigure(
        'Figure analogy',
        `Figure 1: ${tellMarks(first)}. Figure 2 is drawn from it; its parts, by their middles in hundredths from the left and the top: ${tellShapes(b)}. Figure 3: ${tellMarks(third)}.`,
        [
          givenPicture(a, { after: ':' }),
          givenPicture(b, { after: '∷' }),
          givenPicture(c, { after: ':' }),
          QUESTION_MARK,
        ],
        { choices: placed.choices, words: placed.choices.map(tellShapes) },
      ),
      answer: placed.answer,
      mistakes: placed.mistakes,
      steps: [
        say`Compare the first figure with the second, part by part.`,
        ...(parts > 1 ? [say`Follow the part in the middle first, then the small parts around it.`] : []),
        say`The first figure ${words}.`,
        ...(isRecoloured ? [say`Black parts become white, and white parts black.`] : []),
        say`Doing the same with the third figure gives ${placed.answer}`,
      ],
    }
  },
  solve({ a, b, c, choices }) {
    // Tries every movement of the plane, with and without exchanged colours, that leads from the first to the second.
    const motions: Motion[] = range(0, 7).flatMap((step) => [
      turnBy(45 * step),
      (spot) => turnBy(45 * step)(flipSideways(spot)),
    ])
    const wanted = new Set(
      motions.flatMap((motion) =>
        [false, true].flatMap((recolour) => {
          const change = (shapes: Shapes) =>
            recolour ? exchangeFills(moveShapes(shapes, motion)) : moveShapes(shapes, motion)
          return lookOf(change(a)) === lookOf(b) ? [lookOf(change(c))] : []
        }),
      ),
    )
    return onlyPicture(choices, (shapes) => wanted.has(lookOf(shapes)))
  },
})

const exchangeFills = (shapes: Shapes): Shape[] =>
  shapes.map((shape) =>
    shape.kind === 'line' || shape.fill === 'shaded'
      ? shape
      : { ...shape, fill: shape.fill === 'none' ? 'solid' : 'none' },
  )

/** One part goes to the opposite side. */
const moveOnePart = (shapes: Shapes, chosen: number): Shape[] =>
  shapes.flatMap((shape, index) => (index === chosen ? moveShapes([shape], turnBy(180)) : [shape]))

const middleOf = (shape: Shape): readonly [number, number] => {
  if (shape.kind === 'circle') return [shape.x, shape.y]
  const mean = (axis: 0 | 1) => shape.points.reduce((sum, spot) => sum + spot[axis], 0) / shape.points.length
  return [mean(0), mean(1)]
}

/** Whether no two parts touch. */
const areApart = (shapes: Shapes): boolean =>
  shapes.every((one, index) =>
    shapes.slice(index + 1).every((other) => {
      const [[x, y], [otherX, otherY]] = [middleOf(one), middleOf(other)]
      return Math.hypot(x - otherX, y - otherY) > 19
    }),
  )

const tellShapes = (shapes: Shapes): string =>
  shapes
    .map((shape) => {
      const spots = shape.kind === 'circle' ? [[shape.x, shape.y] as const] : shape.points
      const mean = (axis: 0 | 1) =>
        Math.round(spots.reduce((sum, spot) => sum + spot[axis], 0) / spots.length)
      const fill =
        shape.kind === 'line' ? 'line' : { none: 'white', solid: 'black', shaded: 'shaded' }[shape.fill]
      const name =
        shape.kind === 'circle'
          ? 'circle'
          : `shape with ${spots.length} corners, first at ${Math.round(spots[0]?.[0] ?? 0)}-${Math.round(spots[0]?.[1] ?? 0)}`
      return `${fill} ${name}, middle ${mean(0)}-${mean(1)}`
    })
    .join('; ')
