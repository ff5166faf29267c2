import type { Random } from '../../../kit/random/random.ts'
import { gcd } from '../../../kit/values/exact.ts'
import { ratio } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'
import { at, drawSpot, shift, signed } from './coordinates.ts'

/** The hard forms of dividing a segment. */
export function axisRatio(rng: Random) {
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

export function centroidCorner(rng: Random) {
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
