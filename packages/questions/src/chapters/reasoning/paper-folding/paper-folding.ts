import type { Draft } from '../../../kit/define-generator.ts'
import { defineGenerator } from '../../../kit/define-generator.ts'
import { tellPlace } from '../../../kit/figures/marks.ts'
import {
  givenPicture,
  lookOf,
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
import { count } from '../../../kit/values/value.ts'
import { type Message, say } from '../../../kit/wording/say.ts'
import { cut, depthIn, type Fold, foldSpot, OPEN_SHEET, reflect, SHEET, sideOf } from './folds.ts'

type Level = { folds: number; holes: readonly [number, number]; isCorner: boolean }

/** "A paper is folded and punched as shown below. How will it appear when opened?" */
export const paperFolding = defineGenerator({
  id: 'reasoning/paper-folding',
  version: 4,
  concepts: ['punched-paper-opened', 'holes-after-opening'],
  levels: {
    easy: { folds: 1, holes: [1, 2], isCorner: false },
    medium: { folds: 2, holes: [1, 2], isCorner: false },
    hard: { folds: 3, holes: [1, 1], isCorner: true },
  } satisfies Record<string, Level>,
  generate: (rng, level): Drawn => (rng.chance(0.8) ? opened(rng, level) : holesCounted(rng, level)),
  solve(given) {
    // Every point of the sheet is folded; it is punched when it comes to lie on a hole.
    const punched = punchedFrom(given.folds, given.holes)
    if (given.find === 'count') return punched.reduce((sum, spots) => sum + spots.length, 0)
    const wanted = punched.flatMap((spots, index) => spots.map((spot) => `${index} ${spot}`)).sort()
    return onlyPicture(given.choices, (shapes) => {
      const found = shapes.slice(1).map((shape) => matchHole(given, shape))
      return JSON.stringify(found.sort()) === JSON.stringify(wanted)
    })
  },
})

type GivenFolds = {
  find: 'picture' | 'count'
  folds: Fold[]
  /** The middles of the holes in the folded sheet. */
  holes: number[][]
  punches: Shape[]
  choices: Shapes[]
}
type Drawn = Omit<Draft, 'given'> & { given: GivenFolds }

/** For each hole, all points of a fine grid that come to lie on it when the sheet is folded. */
function punchedFrom(folds: readonly Fold[], holes: readonly (readonly number[])[]): string[][] {
  const punched = holes.map((): string[] => [])
  for (let column = 0; column <= 40; column += 1)
    for (let row = 0; row <= 40; row += 1) {
      const [atX, atY] = foldSpot(folds, [column * 2.5, row * 2.5])
      for (const [index, [x = 0, y = 0]] of holes.entries())
        if (Math.abs(atX - x) < 0.01 && Math.abs(atY - y) < 0.01)
          punched[index]?.push(placeKey([column * 2.5, row * 2.5]))
    }
  return punched
}

const placeKey = ([x, y]: Spot): string => `${Math.round(x * 4) / 4},${Math.round(y * 4) / 4}`

/** Which punched hole a hole of the open sheet lies on when it is folded, corner by corner; '' when on none. */
function matchHole({ folds, punches }: GivenFolds, hole: Shape): string {
  const middle = middleOf(hole)
  const index = punches.findIndex((punch) => lookOf([punch]) === lookOf([foldShape(folds, hole, middle)]))
  return index < 0 ? '' : `${index} ${placeKey(middle)}`
}

const middleOf = (shape: Shape): Spot => {
  if (shape.kind === 'circle') return [shape.x, shape.y]
  const size = shape.points.length
  return [
    shape.points.reduce((sum, [x]) => sum + x, 0) / size,
    shape.points.reduce((sum, [, y]) => sum + y, 0) / size,
  ]
}

/** A hole moves with the layer that its middle is in. */
function foldShape(folds: readonly Fold[], shape: Shape, middle: Spot): Shape {
  let [at, moved] = [middle, shape]
  for (const fold of folds) {
    if (sideOf(fold, at) <= 1e-6) continue
    at = reflect(fold, at)
    moved = reflectShape(fold, moved)
  }
  return moved
}

function reflectShape(fold: Fold, shape: Shape): Shape {
  const move = (spot: Spot): Spot => {
    const [x, y] = reflect(fold, spot)
    return [round(x), round(y)]
  }
  if (shape.kind !== 'circle') return { ...shape, points: shape.points.map(move) }
  const [x, y] = move([shape.x, shape.y])
  return { ...shape, x, y }
}

type Punch = 'circle' | 'triangle' | 'square' | 'diamond'
const SIZE = 5

/** Its middle is the mean of its corners. */
function punch(kind: Punch, [x, y]: Spot): Shape {
  switch (kind) {
    case 'circle':
      return { kind: 'circle', x, y, radius: SIZE - 1, fill: 'solid' }
    case 'triangle':
      return {
        kind: 'polygon',
        fill: 'solid',
        points: [
          [x, y - 6],
          [x + 5, y + 3],
          [x - 5, y + 3],
        ],
      }
    case 'square':
    case 'diamond': {
      const [far, near] = kind === 'square' ? [4, 4] : [0, 5.5]
      return {
        kind: 'polygon',
        fill: 'solid',
        points:
          kind === 'square'
            ? [
                [x - far, y - near],
                [x + far, y - near],
                [x + far, y + near],
                [x - far, y + near],
              ]
            : [
                [x, y - near],
                [x + near, y],
                [x, y + near],
                [x - near, y],
              ],
      }
    }
  }
}

/** The sheet after each fold, with its shape and the fold that comes next. */
function foldSheet(rng: Random, { folds, isCorner }: Level) {
  const stages: { shape: readonly Spot[]; fold: Fold }[] = []
  let sheet = OPEN_SHEET
  for (let time = 0; time < folds; time += 1) {
    const open = sheet.foldsOf(!isCorner)
    if (open.length === 0) continue
    const fold = rng.pick(open)
    stages.push({ shape: sheet.shape, fold })
    sheet = sheet.after(fold)
  }
  return { stages, shape: sheet.shape, area: sheet.area }
}

function drawFolded(rng: Random, level: Level) {
  const drawn = rng.until(
    () => {
      const { stages, shape, area } = foldSheet(rng, level)
      const holes = range(1, rng.int(...level.holes)).map((): { kind: Punch; at: Spot } => ({
        kind: rng.pick(['circle', 'triangle', 'square', 'diamond', 'circle']),
        at: [rng.int(4, 36) * 2.5, rng.int(4, 36) * 2.5],
      }))
      return { stages, shape, area, holes }
    },
    ({ shape, area, holes, stages }) => {
      // The cheapest questions first: most draws are discarded.
      if (stages.length !== level.folds || area <= 1200) return false
      if (!holes.every(({ at }) => depthIn(shape, at) > SIZE + 3)) return false
      const folds = stages.map(({ fold }) => fold)
      if (!holes.every(({ at }) => isClean(folds, punch('circle', at)))) return false
      const all = holes.flatMap(({ at }) => unfold(folds, punch('circle', at)).map(middleOf))
      return (
        // Where a punch meets a single layer there is nothing to open.
        all.length > level.folds &&
        // Holes in the open sheet must not touch each other.
        all.every((one, index) =>
          all.slice(index + 1).every((other) => Math.hypot(one[0] - other[0], one[1] - other[1]) > 13),
        )
      )
    },
  )
  const folds = drawn.stages.map(({ fold }) => fold)
  const punches = drawn.holes.map(({ kind, at }) => punch(kind, at))
  return { ...drawn, folds, punches }
}

/** The holes of the open sheet: the folds are undone, the last one first. */
function unfold(folds: readonly Fold[], hole: Shape): Shape[] {
  const shapes = sheetsBefore(folds)
  const holes = [hole]
  for (const [index, fold] of [...folds.entries()].reverse()) {
    const before = shapes[index] ?? SHEET
    const mirrored = holes.map((one) => reflectShape(fold, one))
    holes.push(...mirrored.filter((one) => depthIn(before, middleOf(one)) > -1e-6))
  }
  return holes
}

/** Whether a punch goes through the middle of each layer or beside it, never through the edge of one. */
function isClean(folds: readonly Fold[], hole: Shape): boolean {
  const shapes = sheetsBefore(folds)
  const holes = [hole]
  for (const [index, fold] of [...folds.entries()].reverse()) {
    const before = shapes[index] ?? SHEET
    const mirrored = holes.map((one) => reflectShape(fold, one))
    const depths = mirrored.map((one) => depthIn(before, middleOf(one)))
    if (depths.some((depth) => Math.abs(depth) < SIZE + 3)) return false
    holes.push(...mirrored.filter((_, place) => (depths[place] ?? -1) > 0))
  }
  return true
}

/** The shape of the sheet before each fold. */
const sheetsBefore = (folds: readonly Fold[]): (readonly Spot[])[] => {
  let sheet = OPEN_SHEET
  return folds.map((fold) => {
    const before = sheet.shape
    sheet = sheet.after(fold)
    return before
  })
}

const outline = (shape: readonly Spot[]): Shape => ({
  kind: 'polygon',
  fill: 'none',
  points: shape.map(([x, y]) => [round(x), round(y)]),
})

const openSheet: Shape = outline(SHEET)

/** Inside the frame of a picture, with a margin. */
const inset = (shapes: Shapes): Shape[] =>
  shapes.map((shape) => {
    const place = (value: number) => round(10 + value * 0.8)
    if (shape.kind === 'circle')
      return { ...shape, x: place(shape.x), y: place(shape.y), radius: round(shape.radius * 0.8) }
    return { ...shape, points: shape.points.map(([x, y]): Spot => [place(x), place(y)]) }
  })

/** The sheet with the next fold: a dashed line and an arrow from the part that moves to where it comes to lie. */
function drawStage(shape: readonly Spot[], fold: Fold): Shape[] {
  const moved = cut(shape, fold, false)
  const along = shape.flatMap((spot, index): Spot[] => {
    const next = shape[(index + 1) % shape.length] ?? spot
    const [here, there] = [sideOf(fold, spot), sideOf(fold, next)]
    if (Math.abs(here) < 1e-6) return [spot]
    if (here * there >= 0) return []
    const share = here / (here - there)
    return [[spot[0] + share * (next[0] - spot[0]), spot[1] + share * (next[1] - spot[1])]]
  })
  const [one, other] = along
  const from = middleOf(outline(moved))
  const to = reflect(fold, from)
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const barb = (side: number): Spot => [
    round(to[0] - 7 * ux - side * 5 * uy),
    round(to[1] - 7 * uy + side * 5 * ux),
  ]
  return [
    outline(shape),
    ...(one && other ? [{ kind: 'line' as const, points: [one, other], isDashed: true }] : []),
    {
      kind: 'line',
      points: [
        [round(from[0]), round(from[1])],
        [round(to[0]), round(to[1])],
      ],
      isDashed: false,
    },
    { kind: 'line', points: [barb(1), [round(to[0]), round(to[1])], barb(-1)], isDashed: false },
  ]
}

/** The folded sheet with its holes; what was folded away is dashed. */
const drawPunched = (shape: readonly Spot[], punches: Shapes): Shape[] => [
  { kind: 'line', points: [...SHEET, [0, 0]].map(([x, y]): Spot => [x ?? 0, y ?? 0]), isDashed: true },
  outline(shape),
  ...punches,
]

const tellHoles = (holes: Shapes): string =>
  `${holes.length} ${holes.length === 1 ? 'hole' : 'holes'}: ${holes
    .map((hole) => {
      const [x, y] = middleOf(hole)
      return `${nameOf(hole)} ${Math.round(x)} across and ${Math.round(y)} down (${tellPlace(x, y)})`
    })
    .join(', ')}`

function nameOf(hole: Shape): string {
  if (hole.kind !== 'polygon') return 'circle at'
  if (hole.points.length === 4) {
    const [first, second] = hole.points
    return first && second && Math.abs(first[1] - second[1]) < 1 ? 'square at' : 'four-cornered hole at'
  }
  const [x, y] = middleOf(hole)
  // The tip is the corner farthest from the middle.
  const [tip = [x, y]] = [...hole.points].sort(
    (one, other) => Math.hypot(other[0] - x, other[1] - y) - Math.hypot(one[0] - x, one[1] - y),
  )
  const [dx, dy] = [tip[0] - x, tip[1] - y]
  const way = Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 'right' : 'left') : dy > 0 ? 'down' : 'up'
  return `triangle pointing ${way} at`
}

