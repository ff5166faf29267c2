import { defineGenerator } from '../../../kit/define-generator.ts'
import {
  drawLattice,
  findIn,
  isPartOf,
  lineOf,
  moveSegments,
  ORIENTATIONS,
  type Segment,
  segment,
  segmentKey,
  showLattice,
  sizesOf,
  tellLattice,
  unique,
} from '../../../kit/figures/lattice.ts'
import {
  givenPicture,
  onlyPicture,
  picturesFigure,
  placePictures,
  type Shapes,
  type Spot,
} from '../../../kit/figures/picture.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { say } from '../../../kit/wording/say.ts'
import { isDrawnIn } from './is-drawn-in.ts'

type Level = { lines: number; parts: number; isTurned: boolean }

/** "Select the option in which the given figure is embedded (rotation is not allowed)." */
export const embeddedFigure = defineGenerator({
  id: 'reasoning/embedded-figure',
  version: 2,
  concepts: ['figure-hidden-in-options', 'option-hidden-in-figure'],
  levels: {
    easy: { lines: 2, parts: 5, isTurned: false },
    medium: { lines: 3, parts: 6, isTurned: false },
    hard: { lines: 4, parts: 7, isTurned: true },
  } satisfies Record<string, Level>,
  generate: (rng, level) => (rng.chance(0.65) ? hiddenInOptions(rng, level) : hiddenInFigure(rng, level)),
  solve: ({ find, figure, choices }) =>
    onlyPicture(choices, (shapes) =>
      find === 'whole' ? isDrawnIn(figure, shapes) : isDrawnIn(shapes, figure),
    ),
})

const STEPS = range(-1, 1).flatMap((dx) => range(-1, 1).map((dy): Spot => [dx, dy]))

/** Closed outlines of three or four short lines on a lattice of three by three points. */
function outlines(): Segment[][] {
  const points = range(0, 2).flatMap((x) => range(0, 2).map((y): Spot => [x, y]))
  const isInside = ([x, y]: Spot) => x >= 0 && x <= 2 && y >= 0 && y <= 2
  const found = new Map<string, Segment[]>()
  const keep = (way: readonly Spot[]) => {
    const lines = way.map(([x, y], index) => {
      const [toX, toY] = way[(index + 1) % way.length] ?? [x, y]
      return segment(x, y, toX, toY)
    })
    if (!crosses(lines)) found.set(lines.map(segmentKey).sort().join(' '), lines)
  }
  const walk = (way: readonly Spot[]) => {
    const [start, last] = [way[0], way.at(-1)]
    if (!start || !last) return
    for (const [dx, dy] of STEPS) {
      const next: Spot = [last[0] + dx, last[1] + dy]
      if ((dx === 0 && dy === 0) || !isInside(next)) continue
      const isBack = next[0] === start[0] && next[1] === start[1]
      if (isBack && way.length >= 3) keep(way)
      else if (way.length < 4 && !way.some(([x, y]) => x === next[0] && y === next[1])) walk([...way, next])
    }
  }
  for (const point of points) walk([point])
  return [...found.values()]
}

let parts: ReadonlyMap<number, readonly Segment[][]> | undefined

/** Small figures of two outlines that share a corner or a side, by their number of short lines. */
function partsBySize(): ReadonlyMap<number, readonly Segment[][]> {
  if (parts) return parts
  const shapes = outlines()
  const found = new Map<number, Map<string, Segment[]>>()
  shapes.forEach((one, index) => {
    for (const other of shapes.slice(index + 1)) {
      if (!one.some((line) => other.some((beside) => touches(line, beside)))) continue
      const part = fromCorner(unique([...one, ...other]))
      if (!isGoodPart(part)) continue
      const ofSize = found.get(part.length) ?? new Map<string, Segment[]>()
      found.set(part.length, ofSize.set(part.map(segmentKey).sort().join(' '), part))
    }
  })
  parts = new Map([...found].map(([size, ofSize]) => [size, [...ofSize.values()]]))
  return parts
}

