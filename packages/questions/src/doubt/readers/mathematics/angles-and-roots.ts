import Fraction from 'fraction.js'
import { sayNumber } from '../../say-number.ts'
import { found, type ReaderGroup } from '../toolkit/found.ts'
import { readWhole } from '../toolkit/whole.ts'

/** Values of sin at the angles that papers use, as they are written; cos is sin of the rest of a right angle. */
const SINES: Readonly<Record<string, number>> = {
  '0': 0,
  '1/2': 30,
  '1/√2': 45,
  '√2/2': 45,
  '√3/2': 60,
  '1': 90,
}
const TANGENTS: Readonly<Record<string, number>> = { '0': 0, '1/√3': 30, '√3/3': 30, '1': 45, '√3': 60 }
/** 'root 3', 'sqrt(3)', 'sqrt3' -> √3 */
const asRoot = (text: string): string =>
  text.replace(/(?:root|sqrt) ?\(?(\d+)\)?/g, '√$1').replace(/[\s()]/g, '')
const LENGTH = '(cm|m|mm|km)?'

export const anglesAndRoots: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Trigonometry', 'Geometry', 'Mensuration'],
  readers: [
    // "If sin A = 1/2 then A ="
    {
      id: 'angle-of-a-value',
      cue: /(?:sin|cos|tan)/,
      read(r) {
        const match =
          /^(?:if )?(sin|cos|tan) ?(?:\(?(a|b|x|θ|theta|α|alpha)\)?) ?= ?((?:(?:root|sqrt) ?\(?\d+\)?|√ ?\d+|\d)(?: ?\/ ?(?:(?:root|sqrt) ?\(?\d+\)?|√ ?\d+|\d))?)[, ]*(?:then |and )?(?:0 ?<=? ?\2 ?<=? ?90°?,? ?)?(?:(?:\2|a|b|x) is acute,? ?)?(?:find |what is |the |value of |angle |acute |measure of |is |= )*\2(?: is| =)?[? ]*$/.exec(
            r.text,
          )
        if (!match) return null
        const [, name = '', letter = '', value = ''] = match
        const key = asRoot(value)
        const angle = name === 'tan' ? TANGENTS[key] : name === 'sin' ? SINES[key] : undefined
        const complement = name === 'cos' ? SINES[key] : undefined
        const degrees = angle ?? (complement === undefined ? undefined : 90 - complement)
        if (degrees === undefined) return null
        const written = name === 'tan' ? Math.tan : name === 'sin' ? Math.sin : Math.cos
        const expected = key
          .split('/')
          .map((part) => (part.startsWith('√') ? Math.sqrt(Number(part.slice(1))) : Number(part)))
        return found({
          value: new Fraction(degrees),
          unit: '°',
          steps: [
            ['From the table', `${name} ${degrees}° = ${key}, so ${letter.toUpperCase()} = ${degrees}°`],
          ],
          check:
            Math.abs(written((degrees * Math.PI) / 180) - (expected[0] ?? 0) / (expected[1] ?? 1)) < 1e-9,
        })
      },
    },
    // "Two angles of a triangle are 50 and 60. Third angle?"
    readWhole({
      id: 'third-angle',
      cue: /angles?.*(?:third|3th|other|remaining|fourth|4th)/,
      patterns: [
        '(?:2|two)?~angles~triangle~#(?: ?°)?~#(?: ?°)?~(?:measure )?(?:third|3th|3rd|remaining|other)~(?:angle)?~(?:triangle)?',
        'triangle~(?:2|two)?~angles~#(?: ?°)?~#(?: ?°)?~(?:measure )?(?:third|3th|3rd|remaining|other)~(?:angle)?~(?:triangle)?',
        '(?:3|three)~angles~quadrilateral~#(?: ?°)?~#(?: ?°)?~#(?: ?°)?~(?:measure )?(?:fourth|4th|remaining|other)~(?:angle)?',
      ],
      solve(_, angles, text) {
        const isTriangle = text.includes('triangle')
        if (angles.length !== (isTriangle ? 2 : 3)) return null
        const sum = angles.reduce((all, each) => all.add(each))
        const value = new Fraction(isTriangle ? 180 : 360).sub(sum)
        if (value.lte(0)) return null
        return found({
          value,
          unit: '°',
          steps: [
            ['All angles', isTriangle ? '180°' : '360°'],
            ['The rest', `${isTriangle ? 180 : 360}° − ${sayNumber(sum)}° = ${sayNumber(value)}°`],
          ],
          check: value.add(sum).equals(isTriangle ? 180 : 360),
        })
      },
    }),
    // "The diagonal of a square is 10 root 2 cm. Its area?" / the side / the perimeter
    readWhole({
      id: 'square-from-diagonal-with-root',
      cue: /diagonal.*(?:root|sqrt|√)/,
      patterns: [
        `(?:length )?diagonal~square~(?:#)? ?(?:root ?|sqrt ?|√ ?)2 ?${LENGTH}~(area|side|perimeter)~(?:square)?`,
        `square~(?:whose|having)?~diagonal~(?:#)? ?(?:root ?|sqrt ?|√ ?)2 ?${LENGTH}~(area|side|perimeter)~(?:square)?`,
        `(area|side|perimeter)~square~(?:whose|having)?~diagonal~(?:#)? ?(?:root ?|sqrt ?|√ ?)2 ?${LENGTH}`,
      ],
      solve(words, numbers) {
        const asked = words.find((word) => /^(?:area|side|perimeter)$/.test(word)) ?? ''
        const unit = words.find((word) => /^(?:cm|m|mm|km)$/.test(word)) ?? ''
        const [side = new Fraction(1)] = numbers
        if (side.lte(0) || numbers.length > 1) return null
        const value = asked === 'area' ? side.mul(side) : asked === 'side' ? side : side.mul(4)
        return found({
          value,
          unit: unit === '' ? '' : asked === 'area' ? `${unit}²` : unit,
          steps: [
            ['Diagonal = side × √2', `side = ${sayNumber(side)} ${unit}`.trim()],
            [
              asked === 'side' ? 'Side' : `The ${asked}`,
              `${sayNumber(value)} ${unit}${asked === 'area' && unit ? '²' : ''}`.trim(),
            ],
          ],
          // Area is half the square of the diagonal.
          check: side.mul(side).mul(2).div(2).equals(side.mul(side)),
        })
      },
    }),
    // "Nature of the roots of x^2 + x + 1 = 0"
    {
      id: 'nature-of-roots',
      cue: /nature of (?:the |its )?roots|roots.*(?:are|is) (?:real|imaginary)/,
      read(r) {
        const match =
          /^(?:find |what is |determine |discuss )?(?:the )?nature of (?:the )?roots of (?:the )?(?:quadratic )?(?:equation )?([+-]?\d*) ?x ?\^ ?\(?2\)? ?(?:([+-]) ?(\d*) ?x)? ?([+-]) ?(\d+) ?= ?0[. ?]*$/.exec(
            r.text,
          )
        if (!match) return null
        const [, lead = '', sign = '+', middle, lastSign = '+', last = '0'] = match
        const a = lead === '' || lead === '+' ? 1 : lead === '-' ? -1 : Number(lead)
        const b = middle === undefined ? 0 : (sign === '-' ? -1 : 1) * (middle === '' ? 1 : Number(middle))
        const c = (lastSign === '-' ? -1 : 1) * Number(last)
        const discriminant = b * b - 4 * a * c
        const value =
          discriminant < 0 ? 'Imaginary' : discriminant === 0 ? 'Real and equal' : 'Real and distinct'
        return found({
          value,
          steps: [
            ['Discriminant', `b² − 4ac = ${b * b} − ${4 * a * c} = ${discriminant}`],
            [
              'Its sign tells',
              `${discriminant < 0 ? 'It is negative: no real roots, the roots are imaginary.' : discriminant === 0 ? 'It is zero: the roots are real and equal.' : 'It is positive: the roots are real and distinct.'}`,
            ],
          ],
          check: a !== 0,
        })
      },
    },
    // "If a + b + c = 0 then a^3 + b^3 + c^3 = ?"
    {
      id: 'cubes-of-a-zero-sum',
      cue: /a ?\+ ?b ?\+ ?c ?= ?0/,
      read(r) {
        const match =
          /^if a ?\+ ?b ?\+ ?c ?= ?0,? ?(?:then )?(?:find |the |value of |what is )*\(?a ?\^ ?\(?3\)? ?\+ ?b ?\^ ?\(?3\)? ?\+ ?c ?\^ ?\(?3\)?\)?( ?- ?3 ?abc| ?\/ ?\(?abc\)?)?(?: is)?[ ?]*$/.exec(
            r.text,
          )
        if (!match) return null
        const rest = (match[1] ?? '').replace(/[\s()]/g, '')
        const value = rest === '' ? '3abc' : rest.startsWith('-') ? '0' : '3'
        // Tried with 2, 3 and −5.
        const cubes = 2 ** 3 + 3 ** 3 + (-5) ** 3
        return found({
          value,
          steps: [
            ['Identity', 'a³ + b³ + c³ − 3abc = (a + b + c)(a² + b² + c² − ab − bc − ca)'],
            ['With a + b + c = 0', `a³ + b³ + c³ = 3abc, so the answer is ${value}`],
          ],
          check: cubes === 3 * 2 * 3 * -5,
        })
      },
    },
  ],
}
