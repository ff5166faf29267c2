import type { Random } from '../../../kit/random/random.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'
import { at, drawSpot, drawStep, type Spot, signed, units, written } from './coordinates.ts'

/** Two points and the place of an axis that is equally far from both. */
export function equidistant(rng: Random) {
  const axis = rng.pick(['x', 'y'] as const)
  const { along, one, other } = rng.until(
    () => {
      const [p, q, r] = [rng.int(-9, 9), rng.int(-9, 9), rng.int(1, 9) * rng.pick([1, -1])]
      const s = rng.int(1, 9) * rng.pick([1, -1])
      // |(p, r)|² − |(q, s)|² = 2 × place × (p − q)
      const place = p === q ? Number.NaN : (p * p + r * r - q * q - s * s) / (2 * (p - q))
      return { along: place, one: { x: p, y: r }, other: { x: q, y: s } }
    },
    (drawn) => Number.isInteger(drawn.along) && Math.abs(drawn.along) <= 15 && drawn.along !== 0,
  )
  const turned = (spot: Spot): Spot => (axis === 'x' ? spot : { x: spot.y, y: spot.x })
  const [first, second] = [turned(one), turned(other)]
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const coordinate = axis
  const gap = one.x - other.x
  const [left, right] = [one.x ** 2 + one.y ** 2, other.x ** 2 + other.y ** 2]
  return {
    given: { find: 'axis' as const, axis, one: first, other: second },
    prompt: rng.pick([
      say`Which ${coordinate}-coordinate has the point of the ${axis}-axis that is equally far from ${at(first)} and ${at(second)}?`,
      say`A point of the ${axis}-axis has the same distance from A${at(first)} and B${at(second)}. Find its ${coordinate}-coordinate for ${person.name}.`,
      say`On a grid map of ${town} a bus stop is to be built on the ${axis}-axis, equally far from a school at ${at(first)} and a hospital at ${at(second)}. What is the ${coordinate}-coordinate of the stop?`,
      say`${person.name} looks on the ${axis}-axis for the centre of a circle through ${at(first)} and ${at(second)}. Its ${coordinate}-coordinate is`,
    ]),
    answer: along,
    within: [-60, 60] as const,
    mistakes: [
      { value: -along, because: say`a sign was lost on the way` },
      {
        value: (one.x + other.x) / 2,
        because: say`the middle of the two ${coordinate}-coordinates was taken`,
      },
      { value: 2 * along, because: say`the factor 2 was forgotten in squaring` },
      { value: along / 2, because: say`the factor 2 was used twice` },
      { value: one.x + other.x, because: say`the two ${coordinate}-coordinates were added` },
      { value: (left + right) / (2 * gap), because: say`the squares were added instead of subtracted` },
      { value: gap, because: say`the difference of the two ${coordinate}-coordinates was taken` },
    ],
    steps: [
      say`Let the point be ${axis === 'x' ? '(k, 0)' : '(0, k)'}. Both squares of distances are equal.`,
      say`(k − ${signed(one.x)})² + ${one.y * one.y} = (k − ${signed(other.x)})² + ${other.y * other.y}`,
      say`k² falls out: ${2 * gap} × k = ${left} − ${right} = ${left - right}`,
      say`k = ${left - right} ÷ ${signed(2 * gap)} = ${along}`,
    ],
  }
}

export function unknown(rng: Random) {
  const other = drawSpot(rng, 9)
  const step = drawStep(rng)
  const [dx, dy] = [Math.abs(step.x), step.y]
  const [k, y] = [other.x + dx, other.y + dy]
  const person = rng.pick(people)
  const town = rng.pick(towns)
  return {
    given: { find: 'unknown' as const, y, other, length: step.length },
    prompt: rng.pick([
      say`The distance between (k, ${written(y)}) and ${at(other)} is ${units(step.length)}. If k is greater than ${written(other.x)}, what is k?`,
      say`${person.name} of ${town} marks A(k, ${written(y)}) and B${at(other)} so that AB = ${units(step.length)} and A lies to the right of B. Find k.`,
      say`A lamp at (k, ${written(y)}) on a grid map of ${town} is ${units(step.length)} away from a gate at ${at(other)}, and k > ${written(other.x)}. The value of k is`,
      say`For which k, greater than ${written(other.x)}, is the point (k, ${written(y)}) exactly ${units(step.length)} from ${at(other)} in the drawing of ${person.name}?`,
    ]),
    answer: k,
    within: [-80, 80] as const,
    mistakes: [
      { value: other.x - dx, because: say`that is the other solution, to the left` },
      { value: dx, because: say`that is only the difference of the x-coordinates` },
      { value: other.x + step.length, because: say`the whole distance was added to the x-coordinate` },
      {
        value: other.x + step.length - Math.abs(dy),
        because: say`the difference of the y-coordinates was subtracted without squares`,
      },
      { value: other.x + Math.abs(dy), because: say`the difference of the y-coordinates was added` },
      { value: dx - other.x, because: say`the sign of ${written(other.x)} was turned round` },
      { value: other.x - Math.abs(dy), because: say`the difference of the y-coordinates was taken off` },
    ],
    steps: [
      say`(k − ${signed(other.x)})² + (${written(y)} − ${signed(other.y)})² = ${step.length}²`,
      say`The y-coordinates differ by ${Math.abs(dy)}, so (k − ${signed(other.x)})² = ${step.length ** 2} − ${dy ** 2} = ${dx ** 2}`,
      say`k − ${signed(other.x)} = ${dx}, because k is the greater one.`,
      say`k = ${dx} + ${signed(other.x)} = ${k}`,
    ],
  }
}
