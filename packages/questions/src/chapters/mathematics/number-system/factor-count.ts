import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { divisors, primeFactors, range } from '../../../kit/values/number-theory.ts'
import { count } from '../../../kit/values/value.ts'
import { formatValue } from '../../../kit/wording/format-value.ts'
import { latex, type Message, say } from '../../../kit/wording/say.ts'

/** "How many factors does 360 have?" */
export const factorCount = defineGenerator({
  id: 'number/factor-count',
  version: 4,
  concepts: ['count-of-factors', 'odd-and-even-factors', 'prime-factors', 'sum-of-factors'],
  levels: {
    easy: { forms: [...often(8, all), ...often(4, proper), primes] },
    medium: { forms: [odd, even, primes, primeCount] },
    hard: { forms: [...often(4, multiples), ...often(3, squares), ...often(2, sum)] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    if (given.find === 'prime-count')
      // Divides every base by its smallest factor again and again.
      return given.powers.reduce((sum, [base, exponent]) => {
        let [left, found] = [base, 0]
        while (left > 1) {
          left /= divisors(left)[1] ?? left
          found += 1
        }
        return sum + found * exponent
      }, 0)
    const factors = divisors(given.number)
    switch (given.find) {
      case 'all':
        return factors.length
      case 'proper':
        return factors.filter((factor) => factor !== 1 && factor !== given.number).length
      case 'odd':
        return factors.filter((factor) => factor % 2 === 1).length
      case 'even':
        return factors.filter((factor) => factor % 2 === 0).length
      case 'primes':
        return factors.filter((factor) => factor > 1 && divisors(factor).length === 2).length
      case 'multiples':
        return factors.filter((factor) => factor % given.of === 0).length
      case 'squares':
        return factors.filter((factor) => Number.isInteger(Math.sqrt(factor))).length
      case 'sum':
        return factors.reduce((total, factor) => total + factor, 0)
    }
  },
})

/** A prime and how often it divides a number. */
type PrimePower = readonly [prime: number, exponent: number]

interface Shown {
  number: number
  powers: readonly PrimePower[]
  /** '360', or '2³ × 3² × 5' for larger ones, as papers write them. */
  text: string
}

/** '2^{3} \times 3', without the dollar signs. */
const writePowers = (powers: readonly PrimePower[]): string =>
  powers
    .map(([prime, exponent]) => (exponent === 1 ? `${prime}` : `${prime}^{${exponent}}`))
    .join(' \\times ')

/** The same as a formula. */
const showPowers = (powers: readonly PrimePower[]): string => latex`${writePowers(powers)}`

function pairsOf(primes: readonly number[]): number[][] {
  return primes.flatMap((p, place) => primes.slice(place + 1).map((q) => [p, q]))
}

function triplesOf(primes: readonly number[]): number[][] {
  return primes.flatMap((p, place) => pairsOf(primes.slice(place + 1)).map((pair) => [p, ...pair]))
}

/** Two or three primes, at least one of them twice. */
const ALL: readonly Shown[] = [...pairsOf([2, 3, 5, 7, 11, 13]), ...triplesOf([2, 3, 5, 7, 11, 13])].flatMap(
  ([p = 2, q = 3, r = 1]) =>
    range(1, 10).flatMap((a) =>
      range(1, 6).flatMap((b) =>
        range(r === 1 ? 0 : 1, r === 1 ? 0 : 5).flatMap((c) => {
          const number = p ** a * q ** b * r ** c
          if (number < 24 || number > 4e7 || a + b + c <= 2) return []
          const powers = (
            [
              [p, a],
              [q, b],
              [r, c],
            ] as const
          ).filter(([, exponent]) => exponent > 0)
          const shown = { number, powers, text: showPowers(powers) }
          return number <= 9999 ? [shown, { ...shown, text: formatValue(number) }] : [shown]
        }),
      ),
    ),
)

const exponentsOf = (powers: readonly PrimePower[]) => powers.map(([, exponent]) => exponent)

const product = (numbers: readonly number[]) => numbers.reduce((result, number) => result * number, 1)

const plusOne = (powers: readonly PrimePower[]) =>
  product(exponentsOf(powers).map((exponent) => exponent + 1))

const SMALL = ALL.filter(({ number }) => number <= 1e7)

function all(rng: Random) {
  const shown = rng.pick(SMALL)
  const { number, powers, text } = shown
  const answer = plusOne(powers)
  return {
    concept: 'count-of-factors',
    given: { find: 'all' as const, number },
    prompt: ask(rng, text, 'factors', say`How many factors does ${text} have, with 1 and the number itself?`),
    answer: count(answer),
    mistakes: [
      ...commonMistakes(powers),
      { value: answer - 2, because: say`1 and the number itself were not counted` },
      { value: answer - 1, because: say`1 or the number itself was not counted` },
      { value: answer + 2, because: say`1 and the number itself were counted twice` },
      { value: total(exponentsOf(powers)) + 1, because: say`only one was added to the sum of the exponents` },
    ],
    steps: [...apart(shown), say`Number of factors = ${showPlusOne(powers)} = ${answer}`],
  }
}

function proper(rng: Random) {
  const shown = rng.pick(SMALL)
  const { number, powers, text } = shown
  const answer = plusOne(powers) - 2
  return {
    concept: 'count-of-factors',
    given: { find: 'proper' as const, number },
    prompt: rng.pick([
      say`How many factors does ${text} have, other than 1 and the number itself?`,
      say`Leaving out 1 and the number itself, how many factors does ${text} have?`,
      say`The number of factors of ${text}, excluding 1 and the number itself, is`,
      say`Find the number of factors of ${text} that are neither 1 nor the number itself.`,
    ]),
    answer: count(answer),
    mistakes: [
      ...commonMistakes(powers),
      { value: answer + 2, because: say`1 and the number itself were counted as well` },
      { value: answer + 1, because: say`1 or the number itself was counted as well` },
      { value: answer - 2, because: say`two factors were taken off twice` },
    ],
    steps: [
      ...apart(shown),
      say`Number of factors = ${showPlusOne(powers)} = ${answer + 2}`,
      say`Without 1 and the number itself: ${answer + 2} − 2 = ${answer}`,
    ],
  }
}

/** Bases of powers, of few prime factors each. */
const BASES = [
  2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 18, 20, 21, 22, 25, 26, 28, 30, 33, 35, 42,
] as const

function primeCount(rng: Random) {
  const bases = rng.until(
    () => rng.sample(BASES, 3),
    (drawn) => drawn.some((base) => primeFactors(base).length > 1 || Math.sqrt(base) % 1 === 0),
  )
  const powers = bases.map((base) => [base, rng.int(2, 25)] as const)
  const each = powers.map(([base, exponent]) => ({ base, exponent, primes: splitUp(base) }))
  const answer = total(each.map(({ exponent, primes }) => exponent * primes.length))
  const text = showPowers(powers)
  return {
    concept: 'prime-factors',
    given: { find: 'prime-count' as const, powers },
    prompt: rng.pick([
      say`What is the total number of prime factors in ${text}?`,
      say`Find the number of prime factors contained in ${text}, each counted as often as it occurs.`,
      say`The total number of prime factors in the product ${text} is`,
      say`How many prime factors are there in the expression ${text}, repeated ones included?`,
    ]),
    answer: count(answer),
    mistakes: [
      {
        value: total(powers.map(([, exponent]) => exponent)),
        because: say`the exponents were added as if all bases were prime`,
      },
      {
        value: total(each.map(({ exponent, primes }) => exponent * new Set(primes).size)),
        because: say`a prime that occurs twice in a base was counted once`,
      },
      {
        value: new Set(each.flatMap(({ primes }) => primes)).size,
        because: say`that is the number of different primes`,
      },
      { value: total(each.map(({ primes }) => primes.length)), because: say`the exponents were left out` },
      { value: answer + powers.length, because: say`1 was added to each exponent` },
      { value: answer - 1, because: say`one factor was left out` },
      { value: answer + 1, because: say`1 was counted as a prime factor` },
      {
        value: answer + total(powers.map(([, exponent]) => exponent)),
        because: say`each base itself was counted as well`,
      },
    ],
    steps: [
      say`Split the bases that are not prime: ${each
        .filter(({ primes }) => primes.length > 1)
        .map(({ base, primes }) => `${base} = ${primes.join(' × ')}`)
        .join(', ')}.`,
      say`Number of prime factors = ${each.map(({ exponent, primes }) => `${primes.length} × ${exponent}`).join(' + ')} = ${answer}`,
    ],
  }
}

/** The prime factors of a base with their repetitions: 12 = 2 × 2 × 3. */
const splitUp = (base: number): number[] =>
  primeFactors(base).flatMap((prime) =>
    range(1, 6)
      .filter((power) => base % prime ** power === 0)
      .map(() => prime),
  )

const commonMistakes = (powers: readonly PrimePower[]) => [
  {
    value: product(exponentsOf(powers)),
    because: say`the exponents were multiplied without adding 1 to each`,
  },
  {
    value: total(exponentsOf(powers).map((exponent) => exponent + 1)),
    because: say`the exponents with 1 added were summed instead of multiplied`,
  },
  { value: total(exponentsOf(powers)), because: say`the exponents were only added` },
  { value: powers.length, because: say`that is the number of different prime factors` },
  { value: 2 ** powers.length, because: say`every prime was taken once, whatever its exponent` },
]

function odd(rng: Random) {
  const shown = rng.pick(EVEN)
  const { number, powers, text } = shown
  const rest = powers.slice(1)
  const answer = plusOne(rest)
  return {
    concept: 'odd-and-even-factors',
    given: { find: 'odd' as const, number },
    prompt: ask(rng, text, 'odd factors', say`How many of the factors of ${text} are odd?`),
    answer: count(answer),
    mistakes: [
      { value: plusOne(powers), because: say`all factors were counted, the even ones too` },
      { value: plusOne(powers) - answer, because: say`that is the number of even factors` },
      { value: answer - 1, because: say`1 is an odd factor as well` },
      { value: answer + 1, because: say`2 was counted among the odd factors` },
      {
        value: plusOne(powers) / 2,
        because: say`half of all factors were taken; that is not how they split`,
      },
      { value: product(exponentsOf(rest)), because: say`1 was not added to each exponent` },
      { value: rest.length, because: say`that is the number of odd primes in it` },
    ],
    steps: [
      ...apart(shown),
      say`An odd factor has no 2 in it, so it divides ${showPowers(rest)}.`,
      say`Number of odd factors = ${showPlusOne(rest)} = ${answer}`,
    ],
  }
}

function even(rng: Random) {
  const shown = rng.pick(EVEN)
  const { number, powers, text } = shown
  const [two = [2, 0] as const, ...rest] = powers
  const answer = two[1] * plusOne(rest)
  return {
    concept: 'odd-and-even-factors',
    given: { find: 'even' as const, number },
    prompt: ask(rng, text, 'even factors', say`How many of the factors of ${text} are even?`),
    answer: count(answer),
    mistakes: [
      { value: plusOne(powers), because: say`all factors were counted, the odd ones too` },
      { value: plusOne(rest), because: say`that is the number of odd factors` },
      {
        value: plusOne(powers) / 2,
        because: say`half of all factors were taken; that is not how they split`,
      },
      {
        value: product(exponentsOf(powers)),
        because: say`1 was not added to the exponents of the odd primes`,
      },
      { value: answer - 1, because: say`the number itself was not counted` },
      { value: plusOne(powers) - 1, because: say`only 1 was left out of all the factors` },
      {
        value: two[1] * total(exponentsOf(rest).map((exponent) => exponent + 1)) + two[1],
        because: say`the choices were added instead of multiplied`,
      },
    ],
    steps: [
      ...apart(shown),
      say`An even factor has at least one 2: ${two[1]} choices for the power of 2, and ${showPlusOne(rest)} for the rest.`,
      say`Number of even factors = ${two[1]} × ${plusOne(rest)} = ${answer}`,
    ],
  }
}

/** Counted with and without repetition: the two are often mixed up. */
function primes(rng: Random) {
  const shown = rng.pick(ALL)
  const { number, powers, text } = shown
  const answer = powers.length
  const list = powers.map(([prime]) => prime).join(', ')
  return {
    concept: 'prime-factors',
    given: { find: 'primes' as const, number },
    prompt: ask(rng, text, 'different prime factors', say`How many different prime numbers divide ${text}?`),
    answer: count(answer),
    mistakes: [
      { value: total(exponentsOf(powers)), because: say`repeated primes were counted again` },
      { value: plusOne(powers), because: say`that is the number of all factors` },
      { value: answer + 1, because: say`1 was counted, but 1 is not a prime number` },
      { value: answer - 1, because: say`2 was left out, but 2 is a prime number` },
      {
        value: answer - 2,
        because: say`only the primes that occur once too few were found; each of ${list} divides it`,
      },
      { value: product(exponentsOf(powers)), because: say`the exponents were multiplied` },
    ].filter(({ value }) => value !== answer - 1 || powers[0]?.[0] === 2),
    steps: [
      ...apart(shown),
      say`Only the primes themselves count, not their exponents.`,
      say`The different primes in it are ${list}.`,
      say`Their number is ${answer}`,
    ],
  }
}

function multiples(rng: Random) {
  const whole = rng.pick(MANY)
  const { number, powers, text } = whole
  const inner = rng.until(
    () => powers.map(([prime, exponent]): PrimePower => [prime, rng.int(0, Math.min(2, exponent))]),
    (drawn) =>
      drawn.some(([, exponent]) => exponent > 0) &&
      drawn.some(([, exponent], index) => exponent < (powers[index]?.[1] ?? 0)),
  )
  const of = product(inner.map(([prime, exponent]) => prime ** exponent))
  const left = powers.map(
    ([prime, exponent], index): PrimePower => [prime, exponent - (inner[index]?.[1] ?? 0)],
  )
  const shown = left.filter(([, exponent]) => exponent > 0)
  const answer = plusOne(left)
  return {
    concept: 'count-of-factors',
    given: { find: 'multiples' as const, number, of },
    prompt: rng.pick([
      say`How many factors of ${text} are divisible by ${of}?`,
      say`Among all factors of ${text}, how many are multiples of ${of}?`,
      say`On a list of all factors of ${text}, those that ${of} divides are underlined. How many are underlined?`,
      say`Find the number of factors of ${text} that leave no remainder on division by ${of}.`,
    ]),
    answer: count(answer),
    mistakes: [
      { value: plusOne(powers), because: say`all factors were counted` },
      { value: plusOne(powers) - answer, because: say`those that ${of} does not divide were counted` },
      { value: answer - 1, because: say`${of} itself was not counted` },
      { value: plusOne(inner), because: say`that is the number of factors of ${of}` },
      { value: product(exponentsOf(shown)), because: say`1 was not added to each exponent` },
      {
        value: plusOne(powers) - plusOne(inner),
        because: say`the factors of ${of} were taken off all factors`,
      },
      { value: answer + 1, because: say`one factor was counted twice` },
    ],
    steps: [
      ...apart(whole),
      say`${of} is the part that each of them must contain.`,
      say`A factor that ${of} divides is ${of} times a factor of ${number} ÷ ${of} = ${number / of}.`,
      say`${number / of} = ${showPowers(shown)}`,
      say`Number of such factors = ${showPlusOne(shown)} = ${answer}`,
    ],
  }
}

const MANY = ALL.filter(({ number, powers }) => plusOne(powers) >= 16 && number < 1e6)

function squares(rng: Random) {
  const shown = rng.pick(RICH)
  const { number, powers, text } = shown
  const answer = product(exponentsOf(powers).map((exponent) => Math.floor(exponent / 2) + 1))
  const lastExponent = powers.at(-1)?.[1] ?? 1
  return {
    concept: 'count-of-factors',
    given: { find: 'squares' as const, number },
    prompt: ask(
      rng,
      text,
      'perfect-square factors',
      say`How many factors of ${text} are perfect squares, counting 1?`,
    ),
    answer: count(answer),
    mistakes: [
      { value: plusOne(powers), because: say`all factors were counted` },
      { value: answer - 1, because: say`1 is a perfect square as well` },
      { value: Math.floor(plusOne(powers) / 2), because: say`half of all factors were taken` },
      {
        value: product(
          exponentsOf(powers)
            .map((exponent) => Math.floor(exponent / 2))
            .map((half) => Math.max(1, half)),
        ),
        because: say`the exponent 0 was not counted as even`,
      },
      {
        value: total(exponentsOf(powers).map((exponent) => Math.floor(exponent / 2) + 1)),
        because: say`the choices were added instead of multiplied`,
      },
      {
        value: (answer / (Math.floor(lastExponent / 2) + 1)) * (lastExponent + 1),
        because: say`odd exponents were allowed for the last prime`,
      },
      { value: total(exponentsOf(powers)), because: say`the exponents were added` },
    ],
    steps: [
      ...apart(shown),
      say`In a perfect square every exponent is even (0 included).`,
      say`Even exponents to choose from: ${powers.map(([prime, exponent]) => `${Math.floor(exponent / 2) + 1} for ${prime}`).join(', ')}`,
      say`Number of square factors = ${powers.map(([, exponent]) => Math.floor(exponent / 2) + 1).join(' × ')} = ${answer}`,
    ],
  }
}

const RICH = ALL.filter(({ powers }) => powers.filter(([, exponent]) => exponent > 1).length >= 2)

const SUMMED = ALL.filter(({ number }) => number <= 50_000)

function sum(rng: Random) {
  const shown = rng.pick(SUMMED)
  const { number, powers, text } = shown
  const parts = powers.map(([prime, exponent]) => total(range(0, exponent).map((power) => prime ** power)))
  const answer = product(parts)
  return {
    concept: 'sum-of-factors',
    given: { find: 'sum' as const, number },
    prompt: rng.pick([
      say`What is the sum of all factors of ${text}, with 1 and the number itself?`,
      say`Every factor of ${text} is added up, 1 and the number itself included. What is the total?`,
      say`Find the sum of all positive divisors of ${text}.`,
      say`The sum of all the factors of ${text}, 1 and the number itself included, is`,
      say`All positive divisors of ${text} are added. What is their sum?`,
    ]),
    answer: count(answer),
    mistakes: [
      { value: answer - number, because: say`the number itself was not added` },
      { value: answer - number - 1, because: say`1 and the number itself were not added` },
      {
        value: product(powers.map(([prime, exponent]) => prime ** exponent + 1)),
        because: say`only 1 and the highest power of each prime were added`,
      },
      { value: product(parts.map((part) => part - 1)), because: say`the 1 in each bracket was left out` },
      { value: answer + 1, because: say`1 was counted twice` },
      { value: answer + number, because: say`the number itself was counted twice` },
      { value: total(parts), because: say`the brackets were added instead of multiplied` },
    ],
    steps: [
      ...apart(shown),
      ...powers.map(
        ([prime, exponent], index) =>
          say`For ${prime}: ${range(0, exponent)
            .map((power) => formatValue(prime ** power))
            .join(' + ')} = ${parts[index] ?? 0}`,
      ),
      say`Sum = ${parts.map((part) => formatValue(part)).join(' × ')} = ${answer}`,
    ],
  }
}

const EVEN = ALL.filter(({ powers: [first] }) => first?.[0] === 2 && first[1] > 1)

/** The prime factors, where the question does not give them. */
const apart = ({ number, powers, text }: Shown): Message[] =>
  text.startsWith('$') ? [] : [say`${number} = ${showPowers(powers)}`]

const total = (numbers: readonly number[]) => numbers.reduce((result, number) => result + number, 0)

const showPlusOne = (powers: readonly PrimePower[]) =>
  exponentsOf(powers)
    .map((exponent) => `(${exponent} + 1)`)
    .join(' × ')

function ask(rng: Random, number: string, what: string, plain: Message): Message {
  return rng.pick([
    plain,
    say`How many ${what} does the number ${number} have?`,
    say`A full list of the ${what} of ${number} has how many numbers?`,
    say`The total number of ${what} of ${number} is`,
    say`Find the number of ${what} of ${number}.`,
    say`What is the total number of ${what} of ${number}?`,
    say`If all the ${what} of ${number} are listed, how many of them are there?`,
  ])
}
