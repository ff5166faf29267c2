import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { count } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { formatList } from '../../../kit/wording/format-list.ts'
import { type Message, say } from '../../../kit/wording/say.ts'

/** "What is the difference between the place value and the face value of 7 in 4,73,285?" */
export const placeValue = defineGenerator({
  id: 'number/place-value',
  version: 8,
  concepts: ['face-value', 'greatest-and-least-numbers', 'digits-reversed'],
  levels: {
    easy: { forms: [placeAndFace] },
    medium: {
      forms: [...often(4, twoPlaces), ...often(4, greatestAndLeast), ...often(4, placesAndFace), reversal],
    },
    // The fewer numbers there are, the smaller the share.
    hard: {
      forms: [...often(24, timesWritten), ...often(7, threeDigits), ...often(7, pagesOfDigits), reversalSum],
    },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'place-face': {
        const worth = worthOf(given.number, given.digit)
        return given.how === 'difference' ? worth - given.digit : worth + given.digit
      }
      case 'two-places': {
        const [first, second] = [worthOf(given.number, given.first), worthOf(given.number, given.second)]
        return given.how === 'difference' ? Math.abs(first - second) : first + second
      }
      case 'places-face': {
        const { number, first, second, third, how } = given
        const both = worthOf(number, first) + worthOf(number, second)
        return how === 'less' ? both - third : both + third
      }
      case 'arranged': {
        // Every arrangement that does not begin with 0.
        const numbers = arrangements(given.digits).filter(
          (number) => number >= 10 ** (given.digits.length - 1),
        )
        const [most, least] = [Math.max(...numbers), Math.min(...numbers)]
        return given.how === 'difference' ? most - least : most + least
      }
      case 'times-written':
        return range(given.from, given.to)
          .flatMap((number) => [...String(number)])
          .filter((digit) => digit === String(given.digit)).length
      case 'pages': {
        let [left, pages] = [given.digits, 0]
        while (left > 0) {
          pages += 1
          left -= String(pages).length
        }
        return pages
      }
      case 'number':
        return (
          range(10, 99).find((number) => {
            const [tens, ones] = [Math.floor(number / 10), number % 10]
            return tens + ones === given.sum && 10 * ones + tens - number === given.change
          }) ?? Number.NaN
        )
      case 'three':
        return (
          range(100, 999).find((number) => {
            const [x, y, z] = [Math.floor(number / 100), Math.floor(number / 10) % 10, number % 10]
            return (
              x + y + z === given.sum &&
              y - z === given.step &&
              100 * z + 10 * y + x - number === given.change
            )
          }) ?? Number.NaN
        )
      case 'number-of-sum':
        return (
          range(10, 99).find((number) => {
            const [tens, ones] = [Math.floor(number / 10), number % 10]
            return 11 * (tens + ones) === given.total && tens - ones === given.difference
          }) ?? Number.NaN
        )
    }
  },
})

/** Goes from the right until the digit is found. */
function worthOf(number: number, digit: number): number {
  let place = 1
  while (Math.floor(number / place) % 10 !== digit) place *= 10
  return digit * place
}

function arrangements(digits: readonly number[]): number[] {
  if (digits.length === 0) return [0]
  return digits.flatMap((digit, index) =>
    arrangements([...digits.slice(0, index), ...digits.slice(index + 1)]).map(
      (rest) => digit * 10 ** (digits.length - 1) + rest,
    ),
  )
}

