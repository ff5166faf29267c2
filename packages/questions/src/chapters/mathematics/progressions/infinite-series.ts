import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { exact } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { fraction, quantity } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { latex, say } from '../../../kit/wording/say.ts'

/** "The sum to infinity of a GP is 24 and its first term is 8. What is the common ratio?" */
export const infiniteSeries = defineGenerator({
  id: 'algebra/infinite-series',
  version: 7,
  concepts: ['infinite-gp'],
  levels: {
    easy: { forms: [ratioFromSum, firstFromSum], told: 0 },
    medium: {
      forms: [ratioFromSum, ...often(2, firstFromSum), ...often(2, bouncing), ...often(2, oddTerms)],
      told: 1,
    },
    hard: {
      forms: [...often(2, firstTwoTerms), ...often(3, timesTheRest), ...often(3, sumOfSquares)],
      told: 2,
    },
  },
  generate(rng, { forms, told }) {
    const draft = rng.pick(forms)(rng)
    return { ...draft, steps: [...HINTS.slice(0, told), ...draft.steps] }
  },
  solve(given) {
    // Adds the terms until nothing is left of them.
    const total = (first: number, ratio: number) => {
      let [sum, term] = [0, first]
      for (let count = 0; count < 3000 && Math.abs(term) > 1e-15; count++) {
        sum += term
        term *= ratio
      }
      return sum
    }
    const fits = (one: number, other: number) => Math.abs(one - other) < 1e-7 * Math.max(1, Math.abs(other))
    switch (given.find) {
      case 'ratio-of-infinite': {
        const found = range(2, 20)
          .flatMap((bottom) => range(-bottom + 1, bottom - 1).map((top) => top / bottom))
          .find((ratio) => ratio !== 0 && fits(total(given.first, ratio), given.sum))
        return found ?? Number.NaN
      }
      case 'squares': {
        // The larger the ratio, the smaller the squares of terms with the same sum.
        const ratio = bisect(
          (r) => given.squares - (given.sum * (1 - r)) ** 2 / (1 - Math.min(r, 0.999) ** 2),
          0.999,
        )
        return given.wanted === 'ratio' ? ratio : given.sum * (1 - ratio)
      }
      case 'first-two': {
        // The larger the ratio, the smaller the share of the first two terms.
        const ratio = bisect((r) => given.two - given.sum * (1 - r) * (1 + r), 0.999)
        return given.wanted === 'ratio' ? ratio : given.sum * (1 - ratio)
      }
      case 'times-the-rest': {
        const ratio =
          1 / (range(2, 30).find((q) => fits(given.times * (total(1, 1 / q) - 1), 1)) ?? Number.NaN)
        const first = given.sum / range(0, given.terms - 1).reduce((sum, power) => sum + ratio ** power, 0)
        return given.wanted === 'first' ? first : total(first, ratio)
      }
      case 'first-of-infinite':
        return given.sum / total(1, given.top / given.bottom)
      case 'ball': {
        const ratio = given.top / given.bottom
        return given.height + 2 * total(given.height * ratio, ratio)
      }
      case 'odd-terms':
        return total(given.first, (given.top / given.bottom) ** 2)
    }
  },
})

/** What to think of first. */
const HINTS = [
  say`An infinite GP has a sum when its ratio lies between −1 and 1.`,
  say`Its sum is the first term divided by 1 − r.`,
]

const CONCEPT = 'infinite-gp'

/** A proper fraction in its lowest terms. */
function drawRatio(rng: Random, most: number): { p: number; q: number } {
  return rng.until(
    () => {
      const q = rng.int(2, most)
      return { p: rng.int(1, q - 1), q }
    },
    ({ p, q }) => exact(p, q).d === BigInt(q),
  )
}

