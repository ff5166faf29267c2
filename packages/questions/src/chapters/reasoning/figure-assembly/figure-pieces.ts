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

/** Corners of a piece on the lattice, clockwise. */
type Piece = readonly Spot[]

const SIZE = 4

/** "The given figure is cut along its lines. Which option shows the pieces that are obtained?" */
export const figurePieces = defineGenerator({
  id: 'reasoning/figure-pieces',
  version: 5,
  concepts: ['pieces-to-figure', 'figure-to-pieces'],
  levels: {
    easy: { pieces: 3, areAlike: false },
    medium: { pieces: 4, areAlike: false },
    hard: { pieces: 5, areAlike: true },
  },
  generate(rng, { pieces, areAlike }) {
    const { drawn, options } = rng.until(
      () => drawDivisions(rng, pieces, areAlike),
      (found) => found.options.length === 3,
    )
    const isGivenInPieces = rng.chance(0.6)
    const show = isGivenInPieces ? drawWhole : (parts: readonly Piece[]) => drawApart(rng, parts)
    const placed = placePictures(
      rng,
      { shapes: show(drawn.parts), words: tellPieces(drawn.parts) },
      options.map((parts) => ({
        shapes: show(parts),
        words: tellPieces(parts),
        because: isGivenInPieces
          ? say`it has a piece that is not among the given ones`
          : say`one of its pieces is not a part of the given figure`,
      })),
    )
    const figure = isGivenInPieces ? drawApart(rng, drawn.parts) : drawWhole(drawn.parts)
    return {
      concept: isGivenInPieces ? 'pieces-to-figure' : 'figure-to-pieces',
      given: { figure, choices: placed.choices },
      // Every option makes up the same square, so it is always asked by the lines that divide it.
      prompt: isGivenInPieces
        ? rng.pick([
            say`Select the figure that is divided by its lines into exactly the given pieces.`,
            say`Which of the following figures, when cut along its lines, gives the pieces shown?`,
            say`The pieces shown in the question figure are fitted together without overlapping, and the lines show where they meet. Select the figure that is formed.`,
            say`Find out which of the option figures is made up of exactly the pieces given in the question figure, as its lines show.`,
          ])
        : rng.pick([
            say`The given figure is cut along its lines. Which option shows the pieces that are obtained?`,
            say`Select the option that shows exactly the pieces into which the lines divide the given figure.`,
            say`Which of the following sets of pieces is obtained when the given figure is cut along all its lines?`,
            say`From the options, select the set that has all the pieces of the figure shown, as its lines divide it.`,
          ]),
      figure: picturesFigure(
        isGivenInPieces ? 'Pieces' : 'Figure in pieces',
        `${isGivenInPieces ? 'Given pieces' : 'The given square is divided into these pieces'}: ${tellPieces(drawn.parts)}. Each piece is told by its sides in order, the small step of the grid being 1.`,
        [givenPicture(figure, { isFramed: false })],
        placed,
        !isGivenInPieces,
      ),
      answer: placed.answer,
      mistakes: placed.mistakes,
      steps: [
        say`Count the pieces by the number of their sides: ${countSides(drawn.parts)}.`,
        ...(areAlike ? [say`All options have as many of each kind.`] : []),
        ...(pieces > 3 && !areAlike
          ? [say`Strike out the options in which these numbers are different.`]
          : []),
        say`Then compare the sizes, starting with the largest piece; pieces may be turned, but not cut or reversed.`,
        ...(pieces > 4 ? [say`The smallest pieces decide between the options that are left.`] : []),
        say`All pieces agree only in ${placed.answer}`,
      ],
    }
  },
  solve: ({ figure, choices }) => {
    const wanted = measurePieces(figure)
    return onlyPicture(choices, (shapes) => measurePieces(shapes) === wanted)
  },
})

/** Some divisions have no three others that could be taken for them. */
const MOST_TRIES = 400

