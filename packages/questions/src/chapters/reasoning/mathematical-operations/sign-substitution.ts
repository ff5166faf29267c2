import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { formatList } from '../../../kit/wording/format-list.ts'
import { type Message, say } from '../../../kit/wording/say.ts'
import { calculate, leftToRight, type Sign, signs, sumOfTerms, write } from './signs.ts'

/** "If + means ×, × means − and − means +, what is 8 + 3 × 4 − 5?" */
export const signSubstitution = defineGenerator({
  id: 'reasoning/sign-substitution',
  version: 3,
  levels: {
    easy: { operations: [2], forms: [findValue] },
    medium: { operations: [3, 4], forms: [findValue] },
    hard: { operations: [4], forms: [findNumber, findEquation, findDifference] },
  },
  generate: (rng, { operations, forms }) => rng.pick(forms)(rng, rng.pick(operations)),
  solve(given) {
    const read = (written: readonly string[]): Sign[] =>
      written.map((token) => given.meanings.find((one) => one.token === token)?.means ?? '+')
    switch (given.find) {
      case 'value':
        return fold(given.numbers, read(given.written))
      case 'difference':
        return (
          fold(given.numbers, read(given.written)) - fold(given.numbers, read(given.written.toReversed()))
        )
      case 'number': {
        // Tries every number in the blank.
        const found = range(1, 200).filter((candidate) => {
          const filled = given.numbers.map((number, place) => (place === given.place ? candidate : number))
          return Math.abs(fold(filled, read(given.written)) - given.result) < 1e-9
        })
        return found.length === 1 ? (found[0] ?? Number.NaN) : Number.NaN
      }
      case 'equation': {
        const right = given.equations.filter(
          ({ numbers, written, result }) => Math.abs(fold(numbers, read(written)) - result) < 1e-9,
        )
        const [one] = right
        return right.length === 1 && one ? tellEquation(one) : ''
      }
    }
  },
})

function findValue(rng: Random, operations: number) {
  const tokens = rng.chance(0.4) ? otherSigns(rng) : letters(rng)
  const { numbers, meant } = rng.until(
    () => ({
      numbers: Array.from({ length: operations + 1 }, () => rng.pick(NUMBERS)),
      meant: rng.sample(signs, operations),
    }),
    (drawn) => {
      const value = sumOfTerms(drawn.numbers, drawn.meant)
      return drawn.meant.some(isStrong) && isWhole(drawn.numbers, drawn.meant) && value > 0 && value < 400
    },
  )
  const written = meant.map((sign) => tokens[sign])
  const answer = sumOfTerms(numbers, meant)
  const told = operations === 2 ? meant : rng.shuffle(signs)
  const swapped = (one: Sign, other: Sign) =>
    sumOfTerms(
      numbers,
      meant.map((sign) => (sign === one ? other : sign === other ? one : sign)),
    )
  return {
    given: {
      find: 'value' as const,
      numbers,
      written,
      meanings: told.map((sign) => ({ token: tokens[sign], means: sign })),
    },
    prompt: ask(
      rng,
      told.map((sign) => say`‘${tokens[sign]}’ means ‘${sign}’`),
      write(numbers, written),
    ),
    answer,
    within: [-200, 2000] as const,
    mistakes: [
      {
        value: leftToRight(numbers, meant),
        because: say`the signs were worked from left to right, without doing × and ÷ first`,
      },
      ...meant.map((_, place) => ({
        value: sumOfTerms(
          numbers,
          meant.map((sign, index) => (index === place ? (asSign(written[index]) ?? sign) : sign)),
        ),
        because: say`the ${written[place] ?? ''} after ${numbers[place] ?? 0} was not replaced`,
      })),
      {
        value: sumOfTerms(numbers.slice(0, -1), meant.slice(0, -1)),
        because: say`the last number was left out`,
      },
      {
        value: sumOfTerms(numbers, [...meant.slice(0, -1), '+']),
        because: say`the last sign was taken as +`,
      },
      {
        value: sumOfTerms(numbers, [...meant.slice(0, -1), '−']),
        because: say`the last sign was taken as −`,
      },
      ...PAIRS.map(([one, other]) => ({
        value: swapped(one, other),
        because: say`${one} and ${other} were confused after replacing the signs`,
      })),
    ].filter(({ value }) => Number.isInteger(value)),
    steps: [
      say`With the real signs it reads ${write(numbers, meant)}.`,
      ...(operations > 2 ? [say`× and ÷ come first, then + and −.`] : []),
      ...calculate(numbers, meant),
      say`So the value is ${answer}`,
    ],
  }
}

