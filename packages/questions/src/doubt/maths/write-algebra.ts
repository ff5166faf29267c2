import Fraction from 'fraction.js'
import type { Exact } from '../../kit/values/exact.ts'
import { type Algebra, isNumber, keyOf, type Power, splitTerm } from './algebra.ts'
import { rationalOf, type SurdSum, type SurdTerm, surdToNumber } from './surd-sum.ts'

const CALLS: Record<string, string> = {
  cosec: '\\operatorname{cosec}',
  arcsin: '\\sin^{-1}',
  arctan: '\\tan^{-1}',
}

/** LaTeX of a normal form, without dollar signs. */
export function writeAlgebra(algebra: Algebra): string {
  switch (algebra.kind) {
    case 'number':
      return writeNumber(algebra.value)
    case 'name':
      return algebra.name === 'π' ? '\\pi ' : algebra.name
    case 'call':
      if (algebra.name === 'lnAbs') return `\\ln \\left|${writeAlgebra(algebra.of)}\\right|`
      return `${CALLS[algebra.name] ?? `\\${algebra.name}`} ${argument(algebra.of)}`
    case 'sum':
      return writeSum(algebra.terms)
    case 'product':
      return writeProduct(algebra.factor, algebra.powers)
  }
}

export const writeNumber = (value: Exact): string => {
  if (value.d === 1n) return `${value.s < 0n ? '-' : ''}${value.n}`
  return `${value.s < 0n ? '-' : ''}\\frac{${value.n}}{${value.d}}`
}

function writeSum(terms: readonly Algebra[]): string {
  const sorted = [...terms].sort((a, b) => degree(b) - degree(a) || (keyOf(a) < keyOf(b) ? -1 : 1))
  // 1 − x² is easier to read than −x² + 1.
  if (sorted.length > 1 && splitTerm(sorted[0] ?? terms[0] ?? { kind: 'name', name: '' }).factor.lt(0)) {
    const positive = sorted.findIndex((term) => splitTerm(term).factor.gt(0))
    if (positive > 0) sorted.unshift(...sorted.splice(positive, 1))
  }
  return sorted
    .map((term, at) => {
      const text = writeAlgebra(term)
      if (at === 0) return text
      return text.startsWith('-') ? ` - ${text.slice(1)}` : ` + ${text}`
    })
    .join('')
}

/** Constants last, higher powers first. */
function degree(term: Algebra): number {
  const { powers } = splitTerm(term)
  return powers.reduce(
    (total, { base, exponent }) =>
      total + (base.kind === 'name' && exponent.kind === 'number' ? exponent.value.valueOf() : 0.001),
    0,
  )
}

function writeProduct(factor: Exact, powers: readonly Power[]): string {
  const isBelow = ({ exponent }: Power) => splitTerm(exponent).factor.lt(0)
  const above = powers.filter((part) => !isBelow(part))
  const below = powers.filter(isBelow).map(({ base, exponent }) => ({ base, exponent: negate(exponent) }))
  const sign = factor.s < 0n ? '-' : ''
  const top = writeFactors(factor.n, above)
  if (below.length === 0 && factor.d === 1n) return `${sign}${top}`
  // The coefficient stays together: 3/2 x² rather than 3x²/2, as in school books.
  if (below.length === 0 && above.length > 0) return `${sign}\\frac{${top}}{${factor.d}}`
  return `${sign}\\frac{${top}}{${writeFactors(factor.d, below)}}`
}

const negate = (exponent: Algebra): Algebra => {
  const { factor, powers } = splitTerm(exponent)
  return powers.length === 0
    ? { kind: 'number', value: factor.neg() }
    : { kind: 'product', factor: factor.neg(), powers }
}

function writeFactors(number: bigint, powers: readonly Power[]): string {
  const order = (part: Power) =>
    part.base.kind === 'number' ? 0 : part.base.kind === 'name' ? (part.base.name === 'e' ? 2 : 1) : 3
  const only = powers.length === 1 && number === 1n
  const parts = [...powers].sort((a, b) => order(a) - order(b)).map((part) => writePower(part, only))
  if (parts.length === 0) return `${number}`
  const joined = parts.join(' ')
  if (number === 1n) return joined
  return /^[\d]/.test(joined) ? `${number} \\cdot ${joined}` : `${number}${joined}`
}

function writePower({ base, exponent }: Power, isAlone: boolean): string {
  if (isNumber(exponent, 1)) return base.kind === 'sum' && !isAlone ? bracket(base) : writeAlgebra(base)
  if (exponent.kind === 'number' && exponent.value.equals(0.5)) return `\\sqrt{${writeAlgebra(base)}}`
  const raised = writeAlgebra(exponent)
  if (base.kind === 'call') {
    const name = CALLS[base.name] ?? `\\${base.name}`
    return name.includes('^') || exponent.kind !== 'number'
      ? `${bracket(base)}^{${raised}}`
      : `${name}^{${raised}} ${argument(base.of)}`
  }
  const isPlain = base.kind === 'name' || (base.kind === 'number' && base.value.d === 1n && base.value.s > 0n)
  return `${isPlain ? writeAlgebra(base) : bracket(base)}^{${raised}}`
}

const bracket = (algebra: Algebra): string => `\\left(${writeAlgebra(algebra)}\\right)`

/** sin x, sin 2x, sin(x + 1). */
const argument = (of: Algebra): string =>
  of.kind === 'name' ||
  of.kind === 'number' ||
  (of.kind === 'product' &&
    of.factor.s > 0n &&
    of.factor.d === 1n &&
    of.powers.every(({ exponent }) => isNumber(exponent, 1)))
    ? writeAlgebra(of)
    : bracket(of)

/** LaTeX of an exact number: \frac{3}{2} + 2\sqrt{3}. */
export function writeSurd(value: SurdSum): string {
  const rational = rationalOf(value)
  if (rational) return writeNumber(rational)
  const terms = [...value.values()].sort((a, b) => a.pi - b.pi || Number(a.radicand - b.radicand))
  const [first] = terms
  const positive = terms.findIndex(({ times }) => times.gt(0))
  if (first?.times.lt(0) && positive > 0) terms.unshift(...terms.splice(positive, 1))
  const below = terms.reduce((common, { times }) => lcm(common, times.d), 1n)
  if (below > 1n) {
    const whole = terms.map((term) => ({ ...term, times: term.times.mul(below) }))
    const text = joinSigned(whole.map(writeSurdTerm))
    return terms.length === 1 && text.startsWith('-')
      ? `-\\frac{${text.slice(1)}}{${below}}`
      : `\\frac{${text}}{${below}}`
  }
  return joinSigned(terms.map(writeSurdTerm))
}

const lcm = (a: bigint, b: bigint): bigint => new Fraction(a).lcm(new Fraction(b)).n

function writeSurdTerm({ times, radicand, pi }: SurdTerm): string {
  const root = radicand === 1n ? '' : `\\sqrt{${radicand}}`
  const circle = pi === 0 ? '' : pi === 1 ? '\\pi ' : `\\pi^{${pi}}`
  const symbols = `${circle}${root}`
  const number = times.abs().equals(1) && symbols !== '' ? '' : `${times.n}`
  return `${times.s < 0n ? '-' : ''}${number}${symbols}`
}

const joinSigned = (texts: readonly string[]): string =>
  texts
    .map((text, at) => (at === 0 ? text : text.startsWith('-') ? ` - ${text.slice(1)}` : ` + ${text}`))
    .join('')

/** '≈ 3.4641' for a number with infinitely many decimals. */
export const approximation = (value: SurdSum): string => `≈ ${Number(surdToNumber(value).toPrecision(6))}`
