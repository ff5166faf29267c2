import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { divisors, isPrime, range } from '../../../kit/values/number-theory.ts'
import { count } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { formatList } from '../../../kit/wording/format-list.ts'
import { latex, type Message, say } from '../../../kit/wording/say.ts'

/** "A number leaves the remainder 29 when divided by 56. What is the remainder when it is divided by 8?" */
export const numberBasics = defineGenerator({
  id: 'number/number-basics',
  version: 8,
  concepts: [
    'division-and-remainder',
    'sums-of-natural-numbers',
    'prime-numbers',
    'binary-numbers',
    'binary-to-decimal',
    'decimal-to-binary',
    'binary-addition',
  ],
  levels: {
    easy: {
      forms: [
        ...often(6, factorOfDivisor),
        ...often(2, sumOfFirst),
        ...often(2, toDecimal),
        ...often(3, primesBetween),
      ],
    },
    medium: {
      forms: [
        ...often(4, sumOfTwoRests),
        sumOfSquares,
        ...often(3, toBinary),
        ...often(4, dividend),
        ...often(4, nearestMultiple),
        ...often(2, successive),
        ...often(2, sumBetween),
        ...often(2, binarySum),
        ...often(2, commonRest),
      ],
    },
    hard: { forms: [successiveThree, sumWithRest, binaryExpression, commonRestOfThree] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'factor':
        return (given.divisor * 7 + given.rest) % given.factor
      case 'run':
        return range(given.from, given.to)
          .filter((one) => (one - given.from) % given.step === 0)
          .reduce((total, one) => total + one ** given.power, 0)
      case 'decimal':
        // Digit by digit from the left, doubling what was read so far.
        return [...given.digits].reduce((value, digit) => 2 * value + Number(digit), 0)
      case 'to-binary':
        return subscripted(digitsByPowers(given.value))
      case 'binary-sum':
        return subscripted(addDigits(...given.numbers))
      case 'binary-expression': {
        const [one, other, less] = given.numbers.map((digits) =>
          [...digits].reduce((value, digit) => 2 * value + Number(digit), 0),
        )
        return subscripted(digitsByPowers((one ?? 0) + (other ?? 0) - (less ?? 0)))
      }
      case 'rest-run':
        return range(given.from, given.to)
          .filter((one) => one % given.divisor === given.rest)
          .reduce((total, one) => total + one, 0)
      case 'successive-three': {
        const [a, b, c] = given.divisors
        const [r, s, t] = given.rests
        // The numbers with the first remainder, one by one.
        const found =
          range(0, a * b * c).find(
            (one) =>
              one % a === r && Math.floor(one / a) % b === s && Math.floor(Math.floor(one / a) / b) % c === t,
          ) ?? Number.NaN
        return found % given.by
      }
      case 'common-rest-of-three': {
        const [one, ...others] = given.numbers
        const greatest = range(2, one).findLast((by) => others.every((other) => other % by === one % by))
        if (greatest === undefined) return Number.NaN
        return given.wanted === 'divisor' ? greatest : one % greatest
      }
      case 'primes':
        return range(given.from, given.to).filter(
          (one) => one > 1 && range(2, Math.floor(Math.sqrt(one))).every((by) => one % by !== 0),
        ).length
      case 'two-rests':
        return (given.divisor * 3 + given.first + given.divisor * 5 + given.second) % given.divisor
      case 'dividend':
        return given.divisor * given.quotient + given.rest
      case 'nearest':
        return given.way === 'added'
          ? (range(0, given.divisor).find((more) => (given.number + more) % given.divisor === 0) ??
              Number.NaN)
          : (range(0, given.divisor).find((less) => (given.number - less) % given.divisor === 0) ??
              Number.NaN)
      case 'successive': {
        const [a, b] = given.divisors
        const [r, s] = given.rests
        const found =
          range(1, 9999).find((one) => one % a === r && Math.floor(one / a) % b === s) ?? Number.NaN
        return found % (a * b)
      }
      case 'common-rest':
        return (
          divisors(given.second - given.first)
            .filter((one) => one > given.least && given.first % one === given.second % one)
            .at(-1) ?? Number.NaN
        )
    }
  },
})

const subscripted = (digits: string): string => latex`(${digits})_2`

/** Takes off the powers of 2 from the largest down. */
function digitsByPowers(value: number): string {
  let rest = value
  return range(0, Math.floor(Math.log2(value)))
    .reverse()
    .map((place) => {
      const fits = rest >= 2 ** place
      if (fits) rest -= 2 ** place
      return fits ? '1' : '0'
    })
    .join('')
}

