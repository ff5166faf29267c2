import Fraction from 'fraction.js'
import type { Exact } from '../../../kit/values/exact.ts'
import { rationalOf, squareRoot } from '../../maths/surd-sum.ts'
import { writeSurd } from '../../maths/write-algebra.ts'
import { sayNumber, sayPercent } from '../../say-number.ts'
import { found, near, type ReaderGroup } from '../toolkit/found.ts'
import { readWhole } from '../toolkit/whole.ts'

const hundred = new Fraction(100)
const LENGTH = '(mm|cm|m|km)?'
const METRES: Readonly<Record<string, number>> = { mm: 1000, cm: 100, m: 1 }
const CHANGE = '(increased|increases|decreased|decreases|reduced|raised)'
const changed = (way: string, rate: Exact): Exact =>
  hundred.add(/^(?:incr|rai)/.test(way) ? rate : rate.neg()).div(hundred)

/** The one unit of all lengths; null when they differ. */
function oneUnit(words: readonly string[]): string | null {
  const units = new Set(words.filter((word) => /^(?:mm|cm|m|km)$/.test(word)))
  return units.size > 1 ? null : ([...units][0] ?? 'units')
}

/** Sums on figures in the few words of a learner. */
export const figureSums: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Mensuration', 'Geometry'],
  readers: [
    // "area of triangle with sides 13 14 15"
    readWhole({
      id: 'area-by-three-sides',
      cue: /triangle.*sides?|sides?.*triangle/,
      except: /:|ratio|right|perimeter/,
      patterns: [
        `area~triangle~(?:whose |having |length )*(?:3 )?sides~(?:are |length |measure )*#~${LENGTH}~#~${LENGTH}~#~${LENGTH}`,
        `(?:3 )?sides~triangle~(?:are |length |measure )*#~${LENGTH}~#~${LENGTH}~#~${LENGTH}~(?:respectively)?~(?:its )?area~(?:triangle)?`,
      ],
      solve(words, [a, b, c]) {
        const unit = oneUnit(words)
        if (!a || !b || !c || unit === null) return null
        const s = a.add(b).add(c).div(2)
        const square = s.mul(s.sub(a)).mul(s.sub(b)).mul(s.sub(c))
        if (square.lte(0)) return null
        const root = squareRoot(square)
        const exact = rationalOf(root)
        const area = unit === 'units' ? 'square units' : `${unit}²`
        const cosine =
          (a.valueOf() ** 2 + b.valueOf() ** 2 - c.valueOf() ** 2) / (2 * a.valueOf() * b.valueOf())
        const again = (a.valueOf() * b.valueOf() * Math.sqrt(1 - cosine ** 2)) / 2
        return found({
          value: exact ?? Math.sqrt(square.valueOf()),
          unit: area,
          ...(!exact && {
            shown: `$${writeSurd(root)}$ ${area} (≈ ${Number(Math.sqrt(square.valueOf()).toPrecision(5))})`,
          }),
          steps: [
            [
              'Half the perimeter',
              `s = (${sayNumber(a)} + ${sayNumber(b)} + ${sayNumber(c)}) ÷ 2 = ${sayNumber(s)}`,
            ],
            ["Heron's formula", `√(s(s − a)(s − b)(s − c)) = √${sayNumber(square)} = $${writeSurd(root)}$`],
          ],
          check: near(again, Math.sqrt(square.valueOf())),
        })
      },
    }),
    // "The length of a rectangle is increased by 20% and the breadth decreased by 20%. Change in area?"
    readWhole({
      id: 'percent-change-of-area',
      concepts: ['Mensuration', 'Percentage'],
      cue: /(?:length|breadth|sides?|radius|base|height).*%.*area/,
      patterns: [
        `(?:length|base)~(?:rectangle|rectangular field|triangle|parallelogram)~${CHANGE}~#%~(?:its )?(?:breadth|width|height)~${CHANGE}~#%~(?:%|percentage|net|overall|effect|total)*~(?:change|increase|decrease|effect|changes)?~(?:its )?area~(?:rectangle|triangle|parallelogram|change|changes|increase|decrease)?`,
        `(?:length breadth|length width)~(?:rectangle|rectangular field)~${CHANGE}~#% ()#%~(?:respectively)?~(?:%|percentage|net|overall|effect|total)*~(?:change|increase|decrease|effect)?~(?:its )?area~(?:rectangle)?`,
      ],
      solve([first = '', second = ''], [a, b]) {
        if (!a || !b) return null
        const [p, q] = [changed(first, a), changed(second === '' ? first : second, b)]
        const change = p.mul(q).sub(1).mul(hundred)
        const shown = change.equals(0)
          ? 'No change'
          : `${sayPercent(change.abs())} ${change.gt(0) ? 'increase' : 'decrease'}`
        return found({
          value: change.abs(),
          unit: '%',
          shown,
          steps: [
            ['New area ÷ old area', `${sayNumber(p)} × ${sayNumber(q)} = ${sayNumber(p.mul(q))}: ${shown}`],
          ],
          check: hundred.add(change).equals(p.mul(q).mul(hundred)),
        })
      },
    }),
    // "A wire in the shape of a square of area 121 cm² is bent into a circle. Find the area of the circle."
    readWhole({
      id: 'square-wire-into-circle',
      cue: /wire.*square.*circle.*area/,
      patterns: [
        '(?:when )?(?:copper )?wire~(?:when )?(?:bent )?(?:shape|form)~square~(?:encloses |enclosing |has )?(?:an )?area~# (cm|m)\\^2~(?:when )?(?:same )?(?:wire)?~(?:now |again )?(?:bent|rebent|turned|reshaped)~(?:into |form |shape )*circle~(?:find )?area~(?:enclosed )?(?:circle|it)?',
      ],
      solve([unit = ''], [area]) {
        const side = area && rationalOf(squareRoot(area))
        if (!area || !side) return null
        const radius = side.mul(4).mul(7).div(44)
        const value = radius.mul(radius).mul(22).div(7)
        return found({
          value,
          unit: `${unit}²`,
          steps: [
            ['Length of the wire', `4 × √${sayNumber(area)} = ${sayNumber(side.mul(4))} ${unit}`],
            ['Radius, with π = 22/7', `${sayNumber(side.mul(4))} ÷ (2π) = ${sayNumber(radius)} ${unit}`],
            ['Area of the circle', `${sayNumber(value)} ${unit}²`],
          ],
          check: value
            .mul(4)
            .mul(22)
            .div(7)
            .equals(side.mul(4).mul(side.mul(4))),
        })
      },
    }),
    // "how many small cubes of side 3 cm can be cut from a cube of side 15 cm"
    readWhole({
      id: 'cubes-from-a-cube',
      cue: /cubes?.*cube/,
      except: /paint|colour|face/,
      patterns: [
        '(?:many|number)~(?:small |smaller |little )?cubes~(?:each )?(?:side|edge|sides|length)~# (cm|m)~(?:each )?(?:cut|made|formed|obtained|carved|got|cut out)~(?:out )?(?:large |larger |bigger |big |solid |wooden )?cube~(?:side|edge|whose edge|whose side)~# (cm|m)',
        '(?:large |larger |bigger |big |solid |wooden |metal )?cube~(?:side|edge)~# (cm|m)~(?:cut|divided|melted|recast)~(?:small |smaller |little |into )*cubes~(?:each )?(?:side|edge)~# (cm|m)~(?:each)?~(?:many|number)~(?:such |small |smaller )?(?:cubes)~(?:formed|obtained|made|are)?',
      ],
      solve([u, v], [a, b]) {
        if (!a || !b || u !== v) return null
        const [small, large] = a.lt(b) ? [a, b] : [b, a]
        const times = large.div(small)
        if (times.d !== 1n) return null
        const value = times.pow(3) ?? times
        return found({
          value,
          steps: [
            [
              'Along each edge',
              `${sayNumber(large)} ÷ ${sayNumber(small)} = ${sayNumber(times)}, so ${sayNumber(times)}³ = ${sayNumber(value)} cubes`,
            ],
          ],
          check: value.mul(small.pow(3) ?? 0).equals(large.pow(3) ?? 0),
        })
      },
    }),
    // "A sphere of radius 6 cm is melted and drawn into a wire of radius 0.2 cm. Find the length of the wire."
    readWhole({
      id: 'sphere-into-wire',
      cue: /spher.*wire/,
      patterns: [
        '(?:metallic |solid |metal |copper |lead )*(?:sphere|ball|spherical ball)~(radius|diameter)~# (cm|m)~melted~(?:drawn|recast|recasted|made|converted)~(?:into )?(?:cylindrical )?(?:long )?wire~(?:uniform )?(radius|diameter|thickness|cross section radius)~# (mm|cm)~(?:find )?length~(?:wire|it)?~(m|cm|metres)?',
      ],
      solve([first, unit = '', second, thin = '', asked], [a, b]) {
        const [s, t] = [METRES[unit], METRES[thin]]
        if (!a || !b || !s || !t) return null
        const radius = a.div(s).div(first === 'diameter' ? 2 : 1)
        const wire = b.div(t).div(second === 'diameter' || second === 'thickness' ? 2 : 1)
        const metres = (radius.pow(3) ?? radius).mul(4).div(3).div(wire.mul(wire))
        const shownIn = asked === undefined ? unit : asked === 'cm' ? 'cm' : 'm'
        const value = metres.mul(METRES[shownIn] ?? 1)
        return found({
          value,
          unit: shownIn,
          steps: [
            ['The volume stays the same', '(4/3)πR³ = πr²h'],
            ['Length', `${sayNumber(value)} ${shownIn}`],
          ],
          check: metres
            .mul(wire)
            .mul(wire)
            .mul(3)
            .equals((radius.pow(3) ?? radius).mul(4)),
        })
      },
    }),
    // "The perimeter of a rhombus is 40 cm and one diagonal is 12 cm. Find its area."
    readWhole({
      id: 'rhombus-by-perimeter-and-diagonal',
      cue: /rhombus/,
      patterns: [
        `(perimeter|side|each side)~rhombus~# (cm|m)~(?:1|one)?~(?:its )?diagonals?~(?:is )?# (cm|m)~(?:its )?(area|other diagonal|length other diagonal|second diagonal)~(?:rhombus)?`,
        `(perimeter|side|each side)~rhombus~# (cm|m)~(?:length )?(?:1 )?diagonals?~(?:length )?# (cm|m)~(?:its )?(area|other diagonal|length other diagonal|second diagonal)~(?:rhombus)?`,
      ],
      solve([told, u, v, asked = ''], [length, diagonal]) {
        if (!length || !diagonal || u !== v || u === undefined) return null
        const side = told === 'perimeter' ? length.div(4) : length
        const half = rationalOf(squareRoot(side.mul(side).sub(diagonal.mul(diagonal).div(4)).abs()))
        if (!half || side.mul(2).lte(diagonal)) return null
        const other = half.mul(2)
        const area = diagonal.mul(other).div(2)
        return found({
          value: asked === 'area' ? area : other,
          unit: asked === 'area' ? `${u}²` : u,
          steps: [
            [
              'Side and half diagonals make a right angle',
              `half of the other diagonal = √(${sayNumber(side)}² − ${sayNumber(diagonal.div(2))}²) = ${sayNumber(half)} ${u}`,
            ],
            ['Area', `½ × ${sayNumber(diagonal)} × ${sayNumber(other)} = ${sayNumber(area)} ${u}²`],
          ],
          check: diagonal.div(2).pow(2)?.add(half.mul(half)).equals(side.mul(side)) ?? false,
        })
      },
    }),
    // "A room is 12 m long, 9 m broad and 8 m high. Find the longest rod that can be placed in it."
    readWhole({
      id: 'longest-rod',
      cue: /(?:longest|maximum|greatest).*(?:rod|pole|stick|bamboo)|(?:rod|pole|stick|bamboo).*(?:longest|maximum)/,
      patterns: [
        '(?:room|box|cuboid|hall)~# (m|cm)~(?:long|length)~# (?:m|cm)~(?:broad|wide|breadth|width)~# (?:m|cm)~(?:high|height)~(?:length )?(?:longest|maximum|greatest)~(?:length )?(?:rod|pole|stick|bamboo)~(?:placed|kept|put|fitted)?~(?:room|inside|it|box|hall)*',
        '(?:length )?(?:longest|maximum|greatest)~(?:length )?(?:rod|pole|stick|bamboo)~(?:placed|kept|put|fitted)?~(?:inside )?(?:room|box|cuboid|hall)~(?:dimensions?|size)?~#~(m|cm)?~(?:long |x |\\* )?#~(?:m|cm)?~(?:broad |wide |x |\\* )?# ?(?:m|cm)?~(?:high)?',
      ],
      solve([unit = ''], [a, b, c]) {
        if (!a || !b || !c) return null
        const square = a.mul(a).add(b.mul(b)).add(c.mul(c))
        const root = squareRoot(square)
        const exact = rationalOf(root)
        return found({
          value: exact ?? Math.sqrt(square.valueOf()),
          unit,
          ...(!exact && {
            shown: `$${writeSurd(root)}$ ${unit} (≈ ${Number(Math.sqrt(square.valueOf()).toPrecision(5))} ${unit})`,
          }),
          steps: [
            [
              'The diagonal of the room',
              `√(${sayNumber(a)}² + ${sayNumber(b)}² + ${sayNumber(c)}²) = $${writeSurd(root)}$ ${unit}`,
            ],
          ],
          check: near(Math.hypot(Math.hypot(a.valueOf(), b.valueOf()), c.valueOf()) ** 2, square.valueOf()),
        })
      },
    }),
    // "In triangle ABC, angle A = 70 and angle B = 60. Find angle C."
    readWhole({
      id: 'angles-of-abc',
      concepts: ['Geometry'],
      cue: /triangle.*(?:angle|∠)/,
      patterns: [
        '(?:triangle|δ) ?([a-z])([a-z])([a-z])~(?:angle |∠ ?)([a-z])?~#~°?~(?:angle |∠ ?)([a-z])~#~°?~(?:angle |∠ ?|third angle ?|measure angle )([a-z])?',
      ],
      solve(words, [p, q]) {
        const [a, b, c, ...named] = words
        const corners = [a, b, c]
        if (!p || !q || p.add(q).gte(180)) return null
        // The letter of angle A is taken for the article and may be missing.
        const free = corners.filter((one) => !named.some((other) => other === one))
        const known = named.length === 3 ? named : null
        if (known && (new Set(known).size !== 3 || known.some((one) => !corners.includes(one)))) return null
        if (
          !known &&
          (named.length !== 2 || free.length !== 1 || named.some((one) => !corners.includes(one)))
        )
          return null
        const value = new Fraction(180).sub(p).sub(q)
        return found({
          value,
          unit: '°',
          steps: [
            [
              'The angles add up to 180°',
              `180° − ${sayNumber(p)}° − ${sayNumber(q)}° = ${sayNumber(value)}°`,
            ],
          ],
          check: value.add(p).add(q).equals(180),
        })
      },
    }),
    // "From a point P 13 cm from the centre of a circle of radius 5 cm a tangent is drawn. Find its length."
    readWhole({
      id: 'tangent-from-a-point',
      concepts: ['Circles'],
      cue: /tangents?.*circle|circle.*tangents?/,
      except: /common|two circles|2 circles|chord|angle/,
      patterns: [
        '(?:2 )?tangents?~(?:are |drawn )?(?:from )?(?:an )?(?:external )?point~[a-z]?~(?:drawn )?(?:to )?circle~(?:centre o )?radius~# (cm|m)~(?:centre o )?o ?[a-z]~# (?:cm|m)~length~(?:each |pair )?tangents?~(?:drawn|segment)?',
        '(?:find )?length~tangents?~(?:drawn )?(?:from )?(?:an )?(?:external )?point~[a-z]?~# (?:cm|m)~(?:away )?(?:from )?(?:the )?centre~circle~radius~# (cm|m)',
        '(?:external )?point~[a-z]?~# (?:cm|m)~(?:away )?centre~circle~(?:of )?radius~# (cm|m)~length~tangents?~(?:drawn )?(?:from )?(?:point|it|circle|point circle|to circle|point p|p)?',
      ],
      solve([unit = ''], [a, b]) {
        if (!a || !b || a.equals(b)) return null
        const [far, radius] = a.gt(b) ? [a, b] : [b, a]
        const square = far.mul(far).sub(radius.mul(radius))
        const root = squareRoot(square)
        const exact = rationalOf(root)
        return found({
          value: exact ?? Math.sqrt(square.valueOf()),
          unit,
          ...(!exact && { shown: `$${writeSurd(root)}$ ${unit}` }),
          steps: [
            [
              'Radius and tangent are at right angles',
              `√(${sayNumber(far)}² − ${sayNumber(radius)}²) = $${writeSurd(root)}$ ${unit}`,
            ],
          ],
          check: near(Math.hypot(radius.valueOf(), Math.sqrt(square.valueOf())), far.valueOf()),
        })
      },
    }),
  ],
}