function tellFolds(stages: readonly { fold: Fold }[], punches: Shapes): string {
  const told = stages.map(({ fold }, index) => `Fold ${index + 1}: ${fold.words}.`)
  return `A square sheet of side 100. ${told.join(' ')} Then it is punched: ${tellHoles(punches)}.`
}

const drawGiven = ({ stages, shape, punches }: ReturnType<typeof drawFolded>) => [
  ...stages.map((stage) => givenPicture(inset(drawStage(stage.shape, stage.fold)))),
  givenPicture(inset(drawPunched(shape, punches))),
]

const explainFolds = (folds: readonly Fold[]): Message[] =>
  [...folds]
    .reverse()
    .map((fold, index) =>
      index === 0
        ? say`Undo the last fold (${fold.words}): every hole gets its mirror image in the crease.`
        : say`Undo the fold before it (${fold.words}), and mirror the holes in its crease again.`,
    )

/** What the open sheet looks like after mistakes. */
function wrongOpenings(
  rng: Random,
  drawn: ReturnType<typeof drawFolded>,
): { holes: Shapes; because: Message }[] {
  const { folds, punches } = drawn
  const right = punches.flatMap((one) => unfold(folds, one))
  return [
    {
      holes: punches.flatMap((one) => unfold(folds.slice(0, -1), one)),
      because: say`the last fold was not undone`,
    },
    {
      holes: punches.flatMap((one) => unfold(folds.slice(1), one)),
      because: say`the first fold was not undone`,
    },
    ...elsewhere(rng, drawn).map((holes) => ({
      holes,
      because: say`the holes are at the wrong distance from a crease`,
    })),
    {
      holes: punches.flatMap((one) => shiftCopies(unfold(folds, one), one)),
      because: say`the holes were copied without being turned over`,
    },
    {
      holes: right.map((one) => turnHole(one)),
      because: say`the holes do not lie where the folded layers were punched`,
    },
  ].filter(({ holes }) => holes.length > 0 && areApart(holes))
}