/** Column by column from the right, with a carry. */
function addDigits(one: string, other: string): string {
  let [sum, carry] = ['', 0]
  for (let place = 1; place <= Math.max(one.length, other.length) || carry > 0; place++) {
    const column = Number(one.at(-place) ?? 0) + Number(other.at(-place) ?? 0) + carry
    sum = `${column % 2}${sum}`
    carry = column > 1 ? 1 : 0
  }
  return sum
}

function factorOfDivisor(rng: Random) {
  const { divisor, factor, rest } = rng.until(
    () => {
      const factor = rng.int(5, 25)
      const divisor = factor * rng.int(3, 12)
      return { divisor, factor, rest: rng.int(factor + 1, divisor - 1) }
    },
    (drawn) => drawn.rest % drawn.factor !== 0,
  )
  const value = rest % factor
  return {
    concept: 'division-and-remainder',
    given: { find: 'factor' as const, divisor, factor, rest },
    prompt: rng.pick([
      say`A number when divided by ${divisor} leaves the remainder ${rest}. ${ask(rng, say`the remainder when the same number is divided by ${factor}`)}`,
      say`On dividing a number by ${divisor}, the remainder is ${rest}. If the number is divided by ${factor}, the remainder will be`,
      say`When n is divided by ${divisor}, the remainder is ${rest}. ${ask(rng, say`the remainder when n is divided by ${factor}`)}`,
    ]),
    answer: value,
    mistakes: [
      { value: Math.floor(rest / factor), because: say`that is the quotient of ${rest} and ${factor}` },
      { value: factor - value, because: say`that is what is missing to the next multiple of ${factor}` },
      { value: (divisor - rest) % factor, because: say`${rest} was subtracted from ${divisor}` },
      { value: value + 1, because: say`a slip in the subtraction made it too large` },
      { value: value - 1, because: say`a slip in the subtraction made it too small` },
      { value: value + 2, because: say`a slip in the multiple of ${factor} made it too large` },
      { value: value - 2, because: say`a slip in the multiple of ${factor} made it too small` },
      { value: divisor / factor, because: say`that is how often ${factor} goes into ${divisor}` },
    ],
    // A remainder is smaller than the divisor.
    within: [0, factor - 1] as const,
    steps: [
      say`${divisor} is a multiple of ${factor}, so only the remainder ${rest} matters.`,
      say`${rest} = ${factor} × ${Math.floor(rest / factor)} + ${value}, so the remainder is ${value}`,
    ],
  }
}

const KINDS = [
  ['natural numbers', 1, 1],
  ['odd natural numbers', 1, 2],
  ['even natural numbers', 2, 2],
] as const

function sumOfFirst(rng: Random) {
  const [name, first, step] = rng.pick(KINDS)
  const n = rng.int(11, 500)
  const last = first + (n - 1) * step
  const value = (n * (first + last)) / 2
  return {
    concept: 'sums-of-natural-numbers',
    given: { find: 'run' as const, from: first, to: last, step, power: 1 },
    prompt: rng.pick([
      say`${ask(rng, say`the sum of the first ${n} ${name}`)}`,
      say`${ask(rng, say`the sum of the first ${n} ${name}`)}`,
      say`The sum of the first ${n} ${name} is`,
    ]),
    answer: value,
    mistakes: [
      { value: value + last + step, because: say`one number too many was added` },
      { value: value - last, because: say`one number too few was added` },
      { value: 2 * value, because: say`the product was not halved` },
      { value: (n * (n + 1)) / 2, because: say`that is the sum of the first ${n} natural numbers` },
      { value: n * n, because: say`that is the sum of the first ${n} odd numbers` },
      { value: n * (n + 1), because: say`that is the sum of the first ${n} even numbers` },
      { value: (n * (n - 1)) / 2, because: say`n − 1 was used instead of n + 1` },
    ],
    steps: [
      say`They run from ${first} to ${last}, so their mean is (${first} + ${last}) ÷ 2.`,
      say`${n} × (${first} + ${last}) ÷ 2 = ${value}`,
    ],
  }
}

