import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { type Exact, exact } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { fraction, surd } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { latex, say } from '../../../kit/wording/say.ts'
import { showPolynomial } from '../../../kit/wording/show-polynomial.ts'
import { conditionOnRoots, inDisguise, sharedNumber } from './roots-in-steps.ts'

/** "What is the larger root of x² − 7x + 12 = 0?" */
export const quadraticRoots = defineGenerator({
  id: 'algebra/quadratic-roots',
  version: 9,
  concepts: ['solving-quadratics', 'quadratic-formula'],
  levels: {
    easy: { forms: [simple, bothRoots, coefficientOfRoot] },
    medium: { forms: [leading, leading, otherRoot, otherRoot, surdRoots] },
    hard: {
      forms: [
        ...often(12, sharedNumber),
        ...often(10, conditionOnRoots),
        ...often(2, inDisguise),
        ...often(2, reciprocal),
      ],
    },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'root': {
        // The two changes of sign on a fine grid around the vertex, then halving.
        const { a, b, c } = given
        const at = (x: number) => (a * x + b) * x + c
        const vertex = -b / (2 * a)
        let [inside, outside] = [vertex, vertex + (given.which === 'larger' ? 1 : -1) * 500]
        for (let round = 0; round < 200; round++) {
          const middle = (inside + outside) / 2
          if (Math.sign(at(middle)) === Math.sign(at(vertex))) inside = middle
          else outside = middle
        }
        return (inside + outside) / 2
      }
      case 'both': {
        const { a, b, c } = given
        const found = range(-40 * a, 40 * a)
          .map((top) => exact(top, a))
          .filter((x) => x.mul(x).mul(a).add(x.mul(b)).add(c).n === 0n)
        const [small, large] = found
        return small && large ? pair(small, large) : ''
      }
      case 'other':
        // By the product of the roots.
        return given.c / given.a / given.root
      case 'coefficient': {
        // Try every whole number.
        const { a, other, root, place } = given
        const left = (k: number) =>
          place === 'middle' ? (a * root + k) * root + other : (a * root + other) * root + k
        return range(-2000, 2000).find((k) => left(k) === 0) ?? Number.NaN
      }
      case 'reciprocal': {
        const { top, bottom } = given
        const disc = Math.sqrt(top * top - 4 * bottom * bottom)
        return (given.which === 'larger' ? top + disc : top - disc) / (2 * bottom)
      }
      case 'shared': {
        const p =
          range(-2000, 2000).find((k) => given.a * given.root ** 2 + k * given.root + given.c === 0) ?? 0
        // With equal roots the value at the vertex is 0.
        const vertex = -p / (2 * given.lead)
        return -(given.lead * vertex + p) * vertex
      }
      case 'condition': {
        // Every pair of whole roots with the right sum, until one meets the condition.
        const sum = -given.b / given.a
        const isMet = (x: number, y: number) =>
          given.kind === 'difference'
            ? x - y === given.amount
            : given.kind === 'times'
              ? x === given.amount * y || y === given.amount * x
              : x * x + y * y === given.amount
        const x = range(-300, 300).find((one) => isMet(one, sum - one))
        return x === undefined ? Number.NaN : given.a * x * (sum - x)
      }
      case 'disguise': {
        const values = range(0, 60).filter((x) => {
          const y = given.kind === 'power' ? given.base ** x : x * x
          return y * y - given.middle * y + given.last === 0
        })
        return given.asks === 'larger' ? Math.max(...values) : values.reduce((all, one) => all + one, 0)
      }
    }
  },
})

const equation = (coefficients: readonly number[]) => latex`${showPolynomial(coefficients)} = 0`

