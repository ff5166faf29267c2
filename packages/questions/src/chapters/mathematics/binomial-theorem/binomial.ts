import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { choose } from '../../../kit/values/counting.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { ask } from '../../../kit/wording/ask.ts'
import { latex, say } from '../../../kit/wording/say.ts'

/** "What is the coefficient of x³ in the expansion of (1 + 2x)⁷?" */
export const binomial = defineGenerator({
  id: 'higher/binomial',
  version: 4,
  concepts: [
    'coefficient-in-expansion',
    'term-independent-of-x',
    'middle-term',
    'sum-of-coefficients',
    'general-term',
  ],
  levels: {
    easy: { forms: [coefficient, placeOfMiddle] },
    medium: { forms: [constantTerm, sumOfCoefficients, middleTerm] },
    hard: { forms: [productCoefficient, middleOfQuotients] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    if (given.find === 'place') {
      // Walks from both ends of the expansion until the two meet.
      let [first, last] = [1, given.power + 1]
      while (first < last) [first, last] = [first + 1, last - 1]
      return first
    }
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
    return given.exponent === null
      ? [...expansion.values()].reduce((sum, value) => sum + value, 0)
      : (expansion.get(given.exponent) ?? 0)
  },
})

function coefficient(rng: Random) {
  const n = rng.int(4, 9)
  const { a, b, k } = rng.until(
    () => ({ a: rng.int(1, 3), b: rng.pick([1, -1]) * rng.int(1, 4), k: rng.int(1, n - 1) }),
    (drawn) =>
      Math.abs(choose(n, drawn.k) * drawn.a ** (n - drawn.k) * drawn.b ** drawn.k) <= 60_000 &&
      Math.abs(drawn.b) + drawn.a > 2,
  )
  const answer = choose(n, k) * a ** (n - k) * b ** k
  const text = latex`(${a} ${b < 0 ? '-' : '+'} ${times(b)}x)^{${n}}`
  const x = latex`x^{${k}}`
  return {
    concept: ['coefficient-in-expansion', 'general-term'],
    given: {
      find: 'coefficient' as const,
      brackets: [
        {
          terms: [
            [a, 0],
            [b, 1],
          ] as [number, number][],
          power: n,
        },
      ],
      exponent: k as number | null,
    },
    prompt: rng.pick([
      say`What is the coefficient of ${k === 1 ? 'x' : x} in the expansion of ${text}?`,
      say`In ${text}, which number stands before ${k === 1 ? 'x' : x} after multiplying out?`,
      say`Find the coefficient of ${k === 1 ? 'x' : x} in ${text}.`,
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
      say`The term with ${k === 1 ? 'x' : x} has the binomial coefficient ${latex`\binom{${n}}{${k}} = ${choose(n, k)}`}, ${latex`${a}^{${n - k}}`} and ${latex`${b < 0 ? `(${b})` : b}^{${k}}`}.`,
      say`${choose(n, k)} × ${a ** (n - k)} × ${b ** k < 0 ? say`(${b ** k})` : b ** k} = ${answer}`,
    ],
  }
}

/** (ax^p + b/x^q)^n: the exponents must cancel. */
function constantTerm(rng: Random) {
  const { a, b, p, q, n, k } = rng.until(
    () => {
      const [a, b, p, q, n] = [
        rng.int(1, 3),
        rng.pick([1, -1]) * rng.int(1, 3),
        rng.int(1, 3),
        rng.int(1, 3),
        rng.int(3, 10),
      ]
      return { a, b, p, q, n, k: (p * n) / (p + q) }
    },
    (drawn) =>
      Number.isInteger(drawn.k) &&
      Math.abs(choose(drawn.n, drawn.k) * drawn.a ** (drawn.n - drawn.k) * drawn.b ** drawn.k) <= 90_000,
  )
  const answer = choose(n, k) * a ** (n - k) * b ** k
  const power = (exponent: number) => (exponent === 1 ? 'x' : `x^{${exponent}}`)
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
  const text = latex`(${times(a)}x ${b < 0 ? '-' : '+'} ${Math.abs(b)})^{${n}}`
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
      say`The sum of the coefficients is the value for x = 1.`,
      say`For x = 1 the bracket is ${a + b}.`,
      say`${latex`${a + b < 0 ? `(${a + b})` : a + b}^{${n}}`} = ${answer}`,
    ],
  }
}

