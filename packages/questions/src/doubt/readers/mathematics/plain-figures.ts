import Fraction from 'fraction.js'
import { sayNumber } from '../../say-number.ts'
import { found, type ReaderGroup } from '../toolkit/found.ts'

const root = (value: Fraction): Fraction | null => value.pow(new Fraction(1, 2))
const PAIRS: Readonly<Record<string, number>> = { complementary: 90, supplementary: 180 }

/** Questions on a triangle, a rectangle or a cone that need one step. */
export const plainFigures: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Geometry', 'Mensuration'],
  readers: [
    {
      // "Two angles of a triangle are 40° and 30°. Find the third angle."
      id: 'third-angle',
      cue: /angles? of (?:a|the) triangle/,
      read(r) {
        const two = r.take('2 angles of (?:a|the) triangle (?:are|measure|is|=) # ?°? and # ?°')
        const [a, b] = two ?? []
        if (!a || !b || !r.drop('(?:the |its |measure of (?:the )?)*(?:third|3th|3rd|other|remaining) angle'))
          return null
        if (!r.done('triangle measure')) return null
        const value = new Fraction(180).sub(a).sub(b)
        return found({
          value,
          unit: '°',
          steps: [['The angles add up to 180°', `180° − ${a}° − ${b}° = ${sayNumber(value)}°`]],
          check: value.gt(0) && value.add(a).add(b).equals(180),
        })
      },
    },
    {
      // "If two complementary angles are in the ratio 1 : 5, the smaller angle is"
      id: 'pair-of-angles',
      cue: /(?:complementary|supplementary) angles/,
      read(r) {
        const kind = r.words('2 (complementary|supplementary) angles')?.[0]
        const parts = r.words('(?:in the )?ratio(?: of)? (\\d+) ?: ?(\\d+)')?.map(Number)
        const whole = PAIRS[kind ?? '']
        const [p = 0, q = 0] = parts ?? []
        if (!whole || p <= 0 || q <= 0) return null
        const larger = r.drop(
          '(?:the |measure of (?:the )?)*(?:larger|greater|bigger|largest)(?: angle| 1| of them)?',
        )
        const smaller =
          !larger &&
          r.drop('(?:the |measure of (?:the )?)*(?:smaller|smallest|lesser)(?: angle| 1| of them)?')
        if ((!larger && !smaller) || !r.done('angles measure')) return null
        const part = new Fraction(whole, p + q)
        const value = part.mul(larger ? Math.max(p, q) : Math.min(p, q))
        return found({
          value,
          unit: '°',
          steps: [
            ['One part', `${whole}° ÷ ${p + q} = ${sayNumber(part)}°`],
            ['The angle', `${sayNumber(value)}°`],
          ],
          check: part.mul(p).add(part.mul(q)).equals(whole),
        })
      },
    },
    {
      // "The length of a rectangle is 12 cm and its diagonal is 13 cm. Its breadth is" / "Slant height of a cone of radius 6 cm and height 8 cm"
      id: 'side-by-pythagoras',
      cue: /rectangle.*diagonal|diagonal.*rectangle|slant height/,
      read(r) {
        const unit = /\d (cm|m|mm)(?![a-z/^])/.exec(r.text)?.[1]
        if (!unit || r.has('area|perimeter|volume|cost|₹|%|ratio|times|cylinder|frustum|square')) return null
        const size = (name: string) =>
          r.one(`(?:${name})(?: of)?(?: a| the| its)?(?: rectangle| cone| base)*(?: is| =| of|:)* ?# ${unit}`)
        const isCone = r.has('cone')
        const [slant, base, height] = isCone
          ? [size('slant height'), size('(?:base )?radius'), size('height')]
          : [size('diagonal'), size('length'), size('breadth|width')]
        const names = isCone
          ? ['slant height', '(?:base )?radius', 'height']
          : ['diagonal', 'length', 'breadth|width']
        const known = [slant, base, height]
        const missing = known.indexOf(undefined)
        if (known.filter((one) => one !== undefined).length !== 2) return null
        if (
          !r.drop(`(?:the |its |find |what is )*(?:${names[missing]})(?: of (?:the |a )?(?:rectangle|cone))?`)
        )
          return null
        if (!r.done('rectangle cone base')) return null
        const [long, a, b] = known
        const square =
          missing === 0 && a && b
            ? a.mul(a).add(b.mul(b))
            : long
              ? long.mul(long).sub((a ?? b ?? long).pow(2) ?? 0)
              : null
        const value = square?.gt(0) ? root(square) : null
        if (!value) return null
        const [x, y, z] = [long ?? value, a ?? value, b ?? value]
        return found({
          value,
          unit,
          steps: [
            [
              'Theorem of Pythagoras',
              `${sayNumber(x)}² = ${sayNumber(y)}² + ${sayNumber(z)}², so the answer is ${sayNumber(value)} ${unit}`,
            ],
          ],
          check: y.mul(y).add(z.mul(z)).equals(x.mul(x)),
        })
      },
    },
  ],
}
