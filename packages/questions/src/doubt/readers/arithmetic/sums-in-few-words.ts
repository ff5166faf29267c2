import Fraction from 'fraction.js'
import type { Exact } from '../../../kit/values/exact.ts'
import { sayNumber, sayPercent, sayRupees } from '../../say-number.ts'
import { found, type ReaderGroup } from '../toolkit/found.ts'
import { readWhole } from '../toolkit/whole.ts'

const hundred = new Fraction(100)
const PRICED =
  '(?:petrol |sugar |rice |diesel |milk |gold |ticket |onion |land |house |item |article |commodity )?(?:price|cost|salary|rent|population|fare|value|fee|income|wage)'
const WORKER = '(?:[a-z]+)'
const TASK = '(?:work|job|task|piece work|house|wall|field|room|fence)'
const MAKES = '(?:can |could )?(?:do|does|finish|finishes|complete|completes|paint|build|dig|make)'
const MINUTES: Readonly<Record<string, number>> = { s: 1 / 60, min: 1, h: 60, day: 1440 }
const GRAMS: Readonly<Record<string, number>> = { g: 1, kg: 1000 }
const METRES: Readonly<Record<string, number>> = { cm: 0.01, m: 1, km: 1000 }

/** How many times the first unit holds the second; undefined when they measure different things. */
function unitRatio(one = '', other = ''): Exact | undefined {
  for (const sizes of [MINUTES, GRAMS, METRES]) {
    const [a, b] = [sizes[one], sizes[other]]
    if (a !== undefined && b !== undefined) return new Fraction(a).div(new Fraction(b))
  }
  return undefined
}

