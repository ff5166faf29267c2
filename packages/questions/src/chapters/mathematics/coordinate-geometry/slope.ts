import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { gcd } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { fraction } from '../../../kit/values/value.ts'
import { ask, askIf } from '../../../kit/wording/ask.ts'
import { latex, say } from '../../../kit/wording/say.ts'
import { at, drawSpot, lineWords, type Spot, shift, signed, written } from './coordinates.ts'

/** "What is the slope of the line through (1, 2) and (4, 8)?" */
export const slope = defineGenerator({
  id: 'geometry/slope',
  version: 9,
  concepts: ['slope-of-a-line', 'intercepts', 'collinear-points', 'parallel-and-perpendicular-lines'],
  levels: {
    easy: {
      forms: [...often(18, throughTwo), ...often(15, ofEquation), ofAngle],
    },
    medium: { forms: [intercept, unknownCoordinate, collinear, perpendicularLine, rightAngle] },
    hard: { forms: [perpendicularBisector, ...often(2, lineOfTriangle)] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'slope':
        return fraction(given.other.y - given.one.y, given.other.x - given.one.x)
      case 'slope-of-line': {
        // Two points of the line: where x is 0 and where x is 1.
        const height = (x: number) => (given.c - given.a * x) / given.b
        const rise = height(1) - height(0)
        return given.kind === 'perpendicular' ? -1 / rise : rise
      }
      case 'slope-of-angle':
        return (
          ANGLES.find(({ slope: value }) => Math.abs(value - Math.tan((given.angle * Math.PI) / 180)) < 1e-9)
            ?.shown ?? ''
        )
      case 'coordinate':
        // The slope times the run is the rise.
        return (
          range(-400, 400).find(
            (k) => (k - given.one.y) * given.run === given.rise * (given.x - given.one.x),
          ) ?? Number.NaN
        )
      case 'intercept': {
        const steps = range(-400, 400).map((tenth) => tenth / 20)
        const on = (x: number, y: number) =>
          Math.abs(
            (x - given.one.x) * (given.other.y - given.one.y) -
              (y - given.one.y) * (given.other.x - given.one.x),
          ) < 1e-9
        return steps.find((value) => (given.axis === 'x' ? on(value, 0) : on(0, value))) ?? Number.NaN
      }
      case 'collinear': {
        const [a, b, c] = given.points
        const area = (k: number) => (b.x - a.x) * ((c.y ?? k) - a.y) - ((c.x ?? k) - a.x) * (b.y - a.y)
        return range(-200, 200).find((k) => area(k) === 0) ?? Number.NaN
      }
      case 'bisector': {
        // Its points are as far from the one end as from the other.
        const { one, other } = given
        return reduced(
          2 * (other.x - one.x),
          2 * (other.y - one.y),
          other.x ** 2 + other.y ** 2 - one.x ** 2 - one.y ** 2,
        )
      }
      case 'of-triangle': {
        const [a, b, c] = given.corners
        if (given.kind === 'median') {
          // It holds a and the middle of b and c: twice the step to the middle is b + c − 2a.
          const [run, rise] = [b.x + c.x - 2 * a.x, b.y + c.y - 2 * a.y]
          return reduced(rise, -run, rise * a.x - run * a.y)
        }
        // A step along it and the side b to c are at right angles.
        const [run, rise] = [c.x - b.x, c.y - b.y]
        return reduced(run, rise, run * a.x + rise * a.y)
      }
      case 'right-angle':
        // At a right angle the products of the runs and of the rises cancel.
        return (
          range(-400, 400).find(
            (k) => given.run * (given.x - given.one.x) + given.rise * (k - given.one.y) === 0,
          ) ?? Number.NaN
        )
      case 'line': {
        // The line of the list that holds the point and meets the given one at a right angle, or runs beside it.
        const [a, b] = given.kind === 'parallel' ? [given.a, given.b] : [given.b, -given.a]
        return lineWords(a, b, a * given.point.x + b * given.point.y)
      }
    }
  },
})