function simple(rng: Random) {
  const [p, q] = rng.until(
    () => [rng.int(-25, 25), rng.int(-25, 25)] as const,
    ([x, y]) => x > y && x !== 0 && y !== 0 && x + y !== 0,
  )
  const which = rng.pick(['larger', 'smaller'])
  const [answer, other] = which === 'larger' ? [p, q] : [q, p]
  const text = equation([1, -p - q, p * q])
  return {
    concept: 'solving-quadratics',
    given: { find: 'root' as const, a: 1, b: -p - q, c: p * q, which },
    prompt: rng.pick([
      say`${ask(rng, say`the ${which} root of ${text}`)}`,
      say`Solve ${text}. The ${which} of the two solutions is`,
      say`Which is the ${which} of the two roots of the quadratic equation ${text}?`,
      say`The ${which} number that satisfies ${text} is`,
      say`Of the two roots of ${text}, the ${which} one is`,
      say`If ${text}, find the ${which} value of x.`,
      say`${ask(rng, say`the ${which} value of x for which ${text}`)}`,
    ]),
    answer,
    within: [-100, 100] as const,
    mistakes: [
      { value: other, because: say`that is the ${which === 'larger' ? 'smaller' : 'larger'} root` },
      { value: -answer, because: say`the sign was not changed: a factor (x − r) gives the root r` },
      { value: -other, because: say`the other root was taken, with the wrong sign` },
      { value: p + q, because: say`that is the sum of the roots` },
      {
        value: answer + (which === 'larger' ? 1 : -1),
        because: say`the factors do not give the middle term`,
      },
      {
        value: answer - (which === 'larger' ? 1 : -1),
        because: say`the factors do not give the middle term`,
      },
    ],
    steps: [
      say`Find two numbers with the sum ${p + q} and the product ${p * q}: ${p} and ${q}`,
      say`So the roots are ${p} and ${q}, and the ${which} is ${answer}`,
    ],
  }
}

function leading(rng: Random) {
  // (ax − p)(bx − q)
  const { a, b, p, q } = rng.until(
    () => ({
      a: rng.int(2, 7),
      b: rng.int(1, 5),
      p: rng.pick([1, -1]) * rng.int(1, 11),
      q: rng.pick([1, -1]) * rng.int(1, 11),
    }),
    (drawn) =>
      exact(drawn.p, drawn.a).d === BigInt(drawn.a) &&
      exact(drawn.q, drawn.b).d === BigInt(drawn.b) &&
      drawn.p * drawn.b !== drawn.q * drawn.a &&
      drawn.a * drawn.q + drawn.b * drawn.p !== 0,
  )
  const [x, y] = [exact(p, a), exact(q, b)]
  const which = rng.pick(['larger', 'smaller'])
  const [large, small] = x.gt(y) ? [x, y] : [y, x]
  const [key, other] = which === 'larger' ? [large, small] : [small, large]
  const [A, B, C] = [a * b, -(a * q + b * p), p * q]
  const answer = fraction(key)
  const text = equation([A, B, C])
  return {
    concept: 'solving-quadratics',
    given: { find: 'root' as const, a: A, b: B, c: C, which },
    prompt: rng.pick([
      say`${ask(rng, say`the ${which} root of ${text}`)}`,
      say`Solve ${text}. The ${which} of the two solutions is`,
      say`${ask(rng, say`the ${which} value of x that satisfies ${text}`)}`,
      say`Of the two roots of ${text}, the ${which} one is`,
      say`If ${text}, find the ${which} value of x.`,
    ]),
    answer,
    within: [-100, 100] as const,
    mistakes: [
      { value: fraction(other), because: say`that is the ${which === 'larger' ? 'smaller' : 'larger'} root` },
      { value: fraction(key.neg()), because: say`the sign was not changed when the factor was set to zero` },
      { value: fraction(other.neg()), because: say`the other root was taken, with the wrong sign` },
      { value: fraction(key.mul(A)), because: say`the division by the leading coefficient was forgotten` },
      {
        value: fraction(other.mul(A)),
        because: say`the other number was taken, and the leading coefficient forgotten`,
      },
      { value: fraction(key.inverse()), because: say`numerator and denominator were exchanged` },
      { value: fraction(exact(-B, A)), because: say`that is the sum of the roots` },
      { value: fraction(exact(C, A)), because: say`that is the product of the roots` },
    ],
    steps: [
      say`Split the middle term: ${latex`${showPolynomial([A, B, C])} = (${showPolynomial([a, -p])})(${showPolynomial([b, -q])})`}`,
      say`Each factor may be zero: x = ${fraction(x)} or x = ${fraction(y)}`,
      say`The ${which} root is ${answer}`,
    ],
  }
}

/** '−5/3 and 2' */
const pair = (small: Exact, large: Exact): string => `${plainText(small)} and ${plainText(large)}`

