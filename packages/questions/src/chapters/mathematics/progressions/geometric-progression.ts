import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { exact } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { fraction } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { latex, say } from '../../../kit/wording/say.ts'

/** "What is the 8th term of 3, 6, 12, …?" */
export const geometricProgression = defineGenerator({
  id: 'algebra/geometric-progression',
  version: 12,
  concepts: ['nth-term-of-gp', 'sum-of-gp', 'geometric-mean', 'infinite-gp'],
  levels: {
    easy: { forms: [...often(4, term), ratioOf] },
    medium: { forms: [...often(2, sum), placeOf, meanOf, infiniteSum] },
    hard: { forms: [infiniteFromSquares, ...often(7, threeTerms), ...often(18, sumFromTwo)] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'term':
        return walk(given.first, given.second / given.first, given.n).at(-1) ?? Number.NaN
      case 'ratio':
        return range(2, 40).find((r) => given.first * r ** (given.place - 1) === given.value) ?? Number.NaN
      case 'sum':
        return walk(given.first, given.second / given.first, given.n).reduce((total, one) => total + one, 0)
      case 'place': {
        let [value, place] = [given.first, 1]
        for (; Math.abs(value - given.value) > 1e-6 && place < 60; place++)
          value *= given.second / given.first
        return place
      }
      case 'mean':
        // The number that has the same ratio to both.
        return range(1, 20_000).find((mean) => mean * mean === given.low * given.high) ?? Number.NaN
      case 'squares': {
        // Every ratio with a small denominator is tried; the first term follows from the sum.
        for (const bottom of range(2, 12))
          for (const top of range(1, bottom - 1)) {
            const ratio = top / bottom
            const first = given.total * (1 - ratio)
            if (Math.abs((first * first) / (1 - ratio * ratio) - given.squares) < 1e-6 * given.squares)
              return given.isRatio ? ratio : first
          }
        return Number.NaN
      }
      case 'three': {
        // The middle number is the cube root of the product; the first is tried.
        const middle = range(1, 200).find((one) => one ** 3 === given.product) ?? Number.NaN
        const small =
          range(1, middle).find(
            (one) => Math.abs(one + middle + (middle * middle) / one - given.sum) < 1e-9,
          ) ?? Number.NaN
        const large = given.sum - middle - small
        return given.asks === 'largest' ? large : given.asks === 'smallest' ? small : large - small
      }
      case 'infinite':
        return walk(given.first, given.second / given.first, 400).reduce((total, one) => total + one, 0)
      case 'sum-from-two': {
        const ratio =
          range(2, 12).find(
            (r) => given.value * r ** (given.otherPlace - given.place) === given.otherValue,
          ) ?? Number.NaN
        return walk(given.value / ratio ** (given.place - 1), ratio, given.n).reduce(
          (total, one) => total + one,
          0,
        )
      }
    }
  },
})

function walk(first: number, ratio: number, count: number): number[] {
  const terms = [first]
  while (terms.length < count) terms.push((terms.at(-1) ?? 0) * ratio)
  return terms
}