function isGoodPart(part: readonly Segment[]): boolean {
  const [xs, ys] = [part.flatMap(([a, , b]) => [a, b]), part.flatMap(([, a, , b]) => [a, b])]
  const [wide, high] = [Math.max(...xs), Math.max(...ys)]
  const hasSlope = part.some(([x1, y1, x2, y2]) => x1 !== x2 && y1 !== y2)
  return Math.max(wide, high) === 2 && Math.min(wide, high) >= 1 && hasSlope && !crosses(part)
}

const drawPart = (rng: Random, size: number): Segment[] => rng.pick(partsBySize().get(size) ?? [])

const touches = ([x1, y1, x2, y2]: Segment, [a, b, c, d]: Segment): boolean =>
  (x1 === a && y1 === b) || (x1 === c && y1 === d) || (x2 === a && y2 === b) || (x2 === c && y2 === d)

/** Two diagonals of one cell: the crossing would be a corner that is none. */
const crosses = (part: readonly Segment[]): boolean => {
  const known = new Set(part.map(segmentKey))
  return part.some(
    ([x1, y1, x2, y2]) => x1 !== x2 && y1 !== y2 && known.has(segmentKey(segment(x1, y2, x2, y1))),
  )
}

const SIZE = 4

/** Lines that complex figures are made of; each comes with its mirror image. */
const LINES: readonly Segment[][] = [
  lineOf(0, 0, 4, 4),
  lineOf(2, 0, 2, 4),
  lineOf(0, 2, 4, 2),
  [...lineOf(2, 0, 4, 2), ...lineOf(2, 4, 4, 2)],
  [...lineOf(1, 1, 3, 1), ...lineOf(1, 3, 3, 3), ...lineOf(1, 1, 1, 3)],
  lineOf(1, 0, 1, 4),
  lineOf(0, 1, 4, 1),
  lineOf(0, 3, 4, 3),
  lineOf(0, 0, 2, 2),
  lineOf(0, 4, 2, 2),
  lineOf(0, 1, 1, 0),
  lineOf(0, 3, 1, 4),
  lineOf(1, 1, 2, 2),
  lineOf(1, 3, 3, 3),
  lineOf(0, 2, 1, 1),
  lineOf(0, 2, 1, 3),
]

const BORDER: readonly Segment[] = [
  ...lineOf(0, 0, SIZE, 0),
  ...lineOf(0, SIZE, SIZE, SIZE),
  ...lineOf(0, 0, 0, SIZE),
  ...lineOf(SIZE, 0, SIZE, SIZE),
]

/** A complex figure around a small one: both are drawn with their mirror images, as papers like it. */
function surround(rng: Random, part: readonly Segment[], { lines }: Level): Segment[] {
  const [right, bottom] = [
    SIZE - Math.max(...part.flatMap(([x1, , x2]) => [x1, x2])),
    SIZE - Math.max(...part.flatMap(([, y1, , y2]) => [y1, y2])),
  ]
  const [dx, dy] = [rng.int(0, right), rng.int(0, bottom)]
  const placed = moveSegments(part, (x, y) => [x + dx, y + dy])
  const drawn = [...BORDER, ...placed, ...rng.sample(LINES, lines).flat()]
  return unique([...drawn, ...moveSegments(drawn, (x, y) => [SIZE - x, y])])
}

/** The same figure with one line moved or left out. */
function spoil(rng: Random, part: readonly Segment[]): Segment[] {
  const lost = rng.int(0, part.length - 1)
  return part.filter((_, index) => index !== lost)
}

/** Each way to turn it. A figure that holds it reversed holds it unreversed too: it is drawn with its mirror image. */
const turnings = new WeakMap<readonly Segment[], ReturnType<typeof sizesOf>[]>()

/** Where it may not be found: as it is, and in the easier levels turned either. */
function waysOf(part: readonly Segment[], isTurned: boolean) {
  const ways = turnings.get(part) ?? ORIENTATIONS.slice(0, 4).map((way) => sizesOf(moveSegments(part, way)))
  turnings.set(part, ways)
  return isTurned ? ways.slice(0, 1) : ways
}

