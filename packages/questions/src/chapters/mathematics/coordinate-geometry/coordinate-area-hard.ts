import type { Random } from '../../../kit/random/random.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'
import { at, cross, signed, squares, written } from './coordinates.ts'

/** The hard forms of areas in the plane. */
export function quadrilateral(rng: Random) {
  // One corner in each quarter of the plane, so that no corner is turned inwards by much and the order is plain.
  const corners = [
    { x: rng.int(2, 9), y: rng.int(2, 9) },
    { x: -rng.int(2, 9), y: rng.int(2, 9) },
    { x: -rng.int(2, 9), y: -rng.int(2, 9) },
    { x: rng.int(2, 9), y: -rng.int(2, 9) },
  ]
  const [a = { x: 0, y: 0 }, b = a, c = a, d = a] = corners
  const terms = [cross(a, b), cross(b, c), cross(c, d), cross(d, a)]
  const double = terms.reduce((sum, term) => sum + term, 0)
  const [first, second] = [
    Math.abs(cross(a, b) + cross(b, c) + cross(c, a)) / 2,
    Math.abs(cross(a, c) + cross(c, d) + cross(d, a)) / 2,
  ]
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const answer = squares(double / 2)
  const across = (Math.abs(a.x - b.x) + Math.abs(c.x - d.x)) / 2
  return {
    given: { find: 'area' as const, corners },
    prompt: rng.pick([
      say`The corners of a quadrilateral, in order, are ${at(a)}, ${at(b)}, ${at(c)} and ${at(d)}. What is its area?`,
      say`${person.name} draws the quadrilateral ABCD with A${at(a)}, B${at(b)}, C${at(c)} and D${at(d)} on squared paper. Find its area in squares.`,
      say`A four-sided plot near ${town} has its corners, going round, at ${at(a)}, ${at(b)}, ${at(c)} and ${at(d)} on a grid map. How many squares does it cover?`,
      say`Joining ${at(a)} to ${at(b)}, on to ${at(c)}, to ${at(d)} and back, ${person.name} encloses an area of`,
    ]),
    answer,
    mistakes: [
      { value: double, because: say`the sum was not halved` },
      { value: first, because: say`only the triangle of the first three corners was counted` },
      { value: second, because: say`only the triangle of the first, third and fourth corner was counted` },
      { value: double / 4, because: say`the sum was halved twice` },
      {
        value: across * (Math.abs(a.y - d.y) + Math.abs(b.y - c.y)),
        because: say`the mean width was multiplied by the sum of the heights`,
      },
      {
        value: (across * (Math.abs(a.y - d.y) + Math.abs(b.y - c.y))) / 2,
        because: say`the shape was taken for a rectangle of mean width and height`,
      },
      {
        value: Math.max(a.x, d.x) * Math.max(a.y, b.y) * 2,
        because: say`twice the rectangle in the first quarter was taken`,
      },
    ],
    steps: [
      say`Going round, each corner and the next give x₁y₂ − x₂y₁.`,
      say`The four values are ${written(terms[0] ?? 0)}, ${written(terms[1] ?? 0)}, ${written(terms[2] ?? 0)} and ${written(terms[3] ?? 0)}.`,
      say`Their sum is ${written(double)}.`,
      say`Area = ${double} ÷ 2 = ${answer}`,
    ],
  }
}

export function unknown(rng: Random) {
  const left = rng.int(-8, 3)
  const base = rng.int(3, 14)
  const x = rng.int(-9, 12)
  const ground = -rng.int(0, 8)
  const high = -ground + rng.int(1, 14)
  // The other solution lies as far below the base and is negative.
  const k = ground + high
  const [a, b] = [
    { x: left, y: ground },
    { x: left + base, y: ground },
  ]
  const area = (base * high) / 2
  const person = rng.pick(people)
  const town = rng.pick(towns)
  return {
    given: { find: 'unknown' as const, corners: [a, b] as const, x, area },
    prompt: rng.pick([
      say`The triangle with the corners ${at(a)}, ${at(b)} and (${written(x)}, k) has an area of ${squares(area)}. If k is positive, what is k?`,
      say`${person.name} of ${town} marks A${at(a)}, B${at(b)} and C(${written(x)}, k) with k > 0 so that triangle ABC covers ${squares(area)}. Find k.`,
      say`For which positive k is the area of the triangle between ${at(a)}, ${at(b)} and (${written(x)}, k) equal to ${squares(area)}, asks ${person.name}.`,
      say`A sail on a drawing from ${town} has its lower corners at ${at(a)} and ${at(b)} and its top at (${written(x)}, k), above the x-axis. Its area is ${squares(area)}. The value of k is`,
    ]),
    answer: k,
    within: [-80, 80] as const,
    mistakes: [
      { value: ground - high, because: say`that is the other solution, which is negative` },
      ...(ground === 0
        ? []
        : [
            {
              value: high,
              because: say`the height of the triangle was taken for k; the base does not lie on the x-axis`,
            },
          ]),
      { value: ground + area / base, because: say`the area was not doubled` },
      { value: ground + 2 * high, because: say`the height was doubled once more` },
      { value: high - ground, because: say`the sign of the y-coordinate of the base was lost` },
      { value: area / base, because: say`the area was divided by the base` },
      { value: k + 1, because: say`the steps of the grid were counted from 1` },
      { value: k - 1, because: say`the first step of the grid was left out` },
    ],
    steps: [
      say`The base from ${at(a)} to ${at(b)} is level and ${base} long.`,
      say`Height = 2 × ${area} ÷ ${base} = ${high}`,
      say`The top lies ${high} above or below the level ${written(ground)}; k is positive, so it lies above.`,
      say`k = ${written(ground)} + ${signed(high)} = ${k}`,
    ],
  }
}
