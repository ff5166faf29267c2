import { defineGenerator } from '../../../kit/define-generator.ts'
import { drawMarks, type Fill, type Mark, type Motif, tellMarks } from '../../../kit/figures/marks.ts'
import {
  givenPicture,
  lookOf,
  pictureName,
  picturesFigure,
  placePictures,
  QUESTION_MARK,
  type Shapes,
} from '../../../kit/figures/picture.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { type Message, say } from '../../../kit/wording/say.ts'

/** One thing of a series: where it walks, how it turns, how its filling and its sides change. */
type Actor = {
  motifs: readonly Motif[]
  /** Its place on the way around the picture, counted from the top left; null in the centre. */
  start: number | null
  /** Places moved from each picture to the next; in a growing walk one more each time. */
  step: number
  isGrowing: boolean
  turn: number
  spin: number
  fills: readonly Fill[]
  size: number
}

const SHOWN = 4
const AROUND = 8

/** "Select the figure that will come next in the following series." */
export const figureSequence = defineGenerator({
  id: 'reasoning/figure-series',
  version: 3,
  concepts: ['figure-series-next'],
  levels: {
    easy: { cast: oneMoves },
    medium: { cast: twoMove },
    hard: { cast: threeMove },
  },
  generate(rng, { cast }) {
    const actors = rng.until(
      () => cast(rng),
      (drawn) => range(0, SHOWN).every((panel) => areApart(drawn, panel)),
    )
    const panels = range(0, SHOWN - 1).map((panel) => marksOf(actors, panel))
    const next = marksOf(actors, SHOWN)
    const placed = placePictures(
      rng,
      { shapes: drawMarks(next), words: tellMarks(next) },
      wrongOf(rng, actors).map(({ marks, because }) => ({
        shapes: drawMarks(marks),
        words: tellMarks(marks),
        because,
      })),
    )
    return {
      given: { panels, choices: placed.choices },
      prompt: rng.pick([
        say`Select the figure that will come next in the following figure series.`,
        say`Which of the given option figures will replace the question mark (?) in the following series?`,
        say`Select the figure from the options that can replace the question mark (?) and logically complete the series.`,
        say`Study the given figures, which follow a pattern from left to right. Select the next figure of the series.`,
        say`Identify the figure given in the options which, when put in place of the question mark, will continue the series.`,
      ]),
      figure: picturesFigure(
        'Figure series',
        panels.map((marks, index) => `Figure ${index + 1}: ${tellMarks(marks)}.`).join(' '),
        [...panels.map((marks) => givenPicture(drawMarks(marks))), QUESTION_MARK],
        placed,
      ),
      answer: placed.answer,
      mistakes: placed.mistakes,
      steps: [
        say`Follow each part of the figure by itself, from one picture to the next.`,
        ...actors.flatMap((actor) => explain(actor)),
        say`All of this is so only in ${placed.answer}`,
      ],
    }
  },
  solve({ panels, choices }) {
    const [first = []] = panels
    const next = first.map((_, index) => nextMark(panels.flatMap((panel) => panel[index] ?? [])))
    const marks = next.flatMap((mark) => mark ?? [])
    if (marks.length < next.length) return ''
    const wanted = lookOf(drawMarks(marks))
    const found = choices.flatMap((shapes: Shapes, index: number) =>
      lookOf(shapes) === wanted ? [index] : [],
    )
    return found.length === 1 ? pictureName(found[0] ?? 0) : ''
  },
})

/** The places around the picture, clockwise from the top left. */
const placeAt = (place: number): [number, number] => {
  const ways = [
    [20, 20],
    [50, 20],
    [80, 20],
    [80, 50],
    [80, 80],
    [50, 80],
    [20, 80],
    [20, 50],
  ] as const
  const [x, y] = ways[((place % AROUND) + AROUND) % AROUND] ?? [50, 50]
  return [x, y]
}

