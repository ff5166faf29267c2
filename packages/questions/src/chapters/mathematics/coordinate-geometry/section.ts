import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { gcd } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { ratio } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { say } from '../../../kit/wording/say.ts'
import { at, drawSpot, lineWords, type Spot, shift, signed, written } from './coordinates.ts'

/** "P divides the segment from (1, 2) to (7, 11) in the ratio 1 : 2. What are its coordinates?" */
export const section = defineGenerator({
  id: 'geometry/section',
  version: 7,
  concepts: ['midpoint-formula', 'internal-division', 'centroid-by-coordinates'],
  levels: {
    easy: { forms: [midpoint] },
    medium: { forms: [divides, fourthCorner, axisRatio, centroidCorner] },
    hard: { forms: [lineRatio] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'middle':
        return at({
          x: given.one.x + (given.other.x - given.one.x) / 2,
          y: given.one.y + (given.other.y - given.one.y) / 2,
        })
      case 'end':
        // As far beyond the middle as the first end lies before it.
        return at(shift(given.middle, given.middle.x - given.one.x, given.middle.y - given.one.y))
      case 'divides': {
        const share = given.parts[0] / (given.parts[0] + given.parts[1])
        return at(
          tidy({
            x: given.one.x + share * (given.other.x - given.one.x),
            y: given.one.y + share * (given.other.y - given.one.y),
          }),
        )
      }
      case 'fourth': {
        const [a, b, c] = given.corners
        return at(shift(a, c.x - b.x, c.y - b.y))
      }
      case 'axis-ratio': {
        const [p, q] = given.axis === 'x' ? [given.one.y, given.other.y] : [given.one.x, given.other.x]
        return ratio(Math.abs(p), Math.abs(q))
      }
      case 'line-ratio': {
        // The point on the segment where the line is met, by halving.
        const value = (share: number) =>
          given.a * (given.one.x + share * (given.other.x - given.one.x)) +
          given.b * (given.one.y + share * (given.other.y - given.one.y)) -
          given.c
        let [low, high] = [0, 1]
        for (let step = 0; step < 60; step++) {
          const middle = (low + high) / 2
          if (value(middle) * value(0) > 0) low = middle
          else high = middle
        }
        const found = range(1, 60).flatMap((m) => range(1, 60).map((n) => [m, n] as const))
        const [m, n] = found.find(([p, q]) => Math.abs(p / (p + q) - low) < 1e-9) ?? [0, 1]
        return ratio(m, n)
      }
      case 'third-corner': {
        // The mean of the three corners must be the centroid.
        const [a, b] = given.corners
        for (let x = -80; x <= 80; x++)
          for (let y = -80; y <= 80; y++)
            if (a.x + b.x + x === 3 * given.centroid.x && a.y + b.y + y === 3 * given.centroid.y)
              return at({ x, y })
        return ''
      }
    }
  },
})

const tidy = ({ x, y }: Spot): Spot => ({ x: Math.round(x * 1e6) / 1e6, y: Math.round(y * 1e6) / 1e6 })