function sumOfSquares(rng: Random) {
  const power = rng.pick([2, 3])
  const n = rng.int(6, power === 2 ? 90 : 60)
  const plain = (n * (n + 1)) / 2
  const squares = (n * (n + 1) * (2 * n + 1)) / 6
  const value = power === 2 ? squares : plain * plain
  const name = power === 2 ? 'squares' : 'cubes'
  return {
    concept: 'sums-of-natural-numbers',
    given: { find: 'run' as const, from: 1, to: n, step: 1, power },
    prompt: rng.pick([
      say`${ask(rng, say`the sum of the ${name} of the first ${n} natural numbers`)}`,
      say`The value of ${latex`1^${power} + 2^${power} + 3^${power} + … + ${n}^${power}`} is`,
      say`Find ${latex`1^${power} + 2^${power} + 3^${power} + … + ${n}^${power}`}.`,
    ]),
    answer: value,
    mistakes: [
      { value: plain, because: say`that is the sum of the numbers themselves` },
      {
        value: power === 2 ? plain * plain : squares,
        because: say`that is the sum of the ${power === 2 ? 'cubes' : 'squares'}`,
      },
      { value: value + (n + 1) ** power, because: say`one number too many was added` },
      { value: value - n ** power, because: say`the last number was left out` },
      {
        value: power === 2 ? 2 * squares : 2 * plain * plain,
        because: say`the formula was not divided completely`,
      },
      { value: n ** power, because: say`that is the last term` },
      {
        value: power === 2 ? Math.round((n * (n + 1) * (n + 2)) / 6) : plain * n,
        because: say`a factor of the formula is wrong`,
      },
    ],
    steps: [
      power === 2
        ? say`The formula is n(n + 1)(2n + 1) ÷ 6.`
        : say`The sum of the cubes is the square of n(n + 1) ÷ 2.`,
      power === 2
        ? say`${n} × ${n + 1} × ${2 * n + 1} = ${6 * squares}`
        : say`${n} × ${n + 1} ÷ 2 = ${plain}`,
      say`The sum is ${value}`,
    ],
  }
}

function sumBetween(rng: Random) {
  const isOdd = rng.chance(0.5)
  const from = 2 * rng.int(8, 45) + (isOdd ? 1 : 0)
  const to = from + 2 * rng.int(10, 60)
  const terms = (to - from) / 2 + 1
  const value = (terms * (from + to)) / 2
  const name = isOdd ? 'odd' : 'even'
  return {
    concept: 'sums-of-natural-numbers',
    given: { find: 'run' as const, from, to, step: 2, power: 1 },
    prompt: rng.pick([
      say`${ask(rng, say`the sum of all ${name} numbers from ${from} to ${to}, both included`)}`,
      say`${ask(rng, say`the sum of the ${name} numbers from ${from} to ${to}, including both`)}`,
      say`The ${name} numbers from ${from} to ${to}, with both ends, add up to`,
    ]),
    answer: value,
    mistakes: [
      { value: ((terms - 1) * (from + to)) / 2, because: say`the number of terms was counted one too small` },
      { value: ((terms + 1) * (from + to)) / 2, because: say`the number of terms was counted one too large` },
      { value: terms * (from + to), because: say`the product was not halved` },
      { value: value - from - to, because: say`the two ends were left out` },
      { value: ((to - from) * (from + to)) / 2, because: say`all numbers were counted, odd and even` },
      { value: value + to, because: say`the last number was added twice` },
    ],
    steps: [
      say`The number of terms is (${to} − ${from}) ÷ 2 + 1 = ${terms}`,
      say`Their mean is (${from} + ${to}) ÷ 2.`,
      say`The sum is the number of terms times the mean.`,
      say`${terms} × ${(from + to) / 2} = ${value}`,
    ],
  }
}

const askBinary = (rng: Random, from: Message, into: string): Message =>
  rng.pick([
    say`What is ${from} in the ${into} system?`,
    say`Convert ${from} into a ${into} number.`,
    say`The ${into} form of ${from} is`,
  ])

function toDecimal(rng: Random) {
  const value = rng.int(19, 1023)
  const digits = value.toString(2)
  const turned = Number.parseInt([...digits].reverse().join(''), 2)
  return {
    concept: ['binary-to-decimal', 'binary-numbers'],
    given: { find: 'decimal' as const, digits },
    prompt: askBinary(rng, say`the binary number ${latex`(${digits})_2`}`, 'decimal'),
    answer: count(value),
    mistakes: [
      { value: turned, because: say`the places were counted from the wrong end` },
      { value: value * 2, because: say`the powers of 2 start with 1 at the right end, not with 2` },
      { value: Math.floor(value / 2), because: say`the last digit was left out` },
      { value: value + 1, because: say`the last digit is wrong` },
      { value: value - 1, because: say`the last digit was not counted` },
      { value: value + 4, because: say`one place was counted although its digit is 0` },
      { value: value - 2 ** (digits.length - 1), because: say`the first digit was left out` },
    ],
    steps: [
      say`From the right the places are worth 1, 2, 4, 8 and so on.`,
      say`${[...digits]
        .map((digit, place) => (digit === '1' ? 2 ** (digits.length - 1 - place) : 0))
        .filter((part) => part > 0)
        .join(' + ')} = ${value}`,
    ],
  }
}