function opened(rng: Random, level: Level): Drawn {
  const { drawn, right, wrongs } = rng.until(
    () => {
      const drawn = drawFolded(rng, level)
      const right = drawn.punches.flatMap((one) => unfold(drawn.folds, one))
      return { drawn, right, wrongs: wrongOpenings(rng, drawn) }
    },
    ({ right, wrongs }) => new Set([right, ...wrongs.map(({ holes }) => holes)].map(lookOf)).size > 3,
  )
  const { folds, punches, stages } = drawn
  const picture = (holes: Shapes): Shape[] => [openSheet, ...holes]
  const placed = placePictures(
    rng,
    { shapes: picture(right), words: tellHoles(right) },
    wrongs.map(({ holes, because }) => ({ shapes: picture(holes), words: tellHoles(holes), because })),
  )
  const shown = { ...placed, choices: placed.choices.map(inset) }
  return {
    concept: 'punched-paper-opened',
    given: {
      find: 'picture',
      folds,
      holes: punches.map((one) => [...middleOf(one)]),
      punches,
      choices: placed.choices,
    },
    prompt: rng.pick([
      say`A square sheet of paper is folded along the dotted line as shown by the arrows, and then punched. How will it appear when it is opened?`,
      say`The given figures show the sequence in which a paper is folded and punched. Select the option that shows the paper when unfolded.`,
      say`A paper is folded and cut as shown in the given figures. Which of the following will be its appearance when unfolded?`,
      say`The sequence of folding a piece of paper and the manner in which the folded paper has been cut is shown. How would the paper look when unfolded?`,
      say`A piece of paper is folded and punched as shown below in the question figures. Indicate how it will appear when opened.`,
    ]),
    figure: picturesFigure('Paper folding', tellFolds(stages, punches), drawGiven(drawn), shown),
    answer: placed.answer,
    mistakes: placed.mistakes,
    steps: [
      ...explainFolds(folds),
      say`The open sheet has ${count(right.length)} holes, each at the same distance from the crease as its image.`,
      say`They are so in ${placed.answer}`,
    ],
  }
}