function markOf(actor: Actor, panel: number): Mark {
  const walked = actor.isGrowing ? (actor.step * panel * (panel + 1)) / 2 : actor.step * panel
  const [x, y] = actor.start === null ? [50, 50] : placeAt(actor.start + walked)
  return {
    motif: actor.motifs[panel % actor.motifs.length] ?? 'circle',
    x,
    y,
    size: actor.size,
    turn: (((actor.turn + actor.spin * panel) % 360) + 360) % 360,
    isFlipped: false,
    fill: actor.fills[panel % actor.fills.length] ?? 'none',
  }
}

const marksOf = (actors: readonly Actor[], panel: number): Mark[] =>
  actors.map((actor) => markOf(actor, panel))

const areApart = (actors: readonly Actor[], panel: number): boolean =>
  new Set(marksOf(actors, panel).map(({ x, y }) => `${x},${y}`)).size === actors.length

const WALKERS = ['circle', 'square', 'triangle', 'star', 'plus'] as const
const SPINNERS = ['arrow', 'tee', 'flag', 'ell', 'wedge'] as const
const GROWING: readonly Motif[] = ['triangle', 'square', 'pentagon', 'hexagon', 'heptagon']
const TWO: readonly (readonly Fill[])[] = [
  ['none', 'solid'],
  ['solid', 'none'],
  ['none', 'shaded'],
]
const THREE: readonly (readonly Fill[])[] = [
  ['none', 'shaded', 'solid'],
  ['solid', 'shaded', 'none'],
]

const walker = (
  rng: Random,
  motif: Motif,
  step: number,
  fills: readonly Fill[],
  isGrowing = false,
): Actor => ({
  motifs: [motif],
  start: rng.int(0, AROUND - 1),
  step,
  isGrowing,
  turn: 0,
  spin: 0,
  fills,
  size: 11,
})

const spinner = (rng: Random, spins: readonly number[], fills: readonly Fill[]): Actor => ({
  motifs: [rng.pick(SPINNERS)],
  start: null,
  step: 0,
  isGrowing: false,
  turn: rng.int(0, 315, 45),
  spin: rng.pick(spins),
  fills,
  size: 17,
})

const polygons = (rng: Random, fills: readonly Fill[]): Actor => ({
  motifs: rng.chance(0.5) ? GROWING : [...GROWING].reverse(),
  start: null,
  step: 0,
  isGrowing: false,
  turn: 0,
  spin: 0,
  fills,
  size: 17,
})

/** One thing walks, and what stands in the middle turns by quarters or keeps still. */
function oneMoves(rng: Random): Actor[] {
  const motif = rng.pick(WALKERS)
  const still: Actor = { ...spinner(rng, [0], [rng.pick(['none', 'shaded'])]), spin: rng.pick([0, 90, -90]) }
  return [walker(rng, motif, rng.pick([1, 2, -1, -2]), [rng.pick(['solid', 'none'])]), still]
}

function twoMove(rng: Random): Actor[] {
  const motif = rng.pick(WALKERS)
  const inMiddle = rng.chance(0.35)
    ? polygons(rng, [rng.pick(['none', 'shaded'])])
    : spinner(rng, [45, -45, 90, -90, 135], [rng.pick(['none', 'shaded'])])
  return [walker(rng, motif, rng.pick([1, 2, 3, -1, -2, -3]), rng.pick(TWO)), inMiddle]
}

function threeMove(rng: Random): Actor[] {
  const [one, other] = rng.sample(WALKERS, 2)
  const inMiddle = rng.chance(0.3)
    ? polygons(rng, rng.pick(THREE))
    : spinner(rng, [45, -45, 135, -135], rng.pick(rng.chance(0.5) ? TWO : THREE))
  return [
    walker(rng, one, rng.pick([1, -1]), [rng.pick(['solid', 'none'])], rng.chance(0.6)),
    walker(rng, other, rng.pick([2, 3, -2, -3]), rng.pick(TWO)),
    inMiddle,
  ]
}

/** One part of the next picture that breaks its rule. */
interface Break {
  actor: number
  /** What is wrong about it: two breaks of one feature cannot be shown together. */
  feature: 'place' | 'turn' | 'fill' | 'sides'
  change: Partial<Mark>
  because: string
}