function throughTwo(rng: Random) {
  const one = drawSpot(rng, 10)
  const [run, rise] = [rng.int(1, 9), rng.int(1, 12) * rng.pick([1, -1])]
  const other = shift(one, run, rise)
  const answer = fraction(rise, run)
  const [first, second] = rng.chance(0.5) ? [one, other] : [other, one]
  return {
    concept: 'slope-of-a-line',
    given: { find: 'slope' as const, one: first, other: second },
    prompt: rng.pick([
      say`${ask(rng, say`the slope of the line passing through ${at(first)} and ${at(second)}`)}`,
      say`The slope of the line joining the points A${at(first)} and B${at(second)} is:`,
      say`If a straight line passes through ${at(first)} and ${at(second)}, then ${askIf(rng, 'its gradient')}`,
      say`A line passes through the points P${at(first)} and Q${at(second)}. ${ask(rng, 'the slope of the line')}`,
    ]),
    answer,
    within: [-20, 20] as const,
    mistakes: [
      { value: fraction(run, rise), because: say`the difference of x was divided by the difference of y` },
      {
        value: fraction(-rise, run),
        because: say`a sign was lost: the differences were taken in opposite order`,
      },
      { value: fraction(-run, rise), because: say`that is the slope of a perpendicular line` },
      ...(one.x + other.x === 0
        ? []
        : [
            {
              value: fraction(one.y + other.y, one.x + other.x),
              because: say`the coordinates were added instead of subtracted`,
            },
          ]),
      { value: fraction(2 * rise, run), because: say`the slope was doubled` },
      { value: fraction(rise, 2 * run), because: say`the slope was halved` },
      { value: rise, because: say`only the difference of y was taken` },
      { value: rise - run, because: say`the difference of x was taken off the difference of y` },
    ],
    steps: [
      say`Slope = difference of y ÷ difference of x`,
      say`(${written(second.y)} − ${signed(first.y)}) ÷ (${written(second.x)} − ${signed(first.x)}) = ${answer}`,
    ],
  }
}

function drawLine(rng: Random) {
  const { a, b } = rng.until(
    () => ({ a: rng.int(1, 9), b: rng.int(1, 9) * rng.pick([1, -1]) }),
    (drawn) => gcd(drawn.a, drawn.b) === 1 && drawn.a !== Math.abs(drawn.b),
  )
  return { a, b, c: rng.int(1, 40) * rng.pick([1, -1]) }
}

function ofEquation(rng: Random) {
  const { a, b, c } = drawLine(rng)
  const kind = rng.pick(['parallel', 'perpendicular', 'itself'] as const)
  if (kind === 'itself') return ofLineItself(rng, { a, b, c })
  const wanted = kind
  const answer = wanted === 'parallel' ? fraction(-a, b) : fraction(b, a)
  const line = lineWords(a, b, c)
  return {
    concept: 'slope-of-a-line',
    given: { find: 'slope-of-line' as const, kind, a, b, c },
    prompt: rng.pick([
      say`${ask(rng, say`the slope of a line ${wanted} to ${line}`)}`,
      say`The slope of any line ${wanted} to the line ${line} is:`,
      say`If a line is ${wanted} to the line ${line}, then ${askIf(rng, 'its slope')}`,
      say`A line is drawn ${wanted} to ${line}. ${ask(rng, 'the gradient of this line')}`,
    ]),
    answer,
    within: [-20, 20] as const,
    mistakes: [
      {
        value: wanted === 'parallel' ? fraction(b, a) : fraction(-a, b),
        because:
          wanted === 'parallel'
            ? say`that is the slope of a perpendicular line`
            : say`that is the slope of a parallel line`,
      },
      { value: wanted === 'parallel' ? fraction(a, b) : fraction(-b, a), because: say`the sign was lost` },
      {
        value: wanted === 'parallel' ? fraction(-b, a) : fraction(a, b),
        because:
          wanted === 'parallel'
            ? say`the slope was turned upside down`
            : say`the sign was changed but the slope was not turned upside down`,
      },
      { value: fraction(c, b), because: say`that is where the line meets the y-axis` },
      { value: fraction(c, a), because: say`that is where the line meets the x-axis` },
      { value: a, because: say`the coefficient of x was taken` },
      { value: -a, because: say`the coefficient of x was taken with the other sign` },
    ],
    steps: [
      say`Solved for y, the line ${line} has the slope ${fraction(-a, b)}.`,
      wanted === 'parallel'
        ? say`Parallel lines have equal slopes.`
        : say`Slopes of perpendicular lines multiply to −1.`,
      say`The slope wanted is ${answer}`,
    ],
  }
}

