import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { gcd, lcm } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { counted, type Unit } from '../../../kit/values/units.ts'
import { count, quantity } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { formatList } from '../../../kit/wording/format-list.ts'
import { drawLetters } from '../../../kit/wording/people.ts'
import { type Message, say } from '../../../kit/wording/say.ts'

/** "Three bells toll every 6, 8 and 12 minutes. They toll together now; after how many minutes do they toll together again?" */
export const lowestCommonMultiple = defineGenerator({
  id: 'number/lowest-common-multiple',
  version: 11,
  concepts: ['lcm-with-remainder', 'lcm-of-numbers', 'lcm-word-problems', 'hcf-lcm-word-problems'],
  levels: {
    easy: { forms: [ofTwo] },
    medium: { forms: [...often(2, together), leastWithRemainder] },
    hard: { forms: [leastWithShortfall, ofManyDigits, alsoDivisible] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    if (given.find === 'digits') {
      const fits = (number: number) =>
        given.numbers.every((divisor, index) => number % divisor === given.rests[index])
      const [low, high] = [10 ** (given.digits - 1), 10 ** given.digits - 1]
      if (given.end === 'least') {
        for (let number = low; number <= high; number++) if (fits(number)) return number
      } else for (let number = high; number >= low; number--) if (fits(number)) return number
      return Number.NaN
    }
    if (given.find === 'also')
      return (
        range(1, 20_000 / given.exact)
          .map((times) => times * given.exact)
          .find((number) => given.numbers.every((divisor) => number % divisor === given.rest)) ?? Number.NaN
      )
    // Count up in steps of the largest number until all the others fit as well.
    const largest = Math.max(...given.numbers)
    const shift = given.find === 'more' ? given.rest : given.find === 'less' ? -given.rest : 0
    for (let multiple = largest; ; multiple += largest) {
      if (given.numbers.every((number) => multiple % number === 0)) return multiple + shift
    }
  },
})

interface Story {
  prompt: Message
  unit?: Unit | 'cm' | 'minute' | 'second' | 'day'
}

function ofTwo(rng: Random) {
  const story = rng.pick([plain, plain, tiles, packs])
  const numbers = story === packs ? rng.shuffle(rng.pick(PACKS)) : drawNumbers(rng, 2, 8, 125, 2500)
  const answer = numbers.reduce(lcm)
  const { prompt, unit } = story(rng, numbers)
  const value = unit ? quantity(answer, unit) : answer
  const [first = 1, second = 1] = numbers
  return {
    concept: story === plain ? 'lcm-of-numbers' : ['lcm-word-problems', 'hcf-lcm-word-problems'],
    given: { find: 'least' as const, numbers },
    prompt,
    answer: value,
    mistakes: multipleMistakes(numbers, 0),
    steps: [
      say`The HCF of ${first} and ${second} is ${gcd(first, second)}.`,
      say`LCM = ${first} × ${second} ÷ ${gcd(first, second)} = ${value}`,
    ],
  }
}

const plain = (rng: Random, numbers: readonly number[]): Story => ({
  prompt: rng.pick([
    say`${ask(rng, say`the lowest common multiple of ${formatList(numbers)}`)}`,
    say`${ask(rng, say`the LCM of ${formatList(numbers)}`)}`,
    say`${ask(rng, say`the smallest number that is divisible by ${formatList(numbers)}`)}`,
    say`${ask(rng, say`the least number that ${formatList(numbers)} divide without a remainder`)}`,
    say`${ask(rng, say`the least number that is exactly divisible by both ${formatList(numbers)}`)}`,
  ]),
})

function tiles(rng: Random, [first = 0, second = 0]: readonly number[]): Story {
  const [long, wide] = [quantity(Math.max(first, second), 'cm'), quantity(Math.min(first, second), 'cm')]
  const thing = rng.pick(['tiles', 'bricks', 'mats', 'slabs', 'sheets of paper'])
  return {
    prompt: rng.pick([
      say`${ask(rng, say`the side of the smallest square that can be formed with whole ${thing} of ${long} by ${wide}, all laid in the same direction`)}`,
      say`If whole ${thing} measuring ${long} by ${wide} are laid in the same direction to form the smallest possible square, ${askThen(rng, 'the side of the square')}`,
      say`A square floor is to be covered with whole ${thing}, ${long} long and ${wide} wide, all laid in the same direction. What should be the least side of the floor?`,
    ]),
    unit: 'cm',
  }
}

/** Sizes in which small things are packed, two and two with a common factor. */
const PACK_SIZES = [
  6, 8, 10, 12, 14, 15, 16, 18, 20, 21, 24, 25, 27, 28, 30, 32, 35, 36, 40, 42, 45, 48, 50, 54, 60,
] as const
const PACKS = PACK_SIZES.flatMap((small) =>
  PACK_SIZES.filter((large) => large > small && large % small !== 0 && gcd(small, large) > 1).map((large) => [
    small,
    large,
  ]),
)

function packs(rng: Random, [first = 0, second = 0]: readonly number[]): Story {
  const [one, other] = rng.pick([
    ['pens', 'refills'],
    ['plates', 'spoons'],
    ['bulbs', 'holders'],
    ['buns', 'tikkis'],
    ['envelopes', 'cards'],
    ['cups', 'saucers'],
    ['nuts', 'bolts'],
    ['frames', 'photographs'],
    ['bottles', 'caps'],
  ])
  return {
    prompt: rng.pick([
      say`${one} come in packs of ${first} and ${other} in packs of ${second}. If equal numbers of both are to be bought, ${askThen(rng, say`the least number of ${one} to be bought`)}`,
      say`A shop sells ${one} in packs of ${first} and ${other} in packs of ${second}. ${ask(rng, say`the least number of ${one} that a customer has to buy to get the same number of ${other}`)}`,
      say`There are ${first} ${one} in a pack and ${second} ${other} in a pack of another kind. Equal numbers of ${one} and ${other} are needed. ${ask(rng, say`the least number of ${one} that must be bought`)}`,
    ]),
    unit: counted(one.slice(0, -1)),
  }
}

function together(rng: Random) {
  const numbers = drawNumbers(rng, 3, 6, 60, 900)
  const answer = numbers.reduce(lcm)
  const story = rng.pick([bells, track, buses, multiples])
  const { prompt, unit } = story(rng, numbers)
  const value = unit ? quantity(answer, unit) : answer
  return {
    concept: story === multiples ? 'lcm-of-numbers' : ['lcm-word-problems', 'hcf-lcm-word-problems'],
    given: { find: 'least' as const, numbers },
    prompt,
    answer: value,
    mistakes: multipleMistakes(numbers, 0),
    steps: [
      say`Wanted is the least number that ${formatList(numbers)} all divide: their LCM.`,
      ...multipleSteps(numbers).slice(0, -1),
      say`${multipleSteps(numbers).at(-1) ?? ''}; the result is ${value}`,
    ],
  }
}

const multiples = (rng: Random, numbers: readonly number[]): Story => ({
  prompt: rng.pick([
    say`${ask(rng, say`the least number that ${formatList(numbers)} all divide exactly`)}`,
    say`${ask(rng, say`the LCM of ${formatList(numbers)}`)}`,
    say`Which is the smallest number that is a multiple of each of ${formatList(numbers)}?`,
  ]),
})

function bells(rng: Random, numbers: readonly number[]): Story {
  const [unit, units] = rng.pick([
    ['minute', 'minutes'],
    ['second', 'seconds'],
  ] as const)
  const [thing, does] = rng.pick([
    ['bells', 'ring'],
    ['lamps on a tower', 'flash'],
    ['signals', 'blink'],
    ['alarms', 'beep'],
    ['fountains', 'start'],
    ['machines', 'stamp'],
  ])
  return {
    prompt: rng.pick([
      say`Three ${thing} ${does} at intervals of ${formatList(numbers)} ${units}, respectively. If they ${does} together now, after how many ${units} will they next ${does} together?`,
      say`Three ${thing} start together and ${does} at regular intervals of ${formatList(numbers)} ${units}, respectively. After how much time will they ${does} together again?`,
      say`The intervals at which three ${thing} ${does} are ${formatList(numbers)} ${units}. If they ${does} together at a certain moment, after how much time will they next do so together?`,
    ]),
    unit,
  }
}

function track(rng: Random, numbers: readonly number[]): Story {
  const [a, b, c] = drawLetters(rng, 3)
  const how = rng.pick(['walk', 'cycle', 'jog', 'skate'])
  return {
    prompt: rng.pick([
      say`${a.name}, ${b.name} and ${c.name} ${how} around a circular track and complete one round in ${formatList(numbers)} minutes, respectively. If they start together from the same point, after how much time will they be together at that point again?`,
      say`${a.name}, ${b.name} and ${c.name} take ${formatList(numbers)} minutes, respectively, to ${how} once around a park. They start at the same time from the gate. After how many minutes will they meet at the gate for the first time?`,
    ]),
    unit: 'minute',
  }
}

function buses(rng: Random, numbers: readonly number[]): Story {
  const [a, b, c] = rng.pick([
    ['A', 'B', 'C'],
    ['P', 'Q', 'R'],
    ['X', 'Y', 'Z'],
  ] as const)
  const [thing, unit] = rng.pick([
    ['buses', 'minute'],
    ['ferries', 'minute'],
    ['goods trains', 'day'],
    ['supply trucks', 'day'],
  ] as const)
  return {
    prompt: rng.pick([
      say`From a terminal, ${thing} leave for ${a} every ${quantity(numbers[0] ?? 0, unit)}, for ${b} every ${quantity(numbers[1] ?? 0, unit)} and for ${c} every ${quantity(numbers[2] ?? 0, unit)}. If all three leave together now, after how much time will they next leave together?`,
      say`${thing} for ${a}, ${b} and ${c} leave a terminal at intervals of ${formatList(numbers)} ${unit}s, respectively. If they left together at a certain time, after how much time will they leave together again?`,
    ]),
    unit,
  }
}

/** The same remainder for every divisor. */
function leastWithRemainder(rng: Random) {
  const numbers = drawThree(rng)
  const rest = rng.int(2, Math.min(...numbers) - 1)
  const whole = numbers.reduce(lcm)
  const answer = whole + rest
  const thing = rng.pick(THINGS)
  return {
    concept: 'lcm-with-remainder',
    given: { find: 'more' as const, numbers, rest },
    prompt: rng.pick<readonly Message[]>([
      rng.pick([
        say`What is the least number greater than ${Math.max(...numbers)} which leaves a remainder of ${rest} in each case when divided by ${formatList(numbers)}?`,
        say`The smallest number greater than ${Math.max(...numbers)} which, when divided by ${formatList(numbers)}, leaves a remainder of ${rest} in each case is`,
      ]),
      say`When a ${rng.pick(['man', 'trader', 'shopkeeper'])} counts his ${thing} in groups of ${formatList(numbers)}, ${rest} are left over every time. He has more than ${Math.max(...numbers)} of them. ${ask(rng, say`the least number of ${thing} that he can have`)}`,
      say`If the ${thing} in a store are packed ${numbers[0] ?? 0}, ${numbers[1] ?? 0} or ${numbers[2] ?? 0} to a box, ${rest} are left over in each case. If there are more than ${Math.max(...numbers)} of them, what is the least number of ${thing} in the store?`,
    ]),
    answer: count(answer),
    mistakes: [
      ...multipleMistakes(numbers, rest),
      { value: whole, because: say`that number leaves no remainder at all` },
      { value: whole - rest, because: say`the remainder was taken off instead of added` },
    ],
    steps: [
      say`The number less ${rest} is divisible by all three, so it is their LCM.`,
      ...multipleSteps(numbers),
      say`Add the remainder: ${whole} + ${rest} = ${answer}`,
    ],
  }
}

/** Different remainders, each the same amount short of its divisor. */
function leastWithShortfall(rng: Random) {
  const numbers = drawThree(rng)
  const rest = rng.int(2, Math.min(5, Math.min(...numbers) - 1))
  const rests = numbers.map((number) => number - rest)
  const whole = numbers.reduce(lcm)
  const answer = whole - rest
  const thing = rng.pick(THINGS)
  return {
    concept: 'lcm-with-remainder',
    given: { find: 'less' as const, numbers, rest },
    prompt: rng.pick<readonly Message[]>([
      rng.pick([
        say`${ask(rng, say`the least number that leaves the remainders ${formatList(rests)} when divided by ${formatList(numbers)}, respectively`)}`,
        say`${ask(rng, say`the smallest number which, when divided by ${formatList(numbers)}, leaves the remainders ${formatList(rests)}, respectively`)}`,
      ]),
      say`A ${rng.pick(['man', 'teacher', 'shopkeeper'])} arranges ${thing} in rows of ${numbers[0] ?? 0}, then of ${numbers[1] ?? 0}, then of ${numbers[2] ?? 0}; each time the last row falls short by ${rest}. ${ask(rng, say`the least number of ${thing} that he can have`)}`,
      say`If a store had ${rest} more ${thing}, they could be packed exactly in boxes of ${numbers[0] ?? 0}, ${numbers[1] ?? 0} or ${numbers[2] ?? 0}. What is the least number of ${thing} in the store?`,
    ]),
    answer: count(answer),
    mistakes: [
      ...multipleMistakes(numbers, -rest),
      { value: whole, because: say`that number leaves no remainder at all` },
      { value: whole + rest, because: say`${rest} was added instead of taken off` },
    ],
    steps: [
      say`Each remainder is ${rest} less than its divisor, so the number plus ${rest} is divisible by all three: it is their LCM.`,
      ...multipleSteps(numbers),
      say`Take ${rest} off: ${whole} − ${rest} = ${answer}`,
    ],
  }
}

/** "Find the greatest four-digit number that leaves the remainders 7, 10 and 16 when divided by 12, 15 and 21." */
function ofManyDigits(rng: Random) {
  const numbers = drawThree(rng, 600)
  const whole = numbers.reduce(lcm)
  const digits = whole <= 90 ? 3 : 4
  const [low, high] = [10 ** (digits - 1), 10 ** digits - 1]
  const isShort = rng.chance(0.5)
  const rest = rng.int(2, Math.min(9, Math.min(...numbers) - 1))
  const shift = isShort ? -rest : rest
  const rests = numbers.map((number) => (isShort ? number - rest : rest))
  const end = rng.pick(['least', 'greatest'] as const)
  const multiple =
    end === 'least' ? Math.ceil((low - shift) / whole) * whole : Math.floor((high - shift) / whole) * whole
  const answer = multiple + shift
  const [word, largest] = [digits === 3 ? 'three' : 'four', rng.pick(['greatest', 'largest'])]
  const asked = say`${end === 'least' ? rng.pick(['least', 'smallest']) : largest} ${word}-digit number`
  const left = isShort
    ? say`leaves the remainders ${formatList(rests)}, respectively`
    : say`leaves a remainder of ${rest} in each case`
  return {
    concept: 'lcm-with-remainder',
    given: { find: 'digits' as const, numbers, rests, digits, end },
    prompt: rng.pick([
      say`${ask(rng, say`the ${asked} which, when divided by ${formatList(numbers)}, ${left}`)}`,
      say`The ${asked} that ${left} when it is divided by ${formatList(numbers)} is`,
      say`N is the ${asked} that ${left} on division by ${formatList(numbers)}. ${ask(rng, 'the value of N')}`,
    ]),
    answer: count(answer),
    mistakes: [
      { value: multiple, because: say`that number leaves no remainder at all` },
      { value: multiple - shift, because: say`${rest} was ${isShort ? 'added' : 'taken off'} the wrong way` },
      {
        value: answer + (end === 'least' ? whole : -whole),
        because: say`that number fits too, but it is not the ${end === 'least' ? 'least' : 'greatest'}`,
      },
      {
        value: answer + 2 * (end === 'least' ? whole : -whole),
        because: say`two multiples too far were counted`,
      },
      {
        value: multiple + (end === 'least' ? whole : -whole),
        because: say`one multiple too far was counted, and the remainder left out`,
      },
      { value: answer + (numbers[0] ?? 0), because: say`it is right for ${numbers[0] ?? 0} only` },
      { value: answer - (numbers[1] ?? 0), because: say`it is right for ${numbers[1] ?? 0} only` },
      { value: answer - (numbers[0] ?? 0), because: say`it is right for ${numbers[0] ?? 0} only` },
    ],
    within: [low, high] as const,
    steps: [
      isShort
        ? say`Each remainder is ${rest} less than its divisor, so the number plus ${rest} is a multiple of the LCM.`
        : say`The number less ${rest} is a multiple of the LCM.`,
      ...multipleSteps(numbers),
      end === 'least'
        ? say`The first multiple of ${whole} that gives ${word} digits is ${whole} × ${multiple / whole} = ${multiple}`
        : say`The last multiple of ${whole} that gives ${word} digits is ${whole} × ${multiple / whole} = ${multiple}`,
      say`${multiple} ${isShort ? '−' : '+'} ${rest} = ${answer}`,
    ],
  }
}

/** "Find the least number which leaves the remainder 3 when divided by 8, 9 and 12, but is exactly divisible by 11." */
function alsoDivisible(rng: Random) {
  const { numbers, rest, exact, times } = rng.until(
    () => {
      const numbers = drawThree(rng, 500)
      const rest = rng.int(2, Math.min(...numbers) - 1)
      const exact = rng.pick([7, 9, 11, 13, 17])
      const whole = numbers.reduce(lcm)
      const times = range(1, exact).find((one) => (whole * one + rest) % exact === 0) ?? 0
      return { numbers, rest, exact, times }
    },
    ({ numbers, rest, exact, times }) =>
      times >= 2 &&
      times * numbers.reduce(lcm) <= 4000 &&
      gcd(numbers.reduce(lcm), exact) === 1 &&
      // Else the remainder itself would be the least such number.
      rest % exact !== 0,
  )
  const whole = numbers.reduce(lcm)
  const answer = whole * times + rest
  return {
    concept: 'lcm-with-remainder',
    given: { find: 'also' as const, numbers, rest, exact },
    prompt: rng.pick([
      say`${ask(rng, say`the least number which leaves a remainder of ${rest} when divided by ${formatList(numbers)}, but is exactly divisible by ${exact}`)}`,
      say`The least multiple of ${exact} which leaves a remainder of ${rest} when divided by each of ${formatList(numbers)} is`,
      say`A number is divisible by ${exact}, and on division by ${formatList(numbers)} it leaves a remainder of ${rest} in each case. ${ask(rng, 'the least such number')}`,
    ]),
    answer: count(answer),
    mistakes: [
      { value: whole + rest, because: say`${exact} does not divide it` },
      {
        value: whole * (times - 1) + rest,
        because: say`it leaves the remainder ${rest}, but ${exact} does not divide it`,
      },
      {
        value: whole * (times + 1) + rest,
        because: say`it leaves the remainder ${rest}, but ${exact} does not divide it`,
      },
      { value: answer + exact * whole, because: say`that is the second such number` },
      { value: whole * times, because: say`the remainder was left out` },
      { value: whole * times - rest, because: say`the remainder was taken off instead of added` },
      {
        value: answer - exact,
        because: say`${exact} divides it, but it does not leave the remainder ${rest}`,
      },
      {
        value: answer + exact,
        because: say`${exact} divides it, but it does not leave the remainder ${rest}`,
      },
      {
        value: answer - 2 * exact,
        because: say`${exact} divides it, but it does not leave the remainder ${rest}`,
      },
      {
        value: answer + 2 * exact,
        because: say`${exact} divides it, but it does not leave the remainder ${rest}`,
      },
    ],
    steps: [
      say`The number less ${rest} is a multiple of the LCM of ${formatList(numbers)}.`,
      ...multipleSteps(numbers),
      say`So the number is ${whole}k + ${rest}, and ${exact} must divide it.`,
      say`On division by ${exact}, ${whole} leaves ${whole % exact}; ${whole % exact}k + ${rest} is first divisible by ${exact} for k = ${times}.`,
      say`${whole} × ${times} + ${rest} = ${answer}`,
    ],
  }
}

/** Two or three numbers that share some factors: neither coprime nor multiples of each other. */
const drawNumbers = (rng: Random, count: number, low: number, high: number, most: number): number[] =>
  rng.until(
    () => rng.sample(range(low, high), count),
    (drawn) => {
      const whole = drawn.reduce(lcm)
      const isMixed = drawn.every(
        (number) =>
          whole > 1.5 * number && drawn.every((other) => other === number || gcd(number, other) > 1),
      )
      return isMixed && whole <= most
    },
  )

/** Common mistakes in finding a common multiple. */
function multipleMistakes(numbers: readonly number[], shift: number) {
  const whole = numbers.reduce(lcm)
  const product = numbers.reduce((result, number) => result * number, 1)
  const [first = 1, second = 1] = numbers
  const largest = Math.max(...numbers)
  // Not the largest of them itself, and multiples of either of two, so that no one of them tells the key.
  const short = [first, second]
    .flatMap((number) => [whole - number, whole - 2 * number])
    .filter((value) => value > largest)
  const partly = range(1, whole / largest - 1)
    .map((times) => times * largest)
    .filter(
      (multiple) =>
        numbers.filter((number) => multiple % number === 0).length >= Math.max(1, numbers.length - 1),
    )
    .slice(-2)
  return [
    {
      value: product + shift,
      because: say`the numbers were multiplied; their common factors count once only`,
    },
    { value: 2 * whole + shift, because: say`that fits too, but it is not the least` },
    { value: 3 * whole + shift, because: say`that fits too, but it is not the least` },
    ...(numbers.length === 2
      ? short.map((value) => ({
          value: value + shift,
          because: say`one of the two numbers does not divide it`,
        }))
      : [
          ...partly.map((value) => ({
            value: value + shift,
            because:
              shift === 0
                ? say`it is a multiple of ${largest}, but not of all the numbers`
                : say`it is right for ${largest}, but not for all the numbers`,
          })),
          { value: lcm(first, second) + shift, because: say`only the first two numbers were used` },
          {
            value: numbers.reduce((sum, number) => sum + number, 0) + shift,
            because: say`the numbers were added`,
          },
        ]),
  ]
}

/** The common multiple built up from one number to the next. */
const multipleSteps = (numbers: readonly number[]): Message[] => {
  const [first = 1, ...rest] = numbers
  let whole = first
  return rest.map((number) => {
    const [before, common] = [whole, gcd(whole, number)]
    whole = lcm(whole, number)
    return say`LCM of ${before} and ${number}: their HCF is ${common}, so ${before} × ${number} ÷ ${common} = ${whole}`
  })
}

const drawThree = (rng: Random, most = 1500): number[] =>
  rng.until(
    () => rng.sample(range(6, 48), 3),
    (drawn) => {
      const whole = drawn.reduce(lcm)
      return (
        whole <= most &&
        drawn.every(
          (number) => whole > number && drawn.some((other) => other !== number && gcd(number, other) > 1),
        )
      )
    },
  )

const THINGS = [
  'laddoos',
  'books',
  'oranges',
  'apples',
  'marbles',
  'mangoes',
  'coins',
  'eggs',
  'diyas',
  'kites',
]