/**
 * Pictures with one break, with another, and with both. So each feature is right in two pictures and wrong in two, and the
 * one that has most in common with the others is not always the answer.
 */
function wrongOf(rng: Random, actors: readonly Actor[]): { marks: Mark[]; because: Message }[] {
  const right = marksOf(actors, SHOWN)
  const withBreaks = (breaks: readonly Break[]) => ({
    marks: right.map(
      (mark, index): Mark =>
        Object.assign({ ...mark }, ...breaks.map(({ actor, change }) => (actor === index ? change : {}))),
    ),
    because: say`${breaks.map(({ because }) => because).join(', and ')}`,
  })
  const isFree = ({ marks }: { marks: readonly Mark[] }) =>
    new Set(marks.map(({ x, y }) => `${x},${y}`)).size === marks.length
  const looks = (pictures: readonly { marks: Mark[] }[]) =>
    new Set([right, ...pictures.map(({ marks }) => marks)].map((marks) => lookOf(drawMarks(marks)))).size
  const all = breaksOf(actors)
  return rng.until(
    () => {
      const [one, other] = rng.sample(all, 2)
      const isPossible = one.actor !== other.actor || one.feature !== other.feature
      return isPossible ? [[one], [other], [one, other]].map(withBreaks) : []
    },
    (drawn) => drawn.length === 3 && drawn.every(isFree) && looks(drawn) === 4,
  )
}

function breaksOf(actors: readonly Actor[]): Break[] {
  const right = marksOf(actors, SHOWN)
  const last = marksOf(actors, SHOWN - 1)
  return actors.flatMap((actor, index): Break[] => {
    const [mark, before] = [right[index], last[index]]
    if (!mark || !before) return []
    const name = nameOf(actor)
    const place = actor.start === null ? null : walkedTo(actor, SHOWN)
    const broken = (feature: Break['feature'], change: Partial<Mark>, because: string): Break => ({
      actor: index,
      feature,
      change,
      because,
    })
    const walk =
      place === null
        ? []
        : [
            broken('place', asPlace(place - Math.sign(actor.step)), `the ${name} moved one place too few`),
            broken('place', asPlace(place + Math.sign(actor.step)), `the ${name} moved one place too many`),
            broken('place', { x: before.x, y: before.y }, `the ${name} did not move`),
          ]
    const spin =
      actor.spin === 0
        ? []
        : [
            broken('turn', { turn: before.turn }, `the ${name} was not turned`),
            broken('turn', { turn: before.turn - actor.spin }, `the ${name} was turned the wrong way`),
          ]
    const fill =
      actor.fills.length === 1
        ? []
        : [broken('fill', { fill: before.fill }, `the filling of the ${name} did not change`)]
    const sides =
      actor.motifs.length === 1
        ? []
        : [broken('sides', { motif: before.motif }, `the number of sides in the middle did not change`)]
    const still =
      actor.start === null && actor.spin === 0 && actor.motifs.length === 1
        ? [broken('turn', { turn: mark.turn + 90 }, `the ${name} should not turn`)]
        : []
    return [...walk, ...spin, ...fill, ...sides, ...still]
  })
}

const walkedTo = (actor: Actor, panel: number): number =>
  (actor.start ?? 0) + (actor.isGrowing ? (actor.step * panel * (panel + 1)) / 2 : actor.step * panel)

const asPlace = (place: number): Pick<Mark, 'x' | 'y'> => {
  const [x, y] = placeAt(place)
  return { x, y }
}

const COUNTS = ['', 'one', 'two', 'three']

/** What a reader calls one of the things. */
function nameOf({ motifs }: Actor): string {
  if (motifs.length > 1) return 'figure in the middle'
  const [motif = 'circle'] = motifs
  return motif === 'ell' ? 'L' : motif === 'tee' ? 'T' : motif === 'wedge' ? 'right-angled triangle' : motif
}

