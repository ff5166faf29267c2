import Fraction from 'fraction.js'
import { squareRoot } from '../../maths/surd-sum.ts'
import { writeSurd } from '../../maths/write-algebra.ts'
import { found, near, type ReaderGroup } from '../toolkit/found.ts'

const radians = (degrees: number): number => (degrees * Math.PI) / 180
const ASK = /^(?:(?:find|what is|the|value of|evaluate|calculate|simplify) )*/

/** Terms that go on and on: roots in roots, and products and sums over all angles. */
export const endlessForms: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Surds & Indices', 'Trigonometry'],
  readers: [
    {
      // "√(12 + √(12 + √(12 + ...)))" / "√(6√(6√6...))"
      id: 'roots-in-roots',
      cue: /(?:√|sqrt|root).*(?:√|sqrt|root).*(?:\.{2,}|…|infinity|∞)/,
      concepts: ['Surds & Indices'],
      read(r) {
        const plain = r.text
          .replace(ASK, '')
          .replace(/square root|sqrt|root/g, '√')
          .replace(/(?:up ?to )?infinity|∞|…/g, '...')
          .replace(/[\s()]/g, '')
        const match = /^√(\d+)([+*-]?)(?:√\1\2)+(?:√\1)?(?:√?\.{2,})+$/.exec(plain)
        if (!match) return null
        const n = Number(match[1])
        const sign = match[2]
        if (n < 1 || (sign === '-' && n < 2)) return null
        if (sign === '' || sign === '*') {
          let value = 1
          for (let turn = 0; turn < 60; turn++) value = Math.sqrt(n * value)
          return found({
            value: new Fraction(n),
            steps: [['Let it be x', `x = √(${n}x), so x² = ${n}x and x = ${n}`]],
            check: Math.abs(value - n) < 1e-6 * n,
          })
        }
        const side = Math.round(Math.sqrt(1 + 4 * n))
        if (side * side !== 1 + 4 * n) return null
        const x = sign === '+' ? (1 + side) / 2 : (side - 1) / 2
        let value = 0
        for (let turn = 0; turn < 200; turn++)
          value = Math.sqrt(sign === '+' ? n + value : Math.max(0, n - value))
        return found({
          value: new Fraction(x),
          steps: [
            [
              'Let it be x',
              `x = √(${n} ${sign === '+' ? '+' : '−'} x), so x² ${sign === '+' ? '−' : '+'} x − ${n} = 0`,
            ],
            ['The positive root', String(x)],
          ],
          check: x * x === (sign === '+' ? n + x : n - x) && (n === 2 || Math.abs(value - x) < 1e-6),
        })
      },
    },
    {
      // "tan 1° tan 2° tan 3° ... tan 89°" / "cos 1 cos 2 ... cos 100" / "sin² 5° + sin² 10° + ... + sin² 90°"
      id: 'all-angles',
      cue: /(?:tan|cot|sin|cos).*(?:\.{2,}|…)/,
      concepts: ['Trigonometry'],
      read(r) {
        const plain = r.text
          .replace(ASK, '')
          .replace(/…/g, '...')
          .replace(/\^\(?2\)?/g, '²')
          .replace(/[\s()°*]/g, '')
        // A single full stop between two factors is a sign of times.
        const product = /^(tan|cot|cos|sin)(\d+)\.?\1(\d+)(?:\.?\1(\d+))?\.{2,}\1(\d+)$/.exec(plain)
        const sum = /^(sin|cos)²(\d+)\+\1²(\d+)(?:\+\1²(\d+))?\+?\.{2,}\+?\1²(\d+)$/.exec(plain)
        const match = product ?? sum
        if (!match) return null
        const [, name = '', first, second, third, last] = match
        const [from, next, to] = [Number(first), Number(second), Number(last)]
        const gap = next - from
        if (gap < 1 || to <= next || (to - from) % gap !== 0 || to > 360) return null
        if (third !== undefined && Number(third) !== next + gap) return null
        const angles = Array.from({ length: (to - from) / gap + 1 }, (_, at) => from + at * gap)
        if (sum) {
          const total = angles.reduce(
            (all, angle) => all + (name === 'sin' ? Math.sin(radians(angle)) : Math.cos(radians(angle))) ** 2,
            0,
          )
          const value = Math.round(total * 2) / 2
          return found({
            value: new Fraction(value),
            steps: [
              ['Pair the angles that make 90°', `${name}² θ + ${name}² (90° − θ) = 1`],
              [`Sum of the ${angles.length} terms`, String(value)],
            ],
            check: near(total, value),
          })
        }
        const isZero = angles.some((angle) =>
          name === 'cos' || name === 'cot' ? angle % 180 === 90 : angle % 180 === 0,
        )
        if (
          (name === 'tan' && angles.some((angle) => angle % 180 === 90)) ||
          (name === 'cot' && angles.some((angle) => angle % 180 === 0))
        )
          return null
        const factorAt = (angle: number) => {
          const [s, c] = [Math.sin(radians(angle)), Math.cos(radians(angle))]
          return name === 'sin' ? s : name === 'cos' ? c : name === 'tan' ? s / c : c / s
        }
        if (isZero)
          return found({
            value: new Fraction(0),
            steps: [
              [
                'One factor is zero',
                `${name} ${angles.find((angle) => Math.abs(factorAt(angle)) < 1e-12) ?? ''}° = 0, and so is the product.`,
              ],
            ],
            check: angles.some((angle) => Math.abs(factorAt(angle)) < 1e-12),
          })
        const value = angles.reduce((all, angle) => all * factorAt(angle), 1)
        return found({
          value: new Fraction(1),
          steps: [
            ['Pair the angles that make 90°', `${name} θ × ${name} (90° − θ) = 1, and ${name} 45° = 1`],
          ],
          check: from + to === 90 && near(value, 1),
        })
      },
    },
    {
      // "Find the maximum value of 3 sin x + 4 cos x"
      id: 'sine-and-cosine-together',
      cue: /(?:maximum|minimum|greatest|least).*sin.*cos|(?:maximum|minimum|greatest|least).*cos.*sin/,
      concepts: ['Trigonometry'],
      read(r) {
        const match =
          /^(?:(?:find|what is|the|calculate) )*(maximum|minimum|greatest|least) (?:value )?of (\d*) ?(sin|cos) ?\(?([a-z]|θ|theta)\)? ?([+-]) ?(\d*) ?(sin|cos) ?\(?\4\)?(?: ?([+-]) ?(\d+))?$/.exec(
            r.text,
          )
        if (!match || match[3] === match[7]) return null
        const [a, b, c] = [
          Number(match[2] || 1),
          Number(match[6] || 1),
          Number(match[9] ?? 0) * (match[8] === '-' ? -1 : 1),
        ]
        const isMost = /^(?:maximum|greatest)$/.test(match[1] ?? '')
        const square = new Fraction(a * a + b * b)
        const size = Math.sqrt(a * a + b * b)
        // With a number beside it only a whole root is written shortly.
        if (c !== 0 && !Number.isInteger(size)) return null
        const value = (isMost ? size : -size) + c
        const root = writeSurd(squareRoot(square))
        const values = Array.from({ length: 3600 }, (_, at) => {
          const [s, k] = [Math.sin(radians(at / 10)), Math.cos(radians(at / 10))]
          const [first, second] = match[3] === 'sin' ? [s, k] : [k, s]
          return a * first + (match[5] === '-' ? -b : b) * second + c
        })
        return found({
          value: Number.isInteger(value) ? new Fraction(value) : value,
          ...(!Number.isInteger(value) && { shown: `$${isMost ? '' : '-'}${root}$` }),
          steps: [
            [
              'a sin x + b cos x lies between −√(a² + b²) and √(a² + b²)',
              `√(${a * a} + ${b * b}) = $${root}$`,
            ],
            ...(c === 0 ? [] : ([['Add the number', String(value)]] as const)),
          ],
          check: Math.abs((isMost ? Math.max(...values) : Math.min(...values)) - value) < 1e-4 * (1 + size),
        })
      },
    },
  ],
}
