import Fraction from 'fraction.js'
import { found, near, type Reader } from '../toolkit/found.ts'

/** a + bω, where ω² = −1 − ω. */
interface Eisenstein {
  a: bigint
  b: bigint
}
const plus = (x: Eisenstein, y: Eisenstein): Eisenstein => ({ a: x.a + y.a, b: x.b + y.b })
const minus = (x: Eisenstein): Eisenstein => ({ a: -x.a, b: -x.b })
const times = (x: Eisenstein, y: Eisenstein): Eisenstein => ({
  a: x.a * y.a - x.b * y.b,
  b: x.a * y.b + x.b * y.a - x.b * y.b,
})

/** Reads sums, products and powers of whole numbers and ω; null for anything else. */
function read(text: string): Eisenstein | null {
  let rest = text
  const eat = (pattern: RegExp): string | undefined => {
    const match = pattern.exec(rest)
    if (!match) return undefined
    rest = rest.slice(match[0].length)
    return match[1] ?? match[0]
  }
  const factor = (): Eisenstein | null => {
    let value: Eisenstein | null = null
    const number = eat(/^\d{1,6}/)
    if (number !== undefined) value = { a: BigInt(number), b: 0n }
    else if (eat(/^ω/) !== undefined) value = { a: 0n, b: 1n }
    else if (eat(/^\(/) !== undefined) {
      value = sum()
      if (eat(/^\)/) === undefined) return null
    }
    const by = eat(/^\^\((\d{1,3})\)/) ?? eat(/^\^(\d{1,3})/)
    if (!value || by === undefined) return value
    if (Number(by) > 100) return null
    let raised: Eisenstein = { a: 1n, b: 0n }
    for (let i = 0; i < Number(by); i++) raised = times(raised, value)
    return raised
  }
  const product = (): Eisenstein | null => {
    let value = factor()
    while (value && /^[\dω(*]/.test(rest)) {
      eat(/^\*/)
      const next = factor()
      if (!next) return null
      value = times(value, next)
    }
    return value
  }
  const sum = (): Eisenstein | null => {
    const isNegative = eat(/^[+-]/) === '-'
    let value = product()
    if (value && isNegative) value = minus(value)
    while (value && /^[+-]/.test(rest)) {
      const sign = eat(/^[+-]/)
      const next = product()
      if (!next) return null
      value = plus(value, sign === '-' ? minus(next) : next)
    }
    return value
  }
  const value = sum()
  return rest === '' ? value : null
}

/** "If ω is a cube root of unity, (1 + ω − ω²)^7 =" */
export const powersOfOmega: Reader = {
  id: 'powers-of-omega',
  cue: /ω|omega/,
  concepts: ['Complex Numbers'],
  read(r) {
    // As it was typed: a number before ω is taken for ohms in science.
    const text = r.original
      .toLowerCase()
      .replace(/\s+/g, ' ')
      .replace(/omega/g, 'ω')
      .replace(/²/g, '^2')
      .replace(/[−–]/g, '-')
    const match =
      /^(?:if |let |where |given )*ω is (?:a|an|the)? ?(?:non[- ]?real |complex |imaginary )*cube root of (?:unity|1),? ?(?:and |then )?(?:find |what is |evaluate )?(?:the )?(?:value of )?([\dω^()+\s*-]+?)(?: ?=| is| is equal to| equals)?[\s?.]*$/.exec(
        text,
      )
    const typed = match?.[1]?.replaceAll(' ', '')
    if (typed === undefined || !typed.includes('ω')) return null
    const value = read(typed)
    if (!value) return null
    const { a, b } = value
    const times = (size: bigint, what: string) => `${size === 1n ? '' : size === -1n ? '-' : size}${what}`
    const said = b === 0n ? null : a === 0n ? times(b, 'ω') : a === b ? times(-a, 'ω²') : null
    // Other sums may be written in many ways.
    if (b !== 0n && said === null) return null
    // The second way: with 1 + ω + ω² = 0 the conjugate must have the same size.
    const size = a * a - a * b + b * b
    return found({
      value: said ?? new Fraction(a),
      steps: [
        ['1 + ω + ω² = 0 and ω³ = 1', `So every power is one of 1, ω and ω², and ω² = −1 − ω.`],
        ['Value', said ?? String(a)],
      ],
      check: near(Math.hypot(Number(a) - Number(b) / 2, (Number(b) * Math.sqrt(3)) / 2) ** 2, Number(size)),
    })
  },
}
