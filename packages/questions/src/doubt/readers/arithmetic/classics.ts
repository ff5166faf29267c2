import Fraction from 'fraction.js'
import type { Exact } from '../../../kit/values/exact.ts'
import { sayNumber } from '../../say-number.ts'
import { found, type ReaderGroup } from '../toolkit/found.ts'

const hundred = new Fraction(100)
const ORDINAL_PARTS: Readonly<Record<string, Exact>> = {
  half: new Fraction(1, 2),
  third: new Fraction(1, 3),
  fourth: new Fraction(1, 4),
  quarter: new Fraction(1, 4),
  fifth: new Fraction(1, 5),
  sixth: new Fraction(1, 6),
  seventh: new Fraction(1, 7),
  eighth: new Fraction(1, 8),
  ninth: new Fraction(1, 9),
  tenth: new Fraction(1, 10),
}
const PLACES = ['first', 'second', 'third']

/** 'half', '1 third', '1/3', '2 times' as a number; null for other words. */
function readPart(words: string): Exact | null {
  const times = /^(\d+) times$/.exec(words)
  if (times?.[1]) return new Fraction(times[1])
  if (/^\d+\/[1-9]\d*(?:rd|th|nd)?$/.test(words)) return new Fraction(words.replace(/[a-z]+$/, ''))
  const [, count = '1', part = ''] = /^(?:(\d+)[ -])?([a-z]+)$/.exec(words) ?? []
  return ORDINAL_PARTS[part]?.mul(Number(count)) ?? null
}