function ratioFromSum(rng: Random) {
  const { p, q } = drawRatio(rng, 14)
  const first = (q - p) * rng.int(1, 90)
  const sum = (first * q) / (q - p)
  const answer = fraction(p, q)
  return {
    concept: CONCEPT,
    given: { find: 'ratio-of-infinite' as const, first, sum },
    prompt: rng.pick([
      say`All the terms of a never-ending GP that starts with ${first} total ${sum}. By what is each term multiplied to get the next one?`,
      say`What must be the common ratio of a GP with the first term ${first}, so that its sum to infinity is ${sum}?`,
      say`The sum to infinity of a GP is ${sum} and its first term is ${first}. ${ask(rng, 'the common ratio')}`,
      say`If the first term of an infinite GP is ${first} and its sum is ${sum}, then ${askThen(rng, 'its common ratio')}`,
      say`An infinite geometric progression begins with ${first} and adds up to ${sum}. ${ask(rng, 'its common ratio')}`,
    ]),
    answer,
    within: [-1, 2] as const,
    mistakes: [
      { value: fraction(q - p, q), because: say`that is 1 − r` },
      { value: fraction(exact(q - p, q).neg()), because: say`that is r − 1` },
      { value: fraction(exact(p, q).neg()), because: say`the sign of r was changed` },
      { value: fraction(p, q + p), because: say`the first term was added to the sum instead of taken off` },
      { value: fraction(p, 2 * q), because: say`the result was halved` },
      { value: fraction(q, 2 * q - p), because: say`the equation was solved with a slip` },
    ],
    steps: [
      say`Sum to infinity = ${latex`\frac{a}{1 - r}`}, so 1 − r = ${first} ÷ ${sum} = ${fraction(q - p, q)}`,
      say`r = 1 − ${fraction(q - p, q)} = ${answer}`,
    ],
  }
}

function firstFromSum(rng: Random) {
  const { p, q } = drawRatio(rng, 14)
  const first = (q - p) * rng.int(1, 90)
  const sum = (first * q) / (q - p)
  return {
    concept: CONCEPT,
    given: { find: 'first-of-infinite' as const, sum, top: p, bottom: q },
    prompt: rng.pick([
      say`With which number does a GP begin, if each term is ${fraction(p, q)} of the one before and all its terms total ${sum}?`,
      say`Each term of an infinite series is ${fraction(p, q)} of the term before it, and the series adds up to ${sum}. ${ask(rng, 'the first term')}`,
      say`The common ratio of a GP is ${fraction(p, q)}. What must its first term be, so that its sum to infinity is ${sum}?`,
      say`The sum to infinity of a GP with the common ratio ${fraction(p, q)} is ${sum}. ${ask(rng, 'its first term')}`,
      say`An infinite GP has r = ${fraction(p, q)} and the sum ${sum}. Its first term is:`,
      say`If an infinite GP has the common ratio ${fraction(p, q)} and the sum ${sum}, then ${askThen(rng, 'its first term')}`,
    ]),
    answer: first,
    mistakes: [
      { value: fraction(exact(sum * p, q)), because: say`the sum was multiplied by r instead of 1 − r` },
      { value: fraction(exact(first * p, q)), because: say`that is the second term` },
      { value: fraction(exact(first * (q + p), q)), because: say`the first two terms were added` },
      { value: fraction(exact(sum, 2)), because: say`half of the sum was taken` },
      { value: fraction(exact(first, 2)), because: say`the result was halved` },
      { value: fraction(exact(sum * q, q + p)), because: say`the sum was divided by 1 + r` },
      { value: 2 * first, because: say`the result was doubled` },
    ],
    // All terms are positive, so the first is less than the sum.
    within: [0.01, sum - 0.01] as const,
    steps: [
      say`Sum to infinity = ${latex`\frac{a}{1 - r}`}, so a = ${sum} × (1 − ${fraction(p, q)})`,
      say`a = ${sum} × ${fraction(q - p, q)} = ${first}`,
    ],
  }
}