const isNowhere = (ways: ReturnType<typeof waysOf>, whole: readonly Segment[]): boolean =>
  !ways.some(findIn(whole))

const centred = (part: readonly Segment[]): Segment[] => {
  const [xs, ys] = [part.flatMap(([a, , b]) => [a, b]), part.flatMap(([, a, , b]) => [a, b])]
  const [dx, dy] = [(SIZE - Math.max(...xs)) / 2, (SIZE - Math.max(...ys)) / 2]
  return part.map(([x1, y1, x2, y2]) => [x1 + dx, y1 + dy, x2 + dx, y2 + dy])
}

const fromCorner = (part: readonly Segment[]): Segment[] => {
  const [left, top] = [
    Math.min(...part.flatMap(([x1, , x2]) => [x1, x2])),
    Math.min(...part.flatMap(([, y1, , y2]) => [y1, y2])),
  ]
  return moveSegments(part, (x, y): Spot => [x - left, y - top])
}

/** A shift by half a step would round apart; the picture is drawn from the moved points. */
const drawPartAlone = (part: readonly Segment[]): Shapes => drawLattice(centred(part), SIZE)

const POINTS = 'Points are named by column and row, counted from the top left.'

const MISSING = say`one line of the given figure is missing in it`

/** A small figure, a complex one that holds it, and three that do not. */
function drawHidden(rng: Random, level: Level) {
  const part = drawPart(rng, level.parts)
  const key = surround(rng, part, level)
  const ways = waysOf(part, level.isTurned)
  const wrong = new Map<string, Segment[]>()
  for (let tries = 0; tries < 60 && wrong.size < 3; tries++) {
    const whole = surround(rng, spoil(rng, part), level)
    if (Math.abs(whole.length - key.length) <= 5 && isNowhere(ways, whole))
      wrong.set(whole.map(segmentKey).sort().join(' '), whole)
  }
  return { part, key, wrong: [...wrong.values()] }
}

function hiddenInOptions(rng: Random, level: Level) {
  const { part, key, wrong } = rng.until(
    () => drawHidden(rng, level),
    (drawn) => drawn.wrong.length === 3,
  )
  const turned = level.isTurned ? turnedInside(rng, part, key.length, level) : []
  const placed = placePictures(rng, showLattice(key, SIZE), [
    ...wrong.map((whole) => ({ ...showLattice(whole, SIZE), because: MISSING })),
    ...turned,
  ])
  const figure = drawPartAlone(part)
  const lines = part.length
  return {
    concept: 'figure-hidden-in-options',
    given: { find: 'whole' as const, figure, choices: placed.choices },
    prompt: rng.pick([
      say`Select the option figure in which the given figure is embedded as its part (rotation is NOT allowed).`,
      say`Select the option in which the given figure is embedded. (Rotation is not allowed)`,
      say`In which of the following option figures is the given figure embedded (rotation is not allowed)?`,
      say`From the given options, select the figure in which the given figure (X) is hidden, without being rotated.`,
      say`The given figure is hidden in one of the four option figures. Identify that figure. (Rotation is not allowed)`,
    ]),
    figure: picturesFigure(
      'Embedded figure',
      `${POINTS} Given figure: ${tellLattice(part)}.`,
      [givenPicture(figure, { isFramed: false })],
      placed,
      false,
    ),
    answer: placed.answer,
    mistakes: placed.mistakes,
    steps: [
      say`Take the part of the given figure that is easiest to find again: its slanting line and the corner at its end.`,
      ...(lines > 5 ? [say`Look for that corner in each option, at the same angle.`] : []),
      ...(lines > 6
        ? [say`A figure that would fit only after being turned or reversed does not count.`]
        : []),
      say`Trace the remaining lines from there: all ${lines} short lines must be present.`,
      say`They all are only in ${placed.answer}`,
    ],
  }
}

