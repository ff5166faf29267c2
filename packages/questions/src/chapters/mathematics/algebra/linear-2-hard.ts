import type { Random } from '../../../kit/random/random.ts'
import { exact } from '../../../kit/values/exact.ts'
import { fraction } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { posed } from '../../../kit/wording/posed.ts'
import { latex, say } from '../../../kit/wording/say.ts'

/** a/x + b/y = c: linear in 1/x and 1/y. */
export function reciprocals(rng: Random) {
  const { x, y, p, q, r, s } = rng.until(
    () => ({
      x: rng.int(2, 9),
      y: rng.int(2, 9),
      p: rng.int(1, 6),
      q: rng.pick([1, -1]) * rng.int(1, 6),
      r: rng.int(1, 6),
      s: rng.pick([1, -1]) * rng.int(1, 6),
    }),
    (drawn) =>
      drawn.x !== drawn.y &&
      drawn.p * drawn.s !== drawn.q * drawn.r &&
      drawn.p + drawn.q !== 0 &&
      drawn.r + drawn.s !== 0,
  )
  // a = px and so on, so that the right sides are whole
  const [a, b, c] = [p * x, q * y, p + q]
  const [d, e, f] = [r * x, s * y, r + s]
  const show = (top: number, other: number, right: number) =>
    latex`\frac{${top}}{x} ${other < 0 ? '-' : '+'} \frac{${Math.abs(other)}}{y} = ${right}`
  const [first, second] = [show(a, b, c), show(d, e, f)]
  return {
    given: { find: 'reciprocal' as const, a, b, c, d, e, f },
    prompt: posed(rng, [
      say`If ${first} and ${second}, what is x?`,
      say`Solve ${first} and ${second} for x.`,
      say`The numbers x and y satisfy ${first} and ${second}. Find x.`,
    ]),
    answer: x,
    within: [-100, 100] as const,
    mistakes: [
      { value: exact(1, x), because: say`that is 1/x; its reciprocal was not taken` },
      { value: y, because: say`that is y` },
      { value: exact(1, y), because: say`that is 1/y` },
      { value: x + y, because: say`that is x + y` },
      { value: -x, because: say`the sign of the result was lost` },
      { value: x * y, because: say`that is xy` },
      { value: x + 1, because: say`one too many was counted when the terms were collected` },
      { value: x - 1, because: say`one too few was counted when the terms were collected` },
    ],
    steps: [
      say`Put u for 1/x and v for 1/y: ${latex`${a}u ${b < 0 ? '-' : '+'} ${Math.abs(b)}v = ${c}`} and ${latex`${d}u ${e < 0 ? '-' : '+'} ${Math.abs(e)}v = ${f}`}`,
      say`Multiply the first by ${e} and the second by ${b} and subtract: ${latex`${a * e - b * d}u = ${c * e - b * f}`}`,
      say`So u = ${fraction(exact(1, x))}, and x is its reciprocal.`,
      say`x = ${x}`,
    ],
  }
}

/** A fraction that two changes turn into simpler ones. */
export function fractionWord(rng: Random) {
  const { top, bottom, m, n } = rng.until(
    () => ({ top: rng.int(2, 17), bottom: rng.int(3, 25), m: rng.int(1, 9), n: rng.int(1, 9) }),
    ({ top, bottom, m, n }) => {
      const [one, other] = [exact(top + m, bottom + m), exact(top, bottom + n)]
      return (
        top < bottom &&
        exact(top, bottom).d === BigInt(bottom) &&
        one.d <= 6n &&
        other.d <= 6n &&
        bottom + n !== bottom + m &&
        !one.equals(1)
      )
    },
  )
  const [one, other] = [exact(top + m, bottom + m), exact(top, bottom + n)]
  const parts = (value: typeof one) => [Number(value.n), Number(value.d)] as const
  const [p, q] = parts(one)
  const [r, s] = parts(other)
  const answer = fraction(top, bottom)
  const person = rng.pick(people)
  return {
    given: { find: 'fraction' as const, first: [m, m, p, q] as const, second: [0, n, r, s] as const },
    prompt: posed(rng, [
      say`If ${m} is added to the numerator and to the denominator of a fraction, it becomes ${fraction(one)}. If ${n} is added to the denominator alone, it becomes ${fraction(other)}. What is the fraction?`,
      say`A fraction turns into ${fraction(one)} when both its parts grow by ${m}, and into ${fraction(other)} when only its denominator grows by ${n}. Find the fraction.`,
      say`${person.name} adds ${m} to the numerator and the denominator of a fraction and gets ${fraction(one)}. With ${n} added to the denominator only, ${person.he} would have got ${fraction(other)}. Which fraction was it?`,
    ]),
    answer,
    mistakes: [
      { value: fraction(top + m, bottom + m), because: say`that is the fraction after the first change` },
      { value: fraction(top, bottom + n), because: say`that is the fraction after the second change` },
      { value: fraction(top + 1, bottom), because: say`the numerator is one too large` },
      { value: fraction(top - 1, bottom), because: say`the numerator is one too small` },
      { value: fraction(top, bottom + 1), because: say`the denominator is one too large` },
      { value: fraction(top, bottom - 1), because: say`the denominator is one too small` },
      { value: fraction(bottom - top, bottom), because: say`that is what is missing to 1` },
      { value: fraction(top + 1, bottom + 1), because: say`both parts are one too large` },
    ].filter(({ value }) => value.amount.rational.lt(1) && value.amount.rational.gt(0)),
    steps: [
      say`Let the fraction be ${latex`\frac{x}{y}`}: ${latex`${q === 1 ? '' : q}(x + ${m}) = ${p === 1 ? '' : p}(y + ${m})`} and ${latex`${s === 1 ? '' : s}x = ${r === 1 ? '' : r}(y + ${n})`}`,
      say`The second gives ${latex`x = \frac{${r === 1 ? `y + ${n}` : `${r}(y + ${n})`}}{${s}}`}; put it into the first.`,
      say`Then y = ${bottom} and x = ${top}.`,
      say`The fraction is ${answer}`,
    ],
  }
}