/** A ball that rises to a part of the height each time. */
function bouncing(rng: Random) {
  // No higher than a tall building.
  const { p, q, height } = rng.until(
    () => {
      const { p, q } = drawRatio(rng, 11)
      return { p, q, height: (q - p) * rng.int(2, 98) }
    },
    (drawn) => drawn.height >= 4 && drawn.height <= 98,
  )
  const key = (height * (q + p)) / (q - p)
  const answer = quantity(key, 'm')
  return {
    concept: CONCEPT,
    given: { find: 'ball' as const, height, top: p, bottom: q },
    prompt: rng.pick([
      say`A ball is dropped from a height of ${quantity(height, 'm')}. Each time it strikes the ground, it rises to ${fraction(p, q)} of the height from which it fell. ${ask(rng, 'the total distance that it travels before it comes to rest')}`,
      say`A ball drops ${quantity(height, 'm')} from a roof and bounces up to ${fraction(p, q)} of the last height every time. ${ask(rng, 'the whole length of its path')}`,
      say`From a tower ${quantity(height, 'm')} high a ball falls and keeps bouncing, each bounce reaching ${fraction(p, q)} of the height of the one before. What distance does it cover up and down until it stops?`,
      say`A ball falls from ${quantity(height, 'm')} and always rebounds to ${fraction(p, q)} of its fall. Its whole path is:`,
      say`A rubber ball, dropped from ${quantity(height, 'm')}, rebounds each time to ${fraction(p, q)} of the height from which it last fell. How far does it travel in all before it comes to rest?`,
    ]),
    answer,
    mistakes: [
      { value: quantity(exact(height * q, q - p), 'm'), because: say`only the falls were counted` },
      { value: quantity(exact(2 * height * q, q - p), 'm'), because: say`the first fall was counted twice` },
      { value: quantity(exact(2 * height * p, q - p), 'm'), because: say`the first fall was left out` },
      { value: quantity(exact(height * (q + p), q), 'm'), because: say`only the first rebound was counted` },
      { value: quantity(2 * height, 'm'), because: say`the height was doubled` },
      { value: quantity(key + height, 'm'), because: say`the first fall was counted once too often` },
    ],
    // Longer than the first fall.
    within: [height + 0.01, 5 * key] as const,
    steps: [
      say`Falls: ${height} ÷ (1 − ${fraction(p, q)}) = ${quantity(exact(height * q, q - p), 'm')}`,
      say`The rises are the same without the first height: ${quantity(exact(height * p, q - p), 'm')}`,
      say`Together: ${answer}`,
    ],
  }
}

