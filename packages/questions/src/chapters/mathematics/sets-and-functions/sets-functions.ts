import type { Random } from '../../../kit/random/random.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'

const signed = (number: number): string => (number < 0 ? `- ${-number}` : `+ ${number}`)
const times = (number: number): string => (number === 1 ? '' : number === -1 ? '-' : String(number))

/** f(g(x)) at a point. */
export function composed(rng: Random) {
  const [slope, more] = [rng.int(2, 6), rng.pick([-7, -5, -4, -3, -2, 1, 2, 3, 5, 8])]
  const [square, shift] = [rng.int(1, 3), rng.pick([-6, -5, -3, -2, -1, 1, 2, 4, 7])]
  const at = rng.pick([-3, -2, 2, 3, 4])
  const [person, town] = [rng.pick(people), rng.pick(towns)]
  const inner = square * at ** 2 + shift
  const answer = slope * inner + more
  const f = `f(x) = ${times(slope)}x ${signed(more)}`
  const g = `g(x) = ${times(square)}x^2 ${signed(shift)}`
  const other = square * (slope * at + more) ** 2 + shift
  const show = (value: number) => (value < 0 ? `(${value})` : String(value))
  return {
    given: { find: 'composed' as const, slope, more, square, shift, at },
    prompt: rng.pick([
      say`In the notebook of ${person.name} of ${town} stand $${f}$ and $${g}$. What is $f(g(${at}))$?`,
      say`${person.name} is given $${g}$ and $${f}$. Find the value of $(f \circ g)(${at})$.`,
      say`In a class in ${town} the functions $${f}$ and $${g}$ are composed. What is $f(g(x))$ for $x = ${at}$?`,
    ]),
    answer,
    mistakes: [
      { value: other, because: say`$g(f(${at}))$ was found: the inner function comes first` },
      { value: inner, because: say`only $g(${at})$ was found` },
      { value: slope * at + more, because: say`only $f(${at})$ was found` },
      { value: (slope * at + more) * inner, because: say`the two values were multiplied` },
      { value: slope * at + more + inner, because: say`the two values were added` },
      { value: slope * inner, because: say`the last term of f was forgotten` },
      { value: answer - 2 * more, because: say`the sign of the last term of f was turned` },
    ],
    steps: [
      say`The inner function comes first.`,
      say`$g(${at}) = ${square === 1 ? '' : `${square} \\times `}${show(at)}^2 ${signed(shift)} = ${inner}$`,
      say`$f(${inner}) = ${slope} \times ${show(inner)} ${signed(more)}$ = ${answer}`,
    ],
  }
}

/** The value of the inverse of a function with a fraction. */
export function inverse(rng: Random) {
  const { a, b, d, x, value } = rng.until(
    () => {
      const [a, b, d, x] = [rng.int(2, 9), rng.int(-12, 20), rng.int(-7, 7), rng.int(-12, 12)]
      return { a, b, d, x, value: x + d === 0 ? Number.NaN : (a * x + b) / (x + d) }
    },
    // A function with an inverse, at a point where it is a whole number that tells one x.
    (drawn) =>
      drawn.b !== 0 &&
      drawn.d !== 0 &&
      drawn.x !== 0 &&
      Number.isInteger(drawn.value) &&
      drawn.value !== drawn.a &&
      drawn.value !== 0 &&
      drawn.b !== drawn.a * drawn.d,
  )
  const [person, town] = [rng.pick(people), rng.pick(towns)]
  const formula = `f(x) = \\frac{${times(a)}x ${signed(b)}}{x ${signed(d)}}`
  const direct = value + d === 0 ? null : (a * value + b) / (value + d)
  return {
    given: { find: 'inverse' as const, a, b, d, value },
    prompt: rng.pick([
      say`${person.name} of ${town} knows that $${formula}$ has an inverse. What is $f^{-1}(${value})$?`,
      say`For $${formula}$, ${person.name} looks for the number whose image is ${value}. Find $f^{-1}(${value})$.`,
      say`In ${town}, ${person.name} inverts $${formula}$. Which value does $f^{-1}$ take at ${value}?`,
    ]),
    answer: x,
    mistakes: [
      ...(direct !== null && Number.isInteger(direct)
        ? [{ value: direct, because: say`$f(${value})$ was found instead of the inverse` }]
        : []),
      { value: -x, because: say`a sign was lost when the terms were collected` },
      { value: value, because: say`the value itself was taken` },
      { value: x + d, because: say`the denominator was taken for $x$` },
      { value: x - d, because: say`${d} was carried over with the wrong sign` },
      { value: value * d - b, because: say`the division by ${a - value} was forgotten` },
      { value: b - value * d, because: say`the division was forgotten and a sign was lost` },
    ],
    steps: [
      say`$f^{-1}(${value})$ is the $x$ with $f(x) = ${value}$.`,
      say`$${times(a)}x ${signed(b)} = ${times(value)}(x ${signed(d)})$`,
      say`$${times(a - value)}x = ${value * d - b}$`,
      say`$x$ = ${x}`,
    ],
  }
}