/**
 * The holes of the open sheet for the same punches at other places. They are as regular as the right ones: a picture that is
 * not would be struck out at sight.
 */
function elsewhere(rng: Random, { shape, folds, punches }: ReturnType<typeof drawFolded>): Shape[][] {
  const found: Shape[][] = []
  for (const [dx, dy] of rng.shuffle(MOVES)) {
    const moved = punches.map((one) => slide(one, dx, dy))
    if (!moved.every((one) => depthIn(shape, middleOf(one)) > SIZE + 3 && isClean(folds, one))) continue
    const opened = moved.flatMap((one) => unfold(folds, one))
    if (areApart(opened)) found.push(opened)
    if (found.length === 4) break
  }
  return found
}

/** Far enough that the eye sees it. */
const MOVES = range(-8, 8)
  .flatMap((across) => range(-8, 8).map((down): Spot => [across * 2.5, down * 2.5]))
  .filter(([dx, dy]) => Math.hypot(dx, dy) > 10)

function slide(hole: Shape, dx: number, dy: number): Shape {
  if (hole.kind === 'circle') return { ...hole, x: round(hole.x + dx), y: round(hole.y + dy) }
  return { ...hole, points: hole.points.map(([x, y]): Spot => [round(x + dx), round(y + dy)]) }
}

