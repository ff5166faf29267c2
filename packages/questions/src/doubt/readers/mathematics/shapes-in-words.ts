import Fraction from 'fraction.js'
import { squareRoot } from '../../maths/surd-sum.ts'
import { writeSurd } from '../../maths/write-algebra.ts'
import { sayNumber } from '../../say-number.ts'
import { found, near, type ReaderGroup, sayMeasured } from '../toolkit/found.ts'
import type { Reading } from '../toolkit/reading.ts'

const UNIT = '(?:cm|m|mm)'
const unitIn = (text: string): string => /\d (cm|mm|m)(?![a-z])/.exec(text)?.[1] ?? ''
/** π as the question wants it: 22/7, 3.14, or exact. */
const piOf = (r: Reading): number | null => {
  const said = r.one('\\(? ?(?:take |use |using |taking |given )?(?:pi|π) ?= ?#\\)?')
  return said ? said.valueOf() : null
}

const SOLIDS: readonly {
  name: string
  asked: string
  area: boolean
  /** In units of π where `round` is set. */
  by: (r: number, h: number) => number
  again: (r: number, h: number) => number
  said: string
  needsHeight: boolean
}[] = [
  {
    name: 'cylinder',
    asked: '(?:curved|lateral) surface(?: area)?',
    area: true,
    by: (r, h) => 2 * r * h,
    again: (r, h) => (r + r) * h,
    said: '2πrh',
    needsHeight: true,
  },
  {
    name: 'cylinder',
    asked: 'total surface(?: area)?',
    area: true,
    by: (r, h) => 2 * r * (r + h),
    again: (r, h) => 2 * r * r + 2 * r * h,
    said: '2πr(r + h)',
    needsHeight: true,
  },
  {
    name: 'cylinder',
    asked: 'volume',
    area: false,
    by: (r, h) => r * r * h,
    again: (r, h) => r * (r * h),
    said: 'πr²h',
    needsHeight: true,
  },
  {
    name: 'cone',
    asked: 'volume',
    area: false,
    by: (r, h) => (r * r * h) / 3,
    again: (r, h) => ((r * h) / 3) * r,
    said: '⅓πr²h',
    needsHeight: true,
  },
  {
    name: 'sphere',
    asked: '(?:total |curved )?surface(?: area)?',
    area: true,
    by: (r) => 4 * r * r,
    again: (r) => (2 * r) ** 2,
    said: '4πr²',
    needsHeight: false,
  },
  {
    name: 'sphere',
    asked: 'volume',
    area: false,
    by: (r) => (4 * r ** 3) / 3,
    again: (r) => (4 / 3) * r * r * r,
    said: '4/3 πr³',
    needsHeight: false,
  },
  {
    name: 'hemisphere',
    asked: 'volume',
    area: false,
    by: (r) => (2 * r ** 3) / 3,
    again: (r) => (2 / 3) * r * r * r,
    said: '⅔πr³',
    needsHeight: false,
  },
  {
    name: 'hemisphere',
    asked: 'total surface(?: area)?',
    area: true,
    by: (r) => 3 * r * r,
    again: (r) => 2 * r * r + r * r,
    said: '3πr²',
    needsHeight: false,
  },
  {
    name: 'hemisphere',
    asked: 'curved surface(?: area)?',
    area: true,
    by: (r) => 2 * r * r,
    again: (r) => 2 * (r * r),
    said: '2πr²',
    needsHeight: false,
  },
]

