import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { people } from '../../../kit/wording/people.ts'
import { say } from '../../../kit/wording/say.ts'
import { askWhich, drawTrue, exchange, notEqual, pairsOf, SIGN_PAIRS, tellPair } from './interchange.ts'
import { findBoth, findNumbers } from './interchange-numbers.ts'
import { calculate, leftToRight, type Sign, sumOfTerms, write } from './signs.ts'

/** "Which two signs must be interchanged to make 16 + 4 ÷ 2 × 3 − 5 = 5 correct?" */
export const operatorSwap = defineGenerator({
  id: 'reasoning/operator-swap',
  version: 1,
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
  // Three signs, the division among them.
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
  const { name } = rng.pick(people)
  const swapped = SIGN_PAIRS.filter(
    (pair) => !(pair.includes(one) && pair.includes(other)) && pair.every((sign) => between.includes(sign)),
  )
  return {
    given: { find: 'value' as const, numbers, between, one, other },
    prompt: rng.pick([
      say`If the signs ${one} and ${other} are interchanged, what is the value of ${shown}?`,
      say`${name} interchanges ${one} and ${other} in ${shown}. What is the value then?`,
      say`What does ${shown} become when every ${one} is read as ${other} and every ${other} as ${one}?`,
      say`The keys ${one} and ${other} of a calculator have changed places. ${name} presses ${shown}. Which number does the screen show, if × and ÷ are worked first?`,
      say`Interchange ${one} with ${other}, then work out ${shown}.`,
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
