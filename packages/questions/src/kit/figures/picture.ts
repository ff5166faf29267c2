import type { GivenPicture, PictureShape, Pictures } from '@ekagra/schema/drawing'
import type { Mistake } from '../options/build-options.ts'
import type { Random } from '../random/random.ts'
import { range } from '../values/number-theory.ts'
import type { Text } from '../wording/say.ts'

/** A point of a picture: x to the right, y down, both from 0 to 100. */
export type Spot = [x: number, y: number]
export type Shape = PictureShape
export type Shapes = readonly Shape[]
/** A movement of the plane. */
export type Motion = (spot: Spot) => Spot

const CENTRE = 50

/** Clockwise about the centre of the picture. */
export const turnBy =
  (degrees: number): Motion =>
  ([x, y]) => {
    const angle = (degrees * Math.PI) / 180
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    return [
      CENTRE + (x - CENTRE) * cos - (y - CENTRE) * sin,
      CENTRE + (x - CENTRE) * sin + (y - CENTRE) * cos,
    ]
  }

/** As in a mirror beside the picture. */
export const flipSideways: Motion = ([x, y]) => [2 * CENTRE - x, y]

/** As in water below the picture. */
export const flipUpsideDown: Motion = ([x, y]) => [x, 2 * CENTRE - y]

/** Rounded, so that the same question has the same bytes on every machine; fine enough to be moved again. */
export const round = (value: number): number => Math.round(value * 1e6) / 1e6 + 0

/** Rounded for the screen. */
const shown = (value: number): number => Math.round(value * 100) / 100 + 0

const showShapes = (shapes: Shapes): Shape[] =>
  shapes.map((shape) =>
    shape.kind === 'circle'
      ? { ...shape, x: shown(shape.x), y: shown(shape.y), radius: shown(shape.radius) }
      : { ...shape, points: shape.points.map(([x, y]): Spot => [shown(x), shown(y)]) },
  )

const roundSpot = ([x, y]: Spot): Spot => [round(x), round(y)]

/** The shapes after a movement, which keeps every length. */
export const moveShapes = (shapes: Shapes, motion: Motion): Shape[] =>
  shapes.map((shape) => {
    if (shape.kind !== 'circle')
      return { ...shape, points: shape.points.map((spot) => roundSpot(motion(spot))) }
    const [x, y] = roundSpot(motion([shape.x, shape.y]))
    return { ...shape, x, y }
  })

/** Equal for two pictures that look the same, in whatever order and direction their parts are drawn. */
export const lookOf = (shapes: Shapes): string => shapes.map(lookOfShape).sort().join(' ')

const BORDER = 0.3171

function lookOfShape(shape: Shape): string {
  // Whole units: what differs by less cannot be told apart by the eye. Few points of a drawing lie near the border
  // between two of these units, which is why it is not at one half.
  const write = ([x, y]: Spot) => `${Math.round(x + BORDER) + 0},${Math.round(y + BORDER) + 0}`
  if (shape.kind === 'circle') return `o${write([shape.x, shape.y])}r${Math.round(shape.radius)}${shape.fill}`
  const points = shape.points.map(write)
  const first = shape.kind === 'line' ? 0 : firstOf(points)
  const way = [...points.slice(first), ...points.slice(0, first)]
  const forth = way.join('-')
  // The same corners the other way round; those of a closed shape from the same start.
  const [start = '', ...rest] = way
  const back = (shape.kind === 'line' ? way.reverse() : [start, ...rest.reverse()]).join('-')
  const kind = shape.kind === 'line' ? `l${shape.isDashed ? 'd' : ''}` : `p${shape.fill}`
  return `${kind}${[forth, back].sort()[0] ?? ''}`
}

/** The corner that is written first, whichever the drawing begins with. */
const firstOf = (points: readonly string[]): number =>
  points.reduce((best, point, index) => (point < (points[best] ?? '') ? index : best), 0)

/** A wrong picture and the mistake that leads to it. */
interface WrongPicture {
  shapes: Shapes
  because: Text
  /** The picture in words. */
  words?: string
}

interface PlacedPictures {
  /** Four pictures, numbered from 1 on the screen. */
  choices: Shapes[]
  words: string[]
  answer: string
  key: number
  mistakes: Mistake[]
}

/**
 * Four numbered pictures in random order, no two of which look alike. `sameAs` names what counts as alike where it is
 * more than the picture itself, as when pieces may be turned.
 */
export function placePictures(
  rng: Random,
  right: { shapes: Shapes; words?: string },
  wrong: readonly WrongPicture[],
  sameAs: (shapes: Shapes) => string = lookOf,
): PlacedPictures {
  const looks = new Set([sameAs(right.shapes)])
  const distinct = wrong.filter(({ shapes }) => {
    const look = sameAs(shapes)
    if (looks.has(look)) return false
    looks.add(look)
    return true
  })
  const placed = rng.shuffle<WrongPicture | null>([null, ...rng.sample(distinct, 3)])
  const key = placed.indexOf(null)
  return {
    choices: placed.map((picture) => (picture ?? right).shapes),
    words: placed.map((picture) => (picture ?? right).words ?? ''),
    answer: pictureName(key),
    key,
    mistakes: placed.flatMap((picture, index) =>
      picture ? [{ value: pictureName(index), because: picture.because }] : [],
    ),
  }
}

/** 'Picture 2' for the second. */
export const pictureName = (index: number): string => `Picture ${index + 1}`

/** The name of the only picture that fits, for a second solver; empty when none or several do. */
export function onlyPicture(choices: readonly Shapes[], fits: (shapes: Shapes) => boolean): string {
  const found = range(0, choices.length - 1).filter((index) => fits(choices[index] ?? []))
  return found.length === 1 ? pictureName(found[0] ?? 0) : ''
}

/** A picture of what is given. */
export const givenPicture = (shapes: Shapes, more: Partial<GivenPicture> = {}): GivenPicture => ({
  shapes: [...shapes],
  text: '',
  isFramed: true,
  after: '',
  ...more,
})

export const QUESTION_MARK = givenPicture([], { text: '?' })

/** The figure of a question with numbered pictures; the words tell each picture, never the answer. */
export const picturesFigure = (
  title: string,
  told: string,
  given: readonly GivenPicture[],
  placed: Pick<PlacedPictures, 'choices' | 'words'>,
  isFramed = true,
): Pictures => ({
  kind: 'pictures',
  title,
  description: [
    told,
    ...placed.words.flatMap((words, index) => (words ? [`${pictureName(index)}: ${words}.`] : [])),
  ].join(' '),
  given: given.map((picture) => ({ ...picture, shapes: showShapes(picture.shapes) })),
  choices: placed.choices.map((shapes) => ({ shapes: showShapes(shapes), isFramed })),
})