/** A division of the square, and up to three others with as many pieces. */
function drawDivisions(rng: Random, pieces: number, areAlike: boolean) {
  const drawn = rng.until(
    () => divide(rng, pieces),
    ({ parts }) => parts.length === pieces && new Set(parts.map(shapeOf)).size >= 2,
  )
  const key = setOf(drawn.parts)
  const others = new Map<string, Piece[]>()
  for (let tries = 0; tries < MOST_TRIES && others.size < 3; tries++) {
    const other = rng.chance(0.7) ? divideAgain(rng, drawn.before) : divide(rng, pieces).parts
    // Where counting sides would strike out an option, the pieces need not be compared at all.
    const isOffered = other.length === pieces && (!areAlike || countSides(other) === countSides(drawn.parts))
    if (isOffered && setOf(other) !== key) others.set(setOf(other), other)
  }
  return { drawn, options: [...others.values()] }
}

/**
 * The pieces of a drawing by the lengths of their sides and the corners between them, measured against the whole area,
 * so that it does not matter how large or how turned they are drawn.
 */
function measurePieces(shapes: Shapes): string {
  const pieces = shapes.flatMap((shape) => (shape.kind === 'polygon' ? [shape.points] : []))
  const total = pieces.reduce((sum, points) => sum + areaOf(points), 0)
  return pieces
    .map((points) => {
      const sides = points.map(([x, y], index) => {
        const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y]
        const [lastX, lastY] = points.at(index - 1) ?? [x, y]
        const length = Math.hypot(nextX - x, nextY - y) / Math.sqrt(total)
        const turn = Math.atan2(nextY - y, nextX - x) - Math.atan2(y - lastY, x - lastX)
        return `${Math.round(length * 47.3)}/${Math.round(((turn / Math.PI) * 180 + 720) % 360)}`
      })
      return smallest(sides)
    })
    .sort()
    .join(' ')
}

const areaOf = (points: readonly Spot[]): number =>
  Math.abs(
    points.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = points[(index + 1) % points.length] ?? [0, 0]
      return sum + x * nextY - nextX * y
    }, 0),
  ) / 2

/** The way of going round that is written first. */
const smallest = (items: readonly string[]): string =>
  items.map((_, start) => [...items.slice(start), ...items.slice(0, start)].join(' ')).sort()[0] ?? ''

/** Equal for pieces that can be laid on each other, also reversed: two options never differ by a reversed piece only. */
function shapeOf(piece: Piece): string {
  const corners = piece.map(([x, y], index) => {
    const [nextX, nextY] = piece[(index + 1) % piece.length] ?? [x, y]
    const [lastX, lastY] = piece.at(index - 1) ?? [x, y]
    const [ax, ay, bx, by] = [nextX - x, nextY - y, lastX - x, lastY - y]
    return { side: ax * ax + ay * ay, other: bx * bx + by * by, dot: ax * bx + ay * by }
  })
  const forward = corners.map(({ side, other, dot }) => `${other}.${dot}.${side}`)
  const backward = [...corners].reverse().map(({ side, other, dot }) => `${side}.${dot}.${other}`)
  return [smallest(forward), smallest(backward)].sort()[0] ?? ''
}

const setOf = (parts: readonly Piece[]): string => parts.map(shapeOf).sort().join(' | ')

const WHOLE: Piece = [
  [0, 0],
  [SIZE, 0],
  [SIZE, SIZE],
  [0, SIZE],
]

/** Points of the lattice on the border of a piece, in order. */
const borderOf = (piece: Piece): Spot[] =>
  piece.flatMap(([x, y], index) => {
    const [nextX, nextY] = piece[(index + 1) % piece.length] ?? [x, y]
    const steps = greatestDivisor(Math.abs(nextX - x), Math.abs(nextY - y))
    return range(0, steps - 1).map(
      (step): Spot => [x + ((nextX - x) / steps) * step, y + ((nextY - y) / steps) * step],
    )
  })

const greatestDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestDivisor(other, one % other)

