import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { choose } from '../../../kit/values/counting.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { ordinal } from '../../../kit/values/value.ts'
import { ask } from '../../../kit/wording/ask.ts'
import { joinValues } from '../../../kit/wording/format-list.ts'
import { latex, render, say } from '../../../kit/wording/say.ts'
import { drawExpansion, power, times } from './draw-expansion.ts'

/** "What is the coefficient of x³ in the expansion of (1 + 2x)⁷?" */
export const binomial = defineGenerator({
  id: 'higher/binomial',
  version: 9,
  concepts: [
    'coefficient-in-expansion',
    'term-independent-of-x',
    'middle-term',
    'sum-of-coefficients',
    'general-term',
  ],
  levels: {
    easy: {
      forms: [
        ...often(6, coefficient),
        ...often(2, placeOfMiddle),
        twoMiddlePlaces,
        ...often(2, powerInMiddle),
        powerFromSum,
      ],
    },
    medium: {
      forms: [
        ...often(4, constantTerm),
        ...often(2, sumOfCoefficients),
        ...often(5, sumOfThree),
        ...often(3, middleTerm),
        ...often(3, coefficient),
        ...often(2, middleOfQuotients),
      ],
    },
    hard: {
      forms: [
        ...often(4, productCoefficient),
        ...often(5, timesQuadratic),
        ...often(4, constantOfProduct),
        ...often(2, halfOfTheSum),
      ],
    },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    if (given.find === 'place') {
      // Walks from both ends of the expansion until the two meet.
      let [first, last] = [1, given.power + 1]
      while (first < last) [first, last] = [first + 1, last - 1]
      return first
    }
    if (given.find === 'places') {
      let [first, last] = [1, given.power + 1]
      while (last - first > 1) [first, last] = [first + 1, last - 1]
      return showPlaces(first, last)
    }
    if (given.find === 'middle power') {
      // The power falls by the same amount from term to term; half of the way down it is the middle one.
      const [top, bottom] = [given.p * given.power, -given.q * given.power]
      return (top + bottom) / 2
    }
    if (given.find === 'power from sum')
      return range(1, 20).find((n) => (given.a + given.b) ** n === given.sum) ?? Number.NaN
    // Multiply the brackets out, one after the other; exponents may be negative, so they are shifted.
    const expansion = given.brackets.reduce<Map<number, number>>(
      (sum, bracket) => {
        let whole = sum
        for (let time = 0; time < bracket.power; time++) {
          const next = new Map<number, number>()
          for (const [exponent, value] of whole) {
            for (const [factor, shift] of bracket.terms)
              next.set(exponent + shift, (next.get(exponent + shift) ?? 0) + value * factor)
          }
          whole = next
        }
        return whole
      },
      new Map([[0, 1]]),
    )
    if (given.find === 'half sum')
      return [...expansion]
        .filter(([exponent]) => Math.abs(exponent % 2) === given.rest)
        .reduce((sum, [, value]) => sum + value, 0)
    return given.exponent === null
      ? [...expansion.values()].reduce((sum, value) => sum + value, 0)
      : (expansion.get(given.exponent) ?? 0)
  },
})

function coefficient(rng: Random) {
  const { n, a, b, k, text, exponent, brackets, letters } = drawExpansion(rng, 99_999, false)
  const answer = choose(n, k) * a ** (n - k) * b ** k
  return {
    concept: ['coefficient-in-expansion', 'general-term'],
    given: { find: 'coefficient' as const, brackets, exponent: exponent as number | null },
    prompt: rng.pick([
      ask(rng, say`the coefficient of ${letters} in the expansion of ${text}`),
      say`When ${text} is multiplied out, what is the coefficient of ${letters}?`,
      ask(rng, say`the coefficient of ${letters} in ${text}`),
      say`In the binomial expansion of ${text}, the coefficient of ${letters} is`,
      say`${text} is expanded by the binomial theorem. The term with ${letters} has the coefficient`,
      say`The coefficient of ${letters} in the expansion of ${text} is`,
    ]),
    answer,
    within: signed,
    mistakes: [
      { value: choose(n, k), because: say`only the binomial coefficient was taken` },
      { value: -answer, because: say`the sign was lost` },
      { value: a ** (n - k) * b ** k, because: say`the binomial coefficient was left out` },
      { value: choose(n, k) * b * a ** (n - k), because: say`${b} was not raised to the power ${k}` },
      {
        value: choose(n, k) * a ** k * b ** (n - k),
        because: say`the powers of ${a} and ${b} were exchanged`,
      },
      {
        value: choose(n, k - 1) * a ** (n - k + 1) * b ** (k - 1),
        because: say`that is the coefficient of the term before`,
      },
      {
        value: choose(n, k + 1) * a ** Math.max(0, n - k - 1) * b ** (k + 1),
        because: say`that is the coefficient of the term after`,
      },
      { value: choose(n, k) * b ** k, because: say`the power of ${a} was left out` },
    ],
    steps: [
      say`The term with ${letters} has the binomial coefficient ${latex`\binom{${n}}{${k}} = ${choose(n, k)}`}, ${latex`${a}^{${n - k}}`} and ${latex`${b < 0 ? `(${b})` : b}^{${k}}`}.`,
      say`${choose(n, k)} × ${a ** (n - k)} × ${b ** k < 0 ? say`(${b ** k})` : b ** k} = ${answer}`,
    ],
  }
}

