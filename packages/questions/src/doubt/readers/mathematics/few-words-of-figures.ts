import Fraction from 'fraction.js'
import { choose } from '../../../kit/values/counting.ts'
import { sayNumber } from '../../say-number.ts'
import { found, near, type ReaderGroup, sayMeasured } from '../toolkit/found.ts'
import { readWhole } from '../toolkit/whole.ts'

const UNIT = '(cm|m)'
const TALL = '(?:tower|pole|tree|building|stick)'
/** tan of 30°, 45° and 60° as a number times √3 or not. */
const TANGENTS: Readonly<Record<string, readonly [times: Fraction, isSurd: boolean]>> = {
  '30': [new Fraction(1, 3), true],
  '45': [new Fraction(1), false],
  '60': [new Fraction(1), true],
}

/** Figures, angles and chances that learners ask for in a handful of words. */
export const fewWordsOfFigures: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Mensuration'],
  readers: [
    // "Rectangle 20 m by 15 m has a path 2 m wide outside. Area of path?"
    readWhole({
      id: 'path-round-a-rectangle',
      cue: /path.*area/,
      except: /cost|₹|%|square field|remaining|middle|cross|park and|garden and/,
      patterns: [
        `(?:rectangle|rectangular (?:field|park|garden|plot|lawn))~# ?${UNIT}?~(?:x )?# ?${UNIT}?~(?:surrounded )?path~(?:width )?# ?${UNIT}?~(?:wide|width)?~(?:all )?(?:around|round|outside|inside|runs|running)+~(?:it)?~area~(?:path)`,
        `path~# ?${UNIT}?~wide~(?:surrounds|runs around|runs outside|runs inside|around|outside|inside)~(?:rectangle|rectangular (?:field|park|garden|plot|lawn))~# ?${UNIT}?~(?:x )?# ?${UNIT}?~area~(?:path)`,
      ],
      solve(units, [a, b, c], text) {
        if (!a || !b || !c || new Set(units).size > 1) return null
        if (units.length !== 0 && units.length !== 3) return null
        const [wide, length, breadth] = /^path/.test(text) ? [a, b, c] : [c, a, b]
        const isInside = text.includes('inside')
        const by = wide.mul(isInside ? -2 : 2)
        const [l, w] = [length.add(by), breadth.add(by)]
        if (l.lte(0) || w.lte(0) || wide.lte(0)) return null
        const value = l.mul(w).sub(length.mul(breadth)).abs()
        const unit = units[0] === undefined ? 'square units' : `${units[0]}²`
        return found({
          value,
          unit,
          steps: [
            [
              `The ${isInside ? 'inner' : 'outer'} rectangle`,
              `${sayNumber(l)} × ${sayNumber(w)} = ${sayNumber(l.mul(w))}`,
            ],
            ['The path is the difference', `${sayNumber(value)} ${unit}`],
          ],
          check: wide
            .mul(2)
            .mul(length.add(breadth).add(wide.mul(isInside ? -2 : 2)))
            .equals(value),
        })
      },
    }),
    // "Area of a sector of radius 14 cm and angle 90°"
    readWhole({
      id: 'sector-by-its-angle',
      cue: /sector/,
      except: /remaining|arc length|segment|major|minor|perimeter/,
      patterns: [
        `area~(?:circle )?sector~(?:circle)?~radius~# ?${UNIT}?~(?:arc|central|sector)?~angle~# ?(?:°)?`,
        `sector~(?:circle)?~radius~# ?${UNIT}?~(?:central)?~angle~# ?(?:°)?~area`,
        `radius~# ?${UNIT}?~(?:arc|central|sector)?~angle~# ?(?:°)?~(?:sector area|area sector)`,
      ],
      solve([unit = ''], [radius, angle]) {
        if (!radius || !angle || angle.lte(0) || angle.gte(360) || radius.lte(0)) return null
        const times = radius.mul(radius).mul(angle).div(360)
        const squared = unit === '' ? 'square units' : `${unit}²`
        return found({
          value: times.valueOf() * Math.PI,
          unit: squared,
          shown: `${sayNumber(times)}π ${squared} (≈ ${sayMeasured(times.valueOf() * Math.PI)} ${squared})`,
          steps: [
            [
              'Area = angle/360 × πr²',
              `${sayNumber(angle)}/360 × π × ${sayNumber(radius.mul(radius))} = ${sayNumber(times)}π`,
            ],
          ],
          check: times.mul(360).div(angle).equals(radius.mul(radius)),
        })
      },
    }),
    // "Shadow of a tower is 30 m when the sun's elevation is 60°. Height?"
    readWhole({
      id: 'height-by-its-shadow',
      concepts: ['Heights & Distances'],
      cue: /shadow.*(?:elevation|altitude).*(?:height|high)/,
      except: /longer|shorter|more|less|another|increas|decreas|than|from|moves/,
      patterns: [
        `(?:length )?(?:shadow ${TALL}|${TALL} shadow)~(?:long)?~# ?m~(?:long)?~(?:when )?(?:angle )?(?:sun |sun's |sun’s )?(?:angle )?(?:elevation|altitude)~(?:sun)?~(30|45|60) ?(?:°)?~height~${TALL}?`,
      ],
      solve(words, [shadow, maybe]) {
        const said = words[0] ?? (maybe === undefined ? undefined : sayNumber(maybe))
        const [times, isSurd] = TANGENTS[said ?? ''] ?? []
        if (!shadow || shadow.lte(0) || times === undefined) return null
        const value = shadow.mul(times)
        const number = value.valueOf() * (isSurd ? Math.sqrt(3) : 1)
        const exact = isSurd ? `${value.equals(1) ? '' : sayNumber(value)}√3` : sayNumber(value)
        return found({
          value: isSurd ? number : value,
          unit: 'm',
          ...(isSurd && { shown: `${exact} m (≈ ${sayMeasured(number)} m)` }),
          steps: [[`height = shadow × tan ${said}°`, `${sayNumber(shadow)} × tan ${said}° = ${exact} m`]],
          check: near(number, shadow.valueOf() * Math.tan((Number(said) * Math.PI) / 180)),
        })
      },
    }),
    // "A number is chosen from 1 to 20. Probability that it is a multiple of 3"
    readWhole({
      id: 'chance-of-a-multiple',
      concepts: ['Probability'],
      cue: /(?:number|ticket|card).*\d.*probability.*(?:multiple|divisible)/,
      except: /not|or|both|and \d|neither|odd|even|prime|two|without/,
      patterns: [
        '(?:number|ticket|card|integer)~(?:is )?(?:chosen|selected|picked|drawn)~(?:random|randomly)?~(?:numbers|tickets|cards|first)?~(?:numbered )?1 (?:- ?)?#~(?:random)?~probability~(?:getting|number)*~(?:multiple|divisible)~#',
      ],
      solve(_, [last, of]) {
        if (last?.d !== 1n || of?.d !== 1n || last.gt(10_000) || of.lte(0)) return null
        const [all, step] = [Number(last.n), Number(of.n)]
        let count = 0
        for (let one = 1; one <= all; one++) if (one % step === 0) count++
        return found({
          value: new Fraction(count, all),
          steps: [
            ['Numbers in all', String(all)],
            [`Multiples of ${step}`, String(count)],
            ['Divide', `${count}/${all} = ${new Fraction(count, all).toFraction()}`],
          ],
          shown: new Fraction(count, all).toFraction(),
          check: count === Math.floor(all / step),
        })
      },
    }),
    // "From 5 boys and 3 girls, a committee of 2 boys and 1 girl: how many ways?"
    readWhole({
      id: 'committee-of-two-kinds',
      concepts: ['Permutation & Combination'],
      cue: /(?:committee|team|group).*(?:ways|committees)|(?:ways|committees).*(?:committee|team|group)|committee/,
      except: /at least|at most|not|particular|always|never|row|probability|majority|more/,
      patterns: [
        '# (boys|men|gentlemen)~# (girls|women|ladies)~(?:many )?(?:ways )?(?:can )?(?:committee|team|group)~(?:# )?(?:members|people|persons)?~(?:with |having |consisting |containing )?# (?:boys?|men|man|gentlemen)~# (?:girls?|women|woman|ladies)~(?:can be |formed|chosen|selected|made|ways|many|number)*',
        '(?:many )?(?:number )?(?:ways )?(?:can )?(?:committee|team|group)~(?:# )?(?:members|people|persons)?~(?:with |having |consisting |containing )?# (?:boys?|men|man|gentlemen)~# (?:girls?|women|woman|ladies)~(?:can be |formed|chosen|selected|made)*~(?:out )?# (boys|men|gentlemen)~# (girls|women|ladies)',
      ],
      solve(_, numbers, text) {
        const counts = numbers.map(Number)
        const isFirst = /^\d/.test(text)
        const size = counts.length === 5 ? counts[isFirst ? 2 : 0] : undefined
        const rest = counts.length === 5 ? counts.toSpliced(isFirst ? 2 : 0, 1) : counts
        const [a, b, c, d] = isFirst ? rest : [rest[2], rest[3], rest[0], rest[1]]
        if (a === undefined || b === undefined || c === undefined || d === undefined || rest.length !== 4)
          return null
        if (c > a || d > b || (size !== undefined && size !== c + d) || a > 60 || b > 60) return null
        const [one, other] = [choose(a, c), choose(b, d)]
        return found({
          value: new Fraction(one * other),
          steps: [
            ['Choose each kind', `C(${a}, ${c}) = ${one} and C(${b}, ${d}) = ${other}`],
            ['Multiply', `${one} × ${other} = ${one * other}`],
          ],
          check: choose(a, a - c) * choose(b, b - d) === one * other,
        })
      },
    }),
    // "Common difference of the AP 2, 7, 12"
    readWhole({
      id: 'step-of-a-progression',
      concepts: ['Sequences & Series'],
      cue: /common (?:difference|ratio)/,
      patterns: ['common (difference|ratio)~(?:ap|gp|a p|g p|series|progression)~# # #(?: #)?'],
      solve([kind], terms) {
        const [first, second] = terms
        if (!first || !second || first.equals(0)) return null
        const between = (from: Fraction, to: Fraction) => (kind === 'ratio' ? to.div(from) : to.sub(from))
        const value = between(first, second)
        return found({
          value,
          steps: [[kind === 'ratio' ? 'Second ÷ first' : 'Second − first', sayNumber(value)]],
          check: terms.every((term, at) => {
            const next = terms[at + 1]
            return next === undefined || between(term, next).equals(value)
          }),
        })
      },
    }),
  ],
}