/** Binary digits are words: they are never grouped like a decimal number. */
const inBinary = (value: number): string => latex`(${value.toString(2)})_2`

function toBinary(rng: Random) {
  const value = rng.int(19, 1023)
  const digits = value.toString(2)
  const answer = inBinary(value)
  return {
    concept: ['decimal-to-binary', 'binary-numbers'],
    given: { find: 'to-binary' as const, value },
    prompt: askBinary(rng, say`the decimal number ${value}`, 'binary'),
    answer,
    mistakes: [
      {
        value: inBinary(Number.parseInt([...digits].reverse().join(''), 2)),
        because: say`the remainders were read in the wrong order`,
      },
      { value: inBinary(value + 1), because: say`that is ${value + 1}` },
      { value: inBinary(value - 1), because: say`that is ${value - 1}` },
      { value: inBinary(value * 2), because: say`a 0 was added at the end, which doubles the number` },
      { value: inBinary(value + 2), because: say`that is ${value + 2}` },
      { value: inBinary(value - 2), because: say`that is ${value - 2}` },
      { value: inBinary(value + 4), because: say`that is ${value + 4}` },
    ],
    steps: [
      say`Divide by 2 again and again; the remainders are, from the last to the first, the digits.`,
      say`As a check: ${[...digits]
        .map((digit, place) => (digit === '1' ? 2 ** (digits.length - 1 - place) : 0))
        .filter((part) => part > 0)
        .join(' + ')} = ${value}`,
      say`The binary form is ${answer}`,
    ],
  }
}

function binarySum(rng: Random) {
  const [a, b] = [rng.int(19, 110), rng.int(19, 110)]
  const answer = inBinary(a + b)
  return {
    concept: ['binary-addition', 'binary-numbers'],
    given: { find: 'binary-sum' as const, numbers: [a.toString(2), b.toString(2)] as const },
    prompt: rng.pick([
      say`What is ${inBinary(a)} + ${inBinary(b)}?`,
      say`Add the binary numbers ${inBinary(a)} and ${inBinary(b)}.`,
      say`The sum of ${inBinary(a)} and ${inBinary(b)} is`,
    ]),
    answer,
    mistakes: [
      { value: inBinary(a + b + 1), because: say`a carry was counted twice` },
      { value: inBinary(a + b - 1), because: say`a 1 was lost at the right end` },
      { value: inBinary(a + b + 2), because: say`a carry was put in the wrong place` },
      { value: inBinary(a + b - 2), because: say`a carry was forgotten` },
      { value: inBinary(a + b - 4), because: say`a carry was forgotten` },
      { value: inBinary(a ^ b), because: say`all carries were forgotten` },
    ],
    steps: [
      say`1 + 1 = 10 in binary: write 0 and carry 1.`,
      say`In decimal the numbers are ${a} and ${b}.`,
      say`Their sum is ${a + b}.`,
      say`In binary that is ${answer}`,
    ],
  }
}

function primesBetween(rng: Random) {
  const from = rng.int(2, 160)
  const to = from + rng.int(15, 60)
  const primes = range(from, to).filter(isPrime)
  const value = primes.length
  const composite = range(from, to).filter((one) => one % 2 === 1 && !isPrime(one)).length
  return {
    concept: 'prime-numbers',
    given: { find: 'primes' as const, from, to },
    prompt: rng.pick([
      say`How many prime numbers are there from ${from} to ${to}, both included?`,
      say`The number of prime numbers from ${from} to ${to}, counting both ends where they are prime, is`,
      say`Count the primes from ${from} to ${to}, both numbers included. How many are there?`,
      say`How many of the numbers ${from}, ${from + 1}, ${from + 2}, …, ${to} are prime?`,
      say`A list has all the natural numbers from ${from} up to ${to}. How many primes does it contain?`,
    ]),
    answer: count(value),
    mistakes: [
      {
        value: value + 1,
        because: say`a composite number such as ${range(from, to).find((one) => one % 2 === 1 && one > 1 && !isPrime(one)) ?? 51} was taken for a prime`,
      },
      { value: value - 1, because: say`one prime was overlooked` },
      { value: value + composite, because: say`all odd numbers were counted` },
      { value: value + 2, because: say`two composite numbers were taken for primes` },
      { value: value - 2, because: say`two primes were overlooked` },
      { value: to - from - value, because: say`the composite numbers were counted` },
    ].filter(({ value: wrong }) => wrong > 0),
    steps: [
      say`A prime has no factor except 1 and itself.`,
      say`The primes are ${formatList(primes)}; their number is ${value}`,
    ],
  }
}