const plainText = (x: Exact): string =>
  latex`${x.s < 0n ? '-' : ''}${x.d === 1n ? x.n : `\\frac{${x.n}}{${x.d}}`}`

const inOrder = (x: Exact, y: Exact): string => (x.gt(y) ? pair(y, x) : pair(x, y))

function bothRoots(rng: Random) {
  // (ax − p)(x − q)
  const { a, p, q } = rng.until(
    () => ({ a: rng.pick([1, 1, 2, 3, 4, 5]), p: drawSigned(rng, 20), q: drawSigned(rng, 20) }),
    (drawn) =>
      exact(drawn.p, drawn.a).d === BigInt(drawn.a) &&
      Math.abs(drawn.p) !== Math.abs(drawn.a * drawn.q) &&
      drawn.p + drawn.a * drawn.q !== 0,
  )
  const [x, y] = [exact(p, a), exact(q, 1)]
  const [b, c] = [-(p + a * q), p * q]
  const text = equation([a, b, c])
  const answer = inOrder(x, y)
  return {
    concept: 'solving-quadratics',
    given: { find: 'both' as const, a, b, c },
    prompt: rng.pick([
      say`The roots of the equation ${text} are`,
      say`What are the roots of ${text}?`,
      say`Find the roots of the quadratic equation ${text}.`,
      say`The values of x that satisfy ${text} are`,
      say`Solve the equation ${text}. Its roots are`,
      say`Which two numbers are the roots of ${text}?`,
      say`If ${text}, then the two values of x are`,
      say`Determine the roots of ${text}.`,
    ]),
    answer,
    mistakes: [
      {
        value: inOrder(x.neg(), y.neg()),
        because: say`the signs were not changed: a factor (x − r) gives the root r`,
      },
      { value: inOrder(x.neg(), y), because: say`the sign of one root is wrong` },
      { value: inOrder(x, y.neg()), because: say`the sign of one root is wrong` },
      ...(a > 1
        ? [
            { value: inOrder(exact(p, 1), y), because: say`the leading coefficient was forgotten` },
            {
              value: inOrder(x, exact(q, a)),
              because: say`both numbers were divided by the leading coefficient`,
            },
          ]
        : [
            {
              value: inOrder(exact(p + 1, 1), exact(q - 1, 1)),
              because: say`their product is not the last term`,
            },
            {
              value: inOrder(exact(p - 1, 1), exact(q + 1, 1)),
              because: say`their product is not the last term`,
            },
          ]),
    ],
    steps: [
      say`Split the middle term: ${latex`${showPolynomial([a, b, c])} = (${showPolynomial([a, -p])})(${showPolynomial([1, -q])})`}`,
      say`Each factor may be zero, so the roots are ${answer}`,
    ],
  }
}

function otherRoot(rng: Random) {
  const { a, p, q } = rng.until(
    () => ({ a: rng.pick([1, 2, 3, 4, 5, 6]), p: drawSigned(rng, 19), q: drawSigned(rng, 14) }),
    (drawn) => exact(drawn.p, drawn.a).d === BigInt(drawn.a) && drawn.p !== drawn.a * drawn.q,
  )
  // The middle coefficient is not told.
  const [b, c] = [-(p + a * q), p * q]
  const answer = fraction(exact(p, a))
  const lead = a === 1 ? '' : a
  const text = latex`${lead}x^2 + kx ${c < 0 ? '-' : '+'} ${Math.abs(c)} = 0`
  return {
    concept: 'solving-quadratics',
    given: { find: 'other' as const, a, c, root: q },
    prompt: rng.pick([
      say`One root of the equation ${text} is ${q}. ${ask(rng, 'the other root')}`,
      say`If ${q} is a root of ${text}, then its other root is`,
      say`The equation ${text} has ${q} as one of its roots. What is the other one?`,
      say`For some k, ${text} has the root ${q}. ${ask(rng, 'its second root')}`,
      say`x = ${q} satisfies ${text}. Which other value of x satisfies it?`,
    ]),
    answer,
    within: [-200, 200] as const,
    mistakes: [
      { value: fraction(exact(-p, a)), because: say`the sign was lost` },
      { value: fraction(exact(a, p)), because: say`the quotient was turned upside down` },
      { value: fraction(c - q), because: say`the known root was subtracted from the last term` },
      { value: fraction(exact(p, 1)), because: say`the leading coefficient was left out` },
      { value: fraction(exact(b, a)), because: say`that is the coefficient k divided by the leading one` },
      { value: fraction(exact(c, a)), because: say`that is the product of the roots` },
      { value: fraction(-q), because: say`the roots were taken to be opposite numbers` },
    ],
    steps: [
      say`The product of the roots is the last term divided by the leading coefficient: ${fraction(exact(c, a))}`,
      say`Divided by the known root ${q}, the other root is ${answer}`,
    ],
  }
}

