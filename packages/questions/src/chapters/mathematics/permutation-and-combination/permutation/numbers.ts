import type { Random } from '../../../../kit/random/random.ts'
import { arrange, factorial } from '../../../../kit/values/counting.ts'
import { range } from '../../../../kit/values/number-theory.ts'
import { count } from '../../../../kit/values/value.ts'
import { ask } from '../../../../kit/wording/ask.ts'
import { formatList } from '../../../../kit/wording/format-list.ts'
import { say } from '../../../../kit/wording/say.ts'

const LAST = {
  any: () => true,
  even: (digit: number) => digit % 2 === 0,
  odd: (digit: number) => digit % 2 === 1,
  'divisible by 5': (digit: number) => digit % 5 === 0,
} as const
type Kind = keyof typeof LAST

const nameOf = (kind: Kind, length: number) =>
  kind === 'any'
    ? `${length}-digit numbers`
    : kind === 'divisible by 5'
      ? `${length}-digit numbers divisible by 5`
      : `${kind} ${length}-digit numbers`

function drawDigits(rng: Random, kind: Kind, length: number, hasZero: boolean | null = null): number[] {
  return rng.until(
    () => rng.sample(range(0, 9), rng.int(length + 1, 7)).sort((a, b) => a - b),
    (drawn) =>
      drawn.some(LAST[kind]) &&
      drawn.some((digit) => kind === 'any' || !LAST[kind](digit)) &&
      (hasZero === null || drawn.includes(0) === hasZero),
  )
}

/** "How many even 4-digit numbers can be formed from the digits 1, 2, 4, 7 and 9, if no digit is repeated?" */
export function numbersFromDigits(rng: Random) {
  const length = rng.pick([3, 4])
  const kind = rng.pick(['any', 'even', 'odd', 'divisible by 5'])
  const digits = drawDigits(rng, kind, length)
  const n = digits.length
  const hasZero = digits.includes(0)
  const lasts = digits.filter(LAST[kind])
  const ways = (last: number) =>
    last === 0 || !hasZero ? arrange(n - 1, length - 1) : (n - 2) * arrange(n - 2, length - 2)
  const answer =
    kind === 'any'
      ? hasZero
        ? (n - 1) * arrange(n - 1, length - 1)
        : arrange(n, length)
      : lasts.reduce((sum, last) => sum + ways(last), 0)
  const what = nameOf(kind, length)
  return {
    concept: 'forming-numbers',
    given: { find: 'digits' as const, digits, length, kind, from: 0, below: 10 ** length, repeat: false },
    prompt: rng.pick([
      say`How many ${what} can be formed from the digits ${formatList(digits)}, if no digit is repeated?`,
      say`From the digits ${formatList(digits)}, each used at most once, how many ${what} can be written?`,
      say`${ask(rng, say`the number of ${what} with different digits taken from ${formatList(digits)}`)}`,
      say`Without repeating a digit, how many ${what} can be made from ${formatList(digits)}?`,
      say`If no digit is used twice in a number, how many ${what} can be formed with ${formatList(digits)}?`,
      say`How many ${what} have different digits, all of them from ${formatList(digits)}?`,
    ]),
    answer: count(answer),
    mistakes: [
      {
        value: arrange(n, length),
        because: kind === 'any' ? say`0 was allowed in front` : say`the last digit was not restricted`,
      },
      { value: n ** length, because: say`digits were allowed to repeat` },
      { value: lasts.length * arrange(n - 1, length - 1), because: say`0 was allowed in front` },
      { value: arrange(n, length) / factorial(length), because: say`the order of the digits was left out` },
      { value: arrange(n - 1, length), because: say`one digit was not used at all` },
      {
        value: (n - 1) * arrange(n - 1, length - 1),
        because:
          kind === 'any'
            ? say`one digit was kept out of the first place`
            : say`only the first place was restricted`,
      },
      {
        value: (n - lasts.length) * arrange(n - 1, length - 1),
        because: say`the wrong digits were put at the end`,
      },
      { value: Math.round(answer / 2), because: say`half of the cases were left out` },
    ].filter(({ value, because }) => value > 0 && (hasZero || !because.template.startsWith('0 was'))),
    steps:
      kind === 'any'
        ? [
            say`The first digit can be any of ${hasZero ? n - 1 : n}${hasZero ? ', for 0 cannot lead' : ''}.`,
            say`The other ${length - 1} places are filled from the ${n - 1} digits left: ${arrange(n - 1, length - 1)} ways.`,
            say`${hasZero ? n - 1 : n} × ${arrange(n - 1, length - 1)} = ${answer}`,
          ]
        : [
            lasts.length === 1
              ? say`The last digit must be ${formatList(lasts)}.`
              : say`The last digit must be one of ${formatList(lasts)}.`,
            hasZero && lasts.includes(0)
              ? lasts.length === 1
                ? say`The other places can be filled in ${ways(0)} ways.`
                : say`With 0 at the end: ${ways(0)} numbers; with another digit there: ${ways(2)} each, as 0 cannot lead.`
              : hasZero
                ? say`For each of them the first place has ${n - 2} choices, as 0 cannot lead: ${ways(1)} numbers.`
                : say`For each of them the other places can be filled in ${arrange(n - 1, length - 1)} ways.`,
            say`Together: ${answer}`,
          ],
  }
}

