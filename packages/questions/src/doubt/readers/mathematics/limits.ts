import Fraction from 'fraction.js'
import { constant, contains, toAlgebra } from '../../maths/algebra.ts'
import { approximateAlgebra, evaluateAlgebra } from '../../maths/algebra-value.ts'
import { approximate } from '../../maths/approximate.ts'
import { differentiate } from '../../maths/differentiate.ts'
import { tryEvaluate } from '../../maths/evaluate.ts'
import { type Expression, variablesOf } from '../../maths/expression.ts'
import { coefficient, degreeOf, toRationalForm } from '../../maths/polynomial.ts'
import { readExpression } from '../../maths/read-expression.ts'
import { divideSurds, NotExactError, rationalOf, type SurdSum, surdToNumber } from '../../maths/surd-sum.ts'
import { approximation, writeSurd } from '../../maths/write-algebra.ts'
import { sayFully } from '../../say-number.ts'
import { confirmed, type Solution, step } from '../../solution.ts'
import type { ReaderGroup } from '../toolkit/found.ts'

const TO = '(?:->|-->|→|tends to|approaches|to)'
const BEFORE = new RegExp(
  `^(?:find |evaluate |what is |calculate |the |value of |solve |of )*lim(?:it)?\\.? ?_?\\(? ?(?:as )?([a-z]) ?${TO} ?([-\\d.π/∞]+|infinity|inf|pi|pi/2)\\)?,? (?:of )?(.+)$`,
)
const AFTER = new RegExp(
  `^(?:find |evaluate |what is |calculate |the |value of |solve |of )*lim(?:it)? (?:of )?(.+?),? (?:as|when|at|where) ([a-z]) ?${TO} ?([-\\d.π/∞]+|infinity|inf|pi|pi/2)$`,
)

/** 'sin3x/x' is sin(3x)/x: without brackets a function takes the product beside it. */
const bracketed = (text: string): string =>
  text.replace(/(sin|cos|tan|ln|log)(\^\(?\d\)?)? ?(\d*[a-z])(?![a-z(^\d])/g, '$1$2($3)')

/** How often a quotient 0 ÷ 0 is replaced by the quotient of the derivatives. */
const MOST_TURNS = 4

export const limits: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Limits', 'Calculus'],
  readers: [
    {
      // "lim x→0 sin 3x / x" / "limit of (x² − 4)/(x − 2) as x tends to 2"
      id: 'limit',
      cue: /lim/,
      read(r) {
        const before = BEFORE.exec(r.text)
        const after = before ? null : AFTER.exec(r.text)
        const [name, place, body] = before
          ? [before[1], before[2], before[3]]
          : [after?.[2], after?.[3], after?.[1]]
        if (!name || !place || !body) return null
        const expression = readExpression(bracketed(body.replace(/ ?[=.?]+$/, '')))
        if (!expression || variablesOf(expression).join('') !== name) return null
        try {
          return /∞|inf/.test(place)
            ? place.startsWith('-')
              ? null
              : atInfinity(expression, name)
            : atPlace(expression, name, place)
        } catch (error) {
          if (error instanceof NotExactError) return null
          throw error
        }
      },
    },
  ],
}

function atPlace(expression: Expression, name: string, place: string): Solution | null {
  const where = readExpression(place)
  const point = where && tryEvaluate(where)
  if (!point) return null
  const [top, bottom] =
    expression.kind === 'binary' && expression.operator === '/'
      ? [toAlgebra(expression.left), toAlgebra(expression.right)]
      : [toAlgebra(expression), constant(1)]
  let [above, below] = [top, bottom]
  for (let turn = 0; turn <= MOST_TURNS; turn++) {
    const [a, b] = [evaluateAlgebra(above, { [name]: point }), evaluateAlgebra(below, { [name]: point })]
    const [isTopZero, isBottomZero] = [Math.abs(surdToNumber(a)) < 1e-12, Math.abs(surdToNumber(b)) < 1e-12]
    if (!isBottomZero) {
      const value = divideSurds(a, b)
      return conclude(value, approach(expression, name, surdToNumber(point)), [
        turn === 0
          ? step('Put the value in', `The function is defined at ${place}.`)
          : step(
              'The form is 0 ÷ 0',
              `Replace both parts by their derivatives${turn > 1 ? `, ${turn} times` : ''} (or cancel the common factor).`,
            ),
      ])
    }
    if (!isTopZero || !contains(above, name)) return null
    ;[above, below] = [differentiate(above, name), differentiate(below, name)]
  }
  return null
}

function atInfinity(expression: Expression, name: string): Solution | null {
  const { top, bottom } = toRationalForm(expression, name)
  if (degreeOf(top) > degreeOf(bottom)) return null
  const degree = degreeOf(bottom)
  const value = coefficient(top, degree).div(coefficient(bottom, degree))
  const far = [1e5, 1e6, 1e7].map((x) => approximate(expression, { [name]: x }))
  const agrees = far.every(
    (one) => Math.abs(one - value.valueOf()) < 1e-3 * Math.max(1, Math.abs(value.valueOf())),
  )
  return confirmed(agrees, {
    difficulty: 'Intermediate',
    concepts: [],
    steps: [
      step('Divide by the highest power', `Only the terms of degree ${degree} remain: ${sayFully(value)}`),
    ],
    finalAnswer: sayFully(new Fraction(value)),
  })
}

/** The values close to the place from both sides; NaN when they do not come together. */
function approach(expression: Expression, name: string, at: number): number {
  const algebra = toAlgebra(expression)
  const value = (x: number) => approximateAlgebra(algebra, { [name]: x })
  const [left, right] = [value(at - 1e-4), value(at + 1e-4)]
  return Math.abs(left - right) < 2e-2 * Math.max(1, Math.abs(left)) ? (left + right) / 2 : Number.NaN
}

function conclude(value: SurdSum, close: number, steps: Solution['steps']): Solution | null {
  const exact = rationalOf(value)
  const number = surdToNumber(value)
  const finalAnswer = exact ? sayFully(exact) : `$${writeSurd(value)}$ (${approximation(value)})`
  return confirmed(Math.abs(close - number) < 1e-3 * Math.max(1, Math.abs(number)), {
    difficulty: 'Intermediate',
    concepts: [],
    steps: [...steps, step('Limit', finalAnswer)],
    finalAnswer,
    exactly: { value: number, unit: '' },
  })
}
