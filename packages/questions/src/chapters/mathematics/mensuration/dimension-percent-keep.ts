import type { Random } from '../../../kit/random/random.ts'
import { percent } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'

/** Changes of one side, and what the other side must do so that the product stays: all of them end soon or are well known. */
const KEPT = [10, 20, 25, 50, 60, 100, 150, -20, -10, -50, -60, -75, -37.5, 12.5, -25, 40, -40, 300] as const

/** The hard forms: one length against another. */
export function keepArea(rng: Random) {
  const change = rng.pick(KEPT)
  const other = 10000 / (100 + change)
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const key = Math.abs(100 - other)
  const [said, direction] = change > 0 ? ['increased', 'decreased'] : ['decreased', 'increased']
  const size = Math.abs(change)
  const answer = percent(key)
  const [figure, first, second, what] = rng.pick([
    ['a rectangle', 'length', 'breadth', 'area'],
    ['a rectangular plot', 'length', 'breadth', 'area'],
    ['a triangle', 'base', 'height', 'area'],
    ['a parallelogram', 'base', 'height', 'area'],
    ['a rhombus', 'longer diagonal', 'shorter diagonal', 'area'],
    ['a cylinder', 'base area', 'height', 'volume'],
    ['a cone', 'base area', 'height', 'volume'],
  ] as const)
  return {
    given: { find: 'keep' as const, change },
    prompt: rng.pick([
      say`${person.name} of ${town} has the ${first} of ${figure} ${said} by ${percent(size)}. By what per cent must the ${second} be ${direction} so that the ${what} stays the same?`,
      say`The ${first} of ${figure} drawn in ${town} is ${said} by ${percent(size)}. To keep the ${what} unchanged, ${person.name} must have the ${second} ${direction} by`,
      say`In a drawing that ${person.name} makes in ${town}, ${figure} keeps its ${what} although its ${first} is ${said} by ${percent(size)}. By what per cent is the ${second} ${direction}?`,
    ]),
    answer,
    mistakes: [
      { value: size, because: say`the same percentage was taken; it is a part of another length now` },
      { value: (size * size) / 100, because: say`the percentage was squared` },
      { value: other, because: say`that is what is left of the ${second}, or what it becomes, in per cent` },
      { value: size / 2, because: say`half of the percentage was taken` },
      {
        value: Math.abs(100 - 10000 / (100 - change)),
        because: say`the change was divided by the wrong length: the sign was turned round`,
      },
      { value: 2 * key, because: say`the change was doubled` },
      { value: key / 2, because: say`the change was halved` },
      { value: size + key, because: say`the two changes were added` },
    ],
    steps: [
      say`The new ${first} is ${100 + change}% of the old one, a factor of ${(100 + change) / 100}.`,
      say`The ${what} stays when the factor of the ${second} is 1 ÷ ${(100 + change) / 100}.`,
      say`The ${second} becomes ${percent(other)} of the old one.`,
      say`So it is ${direction} by ${answer}`,
    ],
  }
}

export function cylinderChange(rng: Random) {
  const body = rng.pick(['cylinder', 'cone', 'square prism', 'square pyramid'])
  const side = body.startsWith('square') ? 'side of the base' : 'radius'
  const { radius, height } = rng.until(
    () => ({
      radius: rng.int(1, 6) * 10 * rng.pick([1, -1]),
      height: rng.int(1, 12) * 5 * rng.pick([1, -1]),
    }),
    (drawn) => drawn.radius > -60 && ((100 + drawn.radius) / 100) ** 2 * (100 + drawn.height) !== 100,
  )
  const after = ((100 + radius) ** 2 * (100 + height)) / 10000
  const change = after - 100
  const direction = change > 0 ? 'increase' : 'decrease'
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const said = (value: number) =>
    value > 0 ? say`increased by ${percent(value)}` : say`decreased by ${percent(-value)}`
  const answer = percent(Math.abs(change))
  return {
    given: { find: 'cylinder' as const, radius, height },
    prompt: rng.pick([
      say`The ${side} of a ${body} is ${said(radius)} and its height ${said(height)}. By what per cent does its volume ${direction}, as ${person.name} of ${town} finds?`,
      say`${person.name} of ${town} makes a new ${body}: the height is ${said(height)}, the ${side} is ${said(radius)}. Find the per cent ${direction} of the volume.`,
      say`In ${town} a ${body} is changed so that its ${side} is ${said(radius)} while its height is ${said(height)}. The volume that ${person.name} computes will ${direction} by`,
    ]),
    answer,
    mistakes: [
      { value: Math.abs(radius + height), because: say`the two changes were simply added up` },
      {
        value: Math.abs(2 * radius + height),
        because: say`the change of the ${side} was doubled and the other one added`,
      },
      {
        value: Math.abs(((100 + radius) * (100 + height)) / 100 - 100),
        because: say`the ${side} was not squared`,
      },
      {
        value: Math.abs(((100 + radius) * (100 + height) ** 2) / 10000 - 100),
        because: say`the height was squared instead of the ${side}`,
      },
      {
        value: Math.abs((100 + radius) ** 2 / 100 - 100),
        because: say`the change of the height was left out`,
      },
      { value: Math.abs(height), because: say`only the change of the height was counted` },
      { value: after, because: say`that is what the new volume is in per cent of the old one` },
    ],
    steps: [
      say`The ${side} counts twice in the volume, the height once.`,
      say`Factors: ${(100 + radius) / 100}² = ${((100 + radius) / 100) ** 2} and ${(100 + height) / 100}`,
      say`New volume = ${((100 + radius) / 100) ** 2} × ${(100 + height) / 100} = ${after / 100} of the old one`,
      say`The ${direction} is ${answer}`,
    ],
  }
}
