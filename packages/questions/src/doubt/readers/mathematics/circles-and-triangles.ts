import Fraction from 'fraction.js'
import type { Exact } from '../../../kit/values/exact.ts'
import { sayNumber } from '../../say-number.ts'
import { found, near, type ReaderGroup } from '../toolkit/found.ts'

const PI = new Fraction(22, 7)
const SIZE = '# ?(cm|mm|m|km)'

/** '6' and 'cm' of a pattern with one number and one unit. */
const lengthOf = (words: readonly string[] | null): { value: Exact; unit: string } | null => {
  const [number, unit] = words ?? []
  return number === undefined || unit === undefined || !/^\d+(?:\.\d+)?$/.test(number)
    ? null
    : { value: new Fraction(number), unit }
}
/** The square root if it is a fraction, else null. */
const rootOf = (value: Exact): Exact | null => (value.gte(0) ? value.pow(new Fraction(1, 2)) : null)
/** 9√3, 3√3/2. */
const timesRoot3 = (factor: Exact): string =>
  `${factor.n === 1n ? '' : factor.n}√3${factor.d === 1n ? '' : `/${factor.d}`}`

/** How many times the height the distance is. */
const COTANGENTS: Readonly<Record<number, string>> = { 30: '√3', 45: '', 60: '/√3' }

