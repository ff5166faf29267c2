import Fraction from 'fraction.js'
import type { Exact } from '../../kit/values/exact.ts'
import { contains, splitTerm, toAlgebra } from '../maths/algebra.ts'
import { variablesOf } from '../maths/expression.ts'
import { readExpression } from '../maths/read-expression.ts'
import { NotExactError } from '../maths/surd-sum.ts'
import { writeNumber } from '../maths/write-algebra.ts'
import { sayFully } from '../say-number.ts'
import { confirmed, type DoubtSolver, type Solution, step } from '../solution.ts'

const ASK = '^(?:find |calculate |what is |write |the |value of )*'
const OF =
  '(?: (?:in|of|from))?(?: the)?(?: (?:binomial )?expansion of)? \\(([^()]*(?:\\([^()]*\\)[^()]*)*)\\)\\^\\(?(\\d{1,2})\\)?$'
const COEFFICIENT = new RegExp(`${ASK}(?:coefficient|coeff) of ([a-z])(?:\\^\\(?(-?\\d{1,2})\\)?)?${OF}`)
const MIDDLE = new RegExp(`${ASK}middle terms?${OF}`)
const FREE = new RegExp(
  `${ASK}(?:constant term|term (?:which is )?(?:independent of|free from|without) [a-z])${OF}`,
)
const PLACE = new RegExp(`${ASK}(\\d{1,2})(?:st|nd|rd|th) term${OF}`)

interface Monomial {
  times: Exact
  degree: number
}

/** '2x^2 - 1/x' as two terms in one letter. */
function readTwoTerms(text: string): { terms: [Monomial, Monomial]; name: string } | null {
  const read = readExpression(text.replace(/\/ ?(\d+)([a-z])/g, '/($1$2)'))
  if (!read) return null
  const [name, ...others] = variablesOf(read)
  if (name === undefined || others.length > 0) return null
  const algebra = toAlgebra(read)
  if (algebra.kind !== 'sum' || algebra.terms.length !== 2) return null
  const terms = algebra.terms.map((term): Monomial | null => {
    const { factor, powers } = splitTerm(term)
    const [power, ...more] = powers
    if (!power) return { times: factor, degree: 0 }
    if (more.length > 0 || power.base.kind !== 'name' || contains(power.exponent, name)) return null
    if (power.exponent.kind !== 'number' || power.exponent.value.d !== 1n) return null
    return { times: factor, degree: power.exponent.value.valueOf() }
  })
  const [first, second] = terms
  return first && second ? { terms: [first, second], name } : null
}

