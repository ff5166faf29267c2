import type { Draft } from '../../../kit/define-generator.ts'
import { defineGenerator } from '../../../kit/define-generator.ts'
import { drawComposite } from '../../../kit/figures/composite.ts'
import {
  drawMark,
  drawMarks,
  type Fill,
  type Motif,
  ONE_HANDED,
  tellMarks,
} from '../../../kit/figures/marks.ts'
import {
  flipSideways,
  lookOf,
  moveShapes,
  onlyPicture,
  pictureName,
  picturesFigure,
  type Shape,
  type Shapes,
  type Spot,
  turnBy,
} from '../../../kit/figures/picture.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { type Message, say } from '../../../kit/wording/say.ts'

/** "Four figures are given, out of which three are alike in some manner and one is different. Select the odd one." */
export const figureOdd = defineGenerator({
  id: 'reasoning/figure-odd',
  version: 6,
  concepts: ['odd-figure'],
  levels: {
    easy: {
      forms: [...often(4, reversedOne), ...often(3, polygonInside), dotsOfPolygon],
      parts: 0,
      spread: 90,
    },
    medium: { forms: [handsOfDial, dotsOfPolygon, reversedOne], parts: 1, spread: 45 },
    hard: { forms: [handsOfDial, ...often(3, reversedOne)], parts: 3, spread: 45 },
  },
  generate: (rng, { forms, parts, spread }): Drawn => rng.pick(forms)(rng, parts, spread),
  solve({ find, choices }) {
    switch (find) {
      case 'reversed':
        // Three are turned copies of each other; the odd one is a turned copy of none.
        return onlyPicture(
          choices,
          (shapes) => !choices.some((other) => other !== shapes && isTurnedCopy(shapes, other)),
        )
      case 'dots': {
        const gaps = choices.map((shapes) => countSmall(shapes) - sidesOf(shapes))
        return onlyPicture(
          choices,
          (shapes) => gaps.filter((gap) => gap === countSmall(shapes) - sidesOf(shapes)).length === 1,
        )
      }
      case 'inside': {
        const gaps = choices.map((shapes) => innerSides(shapes) - sidesOf(shapes))
        return onlyPicture(
          choices,
          (shapes) => gaps.filter((gap) => gap === innerSides(shapes) - sidesOf(shapes)).length === 1,
        )
      }
      case 'hands': {
        const angles = choices.map(handAngle)
        return onlyPicture(
          choices,
          (shapes) => angles.filter((angle) => angle === handAngle(shapes)).length === 1,
        )
      }
    }
  },
})

type GivenFigures = { find: 'reversed' | 'dots' | 'inside' | 'hands'; choices: Shapes[] }
type Drawn = Omit<Draft, 'given'> & { given: GivenFigures }

function isTurnedCopy(one: Shapes, other: Shapes): boolean {
  const look = lookOf(other)
  return range(0, 23).some((step) => lookOf(moveShapes(one, turnBy(15 * step))) === look)
}

/** How far a shape reaches to the right of its leftmost point. */
const widthOf = (shape: Shape): number => {
  if (shape.kind === 'circle') return 2 * shape.radius
  const across = shape.points.map(([x]) => x)
  return Math.max(...across) - Math.min(...across)
}

/** Everything but the outline, which is the widest of all. */
const countSmall = (shapes: Shapes): number => {
  const widest = Math.max(...shapes.map(widthOf))
  return shapes.filter((shape) => widthOf(shape) < widest / 2).length
}

const sidesOf = (shapes: Shapes): number => {
  const widest = Math.max(...shapes.map(widthOf))
  return Math.max(
    ...shapes.map((shape) =>
      shape.kind === 'polygon' && widthOf(shape) >= widest / 2 ? shape.points.length : 0,
    ),
  )
}

/** The corners of the smaller of two polygons. */
const innerSides = (shapes: Shapes): number => {
  const corners = [...shapes]
    .sort((one, other) => widthOf(one) - widthOf(other))
    .flatMap((shape) => (shape.kind === 'polygon' ? [shape.points.length] : []))
  return corners[0] ?? 0
}