/** A coefficient from one root. */
function coefficientOfRoot(rng: Random) {
  const place = rng.pick(['middle', 'last'])
  const { a, root, other, answer } = rng.until(
    () => {
      const [lead, one, known] = [rng.int(1, 7), drawSigned(rng, 9), drawSigned(rng, 24)]
      const rest = place === 'middle' ? -(lead * one * one + known) / one : -(lead * one + known) * one
      return { a: lead, root: one, other: known, answer: rest }
    },
    (drawn) => Number.isInteger(drawn.answer) && drawn.answer !== 0 && Math.abs(drawn.answer) <= 200,
  )
  const lead = a === 1 ? '' : a
  const size = Math.abs(other)
  const known = `${other < 0 ? '-' : '+'} ${place === 'last' && size === 1 ? '' : size}`
  const text = place === 'middle' ? latex`${lead}x^2 + kx ${known} = 0` : latex`${lead}x^2 ${known}x + k = 0`
  return {
    concept: 'solving-quadratics',
    given: { find: 'coefficient' as const, a, other, root, place },
    prompt: rng.pick([
      say`If x = ${root} is a root of the equation ${text}, then ${askThen(rng, 'the value of k')}`,
      say`${root} is a root of ${text}. ${ask(rng, 'the value of k')}`,
      say`For which value of k is ${root} a solution of ${text}?`,
      say`The equation ${text} is satisfied by x = ${root}. Then k is equal to`,
      say`Find k, if one of the roots of ${text} is ${root}.`,
    ]),
    answer,
    within: [-400, 400] as const,
    mistakes: [
      { value: -answer, because: say`the sign was lost` },
      {
        value: place === 'middle' ? answer * root : answer / root,
        because: say`the known root was used once too often or too rarely`,
      },
      { value: answer + 2 * other, because: say`the known coefficient was brought over with the wrong sign` },
      { value: answer + 2 * a * root, because: say`the square was taken with the wrong sign` },
      { value: answer - 2 * a * root, because: say`the square was taken with the wrong sign` },
      { value: answer + root, because: say`the root was added once more` },
      { value: answer - root, because: say`the root was subtracted once more` },
    ],
    steps: [
      say`Put x = ${root}: ${a} × ${root * root} = ${a * root * root}, and the whole left side must be 0.`,
      place === 'middle'
        ? say`So k × ${root < 0 ? say`(${root})` : root} = ${-(a * root * root + other)}, and k = ${answer}`
        : say`So ${a * root * root} ${other * root < 0 ? '−' : '+'} ${Math.abs(other * root)} + k = 0, and k = ${answer}`,
    ],
  }
}

