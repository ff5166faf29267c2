import type { Random } from '../../../kit/random/random.ts'
import { polynomialAt, showPolynomial } from '../../../kit/wording/polynomial.ts'
import { posed } from '../../../kit/wording/posed.ts'
import { latex, say } from '../../../kit/wording/say.ts'

const wide = (number: number) => (number < 0 ? say`(${number})` : number)

/** x³ + ax² + bx + c with two remainders. */
export function twoConditions(rng: Random) {
  const { a, b, last, p, q } = rng.until(
    () => ({
      a: rng.int(-7, 7),
      b: rng.int(-9, 9),
      last: rng.int(-12, 12),
      p: rng.int(-3, 4),
      q: rng.int(-3, 4),
    }),
    (drawn) =>
      drawn.p !== drawn.q &&
      drawn.p !== 0 &&
      drawn.q !== 0 &&
      drawn.a !== 0 &&
      drawn.b !== 0 &&
      drawn.last !== 0,
  )
  const polynomial = [1, a, b, last]
  const [restP, restQ] = [polynomialAt(polynomial, p), polynomialAt(polynomial, q)]
  const asks = rng.pick(['a', 'b', 'a + b'])
  const answer = asks === 'a' ? a : asks === 'b' ? b : a + b
  const text = latex`x^{3} + ax^{2} + bx ${last < 0 ? '-' : '+'} ${Math.abs(last)}`
  const [one, other] = [latex`${showPolynomial([1, -p])}`, latex`${showPolynomial([1, -q])}`]
  const leaves = (rest: number) => (rest === 0 ? say`no remainder` : say`${rest}`)
  return {
    given: { find: 'two' as const, last, p, q, restP, restQ, asks },
    prompt: posed(rng, [
      say`${text} leaves ${leaves(restP)} on division by ${one} and ${leaves(restQ)} on division by ${other}. What is ${asks}?`,
      say`When ${text} is divided by ${one} it leaves ${leaves(restP)}, and by ${other} it leaves ${leaves(restQ)}. Find ${asks}.`,
      say`If dividing ${text} by ${one} leaves ${leaves(restP)} and by ${other} ${leaves(restQ)}, the value of ${asks} is`,
    ]),
    answer,
    within: [-200, 200] as const,
    mistakes: [
      { value: asks === 'a' ? b : a, because: say`that is ${asks === 'a' ? 'b' : 'a'}` },
      { value: asks === 'a + b' ? b : a + b, because: say`that is ${asks === 'a + b' ? 'b' : 'a + b'}` },
      { value: -answer, because: say`the sign of the result was lost` },
      { value: a - b, because: say`that is a − b` },
      { value: answer + 1, because: say`one too many was counted when the equations were combined` },
      { value: b - a, because: say`that is b − a` },
      { value: answer + p, because: say`${p} was counted once more` },
    ],
    steps: [
      say`At x = ${p}: ${p ** 3} + ${p * p}a + ${wide(p)}b + ${wide(last)} = ${restP}`,
      say`At x = ${q}: ${q ** 3} + ${q * q}a + ${wide(q)}b + ${wide(last)} = ${restQ}`,
      say`The two equations in a and b give a = ${a} and b = ${b}.`,
      say`So ${asks} = ${answer}`,
    ],
  }
}

/** A divisor like 2x − 3. */
export function scaled(rng: Random) {
  const lead = rng.pick([2, 3])
  const top = rng.until(
    () => rng.int(-5, 5),
    (drawn) => drawn % lead !== 0,
  )
  // Coefficients that keep the value at top/lead whole.
  const polynomial = [
    lead ** 3 * rng.int(1, 2),
    lead ** 2 * rng.int(-4, 5),
    lead * rng.int(-6, 6),
    rng.int(-15, 15),
  ]
  const root = top / lead
  const answer = Math.round(polynomialAt(polynomial, root))
  const wrong = (x: number) => Math.round(polynomialAt(polynomial, x) * 1e6) / 1e6
  const [text, divisor] = [latex`${showPolynomial(polynomial)}`, latex`${showPolynomial([lead, -top])}`]
  const at = latex`${top < 0 ? '-' : ''}\frac{${Math.abs(top)}}{${lead}}`
  const values = polynomial.map((one, index) => Math.round(one * root ** (3 - index)))
  return {
    given: { find: 'remainder' as const, polynomial, divisor: [lead, -top] },
    prompt: posed(rng, [
      say`What is the remainder when ${text} is divided by ${divisor}?`,
      say`Divide ${text} by ${divisor}. The remainder is`,
      say`Which remainder does ${text} leave on division by ${divisor}?`,
    ]),
    answer,
    within: [-5000, 5000] as const,
    mistakes: [
      { value: wrong(-root), because: say`the sign of the zero of the divisor was changed` },
      { value: wrong(top), because: say`${top} was put in: the division by ${lead} was left out` },
      { value: wrong(-top), because: say`${-top} was put in` },
      {
        value: polynomial.reduce((sum, one) => sum + one, 0),
        because: say`1 was put in: that is the sum of the coefficients`,
      },
      { value: polynomial.at(-1) ?? 0, because: say`that is the constant term` },
      { value: answer - (polynomial.at(-1) ?? 0), because: say`the constant term was left out` },
      { value: -answer, because: say`the sign of the result was lost` },
      { value: answer * lead, because: say`the value was multiplied by ${lead}` },
    ],
    steps: [
      say`${divisor} is zero for x = ${at}.`,
      say`The remainder is the value of the polynomial there.`,
      say`The terms are ${values[0] ?? 0}, ${values[1] ?? 0}, ${values[2] ?? 0} and ${values[3] ?? 0}.`,
      say`Their sum is ${answer}`,
    ],
  }
}