function sumOfTwoRests(rng: Random) {
  const { divisor, first, second } = rng.until(
    () => {
      const divisor = rng.int(12, 60)
      return { divisor, first: rng.int(3, divisor - 1), second: rng.int(3, divisor - 1) }
    },
    (drawn) => drawn.first + drawn.second > drawn.divisor && drawn.first !== drawn.second,
  )
  const value = first + second - divisor
  return {
    concept: 'division-and-remainder',
    given: { find: 'two-rests' as const, divisor, first, second },
    prompt: rng.pick([
      say`Two numbers leave the remainders ${first} and ${second} respectively when divided by ${divisor}. What remainder does their sum leave when divided by ${divisor}?`,
      say`When two numbers are divided by ${divisor}, the remainders are ${first} and ${second} respectively. ${ask(rng, say`the remainder when their sum is divided by ${divisor}`)}`,
      say`On division by ${divisor}, two numbers leave the remainders ${first} and ${second} respectively. The remainder of their sum on division by ${divisor} is`,
    ]),
    answer: value,
    mistakes: [
      { value: Math.abs(first - second), because: say`the remainders were subtracted` },
      { value: (first * second) % divisor, because: say`the remainders were multiplied` },
      { value: divisor - value, because: say`that is what is missing to the next multiple` },
      { value: value + 1, because: say`a slip in the subtraction made it too large` },
      { value: value > 1 ? value - 1 : value + 2, because: say`a slip in the subtraction` },
      { value: Math.max(first, second), because: say`that is the larger of the two remainders` },
    ],
    within: [0, divisor - 1] as const,
    steps: [
      say`The multiples of ${divisor} drop out, so only the remainders are added.`,
      say`${first} + ${second} = ${first + second}, which is more than ${divisor}.`,
      say`${first + second} − ${divisor} = ${value}`,
    ],
  }
}

/** The divisor is told by the quotient and the remainder. */
function dividend(rng: Random) {
  const { rest, times, of } = rng.until(
    () => ({ rest: rng.int(11, 90), times: rng.int(2, 9), of: rng.int(2, 15) }),
    (drawn) => (drawn.rest * drawn.times) % drawn.of === 0 && (drawn.rest * drawn.times) / drawn.of > 4,
  )
  const divisor = rest * times
  const quotient = divisor / of
  const value = divisor * quotient + rest
  return {
    concept: 'division-and-remainder',
    given: { find: 'dividend' as const, divisor, quotient, rest },
    prompt: rng.pick([
      say`In a division the divisor is ${of} times the quotient and ${times} times the remainder. If the remainder is ${rest}, ${askThen(rng, 'the dividend')}`,
      say`The divisor of a sum is ${times} times the remainder and ${of} times the quotient. The remainder is ${rest}. ${ask(rng, 'the dividend')}`,
    ]),
    answer: value,
    mistakes: [
      { value: divisor * quotient, because: say`the remainder was not added` },
      { value: divisor * quotient - rest, because: say`the remainder was subtracted` },
      {
        value: divisor * (divisor * of) + rest,
        because: say`the quotient was taken as ${of} times the divisor`,
      },
      { value: divisor + quotient + rest, because: say`the parts were added` },
      { value: divisor * (quotient + 1) + rest, because: say`the quotient is one too large` },
      { value: divisor * (quotient - 1) + rest, because: say`the quotient is one too small` },
    ],
    steps: [
      say`Divisor = ${times} × ${rest} = ${divisor}`,
      say`Quotient = ${divisor} ÷ ${of} = ${quotient}`,
      say`Dividend = ${divisor} × ${quotient} + ${rest} = ${value}`,
    ],
  }
}