function ofLineItself(rng: Random, { a, b, c }: { a: number; b: number; c: number }) {
  const answer = fraction(-a, b)
  const line = lineWords(a, b, c)
  return {
    concept: 'slope-of-a-line',
    given: { find: 'slope-of-line' as const, kind: 'itself' as const, a, b, c },
    prompt: rng.pick([
      say`${ask(rng, say`the slope of the line ${line}`)}`,
      say`The gradient of the line ${line} is:`,
      say`If the line ${line} is written as y = mx + c, then ${askIf(rng, 'the value of m')}`,
    ]),
    answer,
    within: [-20, 20] as const,
    mistakes: [
      { value: fraction(a, b), because: say`the sign was lost` },
      { value: fraction(-b, a), because: say`the slope was turned upside down` },
      { value: fraction(b, a), because: say`that is the slope of a perpendicular line` },
      { value: fraction(c, b), because: say`that is where the line meets the y-axis` },
      { value: a, because: say`the coefficient of x was taken` },
      { value: -a, because: say`the coefficient of x was taken with the other sign` },
    ],
    steps: [
      say`Solve the equation for y: the coefficient of x is then the slope.`,
      say`It is −${a} ÷ ${signed(b)} = ${answer}`,
    ],
  }
}

/** Angles of inclination with a known tangent. */
const ANGLES = [
  { angle: 30, slope: 1 / Math.sqrt(3), shown: latex`\frac{1}{\sqrt{3}}` },
  { angle: 45, slope: 1, shown: '1' },
  { angle: 60, slope: Math.sqrt(3), shown: latex`\sqrt{3}` },
  { angle: 120, slope: -Math.sqrt(3), shown: latex`-\sqrt{3}` },
  { angle: 135, slope: -1, shown: '−1' },
  { angle: 150, slope: -1 / Math.sqrt(3), shown: latex`-\frac{1}{\sqrt{3}}` },
]

/** The slope of a line with a given inclination. */
function ofAngle(rng: Random) {
  const { angle, shown } = rng.pick(ANGLES)
  return {
    concept: 'slope-of-a-line',
    given: { find: 'slope-of-angle' as const, angle },
    prompt: rng.pick([
      say`A line makes an angle of ${angle}° with the positive direction of the x-axis. ${ask(rng, 'its slope')}`,
      say`The slope of a line whose inclination is ${angle}° is:`,
      say`${ask(rng, say`the slope of a line that is inclined at ${angle}° to the positive x-axis`)}`,
      say`${ask(rng, say`the gradient of a line that makes ${angle}° with the positive direction of the x-axis`)}`,
      say`If the angle of inclination of a line is ${angle}°, then ${askIf(rng, 'its slope')}`,
    ]),
    answer: shown,
    mistakes: ANGLES.filter((other) => other.shown !== shown).map((other) => ({
      value: other.shown,
      because: say`that is the slope of a line with the inclination ${other.angle}°`,
    })),
    steps: [
      say`The slope of a line is the tangent of its inclination.`,
      say`The tangent of ${angle}° is ${shown}`,
    ],
  }
}