/** From the long hand clockwise to the short one, in degrees. */
function handAngle(shapes: Shapes): number {
  const hands = shapes
    .flatMap((shape) => (shape.kind === 'line' ? [shape.points] : []))
    .map(([from, to]) => [(to?.[0] ?? 0) - (from?.[0] ?? 0), (to?.[1] ?? 0) - (from?.[1] ?? 0)] as const)
    .sort((one, other) => Math.hypot(...other) - Math.hypot(...one))
  const [long = [0, 0], short = [0, 0]] = hands
  const degrees = ((Math.atan2(short[1], short[0]) - Math.atan2(long[1], long[0])) * 180) / Math.PI
  return Math.round((degrees + 720) % 360)
}

/** Odd figure and three that are alike, as numbered pictures. */
function place(
  rng: Random,
  find: GivenFigures['find'],
  odd: { shapes: Shapes; words: string },
  others: readonly { shapes: Shapes; words: string; because: Message }[],
  steps: readonly Message[],
): Drawn {
  const placed = rng.shuffle([{ ...odd, because: null }, ...others])
  const key = placed.findIndex(({ because }) => because === null)
  const choices = placed.map(({ shapes }) => shapes)
  return {
    given: { find, choices },
    prompt: rng.pick([
      say`Four figures are given, out of which three are alike in some manner and one is different. Select the odd one.`,
      say`Select the figure that is different from the rest.`,
      say`Three of the following four figures are alike in a certain way and hence form a group. Which figure does not belong to that group?`,
      say`Which of the given figures is the odd one out?`,
      say`Identify the figure that does not follow the pattern of the other three.`,
    ]),
    figure: picturesFigure('Odd figure', 'Four figures.', [], {
      choices,
      words: placed.map(({ words }) => words),
    }),
    answer: pictureName(key),
    mistakes: placed.flatMap(({ because }, index) =>
      because === null ? [] : [{ value: pictureName(index), because }],
    ),
    steps: [...steps, say`The odd figure is ${pictureName(key)}`],
  }
}

/** Turned copies of one figure, and one that is a turned copy of its mirror image. */
function reversedOne(rng: Random, parts: number, spread: number): Drawn {
  const marks =
    parts === 0
      ? [
          {
            motif: rng.pick(ONE_HANDED),
            x: 50,
            y: 50,
            size: 30,
            turn: 0,
            isFlipped: false,
            fill: rng.pick(['none', 'shaded', 'solid'] as const),
          },
          {
            motif: rng.pick(['circle', 'square', 'star'] as const),
            ...rng.pick([
              { x: 82, y: 22 },
              { x: 80, y: 80 },
            ]),
            size: 7,
            turn: 0,
            isFlipped: false,
            fill: rng.pick(['none', 'solid'] as const),
          },
        ]
      : drawComposite(rng, parts)
  const plain = drawMarks(marks)
  const isFlipped = rng.chance(0.5)
  const base = isFlipped ? moveShapes(plain, flipSideways) : plain
  const turns = rng.sample(
    range(0, 360 / spread - 1).map((step) => step * spread),
    4,
  )
  const [oddTurn = 0, ...rest] = turns
  // The parts are told once; whether the whole is reversed is told of the whole.
  const told = (isReversed: boolean, degrees: number) =>
    `${tellMarks(marks)}; the whole, ${isReversed ? 'first reversed as in a mirror on its right, is then' : 'not reversed, is'} turned by ${degrees}° clockwise`
  const odd = moveShapes(moveShapes(base, flipSideways), turnBy(oddTurn))
  return place(
    rng,
    'reversed',
    { shapes: odd, words: told(!isFlipped, oddTurn) },
    rest.map((degrees) => ({
      shapes: moveShapes(base, turnBy(degrees)),
      words: told(isFlipped, degrees),
      because: say`it becomes one of the others when it is turned`,
    })),
    [
      say`Turn each figure in your mind until its main part points the same way as in the first one.`,
      ...(parts > 0 ? [say`Then compare on which side of it the smaller parts lie.`] : []),
      ...(parts > 1 ? [say`Go round the figure clockwise and name the parts in their order.`] : []),
      say`Three figures are turned copies of each other; one is reversed, as in a mirror.`,
    ],
  )
}

const POLYGONS: readonly (readonly [Motif, number])[] = [
  ['triangle', 3],
  ['square', 4],
  ['pentagon', 5],
  ['hexagon', 6],
  ['heptagon', 7],
]