/** (ax^p + b/x^q)^n: the exponents must cancel. */
function constantTerm(rng: Random) {
  const { a, b, p, q, n, k } = rng.until(
    () => {
      const [a, b, p, q, n] = [
        rng.int(1, 6),
        rng.pick([1, -1]) * rng.int(1, 6),
        rng.int(1, 4),
        rng.int(1, 4),
        rng.int(3, 12),
      ]
      return { a, b, p, q, n, k: (p * n) / (p + q) }
    },
    (drawn) =>
      Number.isInteger(drawn.k) &&
      Math.abs(choose(drawn.n, drawn.k) * drawn.a ** (drawn.n - drawn.k) * drawn.b ** drawn.k) <= 90_000,
  )
  const answer = choose(n, k) * a ** (n - k) * b ** k
  const text = latex`\left(${times(a)}${power(p)} ${b < 0 ? '-' : '+'} \frac{${Math.abs(b)}}{${power(q)}}\right)^{${n}}`
  return {
    concept: ['term-independent-of-x', 'general-term'],
    given: {
      find: 'constant' as const,
      brackets: [
        {
          terms: [
            [a, p],
            [b, -q],
          ] as [number, number][],
          power: n,
        },
      ],
      exponent: 0 as number | null,
    },
    prompt: rng.pick([
      say`${ask(rng, say`the term independent of x in the expansion of ${text}`)}`,
      say`${ask(rng, say`the constant term of ${text}`)}`,
      say`In the expansion of ${text}, the term without x is`,
      say`After multiplying out ${text}, which number stands alone, without x?`,
      say`${text} is expanded by the binomial theorem. The term that does not contain x is`,
    ]),
    answer,
    within: signed,
    mistakes: [
      { value: choose(n, k), because: say`the factors ${a} and ${b} were left out` },
      { value: -answer, because: say`the sign was lost` },
      {
        value: choose(n, k) * a ** k * b ** (n - k),
        because: say`the powers of ${a} and ${b} were exchanged`,
      },
      {
        value: choose(n, k + 1) * a ** Math.max(0, n - k - 1) * b ** (k + 1),
        because: say`that is the coefficient of the next term`,
      },
      {
        value: choose(n, Math.max(0, k - 1)) * a ** (n - k + 1) * b ** (k - 1),
        because: say`that is the coefficient of the term before`,
      },
      { value: a ** (n - k) * b ** k, because: say`the binomial coefficient was left out` },
      { value: choose(n, k) * a * b, because: say`${a} and ${b} were not raised to their powers` },
      { value: 2 * answer, because: say`the term was counted twice` },
    ],
    steps: [
      say`Term number r + 1 has the exponent ${latex`${p === 1 ? '' : p}(${n} - r) - ${q === 1 ? '' : q}r`}.`,
      say`It is 0 for r = ${k}.`,
      say`The term is ${choose(n, k)} × ${a ** (n - k)} × ${b ** k < 0 ? say`(${b ** k})` : b ** k} = ${answer}`,
    ],
  }
}