/** x + 1/x = 10/3 */
function reciprocal(rng: Random) {
  const { p, q } = rng.until(
    () => ({ p: rng.int(2, 25), q: rng.int(1, 24) }),
    (drawn) => drawn.p > drawn.q && exact(drawn.p, drawn.q).n === BigInt(drawn.p),
  )
  const [top, bottom] = [p * p + q * q, p * q]
  const which = rng.pick(['larger', 'smaller'])
  const key = which === 'larger' ? exact(p, q) : exact(q, p)
  const answer = fraction(key)
  const sum = exact(top, bottom)
  const text = latex`x + \frac{1}{x} = ${sum.d === 1n ? sum.n : `\\frac{${sum.n}}{${sum.d}}`}`
  return {
    concept: 'solving-quadratics',
    given: { find: 'reciprocal' as const, top, bottom, which },
    prompt: rng.pick([
      say`${ask(rng, say`the ${which} root of the equation ${text}`)}`,
      say`Solve ${text}. The ${which} of the two solutions is`,
      say`${ask(rng, say`the ${which} value of x that satisfies ${text}`)}`,
    ]),
    answer,
    mistakes: [
      {
        value: fraction(key.inverse()),
        because: say`that is the ${which === 'larger' ? 'smaller' : 'larger'} root`,
      },
      { value: fraction(sum), because: say`that is the sum of the two roots` },
      { value: fraction(exact(p + 1, q)), because: say`its sum with the reciprocal is another number` },
      { value: fraction(exact(q, p + 1)), because: say`its sum with the reciprocal is another number` },
      { value: fraction(exact(top, 2 * bottom)), because: say`that is half of the sum of the roots` },
      { value: fraction(p), because: say`only the numerator was taken` },
    ],
    steps: [
      say`Multiply by x: ${latex`${showPolynomial([bottom, -top, bottom])} = 0`}`,
      say`Factors: ${latex`(${showPolynomial([q, -p])})(${showPolynomial([p, -q])}) = 0`}`,
      say`The ${which} root is ${answer}`,
    ],
  }
}

const drawSigned = (rng: Random, most: number): number => rng.pick([1, -1]) * rng.int(1, most)

const squareFree = (number: number) => ![4, 9, 16, 25, 36, 49].some((square) => number % square === 0)
const RADICANDS = range(2, 40).filter((number) => squareFree(number))

/** Roots m ± k√n: only the formula finds them. */
function surdRoots(rng: Random) {
  const { m, k, n } = rng.until(
    () => ({ m: rng.pick([1, -1]) * rng.int(1, 9), k: rng.int(1, 3), n: rng.pick(RADICANDS) }),
    (drawn) => drawn.k * drawn.k * drawn.n <= 120 && drawn.m * drawn.m !== drawn.k * drawn.k * drawn.n,
  )
  const which = rng.pick(['larger', 'smaller'])
  const sign = which === 'larger' ? 1 : -1
  const square = k * k * n
  const [b, c] = [-2 * m, m * m - square]
  const answer = surd(sign * k, n, null, m)
  const text = latex`${showPolynomial([1, b, c])} = 0`
  return {
    concept: 'quadratic-formula',
    given: { find: 'root' as const, a: 1, b, c, which },
    prompt: rng.pick([
      say`${ask(rng, say`the ${which} root of ${text}`)}`,
      say`Solve ${text} by the formula. The ${which} of the two roots is`,
      say`Of the two roots of ${text}, the ${which} one is`,
      say`The quadratic formula gives two roots of ${text}. Which is the ${which} one?`,
      say`${ask(rng, say`the ${which} value of x for which ${text}`)}`,
    ]),
    answer,
    within: [-100, 100] as const,
    mistakes: [
      {
        value: surd(-sign * k, n, null, m),
        because: say`that is the ${which === 'larger' ? 'smaller' : 'larger'} root`,
      },
      {
        value: surd(sign * k, n, null, -m),
        because: say`the sign of the middle coefficient was not changed`,
      },
      { value: surd(-sign * k, n, null, -m), because: say`both signs were changed` },
      { value: surd(sign * 2 * k, n, null, 2 * m), because: say`the division by 2 was forgotten` },
      { value: surd(sign * 2 * k, n, null, m), because: say`only the first part was divided by 2` },
      { value: surd(sign * k, n, null, 2 * m), because: say`only the root was divided by 2` },
      {
        value: surd(-sign * 2 * k, n, null, 2 * m),
        because: say`the division by 2 was forgotten, and the other sign taken`,
      },
    ],
    steps: [
      say`Discriminant: ${latex`${b < 0 ? `(${b})` : b}^2 - 4 \times 1 \times ${c < 0 ? `(${c})` : c} = ${4 * square}`}`,
      say`Its root is ${latex`\sqrt{${4 * square}}`} = ${surd(2 * k, n)}`,
      say`${latex`x = \frac{${-b} \pm \sqrt{${4 * square}}}{2}`}, that is ${surd(k, n, null, m)} or ${surd(-k, n, null, m)}`,
      say`The ${which} root is ${answer}`,
    ],
  }
}