function placeAndFace(rng: Random) {
  const digits = drawDigits(rng, rng.int(5, 8))
  const number = toNumber(digits)
  const index = rng.until(
    () => rng.int(0, digits.length - 3),
    (drawn) => digits[drawn] !== 0,
  )
  const digit = digits[index] ?? 1
  const power = digits.length - 1 - index
  const worth = digit * 10 ** power
  const how = rng.pick(['difference', 'sum'])
  const answer = how === 'difference' ? worth - digit : worth + digit
  const rest = number % 10 ** (power + 1)
  return {
    concept: 'face-value',
    given: { find: 'place-face' as const, number, digit, how },
    prompt: rng.pick([
      say`${ask(rng, say`the ${how} of the place value and the face value of ${digit} in ${number}`)}`,
      say`In the number ${number}, find the ${how} ${how === 'sum' ? 'of' : 'between'} the place value and the face value of the digit ${digit}.`,
      say`The digit ${digit} occurs in the number ${number}. ${ask(rng, say`the ${how} of its place value and face value`)}`,
    ]),
    answer: count(answer),
    mistakes: [
      { value: worth, because: say`that is the place value alone` },
      {
        value: how === 'difference' ? worth + digit : worth - digit,
        because: say`the ${how === 'difference' ? 'sum' : 'difference'} was taken`,
      },
      {
        value: how === 'difference' ? worth * 10 - digit : worth * 10 + digit,
        because: say`the place was counted one too far to the left`,
      },
      {
        value: how === 'difference' ? worth * 10 + digit : worth * 10 - digit,
        because: say`the place was counted one too far to the left, and the ${how === 'difference' ? 'sum' : 'difference'} was taken`,
      },
      {
        value: how === 'difference' ? worth / 10 + digit : worth / 10 - digit,
        because: say`the place was counted one too far to the right, and the ${how === 'difference' ? 'sum' : 'difference'} was taken`,
      },
      {
        value: how === 'difference' ? worth / 10 - digit : worth / 10 + digit,
        because: say`the place was counted one too far to the right`,
      },
      {
        value: how === 'difference' ? rest - digit : rest + digit,
        because: say`all the digits from ${digit} on were taken for its place value`,
      },
      {
        value: how === 'difference' ? 10 ** power - digit : 10 ** power + digit,
        because: say`the value of the place was not multiplied by the digit`,
      },
      { value: 0, because: say`place value and face value were taken to be the same` },
    ],
    steps: [
      say`${digit} stands in the place of the ${PLACES[power] ?? ''}: its place value is ${worth}; its face value is ${digit}.`,
      say`${worth} ${how === 'difference' ? '−' : '+'} ${digit} = ${answer}`,
    ],
  }
}

function twoPlaces(rng: Random) {
  const digits = drawDigits(rng, rng.int(5, 7))
  const number = toNumber(digits)
  const [i, j] = rng.until(
    () => rng.sample(range(0, digits.length - 1), 2),
    ([a, b]) => digits[a] !== 0 && digits[b] !== 0 && Math.abs(a - b) > 1,
  )
  const [first, second] = [digits[i] ?? 0, digits[j] ?? 0]
  const [powerFirst, powerSecond] = [digits.length - 1 - i, digits.length - 1 - j]
  const [one, other] = [first * 10 ** powerFirst, second * 10 ** powerSecond]
  const how = rng.pick(['difference', 'sum'])
  const combine = (a: number, b: number) => (how === 'difference' ? Math.abs(a - b) : a + b)
  const answer = combine(one, other)
  return {
    concept: 'face-value',
    given: { find: 'two-places' as const, number, first, second, how },
    prompt: rng.pick([
      say`${ask(rng, say`the ${how} of the place values of ${first} and ${second} in ${number}`)}`,
      say`Find the ${how} ${how === 'sum' ? 'of' : 'between'} the place values of the digits ${first} and ${second} in the number ${number}.`,
      say`In the number ${number}, ${askThen(rng, say`the ${how} of the place values of ${first} and ${second}`)}`,
    ]),
    answer: count(answer),
    mistakes: [
      {
        value: how === 'difference' ? one + other : Math.abs(one - other),
        because: say`the ${how === 'difference' ? 'sum' : 'difference'} was taken`,
      },
      { value: combine(first, second), because: say`the face values were taken` },
      { value: combine(one, second), because: say`for ${second} the face value was taken` },
      { value: combine(first, other), because: say`for ${first} the face value was taken` },
      {
        value: combine(one * 10, other * 10),
        because: say`both places were counted one too far to the left`,
      },
      {
        value: combine(one / 10, other),
        because: say`the place of ${first} was counted one too far to the right`,
      },
      {
        value: combine(one, other * 10),
        because: say`the place of ${second} was counted one too far to the left`,
      },
      {
        value: combine(10 ** powerFirst, 10 ** powerSecond),
        because: say`the values of the places were not multiplied by the digits`,
      },
    ],
    steps: [
      say`${first} stands in the place of the ${PLACES[powerFirst] ?? ''}: place value ${one}`,
      say`${second} stands in the place of the ${PLACES[powerSecond] ?? ''}: place value ${other}`,
      say`${Math.max(one, other)} ${how === 'difference' ? '−' : '+'} ${Math.min(one, other)} = ${answer}`,
    ],
  }
}