/** "The sum to infinity of a GP of positive terms is 36, and its first two terms add up to 20. What is its common ratio?" */
function firstTwoTerms(rng: Random) {
  const wanted = rng.pick(['ratio', 'first'] as const)
  const { p, q, part } = rng.until(
    () => ({ ...drawRatio(rng, 12), part: rng.int(1, 60) }),
    (drawn) =>
      drawn.q ** 2 * drawn.part <= 1200 &&
      drawn.q * (drawn.q - drawn.p) * drawn.part >= 18 &&
      // With r = 1/2 whoever takes r for 1 − r still finds the first term.
      !(wanted === 'first' && drawn.q === 2),
  )
  const [first, sum, two] = [q * (q - p) * part, q * q * part, (q * q - p * p) * part]
  const asked = wanted === 'ratio' ? 'its common ratio' : 'its first term'
  const answer = wanted === 'ratio' ? fraction(p, q) : fraction(exact(first))
  return {
    concept: CONCEPT,
    given: { find: 'first-two' as const, sum, two, wanted },
    prompt: rng.pick([
      say`The sum to infinity of a GP of positive terms is ${sum}, and the sum of its first two terms is ${two}. ${ask(rng, asked)}`,
      say`The first two terms of an infinite GP of positive terms add up to ${two}, and all its terms to ${sum}. ${ask(rng, asked)}`,
      say`In an infinite GP of positive terms, the sum of the first two terms is ${two} and the sum of all terms is ${sum}. ${ask(rng, asked)}`,
      say`If the sum of an infinite GP of positive terms is ${sum} and the sum of its first two terms is ${two}, then ${askThen(rng, asked)}`,
    ]),
    answer,
    mistakes:
      wanted === 'ratio'
        ? [
            { value: fraction(q - p, q), because: say`that is 1 − r` },
            { value: fraction(p * p, q * q), because: say`that is r²` },
            { value: fraction(q * q - p * p, q * q), because: say`that is 1 − r²` },
            { value: fraction(p, q + p), because: say`r was divided by 1 + r` },
            { value: fraction(p, q + 1), because: say`a slip in the square root` },
            { value: fraction(p + 1, q + 1), because: say`a slip in the square root` },
          ]
        : [
            {
              value: fraction(exact(q * p * part)),
              because: say`the sum was multiplied by r instead of 1 − r`,
            },
            { value: fraction(exact(first * p, q)), because: say`that is the second term` },
            { value: fraction(exact(two, 2)), because: say`half of the first two terms was taken` },
            {
              value: fraction(exact(sum - two)),
              because: say`that is the sum of the terms from the third on`,
            },
            { value: fraction(exact(first + part * q)), because: say`r was taken too small` },
            { value: fraction(exact(first - part)), because: say`a slip in the last product` },
            { value: fraction(exact(first + part)), because: say`a slip in the last product` },
          ],
    within: (wanted === 'ratio' ? [0.01, 0.99] : [1, two - 0.01]) as readonly [number, number],
    steps: [
      say`a ÷ (1 − r) = ${sum} and a(1 + r) = ${two}.`,
      say`Dividing the second by the first: 1 − r² = ${fraction(exact(two, sum))}, so r² = ${fraction(p * p, q * q)}.`,
      wanted === 'ratio'
        ? say`The terms are positive, so r = ${answer}`
        : say`The terms are positive, so r = ${fraction(p, q)}, and a = ${sum} × ${fraction(q - p, q)} = ${answer}`,
    ],
  }
}

const MULTIPLES = [
  '',
  '',
  'twice',
  'three times',
  'four times',
  'five times',
  'six times',
  'seven times',
  'eight times',
  'nine times',
]

/** "Each term of an infinite GP is three times the sum of all terms that follow it. Its first two terms add up to 15." */
function timesTheRest(rng: Random) {
  const times = rng.int(2, 9)
  const terms = rng.pick([2, 3] as const)
  const wanted = rng.pick(['first', 'total'] as const)
  // The ratio is 1 ÷ q.
  const q = times + 1
  const part = rng.int(1, 80) * (wanted === 'total' ? times : 1)
  const first = q ** (terms - 1) * part
  const sum = range(0, terms - 1).reduce((before, power) => before + q ** power * part, 0)
  const all = exact(first * q, times)
  const answer = wanted === 'first' ? fraction(exact(first)) : fraction(all)
  const often = MULTIPLES[times] ?? ''
  const some = terms === 2 ? 'first two terms' : 'first three terms'
  const asked = wanted === 'first' ? 'its first term' : 'its sum to infinity'
  return {
    concept: CONCEPT,
    given: { find: 'times-the-rest' as const, times, terms, sum, wanted },
    prompt: rng.pick([
      say`In an infinite GP, each term is ${often} the sum of all the terms that follow it, and the sum of the ${some} is ${sum}. ${ask(rng, asked)}`,
      say`Each term of an infinite GP is equal to ${often} the sum of all the terms after it. If the ${some} add up to ${sum}, ${askThen(rng, asked)}`,
      say`The sum of the ${some} of an infinite GP is ${sum}, and every term is ${often} the sum of all the succeeding terms. ${ask(rng, asked)}`,
      say`If every term of an infinite GP is ${often} the sum of the terms following it and its ${some} have the sum ${sum}, then ${askThen(rng, asked)}`,
    ]),
    answer,
    mistakes: [
      {
        value: fraction(exact(wanted === 'first' ? all : first)),
        because: wanted === 'first' ? say`that is the sum of all terms` : say`that is the first term`,
      },
      { value: fraction(exact(first, q)), because: say`that is the second term` },
      { value: fraction(exact(sum * times, q)), because: say`the sum was multiplied by 1 − r` },
      { value: fraction(exact(sum * q, times)), because: say`the ${some} were taken for the first term` },
      {
        value: fraction(exact(sum * times, times + (terms === 2 ? 1 : 2))),
        because: say`r was taken as 1 ÷ ${times}`,
      },
      { value: fraction(exact(first + part)), because: say`a slip in the sum of the powers of r` },
      { value: fraction(exact(first * times, q)), because: say`the first term was multiplied by 1 − r` },
      { value: fraction(exact(first * times, times - 1)), because: say`r was taken as 1 ÷ ${times}` },
      { value: fraction(all.add(part)), because: say`the last of these terms was counted twice` },
      { value: fraction(exact(2 * first)), because: say`the first term was doubled` },
      { value: fraction(exact(sum - part)), because: say`only the last of these terms was taken off` },
    ],
    within: (wanted === 'first' ? [1, sum - 0.01] : [sum + 0.01, 3 * sum]) as readonly [number, number],
    steps: [
      say`a = ${times} × ${latex`\frac{ar}{1 - r}`}, so 1 − r = ${times}r and r = ${fraction(1, q)}.`,
      say`The ${some} make a × ${fraction(exact(sum, first))} = ${sum}, so a = ${first}${wanted === 'first' ? '' : '.'}`,
      ...(wanted === 'first' ? [] : [say`Sum = ${first} ÷ (1 − ${fraction(1, q)}) = ${answer}`]),
    ],
  }
}

