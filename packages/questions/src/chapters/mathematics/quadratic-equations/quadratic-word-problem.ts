import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { money, quantity } from '../../../kit/values/value.ts'
import { ask } from '../../../kit/wording/ask.ts'
import { latex, say } from '../../../kit/wording/say.ts'
import { speedOfJourney, speedOfStream, timeAlone } from './word-problems-in-steps.ts'

/** "The product of two consecutive positive even numbers is 168. What is the smaller of them?" */
export const quadraticWordProblem = defineGenerator({
  id: 'algebra/quadratic-word-problem',
  version: 6,
  concepts: ['quadratic-word-problems'],
  levels: {
    easy: { forms: [numberAndSquare, ...often(14, product)] },
    medium: { forms: [squares, ...often(5, sideOfRectangle), ...often(5, perimeterOfRectangle)] },
    hard: {
      forms: [...often(4, speedOfJourney), ...often(2, speedOfStream), ...often(2, timeAlone), shares],
    },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'number':
        return range(1, 200).find((n) => n * n + given.sign * n === given.total) ?? Number.NaN
      case 'product': {
        const small = range(1, 200).find((n) => n * (n + given.step) === given.product) ?? Number.NaN
        return given.asks === 'smaller' ? small : given.product / small
      }
      case 'squares':
        return range(1, 200).find((n) => n * n + (n + given.step) ** 2 === given.sum) ?? Number.NaN
      case 'rectangle': {
        const wide = range(1, 500).find((side) => side * (side + given.more) === given.area) ?? Number.NaN
        return given.asks === 'breadth'
          ? wide
          : given.asks === 'length'
            ? wide + given.more
            : 2 * (2 * wide + given.more)
      }
      case 'speed':
        return (
          range(Math.max(1, 1 - given.change), 300).find(
            (speed) =>
              Math.abs(
                Math.abs(given.distance / speed - given.distance / (speed + given.change)) - given.time,
              ) < 1e-9,
          ) ?? Number.NaN
        )
      case 'stream': {
        const differs = (boat: number, stream: number) =>
          Math.abs(given.distance / (boat - stream) - given.distance / (boat + stream) - given.late) < 1e-9
        return given.asksBoat
          ? (range(given.known + 1, 300).find((boat) => differs(boat, given.known)) ?? Number.NaN)
          : (range(1, given.known - 1).find((stream) => differs(given.known, stream)) ?? Number.NaN)
      }
      case 'alone': {
        const slow =
          range(given.less + 1, 300).find(
            (time) => Math.abs(1 / time + 1 / (time - given.less) - 1 / given.both) < 1e-9,
          ) ?? Number.NaN
        return given.asksSlow ? slow : slow - given.less
      }
      case 'shares':
        return (
          range(given.fewer + 1, 400).find(
            (people) => given.money / (people - given.fewer) - given.money / people === given.more,
          ) ?? Number.NaN
        )
    }
  },
})

function numberAndSquare(rng: Random) {
  const [n, sign] = [rng.int(4, 90), rng.pick([1, -1])]
  const total = n * n + sign * n
  return {
    concept: 'quadratic-word-problems',
    given: { find: 'number' as const, total, sign },
    prompt: rng.pick(
      sign > 0
        ? [
            say`The sum of a positive number and its square is ${total}. ${ask(rng, 'the number')}`,
            say`A positive number added to its square gives ${total}. ${ask(rng, 'the number')}`,
          ]
        : [
            say`The square of a positive number is ${total} more than the number. ${ask(rng, 'the number')}`,
            say`If a positive number is subtracted from its square, the result is ${total}. ${ask(rng, 'the number')}`,
          ],
    ),
    answer: n,
    mistakes: [
      { value: n + sign, because: say`that is the other factor of ${total}` },
      { value: n - sign, because: say`its square and itself do not give ${total}` },
      { value: n + 2, because: say`its square is too large` },
      { value: n - 2, because: say`its square is too small` },
      { value: n * n, because: say`that is the square of the number` },
      { value: Math.floor(total / 2), because: say`${total} was halved` },
    ],
    steps: [
      say`Let the number be x: ${latex`x^2 ${sign > 0 ? '+' : '-'} x - ${total} = 0`}`,
      say`Factors: ${latex`(x - ${n})(x + ${n + sign}) = 0`}`,
      say`The positive solution is ${n}`,
    ],
  }
}

