import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { type Message, say } from '../../../kit/wording/say.ts'
import { calculate, leftToRight, type Sign, signs, sumOfTerms, write } from './signs.ts'

/** "Which two signs must be interchanged to make 16 + 4 ÷ 2 × 3 − 5 = 5 correct?" */
export const operatorSwap = defineGenerator({
  id: 'reasoning/operator-swap',
  version: 3,
  concepts: ['interchange-of-signs', 'interchange-of-numbers'],
  levels: {
    easy: { forms: [valueAfter] },
    medium: { forms: [findSigns] },
    hard: { forms: [findNumbers, findBoth] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    const { numbers, between } = given
    switch (given.find) {
      case 'value':
        return byPrecedence(write(numbers, exchange(between, given.one, given.other)))
      case 'signs':
        return only(
          SIGN_PAIRS.filter(
            ([one, other]) => byPrecedence(write(numbers, exchange(between, one, other))) === given.result,
          ),
        )
      case 'numbers':
        return only(
          pairsOf(numbers).filter(
            ([one, other]) => byPrecedence(write(exchange(numbers, one, other), between)) === given.result,
          ),
        )
      case 'both':
        return only(
          pairsOf(numbers).filter(
            ([one, other]) =>
              byPrecedence(
                write(exchange(numbers, one, other), exchange(between, given.one, given.other)),
              ) === given.result,
          ),
        )
    }
  },
})

const only = (pairs: readonly (readonly [string | number, string | number])[]): string =>
  pairs.length === 1 && pairs[0] ? tellPair(pairs[0]) : ''

/** Reads the written expression: the weakest sign from the right splits it. */
function byPrecedence(text: string): number {
  for (const strength of ['+−', '×÷']) {
    const parts = text.split(' ')
    for (let place = parts.length - 2; place > 0; place -= 2) {
      const sign = parts[place] ?? ''
      if (!strength.includes(sign)) continue
      const left = byPrecedence(parts.slice(0, place).join(' '))
      const right = byPrecedence(parts.slice(place + 1).join(' '))
      if (sign === '+') return left + right
      if (sign === '−') return left - right
      return sign === '×' ? left * right : left / right
    }
  }
  return Number(text)
}

function valueAfter(rng: Random) {
  const { numbers: all, between: whole } = drawTrue(rng)
  // Three signs, one of them a division.
  const start = rng.int(0, 1)
  const numbers = all.slice(start, start + 4)
  const meant = whole.slice(start, start + 3)
  const isFit =
    meant.includes('÷') &&
    meant.some((sign) => sign === '+' || sign === '−') &&
    sumOfTerms(numbers, meant) > 0
  if (!isFit) return askValue(rng, all, whole)
  return askValue(rng, numbers, meant)
}

function askValue(rng: Random, numbers: readonly number[], meant: readonly Sign[]) {
  const [one, other] = rng.sample(meant, 2)
  const between = exchange(meant, one, other)
  const answer = sumOfTerms(numbers, meant)
  const shown = write(numbers, between)
  const swapped = SIGN_PAIRS.filter(
    (pair) => !(pair.includes(one) && pair.includes(other)) && pair.every((sign) => between.includes(sign)),
  )
  return {
    concept: 'interchange-of-signs',
    given: { find: 'value' as const, numbers, between, one, other },
    prompt: rng.pick([
      say`If the signs ${one} and ${other} are interchanged, then what is the value of ${shown}?`,
      say`What will be the value of ${shown}, if ‘${one}’ and ‘${other}’ are interchanged?`,
      say`By interchanging the signs ‘${one}’ and ‘${other}’, find the value of the expression ${shown}.`,
      say`If ${one} and ${other} are interchanged, find the value of the following expression: ${shown}`,
      say`If ‘${one}’ is replaced by ‘${other}’ and ‘${other}’ by ‘${one}’, then ${shown} equals:`,
    ]),
    answer,
    within: [-300, 2000] as const,
    mistakes: [
      { value: sumOfTerms(numbers, between), because: say`the signs were not interchanged` },
      {
        value: leftToRight(numbers, meant),
        because: say`the signs were worked from left to right, without doing × and ÷ first`,
      },
      {
        value: sumOfTerms(
          numbers,
          between.map((sign) => (sign === one ? other : sign)),
        ),
        because: say`${one} was replaced by ${other}, but ${other} was left as it was`,
      },
      {
        value: sumOfTerms(
          numbers,
          between.map((sign) => (sign === other ? one : sign)),
        ),
        because: say`${other} was replaced by ${one}, but ${one} was left as it was`,
      },
      {
        value: sumOfTerms(numbers.slice(0, -1), meant.slice(0, -1)),
        because: say`the last number was left out`,
      },
      {
        value: sumOfTerms(numbers.slice(1), meant.slice(1)),
        because: say`the first number was left out`,
      },
      {
        value: sumOfTerms(numbers, [...meant.slice(0, -1), '+']),
        because: say`the last sign was taken as +`,
      },
      {
        value: sumOfTerms(numbers, [...meant.slice(0, -1), '−']),
        because: say`the last sign was taken as −`,
      },
      {
        value: sumOfTerms(numbers, ['+', ...meant.slice(1)]),
        because: say`the first sign was taken as +`,
      },
      {
        value: sumOfTerms(numbers, ['−', ...meant.slice(1)]),
        because: say`the first sign was taken as −`,
      },
      {
        value: leftToRight(numbers, between),
        because: say`the signs were not interchanged, and × and ÷ were not done first`,
      },
      ...swapped.map(([a, b]) => ({
        value: sumOfTerms(numbers, exchange(between, a, b)),
        because: say`${a} and ${b} were interchanged instead of ${one} and ${other}`,
      })),
    ].filter(({ value }) => Number.isInteger(value)),
    steps: [
      say`After the interchange it reads ${write(numbers, meant)}.`,
      ...calculate(numbers, meant),
      say`So the value is ${answer}`,
    ],
  }
}

function findSigns(rng: Random) {
  const drawn = rng.until(
    () => {
      const { numbers, between: meant, result } = drawTrue(rng)
      const [one, other] = rng.pick(SIGN_PAIRS)
      return { numbers, meant, result, one, other, between: exchange(meant, one, other) }
    },
    ({ numbers, between, result }) =>
      sumOfTerms(numbers, between) !== result &&
      SIGN_PAIRS.filter(([a, b]) => sumOfTerms(numbers, exchange(between, a, b)) === result).length === 1,
  )
  const { numbers, meant, result, one, other, between } = drawn
  const answer = tellPair([one, other])
  return {
    concept: 'interchange-of-signs',
    given: { find: 'signs' as const, numbers, between, result },
    prompt: askWhich(rng, 'signs', `${write(numbers, between)} = ${result}`),
    answer,
    mistakes: SIGN_PAIRS.filter((pair) => tellPair(pair) !== answer).map(([a, b]) => ({
      value: tellPair([a, b]),
      because: notEqual(sumOfTerms(numbers, exchange(between, a, b)), result),
    })),
    steps: [
      say`As it stands, ${write(numbers, between)} is not ${result}.`,
      say`Interchange ${one} and ${other}: ${write(numbers, meant)}.`,
      ...calculate(numbers, meant),
      say`The equation holds after interchanging ${answer}`,
    ],
  }
}

function findNumbers(rng: Random) {
  const { right, between, result, numbers } = drawNumberSwap(rng)
  const answer = tellPair(rightPair(numbers, right))
  return {
    concept: 'interchange-of-numbers',
    given: { find: 'numbers' as const, numbers, between, result },
    prompt: askWhich(rng, 'numbers', `${write(numbers, between)} = ${result}`),
    answer,
    mistakes: wrongNumbers(numbers, between, result, answer),
    steps: [
      say`As it stands, ${write(numbers, between)} is not ${result}.`,
      say`The division must come out whole, which leaves few pairs to try.`,
      say`Interchange ${answer}: ${write(right, between)}.`,
      ...calculate(right, between),
      say`The equation holds after interchanging ${answer}`,
    ],
  }
}

function findBoth(rng: Random) {
  const { right, between: meant, result, numbers } = drawNumberSwap(rng)
  const [one, other] = rng.pick(SIGN_PAIRS)
  const between = exchange(meant, one, other)
  const answer = tellPair(rightPair(numbers, right))
  const shown = `${write(numbers, between)} = ${result}`
  return {
    concept: 'interchange-of-numbers',
    given: { find: 'both' as const, numbers, between, one, other, result },
    prompt: rng.pick([
      say`If the signs ${one} and ${other} are interchanged, then which two numbers must also be interchanged to make the equation ${shown} correct?`,
      say`Along with the signs ‘${one}’ and ‘${other}’, which two numbers should be interchanged to make the following equation correct? ${shown}`,
      say`The equation ${shown} becomes correct when ${one} and ${other} and also two numbers are interchanged. Which are the two numbers?`,
      say`Besides interchanging ‘${one}’ and ‘${other}’, interchange which two numbers so that ${shown} holds good?`,
    ]),
    answer,
    mistakes: wrongNumbers(numbers, meant, result, answer),
    steps: [
      say`With ${one} and ${other} interchanged the left side reads ${write(numbers, meant)}.`,
      say`Try the pairs for which the division comes out whole.`,
      say`Interchange ${answer}: ${write(right, meant)}.`,
      ...calculate(right, meant),
      say`The equation holds after interchanging ${answer}`,
    ],
  }
}

function drawNumberSwap(rng: Random) {
  return rng.until(
    () => {
      const { numbers: right, between, result } = drawTrue(rng)
      const [one, other] = rng.pick(pairsOf(right))
      return { right, between, result, numbers: exchange(right, one, other) }
    },
    ({ numbers, between, result }) =>
      sumOfTerms(numbers, between) !== result &&
      pairsOf(numbers).filter(([a, b]) => sumOfTerms(exchange(numbers, a, b), between) === result).length ===
        1,
  )
}

function rightPair(numbers: readonly number[], right: readonly number[]): readonly [number, number] {
  const [one = 0, other = 0] = numbers.filter((number, place) => number !== right[place])
  return [one, other]
}

const wrongNumbers = (numbers: readonly number[], between: readonly Sign[], result: number, answer: string) =>
  pairsOf(numbers)
    .filter((pair) => tellPair(pair) !== answer)
    .map(([a, b]) => ({
      value: tellPair([a, b]),
      because: notEqual(sumOfTerms(exchange(numbers, a, b), between), result),
    }))

function pairsOf<Item>(items: readonly Item[]): (readonly [Item, Item])[] {
  return items.flatMap((one, index) => items.slice(index + 1).map((other) => [one, other] as const))
}

const SIGN_PAIRS = pairsOf(signs)

const exchange = <Item>(items: readonly Item[], one: Item, other: Item): Item[] =>
  items.map((item) => (item === one ? other : item === other ? one : item))

const tellPair = ([one, other]: readonly [string | number, string | number]): string => `${one} and ${other}`

/** Different numbers with every sign once; the division leaves no remainder. */
function drawTrue(rng: Random) {
  return rng.until(
    () => {
      const between = rng.shuffle(signs)
      const numbers = rng.sample(SMALL, 5)
      const place = between.indexOf('÷')
      const divisor = numbers[place + 1] ?? 1
      numbers[place] = divisor * rng.int(2, 9)
      return { numbers, between, result: sumOfTerms(numbers, between) }
    },
    ({ numbers, result }) => new Set(numbers).size === 5 && result > 0 && result < 400,
  )
}

const SMALL = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 18, 20]

const notEqual = (value: number, result: number): Message =>
  Number.isInteger(value)
    ? say`with this interchange the left side is ${value < 0 ? say`−${-value}` : value}, not ${result}`
    : say`with this interchange the left side is not a whole number, so it cannot be ${result}`

const askWhich = (rng: Random, what: 'signs' | 'numbers', shown: string): Message =>
  rng.pick([
    say`Which two ${what} should be interchanged to make the given equation correct? ${shown}`,
    say`Which two ${what} need to be interchanged to make the equation ${shown} correct?`,
    say`Select the two ${what} that must be interchanged so that ${shown} is correct.`,
    say`By interchanging which two ${what} will the following equation be correct? ${shown}`,
    say`The equation ${shown} is incorrect. Interchanging which of the given ${what} will make it correct?`,
  ])
