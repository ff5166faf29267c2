import type { Random } from '../../../kit/random/random.ts'
import { people } from '../../../kit/wording/people.ts'
import { say } from '../../../kit/wording/say.ts'
import { askWhich, drawTrue, exchange, notEqual, pairsOf, SIGN_PAIRS, tellPair } from './interchange.ts'
import { calculate, type Sign, sumOfTerms, write } from './signs.ts'

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

/** The hard forms: two numbers change places. */
export function findNumbers(rng: Random) {
  const { right, between, result, numbers } = drawNumberSwap(rng)
  const answer = tellPair(rightPair(numbers, right))
  return {
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

const wrongNumbers = (numbers: readonly number[], between: readonly Sign[], result: number, answer: string) =>
  pairsOf(numbers)
    .filter((pair) => tellPair(pair) !== answer)
    .map(([a, b]) => ({
      value: tellPair([a, b]),
      because: notEqual(sumOfTerms(exchange(numbers, a, b), between), result),
    }))

export function findBoth(rng: Random) {
  const { right, between: meant, result, numbers } = drawNumberSwap(rng)
  const [one, other] = rng.pick(SIGN_PAIRS)
  const between = exchange(meant, one, other)
  const answer = tellPair(rightPair(numbers, right))
  const shown = `${write(numbers, between)} = ${result}`
  return {
    given: { find: 'both' as const, numbers, between, one, other, result },
    prompt: rng.pick([
      say`First interchange the signs ${one} and ${other} in ${shown}. Which two numbers must then be interchanged to make the equation correct?`,
      say`The equation ${shown} becomes correct when ${one} and ${other} change places and two numbers change places too. Which two numbers?`,
      say`Besides ${one} and ${other}, which two numbers have to be interchanged so that ${shown} holds?`,
      say`${rng.pick(people).name} corrects ${shown} by interchanging the signs ${one} and ${other} and then two numbers. Which numbers are they?`,
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
