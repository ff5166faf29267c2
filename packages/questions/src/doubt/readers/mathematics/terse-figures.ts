import Fraction from 'fraction.js'
import { sayNumber, sayPercent, sayRupees } from '../../say-number.ts'
import { found, type ReaderGroup } from '../toolkit/found.ts'
import { readWhole } from '../toolkit/whole.ts'

const hundred = new Fraction(100)
/** How an extent grows with a length: 1 for a length, 2 for an area, 3 for a volume. */
const powerOf = (extent: string): number => (/volume/.test(extent) ? 3 : /area|surface/.test(extent) ? 2 : 1)
const metres = (value: Fraction, unit: string): Fraction => (unit === 'cm' ? value.div(100) : value)

export const terseFigures: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Mensuration'],
  readers: [
    // "Volume of a cube whose surface area is 150 cm²"
    readWhole({
      id: 'cube-by-its-surface',
      cue: /cube.*(?:surface|volume)/,
      except: /lateral|4 faces|cuboid|each/,
      patterns: [
        '(volume|side|edge)~(?:length )?cube~(?:whose |having |if )?(?:total )?surface area~# ?(cm|m)?(?:\\^\\(?2\\)?)?',
        '(?:total )?surface area~cube~# ?(cm|m)?(?:\\^\\(?2\\)?)?~(volume|side|edge)~(?:cube)?',
      ],
      solve(words, [area]) {
        const unit = words.find((word) => /^c?m$/.test(word)) ?? ''
        const asked = words.find((word) => !/^c?m$/.test(word)) ?? ''
        if (!area) return null
        const edge = Math.round(Math.sqrt(area.div(6).valueOf()) * 2) / 2
        const side = new Fraction(edge)
        const value = asked === 'volume' ? side.mul(side).mul(side) : side
        return found({
          value,
          unit: unit === '' ? '' : `${unit}${asked === 'volume' ? '³' : ''}`,
          steps: [
            ['6a² = surface', `a = √(${sayNumber(area)} ÷ 6) = ${sayNumber(side)}`],
            ...(asked === 'volume' ? ([['Volume a³', sayNumber(value)]] as const) : []),
          ],
          check: side.mul(side).mul(6).equals(area),
        })
      },
    }),
    // "Perimeter of a semicircle of radius 7 cm"
    readWhole({
      id: 'semicircle',
      cue: /semi-?circle/,
      patterns: ['(perimeter|area)~semi-?circle~(?:whose |having )?(radius|diameter)~# ?(cm|m)?'],
      solve([asked = '', given, unit = ''], [size]) {
        if (!size) return null
        const radius = given === 'diameter' ? size.div(2) : size
        const pi = new Fraction(22, 7)
        const value = asked === 'area' ? pi.mul(radius).mul(radius).div(2) : pi.add(2).mul(radius)
        const exact =
          asked === 'area' ? (Math.PI * radius.valueOf() ** 2) / 2 : (Math.PI + 2) * radius.valueOf()
        return found({
          value,
          unit: unit === '' ? '' : `${unit}${asked === 'area' ? '²' : ''}`,
          steps: [
            [
              asked === 'area' ? 'πr² ÷ 2' : 'πr + 2r',
              `with π = 22/7 and r = ${sayNumber(radius)}: ${sayNumber(value)}`,
            ],
          ],
          // Where 22/7 does not cancel, papers take another value of π.
          check: radius.div(7).d === 1n && Math.abs(value.valueOf() / exact - 1) < 0.001,
        })
      },
    }),
    // "A rectangular field 60 m x 40 m, cost of fencing at ₹15 per m"
    readWhole({
      id: 'cost-of-fencing',
      cue: /fenc/,
      patterns: [
        '(?:length breadth|dimensions)?~rectangular~(?:field|park|garden|plot|ground|lawn)~(?:length)?~# m~(?:long|x|\\*|×)?~(?:breadth|width)?~# m~(?:wide|broad)?~cost fencing~(?:around|all round|field|park|garden|plot|ground|lawn)*~(?:rate)?~₹#~(?:m|metre|meter)',
        'cost fencing~rectangular~(?:field|park|garden|plot|ground|lawn)~(?:length)?~# m~(?:long|x|\\*|×)?~(?:breadth|width)?~# m~(?:wide|broad)?~(?:rate)?~₹#~(?:m|metre|meter)',
      ],
      solve(_, [length, breadth, rate]) {
        if (!length || !breadth || !rate) return null
        const around = length.add(breadth).mul(2)
        const value = around.mul(rate)
        return found({
          value,
          unit: '₹',
          steps: [
            ['Perimeter', `2 × (${sayNumber(length)} + ${sayNumber(breadth)}) = ${sayNumber(around)} m`],
            ['Cost', `${sayNumber(around)} × ${sayRupees(rate)} = ${sayRupees(value)}`],
          ],
          check: length.mul(rate).mul(2).add(breadth.mul(rate).mul(2)).equals(value),
        })
      },
    }),
    // "How many bricks of 25 cm x 11.25 cm x 6 cm are needed to build a wall 8 m x 6 m x 22.5 cm?"
    readWhole({
      id: 'bricks-of-a-wall',
      cue: /brick/,
      patterns: [
        'many bricks~(?:each)?~(?:measuring|size|dimensions)?~# (?:cm )?[x*] # (?:cm )?[x*] # (cm)~(?:needed|required)?~(?:build|construct|make)?~wall~(?:measuring|size|dimensions)?~# (m|cm)~[x*] # (m|cm)~[x*] # (m|cm)~(?:needed|required)?',
        'many bricks~(?:each)?~(?:measuring|size|dimensions)?~# (?:cm )?[x*] # (?:cm )?[x*] # (cm)~(?:needed|required)?~(?:build|construct|make)?~wall~# (m|cm) long~# (m|cm) (?:high|broad|wide|thick)~# (m|cm) (?:high|broad|wide|thick)',
      ],
      solve([own = 'cm', ...units], [a, b, c, ...wall]) {
        if (!a || !b || !c || wall.length !== 3) return null
        const brick = metres(a, own).mul(metres(b, own)).mul(metres(c, own))
        const whole = wall.reduce(
          (volume, side, at) => volume.mul(metres(side, units[at] ?? 'm')),
          new Fraction(1),
        )
        const value = whole.div(brick)
        return found({
          value,
          unit: 'bricks',
          steps: [
            ['Volume of the wall', `${sayNumber(whole, 8)} m³`],
            ['Divide by one brick', `${sayNumber(whole, 8)} ÷ ${sayNumber(brick, 8)} = ${sayNumber(value)}`],
          ],
          check: value.d === 1n && value.mul(brick).equals(whole),
        })
      },
    }),
    // "If the radius of a circle is increased by 50%, its area increases by"
    readWhole({
      id: 'extent-of-a-longer-side',
      cue: /(?:radius|side|diameter|edge|length).*%/,
      patterns: [
        '(?:radius|side|diameter|edge)~(?:circle|square|cube|sphere|equilateral triangle)~(?:increased|increases)~#%~(?:%|percentage)?~(?:increase|change|increases)?~(area|volume|surface area|total surface area|circumference|perimeter)~(?:circle|square|cube|sphere|equilateral triangle)?~(?:increases?|increased|change|changes)?~(?:%)?',
        '(?:radius|side|diameter|edge)~(?:circle|square|cube|sphere|equilateral triangle)~(?:increased|increases)~#%~(area|volume|surface area|circumference|perimeter)~(?:increases?|increased)~(?:%|percentage)?',
        '%~(?:increase|change)~(area|volume|surface area|circumference|perimeter)~(?:circle|square|cube|sphere|equilateral triangle)~(?:when)?~(?:radius|side|diameter|edge)~(?:increased|increases)~#%',
      ],
      solve([extent = ''], [rate]) {
        if (!rate) return null
        const power = powerOf(extent)
        const factor = hundred.add(rate).div(100)
        let grown = new Fraction(1)
        for (let at = 0; at < power; at++) grown = grown.mul(factor)
        const value = grown.sub(1).mul(100)
        return found({
          value,
          unit: '%',
          steps: [
            [
              'How it grows',
              `A ${extent} grows as the length ${power === 1 ? 'does' : power === 2 ? 'squared' : 'cubed'}.`,
            ],
            ['Increase', `${sayNumber(factor)}^${power} − 1 = ${sayPercent(value)}`],
          ],
          check: hundred
            .mul(factor.pow(power) ?? 0)
            .sub(hundred)
            .equals(value),
        })
      },
    }),
    // "A ladder 13 m long leans on a wall, foot 5 m away. Height reached?" / the foot / the ladder
    readWhole({
      id: 'ladder',
      cue: /ladder/,
      patterns: [
        'ladder~# m~(?:long)?~(?:leans?|leaning|placed|rests?|resting|stands?|standing)?~(?:against)?~(?:vertical|wall)*~(?:such)?~foot~(?:ladder)?~# m~(?:away)?~(?:foot|base|bottom)?~(?:wall)?~(high|height|reached|reach|reaches)~(?:wall|ladder|reached|reach|reaches|up|does|high|height|top|point|window|above|ground)*',
        'ladder~# m~(?:long)?~(reaches)~(?:window|point|top)?~(?:wall)?~# m~(?:high|above|ground|height)*~(?:far|distance)~(?:foot|base|bottom)~(?:ladder)?~(?:away)?~(?:wall)?',
      ],
      solve(_, [ladder, side]) {
        if (!ladder || !side || side.gte(ladder)) return null
        const square = ladder.mul(ladder).sub(side.mul(side))
        const root = new Fraction(Math.round(Math.sqrt(square.valueOf()) * 1000), 1000)
        return found({
          value: root,
          unit: 'm',
          steps: [
            [
              'By Pythagoras',
              `√(${sayNumber(ladder)}² − ${sayNumber(side)}²) = √${sayNumber(square)} = ${sayNumber(root)} m`,
            ],
          ],
          check: root.mul(root).equals(square),
        })
      },
    }),
    // "How many subsets does {1, 2, 3} have?" / proper subsets / of a set with 4 elements
    {
      id: 'subsets',
      cue: /subsets?|power set/,
      read(r) {
        const proper = r.drop('proper')
        if (r.has('non-?empty|containing|exactly|which|equal|union|elements? each|b')) return null
        const listed = r.words('(?:[a-z] ?= ?)?\\(((?:[a-z\\d]+ ?, ?)*[a-z\\d]+)\\)')?.[0]
        const counted = r.one('(?:with|has|having|of|containing)? ?# elements')
        const size = listed === undefined ? counted?.valueOf() : new Set(listed.split(/ ?, ?/)).size
        const isPower = r.drop('power set')
        if (!r.drop('subsets|elements|number of|many')) return null
        if (size === undefined || !Number.isInteger(size) || size < 0 || size > 30) return null
        if (isPower && proper) return null
        if (!r.done('set many number subsets elements a how does total possible formed')) return null
        const value = 2 ** size - (proper ? 1 : 0)
        let doubled = 1
        for (let at = 0; at < size; at++) doubled *= 2
        return found({
          value: new Fraction(value),
          steps: [
            ['Each element is in or out', `2^${size} = ${doubled}`],
            ...(proper ? [['Without the set itself', String(value)] as const] : []),
          ],
          check: doubled - (proper ? 1 : 0) === value,
        })
      },
    },
    // "5C2 + 5C3" / "8P3 − 6C2"
    {
      id: 'sum-of-choices',
      cue: /^(?:find |value of |the |what is |evaluate |calculate )*\(?\d+ ?[cp] ?\d+/,
      read(r) {
        const text = r.text
          .replace(/^(?:find |value of |the |what is |evaluate |calculate )*/, '')
          .replace(/ ?=? ?\??$/, '')
        if (!/^\d+ ?[cp] ?\d+(?: ?[-+*/] ?\d+ ?[cp] ?\d+)+$/.test(text)) return null
        const terms = [...text.matchAll(/([-+*/])? ?(\d+) ?([cp]) ?(\d+)/g)]
        if (terms.some((term) => term[1] === '*' || term[1] === '/')) return null
        let value = 0
        const said: string[] = []
        for (const [, sign, n = '0', kind, k = '0'] of terms) {
          const [top, taken] = [Number(n), Number(k)]
          if (taken > top || top > 40) return null
          let count = 1
          for (let at = 0; at < taken; at++)
            count = kind === 'c' ? (count * (top - at)) / (at + 1) : count * (top - at)
          value += sign === '-' ? -count : count
          said.push(`${top}${kind?.toUpperCase()}${taken} = ${count}`)
        }
        return found({
          value: new Fraction(value),
          steps: [
            ['Each term', said.join(', ')],
            ['Together', String(value)],
          ],
          check: Number.isSafeInteger(value),
        })
      },
    },
    // "The diagonal of a square is 10√2 cm. Area?" / its side, its perimeter
    {
      id: 'square-by-its-diagonal',
      cue: /diagonal.*square|square.*diagonal/,
      read(r) {
        const match =
          /^(?:if )?(?:the )?(?:length of )?(?:the )?diagonal of (?:a |the )?square is (\d+(?:\.\d+)?)? ?(√(\d+))? ?(cm|m)?[,. ]*(?:then )?(?:find |what is )?(?:the |its )*(area|side|perimeter)(?: of (?:the )?square)?(?: is)?$/.exec(
            r.text,
          )
        if (!match || (!match[1] && !match[2])) return null
        const whole = new Fraction(match[1] ?? 1)
        const square = whole.mul(whole).mul(match[3] ?? 1)
        const area = square.div(2)
        const side = Math.sqrt(area.valueOf())
        const unit = match[4] ?? ''
        const asked = match[5] ?? ''
        if (asked !== 'area' && !Number.isInteger(side)) return null
        const value = asked === 'area' ? area : new Fraction(asked === 'side' ? side : 4 * side)
        return found({
          value,
          unit: asked === 'area' && unit !== '' ? `${unit}²` : unit,
          steps: [
            ['Half the square of the diagonal', `${sayNumber(square)} ÷ 2 = ${sayNumber(area)}`],
            ...(asked === 'area' ? [] : [[`Its ${asked}`, sayNumber(value)] as const]),
          ],
          check: area.mul(2).equals(square),
        })
      },
    },
  ],
}
