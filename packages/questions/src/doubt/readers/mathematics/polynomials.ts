import Fraction from 'fraction.js'
import type { Exact } from '../../../kit/values/exact.ts'
import { approximate, isClose } from '../../maths/approximate.ts'
import { type Expression, variablesOf } from '../../maths/expression.ts'
import { coefficient, degreeOf, type Polynomial, toRationalForm, valueAt } from '../../maths/polynomial.ts'
import { readExpression } from '../../maths/read-expression.ts'
import { NotExactError } from '../../maths/surd-sum.ts'
import { sayNumber } from '../../say-number.ts'
import { found, type ReaderGroup } from '../toolkit/found.ts'

const ASK = '(?:find |what is |what will be |calculate |the |value of |then |if |for )*'
const BODY = '([-\\d(x][-\\dx^().+* ]*[\\dx)])'
const SUM_OF_ZEROS = new RegExp(
  `^${ASK}(sum|product) of (?:the |its )?(?:zeros|zeroes|roots)(?: of)?(?: the)?(?: polynomial| equation| quadratic equation| quadratic polynomial| quadratic)? ?(?:p\\(x\\) ?= ?)?${BODY}(?: ?= ?0)?$`,
)
const REMAINDER = new RegExp(
  `^${ASK}remainder(?: obtained)? (?:when|on dividing|if)(?: the polynomial| polynomial)? ?(?:p\\(x\\) ?= ?)?${BODY} (?:is )?(?:divided )?by \\(?(-?\\d*) ?x ?([-+]) ?(\\d+)\\)?$`,
)
const FACTOR =
  /^(?:find |what is |the |value of |if )*(?:k if )?\(? ?x ?([-+]) ?(\d+) ?\)? is a factor of (?:the polynomial )?([-\d(xk][-\dxk^().+* ]*[\dxk)])[,.]?(?: ?then)?(?: ?find)?(?: the)?(?: value of)? ?(?:k)?$/
const EQUAL_ROOTS =
  /^(?:find |what is |the |for |which |what |if )*(?:values? of )?(?:k )?(?:for which |so that |such that |if |when )?(?:the )?(?:quadratic )?(?:equation )?([-\d(xk][-\dxk^().+* ]*[\dxk)]) ?= ?0 (?:has|have|having) (?:real and |two |2 )?equal (?:real )?roots[,.]?(?: ?then)?(?: ?find)?(?: the)?(?: values? of)? ?(?:k)?$/

/** A polynomial in x; null when the text is something else. */
function polynomialIn(text: string): Polynomial | null {
  const read = readExpression(text.trim())
  if (!read || variablesOf(read).join('') !== 'x') return null
  try {
    const { top, bottom } = toRationalForm(read, 'x')
    return degreeOf(bottom) === 0 ? top.map((one) => one.div(coefficient(bottom, 0))) : null
  } catch (error) {
    if (error instanceof NotExactError) return null
    throw error
  }
}

/** By long division: the rest after dividing by ax + b. */
function restOf(polynomial: Polynomial, a: Exact, b: Exact): Exact {
  const rest = [...polynomial]
  for (let degree = rest.length - 1; degree > 0; degree--) {
    const times = (rest[degree] ?? new Fraction(0)).div(a)
    rest[degree - 1] = (rest[degree - 1] ?? new Fraction(0)).sub(times.mul(b))
  }
  return rest[0] ?? new Fraction(0)
}

/** The coefficients of f(k) = c₀ + c₁k + c₂k², when f is such a function. */
function quadraticIn(f: (k: number) => number): readonly [number, number, number] | null {
  const [zero, plus, minus] = [f(0), f(1), f(-1)]
  const [c1, c2] = [(plus - minus) / 2, (plus + minus) / 2 - zero]
  const fits = [2, -3, 5].every((k) => isClose(f(k), zero + c1 * k + c2 * k * k))
  return fits ? [zero, c1, c2] : null
}

const exact = (value: number): Exact => new Fraction(value).simplify(1e-9)
const inBoth = (read: Expression | null): read is Expression =>
  read !== null && variablesOf(read).join('') === 'kx'