function sumOfCoefficients(rng: Random) {
  const n = rng.int(3, 9)
  const { a, b } = rng.until(
    () => ({ a: rng.int(1, 9), b: rng.pick([1, -1]) * rng.int(1, 9) }),
    (drawn) => Math.abs(drawn.a + drawn.b) >= 2 && Math.abs(drawn.a + drawn.b) ** n <= 300_000,
  )
  const answer = (a + b) ** n
  const letter = rng.pick(['', '', 'y'])
  const text = latex`(${times(a)}x ${b < 0 ? '-' : '+'} ${letter === '' ? Math.abs(b) : times(b)}${letter})^{${n}}`
  return {
    concept: 'sum-of-coefficients',
    given: {
      find: 'sum' as const,
      brackets: [
        {
          terms: [
            [a, 1],
            [b, 0],
          ] as [number, number][],
          power: n,
        },
      ],
      exponent: null as number | null,
    },
    prompt: rng.pick([
      say`${ask(rng, say`the sum of all coefficients in the expansion of ${text}`)}`,
      say`${text} is multiplied out. What do its coefficients add up to?`,
      say`${ask(rng, say`the sum of the coefficients of the polynomial ${text}`)}`,
      say`In the expansion of ${text}, all coefficients together come to`,
    ]),
    answer,
    within: signed,
    mistakes: [
      { value: 2 ** n, because: say`that is the sum of the binomial coefficients, as for (x + 1)` },
      { value: a ** n + b ** n, because: say`only the first and the last coefficient were added` },
      {
        value: (a + b) * n,
        because: say`the sum ${a + b} was multiplied by ${n} instead of being raised to it`,
      },
      { value: (Math.abs(a) + Math.abs(b)) ** n, because: say`the minus sign was left out` },
      { value: (a + b) ** (n + 1), because: say`the exponent is one too large` },
      { value: (a + b) ** (n - 1), because: say`the exponent is one too small` },
      { value: -answer, because: say`the sign was lost` },
      { value: b ** n, because: say`0 was put in for x instead of 1` },
    ],
    steps: [
      letter === ''
        ? say`The sum of the coefficients is the value for x = 1.`
        : say`The sum of the coefficients is the value for x = y = 1.`,
      say`The bracket is then ${a + b}.`,
      say`${latex`${a + b < 0 ? `(${a + b})` : a + b}^{${n}}`} = ${answer}`,
    ],
  }
}

/** (1 + ax)^m (1 + bx)^n */
function productCoefficient(rng: Random) {
  const [m, n] = [rng.int(3, 8), rng.int(3, 8)]
  const { a, b } = rng.until(
    () => ({ a: rng.pick([1, -1]) * rng.int(1, 5), b: rng.pick([1, -1]) * rng.int(1, 5) }),
    (drawn) => drawn.a !== drawn.b,
  )
  const k = rng.pick([2, 2, 3])
  const parts = range(0, k).map((r) => choose(m, r) * a ** r * choose(n, k - r) * b ** (k - r))
  const answer = parts.reduce((sum, part) => sum + part, 0)
  const text = latex`(1 ${a < 0 ? '-' : '+'} ${times(a)}x)^{${m}}(1 ${b < 0 ? '-' : '+'} ${times(b)}x)^{${n}}`
  const x = latex`x^{${k}}`
  const ends = (parts[0] ?? 0) + (parts.at(-1) ?? 0)
  return {
    concept: 'coefficient-in-expansion',
    given: {
      find: 'product' as const,
      brackets: [
        {
          terms: [
            [1, 0],
            [a, 1],
          ] as [number, number][],
          power: m,
        },
        {
          terms: [
            [1, 0],
            [b, 1],
          ] as [number, number][],
          power: n,
        },
      ],
      exponent: k as number | null,
    },
    prompt: rng.pick([
      say`${ask(rng, say`the coefficient of ${x} in ${text}`)}`,
      say`${ask(rng, say`the coefficient of ${x} when ${text} is multiplied out`)}`,
      say`In the expansion of ${text}, the coefficient of ${x} is`,
    ]),
    answer,
    within: signed,
    mistakes: [
      { value: ends, because: say`the mixed products were left out` },
      { value: answer - ends, because: say`only the mixed products were counted` },
      {
        value: (parts.at(-1) ?? 0) * (parts[0] ?? 0),
        because: say`the coefficients of the two powers were multiplied`,
      },
      { value: choose(m + n, k), because: say`the brackets were joined to one with the exponent ${m + n}` },
      { value: -answer, because: say`the sign was lost` },
      {
        value: parts.reduce((sum, part) => sum + Math.abs(part), 0),
        because: say`the minus signs were left out`,
      },
      { value: parts[1] ?? 0, because: say`only one of the products was counted` },
    ],
    steps: [
      say`Powers of x that add up to ${k} come from both brackets.`,
      say`From the first bracket take 0 to ${k} factors x, the rest from the second.`,
      say`The products are ${joinValues(parts)}.`,
      say`Their sum is ${answer}`,
    ],
  }
}

