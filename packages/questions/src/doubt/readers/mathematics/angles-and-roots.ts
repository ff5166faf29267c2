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
const COSECANTS = { 30: '2', 45: '√2', 60: '2/√3', 90: '1' }
const SECANTS = { 0: '1', 30: '2/√3', 45: '√2', 60: '2' }
const VALUES: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  sin: { 0: '0', 30: '1/2', 45: '1/√2', 60: '√3/2', 90: '1' },
  cos: { 0: '1', 30: '√3/2', 45: '1/√2', 60: '1/2', 90: '0' },
  tan: { 0: '0', 30: '1/√3', 45: '1', 60: '√3' },
  cot: { 30: '√3', 45: '1', 60: '1/√3', 90: '0' },
  sec: SECANTS,
  cosec: COSECANTS,
}
const LENGTH = '(cm|m|mm|km)?'

export const anglesAndRoots: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Trigonometry', 'Geometry', 'Mensuration'],
  readers: [
    // "If sin A = 1/2 then A ="
    {
      id: 'angle-of-a-value',
      concepts: ['Trigonometry'],
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
      concepts: ['Geometry'],
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
      concepts: ['Mensuration'],
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
    // "Length of the diagonal of a rectangle 8 cm x 6 cm"
    readWhole({
      id: 'diagonal-of-rectangle',
      concepts: ['Mensuration'],
      cue: /diagonal.*rectang|rectang.*diagonal/,
      patterns: [
        `(?:length )?diagonal~rectangle~(?:whose|having)?~(?:sides|length|dimensions)*~# ?${LENGTH}~(?:[x*]|breadth|width)?~# ?${LENGTH}`,
        `rectangle~(?:whose|having)?~(?:sides|length|dimensions)*~# ?${LENGTH}~(?:[x*]|breadth|width)?~# ?${LENGTH}~(?:length )?diagonal`,
      ],
      solve(words, [a, b]) {
        if (!a || !b || new Set(words).size > 1) return null
        const square = a.mul(a).add(b.mul(b))
        const root = new Fraction(Math.round(Math.sqrt(square.valueOf()) * 1000), 1000)
        return found({
          value: root,
          unit: words[0] ?? '',
          steps: [
            [
              'By Pythagoras',
              `√(${sayNumber(a)}² + ${sayNumber(b)}²) = √${sayNumber(square)} = ${sayNumber(root)}`,
            ],
          ],
          check: root.mul(root).equals(square),
        })
      },
    }),
    // "The area of a square is 196. Find its side."
    readWhole({
      id: 'side-from-area',
      concepts: ['Mensuration'],
      cue: /square.*area|area.*square/,
      patterns: [
        'area~square~# ?(cm\\^2|m\\^2)?~(side|perimeter|length side)~(?:square)?',
        'square~area~# ?(cm\\^2|m\\^2)?~(side|perimeter|length side)~(?:square)?',
      ],
      solve(words, [area]) {
        if (!area) return null
        const asked = words.at(-1) ?? ''
        const unit = (words.length > 1 ? words[0] : '')?.replace('^2', '') ?? ''
        const side = new Fraction(Math.round(Math.sqrt(area.valueOf()) * 1000), 1000)
        const value = asked === 'perimeter' ? side.mul(4) : side
        return found({
          value,
          unit,
          steps: [
            ['Side = √area', `√${sayNumber(area)} = ${sayNumber(side)}`],
            [asked === 'perimeter' ? 'Perimeter' : 'Side', sayNumber(value)],
          ],
          check: side.mul(side).equals(area),
        })
      },
    }),
    // "If tan θ = 1 find sin θ"
    {
      id: 'another-ratio-of-a-known-angle',
      concepts: ['Trigonometry'],
      cue: /(?:sin|cos|tan)/,
      read(r) {
        const match =
          /^(?:if )?(sin|cos|tan) ?(θ|a|x|theta) ?= ?((?:√ ?\d+|root ?\d+|\d)(?: ?\/ ?(?:√ ?\d+|root ?\d+|\d))?)[, ]*(?:then )?(?:find |what is |the |value of )*(sin|cos|tan|sec|cosec|cot) ?\2(?: is| =)?[ ?]*$/.exec(
            r.text,
          )
        if (!match) return null
        const [, given = '', , value = '', wanted = ''] = match
        const key = asRoot(value)
        const sine = SINES[key]
        const angle =
          given === 'tan' ? TANGENTS[key] : sine === undefined || given === 'sin' ? sine : 90 - sine
        const answer = angle === undefined ? undefined : VALUES[wanted]?.[angle]
        if (angle === undefined || answer === undefined || given === wanted) return null
        return found({
          value: answer,
          steps: [
            ['The angle', `${given} ${angle}° = ${key}`],
            ['So', `${wanted} ${angle}° = ${answer}`],
          ],
          check: true,
        })
      },
    },
    // "If x = 3 + 2√2 find x + 1/x"
    {
      id: 'surd-and-its-inverse',
      concepts: ['Algebra'],
      cue: /x ?= ?\d+ ?[+-] ?\d* ?(?:√|root|sqrt)/,
      read(r) {
        const match =
          /^(?:if )?x ?= ?(\d+) ?([+-]) ?(\d*) ?(?:√|root|sqrt) ?\(?(\d+)\)?,? ?(?:then )?(?:find |what is |the |value of )*\(?x(?: ?\^ ?\(?([23])\)?)? ?\+ ?\(?1 ?\/ ?x(?: ?\^ ?\(?([23])\)?)?\)?(?: is| =)?[ ?]*$/.exec(
            r.text,
          )
        if (!match || match[5] !== match[6]) return null
        const [a, b, c] = [Number(match[1]), Number(match[3] || 1), Number(match[4])]
        // Only then is the inverse the conjugate.
        if (a * a - b * b * c !== 1) return null
        const sum = 2 * a
        const power = Number(match[5] ?? 1)
        const value = power === 1 ? sum : power === 2 ? sum * sum - 2 : sum ** 3 - 3 * sum
        const x = a + (match[2] === '-' ? -1 : 1) * b * Math.sqrt(c)
        return found({
          value: new Fraction(value),
          steps: [
            [
              'The inverse',
              `1/x = ${a} ${match[2] === '-' ? '+' : '−'} ${b === 1 ? '' : b}√${c}, because ${a}² − ${b * b * c} = 1`,
            ],
            ['x + 1/x', String(sum)],
            ['The answer', String(value)],
          ],
          check: Math.abs(x ** power + x ** -power - value) < 1e-6 * Math.max(1, value),
        })
      },
    },
    // "Sum and product of the roots of 2x^2 - 8x + 6 = 0"
    {
      id: 'sum-and-product-of-roots',
      concepts: ['Quadratic Equations'],
      cue: /sum and product of (?:the )?roots/,
      read(r) {
        const match =
          /^(?:find |what is |what are )?(?:the )?sum and product of (?:the )?roots of (?:the )?(?:quadratic )?(?:equation )?([+-]?\d*) ?x ?\^ ?\(?2\)? ?([+-]) ?(\d*) ?x ?([+-]) ?(\d+)(?: ?= ?0)?[. ?]*$/.exec(
            r.text,
          )
        if (!match) return null
        const [, lead = '', sign = '+', middle = '', lastSign = '+', last = '0'] = match
        const a = new Fraction(lead === '' || lead === '+' ? 1 : lead === '-' ? -1 : Number(lead))
        const b = new Fraction(middle === '' ? 1 : middle).mul(sign === '-' ? -1 : 1)
        const c = new Fraction(last).mul(lastSign === '-' ? -1 : 1)
        if (a.equals(0)) return null
        const [sum, product] = [b.neg().div(a), c.div(a)]
        return found({
          value: `Sum = ${sayNumber(sum)}, product = ${sayNumber(product)}`,
          steps: [
            ['Sum = −b ÷ a', sayNumber(sum)],
            ['Product = c ÷ a', sayNumber(product)],
          ],
          check: sum.mul(a).add(b).equals(0) && product.mul(a).equals(c),
        })
      },
    },
    // "Nature of the roots of x^2 + x + 1 = 0"
    {
      id: 'nature-of-roots',
      concepts: ['Quadratic Equations'],
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
    // "Find k if x = 2 is a root of x^2 + kx - 10 = 0"
    {
      id: 'letter-from-a-root',
      concepts: ['Quadratic Equations'],
      cue: /root of|solution of|zero of/,
      read(r) {
        const match =
          /^(?:if )?(?:(?:find |the |value of )*([kpam]),? if )?(?:x ?= ?)?(-?\d+) is (?:a |one |the )?(?:root|solution|zero) of (?:the )?(?:quadratic )?(?:equation |polynomial )?([+-]?\d*) ?x ?\^ ?\(?2\)? ?([+-]) ?(\d*) ?(?:([kpam]) ?x|x) ?([+-]) ?(?:(\d+)|(\d*) ?([kpam]))(?: ?= ?0)?[., ]*(?:then )?(?:(?:find |what is |the |value of )*([kpam])(?: is| =)?)?[ ?]*$/.exec(
            r.text,
          )
        if (!match) return null
        const [
          ,
          before,
          rootText = '',
          lead = '',
          sign = '+',
          middle = '',
          inMiddle,
          lastSign = '+',
          last,
          times = '',
          inLast,
          after,
        ] = match
        const letter = inMiddle ?? inLast
        // Exactly one of the two coefficients is the letter, and it is the one asked for.
        if (letter === undefined || (inMiddle !== undefined && inLast !== undefined)) return null
        if ((before ?? after) !== letter || (before !== undefined && after !== undefined)) return null
        const number = (text: string) => (text === '' || text === '+' ? 1 : text === '-' ? -1 : Number(text))
        const root = new Fraction(rootText)
        const a = new Fraction(number(lead)).mul(root).mul(root)
        const turn = (text: string) => (text === '-' ? -1 : 1)
        const linear = root.mul(number(middle)).mul(turn(sign))
        const rest = new Fraction(last ?? number(times)).mul(turn(lastSign))
        // a x² + (linear) k + rest = 0, or a x² + linear + (rest) k = 0
        const [factor, constant] = inMiddle === undefined ? [rest, a.add(linear)] : [linear, a.add(rest)]
        if (factor.equals(0)) return null
        const value = constant.neg().div(factor)
        return found({
          value,
          steps: [
            ['Put the root in', `${sayNumber(constant)} + (${sayNumber(factor)}) × ${letter} = 0`],
            ['Solve', `${letter} = ${sayNumber(value)}`],
          ],
          check: factor.mul(value).add(constant).equals(0),
        })
      },
    },
    // "If a + b + c = 0 then a^3 + b^3 + c^3 = ?"
    {
      id: 'cubes-of-a-zero-sum',
      concepts: ['Algebra'],
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
