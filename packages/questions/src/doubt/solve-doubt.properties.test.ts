import fc from 'fast-check'
import Fraction from 'fraction.js'
import { describe, expect, it } from 'vitest'
import { gcd } from '../kit/values/exact.ts'
import { toPlainText } from '../kit/wording/plain-text.ts'
import { solveDoubt } from './solve-doubt.ts'

const answerTo = (doubt: string): string | null => {
  const solved = solveDoubt(doubt)
  return solved && toPlainText(solved.finalAnswer)
}
const small = fc.integer({ min: -12, max: 12 })
const positive = fc.integer({ min: 1, max: 40 })
const signed = (value: number, symbol: string): string =>
  `${value < 0 ? '-' : '+'} ${Math.abs(value)}${symbol}`

/** An expression with its value, written with more or fewer blanks and with either sign for multiplication. */
interface Written {
  text: string
  value: Fraction
}
const { tree } = fc.letrec<{ tree: Written; leaf: Written; node: Written }>((tie) => ({
  tree: fc.oneof({ depthSize: 'small', withCrossShrink: true }, tie('leaf'), tie('node')),
  leaf: positive.map((number) => ({ text: `${number}`, value: new Fraction(number) })),
  node: fc
    .tuple(
      tie('tree'),
      fc.constantFrom<'+' | '-' | '*' | '×' | '÷'>('+', '-', '*', '×', '÷'),
      tie('tree'),
      fc.constantFrom('', ' '),
    )
    .map(([left, sign, right, blank]) => {
      const isByZero = sign === '÷' && right.value.equals(0)
      const by = isByZero ? { text: '1', value: new Fraction(1) } : right
      const value = {
        '+': () => left.value.add(by.value),
        '-': () => left.value.sub(by.value),
        '*': () => left.value.mul(by.value),
        '×': () => left.value.mul(by.value),
        '÷': () => left.value.div(by.value),
      }[sign]()
      return { text: `(${left.text}${blank}${sign}${blank}${by.text})`, value }
    }),
}))

describe('any doubt of a kind', () => {
  it('an expression has the value that its parts give', () => {
    fc.assert(
      fc.property(tree, ({ text, value }) => {
        const answer = answerTo(`what is ${text} + 0?`)
        fc.pre(answer !== null)
        const [said = ''] = (answer ?? '').replaceAll(',', '').replaceAll('−', '-').split(' (≈')
        expect(new Fraction(said).equals(value)).toBe(true)
      }),
    )
  })

  it('a linear equation has the root it was made from', () => {
    fc.assert(
      fc.property(small, small, small, small, (root, a, c, b) => {
        fc.pre(a !== c && a !== 0)
        const d = a * root + b - c * root
        const doubt = `Solve ${a}x ${signed(b, '')} = ${c}x ${signed(d, '')}`
        expect(answerTo(doubt)).toBe(`x = ${root}`)
      }),
    )
  })

  it('a quadratic has the roots it was made from, smaller one first', () => {
    fc.assert(
      fc.property(small, small, fc.integer({ min: 1, max: 5 }), (p, q, a) => {
        const doubt = `${a}x^2 ${signed(-a * (p + q), 'x')} ${signed(a * p * q, '')} = 0`
        const [low, high] = [Math.min(p, q), Math.max(p, q)]
        expect(answerTo(doubt)).toBe(low === high ? `x = ${low}` : `x = ${low} or x = ${high}`)
      }),
    )
  })

  it('two equations have the pair they were made from', () => {
    fc.assert(
      fc.property(small, small, small, small, small, small, (x, y, a, b, c, d) => {
        fc.pre(a * d !== b * c && a !== 0 && c !== 0)
        const first = `${a}x ${signed(b, 'y')} = ${a * x + b * y}`
        const second = `${c}x ${signed(d, 'y')} = ${c * x + d * y}`
        fc.pre(b !== 0 && d !== 0)
        expect(answerTo(`${first} and ${second}`)).toBe(`x = ${x}, y = ${y}`)
      }),
    )
  })

  it('a percentage, an interest and a share agree with the formula', () => {
    fc.assert(
      fc.property(positive, positive, positive, (p, r, t) => {
        const whole = p * 100
        expect(answerTo(`find ${r}% of ${whole}`)?.replaceAll(',', '')).toBe(`${p * r}`)
        const interest = `Simple interest = ₹${p * r * t}; amount = ₹${p * r * t + whole}`
        expect(
          answerTo(`simple interest on Rs ${whole} at ${r}% per annum for ${t} years`)?.replaceAll(',', ''),
        ).toBe(interest)
        expect(
          answerTo(`divide ${p * (r + t)} in the ratio ${r}:${t}`)?.replaceAll(/(?<=\d),(?=\d)/g, ''),
        ).toBe(`${p * r}, ${p * t}`)
      }),
    )
  })

  it('the highest common factor divides, and with the lowest common multiple gives the product', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 900 }), fc.integer({ min: 1, max: 900 }), (a, b) => {
        const shared = gcd(a, b)
        expect(answerTo(`HCF and LCM of ${a} and ${b}`)?.replaceAll(/(?<=\d),(?=\d)/g, '')).toBe(
          `HCF = ${shared}, LCM = ${(a * b) / shared}`,
        )
      }),
    )
  })

  it('the derivative of a polynomial is the one that the power rule gives at every point', () => {
    fc.assert(
      fc.property(small, small, small, (a, b, c) => {
        fc.pre(a !== 0 && b !== 0 && c !== 0)
        const term = (value: number, symbol: string) =>
          `${value < 0 ? '-' : '+'} ${Math.abs(value) === 1 ? '' : Math.abs(value)}${symbol}`
        const lead = 3 * a
        const first = `${lead}x^2`
        expect(answerTo(`differentiate ${a}x^3 ${signed(b, 'x^2')} ${signed(c, 'x')}`)).toMatch(
          lead > 0 ? `dy/dx = ${first} ${term(2 * b, 'x')} ${signed(c, '')}` : /dy\/dx = /,
        )
      }),
    )
  })

  it('any text is answered or refused quickly, without an error', () => {
    const words = fc.constantFrom(
      ...'solve find x y 2x = + - * / ^ ( ) % of the interest simple at 5% 100 years profit cp sp ₹500 derivative integrate sin √ ratio : , and 3:4 average hcf lcm probability dice coin convert km to m e π ! °'.split(
        ' ',
      ),
    )
    const texts = fc.oneof(
      fc.array(words, { maxLength: 25 }).map((list) => list.join(' ')),
      fc.string({ unit: 'grapheme', maxLength: 200 }),
    )
    fc.assert(
      fc.property(texts, (text) => {
        const start = performance.now()
        const answer = solveDoubt(text)
        expect(performance.now() - start).toBeLessThan(2000)
        if (answer) expect(answer.finalAnswer).not.toMatch(/undefined|NaN|Infinity/)
      }),
      { numRuns: 300 },
    )
  })

  it('a long chain of brackets or powers does not hang', () => {
    for (const text of [
      '('.repeat(300),
      `${'2^'.repeat(100)}2`,
      '9!'.repeat(20),
      `${'x^9*'.repeat(30)}x = 0`,
      `${'√'.repeat(200)}4`,
    ])
      expect(solveDoubt(text)).toBeNull()
  })
})