/** The small figures in a polygon, with their names. */
const SMALL = [
  ['circle', 'circles'],
  ['square', 'squares'],
  ['triangle', 'triangles'],
] as const

/** Polygons with small figures: as many as sides, or one more or fewer. */
function dotsOfPolygon(rng: Random, parts: number, _spread: number): Drawn {
  const gap = parts === 0 ? 0 : rng.pick([-1, 1])
  const drawn = rng.until(
    () => {
      const chosen = rng.sample(POLYGONS, 4)
      const odd = rng.int(0, 3)
      const slip = rng.pick([-1, 1])
      return chosen.map(([motif, sides], index) => ({
        motif,
        sides,
        dots: sides + gap + (index === odd ? slip : 0),
        isOdd: index === odd,
      }))
    },
    // No other property may single out another figure: odd or even numbers, or a number that comes twice.
    (figures) =>
      figures.every(({ dots }) => dots >= 2) &&
      [
        (one: (typeof figures)[number]) => one.sides % 2,
        (one: (typeof figures)[number]) => one.dots % 2,
      ].every((property) => {
        const count = figures.filter((one) => property(one) === 1).length
        return count === 2 || count === 0 || count === 4 || isSingledOut(figures, property)
      }),
  )
  const fill = rng.pick(['none', 'solid'] as const)
  const [small, many] = rng.pick(SMALL)
  // The first small figure is at the top, or halfway to the next one.
  const isTurned = rng.chance(0.5)
  const figures = drawn.map(({ motif, sides, dots, isOdd }) => ({
    shapes: [
      drawMark({ motif, x: 50, y: 50, size: 42, turn: 0, isFlipped: false, fill: 'none' }),
      ...drawDots(dots, small, fill, isTurned),
    ],
    words: `a ${motif} of ${sides} sides with ${dots} small ${fill === 'none' ? 'empty' : 'filled'} ${many} inside`,
    because: say`it has ${sides} sides and ${dots} small ${many}, as the rule says`,
    isOdd,
  }))
  const odd = figures.find(({ isOdd }) => isOdd)
  const rule =
    gap === 0
      ? say`In three figures there are as many small ${many} as sides.`
      : gap > 0
        ? say`In three figures there is one small ${small} more than there are sides.`
        : say`In three figures there is one small ${small} fewer than there are sides.`
  return place(
    rng,
    'dots',
    { shapes: odd?.shapes ?? [], words: odd?.words ?? '' },
    figures.filter(({ isOdd }) => !isOdd),
    [
      say`Count the sides and the small ${many} of each figure.`,
      say`Sides and small ${many}: ${drawn.map(({ sides, dots }) => `${sides} and ${dots}`).join('; ')}.`,
      ...(parts > 0 ? [say`Look at the difference of the two numbers.`] : []),
      rule,
    ],
  )
}

/** One polygon inside another: both of one kind, or the inner one with a side more or fewer. */
function polygonInside(rng: Random, _parts: number, _spread: number): Drawn {
  const gap = rng.pick([-1, 0, 0, 1])
  const drawn = rng.until(
    () => {
      const chosen = rng.sample(POLYGONS, 4)
      const odd = rng.int(0, 3)
      const slip = rng.pick([-2, -1, 1, 2])
      return chosen.map(([motif, sides], index) => ({
        motif,
        sides,
        inner: sides + gap + (index === odd ? slip : 0),
        isOdd: index === odd,
      }))
    },
    // No other property may single out another figure.
    (figures) =>
      figures.every(({ inner }) => POLYGONS.some(([, sides]) => sides === inner)) &&
      [
        (one: (typeof figures)[number]) => one.sides % 2,
        (one: (typeof figures)[number]) => one.inner % 2,
      ].every((property) => {
        const count = figures.filter((one) => property(one) === 1).length
        return count % 2 === 0 || isSingledOut(figures, property)
      }),
  )
  const fill = rng.pick(['none', 'shaded', 'solid'] as const)
  const turn = rng.pick([0, 180])
  const figures = drawn.map(({ motif, sides, inner, isOdd }) => {
    const [small] = POLYGONS.find(([, corners]) => corners === inner) ?? [motif]
    return {
      shapes: [
        drawMark({ motif, x: 50, y: 50, size: 44, turn: 0, isFlipped: false, fill: 'none' }),
        drawMark({ motif: small, x: 50, y: 52, size: 17, turn, isFlipped: false, fill }),
      ],
      words: `a ${motif} with a smaller ${small}${turn === 0 ? '' : ', upside down,'} inside`,
      because: say`its figures have ${sides} and ${inner} sides, as the rule says`,
      isOdd,
    }
  })
  const odd = figures.find(({ isOdd }) => isOdd)
  const rule =
    gap === 0
      ? say`In three figures the inner polygon has as many sides as the outer one.`
      : say`In three figures the inner polygon has one side ${gap > 0 ? 'more' : 'fewer'} than the outer one.`
  return place(
    rng,
    'inside',
    { shapes: odd?.shapes ?? [], words: odd?.words ?? '' },
    figures.filter(({ isOdd }) => !isOdd),
    [
      say`Count the sides, outside and inside: ${drawn.map(({ sides, inner }) => `${sides} and ${inner}`).join('; ')}.`,
      rule,
    ],
  )
}

