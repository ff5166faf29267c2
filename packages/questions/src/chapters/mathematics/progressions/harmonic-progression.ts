import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { exact } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { fraction, ordinal } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { latex, say } from '../../../kit/wording/say.ts'

/** "What is the 8th term of the HP 1/3, 1/7, 1/11, …?" */
export const harmonicProgression = defineGenerator({
  id: 'algebra/harmonic-progression',
  version: 3,
  concepts: ['harmonic-progression'],
  levels: {
    easy: { forms: [...often(9, term), mean], told: 0 },
    medium: { forms: [...often(8, term), mean, ...often(8, fromTwo), threeMeans], told: 1 },
    hard: {
      forms: [...often(3, numbersFromMeans), ...often(5, swapped), ...often(5, meansBetween)],
      told: 1,
    },
  },
  generate(rng, { forms, told }) {
    const draft = rng.pick(forms)(rng)
    return { ...draft, steps: [...HINTS.slice(0, told), ...draft.steps] }
  },
  solve(given) {
    switch (given.find) {
      case 'hp-term': {
        // Walks through the reciprocals.
        const step = given.second - given.first
        return 1 / range(2, given.n).reduce((sum) => sum + step, given.first)
      }
      case 'harmonic-mean':
        return 1 / ((1 / given.a + 1 / given.b) / 2)
      case 'hp-from-two': {
        const step = (given.q - given.p) / (given.n - given.m)
        return 1 / (given.p + (given.ask - given.m) * step)
      }
      case 'numbers-from-means': {
        // Tries all pairs with this arithmetic mean.
        const small =
          range(1, given.am).find(
            (one) => Math.abs((2 * one * (2 * given.am - one)) / (2 * given.am) - given.hm) < 1e-9,
          ) ?? Number.NaN
        const large = 2 * given.am - small
        return given.asks === 'larger' ? large : given.asks === 'smaller' ? small : large - small
      }
      case 'swapped': {
        // The reciprocals one by one, from the two that are known.
        const step = (1 / given.m - 1 / given.n) / (given.n - given.m)
        return 1 / (1 / given.n + (given.ask - given.m) * step)
      }
      case 'means-between': {
        const step = (given.q - given.p) / (given.count + 1)
        return 1 / range(1, given.ask).reduce((sum) => sum + step, given.p)
      }
      case 'three-means':
        return given.gm ** 2 / given.am
    }
  },
})

/** What to think of first. */
const HINTS = [
  say`Numbers are in HP when their reciprocals are in AP.`,
  say`So the reciprocals are worked with first.`,
]

const CONCEPT = 'harmonic-progression'

function term(rng: Random) {
  const [first, step, n] = [rng.int(1, 30), rng.int(1, 15), rng.int(5, 40)]
  const bottom = first + (n - 1) * step
  const answer = fraction(1, bottom)
  const shown = latex`${first === 1 ? '1' : `\\frac{1}{${first}}`}, \frac{1}{${first + step}}, \frac{1}{${first + 2 * step}}`
  return {
    concept: CONCEPT,
    given: { find: 'hp-term' as const, first, second: first + step, n },
    prompt: rng.pick([
      say`${ask(rng, say`the ${ordinal(n)} term of the harmonic progression ${shown}, …`)}`,
      say`If ${shown}, … are in HP, then ${askThen(rng, say`its ${ordinal(n)} term`)}`,
      say`The reciprocals of ${shown}, … grow by equal steps. Which number stands at the ${ordinal(n)} place of the sequence?`,
      say`The ${ordinal(n)} term of the HP ${shown}, … is:`,
    ]),
    answer,
    mistakes: [
      { value: fraction(1, bottom + step), because: say`the step was used ${n} times instead of ${n - 1}` },
      {
        value: fraction(1, bottom - step),
        because: say`the step was used ${n - 2} times instead of ${n - 1}`,
      },
      { value: fraction(1, first + n), because: say`${n} was added instead of so many steps` },
      { value: fraction(1, n * step), because: say`the first term was left out` },
      { value: fraction(1, bottom + first), because: say`the first term was counted twice` },
      { value: fraction(1, bottom + 1), because: say`a slip of 1 in the addition` },
    ],
    steps: [
      say`The reciprocals ${first}, ${first + step}, ${first + 2 * step}, … are in AP with the common difference ${step}.`,
      say`Their ${ordinal(n)} term is ${first} + ${n - 1} × ${step} = ${bottom}, so that of the HP is ${answer}`,
    ],
  }
}

