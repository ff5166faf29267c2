import Fraction from 'fraction.js'
import type { Exact } from '../../../kit/values/exact.ts'
import { type Expression, variablesOf } from '../../maths/expression.ts'
import { readExpression } from '../../maths/read-expression.ts'
import { squareRoot } from '../../maths/surd-sum.ts'
import { writeSurd } from '../../maths/write-algebra.ts'
import { sayNumber } from '../../say-number.ts'
import { found, near, type ReaderGroup } from '../toolkit/found.ts'
import { powersOfOmega } from './cube-roots-of-one.ts'

interface Complex {
  re: Exact
  im: Exact
}
const real = (value: Exact): Complex => ({ re: value, im: new Fraction(0) })
const times = (a: Complex, b: Complex): Complex => ({
  re: a.re.mul(b.re).sub(a.im.mul(b.im)),
  im: a.re.mul(b.im).add(a.im.mul(b.re)),
})
const norm = ({ re, im }: Complex): Exact => re.mul(re).add(im.mul(im))
const inverse = (a: Complex): Complex | null =>
  norm(a).equals(0) ? null : { re: a.re.div(norm(a)), im: a.im.neg().div(norm(a)) }

/** The exact value of an expression in i; null when it has none of this kind. */
function exactly(expression: Expression): Complex | null {
  switch (expression.kind) {
    case 'number':
      return real(expression.value)
    case 'name':
      return expression.name === 'i' ? { re: new Fraction(0), im: new Fraction(1) } : null
    case 'minus': {
      const of = exactly(expression.of)
      return of && { re: of.re.neg(), im: of.im.neg() }
    }
    case 'binary': {
      const [left, right] = [exactly(expression.left), exactly(expression.right)]
      if (!left || !right) return null
      switch (expression.operator) {
        case '+':
          return { re: left.re.add(right.re), im: left.im.add(right.im) }
        case '-':
          return { re: left.re.sub(right.re), im: left.im.sub(right.im) }
        case '/': {
          const below = inverse(right)
          return below && times(left, below)
        }
        case '^':
          return raise(left, right)
        default:
          return times(left, right)
      }
    }
    default:
      return null
  }
}

/** Powers of i and −i repeat after four; other powers are multiplied out. */
function raise(base: Complex, exponent: Complex): Complex | null {
  if (!exponent.im.equals(0) || exponent.re.d !== 1n || exponent.re.abs().gt(10_000)) return null
  const isUnit = base.re.equals(0) && norm(base).equals(1)
  const power = Number(exponent.re.abs().n)
  if (!isUnit && power > 12) return null
  let result = real(new Fraction(1))
  for (let turn = 0; turn < (isUnit ? power % 4 : power); turn++) result = times(result, base)
  return exponent.re.lt(0) ? inverse(result) : result
}

/** The same in polar form with floating point: the second way. */
function polar(expression: Expression): { size: number; angle: number } {
  const from = (re: number, im: number) => ({ size: Math.hypot(re, im), angle: Math.atan2(im, re) })
  switch (expression.kind) {
    case 'number':
      return from(expression.value.valueOf(), 0)
    case 'name':
      return { size: 1, angle: Math.PI / 2 }
    case 'minus': {
      const { size, angle } = polar(expression.of)
      return { size, angle: angle + Math.PI }
    }
    case 'binary': {
      const [a, b] = [polar(expression.left), polar(expression.right)]
      if (expression.operator === '+' || expression.operator === '-') {
        const sign = expression.operator === '+' ? 1 : -1
        return from(
          a.size * Math.cos(a.angle) + sign * b.size * Math.cos(b.angle),
          a.size * Math.sin(a.angle) + sign * b.size * Math.sin(b.angle),
        )
      }
      if (expression.operator === '/') return { size: a.size / b.size, angle: a.angle - b.angle }
      if (expression.operator === '^') {
        const power = b.size * Math.round(Math.cos(b.angle))
        return { size: a.size ** power, angle: a.angle * power }
      }
      return { size: a.size * b.size, angle: a.angle + b.angle }
    }
    default:
      return { size: Number.NaN, angle: 0 }
  }
}

