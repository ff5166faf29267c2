import Fraction from 'fraction.js'
import { sayNumber } from '../../say-number.ts'
import { found, type ReaderGroup } from '../toolkit/found.ts'
import { readWhole } from '../toolkit/whole.ts'

const choose = (n: number, r: number): number => {
  let value = 1
  for (let i = 1; i <= r; i++) value = (value * (n - r + i)) / i
  return Math.round(value)
}

/** Results that school books state as a rule, asked in one line. */
export const knownResults: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Matrices & Determinants'],
  readers: [
    {
      // "If A is a 3x3 matrix and |A| = 5 then |2A| = ?" / "|A| = 5, A of order 3, find |adj A|"
      id: 'determinant-by-order',
      cue: /\|a\| ?= ?/,
      read(r) {
        const asked =
          /^(?:if |let )*(?:a is (?:a |an )?(?:square )?(?:matrix )?(?:of order )?([2-5])(?: ?[x*×] ?([2-5]))?(?: matrix)?(?:,| and|, and| with) ?\|a\| ?= ?(-?\d+)|\|a\| ?= ?(-?\d+)(?:,| and) ?a is (?:a |an )?(?:square )?(?:matrix )?(?:of order )?([2-5])(?: ?[x*×] ?([2-5]))?(?: matrix)?),?(?: then)?(?: find| what is| the value of)* ?\|(?:(\d+) ?a|(adj) ?\(?a\)?|a ?\^ ?\(?(-1)\)?)\|(?: ?=| is)*$/.exec(
            r.text.replace(/[?.]$/, '').trim(),
          )
        if (!asked) return null
        const order = Number(asked[1] ?? asked[5])
        const across = asked[2] ?? asked[6]
        const size = Number(asked[3] ?? asked[4])
        if (across !== undefined && Number(across) !== order) return null
        if (asked[9] !== undefined) {
          if (size === 0) return null
          const value = new Fraction(1).div(size)
          return found({
            value,
            steps: [['The product with the inverse is I', `|A⁻¹| = 1/|A| = ${value.toFraction()}`]],
            check: value.mul(size).equals(1),
          })
        }
        const value = asked[8] ? size ** (order - 1) : Number(asked[7]) ** order * size
        return found({
          value: new Fraction(value),
          steps: [
            asked[8]
              ? ['Determinant of the adjoint', `|adj A| = |A|^(n−1) = ${size}^${order - 1} = ${value}`]
              : ['Each row has the factor', `|kA| = kⁿ|A| = ${asked[7]}^${order} × ${size} = ${value}`],
          ],
          check: asked[8]
            ? size === 0 || value * size === size ** order
            : value / size === Number(asked[7]) ** order || size === 0,
          difficulty: 'Intermediate',
        })
      },
    },
    // "Period of sin 3x"
    readWhole({
      id: 'period-of-a-ratio',
      concepts: ['Trigonometry'],
      cue: /period/,
      except: /[+|^*]/,
      patterns: ['(?:fundamental )?period~(?:function )?(sin|cos|tan|cot|sec|cosec)~#?~x'],
      solve([name = ''], [factor = new Fraction(1)]) {
        if (factor.lte(0)) return null
        const base = new Fraction(/^(?:tan|cot)$/.test(name) ? 1 : 2)
        const value = base.div(factor)
        const shown = `${value.n === 1n ? '' : value.n}π${value.d === 1n ? '' : `/${value.d}`}`
        return found({
          value: shown,
          steps: [
            [`Period of ${name} x`, base.equals(2) ? '2π' : 'π'],
            [`For ${name} ${sayNumber(factor)}x it is divided by ${sayNumber(factor)}`, shown],
          ],
          check: value.mul(factor).equals(base),
        })
      },
    }),
    // "Highest power of 3 in 50!"
    {
      id: 'power-of-a-prime-in-a-factorial',
      concepts: ['Number System'],
      cue: /power of \d+ (?:in|that divides|dividing|contained in) \d+ ?!/,
      read(r) {
        const [, prime = '', top = ''] =
          /^(?:find |what is |the )*(?:highest|greatest|largest|maximum) power of (\d{1,3}) (?:in|that divides|dividing|contained in) (\d{1,5}) ?!$/.exec(
            r.text.replace(/[?.]$/, ''),
          ) ?? []
        const [p, n] = [Number(prime), Number(top)]
        if (p < 2 || n < 1 || ![...Array(p).keys()].slice(2).every((one) => p % one !== 0)) return null
        const parts: number[] = []
        for (let power = p; power <= n; power *= p) parts.push(Math.floor(n / power))
        const value = parts.reduce((sum, part) => sum + part, 0)
        let counted = 0
        for (let one = p; one <= n; one += p) for (let left = one; left % p === 0; left /= p) counted += 1
        return found({
          value: new Fraction(value),
          steps: [['Multiples of the prime, of its square, and so on', `${parts.join(' + ')} = ${value}`]],
          check: counted === value,
        })
      },
    },
    // "How many handshakes among 10 people?" / "Committee of 3 from 7 people"
    readWhole({
      id: 'pairs-and-committees',
      concepts: ['Permutations & Combinations'],
      cue: /handshakes?|committees?/,
      except: /men|women|boys|girls|at least|always|never|exactly|include|particular|round|not/,
      patterns: [
        '(?:many |number |total )*(?:handshakes?)~(?:there |possible )?(?:among |between )?# (?:people|persons|friends|guests)',
        '(?:many )?(?:ways )?(?:committees? )(?:formed )?# (?:people |persons |members )?(?:formed |chosen )?(?:from |out )?# (?:people|persons|members)',
      ],
      solve(_, numbers) {
        const [size, n] = numbers.length === 1 ? [new Fraction(2), numbers[0]] : numbers
        if (!size || !n || n.d !== 1n || size.d !== 1n || n.gt(40) || size.gt(n) || size.lt(1)) return null
        const [many, of] = [Number(n.n), Number(size.n)]
        const value = choose(many, of)
        return found({
          value: new Fraction(value),
          steps: [['The order does not matter', `${many}C${of} = ${value}`]],
          check: choose(many, many - of) === value,
        })
      },
    }),
    // "Ratio of volumes of two spheres whose radii are 2:3" / surface areas
    readWhole({
      id: 'ratio-of-two-spheres',
      concepts: ['Mensuration'],
      cue: /ratio.*(?:spheres?|cubes?|circles?|squares?).*\d ?: ?\d|(?:spheres?|cubes?|circles?|squares?).*\d ?: ?\d.*ratio/,
      except: /cone|cylinder|height|ratio.*ratio.*ratio/,
      patterns: [
        'ratio~(volumes?|surface areas?|areas?)~2 (?:spheres|cubes|circles|squares)~(?:whose )?(?:radii|sides|edges|diameters)~(?:ratio )?#~:~#',
        '(?:ratio )?(?:radii|sides|edges|diameters)~2 (?:spheres|cubes|circles|squares)~(?:ratio )?#~:~#~ratio~(?:their )?(volumes?|surface areas?|areas?)',
      ],
      solve([asked = ''], [a, b], text) {
        const isFlat = /circles|squares/.test(text)
        if (!a || !b || a.lte(0) || b.lte(0) || isFlat !== /^areas?$/.test(asked)) return null
        const power = asked.startsWith('volume') ? 3 : 2
        const ratio = a.div(b).pow(power)
        if (!ratio) return null
        const shown = `${ratio.n} : ${ratio.d}`
        return found({
          value: shown,
          steps: [
            [
              power === 3 ? 'Volumes are as the cubes' : 'Areas are as the squares',
              `${sayNumber(a)}^${power} : ${sayNumber(b)}^${power} = ${shown}`,
            ],
          ],
          check: ratio.mul(b.pow(power) ?? 0).equals(a.pow(power) ?? -1),
        })
      },
    }),
    // "Two circles of radius 8 cm and 3 cm have their centres 13 cm apart. Length of the direct common tangent?"
    readWhole({
      id: 'common-tangent-in-few-words',
      concepts: ['Circles'],
      cue: /(?:common|direct|transverse) tangent/,
      patterns: [
        '2 circles~(?:radius|radii)~# (?:cm|m)?~# (cm|m)~(?:centres?|centers?)~# (?:cm|m)~apart~(?:length )?(direct|transverse)~common tangent',
      ],
      solve(words, [a, b, apart]) {
        if (!a || !b || !apart) return null
        const side = words.includes('direct') ? a.sub(b) : a.add(b)
        const square = apart.mul(apart).sub(side.mul(side))
        if (square.lte(0) || apart.lt(a.add(b))) return null
        const root = Math.sqrt(square.valueOf())
        const isWhole = Number.isInteger(root)
        return found({
          value: isWhole ? new Fraction(root) : root,
          unit: words.includes('m') ? 'm' : 'cm',
          steps: [
            [
              'A right triangle with the line of the centres',
              `√(${sayNumber(apart)}² − ${sayNumber(side.abs())}²) = √${sayNumber(square)}`,
            ],
          ],
          check: Math.abs(Math.hypot(root, side.valueOf()) - apart.valueOf()) < 1e-9,
        })
      },
    }),
  ],
}