/** "How many odd 3-digit numbers can be formed from the digits 0, 2, 5 and 7, if digits may be repeated?" */
export function numbersWithRepeats(rng: Random) {
  const length = rng.pick([3, 4])
  const kind = rng.pick(['any', 'even', 'odd', 'divisible by 5'])
  const digits = drawDigits(rng, kind, length)
  const n = digits.length
  const hasZero = digits.includes(0)
  const lasts = digits.filter(LAST[kind]).length
  const firsts = hasZero ? n - 1 : n
  const answer = firsts * n ** (length - 2) * lasts
  const what = nameOf(kind, length)
  return {
    concept: 'forming-numbers',
    given: { find: 'digits' as const, digits, length, kind, from: 0, below: 10 ** length, repeat: true },
    prompt: rng.pick([
      say`How many ${what} can be formed from the digits ${formatList(digits)}, if digits may be repeated?`,
      say`With the digits ${formatList(digits)}, any of which may be used more than once, how many ${what} can be written?`,
      say`Using the digits ${formatList(digits)} with repetition allowed, how many ${what} can be formed?`,
      say`If a digit may be used any number of times, how many ${what} can be formed with ${formatList(digits)}?`,
      say`${ask(rng, say`the number of ${what} that can be written with ${formatList(digits)}, repetition being allowed`)}`,
    ]),
    answer: count(answer),
    mistakes: [
      {
        value: n ** length,
        because: kind === 'any' ? say`0 was allowed in front` : say`the last digit was not restricted`,
      },
      { value: n ** (length - 1) * lasts, because: say`0 was allowed in front` },
      { value: arrange(n, length), because: say`digits may be repeated here` },
      {
        value: firsts * arrange(n - 1, length - 1),
        because: say`digits may be repeated after the first place`,
      },
      { value: firsts * n ** (length - 1), because: say`only the first place was restricted` },
      { value: firsts * n ** (length - 2) * (n - lasts), because: say`the wrong digits were put at the end` },
      { value: n ** (length - 1), because: say`one place was left out` },
      { value: firsts ** (length - 1) * lasts, because: say`0 may stand in the middle` },
      { value: n * length, because: say`the number of digits was multiplied by the number of places` },
    ].filter(({ value, because }) => value > 0 && (hasZero || !/^0 /.test(because.template))),
    steps: [
      say`The first place has ${firsts} choices${hasZero ? ', for 0 cannot lead' : ''}, and the last place ${lasts}.`,
      say`In between ${length === 3 ? 'there is one place' : 'there are two places'} with ${n} choices${length === 3 ? '' : ' each'}.`,
      say`${[firsts, ...range(1, length - 2).map(() => n), lasts].join(' × ')} = ${answer}`,
    ],
  }
}