function mean(rng: Random) {
  const { a, b } = rng.until(
    () => ({ a: rng.int(2, 150), b: rng.int(2, 150) }),
    (drawn) => drawn.a !== drawn.b && Number.isInteger((2 * drawn.a * drawn.b) / (drawn.a + drawn.b)),
  )
  const answer = (2 * a * b) / (a + b)
  return {
    concept: CONCEPT,
    given: { find: 'harmonic-mean' as const, a, b },
    prompt: rng.pick([
      say`${ask(rng, say`the harmonic mean of ${a} and ${b}`)}`,
      say`If ${a}, x and ${b} are in harmonic progression, then ${askThen(rng, 'the value of x')}`,
    ]),
    answer,
    mistakes: [
      { value: fraction(exact(a + b, 2)), because: say`that is the arithmetic mean` },
      { value: fraction(exact(a * b, a + b)), because: say`the product was not doubled` },
      { value: Math.abs(a - b), because: say`the numbers were subtracted` },
      { value: fraction(exact(4 * a * b, a + b)), because: say`the product was doubled twice` },
      { value: answer + 1, because: say`a slip of 1 in the division` },
      { value: a + b, because: say`the numbers were added` },
    ],
    steps: [
      say`The harmonic mean is ${latex`\frac{2ab}{a + b}`}.`,
      say`2 × ${a} × ${b} ÷ ${a + b} = ${answer}`,
    ],
  }
}

/** Two terms give the progression of the reciprocals. */
function fromTwo(rng: Random) {
  const [first, step] = [rng.int(1, 15), rng.int(1, 9)]
  const [m, n, asked] = rng.sample(range(2, 20), 3)
  const at = (place: number) => first + (place - 1) * step
  const [low, high] = m < n ? [m, n] : [n, m]
  const answer = fraction(1, at(asked))
  return {
    concept: CONCEPT,
    given: { find: 'hp-from-two' as const, m: low, p: at(low), n: high, q: at(high), ask: asked },
    prompt: rng.pick([
      say`The ${ordinal(low)} and the ${ordinal(high)} terms of an HP are ${fraction(1, at(low))} and ${fraction(1, at(high))}, respectively. ${ask(rng, say`its ${ordinal(asked)} term`)}`,
      say`If the ${ordinal(low)} term of a harmonic progression is ${fraction(1, at(low))} and its ${ordinal(high)} term is ${fraction(1, at(high))}, then ${askThen(rng, say`its ${ordinal(asked)} term`)}`,
    ]),
    answer,
    mistakes: [
      { value: fraction(1, at(asked) + step), because: say`one step too many was counted` },
      { value: fraction(1, Math.max(1, at(asked) - step)), because: say`one step too few was counted` },
      { value: fraction(1, at(low) + at(high)), because: say`the two denominators were added` },
      { value: fraction(1, at(asked) + first), because: say`the first term was counted twice` },
      { value: fraction(1, asked * step), because: say`the first term was left out` },
      { value: fraction(1, at(asked) + 1), because: say`a slip of 1 in the addition` },
    ],
    steps: [
      say`The reciprocals are in AP: term ${low} is ${at(low)} and term ${high} is ${at(high)}.`,
      say`The common difference is (${at(high)} − ${at(low)}) ÷ ${high - low} = ${step}, so the first term is ${first}.`,
      say`Term ${asked} of the AP is ${at(asked)}, so that of the HP is ${answer}`,
    ],
  }
}