/** A coordinate from the slope. */
function unknownCoordinate(rng: Random) {
  const one = drawSpot(rng, 9)
  const [run, rise] = rng.until(
    () => [rng.int(1, 5), rng.int(1, 7) * rng.pick([1, -1])] as const,
    (drawn) => gcd(drawn[0], drawn[1]) === 1,
  )
  const step = rng.pick([-3, -2, 1, 2, 3])
  const x = one.x + run * step
  const answer = one.y + rise * step
  const slopeValue = fraction(rise, run)
  return {
    concept: 'slope-of-a-line',
    given: { find: 'coordinate' as const, one, x, run, rise },
    prompt: rng.pick([
      say`The slope of the line joining ${at(one)} and (${written(x)}, k) is ${slopeValue}. ${ask(rng, 'the value of k')}`,
      say`If a line with the slope ${slopeValue} passes through ${at(one)} and (${written(x)}, k), then ${askIf(rng, 'the value of k')}`,
      say`A line of slope ${slopeValue} passes through the points A${at(one)} and B(${written(x)}, k). The value of k is:`,
    ]),
    answer,
    within: [-80, 80] as const,
    mistakes: [
      { value: one.y - rise * step, because: say`the rise was taken with the wrong sign` },
      { value: rise * step, because: say`the y-coordinate of the first point was left out` },
      { value: one.y + run * step, because: say`the difference of x was added instead of that of y` },
      { value: -answer, because: say`a sign was lost` },
      { value: one.y + rise, because: say`the rise was counted for one step only` },
      { value: one.x + rise * step, because: say`the x-coordinate of the first point was taken` },
      { value: answer + rise, because: say`one step too many was counted` },
    ],
    steps: [
      say`The difference of x is ${written(run * step)}.`,
      say`The difference of y is the slope times that, ${written(rise * step)}.`,
      say`k = ${written(one.y)} + ${signed(rise * step)} = ${answer}`,
    ],
  }
}

function intercept(rng: Random) {
  const axis = rng.pick(['x', 'y'] as const)
  const [value, run, rise] = [
    rng.int(1, 12) * rng.pick([1, -1]),
    rng.int(1, 5),
    rng.int(1, 5) * rng.pick([1, -1]),
  ]
  const start: Spot = axis === 'x' ? { x: value, y: 0 } : { x: 0, y: value }
  const [p, q] = rng.sample([-3, -2, -1, 1, 2, 3], 2)
  const [one, other] = [shift(start, run * p, rise * p), shift(start, run * q, rise * q)]
  return {
    concept: 'intercepts',
    given: { find: 'intercept' as const, axis, one, other },
    prompt: rng.pick([
      say`${ask(rng, say`the ${axis}-intercept of the line passing through ${at(one)} and ${at(other)}`)}`,
      say`The line joining ${at(one)} and ${at(other)} meets the ${axis}-axis at a point whose ${axis}-coordinate is:`,
      say`If a line passes through P${at(one)} and Q${at(other)}, then ${askIf(rng, say`its intercept on the ${axis}-axis`)}`,
      say`A line through the points ${at(one)} and ${at(other)} cuts the ${axis}-axis. ${ask(rng, say`the ${axis}-coordinate of the point of intersection`)}`,
    ]),
    answer: value,
    within: [-60, 60] as const,
    mistakes: [
      { value: -value, because: say`a sign was lost` },
      {
        value: axis === 'x' ? one.y - (rise / run) * one.x : one.x - (run / rise) * one.y,
        because: say`that is where the line meets the other axis`,
      },
      { value: axis === 'x' ? one.x : one.y, because: say`the coordinate of the first point was taken` },
      { value: axis === 'x' ? other.x : other.y, because: say`the coordinate of the second point was taken` },
      {
        value: axis === 'x' ? (one.x + other.x) / 2 : (one.y + other.y) / 2,
        because: say`the middle of the two points was taken`,
      },
      {
        value: value + (axis === 'x' ? run : rise),
        because: say`one step along the line too far was counted`,
      },
      {
        value: value - (axis === 'x' ? run : rise),
        because: say`one step along the line too few was counted`,
      },
    ],
    steps: [
      say`Slope = ${fraction(rise, run)}`,
      axis === 'x'
        ? say`On the x-axis y is 0: from ${at(one)} the line must change by ${written(-one.y)} in y, and so by ${written(-run * p)} in x.`
        : say`On the y-axis x is 0: from ${at(one)} the line must change by ${written(-one.x)} in x, and so by ${written(-rise * p)} in y.`,
      say`The ${axis}-coordinate is ${value}`,
    ],
  }
}