/** Well-known sums as they are typed with few words. */
export const sumsInFewWords: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Percentage'],
  readers: [
    // "The price of petrol went up from Rs 80 to Rs 100. What is the % rise?"
    readWhole({
      id: 'rise-from-one-price-to-another',
      cue: /from.*\d.*to.*\d.*(?:%|rise|increase|decrease|fall)/,
      patterns: [
        `${PRICED}~(?:petrol|sugar|rice|diesel|milk|gold|ticket|onion|land|house|item|article|commodity)?~(?:went |goes |gone |has )?(up|down|increased|decreased|increases|decreases|rises|rose|falls|fell|dropped|raised|reduced)~(?:₹)?#~(?:₹)?#~(?:%|percentage|percent)~(rise|increase|decrease|fall|change|drop|reduction)`,
      ],
      solve([way = '', asked = ''], [from, to]) {
        if (!from || !to || from.lte(0) || from.equals(to)) return null
        const isUp = to.gt(from)
        if (isUp !== /^(?:up|in|ri|ro|ra)/.test(way)) return null
        if (asked !== 'change' && isUp !== /^(?:rise|increase)$/.test(asked)) return null
        const change = to.sub(from).abs()
        const value = change.mul(hundred).div(from)
        return found({
          value,
          unit: '%',
          ...(asked === 'change' && { shown: `${sayPercent(value)} ${isUp ? 'increase' : 'decrease'}` }),
          steps: [
            ['Change', sayNumber(change)],
            ['Of the old value', `${sayNumber(change)} ÷ ${sayNumber(from)} × 100 = ${sayPercent(value)}`],
          ],
          check: from
            .add(
              from
                .mul(value)
                .div(hundred)
                .mul(isUp ? 1 : -1),
            )
            .equals(to),
        })
      },
    }),
    // "What % of 2 hours is 36 minutes?"
    readWhole({
      id: 'one-measure-as-percent-of-another',
      cue: /%.*\d|percent.*\d/,
      patterns: [
        '(?:%|percent|percentage)~# (s|min|h|day|g|kg|cm|m|km)~# (s|min|h|day|g|kg|cm|m|km)',
        '# (s|min|h|day|g|kg|cm|m|km)~(?:%|percent|percentage)~# (s|min|h|day|g|kg|cm|m|km)',
      ],
      solve([one, other], [a, b], text) {
        const ratio = unitRatio(one, other)
        if (!a || !b || !ratio) return null
        // 'What % of a is b?' asks for b; 'a is what % of b?' asks for a.
        const isWholeFirst = /^(?:%|percent)/.test(text)
        const [part, whole] = isWholeFirst ? [b, a.mul(ratio)] : [a.mul(ratio), b]
        if (whole.equals(0)) return null
        const value = part.mul(hundred).div(whole)
        return found({
          value,
          unit: '%',
          steps: [
            ['Both in one unit', `${sayNumber(part)} and ${sayNumber(whole)} ${other ?? ''}`],
            ['Per cent', `${sayNumber(part)} ÷ ${sayNumber(whole)} × 100 = ${sayPercent(value)}`],
          ],
          check: whole.mul(value).div(hundred).equals(part),
        })
      },
    }),
    // "Rs 720 is 12% more than what amount?"
    readWhole({
      id: 'so-much-more-than-what',
      cue: /\d% (?:more|less)/,
      patterns: ['(₹)?#~#%~(more|less)~than~(?:amount|number|which number|sum)?'],
      solve(words, [value, rate]) {
        const factor = rate && (words.includes('more') ? hundred.add(rate) : hundred.sub(rate))
        if (!value || !factor || factor.lte(0)) return null
        const base = value.mul(hundred).div(factor)
        return found({
          value: base,
          unit: words.includes('₹') ? '₹' : '',
          steps: [
            ['It is so much of the other', sayPercent(factor)],
            ['The other', `${sayNumber(value)} × 100 ÷ ${sayNumber(factor)} = ${sayNumber(base)}`],
          ],
          check: base.mul(factor).div(hundred).equals(value),
        })
      },
    }),
    // "The salary was first raised by 10% and then reduced by 10%. Net change?"
    readWhole({
      id: 'net-change-of-two',
      cue: /%.*%.*(?:net|overall|change)/,
      patterns: [
        `${PRICED}~(?:[a-z]+~)?(?:first )?(increased|raised|decreased|reduced|increases|decreases)~#%~(increased|raised|decreased|reduced|increases|decreases)~#%~(?:net |overall |total )?(?:%|percentage|percent)?~(?:net |overall |total )?(?:change|effect)~(?:salary|price|percent|percentage|%|income|population|value|cost)?`,
      ],
      solve([first = '', second = ''], [a, b]) {
        if (!a || !b) return null
        const signed = (way: string, rate: Exact) => (/^(?:inc|rai)/.test(way) ? rate : rate.neg())
        const [p, q] = [signed(first, a), signed(second, b)]
        const net = p.add(q).add(p.mul(q).div(hundred))
        return found({
          value: net.abs(),
          unit: '%',
          shown: net.equals(0)
            ? 'No change'
            : `${sayPercent(net.abs())} ${net.gt(0) ? 'increase' : 'decrease'}`,
          steps: [
            ['On 100, after the first', sayNumber(hundred.add(p))],
            ['After the second', sayNumber(hundred.add(net))],
          ],
          check: hundred.add(p).mul(hundred.add(q)).div(hundred).equals(hundred.add(net)),
        })
      },
    }),
    // "A sum amounts to 1352 in 2 years at 4% compound interest. Find the sum."
    readWhole({
      id: 'sum-behind-a-compound-amount',
      concepts: ['Compound Interest'],
      cue: /amounts?.*(?:compound|ci).*(?:sum|principal)/,
      except: /half|quarter|simple/,
      patterns: [
        '(?:certain )?(?:sum|principal|money|sum money)~(?:amounts?|becomes)~(?:₹)?#~# year~#%~(?:per annum |p\\.a |pa )?(?:compound interest|ci|compounded annually|compounded yearly)~(?:annually |yearly )?(?:sum|principal)',
        '(?:certain )?(?:sum|principal|money|sum money)~(?:amounts?|becomes)~(?:₹)?#~# year~(?:compound interest|ci)~#%~(?:per annum |p\\.a |pa )?(?:sum|principal)',
      ],
      solve(_, [amount, years, rate]) {
        if (!amount || !years || !rate || years.d !== 1n || years.lt(1) || years.gt(10)) return null
        const growth = hundred.add(rate).div(hundred).pow(years)
        if (!growth) return null
        const value = amount.div(growth)
        let back = value
        for (let year = 0; year < Number(years.n); year++) back = back.add(back.mul(rate).div(hundred))
        return found({
          value,
          unit: '₹',
          steps: [
            ['Each rupee becomes', `(1 + ${sayNumber(rate)}/100)^${years} = ${sayNumber(growth)}`],
            ['The sum', `${sayRupees(amount)} ÷ ${sayNumber(growth)} = ${sayRupees(value)}`],
          ],
          check: back.equals(amount),
        })
      },
    }),
    // "Rs 6000 lent at 5% SI; after how many years will the interest be 1500?"
    readWhole({
      id: 'years-until-the-interest',
      concepts: ['Simple Interest'],
      cue: /(?:si|simple interest).*year.*interest/,
      except: /compound|doubl|half/,
      patterns: [
        '(?:₹)#~(?:lent|invested|deposited|borrowed)~#%~(?:per annum )?(?:si|simple interest)~(?:after )?(?:many )?years?~interest~(?:become |amount )?(?:₹)?#',
      ],
      solve(_, [sum, rate, interest]) {
        if (!sum || !rate || !interest || rate.lte(0) || sum.lte(0)) return null
        const value = interest.mul(hundred).div(sum.mul(rate))
        return found({
          value,
          unit: 'year',
          steps: [
            ['Interest of one year', sayRupees(sum.mul(rate).div(hundred))],
            [
              'Years',
              `${sayRupees(interest)} ÷ ${sayRupees(sum.mul(rate).div(hundred))} = ${sayNumber(value)}`,
            ],
          ],
          check: sum.mul(rate).mul(value).div(hundred).equals(interest),
        })
      },
    }),
    // "Two articles sold for Rs 990 each, one at 10% gain and the other at 10% loss. Find the overall loss."
    readWhole({
      id: 'two-sold-for-the-same',
      concepts: ['Profit & Loss'],
      cue: /each.*%.*(?:gain|profit).*%.*loss/,
      patterns: [
        '(?:2 )(?:articles|watches|cycles|items|things|chairs|horses|radios|houses)~sold~(?:₹)#~each~(?:1~)?#%~(?:gain|profit)~(?:other~)?#%~loss~(?:overall |net |total )?(?:loss)~(%|percent|percentage)?',
      ],
      solve([percent], [price, gain, loss]) {
        if (!price || !gain?.equals(loss ?? -1) || gain.gte(hundred)) return null
        const costs = price
          .mul(hundred)
          .div(hundred.add(gain))
          .add(price.mul(hundred).div(hundred.sub(gain)))
        const lost = costs.sub(price.mul(2))
        const rate = lost.mul(hundred).div(costs)
        return found({
          value: percent ? rate : lost,
          unit: percent ? '%' : '₹',
          shown: percent
            ? `Loss of ${sayPercent(rate)}`
            : `Loss of ${sayRupees(lost)}, which is ${sayPercent(rate)}`,
          steps: [
            ['Costs together', sayRupees(costs)],
            ['Sold together', sayRupees(price.mul(2))],
            ['Loss', `${sayRupees(lost)}, ${sayPercent(rate)} of the cost`],
          ],
          check: rate.equals(gain.mul(gain).div(hundred)),
        })
      },
    }),
    // "Ram can paint a house in 8 days and Shyam in 24 days. Together?"
    readWhole({
      id: 'two-workers-together-in-few-words',
      concepts: ['Time & Work'],
      cue: /\d (?:day|h|min).*\d (?:day|h|min).*together/,
      except: /leaves?|left|after|alone|half|destroy|twice|times/,
      patterns: [
        `${WORKER}~${MAKES}~${TASK}~# (day|h|min)~${WORKER}~(?:can |could )?(?:${MAKES}~)?(?:it |same )?# (day|h|min)~(?:working |both )?together~(?:they )?(?:take|need|complete|finish|do|it|time)*`,
        `2 (?:workers|men|people|persons|painters|machines)~${MAKES}~${TASK}~# (day|h|min)~# (day|h|min)~(?:respectively )?(?:working )?together~(?:they )?(?:take|need|complete|finish|do|it|time)*`,
      ],
      solve(words, [a, b]) {
        const units = words.filter((word) => /^(?:day|h|min)$/.test(word))
        const [unit = ''] = units
        if (!a || !b || units[1] !== unit || a.lte(0) || b.lte(0)) return null
        const value = a.mul(b).div(a.add(b))
        return found({
          value,
          unit: { day: 'day', h: 'hour', min: 'minute' }[unit] ?? '',
          steps: [
            ['Done together at a time', `1/${a} + 1/${b} = ${a.add(b).div(a.mul(b)).toFraction()}`],
            ['Time together', sayNumber(value)],
          ],
          check: value.div(a).add(value.div(b)).equals(1),
        })
      },
    }),
    // "If 15 men take 20 days, 25 men will take …"
    readWhole({
      id: 'so-many-take-so-long',
      concepts: ['Time & Work'],
      cue: /\d men take|\d (?:workers|labourers|people|women) take/,
      patterns: [
        '# (men|workers|labourers|people|women)~take~# day~(?:do |complete |finish )?(?:work |job )?# (men|workers|labourers|people|women)~take~(?:do |complete |finish )?(?:same )?(?:work|job)?~(?:days|many days)?',
      ],
      solve([one, other], [men, days, more]) {
        if (!men || !days || !more || one !== other || more.lte(0)) return null
        const value = men.mul(days).div(more)
        return found({
          value,
          unit: 'day',
          steps: [
            ['The whole work', `${men} × ${days} = ${sayNumber(men.mul(days))}`],
            ['Shared', `${sayNumber(men.mul(days))} ÷ ${more} = ${sayNumber(value)} days`],
          ],
          check: value.mul(more).equals(men.mul(days)),
        })
      },
    }),
    // "A can finish a work in 18 days and B in 15 days. B worked for 10 days and left. In how many days can A alone finish the remaining work?"
    readWhole({
      id: 'one-worked-and-left',
      concepts: ['Time & Work'],
      cue: /worked.*left.*remaining/,
      patterns: [
        `([a-z])~${MAKES}~${TASK}~# day~([a-z])~(?:can )?(?:${MAKES}~)?(?:it |same )?(?:work )?# day~([a-z])~(?:alone )?worked~# day~left~(?:job|work|it)?~(?:many )?(?:days?~)?([a-z])~(?:alone )?${MAKES}~remaining~(?:work|job)`,
      ],
      solve([a, b, gone, other], [m, n, worked]) {
        if (!m || !n || !worked || a === b) return null
        const isSecond = gone === b && other === a
        if (!isSecond && !(gone === a && other === b)) return null
        const [his, rest] = isSecond ? [n, m] : [m, n]
        const left = new Fraction(1).sub(worked.div(his))
        if (left.lte(0)) return null
        const value = left.mul(rest)
        return found({
          value,
          unit: 'day',
          steps: [
            ['Done by the one who left', `${worked}/${his}`],
            ['Remaining', left.toFraction()],
            ['Days for it', `${left.toFraction()} × ${rest} = ${sayNumber(value)}`],
          ],
          check: worked.div(his).add(value.div(rest)).equals(1),
        })
      },
    }),
    // "A, B and C invest 20000, 30000 and 50000. Annual profit is 40000. B's share?"
    readWhole({
      id: 'share-of-three-partners',
      concepts: ['Partnership'],
      cue: /invest.*(?:profit|share)/,
      except: /month|year|times|ratio|more|less|after|before/,
      patterns: [
        "a~(?:, )?b~(?:, )?c~(?:invest|invested)~(?:₹)?#~(?:₹)?#~(?:₹)?#~(?:respectively )?(?:annual |total |net )?profit~(?:₹)?#~(?:share )?([abc])(?:'s)?~(?:share)?",
        "a~b~(?:invest|invested)~(?:₹)?#~(?:₹)?#~(?:respectively )?(?:annual |total |net )?profit~(?:₹)?#~(?:share )?([ab])(?:'s)?~(?:share)?",
        'profit~(?:₹)?#~(?:shared|divided)~(?:between )?a~b~(?:put|put in|invested|invest)~(?:₹)?#~(?:₹)?#~([ab])~(?:gets|get|receives)',
      ],
      solve([who = ''], numbers, text) {
        const isProfitFirst = text.startsWith('profit')
        const profit = isProfitFirst ? numbers[0] : numbers.at(-1)
        const parts = isProfitFirst ? numbers.slice(1) : numbers.slice(0, -1)
        const mine = parts['abc'.indexOf(who)]
        const all = parts.reduce((sum, part) => sum.add(part), new Fraction(0))
        if (!profit || !mine || all.lte(0)) return null
        const value = profit.mul(mine).div(all)
        return found({
          value,
          unit: '₹',
          steps: [
            ['All that was invested', sayRupees(all)],
            ['Share', `${sayRupees(profit)} × ${sayNumber(mine)} ÷ ${sayNumber(all)} = ${sayRupees(value)}`],
          ],
          check: value.mul(all).div(mine).equals(profit),
        })
      },
    }),
    // "Average marks of 20 boys is 40 and of 30 girls is 50. Class average?"
    readWhole({
      id: 'average-of-two-groups-in-few-words',
      concepts: ['Average'],
      cue: /(?:average|avg|mean).*(?:average|avg|mean)/,
      patterns: [
        '(?:average|avg|mean)~(?:marks|age|weight|height|score)?~# (?:boys|girls|students|men|women)~#~(?:kg |year |cm )?(?:that )?# (?:boys|girls|students|men|women)~#~(?:kg |year |cm )?(?:average |combined |overall |whole )*(?:class|average|mean|whole class|group)~(?:average|mean|class|whole class|all)?',
      ],
      solve(_, [m, a, n, b], text) {
        if (!m || !n || !a || !b) return null
        const value = m.mul(a).add(n.mul(b)).div(m.add(n))
        return found({
          value,
          unit: / kg /.test(text) ? 'kg' : / year /.test(text) ? 'year' : / cm /.test(text) ? 'cm' : '',
          steps: [
            ['Total', `${m} × ${a} + ${n} × ${b} = ${sayNumber(m.mul(a).add(n.mul(b)))}`],
            ['Average', `÷ ${sayNumber(m.add(n))} = ${sayNumber(value)}`],
          ],
          check: value.sub(a).mul(m).equals(b.sub(value).mul(n)),
        })
      },
    }),
  ],
}