function nearestMultiple(rng: Random) {
  const way = rng.pick(['added to', 'subtracted from'] as const)
  const { divisor, number } = rng.until(
    () => ({ divisor: rng.int(13, 97), number: rng.int(1200, 9800) }),
    (drawn) => drawn.number % drawn.divisor !== 0,
  )
  const rest = number % divisor
  const isAdded = way === 'added to'
  const value = isAdded ? divisor - rest : rest
  return {
    concept: 'division-and-remainder',
    given: {
      find: 'nearest' as const,
      divisor,
      number,
      way: isAdded ? ('added' as const) : ('taken' as const),
    },
    prompt: rng.pick([
      say`What least number must be ${way} ${number} to make it divisible by ${divisor}?`,
      say`${ask(rng, say`the least number that must be ${way} ${number} so that the result is divisible by ${divisor}`)}`,
      say`The least number to be ${way} ${number} so that ${divisor} divides the result exactly is`,
    ]),
    answer: value,
    mistakes: [
      {
        value: divisor - value,
        because: isAdded
          ? say`that is the remainder; it must be made up to ${divisor}`
          : say`that is what would have to be added`,
      },
      { value: Math.floor(number / divisor), because: say`that is the quotient` },
      { value: value + 1, because: say`a slip in the division made it too large` },
      { value: value > 1 ? value - 1 : value + 2, because: say`a slip in the division` },
      { value: value + 10, because: say`a slip in the tens of the division` },
      { value: value - 10, because: say`a slip in the tens of the division` },
    ].filter(({ value: wrong }) => wrong !== value),
    within: [1, divisor - 1] as const,
    steps: [
      say`${number} = ${divisor} × ${Math.floor(number / divisor)} + ${rest}, so the remainder is ${rest}.`,
      isAdded
        ? say`Up to the next multiple ${divisor} − ${rest} is missing.`
        : say`Without the remainder the number is a multiple of ${divisor}.`,
      say`The least number is ${value}`,
    ],
  }
}

function successive(rng: Random) {
  const [a, b] = rng.sample(range(3, 13), 2)
  const [r, s] = [rng.int(1, a - 1), rng.int(1, b - 1)]
  const value = a * s + r
  return {
    concept: 'division-and-remainder',
    given: { find: 'successive' as const, divisors: [a, b] as const, rests: [r, s] as const },
    prompt: rng.pick([
      say`A number is divided successively by ${a} and ${b}, leaving the remainders ${r} and ${s} respectively. ${ask(rng, say`the remainder when the number is divided by ${a * b}`)}`,
      say`When a number is successively divided by ${a} and ${b}, the remainders are ${r} and ${s} respectively. If it is divided by ${a * b}, the remainder is`,
    ]),
    answer: value,
    mistakes: [
      { value: b * r + s, because: say`the two divisions were taken in the wrong order` },
      { value: r + s, because: say`the remainders were added` },
      { value: r * s, because: say`the remainders were multiplied` },
      { value: a * s, because: say`the first remainder was left out` },
      { value: a * b - value, because: say`that is what is missing to a multiple of ${a * b}` },
      { value: value + a, because: say`the second remainder is one too large` },
      { value: value - a, because: say`the second remainder is one too small` },
    ],
    within: [1, a * b - 1] as const,
    steps: [
      say`The first quotient leaves ${s} when divided by ${b}: it is ${b} × m + ${s}.`,
      say`The number is ${a} × (${b} × m + ${s}) + ${r}.`,
      say`That is ${a * b} × m + ${a} × ${s} + ${r}.`,
      say`The remainder is ${a} × ${s} + ${r} = ${value}`,
    ],
  }
}

/** The greatest divisor that leaves the same remainder for two numbers. */
function commonRest(rng: Random) {
  const { first, second, difference } = rng.until(
    () => {
      const difference = rng.int(36, 240)
      const first = difference * rng.int(2, 9) + rng.int(1, difference - 1)
      return { first, second: first + difference, difference }
    },
    (drawn) => drawn.first % drawn.difference > 0,
  )
  const rest = first % difference
  return {
    concept: 'division-and-remainder',
    given: { find: 'common-rest' as const, first, second, least: 1 },
    prompt: rng.pick([
      say`${ask(rng, say`the greatest number that leaves the same remainder when it divides ${first} and ${second}`)}`,
      say`${ask(rng, say`the largest divisor for which ${first} and ${second} leave equal remainders`)}`,
    ]),
    answer: difference,
    mistakes: [
      ...divisors(difference)
        .slice(-4, -1)
        .map((value) => ({
          value,
          because: say`it leaves equal remainders, but it is not the greatest such number`,
        })),
      { value: rest, because: say`that is the remainder` },
      { value: first + second, because: say`the numbers were added` },
      { value: 2 * difference, because: say`the difference was doubled` },
      { value: difference + 1, because: say`both ends of the difference were counted` },
    ].filter(({ value }) => value > 0),
    steps: [
      say`If the remainders are equal, the divisor divides the difference of the two numbers.`,
      say`${second} − ${first} = ${difference}`,
      say`The greatest divisor of ${difference} is ${difference} itself; both numbers leave ${rest}.`,
      say`The number is ${difference}`,
    ],
  }
}