export const shapesInWords: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Mensuration'],
  readers: [
    {
      // "Curved surface area of a cylinder with r = 7 cm and h = 10 cm (π = 22/7)"
      id: 'round-solid',
      cue: /cylinder|cone|sphere/,
      read(r) {
        if (
          r.has(
            'melted|recast|cast|ratio|times|%|doubled?|halved|tripled|slant|hollow|thickness|water|inscribed|cost|mounted|each|inner|outer|rise',
          )
        )
          return null
        const unit = unitIn(r.text)
        const pi = piOf(r)
        const name = /hemisphere|cylinder|cone|sphere/.exec(r.text)?.[0]
        const diameter = r.one(`(?:base )?diameter(?: of (?:the |its )?base)?(?: is| of| ?=)* ?# ?${UNIT}?`)
        const radius =
          diameter?.div(2) ??
          r.one(
            `(?:base )?(?:radius|r)(?: of (?:the |its )?base)?(?: is| of| ?=)* ?# ?${UNIT}?|# ${UNIT} radius`,
          )
        const height = r.one(`(?:height|h)(?: is| of| ?=)* ?# ?${UNIT}?|# ${UNIT} height`)
        const solids = SOLIDS.filter((solid) => solid.name === name)
        const solid = solids.find(({ asked }) => r.drop(`(?:the )?${asked}`))
        if (!solid || !radius || (height === undefined) === solid.needsHeight) return null
        if (
          !r.done(`${name} solid right circular base radius height whose having of the closed sq ${unit} in`)
        )
          return null
        const [a, h] = [radius.valueOf(), height?.valueOf() ?? 0]
        const part = solid.by(a, h)
        const exact = new Fraction(part).simplify(1e-9)
        const value = part * (pi ?? Math.PI)
        const power = solid.area ? '²' : '³'
        const suffix = unit === '' ? '' : ` ${unit}${power}`
        return found({
          value,
          unit: '',
          shown: pi
            ? `${sayMeasured(Number(value.toPrecision(10)))}${suffix}`
            : `${exact.equals(1) ? '' : sayNumber(exact)}π${suffix} (≈ ${sayMeasured(value)}${suffix})`,
          steps: [
            ['Formula', solid.said],
            ['Put the numbers in', `${sayNumber(exact)}π${pi ? ` = ${sayMeasured(value)}` : ''}`],
          ],
          check: near(solid.again(a, h), part),
        })
      },
    },
    {
      // "Diagonal of a cuboid 12 cm by 4 cm by 3 cm" / "longest rod that can be placed in a room 10 m × 10 m × 5 m"
      id: 'cuboid-diagonal',
      cue: /diagonal|longest (?:rod|pole)/,
      read(r) {
        const sides = r.take(`# ?${UNIT}? ?(?:by|x|\\*|,) ?# ?${UNIT}? ?(?:by|x|\\*|,|and) ?# ?${UNIT}?`)
        const [a, b, c] = sides ?? []
        if (!a || !b || !c) return null
        if (
          !r.drop(
            '(?:length of (?:the )?)?(?:longest )?diagonal|(?:length of (?:the )?)?longest (?:rod|pole)',
          )
        )
          return null
        if (
          !r.done(
            'cuboid room box dimensions length placed put kept measuring rectangular long wide high of can',
          )
        )
          return null
        const square = a.mul(a).add(b.mul(b)).add(c.mul(c))
        const value = Math.sqrt(square.valueOf())
        const unit = unitIn(r.text)
        return found({
          value,
          unit,
          shown: `${Number.isInteger(value) ? value : `$${writeSurd(squareRoot(square))}$`} ${unit}`.trim(),
          steps: [['√(l² + b² + h²)', `√${sayNumber(square)}`]],
          check: near(Math.hypot(a.valueOf(), b.valueOf(), c.valueOf()), value),
        })
      },
    },
    {
      // "A wire bent as a square of side 22 cm is bent again into a circle. Radius?"
      id: 'bent-wire',
      cue: /(?:wire|bent|rebent).*(?:circle|square)/,
      read(r) {
        if (r.has('area|cut|pieces|rectangle|triangle|hexagon|ratio')) return null
        const unit = unitIn(r.text)
        piOf(r)
        const side = r.one(
          `(?:form of (?:a )?|shape of (?:a )?|as (?:a )?|into (?:a )?)?square (?:of|with|whose)(?: side)?(?: is)? # ${UNIT}`,
        )
        const radius = side ? undefined : r.one(`circle (?:of|with|whose)(?: radius)?(?: is)? # ${UNIT}`)
        if (!side && !radius) return null
        if (
          !r.drop(
            side
              ? '(?:the |its )?radius(?: of (?:the |this )?circle)?'
              : '(?:the |its )?side(?: of (?:the |this )?square)?',
          )
        )
          return null
        r.drop('wire|bent|rebent|again|form|shape|circle|square|circular|into|same|of|a|re')
        if (!r.done('then is in the')) return null
        const length = side ? side.mul(4) : (radius ?? new Fraction(0)).mul(new Fraction(44, 7))
        const value = side ? length.mul(7).div(44) : length.div(4)
        return found({
          value,
          unit,
          steps: [
            ['The length of the wire stays the same', `${sayNumber(length)} ${unit}`],
            [side ? 'Divide by 2π, with π = 22/7' : 'Divide by 4', `${sayNumber(value)} ${unit}`],
          ],
          check: value.d === 1n || value.d === 2n || value.d === 4n,
        })
      },
    },
    {
      // "The angle of elevation of the top of a tower from a point 20 m away from its foot is 45. Height of the tower"
      id: 'tower',
      cue: /elevation|depression/,
      read(r) {
        if (
          r.has(
            '2 points|points|other|opposite|walks?|moves?|another|ship|boats?|building and|towers|respectively|shadow|broken|kite|string|ladder',
          )
        )
          return null
        const away = r.one(
          '(?:at )?(?:a )?(?:distance of )?# m(?: away)?(?: from)?(?: the| its)?(?: foot| base| bottom)?',
        )
        const angle = r.one('(?:elevation|depression)[a-z ¦]{0,80}(?:is|of|=) # ?°?|# ?°')
        if (!angle || !away || ![30, 45, 60].some((known) => angle.equals(known))) return null
        const isHeightGiven =
          /(?:tower|building|tree|pole|height)[a-z ]{0,12} \d+ m high|height (?:of|is) \d|\d m (?:high|tall)|top of (?:a|the) \d/.test(
            r.text,
          )
        if (isHeightGiven || !r.drop('(?:the )?height(?: of (?:the )?(?:tower|tree|building|pole))?'))
          return null
        r.drop(
          'angle|elevation|top|tower|tree|building|pole|point|ground|level|foot|base|bottom|away|its|vertical|observed|horizontal',
        )
        if (!r.done('')) return null
        const factor = angle.equals(45)
          ? new Fraction(1)
          : angle.equals(60)
            ? new Fraction(3)
            : new Fraction(1, 3)
        const square = away.mul(away).mul(factor)
        const value = Math.sqrt(square.valueOf())
        return found({
          value,
          unit: 'm',
          shown: `${Number.isInteger(value) ? value : `$${writeSurd(squareRoot(square))}$`} m`,
          steps: [[`height = distance × tan ${angle}°`, `${sayMeasured(value)} m`]],
          check: near(Math.tan((angle.valueOf() * Math.PI) / 180) * away.valueOf(), value),
        })
      },
    },
    {
      // "sin²25 + sin²65": angles without their sign are degrees
      id: 'degrees',
      cue: /(?:sin|cos|tan|sec|cosec|cot)/,
      read(r) {
        const body = r.text
          .replace(/^(?:find |what is |evaluate |calculate |the |value of |simplify |solve )*/, '')
          .replace(/ ?= ?\??$/, '')
        const TERM = /(sin|cos|tan|sec|cosec|cot) ?(?:\^ ?\(?(\d)\)?)? ?\(? ?(\d+) ?°? ?\)?/g
        const angles = [...body.matchAll(TERM)]
        const rest = body.replace(TERM, '')
        if (
          angles.length < 2 ||
          !/^[-+*/() .\d]*$/.test(rest) ||
          !angles.some(([, , , angle]) => Number(angle) % 15 !== 0)
        )
          return null
        const value = evaluateDegrees(
          body.replace(
            TERM,
            (_, name: string, power: string | undefined, angle: string) => `${name}:${power ?? 1}:${angle} `,
          ),
        )
        if (value === null) return null
        const rounded = new Fraction(value).simplify(1e-10)
        if (rounded.d > 12n || Math.abs(rounded.valueOf() - value) > 1e-12 * Math.max(1, Math.abs(value)))
          return null
        return found({
          value: rounded,
          steps: [
            [
              'Use complementary angles',
              'sin θ = cos (90° − θ), tan θ = cot (90° − θ), sec θ = cosec (90° − θ)',
            ],
            ['Combine', sayNumber(rounded)],
          ],
          // The same with every angle replaced by its complement and every function by its partner.
          check: near(
            evaluateDegrees(
              body.replace(
                TERM,
                (_, name: string, power: string | undefined, angle: string) =>
                  `${PARTNERS[name]}:${power ?? 1}:${90 - Number(angle)} `,
              ),
            ) ?? Number.NaN,
            value,
          ),
        })
      },
    },
  ],
}

