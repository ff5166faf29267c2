import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { count, money } from '../../../kit/values/value.ts'
import { ask } from '../../../kit/wording/ask.ts'
import { say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'

/** "If 12 taps fill a tank in 35 minutes, in how many minutes do 15 taps fill it?" */
export const variation = defineGenerator({
  id: 'arithmetic/variation',
  version: 2,
  concepts: ['direct-and-inverse-proportion'],
  levels: {
    easy: { forms: [direct, inverse] },
    medium: { forms: [direct, inverse, varies, map] },
    hard: { forms: [square, joint, joint] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'direct':
        return bisect((value) => value / given.many - given.value / given.few, 1e9)
      case 'inverse':
        return bisect((value) => value * given.other - given.value * given.one, 1e9)
      case 'map':
        // Shown on the map once more.
        return bisect((km) => (km * 100_000) / given.scale - given.onMap, 1e6)
      case 'varies':
        return given.isInverse
          ? bisect((value) => value * given.y2 - given.x * given.y, 1e9)
          : bisect((value) => value / given.y2 - given.x / given.y, 1e9)
      case 'square':
        return bisect((value) => value / given.y2 ** 2 - given.x / given.y ** 2, 1e9)
      case 'joint':
        return bisect((value) => (value * given.z2) / given.y2 - (given.x * given.z) / given.y, 1e9)
    }
  },
})

const CONCEPT = 'direct-and-inverse-proportion'

const GOODS = ['notebooks', 'pens', 'chairs', 'mangoes', 'bulbs', 'shirts', 'plates', 'tickets'] as const

function direct(rng: Random) {
  const goods = rng.pick(GOODS)
  const [few, many] = rng.until(
    () => [rng.int(4, 24), rng.int(5, 60)] as const,
    ([one, other]) => one !== other && one * 5 !== other,
  )
  const each = rng.int(6, 90)
  const [value, answer] = [few * each, many * each]
  return {
    concept: CONCEPT,
    given: { find: 'direct' as const, few, value, many },
    prompt: rng.pick([
      say`The cost of ${few} ${goods} is ${money(value)}. ${ask(rng, say`the cost of ${many} ${goods} at the same rate`)}`,
      say`If ${few} ${goods} cost ${money(value)}, how much do ${many} ${goods} cost?`,
      say`The price of ${goods} is in direct proportion to their number. If ${few} of them cost ${money(value)}, what do ${many} cost?`,
    ]),
    answer: money(answer),
    mistakes: [
      { value: (value * few) / many, because: say`the inverse proportion was taken` },
      { value: value + (many - few), because: say`the difference of the numbers was added` },
      { value: each * (many + few), because: say`the two numbers were added` },
      { value: value * many, because: say`the price of one was not found first` },
      { value: each * Math.abs(many - few), because: say`only the difference was paid for` },
      { value: answer + each, because: say`one too many was counted` },
      { value: answer - each, because: say`one too few was counted` },
    ],
    steps: [say`One costs ${value} ÷ ${few} = ${money(each)}.`, say`${many} × ${each} = ${money(answer)}`],
  }
}

/** Things of which more need less time. */
const INVERSE = [
  { who: 'workers', does: 'build a wall', unit: 'days' },
  { who: 'pumps', does: 'empty a tank', unit: 'hours' },
  { who: 'taps of one size', does: 'fill a tank', unit: 'minutes' },
  { who: 'printers', does: 'print a book', unit: 'hours' },
  { who: 'tractors', does: 'plough a field', unit: 'days' },
  { who: 'cows', does: 'eat up a store of hay', unit: 'days' },
] as const

function drawInverse(rng: Random) {
  return rng.until(
    () => {
      const [one, other, value] = [rng.int(4, 30), rng.int(4, 36), rng.int(6, 60)]
      return { one, other, value, answer: (one * value) / other }
    },
    ({ one, other, value, answer }) =>
      one !== other && Number.isInteger(answer) && answer !== value && answer >= 3 && answer <= 90,
  )
}

function inverse(rng: Random) {
  const { who, does, unit } = rng.pick(INVERSE)
  const { one, other, value, answer } = drawInverse(rng)
  return {
    concept: CONCEPT,
    given: { find: 'inverse' as const, one, value, other },
    prompt: rng.pick([
      say`${one} ${who} ${does} in ${value} ${unit}. In how many ${unit} do ${other} ${who} ${does}?`,
      say`If ${one} ${who} can ${does} in ${value} ${unit}, how many ${unit} will ${other} ${who} need?`,
      say`${one} ${who} need ${value} ${unit} to ${does}. Find the number of ${unit} that ${other} ${who} need.`,
    ]),
    answer: count(answer),
    mistakes: [
      { value: Math.round((value * other) / one), because: say`the direct proportion was taken` },
      { value: Math.abs(value - (other - one)), because: say`the difference of the numbers was taken off` },
      { value: value + Math.abs(other - one), because: say`the difference of the numbers was added` },
      { value: answer + 2, because: say`a slip in the division` },
      { value: answer - 1, because: say`a slip in the division` },
      { value: Math.round(value / 2), because: say`the time was halved` },
    ].filter((wrong) => wrong.value > 0),
    steps: [
      say`More ${who} need less time: the product stays the same, ${one} × ${value} = ${one * value}.`,
      say`${one * value} ÷ ${other} = ${answer}`,
    ],
  }
}

function map(rng: Random) {
  // Whole kilometres; with 1 : 1,00,000 the two lengths would be the same number.
  const { scale, onMap } = rng.until(
    () => ({ scale: rng.pick([50_000, 200_000, 250_000, 500_000, 1_000_000]), onMap: rng.int(3, 48) }),
    (drawn) => (drawn.scale * drawn.onMap) % 100_000 === 0,
  )
  const answer = (scale * onMap) / 100_000
  return {
    concept: CONCEPT,
    given: { find: 'map' as const, scale, onMap },
    prompt: stem(
      rng,
      [say`A map is drawn to the scale 1 : ${scale}.`, say`The scale of a map is 1 : ${scale}.`],
      [
        say`Two towns are ${onMap} cm apart on it. How many kilometres apart are they?`,
        say`What distance in kilometres does a line of ${onMap} cm on it stand for?`,
      ],
    ),
    answer: count(answer),
    mistakes: [
      { value: answer * 10, because: say`1 km is 1,00,000 cm, not 10,000 cm` },
      { value: answer / 10, because: say`1 km is 1,00,000 cm, not 10,00,000 cm` },
      { value: answer * 2, because: say`the scale was doubled` },
      { value: answer / 2, because: say`the scale was halved` },
      { value: answer + onMap, because: say`the length on the map was added` },
    ],
    steps: [say`${onMap} × ${scale} cm = ${onMap * scale} cm`, say`${onMap * scale} ÷ 1,00,000 = ${answer}`],
  }
}

function varies(rng: Random) {
  const isInverse = rng.chance(0.55)
  const { x, y, y2, answer } = rng.until(
    () => {
      const [x, y, y2] = [rng.int(3, 60), rng.int(2, 24), rng.int(2, 36)]
      return { x, y, y2, answer: isInverse ? (x * y) / y2 : (x * y2) / y }
    },
    (drawn) =>
      drawn.y !== drawn.y2 &&
      Number.isInteger(drawn.answer) &&
      drawn.answer !== drawn.x &&
      drawn.answer > 1 &&
      drawn.answer <= 300 &&
      drawn.x !== drawn.y,
  )
  const how = isInverse ? 'inversely' : 'directly'
  return {
    concept: CONCEPT,
    given: { find: 'varies' as const, isInverse, x, y, y2 },
    prompt: rng.pick([
      say`A quantity x varies ${how} as y, and x = ${x} when y = ${y}. ${ask(rng, say`x when y = ${y2}`)}`,
      say`If x is ${how} proportional to y and x = ${x} for y = ${y}, what is x for y = ${y2}?`,
      say`Two quantities x and y are in ${isInverse ? 'inverse' : 'direct'} proportion. When y is ${y}, x is ${x}. Find x when y is ${y2}.`,
    ]),
    answer: count(answer),
    mistakes: [
      {
        value: Math.round(isInverse ? (x * y2) / y : (x * y) / y2),
        because: isInverse ? say`the direct proportion was taken` : say`the inverse proportion was taken`,
      },
      { value: Math.abs(x + y2 - y), because: say`the differences were set equal` },
      { value: Math.round((y * y2) / x), because: say`x and y were mixed up` },
      { value: answer + y, because: say`y was added` },
      { value: answer * 2, because: say`the result was doubled` },
    ].filter((wrong) => wrong.value > 0),
    steps: isInverse
      ? [say`The product stays the same: ${x} × ${y} = ${x * y}.`, say`x = ${x * y} ÷ ${y2} = ${answer}`]
      : [say`The quotient x/y stays the same: ${x} ÷ ${y}.`, say`x = ${x} × ${y2} ÷ ${y} = ${answer}`],
  }
}

function square(rng: Random) {
  const { x, y, y2, answer } = rng.until(
    () => {
      const [y, y2, factor] = [rng.int(2, 9), rng.int(2, 12), rng.int(2, 9)]
      return { x: factor * y * y, y, y2, answer: factor * y2 * y2 }
    },
    (drawn) => drawn.y !== drawn.y2,
  )
  return {
    concept: CONCEPT,
    given: { find: 'square' as const, x, y, y2 },
    prompt: rng.pick([
      say`A quantity x varies directly as the square of y, and x = ${x} when y = ${y}. ${ask(rng, say`x when y = ${y2}`)}`,
      say`If x is directly proportional to y² and x = ${x} for y = ${y}, what is x for y = ${y2}?`,
    ]),
    answer: count(answer),
    mistakes: [
      { value: Math.round((x * y2) / y), because: say`y was not squared` },
      { value: Math.round((x * y * y) / (y2 * y2)), because: say`the inverse proportion was taken` },
      { value: Math.round(x * (y2 / y) ** 3), because: say`y was cubed` },
      { value: x + y2 * y2 - y * y, because: say`the differences were set equal` },
      { value: answer * 2, because: say`the result was doubled` },
    ].filter((wrong) => wrong.value > 0),
    steps: [
      say`x = ky², so the square of y counts.`,
      say`x/y² stays the same: ${x} ÷ ${y * y} = ${x / (y * y)}.`,
      say`x = ${x / (y * y)} × ${y2 * y2} = ${answer}`,
    ],
  }
}

function joint(rng: Random) {
  const { x, y, z, y2, z2, answer } = rng.until(
    () => {
      const [x, y, z, y2, z2] = [
        rng.int(4, 60),
        rng.int(2, 15),
        rng.int(2, 15),
        rng.int(2, 20),
        rng.int(2, 20),
      ]
      return { x, y, z, y2, z2, answer: (x * z * y2) / (y * z2) }
    },
    (drawn) =>
      Number.isInteger(drawn.answer) &&
      drawn.answer > 1 &&
      drawn.answer <= 200 &&
      drawn.answer !== drawn.x &&
      new Set([drawn.y, drawn.y2]).size === 2 &&
      new Set([drawn.z, drawn.z2]).size === 2,
  )
  return {
    concept: CONCEPT,
    given: { find: 'joint' as const, x, y, z, y2, z2 },
    prompt: rng.pick([
      say`A quantity x varies directly as y and inversely as z, and x = ${x} when y = ${y} and z = ${z}. ${ask(rng, say`x when y = ${y2} and z = ${z2}`)}`,
      say`If x is directly proportional to y and inversely proportional to z, and x = ${x} for y = ${y} and z = ${z}, what is x for y = ${y2} and z = ${z2}?`,
    ]),
    answer: count(answer),
    mistakes: [
      { value: Math.round((x * y2 * z2) / (y * z)), because: say`x was taken to vary directly as z` },
      { value: Math.round((x * y * z2) / (y2 * z)), because: say`y and z were exchanged` },
      { value: Math.round((x * y2) / y), because: say`z was left out` },
      { value: Math.round((x * z) / z2), because: say`y was left out` },
      { value: answer * 2, because: say`the result was doubled` },
    ].filter((wrong) => wrong.value > 0),
    steps: [
      say`x = ky/z for one constant k.`,
      say`x × z ÷ y stays the same: ${x} × ${z} ÷ ${y}.`,
      say`x = ${x} × ${z} × ${y2} ÷ (${y} × ${z2}) = ${answer}`,
    ],
  }
}