function midpoint(rng: Random) {
  const { middle, step } = rng.until(
    () => ({
      middle: drawSpot(rng, 10),
      step: { x: rng.int(1, 9) * rng.pick([1, -1]), y: rng.int(1, 9) * rng.pick([1, -1]) },
    }),
    (drawn) => new Set([drawn.middle.x, drawn.middle.y, drawn.step.x, drawn.step.y].map(Math.abs)).size === 4,
  )
  const [one, other] = [shift(middle, -step.x, -step.y), shift(middle, step.x, step.y)]
  const isMiddle = rng.chance(0.6)
  const answer = at(isMiddle ? middle : other)
  const wrong = isMiddle
    ? [
        {
          value: at({ x: one.x + other.x, y: one.y + other.y }),
          because: say`the coordinates were added but not halved`,
        },
        {
          value: at({ x: step.x, y: step.y }),
          because: say`half of the differences was taken instead of half of the sums`,
        },
        { value: at({ x: -step.x, y: -step.y }), because: say`the coordinates were subtracted and halved` },
        {
          value: at({ x: middle.x, y: step.y }),
          because: say`the y-coordinates were subtracted instead of added`,
        },
        {
          value: at({ x: step.x, y: middle.y }),
          because: say`the x-coordinates were subtracted instead of added`,
        },
        { value: at({ x: middle.y, y: middle.x }), because: say`the two coordinates were exchanged` },
        { value: at({ x: 2 * step.x, y: 2 * step.y }), because: say`the coordinates were subtracted` },
      ]
    : [
        { value: at({ x: middle.x + one.x, y: middle.y + one.y }), because: say`the coordinates were added` },
        { value: at(shift(one, step.x / 2, step.y / 2)), because: say`that is the middle between A and M` },
        { value: at({ x: step.x, y: step.y }), because: say`that is only the way from A to M` },
        {
          value: at({ x: 2 * middle.x + one.x, y: 2 * middle.y + one.y }),
          because: say`the coordinates of A were added instead of taken off`,
        },
        { value: at({ x: other.y, y: other.x }), because: say`the two coordinates were exchanged` },
        {
          value: at({ x: 2 * one.x - middle.x, y: 2 * one.y - middle.y }),
          because: say`A was taken for the middle`,
        },
        {
          value: at({ x: 2 * middle.x, y: 2 * middle.y }),
          because: say`the coordinates of M were only doubled`,
        },
      ]
  return {
    concept: 'midpoint-formula',
    given: isMiddle ? { find: 'middle' as const, one, other } : { find: 'end' as const, one, middle },
    prompt: isMiddle
      ? rng.pick([
          say`${ask(rng, say`the midpoint of the line segment joining ${at(one)} and ${at(other)}`)}`,
          say`The coordinates of the midpoint of the line joining A${at(one)} and B${at(other)} are:`,
          say`If M is the midpoint of the line segment from A${at(one)} to B${at(other)}, then M is:`,
          say`The point halfway between ${at(one)} and ${at(other)} is:`,
          say`If P${at(one)} and Q${at(other)} are the ends of a diameter of a circle, then what are the coordinates of its centre?`,
        ])
      : rng.pick([
          say`If M${at(middle)} is the midpoint of the line segment AB and A is ${at(one)}, then what are the coordinates of B?`,
          say`The midpoint of the line segment joining A${at(one)} and B is ${at(middle)}. ${rng.pick(['Find the coordinates of B.', 'What are the coordinates of B?', 'The coordinates of B are:'])}`,
          say`A is ${at(one)}, and the midpoint of AB is ${at(middle)}. B is:`,
          say`The centre of a circle is ${at(middle)} and one end of a diameter is ${at(one)}. What are the coordinates of the other end?`,
        ]),
    answer,
    mistakes: wrong,
    steps: isMiddle
      ? [
          say`The midpoint has half of the sums of the coordinates.`,
          say`((${written(one.x)} + ${signed(other.x)}) ÷ 2, (${written(one.y)} + ${signed(other.y)}) ÷ 2) = ${answer}`,
        ]
      : [
          say`M has half of the sums of the coordinates, so B has twice those of M less those of A.`,
          say`(2 × ${signed(middle.x)} − ${signed(one.x)}, 2 × ${signed(middle.y)} − ${signed(one.y)}) = ${answer}`,
        ],
  }
}

function divides(rng: Random) {
  const [p, q] = rng.pick([
    [1, 2],
    [2, 1],
    [1, 3],
    [3, 1],
    [2, 3],
    [3, 2],
    [1, 4],
    [4, 1],
    [3, 4],
    [4, 3],
    [5, 2],
    [2, 5],
  ])
  const one = drawSpot(rng, 9)
  const unit = { x: rng.int(1, 4) * rng.pick([1, -1]), y: rng.int(1, 4) * rng.pick([1, -1]) }
  const other = shift(one, unit.x * (p + q), unit.y * (p + q))
  const point = shift(one, unit.x * p, unit.y * p)
  const answer = at(point)
  return {
    concept: 'internal-division',
    given: { find: 'divides' as const, one, other, parts: [p, q] as const },
    prompt: rng.pick([
      say`A point P divides the line segment joining A${at(one)} and B${at(other)} internally in the ratio ${ratio(p, q)}. What are the coordinates of P?`,
      say`${rng.pick(['Find', 'Determine', 'Work out'])} the coordinates of the point which divides the line segment from ${at(one)} to ${at(other)} internally in the ratio ${ratio(p, q)}.`,
      say`P divides the line segment from A${at(one)} to B${at(other)} internally in the ratio ${ratio(p, q)}. P is:`,
      say`AP : PB = ${ratio(p, q)} on the segment from A${at(one)} to B${at(other)}. Find P.`,
      say`If P lies on the line segment joining A${at(one)} and B${at(other)} such that AP : PB = ${ratio(p, q)}, then the coordinates of P are:`,
    ]),
    answer,
    mistakes: [
      { value: at(shift(one, unit.x * q, unit.y * q)), because: say`the ratio was turned round` },
      { value: at(shift(one, unit.x, unit.y)), because: say`only one part was taken` },
      {
        value: at({ x: unit.x * p, y: unit.y * p }),
        because: say`the way from A to P was taken for the point P`,
      },
      { value: at({ x: one.x + other.x, y: one.y + other.y }), because: say`the coordinates were added` },
      { value: at({ x: point.y, y: point.x }), because: say`the two coordinates were exchanged` },
      { value: at(shift(other, unit.x * p, unit.y * p)), because: say`the way was counted on from B` },
      {
        value: at(shift(one, -unit.x * p, -unit.y * p)),
        because: say`the way was counted in the wrong direction`,
      },
    ],
    steps: [
      say`From A to B it is ${written(unit.x * (p + q))} in x and ${written(unit.y * (p + q))} in y.`,
      say`P lies ${p} of ${p + q} parts along: ${written(unit.x * p)} in x and ${written(unit.y * p)} in y.`,
      say`P = (${written(one.x)} + ${signed(unit.x * p)}, ${written(one.y)} + ${signed(unit.y * p)}) = ${answer}`,
    ],
  }
}

