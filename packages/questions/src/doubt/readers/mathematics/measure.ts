import Fraction from 'fraction.js'
import { sayNumber } from '../../say-number.ts'
import { found, near, type ReaderGroup, sayWithUnit } from '../toolkit/found.ts'
import type { Reading } from '../toolkit/reading.ts'

const UNIT = '(?:cm|m|km|mm)'
const unitOf = (text: string): string | null => {
  const units = new Set([...text.matchAll(/\d (cm|m|km|mm)(?![a-z^])/g)].map(([, unit]) => unit))
  const [only] = units
  return units.size === 1 && only ? only : units.size === 0 ? '' : null
}
const dim = (r: Reading, names: string): Fraction | undefined =>
  r.one(`(?:${names})(?: of (?:the|a|its) \\w+)?(?: is| of| =|:| are)? ?# ?${UNIT}?|# ?${UNIT} (?:${names})`)
const WORDS =
  'find its whose having with of right circular solid hollow closed rectangular given right-circular side sides triangle square rectangle circle cube cuboid cylinder cone sphere hemisphere rhombus trapezium each and one field room park floor plot ground'

/** Exact multiples of π, said as such, with their decimals and with 22/7 where that is whole. */
function piAnswer(times: Fraction, unit: string) {
  const decimal = times.valueOf() * Math.PI
  const school = times.mul(22).div(7)
  return {
    value: decimal,
    unit,
    shown:
      `${times.equals(1) ? '' : sayNumber(times)}π ${unit}`.trim() +
      ` (≈ ${sayWithUnit(Number(decimal.toPrecision(6)), unit)}${school.d === 1n ? `; ${sayWithUnit(school, unit)} with π = 22/7` : ''})`,
  }
}
const pow = (unit: string, power: string): string => (unit === '' ? '' : `${unit}${power}`)

