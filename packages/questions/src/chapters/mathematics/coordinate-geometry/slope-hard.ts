import type { Random } from '../../../kit/random/random.ts'
import { gcd } from '../../../kit/values/exact.ts'
import { fraction } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'
import { at, drawSpot, shift, signed, written } from './coordinates.ts'
import { lineWords } from './line-words.ts'

/** The hard forms of slopes: points on one line, and the equation of a line. */
export function collinear(rng: Random) {
  const a = drawSpot(rng, 9)
  const step = { x: rng.int(1, 5) * rng.pick([1, -1]), y: rng.int(1, 5) * rng.pick([1, -1]) }
  const [p, q] = rng.sample([-3, -2, 1, 2, 3, 4], 2)
  const [b, c] = [shift(a, step.x * p, step.y * p), shift(a, step.x * q, step.y * q)]
  const wanted = rng.pick(['x', 'y'] as const)
  const key = wanted === 'x' ? c.x : c.y
  const shown = wanted === 'x' ? `(k, ${written(c.y)})` : `(${written(c.x)}, k)`
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const other = wanted === 'x' ? { x: null, y: c.y } : { x: c.x, y: null }
  return {
    given: { find: 'collinear' as const, points: [a, b, other] as const },
    prompt: rng.pick([
      say`The points ${at(a)}, ${at(b)} and ${shown} lie on one straight line. What is k?`,
      say`${person.name} marks A${at(a)}, B${at(b)} and C${shown} on squared paper so that all three are on one line. Find k.`,
      say`For which value of k is ${shown} on the line through ${at(a)} and ${at(b)}, asks ${person.name} of ${town}.`,
      say`Three lamp posts on a map of ${town} stand in one straight row, at ${at(a)}, ${at(b)} and ${shown}. The number k is`,
      say`If the area of the triangle with the corners ${at(a)}, ${at(b)} and ${shown} is zero, then k, as ${person.name} finds, is`,
    ]),
    answer: key,
    within: [-80, 80] as const,
    mistakes: [
      { value: -key, because: say`a sign was lost` },
      {
        value: wanted === 'x' ? a.x - step.x * q : a.y - step.y * q,
        because: say`the step was taken in the wrong direction`,
      },
      {
        value: wanted === 'x' ? a.x + step.y * q : a.y + step.x * q,
        because: say`the slope was turned upside down`,
      },
      {
        value: wanted === 'x' ? b.x + step.x * q : b.y + step.y * q,
        because: say`the step was counted from the second point instead of the first`,
      },
      {
        value: wanted === 'x' ? step.x * q : step.y * q,
        because: say`that is only the step from the first point`,
      },
      {
        value: wanted === 'x' ? (a.x + b.x) / 2 : (a.y + b.y) / 2,
        because: say`the middle of the first two points was taken`,
      },
      {
        value: wanted === 'x' ? a.x + b.x : a.y + b.y,
        because: say`the coordinates of the first two points were added`,
      },
    ],
    steps: [
      say`On one line the slope is everywhere the same.`,
      say`Slope of the first two points = (${written(b.y)} − ${signed(a.y)}) ÷ (${written(b.x)} − ${signed(a.x)}) = ${fraction(step.y, step.x)}`,
      wanted === 'x'
        ? say`From the first point to the third, y changes by ${written(step.y * q)}, so x changes by ${written(step.x * q)}.`
        : say`From the first point to the third, x changes by ${written(step.x * q)}, so y changes by ${written(step.y * q)}.`,
      say`k = ${written(wanted === 'x' ? a.x : a.y)} + ${signed(wanted === 'x' ? step.x * q : step.y * q)} = ${key}`,
    ],
  }
}

export function perpendicularLine(rng: Random) {
  const { a, b } = rng.until(
    () => ({ a: rng.int(1, 7), b: rng.int(1, 7) * rng.pick([1, -1]) }),
    (drawn) => gcd(drawn.a, drawn.b) === 1 && drawn.a !== Math.abs(drawn.b),
  )
  const kind = rng.pick(['parallel', 'perpendicular'] as const)
  const point = rng.until(
    () => drawSpot(rng, 8),
    ({ x, y }) => x !== 0 && y !== 0 && Math.abs(x) !== Math.abs(y),
  )
  const c = rng.int(1, 30) * rng.pick([1, -1])
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const [p, q] = kind === 'parallel' ? [a, b] : [b, -a]
  const value = p * point.x + q * point.y
  const [r, s] = kind === 'parallel' ? [b, -a] : [a, b]
  const answer = lineWords(p, q, value)
  return {
    given: { find: 'line' as const, a, b, point, kind },
    prompt: rng.pick([
      say`Which line passes through ${at(point)} and is ${kind} to ${lineWords(a, b, c)}?`,
      say`${person.name} draws through P${at(point)} the line ${kind} to ${lineWords(a, b, c)}. What is its equation?`,
      say`On a grid map of ${town} a lane starts at ${at(point)} and runs ${kind} to the road ${lineWords(a, b, c)}. Find the equation of the lane.`,
      say`The equation of the line through ${at(point)} that is ${kind} to ${lineWords(a, b, c)}, as ${person.name} of ${town} writes it, is`,
    ]),
    answer,
    mistakes: [
      {
        value: lineWords(r, s, r * point.x + s * point.y),
        because:
          kind === 'parallel'
            ? say`that line is perpendicular to the given one`
            : say`that line is parallel to the given one`,
      },
      { value: lineWords(p, -q, p * point.x - q * point.y), because: say`a sign of the slope was lost` },
      {
        value: lineWords(p, q, -value),
        because: say`the constant has the wrong sign; the line misses the point`,
      },
      {
        value: lineWords(p, q, p * point.y + q * point.x),
        because: say`the coordinates of the point were exchanged`,
      },
      {
        value: lineWords(p, q, p * point.x - q * point.y),
        because: say`the y-coordinate was put in with the wrong sign`,
      },
      { value: lineWords(p, q, c), because: say`the constant of the given line was kept` },
      {
        value: lineWords(q, p, q * point.x + p * point.y),
        because: say`the coefficients were exchanged without changing a sign`,
      },
    ],
    steps: [
      say`The given line has the slope ${fraction(-a, b)}.`,
      kind === 'parallel'
        ? say`The parallel line has the same slope: it is ${lineLeft(p, q)} = k.`
        : say`The perpendicular line has the slope ${fraction(b, a)}: it is ${lineLeft(p, q)} = k.`,
      say`${at(point)} lies on it, which gives k.`,
      say`The line is ${answer}`,
    ],
  }
}

/** The left side of an equation, as it stands in the answer. */
const lineLeft = (a: number, b: number) => lineWords(a, b, 0).replace(/ = .*/, '')
