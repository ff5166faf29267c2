import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { exact } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { fraction } from '../../../kit/values/value.ts'
import { ask } from '../../../kit/wording/ask.ts'
import { latex, type Message, say } from '../../../kit/wording/say.ts'
import { showPolynomial } from '../../../kit/wording/show-polynomial.ts'

/** "Which values of x satisfy 3x − 7 < 11?" */
export const inequality = defineGenerator({
  id: 'algebra/inequality',
  version: 5,
  concepts: ['linear-inequalities', 'quadratic-inequalities', 'modulus'],
  levels: {
    easy: { forms: [line] },
    medium: { forms: [between, integerBound, modulus] },
    hard: { forms: [quadraticCount, modulusAndQuadratic, twoModuli] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    const { find } = given
    if (find === 'line') {
      // Which side of the border holds, and whether the border itself does.
      const border = (given.d - given.b) / (given.a - given.c)
      const at = (x: number) => holds(given.a * x + given.b, given.sign, given.c * x + given.d)
      const isEqual = given.sign === '≤' || given.sign === '≥'
      const sign: Sign = at(border + 1) ? (isEqual ? '≥' : '>') : isEqual ? '≤' : '<'
      return show(sign, border)
    }
    const whole = range(-300, 300)
    if (find === 'between')
      return whole.filter(
        (x) =>
          holds(given.low, given.first, given.a * x + given.b) &&
          holds(given.a * x + given.b, given.second, given.high),
      ).length
    if (find === 'bound') {
      const fitting = whole.filter((x) => holds(given.a * x + given.b, given.sign, given.c * x + given.d))
      return (given.which === 'greatest' ? fitting.at(-1) : fitting[0]) ?? Number.NaN
    }
    if (find === 'quadratic')
      return whole.filter((x) => holds(given.a * x * x + given.b * x + given.c, given.sign, 0)).length
    if (find === 'both')
      return whole.filter(
        (x) =>
          holds(Math.abs(given.a * x + given.b), given.sign, given.c) &&
          holds((x - given.p) * (x - given.q), '≥', 0),
      ).length
    if (find === 'two-moduli')
      return whole.filter((x) => holds(Math.abs(x - given.p) + Math.abs(x - given.q), given.sign, given.c))
        .length
    return whole.filter((x) => holds(Math.abs(given.a * x + given.b), given.sign, given.c)).length
  },
})

const show = (sign: Sign, border: number): string => {
  const value = exact(border)
  return latex`x ${TEX[sign]} ${value.d === 1n ? `${value.s < 0n ? '-' : ''}${value.n}` : `${value.s < 0n ? '-' : ''}\\frac{${value.n}}{${value.d}}`}`
}

const askSet = (rng: Random, text: string): Message =>
  rng.pick([
    say`Which values of x satisfy ${text}?`,
    say`Solve ${text}.`,
    say`For which x does ${text} hold?`,
    say`The inequality ${text} is true exactly when`,
  ])

function line(rng: Random) {
  const sign = rng.pick(['<', '≤', '>', '≥'])
  const { a, b, c, d } = rng.until(
    () => ({
      a: rng.pick([1, -1]) * rng.int(2, 9),
      b: rng.pick([1, -1]) * rng.int(1, 20),
      c: rng.pick([0, 0, 1, 2, 3]),
      d: rng.pick([1, -1]) * rng.int(1, 30),
    }),
    (drawn) =>
      Math.abs(drawn.a - drawn.c) > 1 &&
      (drawn.d - drawn.b) % (drawn.a - drawn.c) === 0 &&
      drawn.d !== drawn.b,
  )
  const border = (d - b) / (a - c)
  const isNegative = a - c < 0
  const right = isNegative ? TURNED[sign] : sign
  const strict: Readonly<Record<Sign, Sign>> = { '<': '≤', '≤': '<', '>': '≥', '≥': '>' }
  const text = latex`${showPolynomial([a, b])} ${TEX[sign]} ${showPolynomial([c, d])}`
  const answer = show(right, border)
  return {
    concept: 'linear-inequalities',
    given: { find: 'line' as const, a, b, c, d, sign },
    prompt: askSet(rng, text),
    answer,
    mistakes: [
      {
        value: show(TURNED[right], border),
        because: isNegative
          ? say`the sign was not turned when dividing by ${a - c}`
          : say`the sign was turned although the divisor ${a - c} is positive`,
      },
      {
        value: show(strict[right], border),
        because:
          sign === '<' || sign === '>'
            ? say`the border itself does not satisfy it`
            : say`the border itself satisfies it too`,
      },
      { value: show(right, -border), because: say`the sign of the border was lost` },
      {
        value: show(TURNED[right], -border),
        because: say`the sign of the border was lost and the inequality turned`,
      },
      {
        value: show(right, (d + b) / (a - c)),
        because: say`${Math.abs(b)} was carried over without changing its sign`,
      },
      { value: show(right, d - b), because: say`the division by ${a - c} was left out` },
      {
        value: show(TURNED[right], (d + b) / (a - c)),
        because: say`${Math.abs(b)} was carried over without changing its sign, and the inequality turned`,
      },
    ].filter(({ value }) => value !== answer),
    steps: [
      say`Collect: ${latex`${showPolynomial([a - c, 0])} ${TEX[sign]} ${d - b}`}`,
      say`Divide by ${a - c}${isNegative ? say`, which is negative, so the sign turns` : ''}: ${answer}`,
    ],
  }
}

function between(rng: Random) {
  const a = rng.int(2, 7)
  const b = rng.pick([1, -1]) * rng.int(1, 15)
  const low = rng.int(-30, 10)
  const high = low + a * rng.int(3, 14) + rng.int(0, a)
  const [first, second] = [rng.pick(['<', '≤'] as const), rng.pick(['<', '≤'] as const)]
  const fitting = range(-300, 300).filter(
    (x) => holds(low, first, a * x + b) && holds(a * x + b, second, high),
  )
  const text = latex`${low} ${TEX[first]} ${showPolynomial([a, b])} ${TEX[second]} ${high}`
  const count = fitting.length
  return {
    concept: 'linear-inequalities',
    given: { find: 'between' as const, a, b, low, high, first, second },
    prompt: rng.pick([
      say`How many whole numbers x satisfy ${text}?`,
      say`${ask(rng, say`the number of integers x for which ${text}`)}`,
      say`The inequality ${text} holds for how many integers x?`,
    ]),
    answer: count,
    within: [0, 200] as const,
    mistakes: [
      { value: count + 1, because: say`a border that does not fit was counted, or one number twice` },
      { value: count - 1, because: say`one of the numbers at the border was left out` },
      { value: count + 2, because: say`both borders were counted once too often` },
      { value: count - 2, because: say`the numbers at both borders were left out` },
      { value: high - low - 1, because: say`the whole numbers between ${low} and ${high} were counted` },
      { value: Math.floor((high - low) / a) + 3, because: say`the borders were rounded outwards` },
      { value: fitting.filter((x) => x > 0).length, because: say`only the positive numbers were counted` },
    ],
    steps: [
      say`Subtract ${b < 0 ? say`(${b})` : b}: ${latex`${low - b} ${TEX[first]} ${a}x ${TEX[second]} ${high - b}`}`,
      say`Divide by ${a}: x lies between ${fraction(exact(low - b, a))} and ${fraction(exact(high - b, a))}, with the border ${first === '≤' ? 'included' : 'left out'} below and ${second === '≤' ? 'included' : 'left out'} above.`,
      say`The whole numbers from ${fitting[0] ?? 0} to ${fitting.at(-1) ?? 0} are ${count}`,
    ],
  }
}

function integerBound(rng: Random) {
  const which = rng.pick(['greatest', 'least'])
  const { a, b, c, d } = rng.until(
    () => ({
      a: rng.int(3, 12),
      b: rng.pick([1, -1]) * rng.int(1, 30),
      c: rng.int(0, 8),
      d: rng.pick([1, -1]) * rng.int(1, 60),
    }),
    (drawn) => drawn.a > drawn.c + 1 && Math.abs((drawn.d - drawn.b) / (drawn.a - drawn.c)) <= 30,
  )
  const sign: Sign = which === 'greatest' ? rng.pick(['<', '≤'] as const) : rng.pick(['>', '≥'] as const)
  const border = (d - b) / (a - c)
  const isWhole = Number.isInteger(border)
  const isEqual = sign === '≤' || sign === '≥'
  const answer =
    which === 'greatest'
      ? isWhole && !isEqual
        ? border - 1
        : Math.floor(border)
      : isWhole && !isEqual
        ? border + 1
        : Math.ceil(border)
  const text = latex`${showPolynomial([a, b])} ${TEX[sign]} ${showPolynomial([c, d])}`
  return {
    concept: 'linear-inequalities',
    given: { find: 'bound' as const, a, b, c, d, sign, which },
    prompt: rng.pick([
      say`${ask(rng, say`the ${which} integer x that satisfies ${text}`)}`,
      say`${ask(rng, say`the ${which} whole number (it may be negative) for which ${text}`)}`,
      say`Among the integers x with ${text}, the ${which} is`,
    ]),
    answer,
    within: [-200, 200] as const,
    mistakes: [
      {
        value: answer + 1,
        because:
          which === 'greatest'
            ? say`it does not satisfy the inequality any more`
            : say`a smaller integer satisfies it too`,
      },
      {
        value: answer - 1,
        because:
          which === 'greatest'
            ? say`a larger integer satisfies it too`
            : say`it does not satisfy the inequality`,
      },
      { value: -answer, because: say`the sign of the border was lost` },
      {
        value: Math.round((d + b) / (a - c)),
        because: say`${Math.abs(b)} was carried over without changing its sign`,
      },
      {
        value: Math.round((d - b) / (a + c)),
        because: say`the term with x was carried over without changing its sign`,
      },
      { value: d - b, because: say`the division by ${a - c} was left out` },
      {
        value: answer + 2,
        because:
          which === 'greatest'
            ? say`it does not satisfy the inequality any more`
            : say`a smaller integer satisfies it too`,
      },
    ],
    steps: [
      say`Collect: ${latex`${a - c}x ${TEX[sign]} ${d - b}`}`,
      say`Divide by ${a - c}: ${latex`x ${TEX[sign]}`} ${fraction(exact(border))}`,
      say`The ${which} integer there is ${answer}`,
    ],
  }
}

function quadraticCount(rng: Random) {
  // One root is a fraction: the ends must be looked at one by one.
  const { a, p, m } = rng.until(
    () => ({ a: rng.pick([2, 3, 4, 5]), p: rng.int(-7, 9), m: rng.int(-40, 60) }),
    (drawn) =>
      drawn.m % drawn.a !== 0 &&
      Math.abs(drawn.p - drawn.m / drawn.a) >= 2.5 &&
      Math.abs(drawn.p - drawn.m / drawn.a) <= 15,
  )
  const sign = rng.pick(['<', '≤'] as const)
  const [b, c] = [-(a * p + m), p * m]
  const [low, high] = [Math.min(p, m / a), Math.max(p, m / a)]
  const inside = range(-300, 300).filter((x) => (sign === '≤' ? x >= low && x <= high : x > low && x < high))
  const count = inside.length
  const text = latex`${showPolynomial([a, b, c])} ${TEX[sign]} 0`
  const second = latex`${m < 0 ? '-' : ''}\frac{${Math.abs(m)}}{${a}}`
  return {
    concept: 'quadratic-inequalities',
    given: { find: 'quadratic' as const, a, b, c, sign },
    prompt: rng.pick([
      say`How many integers x satisfy ${text}?`,
      say`${ask(rng, say`the number of integral values of x for which ${text}`)}`,
      say`The inequality ${text} holds for how many integers?`,
    ]),
    answer: count,
    within: [1, 100] as const,
    mistakes: [
      {
        value: sign === '≤' ? count - 1 : count + 1,
        because: sign === '≤' ? say`the root ${p} satisfies it too` : say`the root ${p} does not satisfy it`,
      },
      { value: count + 2, because: say`an integer too many was counted at each end` },
      { value: count - 2, because: say`an integer too few was counted at each end` },
      {
        value: sign === '≤' ? count + 1 : count - 1,
        because: say`the fraction was rounded to the wrong side`,
      },
      { value: Math.abs(m - p) - 1, because: say`the division by ${a} was left out of the second root` },
      { value: inside.filter((x) => x > 0).length, because: say`only the positive integers were counted` },
      { value: count + 3, because: say`numbers outside the roots were counted as well` },
    ],
    steps: [
      say`${latex`${showPolynomial([a, b, c])} = ${factor(1, -p)}${factor(a, -m)}`}, so the roots are ${p} and ${second}.`,
      say`The parabola opens upwards, so the expression is negative between the roots.`,
      say`The integers between them ${sign === '≤' ? 'or equal to them' : 'without the roots'} run from ${inside[0] ?? 0} to ${inside.at(-1) ?? 0}.`,
      say`Their number is ${count}`,
    ],
  }
}

/** '(2x - 7)' */
const factor = (lead: number, last: number): string => `(${showPolynomial([lead, last])})`

function modulus(rng: Random) {
  const a = rng.int(1, 4)
  const b = rng.pick([1, -1]) * rng.int(1, 15)
  const c = rng.int(5, 40)
  const sign = rng.pick(['<', '≤'] as const)
  const fitting = range(-300, 300).filter((x) => holds(Math.abs(a * x + b), sign, c))
  const count = fitting.length
  const text = latex`|${showPolynomial([a, b])}| ${TEX[sign]} ${c}`
  return {
    concept: 'modulus',
    given: { find: 'modulus' as const, a, b, c, sign },
    prompt: rng.pick([
      say`How many integers x satisfy ${text}?`,
      say`${ask(rng, say`the number of integers x for which ${text}`)}`,
      say`The inequality ${text} holds for how many integers?`,
    ]),
    answer: count,
    within: [0, 200] as const,
    mistakes: [
      { value: count + 1, because: say`a number at the border was counted although it does not fit` },
      { value: count - 1, because: say`one number too few was counted` },
      { value: fitting.filter((x) => x > 0).length, because: say`only the positive solutions were counted` },
      {
        value: fitting.filter((x) => a * x + b >= 0).length,
        because: say`only the case without a minus sign was solved`,
      },
      { value: 2 * c + 1, because: say`the expression inside was taken to be x alone` },
      { value: count + 2, because: say`one number too many was counted at each end` },
      { value: count - 2, because: say`one number too few was counted at each end` },
    ],
    steps: [
      say`Without the bars: ${latex`${-c} ${TEX[sign]} ${showPolynomial([a, b])} ${TEX[sign]} ${c}`}`,
      say`Subtract ${b < 0 ? say`(${b})` : b}: ${latex`${-c - b} ${TEX[sign]} ${showPolynomial([a, 0])} ${TEX[sign]} ${c - b}`}`,
      say`So x runs over the integers from ${fitting[0] ?? 0} to ${fitting.at(-1) ?? 0}.`,
      say`Their number is ${count}`,
    ],
  }
}

/** An interval by a modulus, out of which a quadratic inequality takes a middle part. */
function modulusAndQuadratic(rng: Random) {
  const sign = rng.pick(['<', '≤'] as const)
  const { a, b, c, p, q, inside, count } = rng.until(
    () => {
      const [a, b, c] = [rng.int(1, 3), rng.pick([1, -1]) * rng.int(1, 9), rng.int(8, 30)]
      const p = rng.int(-8, 6)
      const q = p + rng.int(2, 6)
      const inside = range(-300, 300).filter((x) => holds(Math.abs(a * x + b), sign, c))
      return { a, b, c, p, q, inside, count: inside.filter((x) => (x - p) * (x - q) >= 0).length }
    },
    // The part that is taken out lies inside the interval.
    (drawn) =>
      drawn.p * drawn.q !== 0 &&
      drawn.p + drawn.q !== 0 &&
      (drawn.inside[0] ?? 0) < drawn.p &&
      (drawn.inside.at(-1) ?? 0) > drawn.q,
  )
  const [first, second] = [
    latex`|${showPolynomial([a, b])}| ${TEX[sign]} ${c}`,
    latex`${showPolynomial([1, -(p + q), p * q])} \ge 0`,
  ]
  return {
    concept: ['modulus', 'quadratic-inequalities'],
    given: { find: 'both' as const, a, b, c, p, q, sign },
    prompt: rng.pick([
      say`How many integers x satisfy both ${first} and ${second}?`,
      say`${ask(rng, say`the number of integral values of x for which ${first} and ${second}`)}`,
      say`The inequalities ${first} and ${second} hold together for how many integers?`,
    ]),
    answer: count,
    within: [1, 100] as const,
    mistakes: [
      { value: inside.length, because: say`only the first inequality was used` },
      {
        value: inside.filter((x) => x >= p && x <= q).length,
        because: say`the numbers between the roots were counted`,
      },
      {
        value: inside.filter((x) => x < p || x > q).length,
        because: say`the roots ${p} and ${q} satisfy the second inequality too`,
      },
      {
        value: inside.filter((x) => x >= q).length,
        because: say`only the numbers above the larger root were counted`,
      },
      {
        value: inside.filter((x) => x <= p).length,
        because: say`only the numbers below the smaller root were counted`,
      },
      { value: count + 1, because: say`one number too many was counted at an end` },
      { value: count - 1, because: say`one number too few was counted at an end` },
    ].filter(({ value }) => value !== count),
    steps: [
      say`${first} holds for the integers from ${inside[0] ?? 0} to ${inside.at(-1) ?? 0}, that is for ${inside.length} of them.`,
      say`${second} fails only between its roots ${p} and ${q}.`,
      say`Strictly between them lie ${q - p - 1} integers.`,
      say`${inside.length} − ${q - p - 1} = ${count}`,
    ],
  }
}

/** The sum of two distances on the number line. */
function twoModuli(rng: Random) {
  const sign = rng.pick(['<', '≤'] as const)
  const p = rng.int(-12, 8)
  const q = p + rng.int(2, 10)
  const c = q - p + rng.int(1, 15)
  const fitting = range(-300, 300).filter((x) => holds(Math.abs(x - p) + Math.abs(x - q), sign, c))
  const count = fitting.length
  const bars = (root: number) => (root === 0 ? '|x|' : `|${showPolynomial([1, -root])}|`)
  const text = latex`${bars(p)} + ${bars(q)} ${TEX[sign]} ${c}`
  return {
    concept: 'modulus',
    given: { find: 'two-moduli' as const, p, q, c, sign },
    prompt: rng.pick([
      say`How many integers x satisfy ${text}?`,
      say`${ask(rng, say`the number of integers x for which ${text}`)}`,
      say`The inequality ${text} holds for how many integers?`,
    ]),
    answer: count,
    within: [1, 100] as const,
    mistakes: [
      { value: q - p + 1, because: say`only the integers from ${p} to ${q} were counted` },
      { value: count - (q - p + 1), because: say`the integers from ${p} to ${q} were left out` },
      { value: fitting.filter((x) => x > q).length, because: say`only the case x > ${q} was solved` },
      {
        value: sign === '≤' ? count - 2 : count + 2,
        because: sign === '≤' ? say`the ends satisfy it too` : say`the ends do not satisfy it`,
      },
      { value: count + 1, because: say`one number too many was counted at an end` },
      { value: count - 1, because: say`one number too few was counted at an end` },
      { value: 2 * c + 1, because: say`the right side was taken on both sides of 0` },
    ].filter(({ value }) => value !== count),
    steps: [
      say`From ${p} to ${q} the sum of the two distances is ${q - p}, which fits.`,
      say`Outside, each step away adds 2 to the sum.`,
      say`So x runs over the integers from ${fitting[0] ?? 0} to ${fitting.at(-1) ?? 0}.`,
      say`Their number is ${count}`,
    ],
  }
}

type Sign = '<' | '≤' | '>' | '≥'

const holds = (left: number, sign: Sign, right: number): boolean =>
  sign === '<' ? left < right : sign === '≤' ? left <= right : sign === '>' ? left > right : left >= right

const TURNED: Readonly<Record<Sign, Sign>> = { '<': '>', '≤': '≥', '>': '<', '≥': '≤' }
const TEX: Readonly<Record<Sign, string>> = { '<': '<', '≤': '\\le', '>': '>', '≥': '\\ge' }