/** Two place values and a face value in one sum. */
function placesAndFace(rng: Random) {
  const digits = drawDigits(rng, rng.int(6, 8))
  const number = toNumber(digits)
  const [i, j, k] = rng.until(
    () => rng.sample(range(0, digits.length - 1), 3),
    (drawn) => drawn.every((index) => digits[index] !== 0) && digits.length - 1 - drawn[2] > 0,
  )
  const [first, second, third] = [digits[i] ?? 0, digits[j] ?? 0, digits[k] ?? 0]
  const power = (index: number) => digits.length - 1 - index
  const [one, other, last] = [first * 10 ** power(i), second * 10 ** power(j), third * 10 ** power(k)]
  const how = rng.pick(['less', 'more'])
  const join = (sum: number, face: number) => (how === 'less' ? sum - face : sum + face)
  const answer = join(one + other, third)
  const [spoilt, reason] = rng.pick([
    [Math.abs(one - other), say`the two place values were subtracted`],
    [first + other, say`for ${first} the face value was taken`],
    [one + second, say`for ${second} the face value was taken`],
    [one * 10 + other, say`the place of ${first} was counted one too far to the left`],
    [one + other * 10, say`the place of ${second} was counted one too far to the left`],
  ] as const)
  const values = say`the sum of the place values of ${first} and ${second}`
  const face = say`the face value of ${third}`
  return {
    concept: 'face-value',
    given: { find: 'places-face' as const, number, first, second, third, how },
    prompt:
      how === 'less'
        ? rng.pick([
            say`In the number ${number}, by how much does ${values} exceed ${face}?`,
            say`If ${face} is subtracted from ${values} in ${number}, what is the result?`,
            say`Find the difference between ${values} and ${face} in the number ${number}.`,
          ])
        : rng.pick([
            say`In the number ${number}, ${face} is added to ${values}. What is the result?`,
            say`Add ${face} to ${values} in ${number}. The result is`,
            say`In the number ${number}, what is the sum of the place values of ${first} and ${second} and ${face}?`,
          ]),
    answer: count(answer),
    mistakes: [
      // A mistake with the last digit, one with the others, and both together, so that the key is not the most alike.
      { value: join(one + other, last), because: say`for ${third} the place value was taken` },
      { value: join(spoilt, third), because: reason },
      {
        value: join(spoilt, last),
        because: say`${reason}, and for ${third} the place value was taken`,
      },
      { value: join(spoilt, 0), because: say`${reason}, and ${third} was left out` },
    ],
    steps: [
      say`${first} stands in the place of the ${PLACES[power(i)] ?? ''}: place value ${one}`,
      say`${second} stands in the place of the ${PLACES[power(j)] ?? ''}: place value ${other}`,
      say`Their sum is ${one + other}; the face value of ${third} is ${third} itself.`,
      say`${one + other} ${how === 'less' ? '−' : '+'} ${third} = ${answer}`,
    ],
  }
}

