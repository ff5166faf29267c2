import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { gcd } from '../../../kit/values/exact.ts'
import { count, money } from '../../../kit/values/value.ts'
import { ask, askPlainly } from '../../../kit/wording/ask.ts'
import { say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'

/** "If 12 taps fill a tank in 35 minutes, in how many minutes do 15 taps fill it?" */
export const variation = defineGenerator({
  id: 'arithmetic/variation',
  version: 7,
  concepts: ['direct-and-inverse-proportion'],
  levels: {
    easy: { forms: [direct, inverse, varies] },
    medium: { forms: [map, square, joint, squareOverOther] },
    hard: { forms: [partlyFixed, brokenGem] },
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
      case 'on-map':
        // Cut into lengths that the scale makes one centimetre.
        return bisect((length) => length * given.scale - given.km * 100_000, 1e6)
      case 'varies':
        return given.isInverse
          ? bisect((value) => value * given.y2 - given.x * given.y, 1e9)
          : bisect((value) => value / given.y2 - given.x / given.y, 1e9)
      case 'square':
        return bisect((value) => value / given.y2 ** 2 - given.x / given.y ** 2, 1e9)
      case 'partly-fixed': {
        // Each step of the number costs the same.
        const each = (given.second - given.first) / (given.more - given.few)
        return given.first + each * (given.asked - given.few)
      }
      case 'square-over':
        return bisect((value) => (value * given.z2) / given.y2 ** 2 - (given.x * given.z) / given.y ** 2, 1e9)
      case 'broken': {
        const whole = given.parts.reduce((sum, part) => sum + part, 0)
        const lost = whole ** 2 - given.parts.reduce((sum, part) => sum + part ** 2, 0)
        return bisect((unit) => unit * lost - given.loss, 1e9) * whole ** 2
      }
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
    // More of them cost more, fewer cost less.
    within: many > few ? ([value + 1, 1e6] as const) : ([1, value - 1] as const),
    mistakes: [
      { value: each * (many + few), because: say`the two numbers were added` },
      { value: each * Math.abs(many - few), because: say`only the difference was paid for` },
      { value: (each + 1) * many, because: say`the price of one was taken one rupee too high` },
      { value: (each - 1) * many, because: say`the price of one was taken one rupee too low` },
      { value: 2 * answer, because: say`the result was doubled` },
      { value: (value + answer) / 2, because: say`only half of the change was counted` },
      { value: answer + each, because: say`one too many was counted` },
      { value: answer - each, because: say`one too few was counted` },
    ],
    steps: [say`One costs ${value} ÷ ${few} = ${money(each)}.`, say`${many} × ${each} = ${money(answer)}`],
  }
}

/** Things of which more need less time. */
const INVERSE = [
  { who: 'workers', others: 'workers', does: 'build a wall', again: 'build the wall', unit: 'days' },
  { who: 'pumps', others: 'pumps', does: 'empty a tank', again: 'empty the tank', unit: 'hours' },
  {
    who: 'taps of one size',
    others: 'such taps',
    does: 'fill a tank',
    again: 'fill the tank',
    unit: 'minutes',
  },
  { who: 'printers', others: 'printers', does: 'print a book', again: 'print the book', unit: 'hours' },
  { who: 'tractors', others: 'tractors', does: 'plough a field', again: 'plough the field', unit: 'days' },
  { who: 'cows', others: 'cows', does: 'eat up a store of hay', again: 'eat up the store', unit: 'days' },
  {
    who: 'tailors',
    others: 'tailors',
    does: 'stitch an order of shirts',
    again: 'stitch the order',
    unit: 'days',
  },
  { who: 'painters', others: 'painters', does: 'paint a school', again: 'paint the school', unit: 'days' },
  {
    who: 'clerks',
    others: 'clerks',
    does: 'check the files of an office',
    again: 'check the files',
    unit: 'hours',
  },
] as const

function drawInverse(rng: Random) {
  return rng.until(
    () => {
      const [one, other, value] = [rng.int(4, 30), rng.int(4, 36), rng.int(6, 60)]
      return { one, other, value, answer: (one * value) / other }
    },
    ({ one, other, value, answer }) =>
      one !== other &&
      Number.isInteger(answer) &&
      Math.abs(answer - value) >= 4 &&
      answer >= 4 &&
      answer <= 90,
  )
}

function inverse(rng: Random) {
  const { who, others, does, again, unit } = rng.pick(INVERSE)
  const { one, other, value, answer } = drawInverse(rng)
  return {
    concept: CONCEPT,
    given: { find: 'inverse' as const, one, value, other },
    prompt: rng.pick([
      say`If ${one} ${who} ${does} in ${value} ${unit}, in how many ${unit} do ${other} ${others} ${again}?`,
      say`If ${one} ${who} can ${does} in ${value} ${unit}, how many ${unit} will ${other} ${others} need?`,
      say`It takes ${one} ${who} ${value} ${unit} to ${does}. Find the number of ${unit} that ${other} ${others} need.`,
    ]),
    answer: count(answer),
    // More of them need less time, fewer need more.
    within: other > one ? ([1, value - 1] as const) : ([value + 1, 1000] as const),
    mistakes: [
      {
        value: value - (other - one),
        because: say`the time was changed by as much as the number, but the product stays the same`,
      },
      {
        value: Math.round((value * (2 * one - other)) / one),
        because: say`the time was changed by the same part as the number`,
      },
      { value: Math.round((value + answer) / 2), because: say`only half of the change was counted` },
      {
        value: other > one ? Math.round(value / 2) : 2 * value,
        because: other > one ? say`the time was halved` : say`the time was doubled`,
      },
      {
        value: Math.round((one * value) / (other + 1)),
        because: say`the product was divided by one too many`,
      },
      {
        value: Math.round((one * value) / (other - 1)),
        because: say`the product was divided by one too few`,
      },
      { value: answer + 2, because: say`a slip in the division made it too large` },
      { value: answer - 2, because: say`a slip in the division made it too small` },
    ],
    steps: [
      say`A greater number needs less time: the product stays the same, ${one} × ${value} = ${one * value}.`,
      say`${one * value} ÷ ${other} = ${answer}`,
    ],
  }
}

/** What is measured on a map. */
const ON_MAP = [
  'the distance between two towns',
  'the distance between two villages',
  'the distance between two forts',
  'the length of a canal',
  'the length of a road',
  'the length of a railway line',
  'the length of a river',
] as const

const SCALES = [
  25_000, 50_000, 150_000, 200_000, 250_000, 300_000, 400_000, 500_000, 600_000, 800_000, 1_000_000,
  2_000_000,
]

function map(rng: Random) {
  // Whole kilometres; with 1 : 1,00,000 the two lengths would be the same number.
  const { scale, onMap } = rng.until(
    () => ({ scale: rng.pick(SCALES), onMap: rng.int(3, 48) }),
    (drawn) => (drawn.scale * drawn.onMap) % 100_000 === 0 && drawn.scale * drawn.onMap <= 40_000_000,
  )
  const km = (scale * onMap) / 100_000
  const what = rng.pick(ON_MAP)
  const drawnTo = [say`A map is drawn to the scale 1 : ${scale}.`, say`The scale of a map is 1 : ${scale}.`]
  if (rng.chance(0.4)) {
    return {
      concept: CONCEPT,
      given: { find: 'on-map' as const, scale, km },
      prompt: stem(rng, drawnTo, [
        say`If ${what} is ${km} km, how many centimetres is it on the map?`,
        say`How long on the map, in centimetres, is ${what}, if it is really ${km} km?`,
        say`By how many centimetres does the map show ${what}, which is ${km} km?`,
      ]),
      answer: count(onMap),
      mistakes: [
        { value: onMap * 10, because: say`1 km is 1,00,000 cm, not 10,00,000 cm` },
        { value: km, because: say`that is the number of kilometres` },
        { value: onMap * 2, because: say`the scale was halved` },
        { value: onMap + 2, because: say`a slip was made in the division` },
        { value: onMap - 1, because: say`one was lost in the division` },
        {
          value: Math.round((km * scale) / 100_000),
          because: say`the scale was multiplied instead of divided by`,
        },
      ].filter((wrong) => wrong.value < 100_000),
      steps: [say`${km} km = ${km * 100_000} cm`, say`${km * 100_000} ÷ ${scale} = ${onMap}`],
    }
  }
  return {
    concept: CONCEPT,
    given: { find: 'map' as const, scale, onMap },
    prompt: stem(rng, drawnTo, [
      say`On it ${what} is ${onMap} cm. How many kilometres is it really?`,
      say`If ${what} is ${onMap} cm on the map, how many kilometres is it?`,
      say`What is ${what} in kilometres, if it measures ${onMap} cm on the map?`,
    ]),
    answer: count(km),
    mistakes: [
      { value: km * 10, because: say`1 km is 1,00,000 cm, not 10,000 cm` },
      { value: km / 10, because: say`1 km is 1,00,000 cm, not 10,00,000 cm` },
      { value: km * 2, because: say`the scale was doubled` },
      { value: km / 2, because: say`the scale was halved` },
      { value: km + onMap, because: say`the length on the map was added` },
      { value: Math.abs(km - onMap), because: say`the length on the map was subtracted` },
    ],
    steps: [say`${onMap} × ${scale} cm = ${onMap * scale} cm`, say`${onMap * scale} ÷ 1,00,000 = ${km}`],
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

/** What varies as the square of what; `step` is the step of the second quantity. */
const SQUARES = [
  { what: 'the heat produced in a wire in a second', by: 'the current in it', x: 'joules', y: 'A', step: 1 },
  { what: 'the kinetic energy of a trolley', by: 'its speed', x: 'joules', y: 'm/s', step: 1 },
  { what: 'the force of the wind on a board', by: 'the speed of the wind', x: 'newtons', y: 'm/s', step: 2 },
  { what: 'the price of a gem in rupees', by: 'its weight', x: 'thousand', y: 'grams', step: 1 },
  { what: 'the cost of painting a square board', by: 'its side', x: 'rupees', y: 'm', step: 1 },
  { what: 'the number of tiles of a square floor', by: 'its side', x: 'tiles', y: 'm', step: 1 },
  { what: 'the energy stored in a stretched spring', by: 'its extension', x: 'joules', y: 'cm', step: 1 },
] as const

const NAMES = [
  ['x', 'y', 'z'],
  ['p', 'q', 'r'],
  ['a', 'b', 'c'],
  ['u', 'v', 'w'],
] as const

function square(rng: Random) {
  const story = rng.pick(SQUARES)
  const isStory = rng.chance(0.65)
  const step = isStory ? story.step : 1
  const { x, y, y2, answer } = rng.until(
    () => {
      const [y, y2, factor] = [rng.int(2, 9), rng.int(2, 12), rng.int(2, 9)]
      return { x: factor * y * y, y: step * y, y2: step * y2, answer: factor * y2 * y2 }
    },
    (drawn) => drawn.y !== drawn.y2,
  )
  const [one, other] = rng.pick(NAMES)
  const factor = x / (y * y)
  return {
    concept: CONCEPT,
    given: { find: 'square' as const, x, y, y2 },
    prompt: isStory
      ? stem(
          rng,
          [
            say`${story.what} varies directly as the square of ${story.by}, and it is ${x} ${story.x} for ${y} ${story.y}.`,
            say`${story.what} is directly proportional to the square of ${story.by}. For ${y} ${story.y} it is ${x} ${story.x}.`,
            say`for ${y} ${story.y}, ${story.what}, which varies as the square of ${story.by}, is ${x} ${story.x}.`,
          ],
          [
            say`How many ${story.x} is it for ${y2} ${story.y}?`,
            say`What is it, in ${story.x}, for ${y2} ${story.y}?`,
            say`Find it, in ${story.x}, for ${y2} ${story.y}.`,
          ],
        )
      : rng.pick([
          say`A quantity ${one} varies directly as the square of ${other}, and ${one} = ${x} when ${other} = ${y}. ${askPlainly(rng, say`${one} when ${other} = ${y2}`)}`,
          say`If ${one} is directly proportional to ${other}² and ${one} = ${x} when ${other} = ${y}, what is ${one} when ${other} = ${y2}?`,
          say`When ${other} is ${y}, the quantity ${one} is ${x}. If ${one} varies as the square of ${other}, what is ${one} for ${other} = ${y2}?`,
        ]),
    answer: count(answer),
    mistakes: [
      { value: Math.round((x * y2) / y), because: say`the square was left out` },
      { value: Math.round((x * y * y) / (y2 * y2)), because: say`the inverse proportion was taken` },
      { value: Math.round(x * (y2 / y) ** 3), because: say`the third power was taken` },
      { value: x + Math.abs(y2 - y), because: say`the differences were set equal` },
      { value: answer * 2, because: say`the result was doubled` },
    ].filter((wrong) => wrong.value > 0),
    steps: [
      say`One quantity is k times the square of the other, so the squares count.`,
      ...(Number.isInteger(factor)
        ? [say`k = ${x} ÷ ${y}² = ${factor}`, say`${factor} × ${y2}² = ${answer}`]
        : [
            say`The quotient by the square stays the same: ${x} ÷ ${y}².`,
            say`${x} × ${y2}² ÷ ${y}² = ${answer}`,
          ]),
    ],
  }
}

/** What varies directly as one thing and inversely as another, with the steps of the two. */
const JOINT = [
  {
    what: 'the time to lay a road',
    y: 'its length',
    z: 'the number of workers',
    units: ['days', 'km', 'workers'],
    steps: [1, 5],
  },
  {
    what: 'the resistance of a wire',
    y: 'its length',
    z: 'its area of cross-section',
    units: ['ohms', 'm', 'mm²'],
    steps: [1, 1],
  },
  {
    what: 'the time that a stock of flour lasts',
    y: 'the number of bags',
    z: 'the number of persons',
    units: ['days', 'bags', 'persons'],
    steps: [2, 5],
  },
  {
    what: 'the time to fill a tank',
    y: 'its capacity',
    z: 'the number of equal pipes',
    units: ['minutes', 'kilolitres', 'pipes'],
    steps: [1, 1],
  },
  {
    what: 'the time to type a report',
    y: 'the number of pages',
    z: 'the number of typists',
    units: ['hours', 'pages', 'typists'],
    steps: [20, 1],
  },
  {
    what: 'the time to plough a field',
    y: 'its area',
    z: 'the number of tractors',
    units: ['hours', 'acres', 'tractors'],
    steps: [5, 1],
  },
  {
    what: 'the time to stitch an order of shirts',
    y: 'the number of shirts',
    z: 'the number of tailors',
    units: ['hours', 'shirts', 'tailors'],
    steps: [20, 1],
  },
  {
    what: 'the time that the fodder of a farm lasts',
    y: 'the amount of fodder',
    z: 'the number of cows',
    units: ['days', 'quintals', 'cows'],
    steps: [10, 1],
  },
  {
    what: 'the time that the water of a tank lasts',
    y: 'the amount of water',
    z: 'the number of families',
    units: ['days', 'kilolitres', 'families'],
    steps: [2, 1],
  },
  {
    what: 'the fare per head of a hired bus',
    y: 'the distance',
    z: 'the number of passengers',
    units: ['rupees', 'km', 'passengers'],
    steps: [10, 2],
  },
  {
    what: 'the time to paint a fence',
    y: 'its length',
    z: 'the number of painters',
    units: ['hours', 'm', 'painters'],
    steps: [20, 1],
  },
] as const

function joint(rng: Random) {
  const story = rng.pick(JOINT)
  const isStory = rng.chance(0.65)
  const [yStep, zStep] = isStory ? story.steps : ([1, 1] as const)
  const { x, y, z, y2, z2, answer } = rng.until(
    () => {
      const [x, y, z, y2, z2] = [
        rng.int(4, 60),
        yStep * rng.int(2, 15),
        zStep * rng.int(2, 15),
        yStep * rng.int(2, 20),
        zStep * rng.int(2, 20),
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
  const [first, second, third] = story.units
  const [a, b, c] = rng.pick(NAMES)
  return {
    concept: CONCEPT,
    given: { find: 'joint' as const, x, y, z, y2, z2 },
    prompt: isStory
      ? stem(
          rng,
          [
            say`${story.what} varies directly as ${story.y} and inversely as ${story.z}. It is ${x} ${first} for ${y} ${second} and ${z} ${third}.`,
            say`${story.what} is directly proportional to ${story.y} and inversely proportional to ${story.z}; for ${y} ${second} and ${z} ${third} it is ${x} ${first}.`,
            say`for ${y} ${second} and ${z} ${third}, ${story.what} is ${x} ${first}. It varies directly as ${story.y} and inversely as ${story.z}.`,
          ],
          [
            say`How many ${first} is it for ${y2} ${second} and ${z2} ${third}?`,
            say`Find it, in ${first}, for ${y2} ${second} and ${z2} ${third}.`,
            say`For ${y2} ${second} and ${z2} ${third} it is, in ${first}:`,
          ],
        )
      : rng.pick([
          say`A quantity ${a} varies directly as ${b} and inversely as ${c}, and ${a} = ${x} when ${b} = ${y} and ${c} = ${z}. ${askPlainly(rng, say`${a} when ${b} = ${y2} and ${c} = ${z2}`)}`,
          say`If ${a} is directly proportional to ${b} and inversely proportional to ${c}, and ${a} = ${x} for ${b} = ${y} and ${c} = ${z}, what is ${a} for ${b} = ${y2} and ${c} = ${z2}?`,
          say`Let ${a} vary directly as ${b} and inversely as ${c}. When ${b} is ${y} and ${c} is ${z}, ${a} is ${x}. Find ${a} when ${b} is ${y2} and ${c} is ${z2}.`,
        ]),
    answer: count(answer),
    mistakes: [
      { value: Math.round((x * y2 * z2) / (y * z)), because: say`the direct proportion was taken twice` },
      {
        value: Math.round((x * y * z2) / (y2 * z)),
        because: say`the direct and the inverse proportion were exchanged`,
      },
      { value: Math.round((x * y2) / y), because: say`the inverse proportion was left out` },
      { value: Math.round((x * z) / z2), because: say`the direct proportion was left out` },
      { value: answer * 2, because: say`the result was doubled` },
    ].filter((wrong) => wrong.value > 0),
    steps: [
      say`The quantity is a constant k times the first of the two, divided by the second.`,
      say`So k = ${x} × ${z} ÷ ${y}.`,
      say`${x} × ${z} × ${y2} ÷ (${y} × ${z2}) = ${answer}`,
    ],
  }
}

/** What is partly fixed and partly varies as a number. */
const PARTLY = [
  ['The monthly cost of running a hostel', 'the number of students', 'students'],
  ['The cost of a dinner', 'the number of guests', 'guests'],
  ['The cost of printing a book', 'the number of copies', 'copies'],
  ['The monthly cost of a boarding house', 'the number of boarders', 'boarders'],
  ['The cost of an excursion', 'the number of members', 'members'],
  ['The daily cost of a workshop', 'the number of workers', 'workers'],
] as const

/** "The cost is partly fixed and partly varies as the number of boarders." */
function partlyFixed(rng: Random) {
  const [what, by, unit] = rng.pick(PARTLY)
  const [each, fixed] = [rng.int(20, 240, 5), rng.int(1000, 12_000, 100)]
  const [few, more, asked] = rng.until(
    () => [rng.int(15, 60, 5), rng.int(20, 90, 5), rng.int(20, 140, 5)] as const,
    ([one, other, third]) => one < other && third > other,
  )
  const at = (number: number) => fixed + each * number
  const answer = money(at(asked))
  return {
    concept: CONCEPT,
    given: { find: 'partly-fixed' as const, few, first: at(few), more, second: at(more), asked },
    prompt: rng.pick([
      say`${what} is partly fixed and partly varies directly as ${by}. It is ${money(at(few))} for ${few} ${unit} and ${money(at(more))} for ${more} ${unit}. ${ask(rng, say`the cost for ${asked} ${unit}`)}`,
      say`${what} consists of two parts: one is constant and the other is directly proportional to ${by}. If it is ${money(at(few))} for ${few} ${unit} and ${money(at(more))} for ${more} ${unit}, what is it for ${asked} ${unit}?`,
      say`${what} is partly constant and partly proportional to ${by}. For ${few} and ${more} ${unit} it is ${money(at(few))} and ${money(at(more))}, respectively. ${ask(rng, say`the cost for ${asked} ${unit}`)}`,
    ]),
    answer,
    // More than for the smaller number.
    within: [at(more) + 1, 1e7] as const,
    mistakes: [
      {
        value: Math.round((at(more) * asked) / more),
        because: say`the whole cost was taken to be proportional`,
      },
      {
        value: Math.round((at(few) * asked) / few),
        because: say`the whole cost was taken to be proportional to the first`,
      },
      { value: at(more) + at(asked - more), because: say`the fixed part was counted twice` },
      { value: each * asked, because: say`the fixed part was left out` },
      { value: at(asked) - each * few + each, because: say`a slip in the number of the further ${unit}` },
      { value: at(asked) + each * (more - few), because: say`one difference too many was added` },
      { value: at(asked + 5), because: say`five ${unit} too many were counted` },
      { value: at(asked - 5), because: say`five ${unit} too few were counted` },
    ],
    steps: [
      say`${more - few} more ${unit} cost ${at(more)} − ${at(few)} = ${money(at(more) - at(few))}.`,
      say`So each costs ${at(more) - at(few)} ÷ ${more - few} = ${money(each)}.`,
      say`The fixed part is ${at(few)} − ${few} × ${each} = ${money(fixed)}.`,
      say`${fixed} + ${asked} × ${each} = ${answer}`,
    ],
  }
}

/** Directly as the square of one, inversely as another. */
function squareOverOther(rng: Random) {
  const [a, b, c] = rng.pick(NAMES)
  const { x, y, z, y2, z2, key } = rng.until(
    () => {
      const [y, z, y2, z2, x] = [
        rng.int(2, 12),
        rng.int(2, 15),
        rng.int(2, 12),
        rng.int(2, 15),
        rng.int(4, 90),
      ]
      return { x, y, z, y2, z2, key: (x * z * y2 * y2) / (y * y * z2) }
    },
    (drawn) =>
      Number.isInteger(drawn.key) &&
      drawn.key > 1 &&
      drawn.key <= 400 &&
      drawn.y !== drawn.y2 &&
      drawn.z !== drawn.z2 &&
      drawn.key !== drawn.x,
  )
  return {
    concept: CONCEPT,
    given: { find: 'square-over' as const, x, y, z, y2, z2 },
    prompt: rng.pick([
      say`A quantity ${a} varies directly as the square of ${b} and inversely as ${c}. If ${a} = ${x} when ${b} = ${y} and ${c} = ${z}, find ${a} when ${b} = ${y2} and ${c} = ${z2}.`,
      say`If ${a} is directly proportional to ${b}² and inversely proportional to ${c}, and ${a} = ${x} for ${b} = ${y} and ${c} = ${z}, what is ${a} for ${b} = ${y2} and ${c} = ${z2}?`,
      say`The quantity ${a} varies as the square of ${b} and inversely as ${c}. When ${b} is ${y} and ${c} is ${z}, ${a} is ${x}. The value of ${a} when ${b} is ${y2} and ${c} is ${z2} is`,
    ]),
    answer: count(key),
    mistakes: [
      { value: Math.round((x * z * y2) / (y * z2)), because: say`the square was left out` },
      {
        value: Math.round((x * y2 * y2 * z2) / (y * y * z)),
        because: say`the inverse proportion was taken as a direct one`,
      },
      { value: Math.round((x * y2 * y2) / (y * y)), because: say`the inverse proportion was left out` },
      { value: Math.round((x * z) / z2), because: say`the direct proportion was left out` },
      {
        value: Math.round((x * y * y * z2) / (y2 * y2 * z)),
        because: say`both proportions were turned round`,
      },
      { value: key * 2, because: say`the result was doubled` },
      { value: key + 2, because: say`a slip in the last division` },
    ].filter(({ value }) => value > 0 && value !== key),
    steps: [
      say`${a} is k times the square of ${b}, divided by ${c}.`,
      say`So k = ${x} × ${z} ÷ ${y}².`,
      say`For the new values ${a} = ${x} × ${z} × ${y2}² ÷ (${y}² × ${z2}).`,
      say`That is ${key}`,
    ],
  }
}

/** "A diamond breaks into pieces whose weights are in the ratio 1 : 2 : 3." */
function brokenGem(rng: Random) {
  const parts = rng.until(
    () => rng.sample([1, 2, 3, 4, 5, 6, 7], rng.pick([2, 3])),
    (drawn) => drawn.reduce(gcd) === 1,
  )
  const whole = parts.reduce((sum, part) => sum + part, 0)
  const left = parts.reduce((sum, part) => sum + part * part, 0)
  const unit = rng.int(100, 3000, 50)
  const [price, kept, loss] = [unit * whole * whole, unit * left, unit * (whole * whole - left)]
  const [gem, pieces] = [
    rng.pick(['diamond', 'precious stone', 'ruby', 'gem']),
    parts.length === 2 ? 'two' : 'three',
  ]
  const shown = parts.join(' : ')
  const answer = money(price)
  return {
    concept: CONCEPT,
    given: { find: 'broken' as const, parts, loss },
    prompt: rng.pick([
      say`The price of a ${gem} is directly proportional to the square of its weight. It breaks into ${pieces} pieces whose weights are in the ratio ${shown}, and ${money(loss)} is lost in value. ${ask(rng, say`the original price of the ${gem}`)}`,
      say`A ${gem}, whose price varies as the square of its weight, breaks into ${pieces} pieces with weights in the ratio ${shown}. If the loss is ${money(loss)}, what was the price of the unbroken ${gem}?`,
      say`The value of a ${gem} varies directly as the square of its weight. By breaking into ${pieces} pieces of weights in the ratio ${shown}, it loses ${money(loss)} in value. Its original value was`,
    ]),
    answer,
    // More than what was lost.
    within: [loss + 1, 1e9] as const,
    mistakes: [
      { value: price + loss, because: say`the loss was added to the price` },
      { value: price + kept, because: say`the value of the pieces was added to the price` },
      { value: loss + 2 * kept, because: say`the value of the pieces was counted twice` },
      { value: loss + kept / 2, because: say`only half the value of the pieces was counted` },
      { value: loss + unit * whole, because: say`the weights were not squared for the pieces` },
      { value: unit * (whole + 1) ** 2, because: say`the parts were added wrongly` },
      { value: 2 * loss, because: say`the price was taken to be twice the loss` },
    ],
    steps: [
      say`Let the weights be ${shown} units, in all ${whole}; the price was k × ${whole}² = ${whole * whole}k.`,
      say`The pieces are worth k × (${parts.map((part) => `${part}²`).join(' + ')}) = ${left}k.`,
      say`The loss is ${whole * whole - left}k = ${money(loss)}, so k = ${unit}.`,
      say`Price = ${whole * whole} × ${unit} = ${answer}`,
    ],
  }
}
