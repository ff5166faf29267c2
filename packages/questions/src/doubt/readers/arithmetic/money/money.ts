import Fraction from 'fraction.js'
import type { Exact } from '../../../../kit/values/exact.ts'
import { sayNumber, sayPercent, sayRupees } from '../../../say-number.ts'
import { found, type ReaderGroup } from '../../toolkit/found.ts'
import type { Reading } from '../../toolkit/reading.ts'

const hundred = new Fraction(100)
const WORDS =
  'sum money amount principal interest rate per annum year years p.a pa invested lent deposited certain person man time annually yearly becomes amounts compounded annual what will'

/** The whole root of a whole number; null when there is none. */
function wholeRoot(value: bigint, degree: bigint): bigint | null {
  const guess = BigInt(Math.round(Number(value) ** (1 / Number(degree))))
  for (const root of [guess - 1n, guess, guess + 1n]) if (root > 0n && root ** degree === value) return root
  return null
}

const isCompoundOnly = (r: Reading): boolean | null => {
  const compound = r.drop(
    '(?:at )?(?:the )?compound(?:ed)?(?: interest)?(?: (?:compounded )?(?:annually|yearly|every year))?|c\\.?i\\.?|interest (?:is |being )?compounded (?:annually|yearly)',
  )
  const simple = r.drop('(?:at )?(?:the )?simple interest|s\\.?i\\.?')
  return compound === simple ? null : compound
}

/** What is paid and what it becomes: '₹2500 amount to ₹3025'. */
const takeGrowth = (r: Reading): readonly [Exact, Exact] | null => {
  const pair = r.take(
    '(?:a sum of |sum of |principal of )?₹?# (?:will |to )?(?:amounts?|becomes?|become|grows?|yields?)(?: to)? ₹?#',
  )
  const [low, high] = pair ?? []
  return low && high?.gt(low) && low.gt(0) ? [low, high] : null
}