/** The greatest and the least number that some digits can form. */
function greatestAndLeast(rng: Random) {
  const digits = rng.sample(range(0, 9), rng.pick([4, 5]))
  const falling = [...digits].sort((a, b) => b - a)
  const rising = [...falling].reverse()
  const hasZero = rising[0] === 0
  // 0 cannot be first: it changes places with the next digit.
  const fixed = hasZero ? [rising[1] ?? 0, 0, ...rising.slice(2)] : rising
  const [most, least] = [toNumber(falling), toNumber(fixed)]
  const how = rng.pick(['difference', 'sum'])
  const combine = (a: number, b: number) => (how === 'difference' ? a - b : a + b)
  const answer = combine(most, least)
  const swapped = toNumber([...falling.slice(0, -2), falling.at(-1) ?? 0, falling.at(-2) ?? 0])
  return {
    concept: 'greatest-and-least-numbers',
    given: { find: 'arranged' as const, digits, how },
    prompt: rng.pick([
      say`With the digits ${formatList(digits)}, each used once, the greatest and the least ${digits.length}-digit numbers are formed. ${ask(rng, say`their ${how}`)}`,
      say`${ask(rng, say`the ${how} of the greatest and the least ${digits.length}-digit number that can be written with ${formatList(digits)}, each digit once`)}`,
      say`All the ${digits.length}-digit numbers with the digits ${formatList(digits)}, without repetition, are written. ${ask(rng, say`the ${how} of the largest and the smallest of them`)}`,
    ]),
    answer: count(answer),
    mistakes: [
      {
        value: how === 'difference' ? most + least : most - least,
        because: say`the ${how === 'difference' ? 'sum' : 'difference'} was taken`,
      },
      hasZero
        ? { value: combine(most, toNumber(rising)), because: say`0 was put in front of the least number` }
        : {
            value: combine(most, toNumber(falling.slice(1).reverse())),
            because: say`one digit was left out of the least number`,
          },
      {
        value: combine(swapped, least),
        because: say`the last two digits of the greatest number were exchanged`,
      },
      {
        value: combine(
          most,
          toNumber([fixed[0] ?? 0, ...fixed.slice(1, -2), fixed.at(-1) ?? 0, fixed.at(-2) ?? 0]),
        ),
        because: say`the last two digits of the least number were exchanged`,
      },
      { value: most, because: say`that is the greatest number alone` },
      {
        value: combine(most, least) + (how === 'difference' ? 90 : -90),
        because: say`a carry was lost among the tens`,
      },
      {
        value: combine(most, least) + (how === 'difference' ? -90 : 90),
        because: say`a carry was counted twice among the tens`,
      },
    ],
    steps: [
      say`Greatest: the digits from large to small, ${most}`,
      hasZero
        ? say`Least: from small to large, but not 0 in front, ${least}`
        : say`Least: the digits from small to large, ${least}`,
      say`${most} ${how === 'difference' ? '−' : '+'} ${least} = ${answer}`,
    ],
  }
}

/** Three digits, described by their sum, the middle one and the effect of exchanging the outer ones. */
function threeDigits(rng: Random) {
  const [x, y, z] = rng.until(
    () => rng.sample(range(1, 9), 3),
    ([a, b, c]) => b !== a && b !== c,
  )
  const [number, sum, change] = [toNumber([x, y, z]), x + y + z, 99 * (z - x)]
  const step = y - z
  const middle = step > 0 ? say`${step} more than` : say`${-step} less than`
  const moves = change > 0 ? say`increases by ${change}` : say`decreases by ${-change}`
  return {
    concept: 'digits-reversed',
    given: { find: 'three' as const, sum, step, change },
    prompt: rng.pick([
      say`The sum of the digits of a three-digit number is ${sum}, and its tens digit is ${middle} its units digit. If the digits are reversed, the number ${moves}. ${ask(rng, 'the number')}`,
      say`When the digits of a three-digit number are reversed, it ${moves}. The sum of its digits is ${sum}, and the tens digit is ${middle} the units digit. ${ask(rng, 'the number')}`,
      say`In a three-digit number, the sum of the digits is ${sum}, and the middle digit is ${middle} the last. If the first and the last digit are interchanged, the number ${moves}. What is the number?`,
      say`A three-digit number ${moves} when its digits are written in reverse order. Its digits add up to ${sum}, and its middle digit is ${middle} the last one. ${ask(rng, 'the number')}`,
      say`The digits of a three-digit number have the sum ${sum}; the digit in the tens place is ${middle} that in the units place. By exchanging the first and the last digit, the number ${moves}. Then the number is`,
      say`Which three-digit number ${moves} on reversing its digits, if its digits have the sum ${sum} and its tens digit is ${middle} its units digit?`,
      say`Exchanging the hundreds and the units digit, a number of three digits ${moves}. Its tens digit is ${middle} its units digit. If the three digits add up to ${sum}, ${askThen(rng, 'the number')}`,
    ]),
    answer: number,
    mistakes: [
      ...wrong([z, y, x], say`that is the number with its outer digits exchanged`),
      ...wrong([x, z, y], say`the tens and the ones digit were exchanged`),
      ...wrong([y, x, z], say`the hundreds and the tens digit were exchanged`),
      ...[-1, 1].flatMap((shift) =>
        wrong(
          [x + shift, y - 2 * shift, z + shift],
          say`the sum is right, but the middle digit does not fit`,
        ),
      ),
      ...[-1, 1].flatMap((shift) =>
        wrong([x + shift, y + shift, z + shift], say`every digit is one off, so the sum does not fit`),
      ),
      ...[-1, 1].flatMap((shift) =>
        wrong(
          [x + shift, y, z - shift],
          say`the sum is right, but exchanging the outer digits changes it by another amount`,
        ),
      ),
    ],
    within: [100, 999] as const,
    steps: [
      say`Let the digits be x, y and z. Exchanging x and z changes the number by 99(z − x) = ${change}, so z − x = ${z - x}`,
      say`The middle digit gives y = z ${step > 0 ? '+' : '−'} ${Math.abs(step)}, and the sum x + y + z = ${sum}.`,
      say`Put in: (z − ${z - x < 0 ? say`(−${x - z})` : z - x}) + (z ${step > 0 ? '+' : '−'} ${Math.abs(step)}) + z = ${sum}, so 3z = ${3 * z}`,
      say`z = ${z}, y = ${y} and x = ${x}`,
      say`The number is ${number}`,
    ],
  }
}

