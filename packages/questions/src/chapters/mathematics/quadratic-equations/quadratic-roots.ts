import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { exact } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { fraction, quantity, surd } from '../../../kit/values/value.ts'
import { ask } from '../../../kit/wording/ask.ts'
import { latex, say } from '../../../kit/wording/say.ts'
import { showPolynomial } from '../../../kit/wording/show-polynomial.ts'

/** "What is the larger root of x² − 7x + 12 = 0?" */
export const quadraticRoots = defineGenerator({
  id: 'algebra/quadratic-roots',
  version: 3,
  concepts: ['solving-quadratics', 'quadratic-formula', 'quadratic-word-problems'],
  levels: {
    easy: { forms: [simple] },
    medium: { forms: [leading, product] },
    hard: { forms: [surdRoots, rectangle] },
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
      case 'product':
        return range(1, 200).find((n) => n * (n + given.step) === given.product) ?? Number.NaN
      case 'rectangle': {
        const wide = range(1, 500).find((side) => side * (side + given.more) === given.area) ?? Number.NaN
        return given.asks === 'breadth'
          ? wide
          : given.asks === 'length'
            ? wide + given.more
            : 2 * (2 * wide + given.more)
      }
    }
  },
})

const equation = (coefficients: readonly number[]) => latex`${showPolynomial(coefficients)} = 0`

function simple(rng: Random) {
  const [p, q] = rng.until(
    () => [rng.int(-14, 16), rng.int(-14, 16)] as const,
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

function product(rng: Random) {
  const step = rng.pick([1, 1, 2, 2, 3, 4, 5, 6, 7, 8, 9])
  const n = rng.int(5, 48)
  const kind =
    step === 1
      ? 'consecutive whole numbers'
      : step === 2
        ? n % 2 === 0
          ? 'consecutive even numbers'
          : 'consecutive odd numbers'
        : `whole numbers that differ by ${step}`
  const all = n * (n + step)
  return {
    concept: 'quadratic-word-problems',
    given: { find: 'product' as const, product: all, step },
    prompt: rng.pick([
      say`The product of two positive ${kind} is ${all}. ${ask(rng, 'the smaller of them')}`,
      say`Two positive ${kind} have the product ${all}. ${ask(rng, 'the smaller one')}`,
      say`If ${all} is written as the product of two positive ${kind}, the smaller factor is`,
    ]),
    answer: n,
    mistakes: [
      { value: n + step, because: say`that is the larger number` },
      { value: 2 * n + step, because: say`that is the sum of the two numbers` },
      { value: n + 1, because: say`its product with the other number is too large` },
      { value: n - 1, because: say`its product with the other number is too small` },
      { value: n - 2, because: say`its product with the other number is too small` },
      { value: n + step + 1, because: say`that is one more than the larger number` },
      { value: Math.floor(all / 2), because: say`the product was halved` },
    ],
    steps: [
      say`Let the smaller be x: ${latex`x(x + ${step}) = ${all}`}, so ${latex`x^2 + ${step === 1 ? '' : step}x - ${all} = 0`}`,
      say`Factors: ${latex`(x - ${n})(x + ${n + step}) = 0`}`,
      say`The positive solution is x = ${n}`,
    ],
  }
}

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

/** A side from the area. */
function rectangle(rng: Random) {
  const [breadth, more] = [rng.int(6, 60), rng.int(2, 24)]
  const area = breadth * (breadth + more)
  const asks = rng.pick(['breadth', 'length', 'perimeter'])
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
      say`The area of a rectangular ${place} is ${quantity(area, 'm²')}; one side is ${quantity(more, 'm')} longer than the other. The ${asks} of the ${place} (length is the longer side) is`,
    ]),
    answer,
    mistakes: [
      { value: breadth, because: say`that is the breadth` },
      { value: breadth + more, because: say`that is the length` },
      { value: 2 * breadth + more, because: say`that is length and breadth together` },
      { value: 2 * (2 * breadth + more), because: say`that is the perimeter` },
      { value: 4 * breadth, because: say`all four sides were taken to be as short as the breadth` },
      { value: exact(area, more), because: say`the area was divided by the difference of the sides` },
      { value: value + more, because: say`${more} was added once more` },
      { value: value - 1, because: say`with it the area would come out too small` },
    ],
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
