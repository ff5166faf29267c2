import Fraction from 'fraction.js'
import { sayNumber } from '../../say-number.ts'
import { found, type ReaderGroup } from '../toolkit/found.ts'

const hundred = new Fraction(100)

/** Changes in percent one after another, and what is left when parts are taken away. */
export const changesAndParts: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Percentage', 'Time & Work'],
  readers: [
    {
      // "The price of a book is first decreased by 25% and then increased by 20%. Find the net change in the price."
      id: 'net-change-of-a-price',
      cue: /(?:increase|decrease|reduce|raise|rise|fall|fell|rose).*%.*(?:then|followed|again|afterwards|next).*%/,
      read(r) {
        if (
          r.has(
            '₹ ?#|sale|sold|revenue|consumption|population|expenditure|savings?|length|breadth|side|radius|area|profit|loss|#(?! ?%)',
          )
        )
          return null
        const UP = '(?:increas(?:ed|es|e)|rais(?:ed|es)|rises?|rose)'
        const DOWN = '(?:decreas(?:ed|es|e)|reduc(?:ed|es|e)|lowered|falls?|fell|cut)'
        const changes = [
          ...r.rest.matchAll(
            /(increas|rais|ris|ros|decreas|reduc|lower|fall|fell|cut)[a-z]* (?:by )?(\d+(?:\.\d+)?)%/g,
          ),
        ]
        if (changes.length !== 2 || (r.text.match(/%/g) ?? []).length > 3) return null
        r.drop(
          `(?:first |then |again |afterwards |next |subsequently )*(?:is |was |are )?(?:first |then |again )*(?:${UP}|${DOWN}) (?:by )?#%`,
        )
        if (
          !r.drop(
            '(?:what is |find )?(?:the |its )?(?:net|overall|total|final|effective)(?: %)? (?:change|effect|increase or decrease)(?: %)?(?: in| on)?(?: the| its)?(?: price| salary| value| cost)?(?: in %)?',
          ) ||
          !r.done(
            'if the price of a an its salary value cost number book article sugar car shirt item and first then again followed by is',
          )
        )
          return null
        const factor = changes.reduce(
          (all, [, way = '', percent = '0']) =>
            all
              .mul(
                /^(?:increas|rais|ris|ros)/.test(way)
                  ? hundred.add(new Fraction(percent))
                  : hundred.sub(new Fraction(percent)),
              )
              .div(100),
          new Fraction(1),
        )
        const value = factor.sub(1).mul(100)
        if (value.equals(0)) return null
        const word = value.gt(0) ? 'increase' : 'decrease'
        return found({
          value: value.abs(),
          unit: '%',
          shown: `${sayNumber(value.abs())}% ${word}`,
          steps: [
            ['Take the first value as 100', `In the end it is ${sayNumber(factor.mul(100))}.`],
            ['Net change', `${sayNumber(value.abs())}% ${word}`],
          ],
          check: hundred.add(value).div(100).equals(factor),
        })
      },
    },
    {
      // "A number exceeds 20% of itself by 40. Find the number."
      id: 'exceeds-its-part',
      cue: /exceeds? .*(?:itself|of it) by/,
      read(r) {
        const percent = r.take('(?:a |the )?number exceeds #% of (?:itself|it|the number) by #')
        const part = percent
          ? null
          : r.take('(?:a |the )?number exceeds (?:its )?#(?:th|rd)?(?: part)?(?: of (?:itself|it))? by #')
        const [first, gap] = percent ?? part ?? []
        if (!first || !gap) return null
        const share = percent ? first.div(100) : first
        if (share.gte(1) || !r.drop('(?:what is |find )?(?:the |that )?number') || !r.done('then'))
          return null
        const value = gap.div(new Fraction(1).sub(share))
        return found({
          value,
          steps: [
            [
              'The rest of the number',
              `1 − ${sayNumber(share)} = ${sayNumber(new Fraction(1).sub(share))} of it is ${sayNumber(gap)}`,
            ],
            [
              'The number',
              `${sayNumber(gap)} ÷ ${sayNumber(new Fraction(1).sub(share))} = ${sayNumber(value)}`,
            ],
          ],
          check: value.sub(value.mul(share)).equals(gap),
        })
      },
    },
    {
      // "A man spends 40% of his salary on food, 20% on rent and saves the remaining ₹8,000. Find his salary."
      id: 'salary-by-what-is-left',
      cue: /(?:spends|gives|pays).*%.*(?:saves|left with|remaining|rest|balance)/,
      read(r) {
        if (r.has('of the (?:remaining|rest|remainder)|of remaining|more|less|again|increase|then'))
          return null
        const parts = r.all(
          '#%(?: of)?(?: (?:his|her|the|their))?(?: monthly| total| whole)?(?: (?:salary|income|money|earnings))?',
        )
        const left = r.one(
          '(?:and )?(?:he |she )?(?:saves|is left with|has left|still has|saved)(?: the)?(?: remaining| rest| balance)?(?: amount)?(?: of)? ₹?#|(?:the )?(?:remaining|rest|balance)(?: amount)?(?: of)?(?: is)? ₹?#',
        )
        if (parts.length === 0 || !left) return null
        const spent = parts.reduce((sum, part) => sum.add(part), new Fraction(0))
        if (spent.gte(100)) return null
        if (!r.drop('(?:what is |find )?(?:the |his |her )?(?:monthly |total |whole )?(?:salary|income)'))
          return null
        if (
          !r.done(
            'a man person woman he she his her spends on food rent clothes education travel travelling transport house children entertainment medicine books other charity and saves remaining gives pays for to',
          )
        )
          return null
        const value = left.mul(100).div(hundred.sub(spent))
        return found({
          value,
          unit: '₹',
          steps: [
            ['Left', `100 − ${sayNumber(spent)} = ${sayNumber(hundred.sub(spent))}%`],
            ['Whole', `${sayNumber(left)} × 100 ÷ ${sayNumber(hundred.sub(spent))} = ${sayNumber(value)}`],
          ],
          check: value.mul(hundred.sub(spent)).div(100).equals(left),
        })
      },
    },
    {
      // "A is thrice as efficient as B and takes 60 days less than B. In how many days can they finish it together?"
      id: 'efficiency-and-days-less',
      cue: /(?:twice|thrice|times) as (?:efficient|good|fast).*less/,
      read(r) {
        r.rest = r.rest.replace(/twice/g, '2 times').replace(/thrice/g, '3 times')
        const times = r.one('[a-z] is # times as (?:efficient|good|fast)(?: a workman)? as [a-z]')
        const less = r.one(
          '(?:and )?(?:(?:is )?(?:therefore )?able to (?:finish|do|complete) (?:a|the)?(?: piece of)? ?(?:work|job)? ?in |takes |finishes (?:the |a )?(?:work|job) in |can (?:finish|do|complete) (?:it|a work|the work|a job) in )# day(?:s)? less(?: than [a-z])?',
        )
        if (!times || !less || times.lte(1)) return null
        const together = r.drop(
          '(?:in )?how many days (?:can|will) (?:they|both|the 2|a and b)[a-z ]{0,30}together|(?:in )?how many days[a-z ]{0,12}working together[a-z ,]{0,30}|working together[a-z ,]{0,40}',
        )
        if (!together || !r.done('work it in days do finish complete')) return null
        const slow = less.mul(times).div(times.sub(1))
        const fast = slow.div(times)
        const value = slow.mul(fast).div(slow.add(fast))
        return found({
          value,
          unit: 'day',
          steps: [
            ['Days alone', `${sayNumber(fast)} and ${sayNumber(slow)}, which differ by ${sayNumber(less)}`],
            [
              'Together',
              `${sayNumber(fast)} × ${sayNumber(slow)} ÷ ${sayNumber(slow.add(fast))} = ${sayNumber(value)} days`,
            ],
          ],
          check: slow.sub(fast).equals(less) && value.mul(slow.inverse().add(fast.inverse())).equals(1),
        })
      },
    },
    {
      // "The complement of an angle is 35°. Find the angle." / "find the supplement of 110°"
      id: 'complement-and-supplement',
      cue: /complement|supplement/,
      read(r) {
        if (r.has('twice|times|more|less|ratio|differ|sum|half|#[^\\d.].*#')) return null
        const isHalf = r.has('complement(?:ary)?')
        if (isHalf === r.has('supplement(?:ary)?')) return null
        const angle = r.one(
          '(?:the )?(?:complement|supplement)(?:ary)?(?: angle)? of (?:an? |the )?(?:angle )?(?:of |is )?# ?°?|angle (?:is|of) # ?°?',
        )
        if (!angle) return null
        r.drop(
          '(?:what is |find )?(?:the )?(?:angle|complement|supplement|complementary angle|supplementary angle)(?: of it)?',
        )
        if (!r.done('° then its measure degree')) return null
        const whole = new Fraction(isHalf ? 90 : 180)
        const value = whole.sub(angle)
        return found({
          value,
          unit: '°',
          steps: [
            [
              `${isHalf ? 'Complementary' : 'Supplementary'} angles add up to ${whole}°`,
              `${whole} − ${sayNumber(angle)} = ${sayNumber(value)}°`,
            ],
          ],
          check: value.gt(0) && value.add(angle).equals(whole),
        })
      },
    },
    {
      // "A room is 8 m long, 6 m broad and 4 m high. Find the area of its four walls."
      id: 'area-of-four-walls',
      cue: /4 walls/,
      read(r) {
        if (r.has('door|window|cost|₹|paint|floor|ceiling|roof')) return null
        const long = r.one('# m long|length(?: is| =| of)? # m')
        const wide = r.one('# m (?:broad|wide)|(?:breadth|width)(?: is| =| of)? # m')
        const high = r.one('# m high|height(?: is| =| of)? # m')
        if (
          !long ||
          !wide ||
          !high ||
          !r.drop(
            '(?:what is |find )?(?:the )?(?:total )?area of (?:its |the )?4 walls(?: of (?:the|this) room)?',
          )
        )
          return null
        if (!r.done('a room hall is its the of and')) return null
        const value = long.add(wide).mul(2).mul(high)
        return found({
          value,
          unit: 'm²',
          steps: [
            [
              'Perimeter of the floor × height',
              `2 × (${sayNumber(long)} + ${sayNumber(wide)}) × ${sayNumber(high)} = ${sayNumber(value)} m²`,
            ],
          ],
          check: long.mul(high).mul(2).add(wide.mul(high).mul(2)).equals(value),
        })
      },
    },
  ],
}