function reversal(rng: Random) {
  const [tens, ones] = drawPair(rng)
  const number = 10 * tens + ones
  const [sum, change] = [tens + ones, 10 * ones + tens - number]
  const moves = change > 0 ? say`increases by ${change}` : say`decreases by ${-change}`
  return {
    concept: 'digits-reversed',
    given: { find: 'number' as const, sum, change },
    prompt: rng.pick([
      say`The digits of a two-digit number add up to ${sum}. When they are exchanged, the number ${moves}. ${ask(rng, 'the number')}`,
      say`The sum of the digits of a two-digit number is ${sum}. The number obtained by reversing the digits is ${change > 0 ? say`${change} more` : say`${-change} less`} than the original number. ${ask(rng, 'the original number')}`,
      say`The sum of the digits of a two-digit number is ${sum}. If the digits are interchanged, the number ${moves}. ${ask(rng, 'the number')}`,
      say`A two-digit number whose digits have the sum ${sum} ${moves} when its digits change places. ${ask(rng, 'the number')}`,
      say`By reversing its digits, a two-digit number ${moves}. If the sum of its digits is ${sum}, ${askThen(rng, 'the number')}`,
      say`The sum of the digits of a two-digit number is ${sum}. If ${change > 0 ? say`${change} is added to` : say`${-change} is subtracted from`} the number, its digits are reversed. The number is`,
    ]),
    answer: number,
    mistakes: numberMistakes(tens, ones),
    within: [10, 99] as const,
    steps: [
      say`Let the digits be x (tens) and y (ones): x + y = ${sum}`,
      say`Exchanged: (10y + x) − (10x + y) = 9(y − x) = ${change}, so y − x = ${change / 9}`,
      say`Add the two equations: 2y = ${sum + change / 9}, so y = ${ones} and x = ${tens}`,
      say`The number is ${number}`,
    ],
  }
}