/** "How many odd numbers between 3000 and 7000 can be formed from the digits 1, 3, 4, 6 and 7 without repetition?" */
export function numbersBetween(rng: Random) {
  const length = rng.pick([3, 4])
  const kind = rng.pick(['any', 'even', 'odd', 'divisible by 5'])
  const digits = drawDigits(rng, kind, length)
  const n = digits.length
  const [low, high] = rng.until(
    () => {
      const first = rng.int(2, 7)
      return [first, rng.pick([10, rng.int(first + 2, 9)])] as const
    },
    ([from, to]) => {
      const fitting = digits.filter((digit) => digit >= from && digit < to)
      return (
        fitting.length >= 2 && to <= 10 && to > from + 1 && fitting.length < n - (digits.includes(0) ? 1 : 0)
      )
    },
  )
  const unit = 10 ** (length - 1)
  const firsts = digits.filter((digit) => digit >= low && digit < high)
  const lastsBeside = (first: number) => digits.filter((digit) => digit !== first && LAST[kind](digit)).length
  const middle = arrange(n - 2, length - 2)
  const parts = firsts.map((first) => lastsBeside(first) * middle)
  const answer = parts.reduce((sum, part) => sum + part, 0)
  const lasts = digits.filter(LAST[kind]).length
  const plural =
    kind === 'any' ? 'numbers' : kind === 'divisible by 5' ? 'numbers divisible by 5' : `${kind} numbers`
  const limits =
    high === 10
      ? kind === 'divisible by 5'
        ? say`${length}-digit numbers greater than ${low * unit} and divisible by 5`
        : say`${nameOf(kind, length)} greater than ${low * unit}`
      : say`${plural} between ${low * unit} and ${high * unit}`
  return {
    concept: 'forming-numbers',
    given: {
      find: 'digits' as const,
      digits,
      length,
      kind,
      from: low * unit,
      below: high * unit,
      repeat: false,
    },
    prompt: rng.pick([
      say`How many ${limits} can be formed from the digits ${formatList(digits)}, if no digit is repeated?`,
      say`From the digits ${formatList(digits)}, each used at most once, how many ${limits} can be written?`,
      say`${ask(rng, say`the number of ${limits} with different digits taken from ${formatList(digits)}`)}`,
    ]),
    answer: count(answer),
    mistakes: [
      { value: arrange(n, length), because: say`the limits were left out` },
      { value: firsts.length * arrange(n - 1, length - 1), because: say`the last digit was not restricted` },
      { value: firsts.length * lasts * middle, because: say`the digit in front was used again at the end` },
      {
        value: (firsts.length - 1) * arrange(n - 1, length - 1),
        because: say`one digit for the first place was missed`,
      },
      { value: lasts * arrange(n - 1, length - 1), because: say`only the last place was restricted` },
      { value: answer + middle, because: say`one case too many was counted` },
      { value: answer - middle, because: say`one case was missed` },
      { value: firsts.length * n ** (length - 1), because: say`digits were allowed to repeat` },
      { value: answer / (length === 3 ? 1 : 2), because: say`the digits in the middle were not arranged` },
    ].filter(({ value }) => value > 0),
    steps: [
      say`The first digit must be one of ${formatList(firsts)}.`,
      kind === 'any'
        ? say`The last digit can be any of the other ${n - 1}.`
        : say`The last digit must be ${lasts === 1 ? '' : 'one of '}${formatList(digits.filter(LAST[kind]))}, but not the one in front.`,
      say`The ${length === 3 ? 'place' : 'two places'} between can be filled in ${middle} ways.`,
      say`For the first digits in turn: ${parts.join(' + ')} = ${answer}`,
    ],
  }
}

/** "What is the sum of all the 4-digit numbers that can be formed from 2, 3, 5 and 8, each used once?" */
export function sumOfNumbers(rng: Random) {
  const digits = rng.sample(range(1, 9), rng.pick([3, 4, 4, 5])).sort((a, b) => a - b)
  const n = digits.length
  const total = digits.reduce((sum, digit) => sum + digit, 0)
  const ones = Number('1'.repeat(n))
  const times = factorial(n - 1)
  const answer = total * ones * times
  return {
    concept: 'forming-numbers',
    given: { find: 'sum-of-numbers' as const, digits },
    prompt: rng.pick([
      say`${ask(rng, say`the sum of all the ${n}-digit numbers that can be formed from the digits ${formatList(digits)}, each used once`)}`,
      say`All the ${n}-digit numbers with the digits ${formatList(digits)}, without repetition, are added. What is the sum?`,
      say`If all the ${n}-digit numbers made by arranging the digits ${formatList(digits)} are written down, what is their sum?`,
    ]),
    answer: count(answer),
    mistakes: [
      {
        value: total * ones * factorial(n),
        because: say`each digit stands ${times} times in a place, not ${factorial(n)} times`,
      },
      { value: total * ones, because: say`each digit was counted once in each place` },
      { value: total * times, because: say`the value of the places was left out` },
      { value: total * ones * (times - 1), because: say`each digit was counted once too few in each place` },
      { value: total * ones * n, because: say`each digit was counted ${n} times in each place` },
      {
        value: total * Number(`${'1'.repeat(n - 1)}0`) * times,
        because: say`the place of the units was left out`,
      },
      { value: (total + 1) * ones * times, because: say`the sum of the digits is ${total}` },
      { value: (total - 1) * ones * times, because: say`the sum of the digits is ${total}` },
    ],
    steps: [
      say`There are ${n}! = ${factorial(n)} numbers.`,
      say`In each place every digit stands (${n} − 1)! = ${times} times.`,
      say`The digits add up to ${total}, so each place adds ${times} × ${total} = ${times * total} times its value.`,
      say`${times * total} × ${ones} = ${answer}`,
    ],
  }
}