/** "Which term is the middle term in the expansion of (2 + 3x)¹⁰?" */
function placeOfMiddle(rng: Random) {
  const power = 2 * rng.int(2, 25)
  const [a, b] = rng.sample(range(2, 9), 2)
  const sign = rng.pick(['+', '-'])
  const text = rng.pick([
    latex`(${a} ${sign} ${b}x)^{${power}}`,
    latex`(${a}x ${sign} ${b}y)^{${power}}`,
    latex`\left(${a}x ${sign} \frac{${b}}{x}\right)^{${power}}`,
    latex`(${a}x^2 ${sign} ${b})^{${power}}`,
  ])
  const answer = power / 2 + 1
  return {
    concept: 'middle-term',
    given: { find: 'place' as const, power },
    prompt: rng.pick([
      say`If the nth term is the middle term in the expansion of ${text}, then what is n?`,
      say`Which term, counted from the first, is the middle term in the expansion of ${text}?`,
      say`In the expansion of ${text}, the middle term is the nth term. The value of n is:`,
      say`The binomial expansion of ${text} has one middle term. What is its number, counted from the first term?`,
    ]),
    answer,
    within: [1, 60] as const,
    mistakes: [
      { value: power / 2, because: say`half of the exponent was taken; there are ${power + 1} terms` },
      { value: power / 2 + 2, because: say`one term too many was counted` },
      { value: power + 1, because: say`that is the number of terms` },
      { value: power, because: say`that is the exponent` },
      {
        value: power / 2 - 1,
        because: say`the first term was counted as number 0, and one more was left out`,
      },
    ],
    steps: [
      say`There are ${power} + 1 = ${power + 1} terms, with ${power / 2} on each side of the middle one.`,
      say`The middle term is number ${power / 2} + 1 = ${answer}`,
    ],
  }
}

/** "What is the coefficient of the middle term in the expansion of (2 + 3x)⁶?" */
function middleTerm(rng: Random) {
  const { n, a, b, k, text, exponent, brackets, letters } = drawExpansion(rng, 300_000, true)
  const answer = choose(n, k) * a ** k * b ** k
  return {
    concept: 'middle-term',
    given: { find: 'middle' as const, brackets, exponent: exponent as number | null },
    prompt: rng.pick([
      ask(rng, say`the coefficient of the middle term in the expansion of ${text}`),
      say`The middle term of ${text} has the coefficient`,
      say`When ${text} is expanded, the middle term contains ${letters}. What is its coefficient?`,
      say`In the binomial expansion of ${text}, the coefficient of the middle term is`,
    ]),
    answer,
    within: signed,
    mistakes: [
      { value: choose(n, k), because: say`only the binomial coefficient was taken` },
      { value: -answer, because: say`the sign was lost` },
      { value: a ** k * b ** k, because: say`the binomial coefficient was left out` },
      {
        value: choose(n, k - 1) * a ** (k + 1) * b ** (k - 1),
        because: say`that is the coefficient of the term before the middle`,
      },
      {
        value: choose(n, k + 1) * a ** (k - 1) * b ** (k + 1),
        because: say`that is the coefficient of the term after the middle`,
      },
      { value: choose(n, k) * a * b, because: say`${a} and ${b} were not raised to the power ${k}` },
      { value: 2 * answer, because: say`the term was counted twice` },
    ],
    steps: [
      say`There are ${n + 1} terms; the middle one is number ${k + 1}, with ${letters}.`,
      say`Its coefficient is ${latex`\binom{${n}}{${k}} = ${choose(n, k)}`} times ${latex`${a}^{${k}}`} and ${latex`${b < 0 ? `(${b})` : b}^{${k}}`}.`,
      say`${choose(n, k)} × ${a ** k} × ${b ** k < 0 ? say`(${b ** k})` : b ** k} = ${answer}`,
    ],
  }
}

