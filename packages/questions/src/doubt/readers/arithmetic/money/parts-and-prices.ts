import Fraction from 'fraction.js'
import type { Exact } from '../../../../kit/values/exact.ts'
import { sayNumber, sayPercent, sayRupees } from '../../../say-number.ts'
import { found, type ReaderGroup } from '../../toolkit/found.ts'
import { readWhole } from '../../toolkit/whole.ts'

const hundred = new Fraction(100)
const one = new Fraction(1)
const MAN = '(?:man|shopkeeper|trader|vendor|seller|dealer|person|boy|woman|merchant|fruit seller)'
const GOODS =
  '(?:article|watch|cycle|bicycle|book|table|chair|toy|pen|radio|item|goods|shirt|phone|mobile|cow|horse|scooter|fan|bag|machine|tv|car|bike|house)'
/** How the outcome of a whole bargain is asked for. */
const NET = '(?:net|total|overall|whole|transaction|result|profit|gain|or|loss|percentage|made|%| )+'
const PERSONS = '(boys|girls|men|women|males|females|boy|girl)'
const SAYS_PART: Readonly<Record<string, number>> = { half: 2, third: 3, fourth: 4, quarter: 4, fifth: 5 }
const isLoss = (word = ''): boolean => /^los/.test(word)
const signed = (rate: Exact, word: string): Exact => (isLoss(word) ? rate.neg() : rate)

/** The number whose part is known. */
function wholeOf(part: Exact, value: Exact) {
  const whole = value.div(part)
  return found({
    value: whole,
    steps: [
      ['Write it down', `${part.toFraction()} × number = ${sayNumber(value)}`],
      ['Divide', `${sayNumber(value)} ÷ ${part.toFraction()} = ${sayNumber(whole)}`],
    ],
    check: whole.mul(part).equals(value),
  })
}