const isSingledOut = <Figure extends { isOdd: boolean }>(
  figures: readonly Figure[],
  property: (figure: Figure) => number,
): boolean => {
  const ones = figures.filter((figure) => property(figure) === 1)
  const lonely = ones.length === 1 ? ones : figures.filter((figure) => property(figure) !== 1)
  return lonely.every(({ isOdd }) => isOdd)
}

/** Small figures in a ring, the first one in the middle when there are many. */
const drawDots = (dots: number, motif: (typeof SMALL)[number][0], fill: Fill, isTurned: boolean): Shape[] => {
  const inMiddle = dots > 5 ? 1 : 0
  const around = dots - inMiddle
  const far = around === 1 ? 0 : dots > 4 ? 15 : 11
  const draw = (x: number, y: number) =>
    drawMark({ motif, x, y, size: motif === 'circle' ? 3.5 : 4.5, turn: 0, isFlipped: false, fill })
  return [
    ...range(1, inMiddle).map(() => draw(50, 51)),
    ...range(0, around - 1).map((index) => {
      const angle = (2 * Math.PI * (index + (isTurned ? 0.5 : 0))) / around
      return draw(
        Math.round((50 + far * Math.sin(angle)) * 100) / 100,
        Math.round((51 - far * Math.cos(angle)) * 100) / 100,
      )
    }),
  ]
}

/** Dials whose short hand is the same angle from the long one, except in one. */
function handsOfDial(rng: Random, parts: number, spread: number): Drawn {
  const angle = rng.pick(parts > 1 ? [45, 90, 135] : [90, 45])
  const [oddAt = 0, ...rest] = rng.sample(
    range(0, 360 / spread - 1).map((step) => step * spread),
    4,
  )
  const outline = rng.pick(['circle', 'square', 'hexagon'] as const)
  const oddAngle = parts > 1 ? -angle : rng.pick([-angle, 180])
  const draw = (long: number, short: number): Shape[] => [
    drawMark({ motif: outline, x: 50, y: 50, size: 44, turn: 0, isFlipped: false, fill: 'none' }),
    { kind: 'line', points: [[50, 50], handEnd(long, 32)], isDashed: false },
    { kind: 'line', points: [[50, 50], handEnd(long + short, 17)], isDashed: false },
  ]
  const tell = (long: number, short: number) =>
    `a ${outline} with a long hand at ${long}° and a short hand at ${(long + short + 360) % 360}°, clockwise from the top`
  return place(
    rng,
    'hands',
    { shapes: draw(oddAt, oddAngle), words: tell(oddAt, oddAngle) },
    rest.map((long) => ({
      shapes: draw(long, angle),
      words: tell(long, angle),
      because: say`its short hand is ${angle}° clockwise from the long one, as in two others`,
    })),
    [
      say`In each figure, go clockwise from the long hand to the short one.`,
      ...(parts > 1
        ? [say`The angle between the hands is ${angle}° in all four, so look at its direction.`]
        : []),
      say`In three figures the short hand is ${angle}° ahead; in one it is not.`,
    ],
  )
}

const handEnd = (degrees: number, length: number): Spot => {
  const angle = (degrees * Math.PI) / 180
  return [
    Math.round((50 + length * Math.sin(angle)) * 100) / 100,
    Math.round((50 - length * Math.cos(angle)) * 100) / 100,
  ]
}