export const polynomials: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Polynomials', 'Quadratic Equations'],
  readers: [
    {
      // "Find the sum of the zeroes of 2x² − 8x + 6."
      id: 'zeros-of-polynomial',
      cue: /(?:sum|product) of.*(?:zero|root)/,
      read(r) {
        const match = SUM_OF_ZEROS.exec(r.text)
        const polynomial = match?.[2] ? polynomialIn(match[2]) : null
        if (!polynomial || degreeOf(polynomial) !== 2) return null
        const [c, b, a] = [coefficient(polynomial, 0), coefficient(polynomial, 1), coefficient(polynomial, 2)]
        const isSum = match?.[1] === 'sum'
        const value = isSum ? b.neg().div(a) : c.div(a)
        // From the formula of the roots: (−b + d)/2a and (−b − d)/2a.
        const square = b.mul(b).sub(a.mul(c).mul(4))
        const second = isSum ? b.neg().mul(2).div(a.mul(2)) : b.mul(b).sub(square).div(a.mul(a).mul(4))
        return found({
          value,
          steps: [[isSum ? 'Sum = −b ÷ a' : 'Product = c ÷ a', sayNumber(value)]],
          check: second.equals(value),
        })
      },
    },
    {
      // "The remainder when x³ − 2x + 5 is divided by x − 2"
      id: 'remainder-theorem',
      cue: /remainder.*x/,
      read(r) {
        const match = REMAINDER.exec(r.text)
        const polynomial = match?.[1] ? polynomialIn(match[1]) : null
        if (!polynomial || !match?.[4]) return null
        const lead = new Fraction(match[2] === '' ? 1 : match[2] === '-' ? -1 : (match[2] ?? 1))
        const rest = new Fraction(match[4]).mul(match[3] === '-' ? -1 : 1)
        if (lead.equals(0)) return null
        const root = rest.neg().div(lead)
        const value = valueAt(polynomial, root)
        return found({
          value,
          steps: [
            ['The divisor is zero at', `x = ${sayNumber(root)}`],
            ['Put it into the polynomial', `p(${sayNumber(root)}) = ${sayNumber(value)}`],
          ],
          check: restOf(polynomial, lead, rest).equals(value),
        })
      },
    },
    {
      // "If x − 2 is a factor of x² + kx − 10, find k."
      id: 'factor-theorem',
      cue: /factor of/,
      read(r) {
        const match = FACTOR.exec(r.text)
        const read = match?.[3] ? readExpression(match[3]) : null
        if (!inBoth(read) || !match?.[2] || !/(?<![a-z])k(?![a-z])/.test(r.text.replace(match[3] ?? '', '')))
          return null
        const root = Number(match[2]) * (match[1] === '-' ? 1 : -1)
        const line = quadraticIn((k) => approximate(read, { x: root, k }))
        if (line?.[2] !== 0 || line[1] === 0) return null
        const value = exact(-line[0] / line[1])
        return found({
          value,
          steps: [
            ['The polynomial is zero at', `x = ${root}`],
            ['Solve for k', `k = ${sayNumber(value)}`],
          ],
          check: Math.abs(approximate(read, { x: root, k: value.valueOf() })) < 1e-7,
        })
      },
    },
    {
      // "For which k does x² + kx + 16 = 0 have equal roots?"
      id: 'equal-roots',
      cue: /equal (?:real )?roots/,
      read(r) {
        const match = EQUAL_ROOTS.exec(r.text)
        const read = match?.[1] ? readExpression(match[1]) : null
        if (!inBoth(read) || !match?.[1] || !/(?<![a-z])k(?![a-z])/.test(r.text.replace(match[1], '')))
          return null
        const at = (x: number, k: number) => approximate(read, { x, k })
        const parts = (k: number) => {
          const [c, p, m] = [at(0, k), at(1, k), at(-1, k)]
          return {
            a: (p + m) / 2 - c,
            b: (p - m) / 2,
            c,
            isQuadratic: isClose(at(3, k), 9 * ((p + m) / 2 - c) + 1.5 * (p - m) + c),
          }
        }
        if (![0, 1, 2].every((k) => parts(k).isQuadratic)) return null
        const square = (k: number) => parts(k).b ** 2 - 4 * parts(k).a * parts(k).c
        const curve = quadraticIn(square)
        if (!curve) return null
        const [c0, c1, c2] = curve
        const under = c1 * c1 - 4 * c2 * c0
        const solutions = (
          c2 === 0
            ? c1 === 0
              ? []
              : [-c0 / c1]
            : under < 0
              ? []
              : [(-c1 - Math.sqrt(under)) / (2 * c2), (-c1 + Math.sqrt(under)) / (2 * c2)]
        ).filter((k) => Math.abs(parts(k).a) > 1e-9)
        const values = [...new Map(solutions.map((k) => [exact(k).toFraction(), exact(k)])).values()]
        const [first, second] = values
        if (!first || !values.every((k) => k.d < 1000n)) return null
        const isMirrored = second !== undefined && first.add(second).equals(0)
        const shown = isMirrored
          ? `±${second.abs().toFraction()}`
          : values.map((k) => k.toFraction()).join(' or ')
        return found({
          value: shown,
          steps: [
            ['Equal roots', 'b² − 4ac = 0'],
            ['Solve for k', `k = ${shown}`],
          ],
          check: values.every((k) => Math.abs(square(k.valueOf())) < 1e-6),
        })
      },
    },
  ],
}