function fourthCorner(rng: Random) {
  const { a, b, c } = rng.until(
    () => ({ a: drawSpot(rng, 9), b: drawSpot(rng, 9), c: drawSpot(rng, 9) }),
    ({ a, b, c }) => Math.abs((b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)) >= 12,
  )
  const d = shift(a, c.x - b.x, c.y - b.y)
  const answer = at(d)
  return {
    concept: 'midpoint-formula',
    given: { find: 'fourth' as const, corners: [a, b, c] as const },
    prompt: rng.pick([
      say`Three consecutive vertices of a parallelogram ABCD are A${at(a)}, B${at(b)} and C${at(c)}. What are the coordinates of D?`,
      say`If A${at(a)}, B${at(b)}, C${at(c)} and D are the vertices of a parallelogram taken in order, then find D.`,
      say`Find D, if ABCD is a parallelogram with A${at(a)}, B${at(b)} and C${at(c)}.`,
      say`A${at(a)}, B${at(b)}, C${at(c)} and D form the parallelogram ABCD. D is:`,
      say`ABCD is a parallelogram in which A, B and C are ${at(a)}, ${at(b)} and ${at(c)}, respectively. The coordinates of D are:`,
    ]),
    answer,
    mistakes: [
      {
        value: at(shift(b, c.x - a.x, c.y - a.y)),
        because: say`A and B were exchanged: that makes ABDC a parallelogram`,
      },
      {
        value: at(shift(a, b.x - c.x, b.y - c.y)),
        because: say`the way from B to C was taken in the wrong direction`,
      },
      {
        value: at({ x: (a.x + c.x) / 2, y: (a.y + c.y) / 2 }),
        because: say`that is the point where the diagonals meet`,
      },
      {
        value: at({ x: a.x + b.x + c.x, y: a.y + b.y + c.y }),
        because: say`the coordinates of B were added instead of taken off`,
      },
      { value: at({ x: d.y, y: d.x }), because: say`the two coordinates were exchanged` },
      {
        value: at({ x: d.x, y: a.y + b.y - c.y }),
        because: say`the y-coordinates of B and C were exchanged`,
      },
      {
        value: at({ x: a.x + b.x - c.x, y: d.y }),
        because: say`the x-coordinates of B and C were exchanged`,
      },
    ],
    steps: [
      say`The diagonals of a parallelogram halve each other, so A and C have the same midpoint as B and D.`,
      say`The sums of the coordinates are equal: A + C = B + D`,
      say`D = (${written(a.x)} + ${signed(c.x)} − ${signed(b.x)}, ${written(a.y)} + ${signed(c.y)} − ${signed(b.y)}) = ${answer}`,
    ],
  }
}