function explain(actor: Actor): Message[] {
  const way = actor.step > 0 ? 'clockwise' : 'anticlockwise'
  const name = nameOf(actor)
  return [
    ...(actor.start !== null && actor.isGrowing
      ? [say`The ${name} moves ${way} by one place, then two, three and four.`]
      : []),
    ...(actor.start !== null && !actor.isGrowing
      ? [
          say`The ${name} moves ${COUNTS[Math.abs(actor.step)] ?? ''} ${Math.abs(actor.step) === 1 ? 'place' : 'places'} ${way} each time.`,
        ]
      : []),
    ...(actor.spin === 0
      ? []
      : [
          say`The ${name} turns by ${Math.abs(actor.spin)}° ${actor.spin > 0 ? 'clockwise' : 'anticlockwise'} each time.`,
        ]),
    ...(actor.motifs.length > 1
      ? [
          say`The number of sides of the figure in the middle ${actor.motifs[0] === 'triangle' ? 'rises' : 'falls'} by one.`,
        ]
      : []),
    ...(actor.fills.length > 1
      ? [say`Its filling changes in turn: ${actor.fills.map(fillName).join(', ')}.`]
      : []),
  ]
}

const fillName = (fill: Fill): string => (fill === 'none' ? 'empty' : fill === 'solid' ? 'black' : 'shaded')

const SIDES: Partial<Record<Motif, number>> = { triangle: 3, square: 4, pentagon: 5, hexagon: 6, heptagon: 7 }
const FILLS: readonly Fill[] = ['none', 'shaded', 'solid']

/** What comes next for one part, from what the pictures show of it; null where its changes follow no rule. */
function nextMark(seen: readonly Mark[]): Mark | null {
  const [first] = seen
  if (!first) return null
  const isInMiddle = seen.every(({ x, y }) => x === 50 && y === 50)
  // The place as the angle at which it is seen from the middle, in eighths of a round.
  const angles = seen.map(({ x, y }) => Math.round((Math.atan2(y - 50, x - 50) / (2 * Math.PI)) * AROUND))
  const place = isInMiddle ? null : nextOf(angles, AROUND)
  const turn = nextOf(
    seen.map(({ turn: degrees }) => degrees),
    360,
  )
  const fill = nextOf(
    seen.map((mark) => FILLS.indexOf(mark.fill)),
    3,
  )
  const areAlike = seen.every(({ motif }) => motif === first.motif)
  const sides = areAlike
    ? null
    : nextOf(
        seen.map(({ motif }) => SIDES[motif] ?? 0),
        100,
      )
  if (turn === null || fill === null || (!isInMiddle && place === null) || (!areAlike && sides === null))
    return null
  const motif = areAlike ? first.motif : GROWING.find((polygon) => SIDES[polygon] === sides)
  if (!motif) return null
  const far = place !== null && place % 2 !== 0 ? Math.SQRT2 * 30 : 30
  const angle = ((place ?? 0) / AROUND) * 2 * Math.PI
  return {
    ...first,
    motif,
    x: place === null ? 50 : Math.round(50 + far * Math.cos(angle)),
    y: place === null ? 50 : Math.round(50 + far * Math.sin(angle)),
    turn,
    fill: FILLS[fill] ?? 'none',
  }
}

/** The next of numbers that stay, repeat after two or three, or grow by a constant or a growing step. */
function nextOf(values: readonly number[], size: number): number | null {
  const mod = (value: number) => ((value % size) + size) % size
  const seen = values.map(mod)
  const steps = seen.slice(1).map((value, index) => mod(value - (seen[index] ?? 0)))
  const [first, second, third] = steps
  const [last] = seen.slice(-1)
  if (first === undefined || second === undefined || third === undefined || last === undefined) return null
  if (first === second && second === third) return mod(last + first)
  if (seen[0] === seen[2] && seen[1] === seen[3]) return seen[0] ?? null
  if (seen[0] === seen[3] && new Set(seen).size === 3) return seen[1] ?? null
  if (mod(second - first) === mod(third - second)) return mod(last + third + third - second)
  return null
}