function term(rng: Random) {
  const r = rng.pick([2, 2, 3, 3, 4, 5, 6, 7, 8, 9, 10, -2, -2, -3, -4, -5, -6])
  // Small enough to be multiplied out by hand.
  const { n, a } = rng.until(
    () => ({ n: rng.int(4, { 2: 11, 3: 8, 4: 7, 5: 6 }[Math.abs(r)] ?? 5), a: rng.int(1, 90) }),
    (drawn) => drawn.a * Math.abs(r) ** (drawn.n - 1) <= 30_000,
  )
  const answer = a * r ** (n - 1)
  const list = say`${a}, ${a * r}, ${a * r * r}, …`
  return {
    concept: 'nth-term-of-gp',
    given: { find: 'term' as const, first: a, second: a * r, n },
    prompt: rng.pick([
      say`What is the ${nth(n)} term of the geometric progression ${list}?`,
      say`Find the ${nth(n)} term of the GP ${list}`,
      say`The ${nth(n)} term of the geometric progression ${list} is:`,
      say`If ${list} is a GP, then its ${nth(n)} term is equal to:`,
      say`In the GP ${list}, what is the ${nth(n)} term?`,
      say`A sequence begins ${list} and each term is the same multiple of the one before. Its ${nth(n)} term is:`,
      say`The GP ${list} is continued. ${ask(rng, `its ${nth(n)} term`)}`,
      say`A GP has the first term ${a} and the common ratio ${r}. ${ask(rng, `its ${nth(n)} term`)}`,
      say`The first term of a geometric progression is ${a} and its common ratio is ${r}. ${ask(rng, `the ${nth(n)} term`)}`,
      say`The first two terms of a GP are ${a} and ${a * r}. ${ask(rng, `its ${nth(n)} term`)}`,
      say`${list} are in geometric progression. ${ask(rng, `the ${nth(n)} term`)}`,
    ]),
    answer,
    within: [-2_000_000, 2_000_000] as const,
    mistakes: [
      { value: a * r ** n, because: say`the factor was used ${n} times instead of ${n - 1}` },
      { value: a * r ** (n - 2), because: say`the factor was used ${n - 2} times instead of ${n - 1}` },
      { value: a + (n - 1) * (a * r - a), because: say`the numbers were taken to grow by equal steps` },
      {
        value: a * r * (n - 1),
        because: say`the factor was multiplied by ${n - 1} instead of being raised to it`,
      },
      { value: -answer, because: say`the sign of the term was lost` },
      { value: r ** (n - 1), because: say`the first term was left out` },
      { value: (a * r) ** 2, because: say`the second term was squared` },
    ].filter(({ because }) => r < 0 || !because.template.startsWith('the sign')),
    steps: [
      say`The common ratio is ${a * r} ÷ ${a} = ${r}; term ${n} needs it ${n - 1} times.`,
      say`${a} × ${latex`${r < 0 ? `(${r})` : r}^{${n - 1}}`} = ${answer}`,
    ],
  }
}

/** "The first term of a GP is 5 and its 4th term is 135. What is the common ratio?" */
function ratioOf(rng: Random) {
  const place = rng.pick([3, 4, 4, 5, 5, 6])
  const r = rng.int(2, { 3: 15, 4: 12, 5: 7, 6: 5 }[place] ?? 5)
  const a = rng.int(1, 60)
  const value = a * r ** (place - 1)
  return {
    concept: 'nth-term-of-gp',
    given: { find: 'ratio' as const, first: a, place, value },
    prompt: rng.pick([
      say`The first term of a GP of positive terms is ${a} and its ${nth(place)} term is ${value}. ${ask(rng, 'the common ratio')}`,
      say`If a GP of positive terms begins with ${a} and its ${nth(place)} term is ${value}, its common ratio is:`,
      say`All terms of a GP are positive. The first is ${a} and the ${nth(place)} is ${value}. By what number is each term multiplied to get the next?`,
      say`${ask(rng, say`the positive common ratio of a GP whose first and ${nth(place)} terms are ${a} and ${value}`)}`,
    ]),
    answer: r,
    mistakes: [
      { value: r ** (place - 1), because: say`the root was not taken` },
      { value: r * r, because: say`the root was not taken to the end` },
      { value: r + 1, because: say`a slip of 1 in the root` },
      { value: r - 1, because: say`a slip of 1 in the root` },
      {
        value: exact(value / a, place - 1),
        because: say`the quotient was divided by ${place - 1} instead of taking its root`,
      },
      { value: exact(value / a, place), because: say`the quotient was divided by ${place}` },
      { value: place, because: say`that is the place of the term` },
    ].filter(({ value: wrong }) => typeof wrong !== 'number' || wrong > 1),
    steps: [
      say`${value} ÷ ${a} = ${value / a}, reached in ${place - 1} steps.`,
      say`${value / a} = ${latex`${r}^{${place - 1}}`}, so the common ratio is ${r}`,
    ],
  }
}

