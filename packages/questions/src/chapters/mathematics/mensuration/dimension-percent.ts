import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { percent } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { type Message, say } from '../../../kit/wording/say.ts'

/** "Each side of a square grows by 20%. By what per cent does its area grow?" */
export const dimensionPercent = defineGenerator({
  id: 'mensuration/dimension-percent',
  version: 11,
  concepts: ['percent-change-in-area', 'percent-change-in-volume', 'plane-figures', 'solid-figures'],
  levels: {
    easy: { forms: [sameFigure] },
    medium: { forms: [...often(6, twoSides), backwards] },
    hard: { forms: [keepArea, ...often(11, cylinderChange)] },
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
  { figure: 'each side of a regular hexagon', what: 'its area', power: 2 },
  { figure: 'each side of a rhombus', what: 'its area (its angles being kept)', power: 2 },
  { figure: 'the radius of a hemisphere', what: 'its curved surface', power: 2 },
  { figure: 'the diameter of a sphere', what: 'its volume', power: 3 },
  { figure: 'each side of a square plot', what: 'its area', power: 2 },
  { figure: 'the radius of a circular park', what: 'its area', power: 2 },
  { figure: 'the diameter of a circular plate', what: 'its area', power: 2 },
  { figure: 'each side of a square tile', what: 'its area', power: 2 },
  { figure: 'the radius of a circular pond', what: 'its area', power: 2 },
  { figure: 'each side of a regular pentagon', what: 'its area', power: 2 },
  { figure: 'each side of a regular octagon', what: 'its area', power: 2 },
  { figure: 'the diagonal of a square', what: 'its area', power: 2 },
  { figure: 'the perimeter of a square', what: 'its area', power: 2 },
  { figure: 'the circumference of a circle', what: 'its area', power: 2 },
  { figure: 'the height of an equilateral triangle', what: 'its area', power: 2 },
  { figure: 'the radius of a semicircle', what: 'its area', power: 2 },
  { figure: 'each side of a square field', what: 'its area', power: 2 },
  { figure: 'the radius of a circular disc', what: 'its area', power: 2 },
  { figure: 'the diameter of a round table', what: 'the area of its top', power: 2 },
  { figure: 'each edge of a regular tetrahedron', what: 'its total surface', power: 2 },
  { figure: 'the diameter of a ball', what: 'its surface', power: 2 },
  { figure: 'each edge of a cubical box', what: 'its total surface', power: 2 },
  { figure: 'the radius of a spherical balloon', what: 'its surface', power: 2 },
  { figure: 'each edge of a cubical box', what: 'its volume', power: 3 },
  { figure: 'the radius of a spherical balloon', what: 'its volume', power: 3 },
  { figure: 'the radius of a hemisphere', what: 'its volume', power: 3 },
  { figure: 'each edge of a regular tetrahedron', what: 'its volume', power: 3 },
] as const

const conceptsOf = (figure: string, power: number): string[] => [
  power === 3 ? 'percent-change-in-volume' : 'percent-change-in-area',
  /cub|spher|tetrahedron|ball/.test(figure) ? 'solid-figures' : 'plane-figures',
]

/** Volumes are asked more rarely: only for few percentages they are short. */
const drawFigure = (rng: Random) => {
  const power = rng.chance(0.06) ? 3 : 2
  return rng.pick(FIGURES.filter((one) => one.power === power))
}

function sameFigure(rng: Random) {
  const { figure, what, power } = drawFigure(rng)
  const sign = rng.pick([1, -1] as const)
  // Fives mostly, as in papers, and now and then 12% or 8%.
  const size =
    power === 3
      ? rng.int(10, sign === 1 ? 100 : 50, 10)
      : rng.chance(0.6)
        ? rng.int(5, sign === 1 ? 80 : 60, 5)
        : rng.int(2, 48, 2)
  const change = sign * size
  const after = (100 + change) ** power / 100 ** power
  const key = Math.abs(after * 100 - 100)
  const grows = rng.pick(
    sign === 1 ? ['is increased', 'increases'] : ['is decreased', 'decreases', 'is reduced'],
  )
  const grow = sign === 1 ? 'increase' : 'decrease'
  const answer = percent(key)
  return {
    concept: conceptsOf(figure, power),
    given: { find: 'power' as const, change, power },
    prompt: rng.pick([
      say`If ${figure} ${grows} by ${percent(size)}, then by what per cent does ${what} ${grow}?`,
      say`If ${figure} ${grows} by ${percent(size)}, ${askThen(rng, say`the percentage ${grow} in ${what}`)}`,
      say`When ${figure} ${grows} by ${percent(size)}, ${what} will ${grow} by:`,
      say`${figure} ${grows} by ${percent(size)}. ${ask(rng, say`the ${rng.pick(['percentage', 'per cent'])} ${grow} in ${what}`)}`,
      say`By what percentage will ${what} ${grow} when ${figure} ${grows} by ${percent(size)}?`,
      say`${figure} ${grows} by ${percent(size)}. By what per cent does ${what} ${grow}?`,
      say`What percentage ${grow} in ${what} follows if ${figure} ${grows} by ${percent(size)}?`,
      say`${figure} ${grows} by ${percent(size)}. As a result, ${what} will ${grow} by:`,
      say`${ask(rng, say`the percentage ${grow} in ${what} when ${figure} ${grows} by ${percent(size)}`)}`,
      say`If ${figure} ${grows} by ${percent(size)}, how much per cent does ${what} ${grow}?`,
    ]),
    answer,
    // The length counts more than once, and nothing decreases by more than 100%.
    within: sign === 1 ? ([size + 0.2, 700] as const) : ([size + 0.2, 99.5] as const),
    mistakes: [
      {
        value: power * size,
        because:
          power === 2
            ? say`the change was doubled; the change of the change was forgotten`
            : say`the change was multiplied by 3; it must be applied three times`,
      },
      // Three times 26% has more places than a paper would print.
      ...(power === 3 || size % 5 === 0
        ? [
            {
              value: (100 + size) ** (5 - power) / 100 ** (4 - power) - 100,
              because:
                power === 2
                  ? say`an increase was applied three times, as for a volume`
                  : say`an increase was applied twice, as for an area`,
            },
          ]
        : []),
      { value: size ** 2 / 100, because: say`the percentage was squared` },
      {
        value: Math.abs((100 - change) ** power / 100 ** (power - 1) - 100),
        because: say`the change was taken in the other direction`,
      },
      {
        value: Math.abs(power * change + (2 * change ** 2) / 100),
        because: say`the square of the change was counted twice`,
      },
      {
        value: Math.abs(power * change - change ** 2 / 100),
        because: say`the square of the change was taken with the wrong sign`,
      },
      { value: key + 4, because: say`a slip in the square made it too large` },
      { value: 1.5 * size, because: say`the change was taken one and a half times` },
      { value: after * 100, because: say`that is what the new value is in per cent of the old one` },
    ].filter(({ value }) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-9),
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
  'a rectangular plot',
  'a rectangular sheet',
  'a rectangular poster',
  'a rectangular window',
  'a rectangular garden',
]

function twoSides(rng: Random) {
  const { first, second } = rng.until(
    () => {
      // Fives mostly, as in papers, and now and then 12% or 8%.
      const draw = (most: number) => (rng.chance(0.6) ? rng.int(1, most) * 5 : rng.int(2, 2 * most) * 2)
      return { first: draw(12) * rng.pick([1, -1]), second: draw(10) * rng.pick([1, -1]) }
    },
    (drawn) => (100 + drawn.first) * (100 + drawn.second) !== 10000,
  )
  const after = ((100 + first) * (100 + second)) / 100
  const change = after - 100
  const said = (value: number) =>
    value > 0 ? say`increased by ${percent(value)}` : say`decreased by ${percent(-value)}`
  const direction = change > 0 ? 'increase' : 'decrease'
  const answer = percent(Math.abs(change))
  const figure = rng.pick(RECTANGLES)
  const both = saidTogether(first, second)
  // Two changes of one direction add to each other, and nothing decreases by more than 100%.
  const isOneWay = first > 0 === second > 0
  const least = isOneWay ? Math.max(Math.abs(first), Math.abs(second)) : 0
  return {
    concept: ['percent-change-in-area', 'plane-figures'],
    given: { find: 'area-of-two' as const, first, second },
    within: [least + 0.2, change > 0 ? 400 : 99] as const,
    prompt: rng.pick([
      say`The length of ${figure} is ${said(first)} and its breadth is ${said(second)}. By what per cent does its area ${direction}?`,
      say`If the length of ${figure} is ${said(first)} and its breadth is ${said(second)}, then ${askThen(rng, say`the percentage ${direction} in its area`)}`,
      say`The breadth of ${figure} is ${said(second)} while its length is ${said(first)}. ${ask(rng, say`the percentage ${direction} in the area`)}`,
      say`If the length and breadth of ${figure} are ${both}, respectively, its area will ${direction} by:`,
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
      ...(isOneWay
        ? [
            {
              value: Math.abs(first + second + (2 * first * second) / 100),
              because: say`the product of the two changes was counted twice`,
            },
            {
              value: Math.abs(first + second + (first * second) / 200),
              because: say`only half of the product of the two changes was counted`,
            },
            {
              value: Math.abs(change) + 1,
              because: say`a slip in the multiplication made it too large`,
            },
            {
              value: Math.abs(change) - 1,
              because: say`a slip in the multiplication made it too small`,
            },
          ]
        : []),
      { value: after, because: say`that is what the new area is in per cent of the old one` },
    ],
    steps: [
      say`The new length is ${100 + first}% and the new breadth ${100 + second}% of the old one.`,
      say`New area = ${100 + first} × ${100 + second} ÷ 100 = ${after}% of the old one`,
      say`The ${direction} is ${change > 0 ? `${after} − 100` : `100 − ${after}`} = ${answer}`,
    ],
  }
}

/** "decreased by 20% and 36%", "increased by 10% and decreased by 5%". */
function saidTogether(first: number, second: number): Message {
  const verb = (value: number) => (value > 0 ? 'increased' : 'decreased')
  const [one, other] = [percent(Math.abs(first)), percent(Math.abs(second))]
  return first > 0 === second > 0
    ? say`${verb(first)} by ${one} and ${other}`
    : say`${verb(first)} by ${one} and ${verb(second)} by ${other}`
}

/** 'its radius', 'each of its sides'. */
const partOf = (figure: string): string =>
  figure
    .replace(/ of .*$/, '')
    .replace(/^each (.*)$/, 'each of its $1s')
    .replace(/^the /, 'its ')

function backwards(rng: Random) {
  const { figure, what, power } = drawFigure(rng)
  const size = power === 2 ? rng.int(4, 90) : rng.pick([10, 20, 30, 40, 50, 60, 70, 80, 100])
  const growth = (100 + size) ** power / 100 ** (power - 1) - 100
  const answer = percent(size)
  return {
    concept: conceptsOf(figure, power),
    given: { find: 'side' as const, growth, power },
    prompt: rng.pick([
      say`If ${what.replace(/its (\S+(?: surface)?)/, `the $1 of ${figure.replace(/^.* of /, '')}`)} increases by ${percent(growth)}, by what per cent is ${partOf(figure)} increased?`,
      say`By what percentage should ${figure} be increased so that ${what} ${rng.pick(['increases', 'becomes greater', 'goes up'])} by ${percent(growth)}?`,
      say`When ${figure} is increased by a certain percentage, ${what} increases by ${percent(growth)}. ${ask(rng, say`the percentage increase in ${figure}`)}`,
      say`${figure} is increased in such a way that ${what} ${rng.pick(['increases', 'rises', 'grows'])} by ${percent(growth)}. By what percentage is it increased?`,
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
const KEPT = [
  10, 20, 25, 50, 60, 100, 150, -20, -10, -50, -60, -75, -37.5, 12.5, -25, 40, -40, 300, 5, -4, 4, 15, 30,
  -30, 75, 80, -80, 125, 200, 28, -36, -5, 8, -15,
] as const

function keepArea(rng: Random) {
  const change = rng.pick(KEPT)
  const other = 10000 / (100 + change)
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
    ['a cuboid', 'base area', 'height', 'volume'],
    ['a rectangular field', 'length', 'width', 'area'],
    ['a prism', 'base area', 'height', 'volume'],
    ['a rectangular sheet', 'breadth', 'length', 'area'],
  ] as const)
  return {
    concept:
      what === 'volume'
        ? ['percent-change-in-volume', 'solid-figures']
        : ['percent-change-in-area', 'plane-figures'],
    given: { find: 'keep' as const, change },
    prompt: rng.pick([
      say`If the ${first} of ${figure} is ${said} by ${percent(size)}, by what per cent must its ${second} be ${direction} so that the ${what} remains the same?`,
      say`The ${first} of ${figure} is ${said} by ${percent(size)}. To keep its ${what} unchanged, its ${second} should be ${direction} by:`,
      say`By what percentage should the ${second} of ${figure} be ${direction} to maintain the same ${what}, if its ${first} is ${said} by ${percent(size)}?`,
      say`The ${what} of ${figure} does not change when its ${first} is ${said} by ${percent(size)}. ${ask(rng, say`the percentage by which its ${second} is ${direction}`)}`,
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
  const body = rng.pick([
    'cylinder',
    'cone',
    'square prism',
    'square pyramid',
    'right circular cylinder',
    'right circular cone',
    'cylindrical tank',
    'conical tent',
    'cylindrical drum',
    'cylindrical can',
    'conical vessel',
  ])
  const side = body.startsWith('square') ? 'side of the base' : rng.pick(['radius', 'radius of the base'])
  const { radius, height } = rng.until(
    () => ({
      radius: rng.int(1, 12) * 5 * rng.pick([1, -1]),
      height: (rng.chance(0.6) ? rng.int(1, 12) * 5 : rng.int(1, 24) * 2) * rng.pick([1, -1]),
    }),
    (drawn) => {
      const volume = (100 + drawn.radius) ** 2 * (100 + drawn.height)
      // At most three places in the percentage.
      return drawn.radius > -60 && volume !== 1_000_000 && volume % 10 === 0
    },
  )
  const after = ((100 + radius) ** 2 * (100 + height)) / 10000
  const change = after - 100
  const direction = change > 0 ? 'increase' : 'decrease'
  const said = (value: number) =>
    value > 0 ? say`increased by ${percent(value)}` : say`decreased by ${percent(-value)}`
  const answer = percent(Math.abs(change))
  // Two changes of one direction add to each other, and nothing decreases by more than 100%.
  const isOneWay = radius > 0 === height > 0
  const least = isOneWay ? Math.max(Math.abs(radius), Math.abs(height)) : 0
  return {
    concept: ['percent-change-in-volume', 'solid-figures'],
    given: { find: 'cylinder' as const, radius, height },
    within: [least + 0.2, change > 0 ? 900 : 99] as const,
    prompt: rng.pick([
      say`If the ${side} of a ${body} is ${said(radius)} and its height is ${said(height)}, by what per cent does its volume ${direction}?`,
      say`The height of a ${body} is ${said(height)} and the ${side} is ${said(radius)}. ${ask(rng, say`the percentage ${direction} in its volume`)}`,
      say`If the ${side} and the height of a ${body} are ${saidTogether(radius, height)}, respectively, then ${askThen(rng, say`the percentage ${direction} in its volume`)}`,
      say`A ${body} is changed so that the ${side} is ${said(radius)} while its height is ${said(height)}. ${ask(rng, say`the percentage ${direction} in its volume`)}`,
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
      { value: Math.abs(change) + 5, because: say`a slip in the multiplication made it too large` },
      { value: Math.abs(change) - 5, because: say`a slip in the multiplication made it too small` },
      { value: after, because: say`that is what the new volume is in per cent of the old one` },
    ],
    steps: [
      say`The ${side} counts twice in the volume, the height once.`,
      say`Factors: ${(100 + radius) / 100}² = ${percent((100 + radius) ** 2 / 100)} and ${(100 + height) / 100}`,
      say`New volume = ${percent((100 + radius) ** 2 / 100)} × ${(100 + height) / 100} = ${percent(after)} of the old one`,
      say`The ${direction} is ${answer}`,
    ],
  }
}