const PARTNERS: Readonly<Record<string, string>> = {
  sin: 'cos',
  cos: 'sin',
  tan: 'cot',
  cot: 'tan',
  sec: 'cosec',
  cosec: 'sec',
}
const RATIOS: Readonly<Record<string, (x: number) => number>> = {
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  cot: (x) => 1 / Math.tan(x),
  sec: (x) => 1 / Math.cos(x),
  cosec: (x) => 1 / Math.sin(x),
}

/** 'sin:2:25 + sin:2:65' as a number; factors beside each other multiply. */
function evaluateDegrees(text: string): number | null {
  const tokens = text.match(/(?:sin|cos|tan|sec|cosec|cot):\d:-?\d+|\d+(?:\.\d+)?|[-+*/()]/g) ?? []
  let at = 0
  const atom = (): number => {
    const token = tokens[at++] ?? ''
    if (token === '(') {
      const inner = sum()
      at += 1
      return inner
    }
    const [name = '', power, angle] = token.split(':')
    if (angle === undefined) return token === '-' ? -atom() : Number(token || Number.NaN)
    return (RATIOS[name]?.((Number(angle) * Math.PI) / 180) ?? Number.NaN) ** Number(power)
  }
  const product = (): number => {
    let value = atom()
    for (;;) {
      const next = tokens[at]
      if (next === '*' || next === '/') {
        at += 1
        const other = atom()
        value = next === '*' ? value * other : value / other
      } else if (next !== undefined && next !== '+' && next !== '-' && next !== ')') value *= atom()
      else return value
    }
  }
  const sum = (): number => {
    let value = product()
    while (tokens[at] === '+' || tokens[at] === '-') {
      const sign = tokens[at++] === '+' ? 1 : -1
      value += sign * product()
    }
    return value
  }
  if (tokens.length > 60) return null
  const value = sum()
  return at === tokens.length && Number.isFinite(value) ? value : null
}