function sum(rng: Random) {
  const r = rng.pick([2, 2, 3, 3, 4, 5, 6])
  const { n, a } = rng.until(
    () => ({ n: rng.int(4, { 2: 10, 3: 8, 4: 6, 5: 5, 6: 5 }[r] ?? 5), a: rng.int(1, 90) }),
    (drawn) => drawn.a * r ** (drawn.n - 1) <= 30_000,
  )
  const answer = (a * (r ** n - 1)) / (r - 1)
  const list = say`${a}, ${a * r}, ${a * r * r}, …`
  return {
    concept: 'sum-of-gp',
    given: { find: 'sum' as const, first: a, second: a * r, n },
    prompt: rng.pick([
      say`For the GP ${list}, ${askThen(rng, `the sum of the first ${n} terms`)}`,
      say`If ${list} is a GP, ${askThen(rng, `the sum of its first ${n} terms`)}`,
      say`The terms ${list} form a geometric progression. ${ask(rng, `the sum of its first ${n} terms`)}`,
      say`${list} are in geometric progression. ${ask(rng, `the sum of the first ${n} terms`)}`,
      say`A GP has the first term ${a} and the common ratio ${r}. ${ask(rng, `the sum of its first ${n} terms`)}`,
    ]),
    answer,
    mistakes: [
      { value: a * (r ** n - 1), because: say`the division by ratio less 1 was left out` },
      { value: a * r ** (n - 1), because: say`that is the last of the terms, not their sum` },
      { value: (a * (r ** (n - 1) - 1)) / (r - 1), because: say`the last term was left out` },
      { value: (a * (r ** (n + 1) - 1)) / (r - 1), because: say`one term too many was added` },
      { value: (a * r ** n) / (r - 1), because: say`1 was not subtracted in the numerator` },
      { value: answer - a, because: say`the first term was left out` },
      { value: answer + a, because: say`the first term was added twice` },
      {
        value: (n * (a + a * r ** (n - 1))) / 2,
        because: say`the rule for an arithmetic progression was used`,
      },
    ],
    steps: [
      say`Common ratio ${r}`,
      say`${latex`${r}^{${n}} - 1 = ${r ** n - 1}`}`,
      say`Sum = ${a} × ${r ** n - 1}${r === 2 ? '' : ` ÷ ${r - 1}`} = ${answer}`,
    ],
  }
}

function placeOf(rng: Random) {
  const r = rng.pick([2, 3, 4, 5])
  const { n, a } = rng.until(
    () => ({ n: rng.int(4, { 2: 12, 3: 9, 4: 7, 5: 6 }[r] ?? 6), a: rng.int(1, 80) }),
    (drawn) => drawn.a * r ** (drawn.n - 1) <= 60_000,
  )
  const value = a * r ** (n - 1)
  const list = say`${a}, ${a * r}, ${a * r * r}, …`
  return {
    concept: 'nth-term-of-gp',
    given: { find: 'place' as const, first: a, second: a * r, value },
    prompt: rng.pick([
      say`Which term of the GP ${list} is ${value}?`,
      say`${value} is which term of the geometric progression ${list}?`,
      say`If ${value} is the nth term of the GP ${list}, ${askThen(rng, 'the value of n')}`,
      say`${list} are in geometric progression, and the last term is ${value}. ${ask(rng, 'the number of terms')}`,
      say`The geometric progression ${list} ends with ${value}. How many terms does it have?`,
    ]),
    answer: n,
    mistakes: [
      { value: n - 1, because: say`that is how often the factor was used; the first term counts too` },
      { value: n + 1, because: say`one place too many was counted` },
      { value: n - 2, because: say`the second term was taken for the first` },
      { value: n + 2, because: say`two places too many were counted` },
      {
        value: Math.round(value / a / r),
        because: say`the quotient was divided by the ratio instead of taking its power`,
      },
      { value: 2 * (n - 1), because: say`the number of factors was doubled` },
    ],
    steps: [
      say`Common ratio ${r}`,
      say`${value} ÷ ${a} = ${value / a} = ${latex`${r}^{${n - 1}}`}`,
      say`The factor was used ${n - 1} times, so the place is ${n}`,
    ],
  }
}

const MEANS = range(1, 15).flatMap((p) =>
  range(p + 1, 16).flatMap((q) => (exact(p, q).d === BigInt(q) ? [[p, q] as const] : [])),
)