/** A complex figure that holds the small one turned by a quarter: a trap where rotation is not allowed. */
function turnedInside(rng: Random, part: readonly Segment[], length: number, level: Level) {
  const turned = fromCorner(moveSegments(part, ORIENTATIONS[1] ?? ((x, y) => [x, y])))
  const whole = range(1, 60)
    .map(() => surround(rng, turned, level))
    .find((drawn) => Math.abs(drawn.length - length) <= 7 && !isPartOf(part, drawn))
  if (!whole) return []
  return [
    {
      ...showLattice(whole, SIZE),
      because: say`the figure is there only after a quarter turn`,
    },
  ]
}

/** A complex figure, a small one in it, and three that are not in it. */
function drawHolding(rng: Random, level: Level) {
  const part = drawPart(rng, level.parts)
  const whole = surround(rng, part, level)
  const others = new Map<string, Segment[]>()
  for (let tries = 0; tries < 60 && others.size < 3; tries++) {
    const other = rng.chance(0.3) ? fromCorner(swapOne(rng, part)) : drawPart(rng, level.parts)
    if (isGoodPart(other) && isNowhere(waysOf(other, level.isTurned), whole))
      others.set(other.map(segmentKey).sort().join(' '), other)
  }
  return { part, whole, others: [...others.values()] }
}

function hiddenInFigure(rng: Random, level: Level) {
  const { part, whole, others } = rng.until(
    () => drawHolding(rng, level),
    (drawn) => drawn.others.length === 3,
  )
  const placed = placePictures(
    rng,
    { shapes: drawPartAlone(part), words: tellLattice(part) },
    others.map((one) => ({
      shapes: drawPartAlone(one),
      words: tellLattice(one),
      because: say`not all of its lines are in the given figure`,
    })),
  )
  const figure = drawLattice(whole, SIZE)
  return {
    concept: 'option-hidden-in-figure',
    given: { find: 'part' as const, figure, choices: placed.choices },
    prompt: rng.pick([
      say`Select the option figure that is embedded in the given figure (X). (Rotation is not allowed)`,
      say`Which of the following option figures is hidden in the given figure, without being rotated?`,
      say`From the four options, identify the one that is embedded in the given figure (rotation is NOT allowed).`,
      say`Find the option figure which forms a part of the given figure. (Rotation is not allowed)`,
    ]),
    figure: picturesFigure(
      'Embedded figure',
      `${POINTS} Given figure: ${tellLattice(whole)}.`,
      [givenPicture(figure, { isFramed: false })],
      placed,
      false,
    ),
    answer: placed.answer,
    mistakes: placed.mistakes,
    steps: [
      say`For each option, start with a corner that is easy to find in the given figure.`,
      ...(part.length > 5 ? [say`Follow its lines from that corner, without turning the option.`] : []),
      ...(part.length > 6
        ? [say`Strike out an option as soon as one of its lines has no line to lie on.`]
        : []),
      say`All ${part.length} short lines of the right option lie on lines of the figure.`,
      say`This is so only for ${placed.answer}`,
    ],
  }
}

/** One line is replaced by another that touches the rest. */
function swapOne(rng: Random, part: readonly Segment[]): Segment[] {
  const rest = spoil(rng, part)
  const ends = unique(rest).flatMap(([x1, y1, x2, y2]): Spot[] => [
    [x1, y1],
    [x2, y2],
  ])
  const added = rng.until(
    () => {
      const [x, y] = rng.pick(ends)
      return segment(x, y, x + rng.int(-1, 1), y + rng.int(-1, 1))
    },
    ([x1, y1, x2, y2]) =>
      (x1 !== x2 || y1 !== y2) &&
      Math.min(x1, x2, y1, y2) >= 0 &&
      Math.max(x1, x2, y1, y2) <= 2 &&
      !part.map(segmentKey).includes(segmentKey([x1, y1, x2, y2])),
  )
  return [...rest, added]
}
