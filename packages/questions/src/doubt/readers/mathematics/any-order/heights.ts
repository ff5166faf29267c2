import Fraction from 'fraction.js'
import {
  addSurds,
  divideSurds,
  type SurdSum,
  scaleSurd,
  squareRoot,
  surd,
  surdToNumber,
} from '../../../maths/surd-sum.ts'
import { approximation, writeSurd } from '../../../maths/write-algebra.ts'
import { found, near, type ReaderGroup } from '../../toolkit/found.ts'
import { allTold, takeAsked, takeTold } from '../../toolkit/told.ts'

/** cot of 30°, 45°, 60° */
const COT: Readonly<Record<string, SurdSum>> = {
  '30': squareRoot(new Fraction(3)),
  '45': surd(1),
  '60': divideSurds(squareRoot(new Fraction(3)), surd(3)),
}
const TALL =
  'tower|building|tree|pole|cliff|lighthouse|hill|temple|chimney|flagpole|pillar|minar|post|house|rock|light house'
const LOW = 'cars|ships|boats|objects|points|men|persons|stones|buses|observers|houses'
const ANGLE = '(?<w>30|45|60)(?: ?°)?'

export const heightsInAnyOrder: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Heights & Distances', 'Trigonometry'],
  readers: [
    {
      // "The shadow of a tower is 40 m longer when the sun's altitude is 30 than when it is 60. Height of the tower?"
      id: 'height-from-two-angles',
      cue: /(?:elevation|altitude|depression|angle).*(?:30|45|60)/,
      read(r) {
        if (
          r.has(
            "speed|m/s|km/h|# min|# s|seconds?|tall|observer's|eye|flag|flagstaff|2 (?:towers|poles|buildings)|other (?:tower|building|pole)|broke|broken|bent|ladder|kite|opposite tower|window|road|river|wide|width|another (?:tower|building)|plane|aeroplane|balloon|complementary",
          )
        )
          return null
        const opposite = r.drop(
          '(?:on|to|in)? ?(?:the )?(?:either|opposite|both|different) (?:sides?|directions?)(?: (?:of|the|it|tower|building|lighthouse|cliff))*',
        )
        const same = r.drop(
          '(?:on|in|to)? ?(?:the |a )?same (?:side|straight line|line|direction)(?: (?:of|the|it|tower|building|lighthouse|cliff|as|with|its|foot|base))*',
        )
        const longer = takeTold(
          r,
          `(?:(?:the|length|of|shadow|a|an|vertical|standing|on|level|ground|plane|${TALL}|is|was|becomes?|found|to|be|casts?|casting|its|increases?|by|decreases?|it) )*{d} m(?: (?:(?<longer>longer|more|greater|increases?|increased)|(?<shorter>shorter|less|decreases?)))?(?: than| long)?`,
        )
        const isShadow = /shadow/.test(r.text)
        // 'From 2 points 30 m apart, in line with the foot': as far as one would walk from the one to the other.
        const isApart =
          same &&
          /points .*m apart/.test(r.text) &&
          r.drop('apart|in (?:a |the same )?(?:straight )?line with(?: (?:the|its|base|foot|tower))*')
        const walk = isShadow
          ? null
          : takeTold(
              r,
              '(?:(?:on|after|by|when|if|and|he|the|a|man|person|observer|from|point|further|then|boy) )*(?:walking|walks?|moving|moves?|going|goes|advancing|advances?|coming|comes|moved|walked)(?: (?:a|distance|of|further|nearer|closer|by))* ¦? *(?:(?:towards|to|nearer|closer|away|(?<away>from)|back) )*(?:(?:the|its|foot|base|of|it|tower|building|tree|pole|cliff|hill|temple|chimney) ?)*',
            )
        const angles = allTold(
          r,
          `(?:(?:the|angles?|of|elevation|depression|altitude|sun's|sun|is|was|are|becomes?|changes|from|to|when|than|it|its|at|and|be|respectively|top|a|an|in|as|seen|observed|found|${LOW}|2|two|those|${TALL}|from|point|on|ground|level|horizontal|plane|foot|with|if|then|that|new|be|decreases|increases|elev|elevations|depressions) )*${ANGLE}(?: respectively)?(?! ?(?:m|cm|km)(?![a-z]))`,
        )
        const gap = takeAsked(
          r,
          `(?:distance|how far apart are|far apart are|far apart)(?: (?:between|of|are|the|2|two|both|these|them|those|from|each|other|is|apart|${LOW}))*`,
          `${LOW}|is|apart|the|them|two|2|both`,
        )
        const high = gap
          ? null
          : takeAsked(
              r,
              `(?:height|how high is|high is|tall is|how tall is)(?: of)?(?: (?:the|a|this|${TALL}))*`,
              TALL,
            )
        const [first, second] = angles.map((angle) => angle.word('w') ?? '')
        const d = longer?.number('d')
        if (
          !d ||
          !first ||
          !second ||
          angles.length !== 2 ||
          first === second ||
          (!gap && !high) ||
          walk?.word('away')
        )
          return null
        if (
          !r.done(
            `${TALL.replaceAll('|', ' ')} ${LOW.replaceAll('|', ' ')} top foot base bottom m high height of from angle angles depression elevation altitude sun's sun shadow when it are is the observed seen ground level straight line side point 2 same that than longer with on standing towards walking moving nearer closer in plane horizontal as located situated making away`,
          )
        )
          return null
        const [a, b] = [COT[first], COT[second]]
        if (!a || !b) return null
        const difference =
          surdToNumber(a) > surdToNumber(b) ? addSurds(a, scaleSurd(b, -1)) : addSurds(b, scaleSurd(a, -1))
        const sides = opposite ? addSurds(a, b) : difference
        // 'Longer' belongs to the smaller angle.
        if (longer?.word('longer') !== undefined && isShadow) {
          const isFrom = /than/.test(r.text)
          if (isFrom && Number(first) > Number(second)) return null
        }
        if (gap) {
          // From a height: where the two are must be told.
          if (
            isShadow ||
            walk ||
            opposite === same ||
            !/depression|elevation/.test(r.text) ||
            !new RegExp(`m (?:high|tall|${TALL})|height(?: of)?(?: the)?(?: (?:${TALL}))?(?: is| of)? `).test(
              r.text,
            )
          )
            return null
          const value = scaleSurd(sides, d)
          return found({
            value: surdToNumber(value),
            unit: 'm',
            shown: `$${writeSurd(value)}$ m (${approximation(value)})`,
            steps: [
              ['Distances from the foot', `height × cot ${first}° and height × cot ${second}°`],
              [opposite ? 'Both together' : 'Their difference', `$${writeSurd(value)}$ m`],
            ],
            check: near(
              surdToNumber(value),
              d.valueOf() *
                Math.abs(
                  1 / Math.tan((Number(first) * Math.PI) / 180) +
                    (opposite ? 1 : -1) / Math.tan((Number(second) * Math.PI) / 180),
                ),
            ),
          })
        }
        if (!isShadow && !walk && !isApart) return null
        if (
          opposite ||
          (longer?.word('longer') ??
            longer?.word('shorter') ??
            (walk || isApart || /than|when/.test(r.text) ? 'm' : undefined)) === undefined
        )
          return null
        // A shadow '40 m long' is not a difference.
        if (isShadow && /\d m long(?!er)/.test(r.text)) return null
        const value = divideSurds(surd(d), difference)
        return found({
          value: surdToNumber(value),
          unit: 'm',
          shown: `$${writeSurd(value)}$ m (${approximation(value)})`,
          steps: [
            ['Distances from the foot', `h cot ${first}° and h cot ${second}°`],
            [
              'Their difference is told',
              `h (cot ${Math.min(Number(first), Number(second))}° − cot ${Math.max(Number(first), Number(second))}°) = ${d.toString()} m`,
            ],
            ['Height', `$${writeSurd(value)}$ m`],
          ],
          check: near(
            surdToNumber(value) *
              Math.abs(
                1 / Math.tan((Number(first) * Math.PI) / 180) -
                  1 / Math.tan((Number(second) * Math.PI) / 180),
              ),
            d.valueOf(),
          ),
        })
      },
    },
  ],
}
