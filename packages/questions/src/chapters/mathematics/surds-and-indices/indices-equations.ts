import type { Random } from '../../../kit/random/random.ts'
import { exact } from '../../../kit/values/exact.ts'
import { fraction } from '../../../kit/values/value.ts'
import { posed } from '../../../kit/wording/posed.ts'
import { latex, say } from '../../../kit/wording/say.ts'
import { drawTop, PERFECT, type Power, showPower } from './perfect-powers.ts'

/** a^(px + q) = b^(rx + s), both bases powers of one number. */
export function equation(rng: Random) {
  const of = rng.pick([2, 3, 5])
  const [a, b] = rng.sample(of === 2 ? [1, 2, 3, 4, 5] : of === 3 ? [1, 2, 3, 4] : [1, 2, 3], 2)
  const { p, q, r, s, x } = rng.until(
    () => {
      const [p, r, x, q] = [rng.int(1, 5), rng.int(1, 4), rng.int(-5, 9), rng.int(-6, 9)]
      // a(px + q) = b(rx + s)
      return { p, q, r, x, s: (a * (p * x + q)) / b - r * x }
    },
    (drawn) =>
      Number.isInteger(drawn.s) &&
      Math.abs(drawn.s) <= 12 &&
      drawn.s !== 0 &&
      drawn.q !== 0 &&
      a * drawn.p !== b * drawn.r &&
      drawn.x !== 0,
  )
  const [left, right] = [of ** a, of ** b]
  const show = (factor: number, rest: number) =>
    `${factor === 1 ? '' : factor}x ${rest < 0 ? '-' : '+'} ${Math.abs(rest)}`
  const text = latex`${left}^{${show(p, q)}} = ${right}^{${show(r, s)}}`
  const coefficient = (number: number) =>
    number === 1 ? '' : number === -1 ? '−' : String(number).replace('-', '−')
  const side = (times: number, factor: number, rest: number) => {
    const sum = `${coefficient(factor)}x ${rest < 0 ? '−' : '+'} ${Math.abs(rest)}`
    return times === 1 ? sum : `${times}(${sum})`
  }
  return {
    given: { find: 'unknown' as const, left, right, p, q, r, s },
    prompt: posed(rng, [
      say`If ${text}, what is x?`,
      say`Solve ${text} for x.`,
      say`Find the value of x for which ${text}.`,
      say`The equation ${text} holds for x =`,
    ]),
    answer: x,
    within: [-60, 60] as const,
    mistakes: [
      { value: (s - q) / (p - r), because: say`the exponents were set equal although the bases differ` },
      {
        value: (b * s + a * q) / (a * p - b * r),
        because: say`${a * q} was carried over without changing its sign`,
      },
      {
        value: (b * s - a * q) / (a * p + b * r),
        because: say`the term with x was carried over without changing its sign`,
      },
      { value: -x, because: say`the sign of the result was lost` },
      {
        value: (s - q) / (a * p - b * r),
        because: say`only the terms with x were multiplied by the exponents of the bases`,
      },
      { value: b * s - a * q, because: say`the division by ${a * p - b * r} was forgotten` },
      { value: x + 1, because: say`one too many was counted when the terms were collected` },
      { value: x - 1, because: say`one too few was counted when the terms were collected` },
    ],
    steps: [
      say`Write both sides as powers of ${of}: ${latex`${left} = ${of}^{${a}}`} and ${latex`${right} = ${of}^{${b}}`}.`,
      say`Equal powers of ${of} have equal exponents: ${side(a, p, q)} = ${side(b, r, s)}`,
      say`Multiply out: ${side(1, a * p, a * q)} = ${side(1, b * r, b * s)}, so ${coefficient(a * p - b * r)}x = ${b * s - a * q}`,
      say`x = ${x}`,
    ],
  }
}

export function threePowers(rng: Random) {
  const [one, other, last] = rng.sample(
    PERFECT.filter(({ base, root }) => base <= 1300 && root <= 7),
    3,
  )
  const [m, n, k] = [drawTop(rng, one.degree), drawTop(rng, other.degree), drawTop(rng, last.degree)]
  const isNegative = rng.chance(0.5)
  const [first, second, third] = [one.root ** m, other.root ** n, last.root ** k]
  const sign = isNegative ? 1 : -1
  // first × second ÷ third, the division hidden in a negative exponent half of the time
  const value = (a: number, b: number, c: number) => fraction(exact(a * b, c))
  const answer = value(first, second, third)
  const powers: Power[] = [
    [one.base, m, one.degree],
    [other.base, n, other.degree],
    [last.base, -k, last.degree],
  ]
  const text = latex`${showPower([one.base, m, one.degree])} \times ${showPower([other.base, n, other.degree])} ${sign > 0 ? '\\times' : '\\div'} ${showPower([last.base, -k * sign, last.degree])}`
  return {
    given: { find: 'value' as const, powers },
    prompt: posed(rng, [
      say`What is the value of ${text}?`,
      say`Simplify ${text}.`,
      say`${text} is equal to`,
    ]),
    answer,
    mistakes: [
      {
        value: fraction(first * second * third),
        because: isNegative
          ? say`the minus sign in the exponent was left out`
          : say`the last power was multiplied instead of divided by`,
      },
      {
        value: value(one.root, second, third),
        because: say`the first root was not raised to the power ${m}`,
      },
      {
        value: value(first, other.root, third),
        because: say`the second root was not raised to the power ${n}`,
      },
      {
        value: value(first, second, last.root),
        because: say`the last root was not raised to the power ${k}`,
      },
      { value: value(first + second, 1, third), because: say`the first two powers were added` },
      {
        value: value(one.root * m, other.root * n, third),
        because: say`roots were multiplied by the numerators instead of being raised`,
      },
      { value: fraction(exact(third, first * second)), because: say`the reciprocal was taken` },
      {
        value: fraction(exact(first, second * third)),
        because: say`the second power was divided by as well`,
      },
    ],
    steps: [
      say`${one.base} = ${latex`${one.root}^{${one.degree}}`}, so the first power is ${latex`${one.root}^{${m}}`} = ${first}`,
      say`${other.base} = ${latex`${other.root}^{${other.degree}}`}, so the second is ${latex`${other.root}^{${n}}`} = ${second}`,
      say`${last.base} = ${latex`${last.root}^{${last.degree}}`}, so the third is ${latex`${last.root}^{${-k * sign}}`}${isNegative ? say` = ${fraction(1, third)}` : say` = ${third}`}`,
      say`${first} × ${second} ${isNegative ? '×' : '÷'} ${isNegative ? fraction(1, third) : third} = ${answer}`,
    ],
  }
}