/** Numbers, the real signs between them and their value. */
function drawSum(rng: Random, operations: number) {
  const { numbers, meant } = rng.until(
    () => ({
      numbers: Array.from({ length: operations + 1 }, () => rng.pick(NUMBERS)),
      meant: rng.sample(signs, operations),
    }),
    (drawn) => {
      const value = sumOfTerms(drawn.numbers, drawn.meant)
      return isWhole(drawn.numbers, drawn.meant) && value > 0 && value < 300
    },
  )
  return { numbers, meant, value: sumOfTerms(numbers, meant) }
}

const meaningsOf = (tokens: Record<Sign, string>, order: readonly Sign[]) =>
  order.map((sign) => ({ token: tokens[sign], means: sign }))

const tellMeanings = (tokens: Record<Sign, string>, order: readonly Sign[]): Message =>
  formatList(order.map((sign) => `‘${tokens[sign]}’ means ‘${sign}’`))

/** The number that is missing, found backwards from the result. */
function findNumber(rng: Random, operations: number) {
  const tokens = rng.chance(0.4) ? otherSigns(rng) : letters(rng)
  const order = rng.shuffle(signs)
  const { numbers, meant, value, place, answer, others } = rng.until(
    () => {
      const drawn = drawSum(rng, operations)
      const place = rng.int(0, operations)
      const fits = (candidate: number) =>
        sumOfTerms(
          drawn.numbers.map((number, at) => (at === place ? candidate : number)),
          drawn.meant,
        )
      const found = range(1, 200).filter((candidate) => Math.abs(fits(candidate) - drawn.value) < 1e-9)
      return { ...drawn, place, answer: drawn.numbers[place] ?? 0, others: found.length - 1 }
    },
    (drawn) => drawn.others === 0,
  )
  if (others !== 0) throw new Error('one number fits')
  const written = meant.map((sign) => tokens[sign])
  const shown = numbers.map((number, at) => (at === place ? '(?)' : String(number)))
  const left = shown.map((text, at) => (at === 0 ? text : `${written[at - 1]} ${text}`)).join(' ')
  const real = shown.map((text, at) => (at === 0 ? text : `${meant[at - 1]} ${text}`)).join(' ')
  const told = tellMeanings(tokens, order)
  // The number that makes the sum right when it is read in a wrong way.
  const readAs = (wrong: (list: readonly number[]) => number): number | undefined =>
    range(1, 200).find((candidate) => {
      const filled = numbers.map((number, at) => (at === place ? candidate : number))
      return Math.abs(wrong(filled) - value) < 1e-9
    })
  const confused = PAIRS.flatMap(([one, other]) => {
    const swapped = meant.map((sign) => (sign === one ? other : sign === other ? one : sign))
    const wrong = readAs((list) => sumOfTerms(list, swapped))
    return wrong === undefined ? [] : [{ value: wrong, because: say`${one} and ${other} were confused` }]
  })
  const fromLeft = readAs((list) => leftToRight(list, meant))
  return {
    given: {
      find: 'number' as const,
      numbers: numbers.map((number, at) => (at === place ? 0 : number)),
      written,
      meanings: meaningsOf(tokens, order),
      place,
      result: value,
    },
    prompt: rng.pick([
      say`If ${told}, then which number will replace the question mark in ${left} = ${value}?`,
      say`If ${told}, then find the number that should come in place of the question mark in the equation ${left} = ${value}.`,
      say`In a certain code language, ${told}. What will come in place of the question mark in ${left} = ${value}?`,
    ]),
    answer,
    within: [1, 200] as const,
    mistakes: [
      ...(fromLeft === undefined
        ? []
        : [{ value: fromLeft, because: say`the signs were worked from left to right` }]),
      ...confused,
      ...[1, 2, 3].flatMap((slip) => [
        { value: answer + slip, because: say`the value of the left side is then not ${value}` },
        { value: answer - slip, because: say`the value of the left side is then not ${value}` },
      ]),
    ],
    steps: [
      say`With the real signs it reads ${real} = ${value}.`,
      say`× and ÷ come first, then + and −.`,
      say`Work backwards from ${value} to the missing number, and test it:`,
      ...calculate(numbers, meant),
      say`So the missing number is ${answer}`,
    ],
  }
}