/** 8 − i, −i, 2/5 + 3i */
function say({ re, im }: Complex): string {
  if (im.equals(0)) return sayNumber(re)
  const size = im.abs().equals(1)
    ? 'i'
    : im.d === 1n
      ? `${im.abs().toFraction()}i`
      : `(${im.abs().toFraction()})i`
  if (re.equals(0)) return im.lt(0) ? `-${size}` : size
  return `${re.toFraction()} ${im.lt(0) ? '-' : '+'} ${size}`
}

const ASKED =
  /^(?:find |what is |the |value of |evaluate |simplify |calculate |solve |express |write |if |of )*(modulus|absolute value|conjugate|complex conjugate|real part|imaginary part|multiplicative inverse|reciprocal|amplitude|argument)?(?: ?of| is|:)*(?: the| complex number| z ?=| number)* ?([-\d(i|].*?)(?: in the form (?:of )?\(?a ?\+ ?i ?b\)?| in the form (?:of )?\(?a ?\+ ?b ?i\)?)?$/

export const complexNumbers: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Complex Numbers'],
  readers: [
    powersOfOmega,
    {
      // "Find the modulus of 3 + 4i." / "(2 + 3i)(1 − 2i)" / "i^35"
      id: 'complex-number',
      cue: /(?<![a-z])i(?![a-z])/,
      read(r) {
        const match = ASKED.exec(r.text.replace(/(?<=\d) ?iota|(?<![a-z])iota(?![a-z])/g, 'i'))
        const isBarred = /^\|.*\|$/.test(match?.[2] ?? '')
        const body = (match?.[2] ?? '').replace(/^\||\|$/g, '').replace(/ ?[=.?]+$/, '')
        if (!/^[-+*/^().\di ]+$/.test(body)) return null
        const expression = readExpression(body)
        if (!expression || variablesOf(expression).join('') !== 'i') return null
        const value = exactly(expression)
        if (!value) return null
        const { size, angle } = polar(expression)
        const agrees =
          near(size * Math.cos(angle), value.re.valueOf()) && near(size * Math.sin(angle), value.im.valueOf())
        const asked = isBarred ? 'modulus' : match?.[1]
        const simplified: [string, string] = ['Use i² = −1', `z = ${say(value)}`]
        if (asked === 'modulus' || asked === 'absolute value') {
          const root = Math.sqrt(norm(value).valueOf())
          return found({
            value: root,
            shown: Number.isInteger(root)
              ? `${root}`
              : `$${writeSurd(squareRoot(norm(value)))}$ (≈ ${root.toPrecision(4)})`,
            steps: [simplified, ['|z| = √(a² + b²)', `√${sayNumber(norm(value))}`]],
            check: agrees && near(size, root),
          })
        }
        if (asked === 'amplitude' || asked === 'argument') {
          const degrees = (Math.atan2(value.im.valueOf(), value.re.valueOf()) * 180) / Math.PI
          const rounded = Math.round(degrees)
          if (!near(degrees, rounded)) return null
          const part = new Fraction(rounded, 180)
          const top = part.n === 1n ? 'π' : `${part.n}π`
          const shown =
            rounded === 0 ? '0' : `${part.s < 0n ? '-' : ''}${top}${part.d === 1n ? '' : `/${part.d}`}`
          return found({
            value: (rounded * Math.PI) / 180,
            shown: `${shown} (${rounded}°)`,
            steps: [simplified, ['tan θ = b ÷ a, in the quadrant of z', `${rounded}°`]],
            check: agrees && near(Math.cos(angle), Math.cos((rounded * Math.PI) / 180)),
          })
        }
        const result =
          asked === undefined
            ? value
            : asked.endsWith('conjugate')
              ? { re: value.re, im: value.im.neg() }
              : asked === 'real part'
                ? real(value.re)
                : asked === 'imaginary part'
                  ? real(value.im)
                  : inverse(value)
        if (!result || (asked === undefined && body.replaceAll(' ', '') === say(value).replaceAll(' ', '')))
          return null
        return found({
          value: say(result),
          steps: [simplified, [asked === undefined ? 'Result' : `The ${asked}`, say(result)]],
          check: agrees,
        })
      },
    },
  ],
}