export const measure: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Mensuration', 'Geometry', 'Trigonometry'],
  readers: [
    {
      // "Find the area of a triangle with sides 13 cm, 14 cm and 15 cm."
      id: 'heron',
      cue: /triangle/,
      read(r) {
        const unit = unitOf(r.text)
        const sides =
          r.take(`# ?${UNIT}?, ?# ?${UNIT}?,? and # ?${UNIT}?`) ??
          r.take(`# ?${UNIT}?, ?# ?${UNIT}?, ?# ?${UNIT}?`)
        const [a, b, c] = sides ?? []
        if (
          !a ||
          !b ||
          !c ||
          unit === null ||
          r.has('ratio|similar|median|altitude|height|perimeter|angle|radius')
        )
          return null
        if (!r.drop('area')) return null
        r.drop('(?:3 )?sides|lengths?|measure|measuring|three|long')
        if (!r.done(WORDS)) return null
        const s = a.add(b).add(c).div(2)
        const square = s.mul(s.sub(a)).mul(s.sub(b)).mul(s.sub(c))
        if (square.lte(0)) return null
        const root = Math.sqrt(square.valueOf())
        const cos = (a.valueOf() ** 2 + b.valueOf() ** 2 - c.valueOf() ** 2) / (2 * a.valueOf() * b.valueOf())
        const second = 0.5 * a.valueOf() * b.valueOf() * Math.sqrt(1 - cos * cos)
        const isWhole = near(root, Math.round(root * 1000) / 1000)
        return found({
          value: isWhole ? new Fraction(Math.round(root * 1000), 1000) : root,
          unit: pow(unit, '²'),
          steps: [
            ['Half the perimeter', `s = (${a} + ${b} + ${c}) ÷ 2 = ${sayNumber(s)}`],
            [
              'Heron',
              `√(s(s−a)(s−b)(s−c)) = √${sayNumber(square)} = ${sayWithUnit(isWhole ? new Fraction(Math.round(root * 1000), 1000) : root)}`,
            ],
          ],
          check: Math.abs(second - root) < 1e-6 * root,
        })
      },
    },
    {
      // Solids: volume, curved and total surface of cylinder, cone, sphere, hemisphere, cuboid, cube
      id: 'solids',
      cue: /(?:cylinder|cone|sphere|hemisphere|cuboid|cube|box|conical|cylindrical|spherical)/,
      read(r) {
        const unit = unitOf(r.text)
        const kinds = [
          ...new Set(
            [...r.text.matchAll(/cylinder|cone|hemisphere|sphere|cuboid|cube/g)].map(([kind]) => kind),
          ),
        ]
        const [kind] = kinds
        if (
          !kind ||
          kinds.length !== 1 ||
          unit === null ||
          r.has(
            'melted|recast|cut|painted|increases?|increased|decreases?|doubled|halved|times|ratio|%|hollow|how many|litres?|cost|₹|per|inscribed|largest|thick|thickness|half',
          )
        )
          return null
        const volume = r.drop('volume|capacity')
        const curved =
          !volume &&
          r.drop(
            '(?:curved|lateral) (?:surface )?area|c\\.?s\\.?a\\.?|l\\.?s\\.?a\\.?|area of (?:the )?(?:4|four) walls|lateral surface',
          )
        const total =
          !volume &&
          !curved &&
          r.drop('(?:total )?surface area|t\\.?s\\.?a\\.?|total surface|whole surface(?: area)?')
        const diagonal = !volume && !curved && !total && r.drop('(?:longest )?diagonal|longest (?:rod|pole)')
        const byPi = r.drop('(?:take|use|using|taking|assume)? ?\\(?(?:pi|π) ?= ?(?:22/7|3\\.14)\\)?')
        void byPi
        const dims = r.take(`# ?${UNIT}? ?(?:x|\\*|by) ?# ?${UNIT}? ?(?:x|\\*|by) ?# ?${UNIT}?`)
        const radius = dim(r, 'radius(?: of (?:its |the )?base)?|base radius|r')
        const diameter = radius ? undefined : dim(r, 'diameter(?: of (?:its |the )?base)?|base diameter')
        const height = dim(r, 'height|altitude|h')
        const slant = dim(r, 'slant height|l')
        const side = dim(r, 'edge|side|each edge|each side')
        const length = dim(r, 'length|l')
        const breadth = dim(r, 'breadth|width|b')
        r.drop('dimensions|respectively|are|high|deep|long|wide|whose')
        if (!r.done(WORDS) || (!volume && !curved && !total && !diagonal)) return null
        const R = radius ?? diameter?.div(2)
        const [l, w, h] = dims ?? [length, breadth, height]
        const line = (times: Fraction, power: string, formula: string, check: boolean) =>
          found({
            ...piAnswer(times, pow(unit, power)),
            steps: [
              ['Formula', formula],
              ['Put the numbers in', `= ${sayNumber(times)}π ${pow(unit, power)}`],
            ],
            check,
          })
        const plain = (value: Fraction, power: string, formula: string, check: boolean) =>
          found({
            value,
            unit: pow(unit, power),
            steps: [
              ['Formula', formula],
              ['Put the numbers in', `= ${sayNumber(value)} ${pow(unit, power)}`],
            ],
            check,
          })
        if (kind === 'cylinder' && R && height && !slant) {
          if (volume) return line(R.mul(R).mul(height), '³', 'V = πr²h', true)
          if (curved) return line(R.mul(height).mul(2), '²', 'CSA = 2πrh', true)
          if (total) return line(R.mul(R.add(height)).mul(2), '²', 'TSA = 2πr(r + h)', true)
        }
        if (kind === 'cone' && R) {
          const square = height ? R.mul(R).add(height.mul(height)) : slant ? slant.mul(slant) : null
          const root = square ? rootOf(square) : null
          const tall = height ?? (slant ? rootOf(slant.mul(slant).sub(R.mul(R))) : null)
          if (volume && tall)
            return line(
              R.mul(R).mul(tall).div(3),
              '³',
              'V = πr²h ÷ 3',
              R.mul(R)
                .add(tall.mul(tall))
                .equals(slant ? slant.mul(slant) : R.mul(R).add(tall.mul(tall))),
            )
          if (curved && root)
            return line(
              R.mul(root),
              '²',
              `CSA = πrl with l = ${sayNumber(root)}`,
              root.mul(root).equals(square ?? 0),
            )
          if (total && root)
            return line(
              R.mul(R.add(root)),
              '²',
              `TSA = πr(r + l) with l = ${sayNumber(root)}`,
              root.mul(root).equals(square ?? 0),
            )
          return null
        }
        if (kind === 'sphere' && R && !height) {
          if (volume) return line(R.mul(R).mul(R).mul(4).div(3), '³', 'V = 4πr³ ÷ 3', true)
          if (total || curved) return line(R.mul(R).mul(4), '²', 'Surface = 4πr²', true)
        }
        if (kind === 'hemisphere' && R && !height) {
          if (volume) return line(R.mul(R).mul(R).mul(2).div(3), '³', 'V = 2πr³ ÷ 3', true)
          if (curved) return line(R.mul(R).mul(2), '²', 'CSA = 2πr²', true)
          if (total && /total|t\.?s\.?a/.test(r.text)) return line(R.mul(R).mul(3), '²', 'TSA = 3πr²', true)
        }
        if (kind === 'cuboid' && l && w && h) {
          if (volume) return plain(l.mul(w).mul(h), '³', 'V = l × b × h', true)
          if (curved) return plain(l.add(w).mul(h).mul(2), '²', '2h(l + b)', true)
          if (total) return plain(l.mul(w).add(w.mul(h)).add(h.mul(l)).mul(2), '²', '2(lb + bh + hl)', true)
          const root = rootOf(l.mul(l).add(w.mul(w)).add(h.mul(h)))
          if (diagonal && root) return plain(root, '', '√(l² + b² + h²)', true)
        }
        const e = side ?? length
        if (kind === 'cube' && e && !height && !breadth) {
          if (volume) return plain(e.mul(e).mul(e), '³', 'V = a³', true)
          if (curved) return plain(e.mul(e).mul(4), '²', 'LSA = 4a²', true)
          if (total) return plain(e.mul(e).mul(6), '²', 'TSA = 6a²', true)
        }
        return null
      },
    },
    {
      // Plane figures: rhombus by diagonals, trapezium, equilateral triangle, triangle by base and height, parallelogram, hypotenuse, diagonal
      id: 'plane',
      cue: /(?:rhombus|trapezium|equilateral|triangle|parallelogram|rectangle|square|circle|hypotenuse)/,
      read(r) {
        const unit = unitOf(r.text)
        if (
          unit === null ||
          r.has(
            'inscribed|circumscribed|increases?|increased|decreased?|times|ratio|%|cost|₹|path|similar|median|inradius|circumradius|cylinder|cone|cube|sphere|equal|less|more|shaded|wire|semicircle|quadrant|sector|arc|right[- ]angled isosceles',
          )
        )
          return null
        const area = r.drop('area')
        const perimeter = !area && r.drop('perimeter|circumference')
        const diagonal =
          !area && !perimeter && r.drop('(?:the |its |length of (?:the |its )?)*diagonal(?! is)(?!s)')
        const hypotenuse =
          !area && !perimeter && !diagonal && r.drop('(?:the |its |length of (?:the |its )?)*hypotenuse')
        const plain = (value: Fraction, power: string, formula: string) =>
          found({
            value,
            unit: pow(unit, power),
            steps: [
              ['Formula', formula],
              ['Put the numbers in', `= ${sayNumber(value)} ${pow(unit, power)}`],
            ],
            check: value.gt(0),
          })
        const rhombus = r.take(
          `diagonals?(?: of| are| is| measure| measuring| lengths?| =)*(?: (?:the|a) rhombus)?(?: are| is| of)? # ?${UNIT}? and # ?${UNIT}?`,
        )
        const parallel = r.take(
          `parallel sides(?: of| are| is| measuring| lengths?| =)*(?: (?:the|a) trapezium)?(?: are)? # ?${UNIT}? and # ?${UNIT}?`,
        )
        const legs = r.take(
          `(?:legs|sides containing the right angle|perpendicular sides|2 sides|other 2 sides|sides)(?: of| are| is| measure| measuring| =)* # ?${UNIT}? and # ?${UNIT}?`,
        )
        const base = dim(r, 'base')
        const height = dim(
          r,
          'height|altitude|corresponding altitude|distance between (?:them|the parallel sides)|perpendicular distance between (?:them|the parallel sides)|perpendicular',
        )
        const length = dim(r, 'length')
        const breadth = dim(r, 'breadth|width')
        const side = dim(r, 'side|each side')
        const known = dim(r, 'diagonal')
        r.drop(
          'equilateral|right[- ]angled|right|angled|trapezium|parallelogram|rhombus|figure|whose|lengths?|respectively|the',
        )
        if (!r.done(WORDS)) return null
        const text = r.text
        if (/rhombus/.test(text) && area && rhombus?.[0] && rhombus[1])
          return plain(rhombus[0].mul(rhombus[1]).div(2), '²', 'Area = d₁ × d₂ ÷ 2')
        if (/rhombus/.test(text) && perimeter && rhombus?.[0] && rhombus[1]) {
          const edge = rootOf(rhombus[0].mul(rhombus[0]).add(rhombus[1].mul(rhombus[1])).div(4))
          return edge ? plain(edge.mul(4), '', 'side = √((d₁/2)² + (d₂/2)²), perimeter = 4 × side') : null
        }
        if (/trapezium/.test(text) && area && parallel?.[0] && parallel[1] && height)
          return plain(parallel[0].add(parallel[1]).mul(height).div(2), '²', 'Area = (a + b) × h ÷ 2')
        if (/parallelogram/.test(text) && area && base && height)
          return plain(base.mul(height), '²', 'Area = base × height')
        if (/equilateral/.test(text) && side && area) {
          const times = side.mul(side).div(4)
          const value = times.valueOf() * Math.sqrt(3)
          return found({
            value,
            unit: pow(unit, '²'),
            shown: `${`${sayNumber(times)}√3 ${pow(unit, '²')}`.trim()} (≈ ${sayWithUnit(value)})`,
            steps: [
              ['Formula', 'Area = (√3 ÷ 4) × a²'],
              ['Put the number in', `√3 × ${side}² ÷ 4`],
            ],
            check: Math.abs(0.5 * side.valueOf() ** 2 * Math.sin(Math.PI / 3) - value) < 1e-9 * value,
          })
        }
        if (/equilateral/.test(text)) return side && perimeter ? plain(side.mul(3), '', '3 × side') : null
        if (/triangle/.test(text) && hypotenuse && (legs?.[0] ?? base) && (legs?.[1] ?? height)) {
          const [p, q] = [legs?.[0] ?? base, legs?.[1] ?? height]
          const root = p && q ? rootOf(p.mul(p).add(q.mul(q))) : null
          return root ? plain(root, '', '√(a² + b²)') : null
        }
        if (/triangle/.test(text) && area && base && height && !legs)
          return plain(base.mul(height).div(2), '²', 'Area = base × height ÷ 2')
        if (/triangle/.test(text) && /right/.test(text) && area && legs?.[0] && legs[1])
          return plain(legs[0].mul(legs[1]).div(2), '²', 'Area = product of the legs ÷ 2')
        if (/rectangle/.test(text) && diagonal && length && breadth) {
          const root = rootOf(length.mul(length).add(breadth.mul(breadth)))
          return root ? plain(root, '', '√(l² + b²)') : null
        }
        if (/rectangle/.test(text) && known && length && !breadth && (area || perimeter)) {
          const other = rootOf(known.mul(known).sub(length.mul(length)))
          return other
            ? area
              ? plain(length.mul(other), '²', 'b = √(d² − l²), area = l × b')
              : plain(length.add(other).mul(2), '', 'b = √(d² − l²), 2(l + b)')
            : null
        }
        if (/square/.test(text) && !/rectangle/.test(text) && known && area)
          return plain(known.mul(known).div(2), '²', 'Area = d² ÷ 2')
        return null
      },
    },
    {
      // "The angle of elevation of the top of a tower from a point 30 m away is 60°. Find its height."
      id: 'elevation',
      cue: /elevation|ladder|shadow/,
      read(r) {
        const unit = unitOf(r.text)
        const angle = r.one('# ?°')
        if (
          !angle ||
          unit === null ||
          r.has(
            '2 angles|angles|depression|another|complementary|flag|moving|moves|towards|away from the tower and',
          ) ||
          /°.*°/.test(r.text)
        )
          return null
        const tan: Record<string, [number, string]> = {
          '30': [1 / Math.sqrt(3), '1/√3'],
          '45': [1, '1'],
          '60': [Math.sqrt(3), '√3'],
        }
        const known = tan[angle.toString()]
        if (!known) return null
        const ladder = r.has('ladder')
        const asksHeight = r.drop(
          '(?:what is |find )?(?:the )?height of (?:the )?(?:tower|building|tree|pole|wall|kite|chimney|pillar|cliff)|how (?:high|tall) is (?:the )?\\w+|(?:find )?its height|height reached|height',
        )
        const asksAway =
          !asksHeight &&
          r.drop('(?:what is |find )?(?:the )?distance (?:of|between|from)[a-z ]{0,60}|how far[a-z ]{0,50}')
        if (ladder) {
          const long = r.one('(?:ladder )?(?:of length |of )?# m(?: long)?(?: ladder)?')
          r.drop(
            'ladder|leans?|leaning|against|wall|makes?|making|angle|ground|horizontal|top|reaches|point|vertical|foot|length|inclined|on',
          )
          if (!long || !asksHeight || !r.done('elevation how high with')) return null
          const value = long.valueOf() * Math.sin((angle.valueOf() * Math.PI) / 180)
          const exact = angle.equals(30) ? long.div(2) : null
          return found({
            value: exact ?? value,
            unit,
            steps: [['Sine', `height = ${long} × sin ${angle}°`]],
            check:
              Math.abs(
                value -
                  Math.sqrt(
                    long.valueOf() ** 2 - (long.valueOf() * Math.cos((angle.valueOf() * Math.PI) / 180)) ** 2,
                  ),
              ) <
              1e-9 * value,
          })
        }
        const away = r.one(
          '# m (?:away|from (?:its|the) (?:foot|base|bottom)|distant)(?: from (?:the )?(?:its )?(?:foot|base|bottom|tower|building))?(?: of (?:the )?(?:tower|tree|building|pole))?|(?:at a )?distance of # m|shadow(?: is| of)? # m(?: long)?|# m(?: long)? shadow',
        )
        const high = away ? undefined : r.one('height(?: is| of)? # m|# m (?:high|tall)')
        r.drop(
          'angle|elevation|top|towers?|building|trees?|pole|points?|on|ground|level|foot|base|bottom|from|sun|shadow|away|casts?|is|kite|chimney|pillar|cliff|observer|vertical|stands?|observed|distance|when|wall',
        )
        if (!r.done('its it a same with')) return null
        const value =
          away && asksHeight ? away.valueOf() * known[0] : high && asksAway ? high.valueOf() / known[0] : null
        const length = away ?? high
        if (value === null || !length) return null
        const exact = known[0] === 1 ? length : null
        const by3 = length.div(3)
        const shown = exact
          ? undefined
          : `${(away ? angle.equals(60) : angle.equals(30)) ? `${sayNumber(length)}√3` : by3.d === 1n ? `${by3}√3` : `${sayNumber(length)}/√3`} ${unit} (≈ ${sayWithUnit(value, unit)})`
        return found({
          value: exact ?? value,
          unit,
          ...(shown ? { shown } : {}),
          steps: [
            ['Tangent', `tan ${angle}° = height ÷ distance = ${known[1]}`],
            ['Solve', away ? `height = ${length} × ${known[1]}` : `distance = ${length} ÷ ${known[1]}`],
          ],
          check: Math.abs(Math.tan((angle.valueOf() * Math.PI) / 180) - known[0]) < 1e-9,
        })
      },
    },
    {
      // "Each interior angle of a regular polygon is 144°. How many sides?" / "sum of interior angles of a polygon with 8 sides"
      id: 'polygon',
      cue: /polygon|hexagon|octagon|pentagon|decagon/,
      read(r) {
        const names: Record<string, number> = {
          pentagon: 5,
          hexagon: 6,
          heptagon: 7,
          octagon: 8,
          nonagon: 9,
          decagon: 10,
        }
        const named = Object.entries(names).find(([name]) => r.has(name))
        const n = named ? new Fraction(named[1]) : r.one('# sides|#[- ]sided|sides(?: is| =)? #')
        const interior = r.one('(?:each )?interior angle(?: of[a-z ]{0,25})?(?: is| =|measures)? # ?°?')
        const exterior = interior
          ? undefined
          : r.one('(?:each )?exterior angle(?: of[a-z ]{0,25})?(?: is| =|measures)? # ?°?')
        const asks = {
          sides: !n && r.drop('(?:the )?(?:number of|how many) sides'),
          sum: r.drop('(?:the )?sum of (?:all )?(?:the |its )?(?:interior )?angles'),
          diagonals: r.drop('(?:the )?(?:number of|how many) diagonals'),
          each: n && r.drop('(?:each |measure of each |an? )?interior angle'),
          out: n && r.drop('(?:each )?exterior angle'),
        }
        r.drop(
          'regular|polygon|pentagon|hexagon|heptagon|octagon|nonagon|decagon|each|sides|measure|it|angle',
        )
        if (!r.done('there have degrees measure all')) return null
        const chosen = Object.entries(asks).filter(([, is]) => is)
        if (chosen.length !== 1) return null
        const count =
          n ??
          (exterior
            ? new Fraction(360).div(exterior)
            : interior
              ? new Fraction(360).div(new Fraction(180).sub(interior))
              : null)
        if (count?.d !== 1n || count.lt(3)) return null
        const kind = chosen[0]?.[0]
        const value =
          kind === 'sides'
            ? count
            : kind === 'sum'
              ? count.sub(2).mul(180)
              : kind === 'diagonals'
                ? count.mul(count.sub(3)).div(2)
                : kind === 'each'
                  ? count.sub(2).mul(180).div(count)
                  : new Fraction(360).div(count)
        return found({
          value,
          unit: kind === 'sum' || kind === 'each' || kind === 'out' ? '°' : '',
          steps: [
            [
              'Rule',
              kind === 'sides'
                ? 'the exterior angles add to 360°'
                : kind === 'diagonals'
                  ? 'n(n − 3) ÷ 2'
                  : kind === 'out'
                    ? '360° ÷ n'
                    : '(n − 2) × 180°',
            ],
            ['Answer', sayNumber(value)],
          ],
          check: new Fraction(180).sub(count.sub(2).mul(180).div(count)).equals(new Fraction(360).div(count)),
        })
      },
    },
    {
      // "If the radius of a circle is increased by 20%, by what per cent does its area increase?"
      id: 'dimension-percent',
      cue: /(?:increased|decreased|increases|decreases|increase|reduced).*%|%.*(?:area|volume)/,
      read(r) {
        const up = r.one('(?:is |are |each )?(?:increased|increases|raised) by #%|#% increase')
        const down = up
          ? undefined
          : r.one('(?:is |are |each )?(?:decreased|decreases|reduced) by #%|#% decrease')
        const rate = up ?? down?.neg()
        if (!rate || /%.*\d%/.test(r.text) || r.has('length|breadth|height|base')) return null
        const what = r.drop(
          '(?:radius|diameter) of (?:a |the )?circle|(?:side|sides|each side|every side) of (?:a |the )?(?:square|equilateral triangle)',
        )
          ? 2
          : r.drop(
                '(?:radius|diameter) of (?:a |the )?sphere|(?:edge|side|each edge|each side) of (?:a |the )?cube',
              )
            ? 3
            : 0
        const asksArea = r.drop('(?:surface )?area')
        const asksVolume = !asksArea && r.drop('volume')
        r.drop(
          '(?:by )?(?:what|how much) ?(?:%|percent(?:age)?)?|(?:%|percent(?:age)?)|increase|decrease|change|increased|in its|will',
        )
        if (
          what === 0 ||
          (!asksArea && !asksVolume) ||
          (asksVolume && what !== 3) ||
          !r.done('its % percent percentage circle square')
        )
          return null
        const power = asksArea ? 2 : 3
        const factor = rate.div(100).add(1)
        const value = (factor.pow(power) ?? factor).sub(1).mul(100)
        let slow = new Fraction(100)
        for (let i = 0; i < power; i++) slow = slow.add(slow.mul(rate).div(100))
        return found({
          value: value.abs(),
          unit: '%',
          shown: `${sayWithUnit(value.abs(), '%')} ${value.gt(0) ? 'increase' : 'decrease'}`,
          steps: [
            [
              'It goes with the power',
              `the ${asksArea ? 'area goes with the square' : 'volume goes with the cube'}`,
            ],
            ['Factor', `(${sayNumber(factor)})^${power} = ${sayNumber(factor.pow(power) ?? factor)}`],
          ],
          check: slow.sub(100).equals(value),
        })
      },
    },
  ],
}

/** The square root, where it is a fraction. */
function rootOf(square: Fraction): Fraction | null {
  if (square.lte(0)) return null
  const root = new Fraction(Math.round(Math.sqrt(square.valueOf()) * 10000), 10000)
  return root.mul(root).equals(square) ? root : null
}