/** "A number is divided successively by 3, 4 and 7, leaving the remainders 2, 1 and 4. What is the remainder by 84?" */
function successiveThree(rng: Random) {
  const [a, b, c] = rng.sample(range(3, 11), 3)
  const [r, s, t] = [rng.int(1, a - 1), rng.int(1, b - 1), rng.int(1, c - 1)]
  const inner = b * t + s
  const value = a * inner + r
  const by = a * b * c
  return {
    concept: 'division-and-remainder',
    given: {
      find: 'successive-three' as const,
      divisors: [a, b, c] as const,
      rests: [r, s, t] as const,
      by,
    },
    prompt: rng.pick([
      say`A number is divided successively by ${a}, ${b} and ${c}, leaving the remainders ${r}, ${s} and ${t} respectively. ${ask(rng, say`the remainder when the number is divided by ${by}`)}`,
      say`When a number is successively divided by ${a}, ${b} and ${c}, the remainders are ${r}, ${s} and ${t} respectively. If it is divided by ${by}, the remainder is`,
      say`On successive division by ${a}, ${b} and ${c}, a number leaves the remainders ${r}, ${s} and ${t} respectively. What remainder does it leave on division by ${by}?`,
    ]),
    answer: value,
    mistakes: [
      { value: c * (b * r + s) + t, because: say`the divisions were taken in the wrong order` },
      { value: inner, because: say`that belongs to the first quotient, not to the number` },
      { value: a * s + r, because: say`the last remainder was left out` },
      { value: value + a, because: say`the second remainder is one too large` },
      { value: value - a, because: say`the second remainder is one too small` },
      { value: by - value, because: say`that is what is missing to a multiple of ${by}` },
      { value: value - r, because: say`the first remainder was left out` },
    ],
    within: [1, by - 1] as const,
    steps: [
      say`Work backwards: the second quotient is ${c} × m + ${t}.`,
      say`The first quotient is ${b} × (${c} × m + ${t}) + ${s} = ${b * c} × m + ${inner}.`,
      say`The number is ${a} × (${b * c} × m + ${inner}) + ${r}.`,
      say`The remainder by ${by} is ${a} × ${inner} + ${r} = ${value}`,
    ],
  }
}

/** "Find the sum of all numbers from 100 to 300 that leave the remainder 3 when divided by 7." */
function sumWithRest(rng: Random) {
  const divisor = rng.int(5, 17)
  const rest = rng.int(1, divisor - 1)
  const from = rng.int(4, 30) * 10
  const to = from + rng.int(8, 30) * 10
  const first = from + ((((rest - from) % divisor) + divisor) % divisor)
  const terms = Math.floor((to - first) / divisor) + 1
  const last = first + (terms - 1) * divisor
  const sumOf = (number: number, start: number) => (number * (2 * start + (number - 1) * divisor)) / 2
  const value = sumOf(terms, first)
  return {
    concept: 'sums-of-natural-numbers',
    given: { find: 'rest-run' as const, from, to, divisor, rest },
    prompt: rng.pick([
      say`${ask(rng, say`the sum of all natural numbers from ${from} to ${to} which leave the remainder ${rest} when divided by ${divisor}`)}`,
      say`The sum of all the numbers from ${from} to ${to} that leave a remainder of ${rest} on division by ${divisor} is`,
      say`All natural numbers from ${from} to ${to} that give the remainder ${rest} when divided by ${divisor} are added. ${ask(rng, 'their sum')}`,
    ]),
    answer: value,
    mistakes: [
      { value: sumOf(terms - 1, first), because: say`the number of terms was counted one too small` },
      { value: sumOf(terms + 1, first), because: say`the number of terms was counted one too large` },
      { value: value - rest * terms, because: say`the multiples of ${divisor} before them were added` },
      { value: sumOf(terms, first + 1), because: say`every number was taken one too large` },
      { value: value - last, because: say`the last number was left out` },
      { value: value - first, because: say`the first number was left out` },
    ],
    steps: [
      say`The first such number is ${first} and the last is ${last}; they rise by ${divisor}.`,
      say`Their number is (${last} − ${first}) ÷ ${divisor} + 1 = ${terms}`,
      say`Their mean is (${first} + ${last}) ÷ 2, and the sum is the number of terms times the mean.`,
      say`${terms} × (${first} + ${last}) ÷ 2 = ${value}`,
    ],
  }
}