/** The questions that every book of arithmetic has, each in its usual words. */
export const classics: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Percentage', 'Ratio & Proportion', 'Average'],
  readers: [
    {
      // "Ravi spends 75% of his income. His income rises by 20% and his expenditure by 10%. By what percent do his savings rise?"
      id: 'change-of-savings',
      cue: /(?:spends|saves).*(?:income|salary).*(?:expenditure|expenses|spending).*saving/,
      read(r) {
        if (r.has('again|then|twice|₹ ?#|#:#')) return null
        const spent = r.one('spends #% of (?:his|her|the|their|its) (?:monthly |total )?(?:income|salary)')
        const saved = spent
          ? undefined
          : r.one('saves #% of (?:his|her|the|their) (?:monthly |total )?(?:income|salary)')
        const UP = '(?:is )?(?:increases?|increased|rises?|raised|goes up|grows)'
        const more = r.take(
          `(?:income|salary) ${UP} by #% (?:and|,) (?:(?:his|her|the|their) )?(?:expenditure|expenses|spending)(?: also)?(?: ${UP})? by #%`,
        )
        const [income, expense] = more ?? []
        const share = spent ?? (saved && hundred.sub(saved))
        if (!share || !income || !expense || share.gte(100)) return null
        if (
          !r.drop(
            '(?:by )?(?:what|how much|find) ?(?:the )?(?:%|% (?:increase|rise)(?: in)?)[a-z ]*savings?[a-z ]*|% increase in (?:his |her )?savings?',
          )
        )
          return null
        if (
          !r.done('his her savings saving increase increased do does will income expenditure man person find')
        )
          return null
        const before = hundred.sub(share)
        const after = hundred.add(income).sub(share.mul(hundred.add(expense)).div(100))
        const value = after.sub(before).div(before).mul(100)
        if (value.lte(0)) return null
        return found({
          value,
          unit: '%',
          steps: [
            ['Take the income as 100', `Spending ${sayNumber(share)}, savings ${sayNumber(before)}`],
            [
              'After the change',
              `Income ${sayNumber(hundred.add(income))}, spending ${sayNumber(share.mul(hundred.add(expense)).div(100))}, savings ${sayNumber(after)}`,
            ],
            [
              'Increase of the savings',
              `(${sayNumber(after)} − ${sayNumber(before)}) ÷ ${sayNumber(before)} × 100 = ${sayNumber(value)}%`,
            ],
          ],
          check: before
            .mul(hundred.add(value))
            .div(100)
            .add(share.mul(hundred.add(expense)).div(100))
            .equals(hundred.add(income)),
        })
      },
    },
    {
      // "52% of the students failed in English, 42% failed in Maths and 17% in both. What percent passed in both?"
      id: 'failed-or-passed-in-both',
      cue: /%.*(?:fail|pass).*%.*%.*both/,
      read(r) {
        if (r.has('₹|boys|girls|more than|less than|at least 1|only|neither|exactly|total|#(?! ?%)'))
          return null
        const said = /fail/.test(r.text.replace(/(?:what|find|how many)[^.]*$/, '')) ? 'fail' : 'pass'
        const verb = said === 'fail' ? '(?:fail(?:ed|s)?)' : '(?:pass(?:ed|es)?)'
        const [first] =
          r.take(
            `#%(?: of)?(?: the)?(?: students| candidates| examinees| people)?(?: who)?(?: had| have)? ?${verb} (?:in|the) [a-z]+`,
          ) ?? []
        const [second] =
          r.take(`#%(?: of)?(?: the)?(?: students| candidates)? ?${verb}? ?in (?!both)[a-z]+`) ?? []
        const [both] =
          r.take(
            `#%(?: of)?(?: the)?(?: students| candidates)? ?${verb}? ?in both(?: the)?(?: subjects| papers)?`,
          ) ?? []
        if (!first || !second || !both || both.gt(first) || both.gt(second)) return null
        const asked = said === 'fail' ? '(?:pass(?:ed|es)?)' : '(?:fail(?:ed|s)?)'
        if (
          !r.drop(
            `(?:what|find|what is|then|how much)?,? ?(?:the )?(?:%|% of)(?: the)?(?: students| candidates| of students)?(?: who)?(?: have)? ?${asked} in both(?: the)?(?: subjects| papers)?`,
          ) ||
          !r.done('exam examination test in an students candidates if while')
        )
          return null
        const some = first.add(second).sub(both)
        const value = hundred.sub(some)
        return found({
          value,
          unit: '%',
          steps: [
            [
              `${said === 'fail' ? 'Failed' : 'Passed'} in at least one`,
              `${sayNumber(first)} + ${sayNumber(second)} − ${sayNumber(both)} = ${sayNumber(some)}%`,
            ],
            [
              `${said === 'fail' ? 'Passed' : 'Failed'} in both`,
              `100 − ${sayNumber(some)} = ${sayNumber(value)}%`,
            ],
          ],
          check: value.gte(0) && first.sub(both).add(second.sub(both)).add(both).add(value).equals(100),
        })
      },
    },
    {
      // "If 30% of A is equal to 20% of B, then A : B is"
      id: 'equal-percents',
      cue: /% of [a-z] ?(?:=|is equal to|equals) ?\d+(?:\.\d+)?% of [a-z]/,
      read(r) {
        const match =
          /(\d+(?:\.\d+)?)% of ([a-z]) ?(?:=|is equal to|equals) ?(\d+(?:\.\d+)?)% of ([a-z])(?![a-z])/.exec(
            r.rest,
          )
        const [all, m = '1', a = '', n = '1', b = ''] = match ?? []
        if (all === undefined || a === b) return null
        r.rest = r.rest.replace(all, ' ¦ ')
        const asked = r.words('(?:what is |find )?(?:the )?(?:ratio (?:of )?)?([a-z]) ?(?::|to|and) ?([a-z])')
        if (!asked || ![`${a}${b}`, `${b}${a}`].includes(asked.join('')) || !r.done('then ratio')) return null
        const ratio = new Fraction(n).div(new Fraction(m))
        const shown = asked[0] === a ? ratio : ratio.inverse()
        return found({
          value: `${shown.n} : ${shown.d}`,
          steps: [
            ['Write the equality', `${m} × ${a.toUpperCase()} = ${n} × ${b.toUpperCase()}`],
            ['Ratio', `${a.toUpperCase()} : ${b.toUpperCase()} = ${n} : ${m}`],
          ],
          check: ratio.mul(Number(m)).equals(new Fraction(n)),
        })
      },
    },
    {
      // "Marked at 1,600, sold for 1,224 after successive discounts of 10% and x%. Find x."
      id: 'second-discount',
      cue: /discount/,
      read(r) {
        if (r.has('profit|gain|loss|cost price|buys|bought|tax')) return null
        const marked = r.one(
          '(?:marked|list|listed|printed) (?:price|at)(?: of (?:a|an|the) [a-z]+)?(?: is| of| at)? ₹?#',
        )
        const sold = r.one(
          '(?:it )?(?:is |was )?(?:sold (?:for|at)|selling price is|available (?:for|at)|gets (?:it )?for|costs|pays) ₹?#',
        )
        const first =
          r.one('(?:2 )?(?:successive )?discounts?(?: of)? #% and x%') ??
          r.one('(?:first )?discount(?: of| is)? #%') ??
          r.one('(?:if )?(?:the )?first (?:discount )?is #%')
        if (!marked || !sold || !first) return null
        const asks = r.drop(
          '(?:what is |find )?(?:the )?(?:value of )?x|(?:what is |find )?(?:the )?(?:second|other|additional|another) (?:discount)(?: rate| %)?|(?:find )?(?:the )?rate of second discount',
        )
        if (
          !asks ||
          !r.done(
            'after successive discounts discount an article watch item 2 allowing giving customer shopkeeper sold price and additional',
          )
        )
          return null
        const once = marked.mul(hundred.sub(first)).div(100)
        const value = once.sub(sold).div(once).mul(100)
        if (value.lte(0) || value.gte(100)) return null
        return found({
          value,
          unit: '%',
          steps: [
            [
              'After the first discount',
              `${sayNumber(marked)} × ${sayNumber(hundred.sub(first))}/100 = ${sayNumber(once)}`,
            ],
            [
              'Second discount',
              `(${sayNumber(once)} − ${sayNumber(sold)}) ÷ ${sayNumber(once)} × 100 = ${sayNumber(value)}%`,
            ],
          ],
          check: once.mul(hundred.sub(value)).div(100).equals(sold),
        })
      },
    },
    {
      // "The average of 11 results is 50; of the first six 49 and of the last six 52. Find the sixth."
      id: 'result-counted-twice',
      cue: /average.*first.*last/,
      read(r) {
        if (r.has('innings|consecutive|wrongly|replaced|ratio|%')) return null
        const [n, mean] =
          r.take(
            'average(?: [a-z]+)? of (?:the )?# (?:results|numbers|observations|quantities|days|men|boys|students)(?: is| was)? #(?: kg| year)?',
          ) ?? []
        const [m, low] =
          r.take(
            '(?:average |that )?(?:of )?(?:the )?first # (?:results |numbers |observations |of them )?(?:is|was|being) #(?: kg| year)?',
          ) ?? []
        const [k, high] =
          r.take(
            '(?:that |average )?(?:of )?(?:the )?last # (?:results |numbers |observations |of them )?(?:is|was|being)? ?#(?: kg| year)?',
          ) ?? []
        if (!n || !mean || !m || !low || !k || !high) return null
        if (!m.add(k).equals(n.add(1))) return null
        const asked = r.words(
          '(?:find |what is |then )?(?:the )?(?:value of the )?(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\\d+th) (?:result|number|observation|quantity)',
        )
        const place =
          asked &&
          ([
            '',
            'first',
            'second',
            'third',
            'fourth',
            'fifth',
            'sixth',
            'seventh',
            'eighth',
            'ninth',
            'tenth',
          ].indexOf(asked[0] ?? '') ||
            0)
        const at = place && place > 0 ? place : Number.parseInt(asked?.[0] ?? '0', 10)
        if (!m.equals(at) || !r.done('average that results numbers if and then')) return null
        const value = m.mul(low).add(k.mul(high)).sub(n.mul(mean))
        return found({
          value,
          steps: [
            [
              'Both groups together',
              `${sayNumber(m)} × ${sayNumber(low)} + ${sayNumber(k)} × ${sayNumber(high)} = ${sayNumber(m.mul(low).add(k.mul(high)))}`,
            ],
            ['All results', `${sayNumber(n)} × ${sayNumber(mean)} = ${sayNumber(n.mul(mean))}`],
            ['The one that is counted twice', `${sayNumber(value)}`],
          ],
          check: n
            .mul(mean)
            .add(value)
            .equals(m.mul(low).add(k.mul(high))),
        })
      },
    },
    {
      // "₹1,870 is divided into three parts such that half of the first, one third of the second and one sixth of the third are equal."
      id: 'equal-parts-of-shares',
      cue: /(?:half|third|fourth|times|\d\/\d).*(?:first|\ba(?:'s)?\b).*(?:are|is|=) ?(?:all )?equal|(?:half|third|times).*=.*=/,
      read(r) {
        const total = r.one(
          '₹?# (?:is|are|was) (?:to be )?divided (?:into 3 parts|among [a-z], [a-z] and [a-z]|between [a-z], [a-z] and [a-z])|divide ₹?# (?:into 3 parts|among [a-z], [a-z] and [a-z])',
        )
        if (!total) return null
        const PART =
          '((?:\\d+[ -])?(?:half|third|fourth|quarter|fifth|sixth|seventh|eighth|ninth|tenth)|\\d+/\\d+(?:rd|th)?|\\d+ times)'
        const match = r.words(
          `(?:such that|so that|in such a way that) ${PART}(?: of)?(?: the)? (first|a(?:'s share| gets)?)(?: part)?,? ${PART}(?: of)?(?: the)? (?:second|b(?:'s share)?)(?: part)?,? and ${PART}(?: of)?(?: the)? (?:third|c(?:'s share)?)(?: part)? (?:are|is) (?:all )?equal`,
        )
        if (!match) return null
        const [p = '', , q = '', s = ''] = match
        const parts = [readPart(p), readPart(q), readPart(s)]
        if (parts.some((part) => part === null)) return null
        const asked = r.words(
          "(?:find |what is )?(?:the )?(first|second|third) part|(?:find |what is )?(?:the )?share of ([abc])|([abc])'s share",
        )
        const word = asked?.[0] ?? ''
        const at = PLACES.includes(word) ? PLACES.indexOf(word) : 'abc'.indexOf(word)
        if (at < 0 || word === '' || !r.done('then parts part amount sum')) return null
        const weights = parts.map((part) => (part ?? new Fraction(1)).inverse())
        const sum = weights.reduce((all, one) => all.add(one), new Fraction(0))
        const value = total.mul(weights[at] ?? 0).div(sum)
        return found({
          value,
          unit: r.text.includes('₹') ? '₹' : '',
          steps: [
            ['The parts are in the ratio', weights.map((one) => sayNumber(one)).join(' : ')],
            [
              'Part',
              `${sayNumber(total)} × ${sayNumber(weights[at] ?? sum)} ÷ ${sayNumber(sum)} = ${sayNumber(value)}`,
            ],
          ],
          check: value.mul(parts[at] ?? 0).equals(total.div(sum)),
        })
      },
    },
    {
      // "The LCM of two numbers is 495, their HCF 5 and their sum 100. Find their difference."
      id: 'numbers-by-lcm-and-hcf',
      cue: /(?:lcm|hcf).*(?:lcm|hcf)/,
      read(r) {
        const lcm =
          r.one('(?:the )?lcm(?: of 2 numbers| of the numbers)?(?: is| =|,)? #') ??
          r.one('lcm and hcf of 2 numbers are #')
        const hcf = r.one('(?:their |the )?hcf(?: of 2 numbers| of the numbers)?(?: is| =)? #')
        const sum = r.one('(?:the |their )?sum(?: of the(?:se| 2)? numbers| of numbers)?(?: is| =)? #')
        if (!lcm || !hcf || !sum || [lcm, hcf, sum].some((one) => one.d !== 1n)) return null
        if (
          !r.drop(
            '(?:find |what is )?(?:the |their )?difference(?: of| between)?(?: the| these| the 2)?(?: numbers)?',
          )
        )
          return null
        if (!r.done('of 2 numbers their the if then')) return null
        const product = lcm.mul(hcf)
        const square = sum.mul(sum).sub(product.mul(4))
        const root = Math.round(Math.sqrt(square.valueOf()))
        const value = new Fraction(root)
        return found({
          value,
          steps: [
            ['Product of the numbers', `${lcm} × ${hcf} = ${product}`],
            ['Square of the difference', `${sum}² − 4 × ${product} = ${square}`],
            ['Difference', `√${square} = ${root}`],
          ],
          check: square.gte(0) && value.mul(value).equals(square),
        })
      },
    },
    {
      // "A bag has 50 paise, 25 paise and 10 paise coins in the ratio 5 : 9 : 4, worth ₹206. Find the number of 25 paise coins."
      id: 'coins-in-ratio',
      cue: /coins?.*ratio/,
      read(r) {
        const COIN = '(?:₹# ?|# (?:paise|p|rupees?))'
        const match =
          r.take(`${COIN},? ${COIN},? and ${COIN} (?:coins )?(?:are )?in (?:the )?ratio(?: of)? #:#:#`) ??
          r.take(`${COIN},? ${COIN},? and ${COIN} (?:coins )?(?:are )?in (?:the )?ratio(?: of)? # : # : #`)
        if (match?.length !== 6) return null
        const spelled = [...r.text.matchAll(/(₹)?(\d+(?:\.\d+)?) ?(paise|p(?![a-z])|rupees?)?/g)].slice(0, 3)
        const values = spelled.map(([, sign, number = '0', unit]) =>
          sign || unit?.startsWith('r') ? new Fraction(number).mul(100) : new Fraction(number),
        )
        const counts = match.slice(3)
        const total =
          r.one(
            '(?:amounting to|worth|total(?:ling)?(?: value)?(?: of| is)?|whose value is|of value|valued at|having a value of|of) ₹ ?#',
          ) ?? r.one('₹#')
        const asked = r.take(
          `(?:what is |find )?(?:the )?(?:number of|how many) ${COIN} coins?(?: are there)?`,
        )
        const wanted = asked?.[0]
        if (!total || !wanted || values.length !== 3) return null
        const isRupee = /(?:number of|how many) (?:₹ ?\d+|\d+ rupees?)/.test(r.text)
        const coin = isRupee ? wanted.mul(100) : wanted
        const at = values.findIndex((one) => one.equals(coin))
        const [a, b, c] = values
        if (at < 0 || !a || !b || !c || a.equals(b) || b.equals(c) || a.equals(c)) return null
        if (!r.done('bag box purse contains has there coins coin in a total amount value sum if')) return null
        const one = values.reduce(
          (sum, value, index) => sum.add(value.mul(counts[index] ?? 0)),
          new Fraction(0),
        )
        const times = total.mul(100).div(one)
        const value = times.mul(counts[at] ?? 0)
        return found({
          value,
          steps: [
            ['One set of the ratio', `${sayNumber(one)} paise`],
            ['Number of sets', `${sayNumber(total.mul(100))} ÷ ${sayNumber(one)} = ${sayNumber(times)}`],
            ['Coins', `${sayNumber(times)} × ${counts[at]} = ${sayNumber(value)}`],
          ],
          check: value.d === 1n && times.d === 1n && value.gt(0),
        })
      },
    },
    {
      // "Ravi is 7th from the left and Mohan 9th from the right. They interchange, and Ravi is 11th from the left. How many are in the row?"
      id: 'interchanged-places',
      cue: /interchange|exchange/,
      read(r) {
        const match =
          /(\d+)(?:st|nd|rd|th) from (?:the )?(left|right|top|bottom)(?: end)?.*?(\d+)(?:st|nd|rd|th) from (?:the )?(left|right|top|bottom)(?: end)?.*?(?:interchange|exchange).*?(\d+)(?:st|nd|rd|th) from (?:the )?(left|right|top|bottom)(?: end)?(.*)$/.exec(
            r.text,
          )
        const [, a = '', sideA = '', b = '', sideB = '', c = '', sideC = '', rest = ''] = match ?? []
        const opposite: Readonly<Record<string, string>> = {
          left: 'right',
          right: 'left',
          top: 'bottom',
          bottom: 'top',
        }
        // The one who is placed first must be the one whose new place is told.
        const who =
          /(?<![a-z])([a-z]+) (?:is|was|sits|stands|ranks)(?: sitting| standing| placed)?(?: at)?(?: the)? \d/.exec(
            r.text,
          )?.[1]
        const then =
          /(?:interchange|exchange)[^.]*?[,.] ?(?:then )?([a-z]+) (?:becomes?|is|will be|comes|occupies)/.exec(
            r.text,
          )?.[1]
        if (!match || opposite[sideA] !== sideB || sideC !== sideA || !who || who !== then) return null
        if (
          !/how many|(?:find|what is) (?:the )?(?:total )?number/.test(rest) ||
          /between|girls and|% /.test(r.text)
        )
          return null
        if ((r.text.match(/\d+/g) ?? []).length !== 3) return null
        const value = new Fraction(c).add(new Fraction(b)).sub(1)
        return found({
          value,
          steps: [
            [
              'The new place is the old place of the other',
              `It is ${c}th from the ${sideA} and ${b}th from the ${sideB}.`,
            ],
            ['Number in the row', `${c} + ${b} − 1 = ${value}`],
          ],
          check: Number(c) !== Number(a) && value.gte(Number(a)),
        })
      },
    },
    {
      // "10 men or 15 women can finish a work in 12 days. In how many days will 5 men and 10 women finish it?"
      id: 'men-or-women-then-both',
      cue: /(?:men|man|boys?|women|children|girls) or .*(?:day|h)(?![a-z])/,
      read(r) {
        const WHO = '(?:men|man|women|woman|boys?|girls?|children|child)'
        const start = r.take(
          `(?:if )?# ${WHO} or # ${WHO} (?:can |could )?(?:do|does|finish|complete|reap|build|make|dig)(?: a| the)?(?: piece of)?(?: work| job| field| wall| task)? in # day`,
        )
        const [m, w, d] = start ?? []
        const end = r.take(`# ${WHO} and # ${WHO}`)
        const [m2, w2] = end ?? []
        const kinds = [
          ...r.text.matchAll(/\d+ (men|man|women|woman|boys?|girls?|children|child)(?![a-z])/g),
        ].map(([, kind = '']) => kind.slice(0, 2))
        if (!m || !w || !d || !m2 || !w2 || kinds.length !== 4 || kinds[0] === kinds[1]) return null
        const isTurned = kinds[0] === kinds[3] && kinds[1] === kinds[2]
        if (!isTurned && (kinds[0] !== kinds[2] || kinds[1] !== kinds[3])) return null
        if (!r.drop('(?:in )?how many days?|(?:in )?what time|(?:how long|number of days)')) return null
        if (
          !r.done(
            'will can working together do finish complete the same work it job piece of days take to that',
          )
        )
          return null
        const rate = (isTurned ? w2 : m2).div(m).add((isTurned ? m2 : w2).div(w))
        const value = d.div(rate)
        return found({
          value,
          unit: 'day',
          steps: [
            [
              'Part of the first group',
              `The new group works ${sayNumber(rate)} times as fast as the first one.`,
            ],
            ['Time', `${sayNumber(d)} ÷ ${sayNumber(rate)} = ${sayNumber(value)} days`],
          ],
          check: value.mul(rate).equals(d),
        })
      },
    },
    {
      // "How many bullets of radius 1 cm can be made from a ball of radius 10 cm?"
      id: 'balls-from-a-ball',
      cue: /how many.*(?:balls?|bullets?|spheres?|shots?|marbles?).*(?:made|cast|formed|melt|recast)/,
      read(r) {
        if (r.has('cone|cylinder|cube|cuboid|wire|hollow|thick|height|%')) return null
        const BALL =
          '(?:solid |small |smaller |lead |spherical |metallic |iron |big |large |metal |shots? )*(?:balls?|bullets?|spheres?|shots?|marbles?)'
        const small = r.words(
          `how many ${BALL},? ?(?:each )?(?:of|with|having|each of) (radius|diameter) (\\d+(?:\\.\\d+)?) (cm|mm|m)(?: each)?`,
        )
        const large = r.words(
          `(?:from |by melting |melting |out of |using )+(?:a |an )?${BALL} (?:of|with|having|whose) (radius|diameter)(?: is)? (\\d+(?:\\.\\d+)?) (cm|mm|m)`,
        )
        if (!small || !large || !r.done('can be made formed cast recast melted solid from by melting and'))
          return null
        const size = ([kind = '', number = '0', unit = '']: string[]): Exact =>
          new Fraction(number)
            .mul(unit === 'm' ? 1000 : unit === 'cm' ? 10 : 1)
            .div(kind === 'diameter' ? 2 : 1)
        const ratio = size(large).div(size(small))
        const value = ratio.mul(ratio).mul(ratio)
        return found({
          value,
          steps: [
            ['Ratio of the radii', `${sayNumber(ratio)}`],
            ['Ratio of the volumes', `${sayNumber(ratio)}³ = ${sayNumber(value)}`],
          ],
          check: value.d === 1n && value.gte(1),
        })
      },
    },
    {
      // "A 240 m long train crosses a man walking at 3 km/h in the opposite direction in 12 seconds. Find its speed."
      id: 'train-and-walker',
      cue: /train.*(?:man|person|boy|cyclist).*(?:walking|running|going|moving|cycling)|train.*(?:walking|running) (?:man|person)/,
      read(r) {
        if (r.has('platform|bridge|2 trains|another|2 (?:men|persons)|pole')) return null
        const length = r.one(
          '# m(?:[- ]long)? train|train,? (?:of length |which is |of )?# m(?: long| in length)?',
        )
        const walk = r.one(
          '(?:walking|running|going|moving|cycling|who is walking|who is running)(?: at)?(?: the)?(?: speed| rate)?(?: of)?(?: at)? # km/h',
        )
        const time = r.one('(?:in )# s')
        const against = r.drop(
          '(?:in )?(?:a |the )?(?:direction )?opposite(?: direction)?(?: to)?(?: that)?(?: of)?(?: the)?(?: train)?',
        )
        const along = r.drop('(?:in )?(?:the )?same direction(?: as)?(?: that)?(?: of)?(?: the)?(?: train)?')
        if (!length || !walk || !time || against === along) return null
        if (!r.drop('(?:what is |find )?(?:the |its )?speed(?: of)?(?: the)?(?: train)?(?: in km/h)?'))
          return null
        if (!r.done('a man person boy cyclist train crosses crossed passes passed cross in it running'))
          return null
        const relative = length.div(time).mul(18).div(5)
        const value = against ? relative.sub(walk) : relative.add(walk)
        return found({
          value,
          unit: 'km/h',
          steps: [
            [
              'Relative speed',
              `${sayNumber(length)} ÷ ${sayNumber(time)} × 18/5 = ${sayNumber(relative)} km/h`,
            ],
            [
              'Speed of the train',
              `${sayNumber(relative)} ${against ? '−' : '+'} ${sayNumber(walk)} = ${sayNumber(value)} km/h`,
            ],
          ],
          check:
            value.gt(0) &&
            (against ? value.add(walk) : value.sub(walk)).mul(5).div(18).mul(time).equals(length),
        })
      },
    },
  ],
}