function meanOf(rng: Random) {
  const [[p, q], k] = [rng.pick(MEANS), rng.int(1, 24)]
  const [low, high] = rng.shuffle([k * p * p, k * q * q])
  const [first = 1, second = 1] = [low, high]
  const answer = k * p * q
  return {
    concept: 'geometric-mean',
    given: { find: 'mean' as const, low: first, high: second },
    prompt: rng.pick([
      say`${ask(rng, say`the geometric mean of ${first} and ${second}`)}`,
      say`Which positive number x makes ${first}, x, ${second} a geometric progression?`,
      say`${ask(rng, say`the mean proportional between ${first} and ${second}`)}`,
    ]),
    answer,
    mistakes: [
      { value: (first + second) / 2, because: say`that is the arithmetic mean` },
      { value: first * second, because: say`the square root of the product was not taken` },
      { value: (first * second) / 2, because: say`the product was halved instead of taking its root` },
      { value: Math.abs(first - second), because: say`the numbers were subtracted` },
      { value: k * p, because: say`only part of the root of the smaller number was used` },
      { value: k * q, because: say`only part of the root of the larger number was used` },
      { value: (2 * first * second) / (first + second), because: say`that is the harmonic mean` },
    ],
    steps: [
      say`Equal ratios: x ÷ ${first} = ${second} ÷ x`,
      say`So x² = ${first} × ${second} = ${first * second}`,
      say`x = ${fraction(answer)}`,
    ],
  }
}

/** A ratio below 1: the sum to infinity. */
function infiniteSum(rng: Random) {
  const q = rng.int(2, 9)
  const p = rng.pick(range(1, q - 1).filter((top) => exact(top, q).d === BigInt(q)))
  const sign = rng.pick([1, 1, -1])
  const ratio = exact(sign * p, q)
  const a = q * rng.int(1, 60)
  const second = (a * sign * p) / q
  const third = exact(second).mul(ratio)
  const value = exact(a).div(exact(1).sub(ratio))
  const answer = fraction(value)
  const list = say`${a} ${sign < 0 ? '−' : '+'} ${Math.abs(second)} + ${fraction(third)} ${sign < 0 ? '−' : '+'} …`
  return {
    concept: 'infinite-gp',
    given: { find: 'infinite' as const, first: a, second },
    prompt: rng.pick([
      say`${ask(rng, say`the sum to infinity of the series ${list}`)}`,
      say`${ask(rng, say`the sum of the infinite geometric series ${list}`)}`,
      say`The terms of the series ${list} are in GP. ${ask(rng, 'its sum to infinity')}`,
      say`If the geometric series ${list} goes on for ever, ${askThen(rng, 'its sum')}`,
    ]),
    answer,
    mistakes: [
      {
        value: fraction(exact(a).div(exact(1).add(ratio))),
        because: say`the ratio was added to 1 instead of subtracted`,
      },
      {
        value: fraction(exact(a).mul(exact(1).sub(ratio))),
        because: say`the first term was multiplied by 1 less the ratio`,
      },
      { value: fraction(exact(a).div(ratio.abs())), because: say`the first term was divided by the ratio` },
      {
        value: fraction(exact(a).add(second).add(third)),
        because: say`only the three terms shown were added`,
      },
      { value: fraction(exact(a).add(second)), because: say`only the first two terms were added` },
      { value: fraction(value.mul(ratio.abs())), because: say`the first term was left out` },
      { value: fraction(exact(a).mul(2)), because: say`the first term was doubled, as for the ratio 1/2` },
    ],
    steps: [
      say`Common ratio: ${second < 0 ? say`(${second})` : second} ÷ ${a} = ${fraction(ratio)}, between −1 and 1`,
      say`Sum to infinity = ${latex`\frac{a}{1 - r}`}`,
      say`1 − ${sign < 0 ? say`(${fraction(ratio)})` : fraction(ratio)} = ${fraction(exact(1).sub(ratio))}`,
      say`${a} ÷ ${fraction(exact(1).sub(ratio))} = ${answer}`,
    ],
  }
}