function collinear(rng: Random) {
  const a = rng.until(
    () => drawSpot(rng, 9),
    ({ x, y }) => x !== 0 || y !== 0,
  )
  const step = rng.until(
    () => ({ x: rng.int(1, 5) * rng.pick([1, -1]), y: rng.int(1, 5) * rng.pick([1, -1]) }),
    // Points on y = x fall at sight.
    ({ x, y }) => Math.abs(x) !== Math.abs(y),
  )
  const [p, q] = rng.sample([-3, -2, 1, 2, 3, 4], 2)
  const [b, c] = [shift(a, step.x * p, step.y * p), shift(a, step.x * q, step.y * q)]
  const wanted = rng.pick(['x', 'y'] as const)
  const key = wanted === 'x' ? c.x : c.y
  const shown = wanted === 'x' ? `(k, ${written(c.y)})` : `(${written(c.x)}, k)`
  const other = wanted === 'x' ? { x: null, y: c.y } : { x: c.x, y: null }
  return {
    concept: 'collinear-points',
    given: { find: 'collinear' as const, points: [a, b, other] as const },
    prompt: rng.pick([
      say`If the points ${at(a)}, ${at(b)} and ${shown} are collinear, then ${askIf(rng, 'the value of k')}`,
      say`The points A${at(a)}, B${at(b)} and C${shown} lie on a straight line. ${ask(rng, 'the value of k')}`,
      say`For what value of k are the points ${at(a)}, ${at(b)} and ${shown} collinear?`,
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

/** "The line through (2, 5) and (8, k) is perpendicular to the line through (1, 1) and (4, 7). What is k?" */
function rightAngle(rng: Random) {
  const [run, rise] = rng.until(
    () => [rng.int(1, 6), rng.int(1, 6) * rng.pick([1, -1])] as const,
    (drawn) => gcd(drawn[0], drawn[1]) === 1 && drawn[0] !== Math.abs(drawn[1]),
  )
  const [start, one] = [drawSpot(rng, 8), drawSpot(rng, 8)]
  const [times, step] = [rng.pick([1, 2]), rng.pick([-2, -1, 1, 2])]
  const end = shift(start, run * times, rise * times)
  // Turned by a right angle, run and rise are exchanged and one of them changes its sign.
  const x = one.x + rise * step
  const answer = one.y - run * step
  const last = `(${written(x)}, k)`
  return {
    concept: 'parallel-and-perpendicular-lines',
    given: { find: 'right-angle' as const, run: run * times, rise: rise * times, one, x },
    prompt: rng.pick([
      say`The line joining ${at(one)} and ${last} is perpendicular to the line joining ${at(start)} and ${at(end)}. ${ask(rng, 'the value of k')}`,
      say`If the line through A${at(one)} and B${last} meets the line through C${at(start)} and D${at(end)} at a right angle, ${askIf(rng, 'the value of k')}`,
      say`Lines PQ and RS with P${at(start)}, Q${at(end)}, R${at(one)} and S${last} are perpendicular to each other. ${ask(rng, 'the value of k')}`,
    ]),
    answer,
    within: [-80, 80] as const,
    mistakes: [
      { value: one.y + run * step, because: say`the slope was turned upside down, but its sign not changed` },
      {
        value: fraction(one.y * run + rise * rise * step, run),
        because: say`that makes the two lines parallel`,
      },
      { value: -run * step, because: say`that is only the difference of the y-coordinates` },
      { value: -answer, because: say`a sign was lost` },
      { value: answer + run, because: say`one step too many was counted` },
      { value: answer - run, because: say`one step too few was counted` },
      { value: one.y - rise * step, because: say`the difference of x was taken off instead of that of y` },
    ],
    steps: [
      say`The slope of the line through ${at(start)} and ${at(end)} is ${fraction(rise, run)}.`,
      say`Slopes of perpendicular lines multiply to −1, so the other slope is ${fraction(-run, rise)}.`,
      say`From ${at(one)} x changes by ${written(rise * step)}, so y changes by ${written(-run * step)}.`,
      say`k = ${written(one.y)} + ${signed(-run * step)} = ${answer}`,
    ],
  }
}

function perpendicularLine(rng: Random) {
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
  const [p, q] = kind === 'parallel' ? [a, b] : [b, -a]
  const value = p * point.x + q * point.y
  const [r, s] = kind === 'parallel' ? [b, -a] : [a, b]
  const answer = lineWords(p, q, value)
  return {
    concept: 'parallel-and-perpendicular-lines',
    given: { find: 'line' as const, a, b, point, kind },
    prompt: rng.pick([
      say`${ask(rng, say`the equation of the line passing through ${at(point)} and ${kind} to ${lineWords(a, b, c)}`)}`,
      say`A line passes through P${at(point)} and is ${kind} to the line ${lineWords(a, b, c)}. ${ask(rng, 'its equation')}`,
      say`Which of the following lines passes through ${at(point)} and is ${kind} to ${lineWords(a, b, c)}?`,
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

/** The left side of an equation, as the answer writes it. */
const lineLeft = (a: number, b: number) => lineWords(a, b, 0).replace(/ = .*/, '')

/** The equation of a line in whole numbers without a common factor. */
function reduced(a: number, b: number, c: number): string {
  const factor = gcd(gcd(a, b), c)
  return lineWords(a / factor, b / factor, c / factor)
}

/** The line through a point with the slope rise ÷ run. */
const lineThrough = ({ x, y }: Spot, run: number, rise: number): string =>
  reduced(rise, -run, rise * x - run * y)

/** "What is the equation of the perpendicular bisector of the segment joining (1, 2) and (5, 8)?" */
function perpendicularBisector(rng: Random) {
  const { one, other } = rng.until(
    () => ({ one: drawSpot(rng, 9), other: drawSpot(rng, 9) }),
    (drawn) => {
      const [run, rise] = [drawn.other.x - drawn.one.x, drawn.other.y - drawn.one.y]
      return (
        run !== 0 &&
        rise !== 0 &&
        Math.abs(run) !== Math.abs(rise) &&
        (drawn.one.x + drawn.other.x) % 2 === 0 &&
        (drawn.one.y + drawn.other.y) % 2 === 0
      )
    },
  )
  const [run, rise] = [other.x - one.x, other.y - one.y]
  const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
  const answer = lineThrough(middle, -rise, run)
  return {
    concept: 'parallel-and-perpendicular-lines',
    given: { find: 'bisector' as const, one, other },
    prompt: rng.pick([
      say`${ask(rng, say`the equation of the perpendicular bisector of the line segment joining ${at(one)} and ${at(other)}`)}`,
      say`The equation of the right bisector of the segment with the ends A${at(one)} and B${at(other)} is`,
      say`A point moves so that it is always equidistant from ${at(one)} and ${at(other)}. ${ask(rng, 'the equation of its path')}`,
    ]),
    answer,
    mistakes: [
      { value: lineThrough(middle, run, rise), because: say`that is the line of the segment itself` },
      { value: lineThrough(one, -rise, run), because: say`it is perpendicular, but passes through an end` },
      { value: lineThrough(other, -rise, run), because: say`it is perpendicular, but passes through an end` },
      {
        value: lineThrough(middle, rise, run),
        because: say`the slope was turned upside down, but its sign not changed`,
      },
      {
        value: lineThrough(middle, -run, rise),
        because: say`the sign of the slope was changed, but it was not turned upside down`,
      },
      {
        value: lineThrough({ x: -middle.x, y: -middle.y }, -rise, run),
        because: say`the signs of the mid-point were lost`,
      },
    ].filter(({ value }) => value !== answer),
    steps: [
      say`The mid-point of the segment is ${at(middle)}.`,
      say`The slope of the segment is ${fraction(rise, run)}.`,
      say`So the bisector has the slope ${fraction(-run, rise)} and passes through ${at(middle)}.`,
      say`Its equation is ${answer}`,
    ],
  }
}

/** "A(1, 2), B(3, 8) and C(7, 4) are the vertices of a triangle. What is the equation of the altitude from A?" */
function lineOfTriangle(rng: Random) {
  const kind = rng.pick(['altitude', 'median'] as const)
  const [a, b, c] = rng.until(
    () => [drawSpot(rng, 8), drawSpot(rng, 8), drawSpot(rng, 8)] as const,
    ([one, two, three]) => {
      const [run, rise] = [three.x - two.x, three.y - two.y]
      const middle = { x: (two.x + three.x) / 2, y: (two.y + three.y) / 2 }
      const area = (two.x - one.x) * (three.y - one.y) - (three.x - one.x) * (two.y - one.y)
      return (
        area !== 0 &&
        run !== 0 &&
        rise !== 0 &&
        Number.isInteger(middle.x) &&
        Number.isInteger(middle.y) &&
        middle.x !== one.x &&
        middle.y !== one.y &&
        // The altitude is not the median.
        run * (middle.x - one.x) + rise * (middle.y - one.y) !== 0
      )
    },
  )
  const [run, rise] = [c.x - b.x, c.y - b.y]
  const middle = { x: (b.x + c.x) / 2, y: (b.y + c.y) / 2 }
  const [along, up] = kind === 'altitude' ? [-rise, run] : [middle.x - a.x, middle.y - a.y]
  const answer = lineThrough(a, along, up)
  const [name, from] = kind === 'altitude' ? ['altitude', 'from'] : ['median', 'through']
  const median = lineThrough(a, middle.x - a.x, middle.y - a.y)
  const altitude = lineThrough(a, -rise, run)
  return {
    concept: 'parallel-and-perpendicular-lines',
    given: { find: 'of-triangle' as const, kind, corners: [a, b, c] as const },
    prompt: rng.pick([
      say`A${at(a)}, B${at(b)} and C${at(c)} are the vertices of a triangle. ${ask(rng, say`the equation of the ${name} ${from} A`)}`,
      say`The vertices of △ABC are A${at(a)}, B${at(b)} and C${at(c)}. The equation of its ${name} ${from} A is`,
      say`In the triangle with the vertices A${at(a)}, B${at(b)} and C${at(c)}, AD is the ${name} ${from} A. ${ask(rng, 'the equation of AD')}`,
    ]),
    answer,
    mistakes: [
      kind === 'altitude'
        ? { value: median, because: say`that is the median through A` }
        : { value: altitude, because: say`that is the altitude from A` },
      { value: lineThrough(middle, -rise, run), because: say`that is the perpendicular bisector of BC` },
      { value: lineThrough(a, run, rise), because: say`that line is parallel to BC` },
      {
        value: lineThrough(a, rise, run),
        because: say`the slope was turned upside down, but its sign not changed`,
      },
      { value: lineThrough(b, -rise, run), because: say`it is perpendicular to BC, but passes through B` },
      { value: lineThrough(a, -along, up), because: say`the sign of the slope was lost` },
      { value: lineThrough({ x: -a.x, y: -a.y }, along, up), because: say`the signs of A were lost` },
    ].filter(({ value }) => value !== answer),
    steps:
      kind === 'altitude'
        ? [
            say`The slope of BC is ${fraction(rise, run)}.`,
            say`The altitude is perpendicular to BC, so its slope is ${fraction(-run, rise)}.`,
            say`It passes through A${at(a)}.`,
            say`Its equation is ${answer}`,
          ]
        : [
            say`The mid-point of BC is ${at(middle)}.`,
            say`The median joins it to A${at(a)}.`,
            say`Its slope is ${fraction(up, along)}.`,
            say`Its equation is ${answer}`,
          ],
  }
}