export const partsAndPrices: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Percentage', 'Profit & Loss', 'Ratio & Proportion'],
  readers: [
    {
      // "60 is 15% of which number?" / "15% of what number is 60?"
      id: 'percent-of-which-number',
      concepts: ['Percentage'],
      cue: /% of (?:what|which|a|some|that) (?:number|no)\b|of (?:what|which) number/,
      read(r) {
        const rateLast =
          r.take('^(?:if )?# is (?:equal to )?#% of (?:what|which|some|a|a certain) (?:number|no)\\.?$') ??
          r.take('^(?:of )?(?:what|which) number is # #%$')
        const rateFirst = rateLast
          ? null
          : r.take('^#% of (?:what|which) (?:number|no)\\.? (?:is|equals|=|is equal to) #$')
        const [value, rate] = rateLast ?? rateFirst?.toReversed() ?? []
        if (!rate || !value || rate.equals(0) || !r.done()) return null
        return wholeOf(rate.div(100), value)
      },
    },
    {
      // "3/5 of a number is 27. The number is" / "two thirds of a number is 20" / "half of a number is 12"
      id: 'part-of-a-number',
      concepts: ['Fractions & Decimals'],
      cue: /(?:\d\/\d|half|third|fourth|quarter|fifth)s?(?:th)? of (?:a|a certain|some) number/,
      read(r) {
        const name = /(half|third|fourth|quarter|fifth)s? of (?:a|a certain|some) number/.exec(r.text)?.[1]
        const taken = r.take(
          name === undefined
            ? '(?:if )?#(?:th)? of (?:a|a certain|some) number (?:is|equals|=|is equal to) #'
            : `(?:if )?(?:# |a )?${name}s? of (?:a|a certain|some) number (?:is|equals|=|is equal to) #`,
        )
        r.drop('number|it')
        const [first, second] = taken ?? []
        if (!first || !r.done()) return null
        if (name === undefined) return second && first.lt(1) ? wholeOf(first, second) : null
        const parts = SAYS_PART[name]
        const [count, value] = second ? [first, second] : [one, first]
        return parts !== undefined && count.lt(parts) ? wholeOf(count.div(parts), value) : null
      },
    },
    // "A man earns ₹25,000 and saves 20% of it. Find his savings."
    readWhole({
      id: 'savings-of-an-income',
      concepts: ['Percentage'],
      cue: /(?:save|saving|spend|spent|expen)/,
      patterns: [
        `(?:${MAN}|[a-z]+)?~(?:earns?|(?:[a-z]+'s )?(?:monthly )?(?:salary|income))~₹?#~(?:month|monthly)?~(saves?|spends?)~#%~(?:it|salary|income|monthly income|monthly salary)?~(?:amount|many)?~(saves?|savings?|saved|spends?|spent|expenditure|expenses)~(?:month|monthly)?`,
        `(?:[a-z]+ )?(saves?|spends?)~#%~(?:monthly )?(?:salary|income)~₹?#~(?:month)?~(?:amount|many)?~(saves?|savings?|saved|spends?|spent|expenditure|expenses)~(?:month|monthly)?`,
      ],
      solve([given = '', asked = ''], numbers, text) {
        const isRateFirst = /^\D*\d[\d.]*%/.test(text)
        const [income, rate] = isRateFirst ? [numbers[1], numbers[0]] : numbers
        if (!income || !rate || rate.gte(100)) return null
        const isSaved = (word: string) => word.startsWith('sav')
        const share = isSaved(given) === isSaved(asked) ? rate : hundred.sub(rate)
        const value = income.mul(share).div(100)
        return found({
          value,
          unit: '₹',
          steps: [
            ['Share of the income', sayPercent(share)],
            ['Amount', `${sayRupees(income)} × ${sayNumber(share)} ÷ 100 = ${sayRupees(value)}`],
          ],
          check: value.add(income.mul(hundred.sub(share)).div(100)).equals(income),
        })
      },
    }),
    // "Two candidates contested an election. One got 58% votes and won by 800 votes. Total votes?"
    readWhole({
      id: 'votes-of-an-election',
      concepts: ['Percentage'],
      cue: /votes?/,
      // 'How many votes did he get?' does not ask for all of them.
      except: /votes? (?:did|does)(?![a-z])/i,
      patterns: [
        '(?:election)?~(?:between)?~(?:2|two)?~(?:candidates?|persons)?~(?:contested|contesting)?~(?:election)?~(?:only)?~(?:2 candidates)?~(?:1|one|winner|winning candidate|candidate|1 candidate|1 them|loser|losing candidate)?~(?:who)?~(?:got|gets|received|receives|secured|secures|getting|obtained|obtains|polled)~#%~(?:total|valid|cast)*~votes?~(?:polled|cast)?~(won|wins|lost|loses|defeated|elected|rejected|beaten)~(?:election)?~(?:majority|margin|rival|other)?~#~votes?~(?:total|number|many|total number)*~(?:valid)?~votes?~(?:polled|cast|were)*',
      ],
      solve([way = ''], [rate, margin]) {
        if (!rate || !margin || rate.gte(100)) return null
        const hasWon = /^(?:w|elected)/.test(way)
        const lead = rate.mul(2).sub(100)
        if (lead.equals(0) || lead.gt(0) !== hasWon) return null
        const value = margin.mul(100).div(lead.abs())
        return found({
          value,
          steps: [
            ['Share of the other', sayPercent(hundred.sub(rate))],
            ['Difference', `${sayPercent(lead.abs())} of the votes = ${sayNumber(margin)}`],
            ['All votes', `${sayNumber(margin)} × 100 ÷ ${sayNumber(lead.abs())} = ${sayNumber(value)}`],
          ],
          check:
            value.d === 1n &&
            value
              .mul(rate)
              .div(100)
              .sub(value.mul(hundred.sub(rate)).div(100))
              .abs()
              .equals(margin),
        })
      },
    }),
    // "If a shopkeeper sells 12 pens at the cost of 15 pens, what is his profit %?"
    readWhole({
      id: 'sold-at-the-cost-of-others',
      concepts: ['Profit & Loss'],
      cue: /(?:sells?|sold|selling).*(?:cost|cp)/,
      patterns: [
        `${MAN}?~(?:sells|sold|selling) # [a-z]+ (?:cost price|cp|cost) # [a-z]+ (profit|gain|loss)~(?:or loss)?~(?:%|percentage|percent)`,
      ],
      solve([asked = ''], [sold, paid]) {
        if (!sold || !paid) return null
        const gain = paid.sub(sold).div(sold).mul(100)
        if (gain.equals(0) || (isLoss(asked) && gain.gt(0)) || (!isLoss(asked) && gain.lt(0))) return null
        return found({
          value: gain.abs(),
          unit: '%',
          shown: `${gain.lt(0) ? 'Loss' : 'Profit'} of ${sayPercent(gain.abs())}`,
          steps: [
            ['Let one cost ₹1', `${sold} cost ₹${sold} and are sold for ₹${paid}.`],
            ['Compare', `(${paid} − ${sold}) ÷ ${sold} × 100 = ${sayPercent(gain)}`],
          ],
          check: sold.mul(hundred.add(gain)).div(100).equals(paid),
        })
      },
    }),
    // "10 mangoes bought for ₹50 and 8 mangoes sold for ₹50. Profit %?"
    readWhole({
      id: 'bought-and-sold-by-number',
      concepts: ['Profit & Loss'],
      // 'At ₹5' may be the price of one.
      cue: /^(?!.*\b(?:at|each|per)\b).*(?:bought|buys|buying).*(?:sold|sells|selling)/,
      patterns: [
        `${MAN}?~#~(?:[a-z]+)?~(?:bought|buys)~₹#~#~(?:[a-z]+)?~(?:sold|sells)~₹#~(?:profit|gain|loss)~(?:or loss)?~%`,
        `${MAN}?~(?:bought|buys|buying)~#~(?:[a-z]+)?~₹#~(?:sold|sells|selling)~#~(?:[a-z]+)?~₹#~(?:profit|gain|loss)~(?:or loss)?~%`,
      ],
      solve(_, [bought, paid, sold, got]) {
        if (!bought || !paid || !sold || !got) return null
        const [cost, price] = [paid.div(bought), got.div(sold)]
        const gain = price.sub(cost).div(cost).mul(100)
        return found({
          value: gain.abs(),
          unit: '%',
          shown: `${gain.lt(0) ? 'Loss' : 'Profit'} of ${sayPercent(gain.abs())}`,
          steps: [
            ['Cost of one', sayRupees(cost)],
            ['Price of one', sayRupees(price)],
            ['Compare', sayPercent(gain)],
          ],
          check: bought
            .mul(sold)
            .mul(price.sub(cost))
            .equals(got.mul(bought).sub(paid.mul(sold))),
        })
      },
    }),
    // "A dealer sells two bikes at 12000 each. On one he gains 20%, on the other he loses 20%. Net result?"
    readWhole({
      id: 'two-sold-at-one-price',
      concepts: ['Profit & Loss'],
      cue: /each.*(?:other|second|another)/,
      patterns: [
        `${MAN}?~(?:sells|sold|selling)~2 [a-z]+~₹?#~each~1~(?:made|makes)?~(gains?|gained|gaining|profit|loses|lost|losing|loss)~#%~(?:other|second|another)~(gains?|gained|gaining|profit|loses|lost|losing|loss)~#%~${NET}`,
        `${MAN}?~(?:sells|sold|selling)~2 [a-z]+~₹?#~each~1~#%~(gain|profit|loss)~(?:other|second|another)~#%~(gain|profit|loss)~${NET}`,
      ],
      solve([first = '', second = ''], [, a, b], text) {
        if (!a || !b || /₹ ?\d|amount|rupees/.test(text.slice(text.indexOf('other')))) return null
        // Sold for 1 each: the costs are 1/(1 + rate).
        const costs = [signed(a, first), signed(b, second)].map((rate) => hundred.div(hundred.add(rate)))
        const cost = costs.reduce((sum, each) => sum.add(each))
        const gain = new Fraction(2).sub(cost).div(cost).mul(100)
        const asksLoss = /\bloss\b(?! ?%? or)/.test(text.slice(text.lastIndexOf('%') - 8))
        if (gain.equals(0)) return null
        return found({
          value: gain.abs(),
          unit: '%',
          shown: `${gain.lt(0) ? 'Loss' : 'Profit'} of ${sayPercent(gain.abs())}`,
          steps: [
            [
              'Cost of both, if each is sold for ₹1',
              `${costs.map((each) => each.toFraction()).join(' + ')} = ${cost.toFraction()}`,
            ],
            ['Compare with ₹2', sayPercent(gain)],
          ],
          check: cost.mul(hundred.add(gain)).div(100).equals(2) && (!asksLoss || gain.lt(0)),
        })
      },
    }),
    // "An article is sold at 25% profit. Ratio of CP and SP?"
    readWhole({
      id: 'ratio-of-cost-and-price',
      concepts: ['Profit & Loss', 'Ratio & Proportion'],
      cue: /ratio.*(?:cp|cost price)/,
      patterns: [
        `${MAN}?~(?:${GOODS})?~(?:sold|sells|selling)?~(?:${GOODS})?~#% (profit|gain|loss)~ratio~(cp|cost price|sp|selling price)~(?:cp|cost price|sp|selling price)`,
        `${MAN}?~(?:${GOODS})?~(?:sold|sells|selling)?~(?:${GOODS})?~(profit|gain|loss)~(?:%)?~#%~ratio~(cp|cost price|sp|selling price)~(?:cp|cost price|sp|selling price)`,
      ],
      solve([way = '', first = ''], [rate]) {
        if (!rate || (isLoss(way) && rate.gte(100))) return null
        const factor = hundred.add(signed(rate, way)).div(100)
        const ratio = first.startsWith('c') ? factor.inverse() : factor
        return found({
          value: `${ratio.n} : ${ratio.d}`,
          steps: [
            ['Let the cost be 100', `The price is ${sayNumber(factor.mul(100))}.`],
            ['Ratio', `${ratio.n} : ${ratio.d}`],
          ],
          check: first.startsWith('c') ? ratio.mul(factor).equals(1) : ratio.div(factor).equals(1),
        })
      },
    }),
    // "₹990 is divided among A, B, C so that A : B : C = 2 : 3 : 4. B's share?"
    readWhole({
      id: 'divided-so-that',
      concepts: ['Ratio & Proportion'],
      cue: /divided|distributed|shared/,
      patterns: [
        "(?:sum )?₹?#~(?:divided|distributed|shared)~(?:among|between)~(?:a )?([b-z](?: [b-z])?)~(?:such|so)?~(?:shares)?~(?:a )?\\2~(\\d+:\\d+(?::\\d+)?)~(?:share~([a-c])|([a-c])'s share|([a-c]) (?:get|share|receive))",
      ],
      solve(words, numbers, text) {
        const people = ['a', ...(words[0] ?? '').split(' ')]
        const parts = /(\d+:\d+(?::\d+)?)/.exec(text)?.[1]?.split(':').map(Number) ?? []
        const own = parts[people.indexOf(words.at(-1) ?? '')]
        const [sum] = numbers
        if (!sum || own === undefined || parts.length !== people.length) return null
        const all = parts.reduce((total, each) => total + each, 0)
        const value = sum.mul(own).div(all)
        return found({
          value,
          unit: '₹',
          steps: [
            ['Parts together', String(all)],
            ['The share', `${sayRupees(sum)} × ${own} ÷ ${all} = ${sayRupees(value)}`],
          ],
          check: value.mul(all).div(own).equals(sum),
        })
      },
    }),
    // "Ratio of boys and girls in a class is 5 : 3. Total students 48. Number of girls?"
    readWhole({
      id: 'people-in-a-ratio',
      concepts: ['Ratio & Proportion'],
      cue: /ratio/,
      patterns: [
        `(?:class|school)?~ratio~(?:number)?~${PERSONS}~(?:number)?~${PERSONS}~(?:class|school|village|town|office|college|room)?~#:#~(?:total|number|strength|class|are|there|students|people|persons)*~#~(?:students|people|persons|children|all|class|them)*~(?:number|many)~${PERSONS}~(?:class|school)?`,
        `(?:class|school|office|village)?~(?:there)?~#~(?:students|people|persons|workers|employees|children)~(?:class|school|office|village)?~ratio~(?:number)?~${PERSONS}~(?:number)?~${PERSONS}~#:#~(?:number|many)~${PERSONS}~(?:class|school)?`,
      ],
      solve([a = '', b = '', asked = ''], numbers, text) {
        const isTotalFirst = text.indexOf('ratio') > text.search(/\d/)
        const [x, y, total] = isTotalFirst ? [numbers[1], numbers[2], numbers[0]] : numbers
        const plain = (word: string) => word.replace(/s$/, '')
        const own = plain(asked) === plain(a) ? x : plain(asked) === plain(b) ? y : undefined
        if (!x || !y || !total || !own || plain(a) === plain(b)) return null
        const value = total.mul(own).div(x.add(y))
        return found({
          value,
          steps: [
            ['Parts together', `${x} + ${y} = ${x.add(y)}`],
            [`Number of ${asked}`, `${sayNumber(total)} × ${own} ÷ ${x.add(y)} = ${sayNumber(value)}`],
          ],
          check: value.d === 1n && value.mul(x.add(y)).equals(total.mul(own)),
        })
      },
    }),
    // "Three numbers are in the ratio 2 : 3 : 4 and the sum of their squares is 1856. Find the numbers."
    readWhole({
      id: 'ratio-and-sum-of-powers',
      concepts: ['Ratio & Proportion'],
      cue: /(?:squares|cubes).*\d|ratio/,
      patterns: [
        '(?:2|3)?~(?:positive)?~(?:numbers?|integers)~(?:are)?~ratio~(\\d+:\\d+(?::\\d+)?)~sum~(?:their )?(squares|cubes)~#~(largest|greatest|biggest|smallest|least|middle|smaller|larger|greater|sum)?~(?:numbers?|integers|them)?~(?:are)?',
        'ratio~(?:2|3)?~numbers~(\\d+:\\d+(?::\\d+)?)~sum~(?:their )?(squares|cubes)~#~(largest|greatest|biggest|smallest|least|middle|smaller|larger|greater|sum)?~(?:numbers?|them)?~(?:are)?',
      ],
      solve(words, numbers, text) {
        const parts = /(\d+:\d+(?::\d+)?)/.exec(text)?.[1]?.split(':').map(Number) ?? []
        const sum = numbers.at(-1)
        const power = words.includes('cubes') ? 3 : 2
        const wanted = words.find((word) => /^(?:la|gr|bi|sm|le|mi|su)/.test(word))
        if (!sum || parts.length < 2 || sum.d !== 1n) return null
        const whole = parts.reduce((all, part) => all + part ** power, 0)
        const scale = Math.round((sum.valueOf() / whole) ** (1 / power))
        const values = parts.map((part) => part * scale)
        const sorted = values.toSorted((x, y) => x - y)
        const value =
          wanted === undefined
            ? null
            : wanted === 'sum'
              ? values.reduce((all, each) => all + each, 0)
              : wanted === 'middle'
                ? sorted[1]
                : /^(?:la|gr|bi)/.test(wanted)
                  ? sorted.at(-1)
                  : sorted[0]
        if (value === undefined || (wanted === 'middle' && values.length !== 3)) return null
        return found({
          value: value === null ? values.join(', ') : new Fraction(value),
          steps: [
            ['Let the numbers be', parts.map((part) => `${part}x`).join(', ')],
            [
              `Sum of the ${words.includes('cubes') ? 'cubes' : 'squares'}`,
              `${whole}x^${power} = ${sayNumber(sum)}, so x = ${scale}`,
            ],
            ['The numbers', values.join(', ')],
          ],
          check: values.reduce((all, each) => all + each ** power, 0) === sum.valueOf(),
        })
      },
    }),
    // "The loss on selling an article for ₹480 is 20%. CP?"
    readWhole({
      id: 'cost-from-a-rate-on-selling',
      concepts: ['Profit & Loss'],
      cue: /(?:loss|profit|gain).*(?:cp|cost price)/,
      patterns: [
        `(loss|profit|gain)~(?:made|earned)?~(?:selling|sale)~(?:${GOODS})?~₹?#~#%~(?:cp|cost price)~(?:${GOODS})?`,
        `(?:${GOODS} )?(?:sold|selling)~₹?#~(?:there|makes?|gives?|results?|results in)?~(loss|profit|gain) #%~(?:cp|cost price)~(?:${GOODS})?`,
      ],
      solve([way = ''], [price, rate]) {
        if (!price || !rate || (isLoss(way) && rate.gte(100))) return null
        const factor = hundred.add(signed(rate, way)).div(100)
        const value = price.div(factor)
        return found({
          value,
          unit: '₹',
          steps: [
            ['The price is', `${sayPercent(factor.mul(100))} of the cost`],
            ['Cost', `${sayRupees(price)} ÷ ${sayPercent(factor.mul(100))} = ${sayRupees(value)}`],
          ],
          check: value.add(value.mul(signed(rate, way)).div(100)).equals(price),
        })
      },
    }),
    // "A sum becomes 7/5 of itself in 4 years at SI. Rate?" / "a sum becomes 3 times itself in 20 years"
    readWhole({
      id: 'rate-of-a-growing-sum',
      concepts: ['Simple Interest'],
      cue: /itself/,
      patterns: [
        '(?:sum|money|sum money|certain sum|certain sum money|principal)~(?:becomes|amounts|become)~#~(?:times)?~itself~# year~(?:simple interest|si|s\\.i\\.?)~rate~(?:interest)?~(?:%|annum|per annum)?',
        '(?:simple interest|si)~(?:sum|money|sum money)~(?:becomes|amounts|become)~#~(?:times)?~itself~# year~rate~(?:interest)?~(?:%|annum|per annum)?',
      ],
      solve(_, [times, years]) {
        if (!times || !years || times.lte(1)) return null
        const value = times.sub(1).mul(100).div(years)
        return found({
          value,
          unit: '%',
          steps: [
            ['Interest', `${times.sub(1).toFraction()} of the sum in ${sayNumber(years)} years`],
            ['Rate', `${times.sub(1).toFraction()} × 100 ÷ ${sayNumber(years)} = ${sayPercent(value)}`],
          ],
          check: one.add(value.mul(years).div(100)).equals(times),
        })
      },
    }),
    // "A and B can do a work in 12 days, B and C in 15 days, C and A in 20 days. All together?"
    readWhole({
      id: 'three-pairs-together',
      concepts: ['Time & Work'],
      cue: /a and b.*b and c/,
      patterns: [
        'a b~(?:together)?~(?:finish|complete)?~(?:work|piece work|job)~# day~b c~(?:it|work)?~# day~(?:c )?a(?: c)?~(?:it|work)?~# day~(?:many days?|time|long)?~(?:all|3|three|a b c|they|working)*~(?:together)~(?:finish|complete|work|it|take|many days)*',
      ],
      solve(_, [first, second, third]) {
        if (!first || !second || !third) return null
        const double = one.div(first).add(one.div(second)).add(one.div(third))
        const value = new Fraction(2).div(double)
        return found({
          value,
          unit: 'day',
          steps: [
            ['Each is counted twice', `1/${first} + 1/${second} + 1/${third} = ${double.toFraction()}`],
            ['All together in a day', double.div(2).toFraction()],
            ['Days', sayNumber(value)],
          ],
          check: one.div(value).mul(2).equals(double),
        })
      },
    }),
    // "The average of 5 numbers is 20. Find their sum."
    readWhole({
      id: 'sum-from-the-average',
      concepts: ['Average'],
      cue: /average.*(?:sum|total)/,
      patterns: [
        '(?:average|mean)~# (?:numbers|observations|values|students|items)~#~(?:sum|total)~(?:all )?(?:numbers|observations|values|marks|items)?',
        '(?:sum|total)~# (?:numbers|observations|values)~(?:whose )?(?:average|mean)~#',
      ],
      solve(_, [count, mean]) {
        if (count?.d !== 1n || !mean) return null
        const value = count.mul(mean)
        return found({
          value,
          steps: [
            ['Sum = average × number', `${sayNumber(mean)} × ${sayNumber(count)} = ${sayNumber(value)}`],
          ],
          check: value.div(count).equals(mean),
        })
      },
    }),
    // "At what rate will ₹2,000 give a simple interest of ₹300 in 3 years?" / the time / the sum
    readWhole({
      id: 'one-of-simple-interest',
      concepts: ['Simple Interest'],
      cue: /simple interest|\bsi\b/,
      patterns: [
        '(rate)~(?:%|interest|simple interest|per annum|annum|percentage)*~(?:sum)?~₹?#~(?:give|gives|yield|yields|earn|earns|fetch|fetches|produce|produces)~₹?#?~(?:simple interest|si|interest)~₹?#?~# year~(?:simple interest|si)?',
        '(?:simple interest|si)~(?:on )?₹?#~# year~₹?#~(rate)~(?:%|interest|per annum|annum|percentage)*',
        '(many years|time|year)~(?:will)?~₹?#~(?:give|gives|yield|yields|earn|earns|fetch|produce)~(?:₹?#)?~(?:simple interest|si)~(?:₹?#)?~(?:rate)?~#%~(?:annum|per annum|simple interest|p\\.?a\\.?)*',
      ],
      solve([asked = ''], numbers, text) {
        const [a, b, c] = numbers
        if (!a || !b || !c || numbers.length !== 3) return null
        if (asked === 'rate') {
          const isTimeSecond = /^(?:simple interest|si)/.test(text)
          const [principal, years, interest] = isTimeSecond ? [a, b, c] : [a, c, b]
          const rate = interest.mul(100).div(principal).div(years)
          if (rate.gt(60)) return null
          return found({
            value: rate,
            unit: '%',
            steps: [
              [
                'R = 100 × SI ÷ (P × T)',
                `100 × ${sayNumber(interest)} ÷ (${sayNumber(principal)} × ${sayNumber(years)}) = ${sayPercent(rate)}`,
              ],
            ],
            check: principal.mul(rate).mul(years).div(100).equals(interest),
          })
        }
        const years = b.mul(100).div(a).div(c)
        return found({
          value: years,
          unit: 'year',
          steps: [
            [
              'T = 100 × SI ÷ (P × R)',
              `100 × ${sayNumber(b)} ÷ (${sayNumber(a)} × ${sayNumber(c)}) = ${sayNumber(years)} years`,
            ],
          ],
          check: a.mul(c).mul(years).div(100).equals(b),
        })
      },
    }),
  ],
}