/** "The sum of an infinite GP is 12 and that of the squares of its terms is 72. What is its first term?" */
function sumOfSquares(rng: Random) {
  // Both sums whole, and small enough to be divided by hand.
  const { p, q, part } = rng.until(
    () => ({ ...drawRatio(rng, 13), part: rng.int(2, 160) }),
    (drawn) =>
      drawn.q * drawn.part <= 900 &&
      ((drawn.q - drawn.p) * drawn.part ** 2 * drawn.q ** 2) % (drawn.q + drawn.p) === 0,
  )
  const [first, sum] = [(q - p) * part, q * part]
  const squares = (first * first * q * q) / (q * q - p * p)
  const wanted = rng.pick(['ratio', 'first'] as const)
  const asked = wanted === 'ratio' ? 'its common ratio' : 'its first term'
  const answer = wanted === 'ratio' ? fraction(p, q) : fraction(exact(first))
  return {
    concept: CONCEPT,
    given: { find: 'squares' as const, sum, squares, wanted },
    prompt: rng.pick([
      say`The sum of an infinite GP is ${sum}, and the sum of the squares of its terms is ${squares}. ${ask(rng, asked)}`,
      say`An infinite GP of positive terms has the sum ${sum}. If the squares of all its terms have the sum ${squares}, ${askThen(rng, asked)}`,
      say`The sum of the terms of an infinite GP is ${sum} and the sum of their squares is ${squares}. ${ask(rng, asked)}`,
      say`If the terms of an infinite GP add up to ${sum} and their squares to ${squares}, then ${askThen(rng, asked)}`,
      say`The sum to infinity of a GP is ${sum}. The squares of its terms form another GP, whose sum to infinity is ${squares}. ${ask(rng, say`${wanted === 'ratio' ? 'the common ratio' : 'the first term'} of the first GP`)}`,
    ]),
    answer,
    mistakes:
      wanted === 'ratio'
        ? [
            { value: fraction(q - p, q), because: say`that is 1 − r` },
            { value: fraction(p * p, q * q), because: say`that is the ratio of the squares` },
            { value: fraction(q - p, q + p), because: say`that is (1 − r) ÷ (1 + r)` },
            { value: fraction(p, q + p), because: say`r was divided by 1 + r` },
            { value: fraction(p, q + 1), because: say`a slip in the last equation` },
            { value: fraction(p + 1, q + 1), because: say`a slip in the last equation` },
          ]
        : [
            {
              value: fraction(exact(sum * p, q)),
              because: say`the sum was multiplied by r instead of 1 − r`,
            },
            { value: fraction(exact(first * p, q)), because: say`that is the second term` },
            { value: fraction(exact(squares, sum)), because: say`that is the one sum divided by the other` },
            { value: fraction(exact(first + part)), because: say`r was taken too small` },
            { value: fraction(exact(first + q)), because: say`a slip in the last product` },
            { value: fraction(exact(sum, 2)), because: say`half of the sum was taken` },
          ],
    within: (wanted === 'ratio' ? [0.01, 0.99] : [1, sum - 0.01]) as readonly [number, number],
    steps: [
      say`a ÷ (1 − r) = ${sum} and a² ÷ (1 − r²) = ${squares}.`,
      say`Dividing the second by the first: a ÷ (1 + r) = ${fraction(exact(squares, sum))}.`,
      wanted === 'ratio'
        ? say`So ${sum}(1 − r) = ${fraction(exact(squares, sum))}(1 + r), and r = ${answer}`
        : say`So ${sum}(1 − r) = ${fraction(exact(squares, sum))}(1 + r): r = ${fraction(p, q)}, and a = ${answer}`,
    ],
  }
}