/** Two pieces by a straight cut between points of the border; null when it cuts off too little. */
function split(rng: Random, piece: Piece): [Piece, Piece] | null {
  const border = borderOf(piece)
  const [from, to] = rng.sample(range(0, border.length - 1), 2)
  const [low, high] = [Math.min(from, to), Math.max(from, to)]
  const one = tidy(border.slice(low, high + 1))
  const other = tidy([...border.slice(high), ...border.slice(0, low + 1)])
  return areaOf(one) >= 2 && areaOf(other) >= 2 && one.length <= 5 && other.length <= 5 ? [one, other] : null
}

/** Without points in the middle of a side. */
const tidy = (points: readonly Spot[]): Spot[] =>
  points.filter(([x, y], index) => {
    const [lastX, lastY] = points.at(index - 1) ?? [x, y]
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y]
    return (x - lastX) * (nextY - y) !== (y - lastY) * (nextX - x)
  })

/** The square in pieces, and what it was before its last cut. */
function divide(rng: Random, pieces: number): { parts: Piece[]; before: Piece[] } {
  let parts: Piece[] = [WHOLE]
  let before = parts
  for (let tries = 0; parts.length < pieces && tries < 60; tries++) {
    const next = cutLargest(rng, parts)
    if (next) [before, parts] = [parts, next]
  }
  return { parts, before }
}

/** One of the two largest pieces is cut. */
function cutLargest(rng: Random, parts: readonly Piece[]): Piece[] | null {
  const sorted = [...parts].sort((one, other) => areaOf(other) - areaOf(one))
  const chosen = rng.pick(sorted.slice(0, 2))
  const halves = split(rng, chosen)
  return halves && [...parts.filter((part) => part !== chosen), ...halves]
}

const divideAgain = (rng: Random, before: readonly Piece[]): Piece[] => cutLargest(rng, before) ?? []

const polygon = (points: readonly Spot[]): Shape => ({
  kind: 'polygon',
  fill: 'none',
  points: points.map(([x, y]): Spot => [round(x), round(y)]),
})

const drawWhole = (parts: readonly Piece[]): Shape[] =>
  parts.map((part) => polygon(part.map(([x, y]): Spot => [10 + x * 20, 10 + y * 20])))

/** The pieces side by side, in random order and turned by quarters. */
function drawApart(rng: Random, parts: readonly Piece[]): Shape[] {
  const columns = parts.length > 4 ? 3 : 2
  const rows = Math.ceil(parts.length / columns)
  const [wide, high] = [100 / columns, 100 / rows]
  const step = Math.min(wide, high) / (SIZE + 0.8)
  return rng.shuffle(parts).map((part, place) => {
    const quarters = rng.int(0, 3)
    const turned = range(1, quarters).reduce<Piece>((piece) => piece.map(([x, y]): Spot => [-y, x]), part)
    const [xs, ys] = [turned.map(([x]) => x), turned.map(([, y]) => y)]
    const [middleX, middleY] = [
      (Math.min(...xs) + Math.max(...xs)) / 2,
      (Math.min(...ys) + Math.max(...ys)) / 2,
    ]
    const [atX, atY] = [wide * ((place % columns) + 0.5), high * (Math.floor(place / columns) + 0.5)]
    return polygon(turned.map(([x, y]): Spot => [atX + (x - middleX) * step, atY + (y - middleY) * step]))
  })
}

const NAMES = ['', '', '', 'triangle', 'four-sided piece', 'five-sided piece']

const tellPieces = (parts: readonly Piece[]): string =>
  parts
    .map((part) => {
      const sides = part.map(([x, y], index) => {
        const [nextX, nextY] = part[(index + 1) % part.length] ?? [x, y]
        return Math.round(Math.hypot(nextX - x, nextY - y) * 10) / 10
      })
      return `a ${NAMES[part.length] ?? 'piece'} of area ${areaOf(part)} with sides ${sides.join(', ')}`
    })
    .join('; ')

const countSides = (parts: readonly Piece[]): string =>
  [3, 4, 5]
    .flatMap((sides) => {
      const number = parts.filter((part) => part.length === sides).length
      return number === 0 ? [] : [`${number} with ${sides} sides`]
    })
    .join(', ')