/** GM² = AM × HM */
function threeMeans(rng: Random) {
  const { am, gm, hm } = rng.until(
    () => {
      const [am, gm] = [rng.int(3, 150), rng.int(2, 120)]
      return { am, gm, hm: gm ** 2 / am }
    },
    (drawn) => drawn.am > drawn.gm && Number.isInteger(drawn.hm),
  )
  return {
    concept: CONCEPT,
    given: { find: 'three-means' as const, am, gm },
    prompt: rng.pick([
      say`The arithmetic mean of two positive numbers is ${am} and their geometric mean is ${gm}. ${ask(rng, 'their harmonic mean')}`,
      say`If the AM and the GM of two positive numbers are ${am} and ${gm}, respectively, then ${askThen(rng, 'their HM')}`,
    ]),
    answer: hm,
    mistakes: [
      { value: 2 * gm - am, because: say`the means were taken to differ by equal steps` },
      { value: fraction(exact(am * am, gm)), because: say`AM and GM were exchanged` },
      { value: fraction(exact(am + gm, 2)), because: say`the average of the two means was taken` },
      { value: am - gm, because: say`the two means were subtracted` },
      { value: hm + 1, because: say`a slip of 1 in the division` },
      { value: 2 * hm, because: say`the result was doubled` },
      { value: gm, because: say`that is the geometric mean` },
    ].filter(({ value }) => value !== hm),
    steps: [
      say`The square of the GM is the product of the AM and the HM.`,
      say`${gm}² ÷ ${am} = ${gm ** 2} ÷ ${am} = ${hm}`,
    ],
  }
}

/** Pairs whose AM is whole and whose HM has at most one decimal. */
const PAIRS = range(2, 90).flatMap((small) =>
  range(small + 1, 150).flatMap((large) => {
    const [am, hm] = [(small + large) / 2, (2 * small * large) / (small + large)]
    return Number.isInteger(am) && Number.isInteger(10 * hm) && am <= 100 ? [{ small, large, am, hm }] : []
  }),
)

/** "The AM and the HM of two numbers are 25 and 9. What is the larger number?" */
function numbersFromMeans(rng: Random) {
  const { small, large, am, hm } = rng.pick(PAIRS)
  const asks = rng.pick(['larger', 'smaller', 'difference'] as const)
  const key = { larger: large, smaller: small, difference: large - small }[asks]
  const what = asks === 'difference' ? 'the difference of the two numbers' : `the ${asks} of the two numbers`
  return {
    concept: CONCEPT,
    given: { find: 'numbers-from-means' as const, am, hm, asks },
    prompt: rng.pick([
      say`The arithmetic mean of two positive numbers is ${am} and their harmonic mean is ${hm}. ${ask(rng, what)}`,
      say`If the AM and the HM of two positive numbers are ${am} and ${hm}, respectively, then ${askThen(rng, what)}`,
      say`Two positive numbers have the arithmetic mean ${am} and the harmonic mean ${hm}. ${ask(rng, what)}`,
    ]),
    answer: key,
    mistakes: [
      { value: asks === 'larger' ? small : large, because: say`that is another of the two numbers` },
      {
        value: asks === 'difference' ? small : large - small,
        because:
          asks === 'difference'
            ? say`that is the smaller number`
            : say`that is the difference of the numbers`,
      },
      { value: fraction(exact(key, 2)), because: say`the result was halved` },
      { value: 2 * am, because: say`that is the sum of the two numbers` },
      { value: key + 2, because: say`with it the product does not come out` },
      { value: key - 2, because: say`with it the product does not come out` },
      { value: key + 4, because: say`with it the product does not come out` },
      { value: am, because: say`that is the arithmetic mean` },
    ],
    within: [0.5, 2 * am - 0.5] as const,
    steps: [
      say`Let the numbers be a and b: a + b = 2 × ${am} = ${2 * am}, and ${latex`\frac{2ab}{a + b}`} = ${hm}`,
      say`So ab = ${am} × ${hm} = ${small * large}, and (a − b)² = ${2 * am}² − 4 × ${small * large} = ${(large - small) ** 2}, so the numbers differ by ${large - small}.`,
      say`They are ${large} and ${small}; ${what} is ${key}`,
    ],
  }
}