export const money: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Simple Interest', 'Compound Interest', 'Profit & Loss'],
  readers: [
    {
      // "At what rate per cent per annum will ₹2,500 amount to ₹3,025 in 2 years compounded annually?"
      id: 'rate-of-growth',
      cue: /rate/,
      read(r) {
        if (r.has('half[- ]yearly|quarterly|monthly|semi|months?|times|double')) return null
        const compound = isCompoundOnly(r)
        if (compound === null) return null
        const growth = takeGrowth(r)
        const years = r.one('(?:in|after|for)? ?# year')
        if (
          !growth ||
          !years ||
          years.lte(0) ||
          !r.drop(
            '(?:at )?(?:what )?(?:the )?rate(?: of interest)?(?: ?%)?(?: per annum| p\\.?a\\.?| per year)?',
          )
        )
          return null
        r.drop('%|per cent')
        if (!r.done(`${WORDS} in`)) return null
        const [low, high] = growth
        if (!compound) {
          const value = high.sub(low).mul(100).div(low.mul(years))
          return found({
            value,
            unit: '%',
            shown: `${sayPercent(value)} per annum`,
            steps: [
              ['Interest', sayRupees(high.sub(low))],
              ['Rate = interest × 100 ÷ (sum × years)', sayPercent(value)],
            ],
            check: low.mul(value).mul(years).div(100).add(low).equals(high),
          })
        }
        const times = high.div(low)
        if (years.d !== 1n || years.gt(6)) return null
        const [top, bottom] = [wholeRoot(times.n, years.n), wholeRoot(times.d, years.n)]
        if (top === null || bottom === null) return null
        const value = new Fraction(top, bottom).sub(1).mul(100)
        let amount = low
        for (let year = 0n; year < years.n; year++) amount = amount.add(amount.mul(value).div(100))
        return found({
          value,
          unit: '%',
          shown: `${sayPercent(value)} per annum`,
          steps: [
            ['The sum grows by the factor', `${sayRupees(high)} ÷ ${sayRupees(low)} = ${times.toFraction()}`],
            [
              `Its ${years === undefined ? '' : `${years}th`} root is the factor of a year`,
              `${top}/${bottom}`,
            ],
            ['Rate', sayPercent(value)],
          ],
          check: amount.equals(high),
        })
      },
    },
    {
      // "In how many years will ₹800 amount to ₹1,000 at 5% simple interest?" / "... at 10% compounded annually"
      id: 'time-of-growth',
      cue: /(?:how many years?|how long|what time|time)/,
      read(r) {
        if (r.has('half[- ]yearly|quarterly|monthly|semi|months?|times|double')) return null
        const compound = isCompoundOnly(r)
        if (compound === null) return null
        const growth = takeGrowth(r)
        const rate = r.one(
          '(?:at )?(?:the )?(?:rate of )?#%(?: ?(?:p\\.? ?a\\.?|per annum|per year|annually))?',
        )
        if (
          !growth ||
          !rate ||
          rate.lte(0) ||
          !r.drop('(?:in )?(?:how many (?:years?|yrs)|how long|how much time|what time|the time)|time')
        )
          return null
        if (!r.done(WORDS)) return null
        const [low, high] = growth
        if (!compound) {
          const value = high.sub(low).mul(100).div(low.mul(rate))
          return found({
            value,
            unit: 'year',
            steps: [
              ['Interest', sayRupees(high.sub(low))],
              ['Time = interest × 100 ÷ (sum × rate)', `${sayNumber(value)} years`],
            ],
            check: low.mul(rate).mul(value).div(100).add(low).equals(high),
          })
        }
        let [years, amount] = [0, low]
        while (amount.lt(high) && years < 30) {
          amount = amount.add(amount.mul(rate).div(100))
          years += 1
        }
        const factor = rate.div(100).add(1).pow(years)
        return found({
          value: new Fraction(years),
          unit: 'year',
          steps: [
            [
              'Year by year',
              `${sayRupees(low)} becomes ${sayRupees(high)} after ${years} years at ${sayPercent(rate)}`,
            ],
          ],
          check: amount.equals(high) && years > 0 && factor !== null && low.mul(factor).equals(high),
        })
      },
    },
    {
      // "10% discount on a marked price of ₹800 and still a gain of 20%. Find the cost price." / the marked price from the cost price
      id: 'discount-and-gain',
      cue: /(?:discount|rebate|off).*(?:gains?|profit|earns?|loss)|(?:gains?|profit).*discount/,
      read(r) {
        if (
          r.has(
            'successive|2 discounts|articles|each|above|more|2nd|further|without|no discount|instead|if he had',
          )
        )
          return null
        r.rest = r.rest
          .replace(/(?<![a-z])c\.?p\.?(?![a-z])/g, 'cost price')
          .replace(/(?<![a-z])(?:m\.?p\.?|mrp|list price|labelled price)(?![a-z])/g, 'marked price')
          .replace(/(?<![a-z])s\.?p\.?(?![a-z])/g, 'selling price')
        const discount = r.one('(?:discount|rebate)(?: of| is| =)? #%|#%(?: of)? (?:discount|rebate|off)')
        const gain = r.one(
          '(?:gains?|profit|earns?|makes?)(?: a)?(?: profit| gain)?(?: of| is| =)? #%(?: profit| gain)?|#%(?: of)? (?:profit|gain)',
        )
        const marked = r.one(
          'marked price(?: of (?:an? |the )?[a-z]+)?(?: is| of| =| at)? ₹?#|marked (?:at )?₹#',
        )
        const cost = marked
          ? undefined
          : r.one('(?:cost price(?: of (?:an? |the )?[a-z]+)?(?: is| of| =)?|costs?|bought (?:for|at)) ₹?#')
        if (!discount || !gain || discount.gte(100) || (!marked && !cost)) return null
        const kept = hundred.sub(discount)
        const grown = hundred.add(gain)
        const asked = r.drop(
          marked
            ? '(?:the )?cost price(?: of (?:an? |the )?[a-z]+)?'
            : '(?:the )?marked price(?: of (?:an? |the )?[a-z]+)?',
        )
        r.drop(
          'discounts?|gains?|profit|selling|allowing|allows?|gives?|giving|offers?|offering|earns?|still|even|after|shopkeeper|trader|dealer|article|goods|marked price|cost price|person|an?|makes?|merchant|on|but|also|man',
        )
        if (!asked || !r.done('')) return null
        const selling = marked ? marked.mul(kept).div(100) : (cost ?? hundred).mul(grown).div(100)
        const value = marked ? selling.mul(100).div(grown) : selling.mul(100).div(kept)
        return found({
          value,
          unit: '₹',
          steps: [
            ['Selling price', sayRupees(selling)],
            marked
              ? ['Cost price', `${sayRupees(selling)} × 100 ÷ ${sayNumber(grown)} = ${sayRupees(value)}`]
              : ['Marked price', `${sayRupees(selling)} × 100 ÷ ${sayNumber(kept)} = ${sayRupees(value)}`],
          ],
          check: (marked ? value.mul(grown) : (cost ?? hundred).mul(grown)).equals(
            (marked ?? value).mul(kept),
          ),
        })
      },
    },
    {
      // "A put ₹4,000 for 8 months and B put ₹6,000 for 4 months. Total profit ₹7,000; share of A?"
      id: 'money-for-months',
      cue: /for \d+ months?.*for \d+ month/,
      read(r) {
        const parts: { who: string; weight: Exact }[] = []
        r.rest = r.rest.replace(
          /(?<![a-z])([a-z]+)(?: had)? (?:put|puts|invests?|invested|contributes?|contributed)?s? ?₹?(\d+(?:\.\d+)?) for (\d+) months?/g,
          (_, who: string, sum: string, months: string) => {
            parts.push({ who, weight: new Fraction(sum).mul(months) })
            return ' '
          },
        )
        const profit = r.one('(?:total |annual |the )*profit(?: of| is| =| earned| was)* ₹?#')
        const who = r.words("(?:the )?share of ([a-z]+)|([a-z]+)'s share")?.[0]
        const own = parts.find((part) => part.who === who)
        if (
          !profit ||
          !own ||
          parts.length < 2 ||
          r.has('salary|manager|withdr\\w+|after|more|left|joined|%|loss')
        )
          return null
        if (!r.done('business total profit end year partnership started start')) return null
        const total = parts.reduce<Exact>((sum, { weight }) => sum.add(weight), new Fraction(0))
        const value = profit.mul(own.weight).div(total)
        return found({
          value,
          unit: '₹',
          steps: [
            [
              'Money × months',
              parts.map(({ who: name, weight }) => `${name.toUpperCase()}: ${sayNumber(weight)}`).join(', '),
            ],
            [
              'Share',
              `${sayRupees(profit)} × ${sayNumber(own.weight)} ÷ ${sayNumber(total)} = ${sayRupees(value)}`,
            ],
          ],
          check: value.div(profit).equals(own.weight.div(total)) && value.lt(profit),
        })
      },
    },
  ],
}