type Equation = { numbers: number[]; written: string[]; result: number }

const tellEquation = ({ numbers, written, result }: Equation): string =>
  `${write(numbers, written)} = ${result}`

/** Four equations, one of which is correct. */
function findEquation(rng: Random, _operations: number) {
  const tokens = letters(rng)
  const order = rng.shuffle(signs)
  const drawn = rng.until(
    () => Array.from({ length: 4 }, () => drawSum(rng, 3)),
    (sums) =>
      sums.slice(1).every(({ numbers, meant, value }) => wrongValue(numbers, meant, value) !== null) &&
      sums.every(({ meant }) => meant.some(isStrong)),
  )
  const equations = drawn.map(
    ({ numbers, meant, value }, index): Equation => ({
      numbers,
      written: meant.map((sign) => tokens[sign]),
      result: index === 0 ? value : (wrongValue(numbers, meant, value) ?? 0),
    }),
  )
  const [key] = equations
  const told = tellMeanings(tokens, order)
  if (!key) throw new Error('four equations')
  const answer = tellEquation(key)
  return {
    given: {
      find: 'equation' as const,
      meanings: meaningsOf(tokens, order),
      equations: rng.shuffle(equations),
    },
    prompt: rng.pick([
      say`If ${told}, then which of the following equations is correct?`,
      say`In a certain code language, ${told}. Which of the following equations is true?`,
      say`If ${told}, then select the correct equation from the given alternatives.`,
    ]),
    answer,
    mistakes: drawn.slice(1).map(({ value }, index) => ({
      value: tellEquation(equations[index + 1] ?? key),
      because: say`its left side is ${value}`,
    })),
    others: [],
    steps: [
      say`Put the real signs into each equation; × and ÷ come first, then + and −.`,
      ...drawn
        .slice(1)
        .map(
          ({ numbers, meant, value }, index) =>
            say`${write(numbers, meant)} = ${value}, not ${equations[index + 1]?.result ?? 0}.`,
        ),
      say`${write(drawn[0]?.numbers ?? [], drawn[0]?.meant ?? [])} = ${drawn[0]?.value ?? 0}.`,
      say`So the correct equation is ${answer}`,
    ],
  }
}

/** What a careless reader gets; null when it is not another whole number above 0. */
function wrongValue(numbers: readonly number[], meant: readonly Sign[], value: number): number | null {
  const careless = [
    leftToRight(numbers, meant),
    ...PAIRS.map(([one, other]) =>
      sumOfTerms(
        numbers,
        meant.map((sign) => (sign === one ? other : sign === other ? one : sign)),
      ),
    ),
  ]
  return (
    careless.find((wrong) => Number.isInteger(wrong) && wrong > 0 && wrong < 300 && wrong !== value) ?? null
  )
}

/** How much the value falls when the signs are read from the other end. */
function findDifference(rng: Random, operations: number) {
  const tokens = rng.chance(0.4) ? otherSigns(rng) : letters(rng)
  const order = rng.shuffle(signs)
  const { numbers, meant, value, other } = rng.until(
    () => {
      const drawn = drawSum(rng, operations)
      const back = drawn.meant.toReversed()
      return {
        ...drawn,
        other: isWhole(drawn.numbers, back) ? sumOfTerms(drawn.numbers, back) : Number.NaN,
      }
    },
    (drawn) => drawn.other > 0 && drawn.value > drawn.other && drawn.value - drawn.other < 300,
  )
  const written = meant.map((sign) => tokens[sign])
  const back = meant.toReversed()
  const [first, second] = [write(numbers, written), write(numbers, written.toReversed())]
  const told = tellMeanings(tokens, order)
  const answer = value - other
  const [left, right] = [leftToRight(numbers, meant), leftToRight(numbers, back)]
  return {
    given: { find: 'difference' as const, numbers, written, meanings: meaningsOf(tokens, order) },
    prompt: rng.pick([
      say`If ${told}, then by how much is the value of ${first} more than the value of ${second}?`,
      say`If ${told}, then find the difference between the values of ${first} and ${second}.`,
      say`In a certain code language, ${told}. What is the difference between the values of ${first} and ${second}?`,
    ]),
    answer,
    within: [0, 1000] as const,
    mistakes: [
      { value: Math.abs(left - right), because: say`the signs were worked from left to right` },
      { value: Math.abs(left - other), because: say`the first value was worked from left to right` },
      { value: Math.abs(value - right), because: say`the second value was worked from left to right` },
      { value, because: say`that is only the first value` },
      { value: other, because: say`that is only the second value` },
      { value: value + other, because: say`the two values were added` },
      ...PAIRS.map(([one, two]) => ({
        value: Math.abs(
          sumOfTerms(
            numbers,
            meant.map((sign) => (sign === one ? two : sign === two ? one : sign)),
          ) - other,
        ),
        because: say`${one} and ${two} were confused in the first expression`,
      })),
    ].filter(({ value: wrong }) => Number.isInteger(wrong) && wrong > 0),
    steps: [
      say`With the real signs the first reads ${write(numbers, meant)}.`,
      ...calculate(numbers, meant),
      say`The second reads ${write(numbers, back)}.`,
      ...calculate(numbers, back),
      say`${value} − ${other} = ${answer}`,
    ],
  }
}