/** "What is the middle term in the expansion of (x/2 + 4/x)⁸?": the powers of x cancel. */
function middleOfQuotients(rng: Random) {
  const { n, a, b } = rng.until(
    () => ({
      n: 2 * rng.int(2, 6),
      a: rng.int(1, 7),
      b: rng.pick([1, -1]) * rng.int(1, 7),
    }),
    (drawn) =>
      Math.abs(drawn.b) + drawn.a > 2 &&
      choose(drawn.n, drawn.n / 2) * (drawn.a * Math.abs(drawn.b)) ** (drawn.n / 2) <= 300_000,
  )
  const k = n / 2
  const answer = choose(n, k) * a ** k * b ** k
  const p = rng.int(1, 4)
  const text = latex`\left(${times(a)}${power(p)} ${b < 0 ? '-' : '+'} \frac{${Math.abs(b)}}{${power(p)}}\right)^{${n}}`
  return {
    concept: 'middle-term',
    given: {
      find: 'middle of quotients' as const,
      brackets: [
        {
          terms: [
            [a, p],
            [b, -p],
          ] as [number, number][],
          power: n,
        },
      ],
      exponent: 0 as number | null,
    },
    prompt: rng.pick([
      say`${ask(rng, say`the middle term in the expansion of ${text}`)}`,
      say`The middle term of ${text} is`,
      say`To which number does the middle term of the expansion of ${text} come?`,
      ask(rng, say`the value of the middle term of ${text}`),
    ]),
    answer,
    within: signed,
    mistakes: [
      { value: choose(n, k), because: say`only the binomial coefficient was taken` },
      { value: -answer, because: say`the sign was lost` },
      { value: a ** k * b ** k, because: say`the binomial coefficient was left out` },
      {
        value: choose(n, k - 1) * a ** (k + 1) * b ** (k - 1),
        because: say`that is the coefficient of the term before the middle`,
      },
      {
        value: choose(n, k + 1) * a ** (k - 1) * b ** (k + 1),
        because: say`that is the coefficient of the term after the middle`,
      },
      { value: choose(n, k) * a * b, because: say`${a} and ${b} were not raised to the power ${k}` },
      { value: 2 * answer, because: say`the term was counted twice` },
    ],
    steps: [
      say`There are ${n + 1} terms; the middle one is number ${k + 1}.`,
      say`It has ${k} factors of each kind, so the powers of x cancel.`,
      say`${choose(n, k)} × ${a ** k} × ${b ** k < 0 ? say`(${b ** k})` : b ** k} = ${answer}`,
    ],
  }
}

const showPlaces = (first: number, second: number): string => `${th(first)} and ${th(second)}`
const th = (place: number): string => render(say`${ordinal(place)}`)

/** "Which are the two middle terms in the expansion of (2 + 3x)¹¹?" */
function twoMiddlePlaces(rng: Random) {
  const n = 2 * rng.int(2, 25) + 1
  const [a, b] = rng.sample(range(1, 9), 2)
  const sign = rng.pick(['+', '-'])
  const text = rng.pick([
    latex`(${a} ${sign} ${times(b)}x)^{${n}}`,
    latex`(${times(a)}x ${sign} ${times(b)}y)^{${n}}`,
    latex`\left(${times(a)}x ${sign} \frac{${b}}{x}\right)^{${n}}`,
  ])
  const first = (n + 1) / 2
  const answer = showPlaces(first, first + 1)
  return {
    concept: 'middle-term',
    given: { find: 'places' as const, power: n },
    prompt: rng.pick([
      say`Which terms are the two middle terms in the expansion of ${text}?`,
      say`The middle terms in the expansion of ${text} are the`,
      say`The binomial expansion of ${text} has two middle terms. They are the`,
      say`Find the places of the two middle terms in the expansion of ${text}.`,
    ]),
    answer,
    mistakes: [
      { value: showPlaces(first - 1, first), because: say`there are ${n + 1} terms, not ${n - 1}` },
      { value: showPlaces(first + 1, first + 2), because: say`one term too many was counted` },
      { value: showPlaces(n, n + 1), because: say`those are the last two terms` },
      { value: showPlaces(first - 1, first + 1), because: say`the two stand side by side` },
      { value: showPlaces(first + 2, first + 3), because: say`two terms too many were counted` },
    ],
    steps: [
      say`There are ${n} + 1 = ${n + 1} terms, an even number.`,
      say`So the middle ones are the ${answer}`,
    ],
  }
}