/** (1 + ax)^m (1 + bx)^n */
function productCoefficient(rng: Random) {
  const [m, n] = [rng.int(3, 6), rng.int(3, 6)]
  const { a, b } = rng.until(
    () => ({ a: rng.pick([1, -1]) * rng.int(1, 3), b: rng.pick([1, -1]) * rng.int(1, 3) }),
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
      say`In the expansion of ${text}, the number before ${x} is`,
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
      say`The products are ${parts.map((part) => String(part).replace('-', '−')).join(', ')}.`,
      say`Their sum is ${answer}`,
    ],
  }
}

/** "Which term is the middle term in the expansion of (2 + 3x)¹⁰?" */
function placeOfMiddle(rng: Random) {
  const power = 2 * rng.int(2, 24)
  const [a, b] = rng.sample(range(2, 9), 2)
  const text = latex`(${a} ${rng.pick(['+', '-'])} ${b}x)^{${power}}`
  const answer = power / 2 + 1
  return {
    concept: 'middle-term',
    given: { find: 'place' as const, power },
    prompt: rng.pick([
      say`If the nth term is the middle term in the expansion of ${text}, then what is n?`,
      say`Which term, counted from the first, is the middle term in the expansion of ${text}?`,
      say`In the expansion of ${text}, the middle term is the nth term. The value of n is:`,
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
  const { n, a, b } = rng.until(
    () => ({
      n: 2 * rng.int(2, 5),
      a: rng.int(1, 4),
      b: rng.pick([1, -1]) * rng.int(1, 4),
    }),
    (drawn) =>
      Math.abs(drawn.b) + drawn.a > 2 &&
      choose(drawn.n, drawn.n / 2) * (drawn.a * Math.abs(drawn.b)) ** (drawn.n / 2) <= 90_000,
  )
  const k = n / 2
  const answer = choose(n, k) * a ** k * b ** k
  const text = latex`(${a} ${b < 0 ? '-' : '+'} ${times(b)}x)^{${n}}`
  return {
    concept: 'middle-term',
    given: {
      find: 'middle' as const,
      brackets: [
        {
          terms: [
            [a, 0],
            [b, 1],
          ] as [number, number][],
          power: n,
        },
      ],
      exponent: k as number | null,
    },
    prompt: rng.pick([
      say`${ask(rng, say`the coefficient of the middle term in the expansion of ${text}`)}`,
      say`The middle term of ${text} has the coefficient`,
      say`When ${text} is expanded, which number stands before x in the middle term?`,
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
      say`There are ${n + 1} terms; the middle one is number ${k + 1}, with ${latex`x^{${k}}`}.`,
      say`Its coefficient is ${latex`\binom{${n}}{${k}} = ${choose(n, k)}`} times ${latex`${a}^{${k}}`} and ${latex`${b < 0 ? `(${b})` : b}^{${k}}`}.`,
      say`${choose(n, k)} × ${a ** k} × ${b ** k < 0 ? say`(${b ** k})` : b ** k} = ${answer}`,
    ],
  }
}

/** "What is the middle term in the expansion of (x/2 + 4/x)⁸?": the powers of x cancel. */
function middleOfQuotients(rng: Random) {
  const { n, a, b } = rng.until(
    () => ({ n: 2 * rng.int(2, 5), a: rng.int(1, 5), b: rng.pick([1, -1]) * rng.int(1, 5) }),
    (drawn) =>
      Math.abs(drawn.b) + drawn.a > 2 &&
      choose(drawn.n, drawn.n / 2) * (drawn.a * Math.abs(drawn.b)) ** (drawn.n / 2) <= 90_000,
  )
  const k = n / 2
  const answer = choose(n, k) * a ** k * b ** k
  const text = latex`\left(${times(a)}x ${b < 0 ? '-' : '+'} \frac{${Math.abs(b)}}{x}\right)^{${n}}`
  return {
    concept: 'middle-term',
    given: {
      find: 'middle of quotients' as const,
      brackets: [
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
      say`${ask(rng, say`the middle term in the expansion of ${text}`)}`,
      say`The middle term of ${text} is`,
      say`To which number does the middle term of the expansion of ${text} come?`,
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

const signed = [-900_000, 900_000] as const

const times = (factor: number) => (Math.abs(factor) === 1 ? '' : `${Math.abs(factor)}`)
