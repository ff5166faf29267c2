import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { count } from '../../../kit/values/value.ts'
import { posed } from '../../../kit/wording/posed.ts'
import { say } from '../../../kit/wording/say.ts'
import { greatestAndLeast, reversal, reversalSum, threeDigits } from './place-value-digits.ts'

/** "What is the difference between the place value and the face value of 7 in 4,73,285?" */
export const placeValue = defineGenerator({
  id: 'number/place-value',
  version: 1,
  levels: {
    easy: { forms: [placeAndFace] },
    medium: { forms: [twoPlaces, greatestAndLeast] },
    hard: { forms: [threeDigits, threeDigits, reversal, reversalSum] },
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
      case 'arranged': {
        // Every arrangement that does not begin with 0.
        const numbers = arrangements(given.digits).filter(
          (number) => number >= 10 ** (given.digits.length - 1),
        )
        const [most, least] = [Math.max(...numbers), Math.min(...numbers)]
        return given.how === 'difference' ? most - least : most + least
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

/** By walking from the right, until the digit comes. */
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

const drawDigits = (rng: Random, length: number): number[] => {
  const digits = rng.sample(range(0, 9), length)
  return digits[0] === 0 ? [...digits.slice(1), 0] : digits
}

const toNumber = (digits: readonly number[]) => digits.reduce((number, digit) => number * 10 + digit, 0)
const PLACES = ['ones', 'tens', 'hundreds', 'thousands', 'ten-thousands', 'lakhs', 'ten-lakhs', 'crores']

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
    given: { find: 'place-face' as const, number, digit, how },
    prompt: posed(rng, [
      say`What is the ${how} of the place value and the face value of ${digit} in ${number}?`,
      say`In the number ${number}, find the ${how} ${how === 'sum' ? 'of' : 'between'} the place value and the face value of the digit ${digit}.`,
      say`The place value and the face value of the digit ${digit} in ${number} have which ${how}?`,
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
    given: { find: 'two-places' as const, number, first, second, how },
    prompt: posed(rng, [
      say`What is the ${how} of the place values of ${first} and ${second} in ${number}?`,
      say`Find the ${how} ${how === 'sum' ? 'of' : 'between'} the place values of the digits ${first} and ${second} in the number ${number}.`,
      say`In ${number}, the place values of ${first} and ${second} have which ${how}?`,
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