/** "What is (110110)₂ + (10111)₂ − (11011)₂?" */
function binaryExpression(rng: Random) {
  const { a, b, c } = rng.until(
    () => ({ a: rng.int(19, 120), b: rng.int(19, 120), c: rng.int(17, 100) }),
    (drawn) => drawn.a + drawn.b - drawn.c > 24 && new Set([drawn.a, drawn.b, drawn.c]).size === 3,
  )
  const value = a + b - c
  const answer = inBinary(value)
  return {
    concept: ['binary-addition', 'binary-numbers'],
    given: {
      find: 'binary-expression' as const,
      numbers: [a.toString(2), b.toString(2), c.toString(2)] as const,
    },
    prompt: rng.pick([
      say`What is ${inBinary(a)} + ${inBinary(b)} − ${inBinary(c)}?`,
      say`The value of ${inBinary(a)} + ${inBinary(b)} − ${inBinary(c)} in the binary system is`,
      say`${inBinary(c)} is subtracted from the sum of ${inBinary(a)} and ${inBinary(b)}. What is the result?`,
    ]),
    answer,
    mistakes: [
      { value: inBinary(value + 1), because: say`that is ${value + 1}, and the result is ${value}` },
      { value: inBinary(value - 1), because: say`that is ${value - 1}, and the result is ${value}` },
      { value: inBinary(value + 2), because: say`a carry was put in the wrong place` },
      { value: inBinary(value - 2), because: say`a carry was forgotten` },
      { value: inBinary(value + 4), because: say`a borrowed digit was not taken off` },
      { value: inBinary(value - 4), because: say`a digit was borrowed twice` },
    ],
    steps: [
      say`1 + 1 = 10 in binary: write 0 and carry 1; and 10 − 1 = 1 where a 1 is borrowed.`,
      say`In decimal the numbers are ${a}, ${b} and ${c}.`,
      say`${a} + ${b} − ${c} = ${value}`,
      say`In binary that is ${answer}`,
    ],
  }
}

/** "What is the greatest number that divides 1305, 4665 and 6905, leaving the same remainder in each case?" */
function commonRestOfThree(rng: Random) {
  const { greatest, times, rest } = rng.until(
    () => {
      const greatest = rng.int(14, 150)
      const first = rng.int(1, 9)
      const second = first + rng.int(2, 11)
      const third = second + rng.int(2, 11)
      return { greatest, times: [first, second, third] as const, rest: rng.int(3, greatest - 1) }
    },
    ({ times: [one, two, three] }) =>
      divisors(two - one).filter((by) => (three - one) % by === 0).length === 1,
  )
  const [one, two, three] = times
  const numbers = [greatest * one + rest, greatest * two + rest, greatest * three + rest] as const
  const list = formatList(numbers.map(count))
  const wanted = rng.pick(['divisor', 'rest'] as const)
  const value = wanted === 'divisor' ? greatest : rest
  const differences = [numbers[1] - numbers[0], numbers[2] - numbers[1]] as const
  return {
    concept: 'division-and-remainder',
    given: { find: 'common-rest-of-three' as const, numbers, wanted },
    prompt:
      wanted === 'divisor'
        ? rng.pick([
            say`${ask(rng, say`the greatest number that divides ${list}, leaving the same remainder in each case`)}`,
            say`The greatest number which leaves the same remainder when it divides ${list} is`,
          ])
        : rng.pick([
            say`N is the greatest number that divides ${list}, leaving the same remainder in each case. ${ask(rng, 'this remainder')}`,
            say`When ${list} are divided by the greatest possible number that leaves the same remainder in each case, this remainder is`,
          ]),
    answer: value,
    mistakes: [
      ...(wanted === 'divisor'
        ? [
            ...divisors(greatest)
              .slice(-3, -1)
              .map((by) => ({
                value: by,
                because: say`it leaves equal remainders, but it is not the greatest`,
              })),
            { value: differences[0], because: say`that is the difference of the first two numbers alone` },
            { value: differences[1], because: say`that is the difference of the last two numbers alone` },
            { value: rest, because: say`that is the remainder` },
          ]
        : [
            { value: greatest - rest, because: say`that is what is missing to the next multiple` },
            { value: greatest, because: say`that is the divisor itself` },
            { value: rest + 10, because: say`a slip in the tens of the division` },
            { value: rest - 10, because: say`a slip in the tens of the division` },
          ]),
      { value: value + 2, because: say`a slip in the subtraction made it too large` },
      { value: value - 2, because: say`a slip in the subtraction made it too small` },
      { value: value + 1, because: say`a slip in the subtraction made it too large` },
    ].filter(({ value: wrong }) => wrong > 0 && wrong !== value),
    steps: [
      say`The number divides the differences: ${numbers[1]} − ${numbers[0]} = ${differences[0]} and ${numbers[2]} − ${numbers[1]} = ${differences[1]}.`,
      say`The greatest such number is the HCF of ${differences[0]} and ${differences[1]}, which is ${greatest}.`,
      say`${numbers[0]} = ${greatest} × ${one} + ${rest}, and the others leave ${rest} too.`,
      wanted === 'divisor' ? say`The number is ${greatest}` : say`The remainder is ${rest}`,
    ],
  }
}