function reversalSum(rng: Random) {
  const [a, b] = drawPair(rng)
  const [tens, ones] = [Math.max(a, b), Math.min(a, b)]
  const number = 10 * tens + ones
  const [total, difference] = [11 * (tens + ones), tens - ones]
  return {
    concept: 'digits-reversed',
    given: { find: 'number-of-sum' as const, total, difference },
    prompt: rng.pick([
      say`A two-digit number and the number obtained by interchanging its digits add up to ${total}. The tens digit is ${difference} more than the units digit. ${ask(rng, 'the number')}`,
      say`When a two-digit number is added to the number formed by reversing its digits, the sum is ${total}. The tens digit is greater than the units digit by ${difference}. ${ask(rng, 'the number')}`,
      say`A two-digit number, whose tens digit is ${difference} more than its units digit, gives the sum ${total} with the number written in reverse order. ${ask(rng, 'the number')}`,
      say`If a two-digit number and its reverse add up to ${total}, and its first digit is ${difference} more than its second, ${askThen(rng, 'the number')}`,
      say`The sum of a two-digit number and the number obtained by reversing its digits is ${total}. If the tens digit exceeds the units digit by ${difference}, ${askThen(rng, 'the number')}`,
      say`The digits of a two-digit number differ by ${difference}, the tens digit being the larger one. Added to its reverse, it makes ${total}. ${ask(rng, 'the number')}`,
      say`Which two-digit number gives ${total} when its reverse is added to it, if its tens digit is ${difference} more than its units digit?`,
    ]),
    answer: number,
    mistakes: numberMistakes(tens, ones),
    within: [10, 99] as const,
    steps: [
      say`Let the digits be x (tens) and y (ones): (10x + y) + (10y + x) = 11(x + y) = ${total}`,
      say`So x + y = ${total} ÷ 11 = ${tens + ones}`,
      say`With x − y = ${difference}: 2x = ${tens + ones + difference}, so x = ${tens} and y = ${ones}`,
      say`The number is ${number}`,
    ],
  }
}

const drawDigits = (rng: Random, length: number): number[] => {
  const digits = rng.sample(range(0, 9), length)
  return digits[0] === 0 ? [...digits.slice(1), 0] : digits
}

const toNumber = (digits: readonly number[]) => digits.reduce((number, digit) => number * 10 + digit, 0)

const PLACES = ['ones', 'tens', 'hundreds', 'thousands', 'ten-thousands', 'lakhs', 'ten-lakhs', 'crores']

/** Two different digits, both larger than 0. */
function drawPair(rng: Random): readonly [tens: number, ones: number] {
  const [tens, ones] = rng.sample(range(1, 9), 2)
  return [tens, ones]
}

/** A wrong number, provided its digits are digits. */
function wrong(digits: readonly number[], because: Message) {
  const isNumber = digits.every((digit) => digit >= 0 && digit <= 9) && digits[0] !== 0
  return isNumber ? [{ value: toNumber(digits), because }] : []
}

const numberMistakes = (tens: number, ones: number) => [
  ...wrong([ones, tens], say`that is the number with its digits exchanged`),
  ...[-2, -1, 1, 2].flatMap((shift) =>
    wrong(
      [tens + shift, ones - shift],
      say`its digits have the right sum, but they do not fit the other condition`,
    ),
  ),
  ...[-2, -1, 1, 2].flatMap((shift) =>
    wrong([tens + shift, ones + shift], say`its digits have the right difference, but not the right sum`),
  ),
]

