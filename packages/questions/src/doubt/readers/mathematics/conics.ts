import Fraction from 'fraction.js'
import type { Exact } from '../../../kit/values/exact.ts'
import { squareRoot, surdToNumber } from '../../maths/surd-sum.ts'
import { writeSurd } from '../../maths/write-algebra.ts'
import { found, near, type ReaderGroup } from '../toolkit/found.ts'

const NUMBER = '(\\d+(?:\\.\\d+)?)'
const SQUARE = '\\^\\(?2\\)?'
const ASK =
  /^(?:(?:find|what is|calculate|determine|the|coordinates of|length of|equation of|of) )*(eccentricity|foci|focus|latus rectum|directrix|major axis|minor axis|transverse axis|vertex|vertices)(?: of| for)?(?: the| an?)?(?: (ellipse|hyperbola|parabola|conic|curve))?(?: whose equation is| with equation| given by| :)? ?(.+)$/

/** The root of an exact number: a fraction, or as books print it. */
function rootOf(square: Exact): { text: string; value: number } {
  const root = squareRoot(square)
  const text = writeSurd(root)
  return { text: /[\\{]/.test(text) ? `$${text}$` : text, value: surdToNumber(root) }
}

/** The squares under x² and y² with the sign between them, of x²/25 + y²/16 = 1 or of 16x² + 25y² = 400. */
function centralOf(text: string): { a2: Exact; b2: Exact; isSum: boolean } | null {
  const plain = text.replace(/[()\s]/g, '').replace(/\^2/g, '²')
  const divided = /^x²(?:\/(\d+(?:\.\d+)?))?([+-])y²(?:\/(\d+(?:\.\d+)?))?=1$/.exec(plain)
  if (divided)
    return {
      a2: new Fraction(divided[1] ?? 1),
      b2: new Fraction(divided[3] ?? 1),
      isSum: divided[2] === '+',
    }
  const whole = /^(\d*)x²([+-])(\d*)y²=(\d+)$/.exec(plain)
  if (!whole || Number(whole[4]) === 0) return null
  const right = new Fraction(whole[4] ?? 1)
  return {
    a2: right.div(whole[1] || 1),
    b2: right.div(whole[3] || 1),
    isSum: whole[2] === '+',
  }
}

/** y² = 4ax and its three turns: which axis it opens along, and a with its sign. */
function parabolaOf(text: string): { axis: 'x' | 'y'; a: Exact } | null {
  const plain = text.replace(/[()\s]/g, '').replace(/\^2/g, '²')
  const match = /^([xy])²=(-?)(\d+(?:\.\d+)?)?([xy])$/.exec(plain)
  if (!match || match[1] === match[4]) return null
  const a = new Fraction(match[3] ?? 1).div(4).mul(match[2] === '-' ? -1 : 1)
  return a.equals(0) ? null : { axis: match[4] === 'x' ? 'x' : 'y', a }
}

const signed = (value: Exact): string => value.toFraction().replace('-', '−')

export const conics: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Conic Sections'],
  readers: [
    {
      // "Eccentricity of the ellipse x²/25 + y²/16 = 1" / "Foci of the hyperbola x²/9 − y²/16 = 1"
      id: 'central-conic',
      cue: new RegExp(`x ?${SQUARE}.*y ?${SQUARE}.*= ?${NUMBER}`),
      read(r) {
        const [, asked = '', name = '', equation = ''] = ASK.exec(r.text) ?? []
        const conic = centralOf(equation)
        if (!conic) return null
        const { a2, b2, isSum } = conic
        // An ellipse with equal axes is a circle.
        if (isSum && a2.equals(b2)) return null
        if (name !== '' && !/^(?:conic|curve)$/.test(name) && name !== (isSum ? 'ellipse' : 'hyperbola'))
          return null
        const isAlongX = !isSum || a2.gt(b2)
        const [long2, short2] = isAlongX ? [a2, b2] : [b2, a2]
        const c2 = isSum ? long2.sub(short2) : long2.add(short2)
        const [a, b, c] = [rootOf(long2), rootOf(short2), rootOf(c2)]
        const e = rootOf(c2.div(long2))
        const rectum2 = short2.mul(short2).mul(4).div(long2)
        const rectum = rootOf(rectum2)
        const at = (text: string) => (isAlongX ? `(±${text}, 0)` : `(0, ±${text})`)
        const answers: Readonly<Record<string, readonly [value: number | string, shown: string]>> = {
          eccentricity: [e.value, e.text],
          foci: [at(c.text), at(c.text)],
          focus: [at(c.text), at(c.text)],
          vertices: [at(a.text), at(a.text)],
          'latus rectum': [rectum.value, rectum.text],
          ...(isSum
            ? {
                'major axis': [2 * a.value, rootOf(long2.mul(4)).text] as const,
                'minor axis': [2 * b.value, rootOf(short2.mul(4)).text] as const,
              }
            : { 'transverse axis': [2 * a.value, rootOf(long2.mul(4)).text] as const }),
        }
        const answer = answers[asked]
        if (!answer) return null
        return found({
          value: answer[0],
          shown: answer[1],
          steps: [
            [
              'Read off the squares',
              `under x²: ${a2.toFraction()}, under y²: ${b2.toFraction()}; so a = ${a.text}, b = ${b.text}`,
            ],
            [isSum ? 'c² = a² − b²' : 'c² = a² + b²', `c = ${c.text}`],
            ['e = c ÷ a', e.text],
            ...(asked === 'latus rectum' ? ([['Latus rectum = 2b² ÷ a', rectum.text]] as const) : []),
          ],
          check:
            near(e.value * a.value, c.value) &&
            near(b.value ** 2, a.value ** 2 * Math.abs(1 - e.value ** 2)) &&
            near(rectum.value * a.value, 2 * b.value ** 2),
        })
      },
    },
    {
      // "Focus of the parabola y² = 12x" / "Directrix of x² = −8y" / "Length of latus rectum of y² = 8x"
      id: 'parabola',
      cue: new RegExp(`[xy] ?${SQUARE} ?= ?-? ?${NUMBER}? ?[xy]`),
      read(r) {
        const [, asked = '', name = '', equation = ''] = ASK.exec(r.text) ?? []
        const parabola = parabolaOf(equation)
        if (!parabola || (name !== '' && !/^(?:parabola|conic|curve)$/.test(name))) return null
        const { axis, a } = parabola
        const focus = axis === 'x' ? `(${signed(a)}, 0)` : `(0, ${signed(a)})`
        const directrix = `${axis} = ${signed(a.mul(-1))}`
        const rectum = a.abs().mul(4)
        const value =
          asked === 'focus'
            ? focus
            : asked === 'directrix'
              ? directrix
              : asked === 'latus rectum'
                ? rectum
                : null
        if (value === null) return null
        // A point at the end of the latus rectum is as far from the focus as from the directrix.
        const half = rectum.div(2).valueOf()
        return found({
          value,
          steps: [
            [axis === 'x' ? 'Compare with y² = 4ax' : 'Compare with x² = 4ay', `a = ${signed(a)}`],
            ['Focus', focus],
            ['Directrix', directrix],
            ['Latus rectum', `4|a| = ${rectum.toFraction()}`],
          ],
          check: near(half ** 2, 4 * a.valueOf() * a.valueOf()) && near(half, Math.abs(a.valueOf() * 2)),
        })
      },
    },
  ],
}
