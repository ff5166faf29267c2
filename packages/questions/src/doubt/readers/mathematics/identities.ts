import Fraction from 'fraction.js'
import type { Exact } from '../../../kit/values/exact.ts'
import { sayNumber } from '../../say-number.ts'
import { found, type ReaderGroup } from '../toolkit/found.ts'

/** The named sums of two terms u and v that one question gives or asks. */
type Name = 'sum' | 'difference' | 'product' | 'squares' | 'cubes'

const NUMBER = '(-? ?\\d+(?:\\.\\d+|/\\d+)?)'

/** 'a + b', 'ab', 'a^2 + b^2' in two letters with whole factors: which sum it is, with the factors. */
function shapeOf(text: string, a: string, b: string): { name: Name; p: number; q: number } | null {
  const plain = text.replace(/[\s*()]/g, '')
  const factor = (digits: string | undefined) => (digits ? Number(digits) : 1)
  const product = new RegExp(`^(\\d*)${a}${b}$`).exec(plain)
  if (product) return { name: 'product', p: factor(product[1]), q: 1 }
  const match = new RegExp(`^(\\d*)${a}(?:\\^([23]))?([-+])(\\d*)${b}(?:\\^([23]))?$`).exec(plain)
  if (!match || match[2] !== match[5]) return null
  const [p, q] = [factor(match[1]), factor(match[4])]
  if (match[2] === undefined) return { name: match[3] === '+' ? 'sum' : 'difference', p, q }
  if (match[3] === '-') return null
  const degree = Number(match[2])
  const [rootP, rootQ] = [Math.round(p ** (1 / degree)), Math.round(q ** (1 / degree))]
  if (rootP ** degree !== p || rootQ ** degree !== q) return null
  return { name: degree === 2 ? 'squares' : 'cubes', p: rootP, q: rootQ }
}

const root = (value: Exact): Exact | null => {
  if (value.lt(0)) return null
  const [n, d] = [
    BigInt(Math.round(Math.sqrt(Number(value.n)))),
    BigInt(Math.round(Math.sqrt(Number(value.d)))),
  ]
  return n * n === value.n && d * d === value.d ? new Fraction(n, d) : null
}

export const identities: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Algebra', 'Algebraic Identities'],
  readers: [
    {
      // "a² + b² = 34 and ab = 15: find a + b." / "If 3x + 2y = 12 and xy = 6, find 9x² + 4y²."
      id: 'sums-of-two-terms',
      cue: /[a-z] ?(?:\^ ?\(?2\)?)? ?[-+] ?\d*[a-z].*=/,
      read(r) {
        const text = r.text.replace(/\^\(([23])\)/g, '^$1')
        const letters = [
          ...new Set(
            [...text.matchAll(/(?<![a-z])\d*([a-z])(?:\^\d)? ?[-+] ?\d*([a-z])(?:\^\d)?(?![a-z])/g)].flatMap(
              ([, a = '', b = '']) => [a, b],
            ),
          ),
        ]
        const [a, b] = letters
        if (!a || !b || letters.length !== 2) return null
        const TERM = `[\\d${a}${b}^+\\- *()]*[${a}${b}\\d)]`
        const match = new RegExp(
          `^(?:if |given |given that |for |when )*(${TERM}) ?= ?${NUMBER} ?(?:,|and|;|, and)? ?(${TERM}) ?= ?${NUMBER}[,.;]? ?(?:then )?(?:and )?(?:(?:find|what is|calculate) )?(?:the )?(?:value of )?(${TERM})$`,
        ).exec(text)
        if (!match) return null
        const [, first = '', one = '0', second = '', two = '0', asked = ''] = match
        const shapes = [first, second, asked].map((part) => shapeOf(part, a, b))
        const [x, y, z] = shapes
        if (!x || !y || !z) return null
        // All sums must be of the same terms u = pa and v = qb; the product may be of a and b themselves.
        const sums = [x, y, z].filter(({ name }) => name !== 'product')
        const [{ p, q } = { p: 1, q: 1 }] = sums
        if (sums.some((sum) => sum.p !== p || sum.q !== q)) return null
        const given = new Map<Name, Exact>()
        for (const [shape, value] of [
          [x, one],
          [y, two],
        ] as const) {
          const exact = new Fraction(value.replaceAll(' ', ''))
          given.set(shape.name, shape.name === 'product' ? exact.mul(p * q).div(shape.p) : exact)
        }
        if (given.size !== 2 || given.has(z.name) || given.has('cubes')) return null
        const [s, d, v, squares] = [
          given.get('sum'),
          given.get('difference'),
          given.get('product'),
          given.get('squares'),
        ]
        // (u + v)² and uv from whichever two are given
        const square = s
          ? s.mul(s)
          : d && v
            ? d.mul(d).add(v.mul(4))
            : squares && v
              ? squares.add(v.mul(2))
              : squares && d
                ? squares.mul(2).sub(d.mul(d))
                : null
        const product =
          v ??
          (s && squares
            ? s.mul(s).sub(squares).div(2)
            : d && squares
              ? squares.sub(d.mul(d)).div(2)
              : s && d
                ? s.mul(s).sub(d.mul(d)).div(4)
                : null)
        if (!square || !product) return null
        const sum = s ?? root(square)
        const gap = d ?? root(square.sub(product.mul(4)))
        let value: Exact | null = null
        if (z.name === 'sum') value = sum
        else if (z.name === 'difference') value = gap
        else if (z.name === 'product') value = product.mul(z.p).div(p * q)
        else if (z.name === 'squares') value = square.sub(product.mul(2))
        else value = s ? s.mul(square).sub(product.mul(s).mul(3)) : null
        if (!value) return null
        const hasTwoSigns = (z.name === 'sum' && !s) || (z.name === 'difference' && !d)
        const shown = hasTwoSigns && !value.equals(0) ? `±${sayNumber(value)}` : undefined
        // The second way: the terms themselves, as the roots of t² − St + P.
        const S = Math.sqrt(square.valueOf()) * (s?.lt(0) ? -1 : 1)
        const D = square.valueOf() - 4 * product.valueOf()
        const check = (() => {
          if (D < 0) return square.sub(product.mul(4)).lt(0) && z.name !== 'difference'
          const [u, w] = [(S + Math.sqrt(D)) / 2, (S - Math.sqrt(D)) / 2]
          const all = {
            sum: Math.abs(u + w),
            difference: Math.abs(u - w),
            product: (u * w * z.p) / (p * q),
            squares: u * u + w * w,
            cubes: u ** 3 + w ** 3,
          }
          const wanted =
            z.name === 'sum' || z.name === 'difference' ? Math.abs(value.valueOf()) : value.valueOf()
          return Math.abs(all[z.name] - wanted) < 1e-6 * Math.max(1, Math.abs(wanted))
        })()
        return found({
          value,
          ...(shown && { shown }),
          steps: [
            ['Identity', '(u + v)² = u² + v² + 2uv and (u − v)² = (u + v)² − 4uv'],
            ['Put the numbers in', shown ?? sayNumber(value)],
          ],
          check,
        })
      },
    },
  ],
}