export const circlesAndTriangles: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Mensuration', 'Geometry', 'Trigonometry'],
  readers: [
    {
      // "The circumference of a circle is 88 cm. Find its radius."
      id: 'radius-by-circumference',
      cue: /circumference.*(?:radius|diameter)/,
      read(r) {
        if (r.has('ratio|semi|sector|arc|wheel|more|less|equal|twice|square|#[^\\d.].*#')) return null
        const size = lengthOf(r.words(`circumference of (?:a |the )?circle (?:is |= ?)?${SIZE}`))
        const asked = r.words(
          '(?:what is |find )?(?:the |its )?(radius|diameter)(?: of (?:the |this )?circle)?',
        )
        if (!size || !asked || !r.done('then if')) return null
        const diameter = size.value.div(PI)
        const value = asked[0] === 'radius' ? diameter.div(2) : diameter
        // With another value of π the result would not be a whole one; then the question does not mean 22/7.
        return found({
          value,
          unit: size.unit,
          steps: [
            ['Circumference', `2πr = ${sayNumber(size.value)} ${size.unit}, with π = 22/7`],
            [asked[0] === 'radius' ? 'Radius' : 'Diameter', `${sayNumber(value)} ${size.unit}`],
          ],
          check: value.mul(2).d === 1n && diameter.mul(PI).equals(size.value),
        })
      },
    },
    {
      // "The perimeter of an equilateral triangle is 18 cm. Find its area." and with the side or the height
      id: 'equilateral-triangle',
      cue: /equilateral triangle/,
      read(r) {
        if (
          r.has(
            'ratio|circle|inscribed|circumscribed|square|rectangle|prism|pyramid|increas(?:ed|es)|%|#[^\\d.].*#',
          )
        )
          return null
        const given =
          r.words(
            `(perimeter|side|each side|area|length of (?:each |a )?side) of (?:an? |the )?equilateral triangle (?:is |= ?)?${SIZE}`,
          ) ??
          r.words(`equilateral triangle (?:of|with|having)(?: a)? (perimeter|side|each side)(?: of)? ${SIZE}`)
        const size = lengthOf(given?.slice(1) ?? null)
        const asked = r.words(
          '(?:what is |find )?(?:the |its )?(area|perimeter|height|altitude)(?: of (?:the |an |this )?(?:equilateral )?triangle)?',
        )?.[0]
        if (
          !size ||
          !given ||
          !asked ||
          given[0] === 'area' ||
          !r.done('then if its of equilateral triangle')
        )
          return null
        const isPerimeter = given[0] === 'perimeter'
        const side = isPerimeter ? size.value.div(3) : size.value
        if (asked === 'perimeter') {
          if (isPerimeter) return null
          return found({
            value: side.mul(3),
            unit: size.unit,
            steps: [['Three equal sides', `3 × ${sayNumber(side)} = ${sayNumber(side.mul(3))} ${size.unit}`]],
            check: true,
          })
        }
        const factor = asked === 'area' ? side.mul(side).div(4) : side.div(2)
        const unit = asked === 'area' ? `${size.unit}²` : size.unit
        const value = factor.valueOf() * Math.sqrt(3)
        const s = side.valueOf()
        return found({
          value,
          unit,
          shown: `${timesRoot3(factor)} ${unit}`,
          steps: [
            ['Side', `${sayNumber(side)} ${size.unit}`],
            asked === 'area'
              ? ['Area', `√3/4 × ${sayNumber(side)}² = ${timesRoot3(factor)} ${unit}`]
              : ['Height', `√3/2 × ${sayNumber(side)} = ${timesRoot3(factor)} ${unit}`],
          ],
          // By Heron, and by Pythagoras.
          check:
            asked === 'area'
              ? near(value, Math.sqrt(1.5 * s * (0.5 * s) ** 3))
              : near(value, Math.sqrt(s * s - (s / 2) ** 2)),
        })
      },
    },
    {
      // "A chord of 16 cm is at a distance of 6 cm from the centre. Find the radius." and its inverses
      id: 'chord-and-radius',
      cue: /chord/,
      read(r) {
        if (r.has('2 chords|parallel|tangent|angle|arc|sector|common|ratio|segment|another')) return null
        const chord = lengthOf(
          r.words(`(?:the )?length of (?:a |the )?chord(?: of (?:a |the )?circle)?(?: is)? ${SIZE}`) ??
            r.words(`chord (?:of|is)(?: length)? ${SIZE}(?: long)?`) ??
            r.words(`${SIZE}(?: long)? chord`),
        )
        const radius = lengthOf(
          r.words(`(?:circle )?(?:of |with |whose )?radius(?: of (?:a |the )?circle)?(?: is| of)? ${SIZE}`),
        )
        const away = lengthOf(
          r.words(
            `(?:is )?(?:at )?(?:a |its |the )?distance(?: of (?:a |the )?chord)?(?: of| from the centre is| from centre is)? ?${SIZE}(?: from (?:the |its )?(?:centre|center)(?: of (?:a |the )?circle)?)?|${SIZE} (?:away )?from (?:the )?(?:centre|center)(?: of (?:a |the )?circle)?`,
          ),
        )
        const asked = r.words(
          '(?:what is |find )?(?:the )?(radius|length of (?:the )?chord|distance of (?:the )?chord|distance)(?: of (?:the |this )?circle)?(?: from (?:the )?(?:centre|center))?',
        )?.[0]
        const units = new Set([chord, radius, away].flatMap((one) => one?.unit ?? []))
        if (
          !asked ||
          units.size !== 1 ||
          !r.done('a the circle is of at then if in its chord and centre from')
        )
          return null
        const half = chord?.value.div(2)
        const unit = [...units][0] ?? ''
        const square = (value: Exact) => value.mul(value)
        const value =
          asked === 'radius' && half && away && !radius
            ? rootOf(square(half).add(square(away.value)))
            : asked.startsWith('length') && radius && away && !chord
              ? (rootOf(square(radius.value).sub(square(away.value)))?.mul(2) ?? null)
              : asked.startsWith('distance') && radius && half && !away
                ? rootOf(square(radius.value).sub(square(half)))
                : null
        if (!value || value.lte(0)) return null
        const [R, h, d] = [radius?.value ?? value, half ?? value.div(2), away?.value ?? value]
        return found({
          value,
          unit,
          steps: [
            ['The distance meets the chord in its middle', 'radius² = distance² + (half the chord)²'],
            [
              'Answer',
              `${sayNumber(square(R))} = ${sayNumber(square(d))} + ${sayNumber(square(h))}, so it is ${sayNumber(value)} ${unit}`,
            ],
          ],
          check: square(R).equals(square(d).add(square(h))),
        })
      },
    },
    {
      // "From the top of a 60 m tower the angle of depression of a boat is 30°. Find its distance."
      id: 'angle-of-depression',
      cue: /angle of depression/,
      read(r) {
        if (r.has('angles|2 |another|towards|other|moves?|ship moves|after')) return null
        const THING = '(?:tower|building|cliff|lighthouse|hill|light house|bridge|pole)'
        const high = lengthOf(
          r.words(`(?:from )?(?:the )?top of (?:a |the )?${SIZE}(?: high| tall)? ${THING}`) ??
            r.words(
              `(?:from )?(?:the )?top of (?:a |the )?${THING},? ?(?:of height |which is |of )?${SIZE}(?: high| tall)?`,
            ),
        )
        const [angle] =
          r.take(
            'angle of depression (?:of|to) (?:a |the )?(?:boat|ship|car|point|object|man|stone|bus)(?: on the (?:ground|sea|road))?(?: is| =| is found to be)? # ?°?',
          ) ?? []
        const asked = r.drop(
          '(?:what is |find |how far is )?(?:the )?(?:distance of )?(?:the |its )?(?:distance|boat|ship|car|point|object|man|stone|bus)?(?: of (?:the )?(?:boat|ship|car|point|object))?(?: is)? ?from (?:the )?(?:foot of |base of |bottom of )?(?:the )?(?:foot|tower|building|cliff|lighthouse|hill|light house)|how far is (?:the )?(?:boat|ship|car|point|object|man|stone|bus)|(?:what is |find )?(?:the |its )?distance',
        )
        if (!high || !angle || !asked || !r.done('from of the a at then observed')) return null
        const factor = COTANGENTS[angle.valueOf()]
        if (factor === undefined) return null
        const value = high.value.valueOf() / Math.tan((angle.valueOf() * Math.PI) / 180)
        const third = high.value.div(3)
        const shown =
          factor === ''
            ? sayNumber(high.value)
            : factor === '√3'
              ? `${high.value}√3`
              : `${third.n === 1n ? '' : third.n}√3${third.d === 1n ? '' : `/${third.d}`}`
        return found({
          value,
          unit: high.unit,
          shown: `${shown} ${high.unit}`,
          steps: [
            ['The angle of elevation from there is the same', `tan ${angle}° = ${high.value} ÷ distance`],
            ['Distance', `${shown} ${high.unit}`],
          ],
          check: near(value * Math.tan((angle.valueOf() * Math.PI) / 180), high.value.valueOf()),
        })
      },
    },
    {
      // "Two numbers are in the ratio 3 : 4 and their LCM is 180. Find the numbers."
      id: 'numbers-by-ratio-and-lcm',
      cue: /ratio.*(?:lcm|hcf)/,
      read(r) {
        if (r.has('3 numbers|sum|difference|product|add|subtract')) return null
        const parts = r.take('(?:the ratio of )?2 numbers (?:are )?(?:in the ratio(?: of)?|is) # ?: ?#')
        const lcm = r.one('(?:their |the )?lcm(?: is| =)? #')
        const hcf = lcm ? undefined : r.one('(?:their |the )?hcf(?: is| =)? #')
        const [p, q] = parts ?? []
        if (!p || !q || (!lcm && !hcf) || p.gcd(q).valueOf() !== 1) return null
        const asked = r.words(
          '(?:what are |what is |find )?(?:the |those |these )?(smaller number|larger number|greater number|numbers|lcm|hcf)',
        )?.[0]
        if (!asked || !r.done('and if then their the of are')) return null
        const unit = lcm ? lcm.div(p.mul(q)) : (hcf ?? p)
        if (unit.d !== 1n) return null
        const numbers = [unit.mul(p), unit.mul(q)]
        const [low, high] = [...numbers].sort((a, b) => a.compare(b))
        if (!low || !high) return null
        const answer: Readonly<Record<string, Exact | undefined>> = {
          'smaller number': low,
          'larger number': high,
          'greater number': high,
          lcm: hcf && unit.mul(p).mul(q),
          hcf: lcm && unit,
        }
        const steps: [string, string][] = [
          [
            'Write them with their common factor',
            `${p}k and ${q}k; their HCF is k and their LCM ${p.mul(q)}k`,
          ],
          ['Common factor', `k = ${unit}`],
        ]
        if (asked === 'numbers')
          return found({
            value: `${numbers.map((one) => sayNumber(one)).join(' and ')}`,
            steps,
            check: unit.gt(0),
          })
        const value = answer[asked]
        return value ? found({ value, steps, check: unit.gt(0) }) : null
      },
    },
    {
      // "If x : y = 3 : 4, find (2x + 3y) : (3y − 2x)."
      id: 'ratio-of-two-sums',
      cue: /[a-z] ?: ?[a-z] ?= ?\d+ ?: ?\d+.*\(/,
      read(r) {
        const match =
          /([a-z]) ?: ?([a-z]) ?= ?(\d+) ?: ?(\d+),? ?(?:then )?(?:find |what is )?(?:the )?(?:value of |ratio )?\((\d*)([a-z]) ?([-+]) ?(\d*)([a-z])\) ?(?::|\/) ?\((\d*)([a-z]) ?([-+]) ?(\d*)([a-z])\)$/.exec(
            r.text.replace(/^if /, ''),
          )
        if (!match) return null
        const [, x = '', y = '', m = '', n = '', ...sums] = match
        const partOf = (name: string): Exact | null =>
          name === x ? new Fraction(m) : name === y ? new Fraction(n) : null
        const sum = ([a = '', first = '', sign = '+', b = '', second = '']: string[]): Exact | null => {
          const [one, two] = [partOf(first), partOf(second)]
          if (!one || !two || first === second) return null
          const [left, right] = [one.mul(Number(a || 1)), two.mul(Number(b || 1))]
          return sign === '+' ? left.add(right) : left.sub(right)
        }
        const [top, bottom] = [sum(sums.slice(0, 5)), sum(sums.slice(5))]
        if (!top || !bottom || x === y || bottom.equals(0) || top.equals(0)) return null
        const ratio = top.div(bottom)
        if (ratio.lt(0)) return null
        return found({
          value: `${ratio.n} : ${ratio.d}`,
          steps: [
            [`Take ${x} = ${m} and ${y} = ${n}`, `The terms are ${sayNumber(top)} and ${sayNumber(bottom)}.`],
            ['Ratio', `${ratio.n} : ${ratio.d}`],
          ],
          check: bottom.mul(ratio).equals(top),
        })
      },
    },
  ],
}