/** "What is the power of x in the middle term of (2x³ + 5/x)¹⁰?" */
function powerInMiddle(rng: Random) {
  const { n, p, q } = rng.until(
    () => ({ n: 2 * rng.int(2, 12), p: rng.int(1, 6), q: rng.int(1, 6) }),
    (drawn) => drawn.p !== drawn.q,
  )
  const [a, b] = [rng.int(1, 9), rng.int(1, 9)]
  const text = latex`\left(${times(a)}${power(p)} ${rng.pick(['+', '-'])} \frac{${b}}{${power(q)}}\right)^{${n}}`
  const answer = (n / 2) * (p - q)
  return {
    concept: 'middle-term',
    given: { find: 'middle power' as const, p, q, power: n },
    prompt: rng.pick([
      say`What is the exponent of x in the middle term of the expansion of ${text}?`,
      say`In the expansion of ${text}, the middle term contains x to the power`,
      say`Find the power of x in the middle term of ${text}.`,
      say`The middle term of ${text} is a number times a power of x. The exponent of this power is`,
    ]),
    answer,
    within: [-200, 200] as const,
    mistakes: [
      { value: -answer, because: say`the sign was lost` },
      { value: (n / 2) * (p + q), because: say`the exponents were added although x is in the denominator` },
      { value: n * (p - q), because: say`the whole exponent ${n} was used instead of its half` },
      { value: (n / 2) * p, because: say`the denominator was left out` },
      { value: answer - p - q, because: say`that is the power in the term after` },
      { value: answer + p + q, because: say`that is the power in the term before` },
    ],
    steps: [
      say`The middle term has ${n / 2} factors of each kind.`,
      say`Its exponent is ${n / 2} × ${p} − ${n / 2} × ${q} = ${answer}`,
    ],
  }
}

/** "If the coefficients of (3x + 1)ⁿ add up to 256, what is n?" */
function powerFromSum(rng: Random) {
  const { a, b, n } = rng.until(
    () => ({ a: rng.int(1, 12), b: rng.pick([1, -1]) * rng.int(1, 11), n: rng.int(2, 10) }),
    (drawn) => drawn.a + drawn.b >= 2 && (drawn.a + drawn.b) ** drawn.n <= 60_000,
  )
  const sum = (a + b) ** n
  const letter = rng.pick(['', 'y'])
  const text = latex`(${times(a)}x ${b < 0 ? '-' : '+'} ${letter === '' ? Math.abs(b) : times(b)}${letter})^{n}`
  return {
    concept: 'sum-of-coefficients',
    given: { find: 'power from sum' as const, a, b, sum },
    prompt: rng.pick([
      say`If the sum of the coefficients in the expansion of ${text} is ${sum}, then n is`,
      say`The coefficients of ${text} add up to ${sum}. What is n?`,
      say`${text} is expanded, and all its coefficients together make ${sum}. Find n.`,
      say`For which n is ${sum} the sum of all coefficients of ${text}?`,
    ]),
    answer: n,
    within: [1, 40] as const,
    mistakes: [
      { value: n - 1, because: say`the number of terms was mixed up with the exponent` },
      { value: n + 1, because: say`that is the number of terms` },
      { value: a + b, because: say`that is the value of the bracket for x = 1` },
      { value: n + 2, because: say`the power was counted two too high` },
      { value: 2 * n, because: say`the exponent was doubled` },
    ],
    steps: [say`For x = 1 the bracket is ${a + b}.`, say`${latex`${a + b}^n = ${sum}`} gives n = ${n}`],
  }
}

/** "What is the sum of the coefficients of (1 + 3x − 2x²)⁶?" */
function sumOfThree(rng: Random) {
  const { a, b, c, n } = rng.until(
    () => ({
      a: rng.int(1, 9),
      b: rng.pick([1, -1]) * rng.int(1, 9),
      c: rng.pick([1, -1]) * rng.int(1, 9),
      n: rng.int(3, 10),
    }),
    (drawn) => {
      const sum = Math.abs(drawn.a + drawn.b + drawn.c)
      return sum >= 2 && sum ** drawn.n <= 300_000
    },
  )
  const bracket = a + b + c
  const answer = bracket ** n
  const text = latex`(${a} ${b < 0 ? '-' : '+'} ${times(b)}x ${c < 0 ? '-' : '+'} ${times(c)}x^2)^{${n}}`
  return {
    concept: 'sum-of-coefficients',
    given: {
      find: 'sum of three' as const,
      brackets: [
        {
          terms: [
            [a, 0],
            [b, 1],
            [c, 2],
          ] as [number, number][],
          power: n,
        },
      ],
      exponent: null as number | null,
    },
    prompt: rng.pick([
      ask(rng, say`the sum of the coefficients in the expansion of ${text}`),
      say`When ${text} is multiplied out, its coefficients add up to`,
      say`The polynomial ${text} has coefficients whose sum is`,
    ]),
    answer,
    within: signed,
    mistakes: [
      { value: 3 ** n, because: say`the coefficients inside the bracket were left out` },
      {
        value: bracket * n,
        because: say`the sum ${bracket} was multiplied by ${n} instead of being raised to it`,
      },
      { value: (a + Math.abs(b) + Math.abs(c)) ** n, because: say`the minus signs were left out` },
      { value: bracket ** (n - 1), because: say`the exponent is one too small` },
      { value: bracket ** (n + 1), because: say`the exponent is one too large` },
      { value: -answer, because: say`the sign was lost` },
      { value: a ** n, because: say`0 was put in for x instead of 1` },
      { value: (a - b + c) ** n, because: say`−1 was put in for x instead of 1` },
    ],
    steps: [
      say`The sum of the coefficients is the value for x = 1.`,
      say`For x = 1 the bracket is ${bracket}.`,
      say`${latex`${bracket < 0 ? `(${bracket})` : bracket}^{${n}}`} = ${answer}`,
    ],
  }
}