/** The terms at odd places are a GP of their own. */
function oddTerms(rng: Random) {
  const { p, q } = drawRatio(rng, 9)
  const first = (q * q - p * p) * rng.int(1, 90)
  return {
    concept: CONCEPT,
    given: { find: 'odd-terms' as const, first, top: p, bottom: q },
    prompt: rng.pick([
      say`The first term of an infinite GP is ${first} and its common ratio is ${fraction(p, q)}. ${ask(rng, 'the sum of its 1st, 3rd, 5th, … terms')}`,
      say`Every second term of an infinite GP is crossed out, beginning with the second. The GP has the first term ${first} and the common ratio ${fraction(p, q)}. ${ask(rng, 'the sum of the terms that are left')}`,
      say`In an infinite GP that begins with ${first}, each term is ${fraction(p, q)} of the one before. What do its first, third, fifth, … terms add up to?`,
      say`For an infinite GP with a = ${first} and r = ${fraction(p, q)}, the sum of the terms in odd places is:`,
      say`In an infinite GP, a = ${first} and r = ${fraction(p, q)}. Find the sum of its odd-numbered terms.`,
      say`If an infinite GP has the first term ${first} and the common ratio ${fraction(p, q)}, then the sum of all the terms in odd places is:`,
    ]),
    answer: fraction(exact(first * q * q, q * q - p * p)),
    mistakes: [
      { value: fraction(exact(first * q, q - p)), because: say`that is the sum of all terms` },
      {
        value: fraction(exact(first * p * q, q * q - p * p)),
        because: say`that is the sum of the terms in even places`,
      },
      { value: fraction(exact(first * q, 2 * (q - p))), because: say`half of the sum was taken` },
      {
        value: fraction(exact(first * (q * q - p * p + p * q), q * q - p * p)),
        because: say`the first term was added to the terms in even places`,
      },
      { value: fraction(exact(first * (q + p), q)), because: say`the first two terms were added` },
      {
        value: fraction(exact(first * (q * q + p * p), q * q)),
        because: say`only the first and the third term were added`,
      },
      { value: fraction(exact(2 * first * q * q, q * q - p * p)), because: say`the result was doubled` },
    ],
    // All terms are positive, so they add up to more than the first.
    within: [first + 0.01, (3 * first * q) / (q - p)] as const,
    steps: [
      say`The terms in odd places have the common ratio r² = ${fraction(p * p, q * q)}.`,
      say`Sum = ${first} ÷ (1 − ${fraction(p * p, q * q)}) = ${fraction(exact(first * q * q, q * q - p * p))}`,
    ],
  }
}