const PAIRS = [
  ['+', '−'],
  ['×', '÷'],
  ['+', '×'],
  ['−', '×'],
  ['+', '÷'],
  ['−', '÷'],
] as const

const asSign = (token: string | undefined): Sign | undefined => signs.find((sign) => sign === token)

/** The written sign for each meaning. The signs move round in a circle, so that none keeps its own meaning. */
function otherSigns(rng: Random): Record<Sign, string> {
  const circle = rng.shuffle(signs)
  const after = (sign: Sign) => circle[(circle.indexOf(sign) + 1) % circle.length] ?? sign
  return { '+': after('+'), '−': after('−'), '×': after('×'), '÷': after('÷') }
}

function letters(rng: Random): Record<Sign, string> {
  const [plus, minus, times, by] = rng.sample([...'ABCDEFGHJKLMNPQRSTUVWXYZ'], 4)
  return { '+': plus, '−': minus, '×': times, '÷': by }
}

const NUMBERS = [
  2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 24, 25, 27, 28, 30, 32, 35, 36, 40, 42, 45, 48,
]

const isStrong = (sign: Sign): boolean => sign === '×' || sign === '÷'

/** Every division on the way gives a whole number. */
function isWhole(numbers: readonly number[], meant: readonly Sign[]): boolean {
  let product = numbers[0] ?? 0
  return meant.every((sign, index) => {
    const next = numbers[index + 1] ?? 1
    // No 40 ÷ 40 or 9 − 9: a paper sets no step that needs no work.
    if (next === numbers[index] && (sign === '÷' || sign === '−')) return false
    product = sign === '×' ? product * next : sign === '÷' ? product / next : next
    return Number.isInteger(product) && product < 1000
  })
}

/** Reads from the right end: the last + or − splits the whole, then the last × or ÷. */
function fold(numbers: readonly number[], meant: readonly Sign[]): number {
  if (meant.length === 0) return numbers[0] ?? Number.NaN
  const weak = meant.findLastIndex((sign) => !isStrong(sign))
  const split = weak >= 0 ? weak : meant.length - 1
  const left = fold(numbers.slice(0, split + 1), meant.slice(0, split))
  const right = fold(numbers.slice(split + 1), meant.slice(split + 1))
  switch (meant[split]) {
    case '+':
      return left + right
    case '−':
      return left - right
    case '×':
      return left * right
    default:
      return left / right
  }
}

function ask(rng: Random, meanings: readonly Message[], expression: string): Message {
  const [first = say``, ...rest] = meanings
  const list = rest.reduce<Message>(
    (text, item, index) => (index === rest.length - 1 ? say`${text} and ${item}` : say`${text}, ${item}`),
    first,
  )
  return rng.pick([
    say`If ${list}, then what is the value of ${expression}?`,
    say`If ${list}, then find the value of ${expression}.`,
    say`In a certain code language, ${list}. What is the value of ${expression}?`,
    say`If ${list}, then ${expression} is equal to:`,
    say`What will be the value of the expression ${expression}, if ${list}?`,
  ])
}
