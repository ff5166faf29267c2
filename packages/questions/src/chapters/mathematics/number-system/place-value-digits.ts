import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { count } from '../../../kit/values/value.ts'
import { formatList } from '../../../kit/wording/list.ts'
import { people } from '../../../kit/wording/people.ts'
import { posed } from '../../../kit/wording/posed.ts'
import { type Message, say } from '../../../kit/wording/say.ts'

const toNumber = (digits: readonly number[]) => digits.reduce((number, digit) => number * 10 + digit, 0)

/** The greatest and the least number that some digits can form. */
export function greatestAndLeast(rng: Random) {
  const digits = rng.sample(range(0, 9), rng.pick([4, 5]))
  const falling = [...digits].sort((a, b) => b - a)
  const rising = [...falling].reverse()
  const hasZero = rising[0] === 0
  // 0 cannot stand in front: the next digit changes place with it.
  const fixed = hasZero ? [rising[1] ?? 0, 0, ...rising.slice(2)] : rising
  const [most, least] = [toNumber(falling), toNumber(fixed)]
  const how = rng.pick(['difference', 'sum'])
  const combine = (a: number, b: number) => (how === 'difference' ? a - b : a + b)
  const answer = combine(most, least)
  const swapped = toNumber([...falling.slice(0, -2), falling.at(-1) ?? 0, falling.at(-2) ?? 0])
  return {
    given: { find: 'arranged' as const, digits, how },
    prompt: posed(rng, [
      say`With the digits ${formatList(digits)}, each used once, the greatest and the least ${digits.length}-digit numbers are formed. What is their ${how}?`,
      say`What is the ${how} of the greatest and the least ${digits.length}-digit number that can be written with ${formatList(digits)}, each digit once?`,
      say`Cards show the digits ${formatList(digits)}. Laid side by side, all of them, they make ${digits.length}-digit numbers (0 never in front). Find the ${how} of the largest and the smallest.`,
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

/** Two different digits, both larger than 0. */
function drawPair(rng: Random): readonly [tens: number, ones: number] {
  const [tens, ones] = rng.sample(range(1, 9), 2)
  return [tens, ones]
}

/** A wrong number, as long as its digits are digits. */
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

export function reversal(rng: Random) {
  const [tens, ones] = drawPair(rng)
  const number = 10 * tens + ones
  const [sum, change] = [tens + ones, 10 * ones + tens - number]
  const moves = change > 0 ? say`grows by ${change}` : say`falls by ${-change}`
  const person = rng.pick(people)
  return {
    given: { find: 'number' as const, sum, change },
    prompt: posed(
      rng,
      [
        say`The digits of a two-digit number add up to ${sum}. When they are exchanged, the number ${moves}. What is the number?`,
        say`A two-digit number has the digit sum ${sum}; read from the back it ${change > 0 ? say`is ${change} more` : say`is ${-change} less`}. Find the number.`,
        say`${person.name} thinks of a two-digit number with the digit sum ${sum}. If ${person.he} exchanges the two digits, it ${moves}. Which number is it?`,
        say`The sum of the two digits of a house number is ${sum}. Written in the opposite order it ${change > 0 ? say`is larger by ${change}` : say`is smaller by ${-change}`}. The house number is`,
      ],
      0.06,
    ),
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

export function reversalSum(rng: Random) {
  const [a, b] = drawPair(rng)
  const [tens, ones] = [Math.max(a, b), Math.min(a, b)]
  const number = 10 * tens + ones
  const [total, difference] = [11 * (tens + ones), tens - ones]
  const person = rng.pick(people)
  return {
    given: { find: 'number-of-sum' as const, total, difference },
    prompt: posed(
      rng,
      [
        say`A two-digit number and the number with its digits exchanged add up to ${total}. The tens digit is ${difference} more than the ones digit. What is the number?`,
        say`The sum of a two-digit number and of the same number read from the back is ${total}; its tens digit exceeds its ones digit by ${difference}. Find the number.`,
        say`${person.name} adds a two-digit number to itself read backwards and gets ${total}. The first digit is larger than the second by ${difference}. Which number did ${person.he} start from?`,
      ],
      0.06,
    ),
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

/** Three digits, told by their sum, by the middle one and by what exchanging the outer ones does. */
export function threeDigits(rng: Random) {
  const [x, y, z] = rng.until(
    () => rng.sample(range(1, 9), 3),
    ([a, b, c]) => b !== a && b !== c,
  )
  const [number, sum, change] = [toNumber([x, y, z]), x + y + z, 99 * (z - x)]
  const step = y - z
  const middle = step > 0 ? say`${step} more than` : say`${-step} less than`
  const moves = change > 0 ? say`${change} more` : say`${-change} less`
  const person = rng.pick(people)
  return {
    given: { find: 'three' as const, sum, step, change },
    prompt: posed(rng, [
      say`The digits of a three-digit number add up to ${sum}, and the tens digit is ${middle} the ones digit. With its first and last digit exchanged, the number is ${moves}. What is the number?`,
      say`A three-digit number has the digit sum ${sum}. Written backwards it is ${moves}. Its tens digit is ${middle} its ones digit. Find the number.`,
      say`${person.name} has a locker with a three-digit number. The digits sum to ${sum}, the middle digit is ${middle} the last, and read from the back the number is ${moves}. Which number is it?`,
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