/** The sum to infinity and the sum of the squares: two equations for the first term and the ratio. */
function infiniteFromSquares(rng: Random) {
  const { p, q, first, total, squares } = rng.until(
    () => {
      const q = rng.int(2, 10)
      const p = rng.int(1, q - 1)
      const first = rng.int(1, 80)
      return { p, q, first, total: (first * q) / (q - p), squares: (first * first * q * q) / (q * q - p * p) }
    },
    (drawn) =>
      exact(drawn.p, drawn.q).d === BigInt(drawn.q) &&
      Number.isInteger(drawn.total) &&
      Number.isInteger(drawn.squares) &&
      drawn.squares <= 5000,
  )
  const isRatio = rng.chance(0.5)
  const answer = isRatio ? fraction(p, q) : fraction(first)
  const what = isRatio ? 'the common ratio' : 'the first term'
  return {
    concept: 'infinite-gp',
    given: { find: 'squares' as const, total, squares, isRatio },
    prompt: rng.pick([
      say`The sum of an infinite geometric progression is ${total}, and the sum of the squares of its terms is ${squares}. ${ask(rng, what)}`,
      say`If an infinite GP has the sum ${total} and the squares of its terms have the sum ${squares}, then ${what} is`,
      say`The sum of the terms of an infinite GP is ${total} and that of their squares is ${squares}. ${ask(rng, what)}`,
    ]),
    answer,
    within: isRatio ? ([0, 1] as const) : ([0, 10_000] as const),
    mistakes: isRatio
      ? [
          { value: fraction(q - p, q + p), because: say`that is (1 − r) ÷ (1 + r), not r` },
          { value: fraction(q - p, q), because: say`that is 1 − r` },
          { value: fraction(p, q + 1), because: say`the equation for r was solved with a slip` },
          { value: fraction(p + 1, q + 2), because: say`the equation for r was solved with a slip` },
          { value: fraction(total, squares), because: say`the two sums were divided` },
          { value: fraction(p, 2 * q), because: say`the ratio was halved` },
        ]
      : [
          { value: fraction(exact(total * p, q)), because: say`that is the sum without the first term` },
          { value: fraction(total), because: say`that is the sum` },
          {
            value: fraction(exact(squares, total)),
            because: say`the sum of the squares was divided by the sum`,
          },
          { value: fraction(first + 1), because: say`the equation was solved with a slip` },
          { value: fraction(first + 2), because: say`the equation was solved with a slip` },
          { value: fraction(2 * first), because: say`the first term was doubled` },
          { value: fraction(exact(first, 2)), because: say`the first term was halved` },
        ],
    steps: [
      say`Let a be the first term and r the ratio: ${latex`\frac{a}{1 - r} = ${total}`}, and the squares have the ratio r²: ${latex`\frac{a^2}{1 - r^2} = ${squares}`}.`,
      say`Divide the second by the square of the first: ${latex`\frac{1 - r}{1 + r}`} = ${fraction(q - p, q + p)}.`,
      say`So r = ${fraction(p, q)}.`,
      say`a = ${total} × (1 − r) = ${first}`,
      say`Hence ${what} is ${answer}`,
    ],
  }
}

function sumFromTwo(rng: Random) {
  const r = rng.pick([2, 2, 2, 2, 3, 3, 3, 4, 5])
  const { a, place, otherPlace, n } = rng.until(
    () => {
      const place = rng.int(2, r === 2 ? 5 : 3)
      // An odd distance leaves only one real ratio; neighbours would show it at once.
      const otherPlace = place + (r <= 3 ? rng.pick([3, 3, 5]) : 3)
      return { a: rng.int(1, 120), place, otherPlace, n: rng.int(4, { 2: 10, 3: 7, 4: 6, 5: 5 }[r] ?? 5) }
    },
    (drawn) => drawn.a * r ** (Math.max(drawn.otherPlace, drawn.n) - 1) <= 60_000,
  )
  const at = (index: number) => a * r ** (index - 1)
  const [value, otherValue] = [at(place), at(otherPlace)]
  const answer = (a * (r ** n - 1)) / (r - 1)
  return {
    concept: 'sum-of-gp',
    given: { find: 'sum-from-two' as const, place, value, otherPlace, otherValue, n },
    prompt: rng.pick([
      say`The ${nth(place)} and the ${nth(otherPlace)} terms of a GP are ${value} and ${otherValue}, respectively. ${ask(rng, say`the sum of the first ${n} terms`)}`,
      say`In a geometric progression with a real common ratio, the ${nth(place)} term is ${value} and the ${nth(otherPlace)} term is ${otherValue}. ${ask(rng, say`the sum of its first ${n} terms`)}`,
      say`${value} and ${otherValue} are the ${nth(place)} and ${nth(otherPlace)} terms of a GP. ${ask(rng, `the sum of its first ${n} terms`)}`,
      say`If the ${nth(place)} term of a GP is ${value} and its ${nth(otherPlace)} term is ${otherValue}, then ${askThen(rng, `the sum of its first ${n} terms`)}`,
      say`In a GP with real terms, the ${nth(place)} term is ${value} and the ${nth(otherPlace)} term is ${otherValue}. ${ask(rng, `the sum of its first ${n} terms`)}`,
    ]),
    answer,
    mistakes: [
      { value: answer - at(2), because: say`the second term was left out` },
      { value: (a * (r ** (n + 1) - 1)) / (r - 1), because: say`one term too many was added` },
      { value: a * (r ** n - 1), because: say`the division by ratio less 1 was left out` },
      { value: (value * (r ** n - 1)) / (r - 1), because: say`term ${place} was taken for the first` },
      { value: answer - a, because: say`the first term was left out` },
      { value: answer + a, because: say`the first term was counted twice` },
      { value: value + otherValue, because: say`only the two given terms were added` },
    ],
    // More than the last of the terms that are added.
    within: [at(n) + 1, 1e12] as const,
    steps: [
      say`${otherValue} ÷ ${value} = ${otherValue / value}, reached in ${otherPlace - place} steps, so the ratio is ${r}.`,
      say`First term: ${value} ÷ ${r ** (place - 1)} = ${a}`,
      say`${latex`${r}^{${n}} - 1 = ${r ** n - 1}`}`,
      say`Sum = ${a} × ${r ** n - 1}${r === 2 ? '' : ` ÷ ${r - 1}`} = ${answer}`,
    ],
  }
}