/** "The 6th term of an HP is 10 and its 10th term is 6. What is its 15th term?" */
function swapped(rng: Random) {
  const [one, other, asked] = rng.until(
    () => rng.sample(range(2, 36), 3),
    ([first, second, third]) => first <= 24 && second <= 24 && third !== 1,
  )
  const [m, n] = [Math.min(one, other), Math.max(one, other)]
  const answer = fraction(m * n, asked)
  return {
    concept: CONCEPT,
    given: { find: 'swapped' as const, m, n, ask: asked },
    prompt: rng.pick([
      say`The ${ordinal(m)} term of an HP is ${n} and its ${ordinal(n)} term is ${m}. ${ask(rng, say`its ${ordinal(asked)} term`)}`,
      say`If the ${ordinal(m)} and the ${ordinal(n)} terms of a harmonic progression are ${n} and ${m}, respectively, then ${askThen(rng, say`its ${ordinal(asked)} term`)}`,
      say`In a harmonic progression, the ${ordinal(m)} term is ${n} and the ${ordinal(n)} term is ${m}. ${ask(rng, say`the ${ordinal(asked)} term`)}`,
    ]),
    answer,
    mistakes: [
      { value: fraction(asked, m * n), because: say`that is the term of the AP of the reciprocals` },
      { value: fraction(m * n, asked + 1), because: say`one step too many was counted` },
      { value: fraction(m * n, asked - 1), because: say`one step too few was counted` },
      { value: fraction(m + n, asked), because: say`the two terms were added instead of multiplied` },
      { value: fraction(exact(2 * m * n, m + n)), because: say`that is the harmonic mean of the two terms` },
      { value: fraction(m * n, asked + 2), because: say`two steps too many were counted` },
    ],
    steps: [
      say`Term ${m} of the AP is ${fraction(1, n)} and term ${n} is ${fraction(1, m)}; the common difference is (${fraction(1, m)} − ${fraction(1, n)}) ÷ ${n - m} = ${fraction(1, m * n)}.`,
      say`The first term is ${fraction(1, n)} − ${m - 1} × ${fraction(1, m * n)} = ${fraction(1, m * n)}, so term ${asked} of the AP is ${fraction(asked, m * n)}.`,
      say`That of the HP is ${answer}`,
    ],
  }
}

/** "Five harmonic means are inserted between 1/3 and 1/27. What is the 2nd of them?" */
function meansBetween(rng: Random) {
  const count = rng.int(3, 9)
  const [p, step] = [rng.int(2, 20), rng.int(2, 12)]
  const q = p + (count + 1) * step
  const asked = rng.int(2, count)
  const at = p + asked * step
  const answer = fraction(1, at)
  const many = ['three', 'four', 'five', 'six', 'seven', 'eight', 'nine'][count - 3] ?? String(count)
  const which = asked === count ? say`the last of them` : say`the ${ordinal(asked)} of them`
  return {
    concept: CONCEPT,
    given: { find: 'means-between' as const, p, q, count, ask: asked },
    prompt: rng.pick([
      say`If ${many} harmonic means are inserted between ${fraction(1, p)} and ${fraction(1, q)}, then ${askThen(rng, which)}`,
      say`Between ${fraction(1, p)} and ${fraction(1, q)}, ${many} numbers are inserted such that all of them are in HP. ${ask(rng, which)}`,
    ]),
    answer,
    mistakes: [
      { value: fraction(1, at - step), because: say`one step too few was counted` },
      { value: fraction(1, at + step), because: say`one step too many was counted` },
      {
        value: fraction(exact(1, 1).div(exact(p).add(exact(asked * (q - p), count)))),
        because: say`the difference was divided by ${count} instead of ${count + 1}`,
      },
      { value: fraction(1, q - asked * step), because: say`it was counted from the other end` },
      {
        value: fraction(1, q - (asked - 1) * step),
        because: say`it was counted from the other end, and one step too few`,
      },
      { value: fraction(2, p + q), because: say`that is the harmonic mean of the two numbers` },
      { value: fraction(1, at + 1), because: say`a slip of 1 in the addition` },
    ],
    steps: [
      say`The reciprocals make an AP from ${p} to ${q} with ${count + 2} terms, so there are ${count + 1} steps.`,
      say`The common difference is (${q} − ${p}) ÷ ${count + 1} = ${step}, and ${which} belongs to ${p} + ${asked} × ${step} = ${at}.`,
      say`The number itself is ${answer}`,
    ],
  }
}