function product(rng: Random) {
  // Small enough to be found by trying factors.
  const { step, n } = rng.until(
    () => ({ step: rng.int(1, 30), n: rng.int(5, 60) }),
    (drawn) => drawn.n * (drawn.n + drawn.step) <= 4000,
  )
  const asks = rng.pick(['smaller', 'larger'])
  const kind =
    step === 1
      ? 'consecutive whole numbers'
      : step === 2
        ? n % 2 === 0
          ? 'consecutive even numbers'
          : 'consecutive odd numbers'
        : null
  const all = n * (n + step)
  const key = asks === 'smaller' ? n : n + step
  // Odd numbers have odd neighbours.
  const unit = step === 2 ? 2 : 1
  return {
    concept: 'quadratic-word-problems',
    given: { find: 'product' as const, product: all, step, asks },
    prompt: rng.pick(
      kind === null
        ? [
            say`Two positive whole numbers differ by ${step} and their product is ${all}. ${ask(rng, `the ${asks} of them`)}`,
            say`The difference of two positive numbers is ${step} and their product is ${all}. ${ask(rng, `the ${asks} number`)}`,
            say`A positive whole number is ${step} more than another. If their product is ${all}, what is the ${asks} of the two?`,
            say`The product of two positive whole numbers is ${all}, and one of them is ${step} less than the other. ${ask(rng, `the ${asks} number`)}`,
            say`${all} is the product of two positive whole numbers that differ by ${step}. ${ask(rng, `the ${asks} number`)}`,
            say`If one positive whole number exceeds another by ${step} and their product is ${all}, then the ${asks} number is`,
          ]
        : [
            say`The product of two positive ${kind} is ${all}. ${ask(rng, `the ${asks} of them`)}`,
            say`Two positive ${kind} have the product ${all}. ${ask(rng, `the ${asks} one`)}`,
            say`If ${all} is written as the product of two positive ${kind}, the ${asks} factor is`,
            say`If two positive ${kind} are multiplied, the result is ${all}. ${ask(rng, `the ${asks} number`)}`,
            say`${ask(rng, say`the ${asks} of two positive ${kind} whose product is ${all}`)}`,
          ],
    ),
    answer: key,
    mistakes: [
      asks === 'smaller'
        ? { value: n + step, because: say`that is the larger number` }
        : { value: n, because: say`that is the smaller number` },
      ...[1, 2, 3].map((by) => ({
        value: key + by * unit,
        because: say`with it the product is too large`,
      })),
      ...[1, 2, 3].map((by) => ({
        value: key - by * unit,
        because: say`with it the product is too small`,
      })),
    ],
    others: [],
    steps: [
      say`Let the smaller be x: ${latex`x(x + ${step}) = ${all}`}, so ${latex`x^2 + ${step === 1 ? '' : step}x - ${all} = 0`}`,
      say`Factors: ${latex`(x - ${n})(x + ${n + step}) = 0`}`,
      asks === 'smaller'
        ? say`The positive solution is x = ${n}`
        : say`The positive solution is x = ${n}, so the larger number is ${n} + ${step} = ${n + step}`,
    ],
  }
}

function squares(rng: Random) {
  const step = rng.pick([1, 2])
  const n = rng.int(4, 90)
  const kind =
    step === 1
      ? 'consecutive whole numbers'
      : n % 2 === 0
        ? 'consecutive even numbers'
        : 'consecutive odd numbers'
  const sum = n * n + (n + step) ** 2
  return {
    concept: 'quadratic-word-problems',
    given: { find: 'squares' as const, sum, step },
    prompt: rng.pick([
      say`The sum of the squares of two positive ${kind} is ${sum}. ${ask(rng, 'the smaller of them')}`,
      say`The squares of two positive ${kind} add up to ${sum}. ${ask(rng, 'the smaller number')}`,
    ]),
    answer: n,
    mistakes: [
      { value: n + step, because: say`that is the larger number` },
      { value: n - 3 * step, because: say`its square is too small` },
      { value: n - step, because: say`its square is too small` },
      { value: n - 2 * step, because: say`its square is too small` },
      { value: n + 2 * step, because: say`its square is too large` },
      { value: n + 3 * step, because: say`its square is too large` },
    ],
    steps: [
      say`Let the smaller be x: ${latex`x^2 + (x + ${step})^2 = ${sum}`}, so ${latex`x^2 + ${step === 1 ? '' : step}x - ${(sum - step * step) / 2} = 0`}`,
      say`Factors: ${latex`(x - ${n})(x + ${n + step}) = 0`}`,
      say`The positive solution is ${n}`,
    ],
  }
}