/** The two terms in the order in which they were typed, which toAlgebra may reverse. */
function inTypedOrder(text: string, terms: [Monomial, Monomial], name: string): [Monomial, Monomial] {
  const head = /^(.+?)(?<![(^*/+-] ?)[+-]/.exec(text.trim().replace(/^-/, ''))?.[1] ?? ''
  const isFirstPlain = !head.includes(name)
  const [a, b] = terms
  if (isFirstPlain) return a.degree === 0 ? [a, b] : [b, a]
  const isBelow = /\//.test(head) && new RegExp(`/.*${name}`).test(head)
  if (isBelow) return a.degree < b.degree ? [a, b] : [b, a]
  return a.degree > 0 && a.degree >= b.degree ? [a, b] : a.degree > 0 && b.degree <= 0 ? [a, b] : [b, a]
}

function choose(n: number, r: number): Exact {
  let value = new Fraction(1)
  for (let at = 1; at <= r; at++) value = value.mul(n - r + at).div(at)
  return value
}

const power = (base: Exact, times: number): Exact => {
  let value = new Fraction(1)
  for (let turn = 0; turn < times; turn++) value = value.mul(base)
  return value
}

/** The coefficients of all degrees by multiplying out, as a second way. */
function multipliedOut([a, b]: readonly [Monomial, Monomial], n: number): Map<number, Exact> {
  let all = new Map([[0, new Fraction(1)]])
  for (let turn = 0; turn < n; turn++) {
    const next = new Map<number, Fraction>()
    for (const [degree, times] of all)
      for (const one of [a, b])
        next.set(
          degree + one.degree,
          (next.get(degree + one.degree) ?? new Fraction(0)).add(times.mul(one.times)),
        )
    all = next
  }
  return all
}

const writeTerm = (times: Exact, degree: number, name: string): string => {
  if (degree === 0) return writeNumber(times)
  const letter = degree === 1 || degree === -1 ? name : `${name}^{${Math.abs(degree)}}`
  const number = times.equals(1) ? '' : times.equals(-1) ? '-' : writeNumber(times)
  return degree > 0 ? `${number}${letter}` : `\\frac{${writeNumber(times)}}{${letter}}`
}

/** "coefficient of x^5 in (1 + x)^8", "middle term in the expansion of (x + 1/x)^6", "term independent of x", "4th term of" */
export const solveBinomial: DoubtSolver = ({ text }): Solution | null => {
  const [coefficient, middle, free, place] = [COEFFICIENT, MIDDLE, FREE, PLACE].map((one) => one.exec(text))
  const match = coefficient ?? middle ?? free ?? place
  if (!match) return null
  const [inside = '', raised = ''] = match.slice(-2)
  try {
    const found = readTwoTerms(inside)
    const n = Number(raised)
    if (!found || n < 1 || n > 30) return null
    const { name } = found
    const terms = inTypedOrder(inside, found.terms, name)
    const [a, b] = terms
    if (a.degree === b.degree) return null
    const out = multipliedOut(terms, n)
    const termAt = (r: number) => ({
      times: choose(n, r)
        .mul(power(a.times, n - r))
        .mul(power(b.times, r)),
      degree: a.degree * (n - r) + b.degree * r,
    })
    const general = step(
      'General term',
      `$T_{r+1} = {}^{${n}}C_r \\, \\left(${writeTerm(a.times, a.degree, name)}\\right)^{${n}-r} \\left(${writeTerm(b.times, b.degree, name)}\\right)^{r}$`,
    )
    const solved = (places: readonly number[], how: string): Solution | null => {
      const told = places.map(termAt)
      const isRight = told.every(({ times, degree }) => out.get(degree)?.equals(times))
      const shown = told.map(({ times, degree }) =>
        degree === 0 ? sayFully(times) : `$${writeTerm(times, degree, name)}$`,
      )
      return confirmed(isRight, {
        difficulty: 'Intermediate',
        concepts: ['Binomial Theorem'],
        steps: [general, step(how, places.map((r, at) => `r = ${r}: ${shown[at]}`).join('; '))],
        finalAnswer: shown.join(' and '),
      })
    }
    if (middle)
      return solved(
        n % 2 === 0 ? [n / 2] : [(n - 1) / 2, (n + 1) / 2],
        `There are ${n + 1} terms, so the middle has`,
      )
    if (place) {
      const at = Number(place[1])
      return at >= 1 && at <= n + 1 ? solved([at - 1], `For term ${at}`) : null
    }
    if (coefficient && coefficient[1] !== name) return null
    const degree = coefficient ? Number(coefficient[2] ?? 1) : 0
    const r = Array.from({ length: n + 1 }, (_, at) => at).find((at) => termAt(at).degree === degree)
    const value = r === undefined ? new Fraction(0) : termAt(r).times
    return confirmed((out.get(degree) ?? new Fraction(0)).equals(value), {
      difficulty: 'Intermediate',
      concepts: ['Binomial Theorem'],
      steps: [
        general,
        r === undefined
          ? step('Power of the letter', `No term has ${name} to the power ${degree}.`)
          : step(`The power of ${name} is ${degree} for r = ${r}`, `$${writeNumber(value)}$`),
      ],
      finalAnswer: sayFully(value),
      exactly: { value: value.valueOf(), unit: '' },
    })
  } catch (error) {
    if (error instanceof NotExactError) return null
    throw error
  }
}