/** "In what ratio does the line 2x + y = 4 divide the line segment joining (2, −2) and (3, 7)?" */
function lineRatio(rng: Random) {
  const { a, b, c, one, other, p, q } = rng.until(
    () => {
      const [a, b, c] = [rng.int(1, 4), rng.pick([-1, 1]) * rng.int(1, 4), rng.int(-9, 12)]
      const one = { x: rng.int(-6, 6), y: rng.int(-8, 8) }
      const other = { x: rng.int(-6, 9), y: rng.int(-8, 9) }
      return { a, b, c, one, other, p: a * one.x + b * one.y - c, q: a * other.x + b * other.y - c }
    },
    (drawn) => {
      const common = gcd(Math.abs(drawn.p), Math.abs(drawn.q))
      return (
        drawn.p * drawn.q < 0 &&
        Math.abs(drawn.p) !== Math.abs(drawn.q) &&
        Math.max(Math.abs(drawn.p), Math.abs(drawn.q)) / common <= 12 &&
        gcd(drawn.a, Math.abs(drawn.b)) === 1
      )
    },
  )
  const common = gcd(Math.abs(p), Math.abs(q))
  const [m, n] = [Math.abs(p) / common, Math.abs(q) / common]
  const answer = ratio(m, n)
  const line = lineWords(a, b, c)
  return {
    concept: 'internal-division',
    given: { find: 'line-ratio' as const, a, b, c, one, other },
    prompt: rng.pick([
      say`In what ratio does the line ${line} divide the line segment joining ${at(one)} and ${at(other)}?`,
      say`The ratio in which the line segment from A${at(one)} to B${at(other)} is divided by the line ${line} is:`,
      say`The line ${line} divides the line segment from ${at(one)} to ${at(other)} in the ratio:`,
      say`A${at(one)} and B${at(other)} lie on opposite sides of the line ${line}, which meets AB at C. ${ask(rng, 'the ratio AC : CB')}`,
      say`If the line ${line} cuts the line segment joining P${at(one)} and Q${at(other)} at R, then ${askThen(rng, 'the ratio PR : RQ')}`,
    ]),
    answer,
    mistakes: [
      { value: ratio(n, m), because: say`the ratio was turned round` },
      { value: ratio(m, m + n), because: say`the first part was compared with the whole segment` },
      { value: ratio(m + n, n), because: say`the whole segment was compared with the second part` },
      { value: ratio(1, 1), because: say`the line was taken to pass through the middle` },
      { value: ratio(m + 1, n), because: say`the first value was found one too large` },
      { value: ratio(m, n + 1), because: say`the second value was found one too large` },
      ...(one.y * other.y !== 0 && Math.abs(one.y) !== Math.abs(other.y)
        ? [
            {
              value: ratio(Math.abs(one.y), Math.abs(other.y)),
              because: say`only the y-coordinates were compared`,
            },
          ]
        : []),
    ],
    steps: [
      say`Let the line divide the segment as k : 1, at the point with x = (${signed(other.x)}k + ${signed(one.x)}) ÷ (k + 1) and y = (${signed(other.y)}k + ${signed(one.y)}) ÷ (k + 1).`,
      say`At the first end, the left side less the right side of the equation is ${signed(p)}; at the second end it is ${signed(q)}.`,
      say`Putting the point in gives ${signed(q)}k + ${signed(p)} = 0, so k = ${Math.abs(p)} ÷ ${Math.abs(q)}`,
      say`The ratio is ${answer}`,
    ],
  }
}

function axisRatio(rng: Random) {
  const axis = rng.pick(['x', 'y'] as const)
  const { p, q } = rng.until(
    () => ({ p: rng.int(1, 12), q: rng.int(1, 12) }),
    (drawn) => drawn.p !== drawn.q && gcd(drawn.p, drawn.q) <= 3,
  )
  const sign = rng.pick([1, -1])
  const [u, v] = [rng.int(-12, 12), rng.int(-12, 12)]
  const [one, other] =
    axis === 'x'
      ? [
          { x: u, y: sign * p },
          { x: v, y: -sign * q },
        ]
      : [
          { x: sign * p, y: u },
          { x: -sign * q, y: v },
        ]
  const answer = ratio(p, q)
  const [r, s] = [Math.abs(u), Math.abs(v)]
  const coordinate = axis === 'x' ? 'y' : 'x'
  return {
    concept: 'internal-division',
    given: { find: 'axis-ratio' as const, axis, one, other },
    prompt: rng.pick([
      say`In what ratio does the ${axis}-axis divide the line segment joining ${at(one)} and ${at(other)}?`,
      say`The ratio in which the line segment from A${at(one)} to B${at(other)} is divided by the ${axis}-axis is:`,
      say`The ${axis}-axis divides the line segment from ${at(one)} to ${at(other)} in the ratio:`,
      say`If the line segment joining P${at(one)} and Q${at(other)} cuts the ${axis}-axis at R, then ${askThen(rng, 'the ratio PR : RQ')}`,
    ]),
    answer,
    mistakes: [
      { value: ratio(q, p), because: say`the ratio was turned round` },
      { value: ratio(p, p + q), because: say`the first part was compared with the whole segment` },
      { value: ratio(p + q, q), because: say`the whole segment was compared with the second part` },
      ...(r > 0 && s > 0
        ? [
            {
              value: ratio(r, s),
              because: say`the ${axis}-coordinates were used; on the ${axis}-axis it is the ${coordinate}-coordinate that is 0`,
            },
          ]
        : []),
      { value: ratio(p * p, q * q), because: say`the ${coordinate}-coordinates were squared` },
      { value: ratio(1, 1), because: say`the axis was taken to pass through the middle` },
      { value: ratio(p + 1, q), because: say`the steps were counted from the wrong grid line` },
    ],
    steps: [
      say`On the ${axis}-axis the ${coordinate}-coordinate is 0.`,
      say`Let P divide AB as k : 1. Then its ${coordinate}-coordinate is (k × ${signed(axis === 'x' ? other.y : other.x)} + ${signed(axis === 'x' ? one.y : one.x)}) ÷ (k + 1) = 0`,
      say`So k = ${p} ÷ ${q}`,
      say`AP : PB = ${answer}`,
    ],
  }
}