/** "What is the sum of the coefficients of the even powers of x in (2 + 3x)⁵?" */
function halfOfTheSum(rng: Random) {
  const { a, b, n } = rng.until(
    () => ({ a: rng.int(1, 7), b: rng.pick([1, -1]) * rng.int(1, 7), n: rng.int(3, 8) }),
    (drawn) =>
      drawn.a !== Math.abs(drawn.b) &&
      drawn.a + Math.abs(drawn.b) > 2 &&
      (drawn.a + Math.abs(drawn.b)) ** drawn.n <= 300_000,
  )
  const rest = rng.pick([0, 1])
  const [plus, minus] = [(a + b) ** n, (a - b) ** n]
  const [even, odd] = [(plus + minus) / 2, (plus - minus) / 2]
  const [answer, other] = rest === 0 ? [even, odd] : [odd, even]
  const text = latex`(${a} ${b < 0 ? '-' : '+'} ${times(b)}x)^{${n}}`
  const which = rest === 0 ? 'even' : 'odd'
  return {
    concept: 'sum-of-coefficients',
    given: {
      find: 'half sum' as const,
      rest,
      brackets: [
        {
          terms: [
            [a, 0],
            [b, 1],
          ] as [number, number][],
          power: n,
        },
      ],
      exponent: null as number | null,
    },
    prompt: rng.pick([
      ask(
        rng,
        say`the sum of the coefficients of the ${which} powers of x in the expansion of ${text}${rest === 0 ? ' (the constant term included)' : ''}`,
      ),
      say`In the expansion of ${text}, the coefficients of the ${which} powers of x${rest === 0 ? ', with the constant term,' : ''} add up to`,
    ]),
    answer,
    within: signed,
    mistakes: [
      { value: other, because: say`those are the ${rest === 0 ? 'odd' : 'even'} powers` },
      { value: plus, because: say`that is the sum of all coefficients` },
      { value: minus, because: say`that is the value for x = −1` },
      { value: 2 * answer, because: say`it was not divided by 2` },
      { value: -answer, because: say`the sign was lost` },
      { value: 2 ** (n - 1), because: say`that is right only for (1 + x)` },
    ],
    steps: [
      say`For x = 1 all coefficients add up to ${latex`${a + b < 0 ? `(${a + b})` : a + b}^{${n}} = ${plus}`}.`,
      say`For x = −1 the odd powers change their sign: ${latex`${a - b < 0 ? `(${a - b})` : a - b}^{${n}} = ${minus}`}.`,
      say`${rest === 0 ? 'The sum' : 'The difference'} of the two is twice what is asked.`,
      say`Half of it is ${answer}`,
    ],
  }
}

