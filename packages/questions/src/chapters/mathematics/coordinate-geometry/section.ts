import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { gcd } from '../../../kit/values/exact.ts'
import { ratio } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'
import { at, drawSpot, type Spot, shift, signed, written } from './coordinates.ts'

/** "P divides the segment from (1, 2) to (7, 11) in the ratio 1 : 2. What are its coordinates?" */
export const section = defineGenerator({
  id: 'geometry/section',
  version: 1,
  concepts: ['midpoint-formula', 'internal-division', 'centroid-by-coordinates'],
  levels: {
    easy: { forms: [midpoint] },
    medium: { forms: [divides, fourthCorner] },
    hard: { forms: [axisRatio, centroidCorner] },
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
  const person = rng.pick(people)
  const town = rng.pick(towns)
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
          say`What is the midpoint of the line segment that joins ${at(one)} and ${at(other)}?`,
          say`${person.name} wants to meet a friend halfway. On a grid map of ${town} they live at ${at(one)} and ${at(other)}. Which point lies in the middle between them?`,
          say`The ends of a diameter of a circle drawn by ${person.name} are ${at(one)} and ${at(other)}. Find the centre of the circle.`,
          say`On a plan of ${town} a tap is to stand halfway along the straight pipe from ${at(one)} to ${at(other)}. The coordinates of the tap are`,
        ])
      : rng.pick([
          say`M${at(middle)} is the midpoint of the segment from A${at(one)} to B. What are the coordinates of B?`,
          say`A circle with centre M${at(middle)}, drawn by ${person.name}, has a diameter AB with A${at(one)}. Find B.`,
          say`On a grid map of ${town} a well M${at(middle)} lies exactly halfway between the house A${at(one)} of ${person.name} and the school B. Where is the school?`,
          say`If ${person.name} walks in a straight line from A${at(one)} to M${at(middle)} and then as far again to B, the point B is`,
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
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const answer = at(point)
  return {
    concept: 'internal-division',
    given: { find: 'divides' as const, one, other, parts: [p, q] as const },
    prompt: rng.pick([
      say`P divides the segment from A${at(one)} to B${at(other)} internally in the ratio AP : PB = ${ratio(p, q)}. What are the coordinates of P?`,
      say`A straight road on a grid map of ${town} runs from A${at(one)} to B${at(other)}. ${person.name} puts a board on it so that its distances from A and B are as ${ratio(p, q)}. Where does the board stand?`,
      say`Find the point that divides the line from ${at(one)} to ${at(other)} in the ratio ${ratio(p, q)}, counted from the first point, for ${person.name}.`,
      say`${person.name} cuts a rod that lies from A${at(one)} to B${at(other)} on squared paper into two parts, ${ratio(p, q)}, the first of them at A. The cut is at`,
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
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const answer = at(d)
  return {
    concept: 'midpoint-formula',
    given: { find: 'fourth' as const, corners: [a, b, c] as const },
    prompt: rng.pick([
      say`Three corners of a parallelogram ABCD, in order, are A${at(a)}, B${at(b)} and C${at(c)}. What are the coordinates of D?`,
      say`${person.name} draws a parallelogram ABCD on squared paper and has already marked A${at(a)}, B${at(b)} and C${at(c)}. Where must D be?`,
      say`A plot ABCD near ${town} is a parallelogram. On the map A is ${at(a)}, B is ${at(b)} and C is ${at(c)}. Find the corner D for ${person.name}.`,
      say`If A${at(a)}, B${at(b)}, C${at(c)} and D are the corners of a parallelogram in this order, then D is`,
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
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const answer = ratio(p, q)
  const [r, s] = [Math.abs(u), Math.abs(v)]
  const coordinate = axis === 'x' ? 'y' : 'x'
  return {
    concept: 'internal-division',
    given: { find: 'axis-ratio' as const, axis, one, other },
    prompt: rng.pick([
      say`In what ratio does the ${axis}-axis divide the line segment from ${at(one)} to ${at(other)}, counted from the first point?`,
      say`A straight road on a grid map of ${town} leads from the house of ${person.name} at ${at(one)} to a shop at ${at(other)}. A railway runs along the ${axis}-axis. In what ratio, house to crossing and crossing to shop, is the road divided?`,
      say`The segment from A${at(one)} to B${at(other)} cuts the ${axis}-axis in P. Find AP : PB for ${person.name}.`,
      say`${person.name} stretches a thread from A${at(one)} to B${at(other)} on squared paper and marks where it crosses the ${axis}-axis. Measured from A, the mark divides the thread in the ratio`,
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
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const answer = at(c)
  return {
    concept: 'centroid-by-coordinates',
    given: { find: 'third-corner' as const, corners: [a, b] as const, centroid },
    prompt: rng.pick([
      say`Two corners of a triangle are A${at(a)} and B${at(b)}, and its centroid is ${at(centroid)}. What is the third corner C?`,
      say`${person.name} marks the centroid G${at(centroid)} of a triangle ABC on squared paper, with A${at(a)} and B${at(b)}. Find C.`,
      say`A triangular park ABC on a grid map of ${town} has a fountain at its centroid ${at(centroid)}. The gates A and B are at ${at(a)} and ${at(b)}. Where is the third corner, C, that ${person.name} looks for?`,
      say`The medians of △ABC meet at ${at(centroid)}. If A is ${at(a)} and B is ${at(b)} in the drawing of ${person.name}, then C is`,
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