/** With fewer people, each gets more. */
function shares(rng: Random) {
  const { people, fewer, more, sum } = rng.until(
    () => {
      const [all, away, each] = [
        rng.int(10, 60),
        rng.int(2, 10),
        rng.pick([1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20]),
      ]
      return { people: all, fewer: away, more: each, sum: (each * all * (all - away)) / away }
    },
    (drawn) =>
      drawn.people > drawn.fewer + 4 &&
      Number.isInteger(drawn.sum / drawn.people) &&
      drawn.sum % 50 === 0 &&
      drawn.sum >= 300 &&
      drawn.sum <= 20_000,
  )
  const who = rng.pick(['children', 'students', 'workers', 'persons', 'friends', 'boys', 'girls'])
  return {
    concept: 'quadratic-word-problems',
    given: { find: 'shares' as const, money: sum, fewer, more },
    prompt: rng.pick([
      say`A sum of ${money(sum)} is divided equally among a number of ${who}. If there were ${fewer} fewer, each would get ${money(more)} more. ${ask(rng, say`the number of ${who}`)}`,
      say`${money(sum)} was to be shared equally by some ${who}. As ${fewer} of them did not come, each got ${money(more)} more. How many ${who} were there at first?`,
      say`Some ${who} were to share ${money(sum)} equally. When ${fewer} of them went away, the share of each of the others rose by ${money(more)}. ${ask(rng, say`the number of ${who} at first`)}`,
    ]),
    answer: people,
    mistakes: [
      { value: people - fewer, because: say`that is the number with ${fewer} fewer` },
      { value: people + fewer, because: say`the difference was added instead of subtracted` },
      { value: people - 2 * fewer, because: say`with it the shares differ by another amount` },
      { value: people + 1, because: say`with it the shares differ by another amount` },
      { value: people - 1, because: say`with it the shares differ by another amount` },
      { value: people + 2 * fewer, because: say`with it the shares differ by another amount` },
    ],
    steps: [
      say`Let their number be x: ${latex`\frac{${sum}}{x - ${fewer}} - \frac{${sum}}{x} = ${more}`}`,
      say`So ${latex`x(x - ${fewer}) = ${(sum * fewer) / more}`}`,
      say`Two numbers with the difference ${fewer} and this product: ${people} × ${people - fewer} = ${(sum * fewer) / more}`,
      say`There were ${people}`,
    ],
  }
}

function sideOfRectangle(rng: Random) {
  return rectangle(rng, rng.pick(['breadth', 'length']))
}

function perimeterOfRectangle(rng: Random) {
  return rectangle(rng, 'perimeter')
}

/** A side from the area, or the perimeter. */
function rectangle(rng: Random, asks: 'breadth' | 'length' | 'perimeter') {
  const [breadth, more] = [rng.int(6, 60), rng.int(2, 24)]
  const area = breadth * (breadth + more)
  const value = { breadth, length: breadth + more, perimeter: 2 * (2 * breadth + more) }[asks]
  const answer = quantity(value, 'm')
  const place = rng.pick(['field', 'park', 'hall', 'plot', 'courtyard', 'playground', 'garden'])
  return {
    concept: 'quadratic-word-problems',
    given: { find: 'rectangle' as const, area, more, asks },
    prompt: rng.pick([
      say`A rectangular ${place} is ${quantity(more, 'm')} longer than it is broad, and its area is ${quantity(area, 'm²')}. ${ask(rng, say`its ${asks}`)}`,
      say`The length of a rectangular ${place} exceeds its breadth by ${quantity(more, 'm')} and its area is ${quantity(area, 'm²')}. ${ask(rng, say`its ${asks}`)}`,
      say`The length of a ${place} is ${quantity(more, 'm')} more than its breadth. If its area is ${quantity(area, 'm²')}, what is its ${asks}?`,
      say`The area of a rectangular ${place} is ${quantity(area, 'm²')}, and its breadth is ${quantity(more, 'm')} less than its length. The ${asks} of the ${place} is`,
    ]),
    answer,
    mistakes: [
      ...(asks === 'perimeter'
        ? [
            { value: 4 * breadth, because: say`all four sides were taken to be as short as the breadth` },
            {
              value: 4 * (breadth + more),
              because: say`all four sides were taken to be as long as the length`,
            },
            { value: value + more, because: say`${more} was added once more` },
            { value: value - more, because: say`${more} was added once too few` },
            { value: value + 4, because: say`each side was taken 1 m too long` },
            { value: value - 4, because: say`each side was taken 1 m too short` },
          ]
        : [
            asks === 'length'
              ? { value: breadth, because: say`that is the breadth` }
              : { value: breadth + more, because: say`that is the length` },
            ...[1, 2, 3].map((by) => ({
              value: value + by,
              because: say`with it the area would come out too large`,
            })),
            ...[1, 2, 3].map((by) => ({
              value: value - by,
              because: say`with it the area would come out too small`,
            })),
          ]),
    ],
    others: [],
    steps: [
      say`Let the breadth be x: ${latex`x(x + ${more}) = ${area}`}, so ${latex`x^2 + ${more}x - ${area} = 0`}`,
      say`Find two numbers with the difference ${more} and the product ${area}: ${breadth + more} and ${breadth}`,
      say`So ${latex`(x - ${breadth})(x + ${breadth + more}) = 0`}, and the breadth is ${quantity(breadth, 'm')}, the length ${quantity(breadth + more, 'm')}.`,
      asks === 'perimeter'
        ? say`Perimeter = 2 × (${breadth + more} + ${breadth}) = ${answer}`
        : say`The ${asks} is ${answer}`,
    ],
  }
}
