import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { percent } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'

/** "Each side of a square grows by 20%. By what per cent does its area grow?" */
export const dimensionPercent = defineGenerator({
  id: 'mensuration/dimension-percent',
  version: 1,
  concepts: ['percent-change-in-area', 'percent-change-in-volume'],
  levels: {
    easy: { forms: [sameFigure] },
    medium: { forms: [twoSides, backwards] },
    hard: { forms: [keepArea, cylinderChange] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    // Tries everything on a figure of 100 by 100.
    switch (given.find) {
      case 'power': {
        const side = 100 + given.change
        return Math.abs(side ** given.power / 100 ** (given.power - 1) - 100)
      }
      case 'area-of-two':
        return Math.abs(((100 + given.first) * (100 + given.second)) / 100 - 100)
      case 'side': {
        const grown = 100 + given.growth
        const side = range(1, 400).find(
          (length) => Math.abs((length / 100) ** given.power * 100 - grown) < 1e-6,
        )
        return (side ?? Number.NaN) - 100
      }
      case 'keep': {
        const other = (100 * 100) / (100 + given.change)
        return Math.abs(100 - other)
      }
      case 'cylinder':
        return Math.abs(((100 + given.radius) / 100) ** 2 * (100 + given.height) - 100)
    }
  },
})

const FIGURES = [
  { figure: 'each side of a square', what: 'its area', power: 2 },
  { figure: 'the radius of a circle', what: 'its area', power: 2 },
  { figure: 'each side of an equilateral triangle', what: 'its area', power: 2 },
  { figure: 'the diameter of a circle', what: 'its area', power: 2 },
  { figure: 'each edge of a cube', what: 'its total surface', power: 2 },
  { figure: 'the radius of a sphere', what: 'its surface', power: 2 },
  { figure: 'each edge of a cube', what: 'its volume', power: 3 },
  { figure: 'the radius of a sphere', what: 'its volume', power: 3 },
] as const

const OBJECTS = [
  'a poster',
  'a tile',
  'a model',
  'a toy',
  'a sign',
  'a carving',
  'a plan',
  'a lamp',
  'an ornament',
]

function sameFigure(rng: Random) {
  const { figure, what, power } = rng.pick(FIGURES)
  const sign = rng.pick([1, -1] as const)
  const size = power === 2 ? rng.int(5, sign === 1 ? 80 : 60, 5) : rng.int(10, sign === 1 ? 60 : 50, 10)
  const change = sign * size
  const after = (100 + change) ** power / 100 ** power
  const key = Math.abs(after * 100 - 100)
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const [grows, grow] = sign === 1 ? ['is increased', 'increase'] : ['is decreased', 'decrease']
  const answer = percent(key)
  const object = rng.pick(OBJECTS)
  return {
    concept: 'percent-change-in-area',
    given: { find: 'power' as const, change, power },
    prompt: rng.pick([
      say`In a plan for ${object}, ${person.name} of ${town} sees that ${figure} ${grows} by ${percent(size)}. By what per cent does ${what} ${grow}?`,
      say`For ${object} in ${town}, ${person.name} changes a drawing: ${figure} ${grows} by ${percent(size)}. What is the percentage ${grow} in ${what}?`,
      say`${person.name} of ${town} finds that ${figure} on ${object} ${grows} by ${percent(size)}. Find the per cent ${grow} of ${what}.`,
      say`When ${figure} ${grows} by ${percent(size)} by a designer in ${town}, ${what} will ${grow} by`,
    ]),
    answer,
    mistakes: [
      { value: size, because: say`the change of the length was kept` },
      {
        value: power * size,
        because:
          power === 2
            ? say`the change was doubled; the change of the change was forgotten`
            : say`the change was multiplied by 3; it must be applied three times`,
      },
      {
        value: (100 + size) ** (5 - power) / 100 ** (4 - power) - 100,
        because:
          power === 2
            ? say`an increase was applied three times, as for a volume`
            : say`an increase was applied twice, as for an area`,
      },
      { value: size ** 2 / 100, because: say`the percentage was squared` },
      {
        value: Math.abs((100 - change) ** power / 100 ** (power - 1) - 100),
        because: say`the change was taken in the other direction`,
      },
      { value: size / 2, because: say`the change was halved` },
      { value: after * 100, because: say`that is what the new value is in per cent of the old one` },
    ],
    steps: [
      say`The new length is ${100 + change}% of the old one, a factor of ${(100 + change) / 100}.`,
      say`Then ${what} becomes ${(100 + change) / 100}${power === 2 ? '²' : '³'} = ${percent(after * 100)} of the old one, a change of ${answer}`,
    ],
  }
}

const RECTANGLES = [
  'a rectangle',
  'a rectangular field',
  'a rectangular photo',
  'a rectangular board',
  'a rectangular carpet',
  'a rectangular screen',
]

function twoSides(rng: Random) {
  const { first, second } = rng.until(
    () => ({ first: rng.int(1, 12) * 5 * rng.pick([1, -1]), second: rng.int(1, 10) * 5 * rng.pick([1, -1]) }),
    (drawn) => (100 + drawn.first) * (100 + drawn.second) !== 10000,
  )
  const after = ((100 + first) * (100 + second)) / 100
  const change = after - 100
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const said = (value: number) =>
    value > 0 ? say`increased by ${percent(value)}` : say`decreased by ${percent(-value)}`
  const direction = change > 0 ? 'increase' : 'decrease'
  const answer = percent(Math.abs(change))
  const figure = rng.pick(RECTANGLES)
  return {
    concept: 'percent-change-in-area',
    given: { find: 'area-of-two' as const, first, second },
    prompt: rng.pick([
      say`The length of ${figure} in ${town} is ${said(first)} and its breadth ${said(second)}. By what per cent does its area ${direction}?`,
      say`${person.name} of ${town} redraws ${figure}: the length is ${said(first)}, the breadth is ${said(second)}. Find the per cent ${direction} of the area.`,
      say`In ${town}, one side of ${figure} is ${said(second)} and the other ${said(first)}. What is the percentage ${direction} in area, as ${person.name} reckons it?`,
      say`If ${person.name} has the breadth of ${figure} ${said(second)} and its length ${said(first)}, the area will ${direction} by`,
    ]),
    answer,
    mistakes: [
      { value: Math.abs(first + second), because: say`the two changes were simply added up` },
      { value: Math.abs(first - second), because: say`the sign of one change was turned round` },
      {
        value: Math.abs(first + second - (first * second) / 100),
        because: say`the product of the two changes was taken with the wrong sign`,
      },
      { value: Math.abs(first * second) / 100, because: say`the two percentages were multiplied` },
      { value: Math.abs(first), because: say`only the change of the length was counted` },
      { value: Math.abs(second), because: say`only the change of the breadth was counted` },
      { value: after, because: say`that is what the new area is in per cent of the old one` },
    ],
    steps: [
      say`The new length is ${100 + first}% and the new breadth ${100 + second}% of the old one.`,
      say`New area = ${100 + first} × ${100 + second} ÷ 100 = ${after}% of the old one`,
      say`The ${direction} is ${change > 0 ? `${after} − 100` : `100 − ${after}`} = ${answer}`,
    ],
  }
}

function backwards(rng: Random) {
  const { figure, what, power } = rng.pick(FIGURES)
  const size = power === 2 ? rng.int(5, 70, 5) : rng.pick([10, 20, 30, 40, 50, 60, 100])
  const growth = (100 + size) ** power / 100 ** (power - 1) - 100
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const answer = percent(size)
  return {
    concept: 'percent-change-in-area',
    given: { find: 'side' as const, growth, power },
    prompt: rng.pick([
      say`If ${what.replace('its', 'the')} of ${figure.replace(/^.* of /, '')} is to grow by ${percent(growth)}, by what per cent must ${person.name} of ${town} increase ${figure}?`,
      say`${person.name} of ${town} increases ${figure} so that ${what} becomes ${percent(growth)} larger. What is the percentage increase of the length?`,
      say`By what per cent was ${figure} increased, if ${what} grew by ${percent(growth)} when ${person.name} rebuilt it in ${town}?`,
    ]),
    answer,
    mistakes: [
      {
        value: growth / power,
        because:
          power === 2
            ? say`the increase was halved instead of taking the square root`
            : say`the increase was divided by 3 instead of taking the cube root`,
      },
      { value: growth, because: say`the increase of ${what} was kept for the length` },
      { value: size / 2, because: say`the root of the factor was halved` },
      { value: size * 2, because: say`the increase was doubled` },
      { value: 100 + size, because: say`that is the new length in per cent of the old one` },
      { value: size + 10, because: say`the root of ${(100 + growth) / 100} was taken 0.1 too large` },
      { value: size - 5, because: say`the root of ${(100 + growth) / 100} was taken 0.05 too small` },
    ],
    steps: [
      say`The new value is ${100 + growth}% of the old one, a factor of ${(100 + growth) / 100}.`,
      say`The factor of the length is its ${power === 2 ? 'square' : 'cube'} root: ${(100 + size) / 100}`,
      say`So the length grows by ${answer}`,
    ],
  }
}

/** Changes of one side, and the change of the other side that keeps the product; all are short or well known. */
const KEPT = [10, 20, 25, 50, 60, 100, 150, -20, -10, -50, -60, -75, -37.5, 12.5, -25, 40, -40, 300] as const

function keepArea(rng: Random) {
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
    concept: 'percent-change-in-area',
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

function cylinderChange(rng: Random) {
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
    concept: 'percent-change-in-volume',
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