/** The places of the right holes, each with the punched hole as it is. */
const shiftCopies = (holes: Shapes, punched: Shape): Shape[] => {
  const [x, y] = middleOf(punched)
  return holes.map((hole) => {
    const [atX, atY] = middleOf(hole)
    return slide(punched, atX - x, atY - y)
  })
}

/** The hole at its place after a quarter turn of the sheet. */
function turnHole(hole: Shape): Shape {
  const turn = ([x, y]: Spot): Spot => [round(100 - y), round(x)]
  if (hole.kind !== 'circle') return { ...hole, points: hole.points.map(turn) }
  const [x, y] = turn([hole.x, hole.y])
  return { ...hole, x, y }
}

/** Whether all holes are inside the sheet and none covers another. */
function areApart(holes: Shapes): boolean {
  const middles = holes.map(middleOf)
  return (
    middles.every((spot) => depthIn(SHEET, spot) > SIZE + 1) &&
    middles.every((one, index) =>
      middles.slice(index + 1).every((other) => Math.hypot(one[0] - other[0], one[1] - other[1]) > 11),
    )
  )
}

function holesCounted(rng: Random, level: Level): Drawn {
  const drawn = drawFolded(rng, { ...level, holes: [1, 3] })
  const { folds, punches, stages } = drawn
  const fromEach = punches.map((one) => unfold(folds, one).length)
  const key = fromEach.reduce((sum, holes) => sum + holes, 0)
  const layers = 2 ** folds.length
  return {
    concept: 'holes-after-opening',
    given: { find: 'count', folds, holes: punches.map((one) => [...middleOf(one)]), punches, choices: [] },
    prompt: rng.pick([
      say`A square sheet of paper is folded and punched as shown. How many holes will there be in the sheet when it is opened?`,
      say`The figures show how a paper is folded and then punched. What is the total number of holes in the paper when it is unfolded?`,
      say`A paper is folded as shown by the arrows and holes are punched through all its layers. Find the number of holes in the unfolded paper.`,
    ]),
    figure: picturesFigure('Paper folding', tellFolds(stages, punches), drawGiven(drawn), {
      choices: [],
      words: [],
    }),
    answer: count(key),
    mistakes: [
      { value: punches.length, because: say`only the holes of the folded sheet were counted` },
      { value: key / 2, because: say`one of the folds was not undone` },
      { value: key * 2, because: say`a fold was undone twice` },
      { value: punches.length * layers, because: say`the layers were taken to be equally many everywhere` },
      { value: key - 1, because: say`one hole was missed` },
      { value: key + 1, because: say`one hole was counted twice` },
      { value: key + 2, because: say`two holes were counted twice` },
      { value: punches.length + folds.length * 2, because: say`two holes were added for every fold` },
    ],
    steps: [
      say`A punch goes through every layer of paper at its place.`,
      ...folds.map((fold, index) => say`Fold ${index + 1}: ${fold.words}, which doubles the layers there.`),
      punches.length === 1
        ? say`The number of layers under the punch, and so of holes, is ${count(key)}`
        : say`Layers under the punches, and so holes: ${fromEach.join(' + ')} = ${count(key)}`,
    ],
  }
}