/** (1 + 2x − 3x²)(1 + 4x)⁵ */
function timesQuadratic(rng: Random) {
  const [p, q, r] = [rng.int(1, 6), rng.pick([1, -1]) * rng.int(1, 6), rng.pick([1, -1]) * rng.int(1, 6)]
  const [b, n, k] = [rng.pick([1, -1]) * rng.int(1, 4), rng.int(4, 10), rng.int(2, 4)]
  const at = (exponent: number) => choose(n, exponent) * b ** exponent
  const parts = [p * at(k), q * at(k - 1), r * at(k - 2)] as const
  const answer = parts[0] + parts[1] + parts[2]
  const text = latex`(${p} ${q < 0 ? '-' : '+'} ${times(q)}x ${r < 0 ? '-' : '+'} ${times(r)}x^2)(1 ${b < 0 ? '-' : '+'} ${times(b)}x)^{${n}}`
  const x = latex`x^{${k}}`
  return {
    concept: 'coefficient-in-expansion',
    given: {
      find: 'times quadratic' as const,
      brackets: [
        {
          terms: [
            [p, 0],
            [q, 1],
            [r, 2],
          ] as [number, number][],
          power: 1,
        },
        {
          terms: [
            [1, 0],
            [b, 1],
          ] as [number, number][],
          power: n,
        },
      ],
      exponent: k as number | null,
    },
    prompt: rng.pick([
      ask(rng, say`the coefficient of ${x} in the expansion of ${text}`),
      say`In the product ${text}, the coefficient of ${x} is`,
      say`When ${text} is multiplied out, which number stands before ${x}?`,
    ]),
    answer,
    within: signed,
    mistakes: [
      { value: parts[0], because: say`only the constant of the first bracket was used` },
      { value: parts[0] + parts[1], because: say`the term with x² of the first bracket was left out` },
      { value: parts[0] + parts[2], because: say`the term with x of the first bracket was left out` },
      { value: -answer, because: say`the sign was lost` },
      {
        value: Math.abs(parts[0]) + Math.abs(parts[1]) + Math.abs(parts[2]),
        because: say`the minus signs were left out`,
      },
      { value: at(k), because: say`the first bracket was left out` },
      {
        value: (p + q + r) * at(k),
        because: say`all terms of the first bracket were multiplied by the same coefficient`,
      },
    ],
    steps: [
      say`${x} comes from three products.`,
      say`In the second bracket the coefficients of ${latex`${power(k)}`}, ${latex`${power(k - 1)}`} and ${k === 2 ? 'the constant' : latex`${power(k - 2)}`} are ${at(k)}, ${at(k - 1)} and ${at(k - 2)}.`,
      say`The products are ${joinValues(parts)}.`,
      say`Their sum is ${answer}`,
    ],
  }
}

/** The term without x of (p + qx²)(ax + b/x)ⁿ */
function constantOfProduct(rng: Random) {
  const { p, q, a, b, n } = rng.until(
    () => ({
      p: rng.int(1, 9),
      q: rng.pick([1, -1]) * rng.int(1, 9),
      a: rng.int(1, 3),
      b: rng.pick([1, -1]) * rng.int(1, 3),
      n: 2 * rng.int(2, 4),
    }),
    (drawn) =>
      (drawn.p + Math.abs(drawn.q)) *
        choose(drawn.n, drawn.n / 2) *
        (3 * drawn.a * Math.abs(drawn.b)) ** (drawn.n / 2) <=
      900_000,
  )
  const k = n / 2
  // x² needs the term with x^(−2), which has one more factor b.
  const parts = [
    p * choose(n, k) * a ** k * b ** k,
    q * choose(n, k + 1) * a ** (k - 1) * b ** (k + 1),
  ] as const
  const answer = parts[0] + parts[1]
  const text = latex`(${p} ${q < 0 ? '-' : '+'} ${times(q)}x^2)\left(${times(a)}x ${b < 0 ? '-' : '+'} \frac{${Math.abs(b)}}{x}\right)^{${n}}`
  return {
    concept: ['term-independent-of-x', 'general-term'],
    given: {
      find: 'constant of product' as const,
      brackets: [
        {
          terms: [
            [p, 0],
            [q, 2],
          ] as [number, number][],
          power: 1,
        },
        {
          terms: [
            [a, 1],
            [b, -1],
          ] as [number, number][],
          power: n,
        },
      ],
      exponent: 0 as number | null,
    },
    prompt: rng.pick([
      ask(rng, say`the term independent of x in the expansion of ${text}`),
      say`In the expansion of ${text}, the constant term is`,
      say`After multiplying out ${text}, the term without x is`,
    ]),
    answer,
    within: signed,
    mistakes: [
      { value: parts[0], because: say`the product with x² was left out` },
      { value: parts[1], because: say`the product with the constant ${p} was left out` },
      { value: parts[0] - parts[1], because: say`the second product was subtracted` },
      { value: -answer, because: say`the sign was lost` },
      {
        value: (p + q) * choose(n, k) * a ** k * b ** k,
        because: say`both were multiplied by the same term`,
      },
      { value: choose(n, k) * a ** k * b ** k, because: say`the first bracket was left out` },
      {
        value: parts[0] + q * choose(n, k - 1) * a ** (k + 1) * b ** (k - 1),
        because: say`x² was multiplied by the term with x², not by the one with 1/x²`,
      },
    ],
    steps: [
      say`The constant term of the second bracket is ${choose(n, k) * a ** k * b ** k}.`,
      say`Its term with ${latex`\frac{1}{x^2}`} has the coefficient ${choose(n, k + 1) * a ** (k - 1) * b ** (k + 1)}.`,
      say`The products with ${p} and ${q} are ${parts[0]} and ${parts[1]}.`,
      say`Their sum is ${answer}`,
    ],
  }
}

const signed = [-900_000, 900_000] as const