/** The middle of three numbers in GP, and their ratio q : p. */
const TRIPLES = range(1, 8).flatMap((q) =>
  range(q + 1, 9).flatMap((p) =>
    exact(p, q).d === BigInt(q)
      ? range(1, 30).flatMap((k) => (k * p * q <= 90 && k * p * p <= 300 ? [{ p, q, k }] : []))
      : [],
  ),
)

/** "Three numbers in GP have the sum 26 and the product 216. What is the largest of them?" */
function threeTerms(rng: Random) {
  const { p, q, k } = rng.pick(TRIPLES)
  const [small, middle, large] = [k * q * q, k * p * q, k * p * p]
  const asks = rng.pick(['largest', 'smallest', 'difference'] as const)
  const key = { largest: large, smallest: small, difference: large - small }[asks]
  const [sum, product] = [small + middle + large, middle ** 3]
  const what =
    asks === 'difference' ? 'the difference of the largest and the smallest' : `the ${asks} of them`
  return {
    concept: 'nth-term-of-gp',
    given: { find: 'three' as const, sum, product, asks },
    prompt: rng.pick([
      say`The sum of three numbers in GP is ${sum} and their product is ${product}. ${ask(rng, what)}`,
      say`Three numbers in geometric progression have the product ${product} and the sum ${sum}. ${ask(rng, what)}`,
      say`Three numbers are in GP. They add up to ${sum} and multiply to ${product}. ${ask(rng, what)}`,
      say`${product} is the product and ${sum} the sum of three numbers in geometric progression. ${ask(rng, what)}`,
      say`If the product of three numbers in GP is ${product} and their sum is ${sum}, then ${askThen(rng, what)}`,
    ]),
    answer: key,
    mistakes: [
      { value: middle, because: say`that is the middle number` },
      { value: asks === 'largest' ? small : large, because: say`that is another of the three numbers` },
      {
        value: asks === 'difference' ? large + small : large - small,
        because: say`the outer two were ${asks === 'difference' ? 'added' : 'subtracted'}`,
      },
      {
        value: asks === 'difference' ? large - middle : small + large,
        because: say`the wrong two of the numbers were taken`,
      },
      { value: key + k * q, because: say`the equation for the ratio was solved with a slip` },
      { value: key - k, because: say`the equation for the ratio was solved with a slip` },
      { value: key + k, because: say`the equation for the ratio was solved with a slip` },
      { value: sum - middle, because: say`that is the sum of the outer two` },
    ],
    within: [0.5, sum - 0.5] as const,
    steps: [
      say`Let the numbers be ${latex`\frac{a}{r}`}, a and ar. Their product is a³ = ${product}, so a = ${middle}.`,
      say`The outer two have the sum ${sum} − ${middle} = ${small + large}.`,
      say`Their product is a² = ${middle * middle}.`,
      say`So they are ${small} and ${large}, and ${what} is ${key}`,
    ],
  }
}

/** '2nd', '7th' */
const nth = (place: number): string => `${place}${{ 1: 'st', 2: 'nd', 3: 'rd' }[place] ?? 'th'}`