/** "How many times is the digit 7 written in the numbers from 1 to 458?" */
function timesWritten(rng: Random) {
  const digit = rng.int(1, 9)
  const from = rng.pick([1, 1, 100])
  const to = rng.int(from + 150, 999)
  const digits = range(from, to).flatMap((number) => [...String(number).padStart(3, '0')].map(Number))
  const inPlace = [2, 1, 0].map(
    (place) => digits.filter((one, index) => index % 3 === place && one === digit).length,
  )
  const [ones = 0, tens = 0, hundreds = 0] = inPlace
  const key = ones + tens + hundreds
  return {
    concept: 'face-value',
    given: { find: 'times-written' as const, digit, from, to },
    prompt: rng.pick([
      say`How many times is the digit ${digit} written when all the numbers from ${from} to ${to} are written?`,
      say`If all the numbers from ${from} to ${to} are written, how many times does the digit ${digit} occur?`,
      say`The numbers from ${from} to ${to} are written one after another. ${ask(rng, say`the number of times that the digit ${digit} is used`)}`,
      say`In writing the numbers from ${from} to ${to}, the digit ${digit} is used how many times?`,
      say`The houses of a colony are numbered from ${from} to ${to}. How many times does the painter of the number plates paint the digit ${digit}?`,
      say`Roll numbers from ${from} to ${to} are typed on a list. How many times is the key ${digit} pressed?`,
      say`Tickets are printed with the numbers ${from} to ${to}. How many times is the digit ${digit} printed?`,
      say`In numbering the seats of a stadium from ${from} to ${to}, how many times is the digit ${digit} needed?`,
      say`A shop orders metal digits for lockers numbered ${from} to ${to}. How many pieces of the digit ${digit} must it order?`,
      say`A clerk stamps the numbers ${from} to ${to} on files, digit by digit. ${ask(rng, say`the number of times that the stamp with the digit ${digit} is used`)}`,
    ]),
    answer: count(key),
    mistakes: [
      {
        value: range(from, to).filter((number) => String(number).includes(String(digit))).length,
        because: say`a number with the digit in two places was counted once`,
      },
      { value: ones + tens, because: say`the hundreds place was left out` },
      { value: ones + hundreds, because: say`the tens place was left out` },
      { value: key + 1, because: say`one too many was counted in the last run of ten` },
      { value: key - 1, because: say`one too few was counted in the last run of ten` },
      { value: key + 10, because: say`a run of ten too many was counted` },
      { value: key - 10, because: say`a run of ten too few was counted` },
      {
        value: key + 11,
        because: say`a run of ten too many was counted, and one too many in the last run`,
      },
      {
        value: key - 11,
        because: say`a run of ten too few was counted, and one too few in the last run`,
      },
    ].filter(({ value }) => value > 0 && value !== key),
    steps: [
      say`In the ones place the digit ${digit} occurs ${ones} times.`,
      say`In the tens place it occurs ${tens} times.`,
      say`In the hundreds place it occurs ${hundreds} times.`,
      say`${ones} + ${tens} + ${hundreds} = ${key}`,
    ],
  }
}

/** "1,389 digits are used to number the pages of a book. How many pages has it?" */
function pagesOfDigits(rng: Random) {
  const pages = rng.int(120, 999)
  const digits = 9 + 180 + 3 * (pages - 99)
  return {
    concept: 'face-value',
    given: { find: 'pages' as const, digits },
    prompt: rng.pick([
      say`A total of ${digits} digits are used to number the pages of a book from 1 onwards. How many pages does the book have?`,
      say`If ${digits} digits are needed to number all the pages of a book, starting from page 1, then the number of pages is`,
      say`The pages of a dictionary are numbered from 1 and the numbers contain ${digits} digits in all. What is the number of its last page?`,
      say`The houses of a town are numbered 1, 2, 3 and so on, and ${digits} metal digits are needed for the number plates. How many houses are there?`,
      say`A printer uses ${digits} digits to number the pages of a book, beginning with 1. ${ask(rng, 'the number of pages of the book')}`,
      say`How many pages are in a book whose page numbers, from 1 to the last, have ${digits} digits altogether?`,
      say`The numbers 1, 2, 3, … are written in a row up to a certain number, and ${digits} digits are written in all. ${ask(rng, 'the last number')}`,
      say`The seats of a hall are numbered from 1. If painting the numbers takes ${digits} digits, ${askThen(rng, 'the number of seats')}`,
    ]),
    answer: count(pages),
    mistakes: [
      { value: Math.round(digits / 3), because: say`every page was taken to have three digits` },
      { value: pages - 99, because: say`only the pages with three digits were counted` },
      { value: pages + 1, because: say`one page too many was counted` },
      { value: pages - 1, because: say`one page too few was counted` },
      { value: pages + 9, because: say`the pages with one digit were counted twice` },
      { value: pages - 9, because: say`the pages with one digit were left out` },
      {
        value: Math.round((digits - 9) / 3) + 9,
        because: say`the pages with two digits were taken to have three`,
      },
    ].filter(({ value }) => value > 0 && value !== pages),
    steps: [
      say`Pages 1 to 9 use 9 digits; pages 10 to 99 use 90 × 2 = 180 digits.`,
      say`${digits} − 189 = ${digits - 189} digits are left.`,
      say`They number ${digits - 189} ÷ 3 = ${pages - 99} pages of three digits.`,
      say`99 + ${pages - 99} = ${pages}`,
    ],
  }
}