function centroidCorner(rng: Random) {
  const { a, b, centroid } = rng.until(
    () => ({ a: drawSpot(rng, 9), b: drawSpot(rng, 9), centroid: drawSpot(rng, 6) }),
    ({ a, b, centroid }) =>
      Math.abs((b.x - a.x) * (centroid.y - a.y) - (centroid.x - a.x) * (b.y - a.y)) >= 4,
  )
  const c = { x: 3 * centroid.x - a.x - b.x, y: 3 * centroid.y - a.y - b.y }
  const answer = at(c)
  return {
    concept: 'centroid-by-coordinates',
    given: { find: 'third-corner' as const, corners: [a, b] as const, centroid },
    prompt: rng.pick([
      say`Two vertices of a triangle are ${at(a)} and ${at(b)}, and its centroid is ${at(centroid)}. What are the coordinates of the third vertex?`,
      say`If G${at(centroid)} is the centroid of △ABC with A${at(a)} and B${at(b)}, then find the coordinates of C.`,
      say`The triangle with the vertices A${at(a)}, B${at(b)} and C has its centroid at ${at(centroid)}. C is:`,
      say`The medians of △ABC meet at ${at(centroid)}. If A is ${at(a)} and B is ${at(b)}, find C.`,
      say`The centroid of a triangle is ${at(centroid)} and two of its vertices are ${at(a)} and ${at(b)}. The third vertex is:`,
    ]),
    answer,
    mistakes: [
      {
        value: at({ x: centroid.x - a.x - b.x, y: centroid.y - a.y - b.y }),
        because: say`the coordinates of the centroid were not multiplied by 3`,
      },
      { value: at({ x: 3 * centroid.x, y: 3 * centroid.y }), because: say`A and B were not taken off` },
      {
        value: at({ x: 2 * centroid.x - a.x, y: 2 * centroid.y - a.y }),
        because: say`the centroid was taken for the middle between A and C`,
      },
      {
        value: at({ x: 3 * centroid.x + a.x + b.x, y: 3 * centroid.y + a.y + b.y }),
        because: say`A and B were added instead of taken off`,
      },
      {
        value: at({ x: 2 * centroid.x - a.x - b.x, y: 2 * centroid.y - a.y - b.y }),
        because: say`the coordinates of the centroid were doubled instead of multiplied by 3`,
      },
      { value: at({ x: c.y, y: c.x }), because: say`the two coordinates were exchanged` },
      { value: at(shift(c, 2 * b.x, 0)), because: say`the sign of the x-coordinate of B was lost` },
    ],
    steps: [
      say`The coordinates of the centroid are the means of those of the corners.`,
      say`So the corners add up to 3 × ${signed(centroid.x)} = ${signed(3 * centroid.x)} in x and 3 × ${signed(centroid.y)} = ${signed(3 * centroid.y)} in y.`,
      say`A and B together have ${signed(a.x + b.x)} in x and ${signed(a.y + b.y)} in y.`,
      say`C = (${signed(3 * centroid.x)} − ${signed(a.x + b.x)}, ${signed(3 * centroid.y)} − ${signed(a.y + b.y)}) = ${answer}`,
    ],
  }
}
