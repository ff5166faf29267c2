import Fraction from 'fraction.js'
import { sayNumber, sayPercent } from '../../say-number.ts'
import { found, type ReaderGroup, sayWithUnit } from '../toolkit/found.ts'

const hundred = new Fraction(100)
const one = new Fraction(1)

const UP = 'goes up|go up|went up|increases?|increased|raised?|rises?|rose|hiked?|grows?|grew'
const DOWN =
  'goes down|go down|went down|decreases?|decreased|reduced?|reduces|falls?|fell|lowered|lowers|cut|diminished'
const PRICES =
  'price salary wage wages income population cost number length value consumption expenditure sugar rice petrol tea oil wheat article town city commodity quantity person worker employee machine village production sales'

export const percentage: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Percentage'],
  readers: [
    {
      // "The price of sugar increases by 20%. By what per cent must consumption be reduced so that expenditure does not change?"
      id: 'keep-expenditure',
      cue: /(?:expenditure|expense|budget|spending)/,
      read(r) {
        const up = r.one(`(?:${UP}) by #%|#% (?:increase|rise|hike)`)
        const down = up ? undefined : r.one(`(?:${DOWN}) by #%|#% (?:decrease|fall|reduction)`)
        const rate = up ?? down
        if (!rate) return null
        const asks = r.drop(
          `(?:by )?(?:what|how much) ?(?:%|percent(?:age)?)? (?:should|must|can|will|does|do)?[a-z ]{0,50}(?:${up ? 'reduce|decrease|cut|reduced|decreased|lower' : 'increase|increased|raise'})[a-z ]{0,30}(?:consumption|use)[a-z ]{0,30}|(?:find )?(?:the )?(?:%|percent(?:age)?) (?:${up ? 'reduction|decrease' : 'increase'}) in (?:the |his |her )?consumption|(?:by )?(?:what|how much) ?(?:%|percent(?:age)?) (?:should|must) (?:the |its |his |her )?consumption (?:of \\w+ )?be (?:${up ? 'reduced|decreased' : 'increased'})`,
        )
        const same = r.drop(
          '(?:so that |so as |in order |that )?(?:not to (?:increase|change|alter|decrease)|to keep|keeping|to maintain)? ?(?:the |his |her |their |total )*(?:expenditure|expense|budget|spending)(?: on it| on \\w+)?(?: (?:does not|do not|may not|should not|remains?|is) (?:change|increase|decrease|unchanged|the same|same|constant|unaltered))?(?: constant| the same| same| unchanged)?',
        )
        if (
          !asks ||
          !(same || r.has('expenditure|expense|budget|spending')) ||
          !r.has('not|same|constant|unchanged|unaltered|keep|maintain') ||
          !r.done(
            `${PRICES} family housewife household householder man person he not change increase expenditure to remain consumption`,
          )
        )
          return null
        const answer = rate.mul(100).div(up ? hundred.add(rate) : hundred.sub(rate))
        const factor = up ? hundred.add(rate) : hundred.sub(rate)
        const left = up ? hundred.sub(answer) : hundred.add(answer)
        return found({
          value: answer,
          unit: '%',
          steps: [
            [
              'Put the old price and the old consumption at 100',
              `The new price is ${sayNumber(factor)}, and price × consumption must stay 100 × 100.`,
            ],
            ['Find the new consumption', `10,000 ÷ ${sayNumber(factor)} = ${sayNumber(left)}`],
            ['Compare with 100', `The change is ${sayPercent(answer)}`],
          ],
          check: factor.mul(left).equals(10000),
        })
      },
    },
    {
      // "A number is increased by 20% and then decreased by 20%. Find the net change per cent."
      id: 'successive-change',
      cue: /(?:net|overall|total|effective|single|equivalent|finally|change|more or less|same)/,
      read(r) {
        if (
          r.has(
            'discounts?|profit|loss|gain|interest|expenditure|consumption|radius|side|length|breadth|area|volume|population|years?|divided|multiplied|product|fraction|numerator',
          )
        )
          return null
        const changes: Fraction[] = []
        const steps: [string, string][] = []
        let level = hundred
        const order = [...r.text.matchAll(/(\d+(?:\.\d+)?)%/g)].length
        for (let turn = 0; turn < 4; turn++) {
          const up = new RegExp(`(?:${UP})[a-z ,]{0,40}?(\\d+(?:\\.\\d+)?)%`).exec(r.rest)
          const down = new RegExp(`(?:${DOWN})[a-z ,]{0,40}?(\\d+(?:\\.\\d+)?)%`).exec(r.rest)
          const next = [up, down].filter((match) => match !== null).sort((a, b) => a.index - b.index)[0]
          if (!next?.[1]) break
          const rate = new Fraction(next[1]).mul(next === up ? 1 : -1)
          r.rest = r.rest.replace(next[0], ' ')
          changes.push(rate)
          const before = level
          level = level.mul(hundred.add(rate)).div(100)
          steps.push([
            `Change ${changes.length}`,
            `${sayNumber(before)} × ${sayNumber(hundred.add(rate))} ÷ 100 = ${sayNumber(level)}`,
          ])
        }
        if (changes.length < 2 || changes.length !== order || r.has('both|each')) return null
        r.drop(
          '(?:net|overall|total|effective|single|final|equivalent) (?:%|percent(?:age)?|change|increase|decrease|effect|effective)*',
        )
        r.drop(
          '(?:increase|decrease|change|effect)(?: or (?:increase|decrease))?(?: %| percent(?:age)?)?|(?:%|percent(?:age)?) (?:increase|decrease|change|effect)',
        )
        r.drop('then|next|again|first|afterwards|successively|subsequently|finally|later|% |what %')
        if (
          !r.done(
            `${PRICES} original initial new net effect % overall percentage percent increase decrease change result his final there`,
          )
        )
          return null
        const net = level.sub(100)
        let product = one
        for (const change of changes) product = product.mul(change.div(100).add(1))
        return found({
          value: net.abs(),
          unit: '%',
          shown: net.equals(0)
            ? 'No change'
            : `${sayPercent(net.abs())} ${net.gt(0) ? 'increase' : 'decrease'}`,
          steps: [['Start with 100', 'Take the first value as 100.'], ...steps],
          check: product.sub(1).mul(100).equals(net),
        })
      },
    },
    {
      // "The population of a town is 20,000. It increases by 10% every year. What will it be after 2 years?"
      id: 'population',
      cue: /population|value of (?:a|the) (?:machine|car)|depreciat/,
      read(r) {
        const years = r.one('(?:after|in|at the end of) # year')
        const ago = years ? undefined : r.one('# year ago|before # year')
        const down = r.has(`${DOWN}|depreciates?|depreciation`)
        const rate = r.one(
          `(?:(?:${UP}|${DOWN}|depreciates?|depreciated|depreciation|rate)[a-z ]{0,30})?#%(?: (?:every|per|each|a|p\\.?a\\.?)? ?(?:year|annum)?| annually)?`,
        )
        const start = r.one(
          '(?:population|value|cost|price|worth)[a-z ]{0,40}(?:is|was|of|=|at)? ?₹?#|₹#|# (?:people|persons|inhabitants)',
        )
        const time = years ?? ago
        if (!rate || !start || !time || time.d !== 1n || time.gt(20) || time.lte(0)) return null
        if (r.has('after|in|end') && !years && !ago) return null
        r.drop(
          `${UP}|${DOWN}|depreciates?|depreciated|depreciation|growth|present(?:ly)?|currently|current|every year|annually|annual|each year|every|each|each|after|ago|rate|year|annum`,
        )
        if (!r.done(`${PRICES} machine car people inhabitants its purchased bought new worth what rate`))
          return null
        const factor = down ? one.sub(rate.div(100)) : one.add(rate.div(100))
        let value = start
        const lines: [string, string][] = []
        for (let turn = 0n; turn < time.n; turn++) {
          const before = value
          value = years ? value.mul(factor) : value.div(factor)
          lines.push([
            `Year ${turn + 1n}`,
            `${sayNumber(before)} ${years ? '×' : '÷'} ${sayNumber(factor)} = ${sayNumber(value)}`,
          ])
        }
        const power = factor.pow(time)
        const isMoney = r.text.includes('₹')
        return found({
          value,
          unit: isMoney ? '₹' : '',
          steps: [
            ['Factor of one year', `100% ${down ? '−' : '+'} ${sayPercent(rate)} = ${sayNumber(factor)}`],
            ...lines,
          ],
          check:
            power !== null &&
            (years ? start.mul(power) : start.div(power)).equals(value) &&
            (isMoney || value.d === 1n),
        })
      },
    },
    {
      // "A student needs 40% to pass. He gets 178 marks and fails by 22 marks. Find the maximum marks."
      id: 'pass-marks',
      cue: /(?:pass|fail)/,
      read(r) {
        const rate = r.one('#%(?: of)?(?: the)?(?: total| maximum)?(?: marks)?')
        const got = r.one(
          '(?:gets?|got|secures?|secured|scores?|scored|obtains?|obtained|receives?) (?:only )?# ?(?:marks)?',
        )
        const short = r.one(
          '(?:fails?|failed)(?: in the exam(?:ination)?)? by # ?(?:marks)?|# marks (?:less|short)',
        )
        const over = short
          ? undefined
          : r.one('# (?:marks )?(?:more than|above) (?:the )?(?:pass(?:ing)?|minimum)(?: marks)?')
        if (!rate || !got || (!short && !over) || rate.lte(0)) return null
        r.drop('to pass|pass|passing|minimum|qualify')
        if (!r.drop('(?:the )?(?:maximum|total|full) (?:marks|number of marks)')) return null
        if (!r.done('student candidate examination exam marks score secure obtain must has order an'))
          return null
        const pass = short ? got.add(short) : got.sub(over ?? 0)
        const total = pass.mul(100).div(rate)
        return found({
          value: total,
          unit: '',
          steps: [
            [
              'Find the pass mark',
              `${sayNumber(got)} ${short ? '+' : '−'} ${sayNumber(short ?? over ?? one)} = ${sayNumber(pass)}`,
            ],
            [
              'It is a part of the whole',
              `${sayPercent(rate)} of the total is ${sayNumber(pass)}, so the total is ${sayNumber(pass)} × 100 ÷ ${sayNumber(rate)} = ${sayNumber(total)}`,
            ],
          ],
          check: total.mul(rate).div(100).equals(pass) && total.d === 1n,
        })
      },
    },
    {
      // "If A's income is 25% more than B's, by what per cent is B's income less than A's?"
      id: 'more-than-less-than',
      cue: /(?:more|less|higher|lower|greater) than/,
      read(r) {
        const more = r.one('#% (?:more|higher|greater) than')
        const less = more ? undefined : r.one('#% (?:less|lower|smaller) than')
        const rate = more ?? less
        if (!rate) return null
        const back = more ? 'less|lower|smaller' : 'more|higher|greater'
        const asks = r.drop(
          `(?:then )?(?:by )?(?:what|how much|how many) ?(?:%|percent(?:age)?)?(?: is| of)?[a-z' ]{0,30}?(?:${back}) than|(?:then )?(?:by )?(?:what|how much) (?:%|percent(?:age)?)`,
        )
        r.drop(back)
        r.drop('than')
        if (
          !asks ||
          !r.done(
            "income incomes salary age weight height number price marks 's s b c p q x y % a's b's percent percentage first second",
          )
        )
          return null
        const answer = rate.mul(100).div(more ? hundred.add(rate) : hundred.sub(rate))
        if (!more && rate.gte(100)) return null
        const other = more ? hundred.add(rate) : hundred.sub(rate)
        return found({
          value: answer,
          unit: '%',
          steps: [
            ['Put the second one at 100', `The first is then ${sayNumber(other)}.`],
            [
              'Compare with the first',
              `${sayNumber(rate)} ÷ ${sayNumber(other)} × 100 = ${sayPercent(answer)}`,
            ],
          ],
          check: other
            .mul(more ? hundred.sub(answer) : hundred.add(answer))
            .div(100)
            .equals(100),
        })
      },
    },
    {
      // "One of two candidates got 55% of the valid votes, 20% were invalid. Of 7,500 votes, how many valid votes did the other get?"
      id: 'election-invalid',
      cue: /invalid|rejected/,
      read(r) {
        const spoilt = r.one(
          '#% (?:of )?(?:the )?(?:total )?(?:votes )?(?:were |are |was )?(?:declared |found )?(?:invalid|rejected)',
        )
        const share = r.one('#% (?:of )?(?:the )?(?:total )?(?:valid )?votes')
        const total = r.one(
          'total (?:number of )?votes (?:polled |cast )?(?:was|is|were|are|=) #|(?:out of |of )?# votes',
        )
        if (
          !spoilt ||
          !share ||
          !total ||
          !r.has('2 candidates|2 persons') ||
          r.has('majority|margin|difference')
        )
          return null
        const other = r.drop(
          '(?:the )?(?:number of )?(?:valid )?votes (?:that )?(?:the )?other (?:candidate )?(?:got|received|polled|secured)?|other candidate',
        )
        r.drop(
          'election|2 candidates|1|number|valid|invalid|rejected|declared|votes|total|polled|candidates?|got|get|received',
        )
        if (!other || !r.done('between winner other candidate')) return null
        const valid = total.mul(hundred.sub(spoilt)).div(100)
        const value = valid.mul(hundred.sub(share)).div(100)
        return found({
          value,
          steps: [
            ['Valid votes', `${sayNumber(total)} × ${sayNumber(hundred.sub(spoilt))}% = ${sayNumber(valid)}`],
            [
              'The other candidate',
              `${sayNumber(valid)} × ${sayNumber(hundred.sub(share))}% = ${sayNumber(value)}`,
            ],
          ],
          check: value.add(valid.mul(share).div(100)).equals(valid) && value.d === 1n,
        })
      },
    },
    {
      // "In an election between two candidates, the winner got 60% of the votes and won by 1,200 votes. Find the total votes."
      id: 'election',
      cue: /(?:election|votes?)/,
      read(r) {
        if (r.has('invalid|rejected|third|3 candidates|did not|not cast|not vote')) return null
        const rate = r.one('#%(?: of)?(?: the)?(?: total| valid)?(?: votes?)?(?: polled| cast)?')
        const margin = r.one(
          '(?:by|majority of|margin of|defeated by|lost by|won by)(?: a (?:majority|margin) of)? # ?(?:votes)?',
        )
        const two = r.drop('between 2 (?:candidates|persons|people)|2 candidates|only 2')
        if (!rate || !margin || rate.equals(50)) return null
        const VERBS = '(?:get|gets|got|secure|secured|receive|received|poll|polled)'
        const asksFor = (who: string) =>
          r.drop(
            `(?:how many|find the|what is the|the)? ?(?:number of )?votes? (?:did |that )?(?:the )?(?:${who}) (?:candidate )?${VERBS}|votes? (?:of|for) the (?:${who})(?: candidate)?`,
          )
        const ofWinner = asksFor('winner|winning|elected')
        const ofLoser = !ofWinner && asksFor('loser|losing|defeated|other')
        // 'How many votes did he get?': it is not said who that is.
        if (!ofWinner && !ofLoser && r.has('votes? (?:did|does)')) return null
        if (
          !ofWinner &&
          !ofLoser &&
          !r.drop(
            '(?:the )?total (?:number of )?votes?(?: polled| cast)?|(?:number of|how many) (?:total )?votes?(?: were)?(?: polled| cast)?',
          )
        )
          return null
        r.drop(
          'wins?|won|winner|winning|loses?|lost|defeated|elected|rival|opponent|other|valid|polled|cast|secured|gets',
        )
        if (!two && r.has('candidates')) return null
        if (!r.done('election candidate candidates votes vote majority margin got who he total his'))
          return null
        const gap = rate.mul(2).sub(100).abs()
        const total = margin.mul(100).div(gap)
        const lower = rate.compare(50) > 0 ? hundred.sub(rate) : rate
        const share = ofWinner ? hundred.sub(lower) : lower
        const own = total.mul(share).div(100)
        return found({
          value: ofWinner || ofLoser ? own : total,
          steps: [
            [
              'Find the gap in per cent',
              `The two shares are ${sayPercent(rate)} and ${sayPercent(hundred.sub(rate))}: the gap is ${sayPercent(gap)}.`,
            ],
            [
              'The gap is the margin',
              `${sayPercent(gap)} of the votes = ${sayNumber(margin)}, so the total is ${sayWithUnit(total)}`,
            ],
            ...(ofWinner || ofLoser
              ? [
                  [
                    'Take the share',
                    `${sayPercent(share)} of ${sayNumber(total)} = ${sayNumber(own)}`,
                  ] as const,
                ]
              : []),
          ],
          check:
            total
              .mul(rate)
              .div(100)
              .sub(total.mul(hundred.sub(rate)).div(100))
              .abs()
              .equals(margin) &&
            total.d === 1n &&
            own.d === 1n,
        })
      },
    },
    {
      // "A reduction of 20% in the price of rice enables a buyer to buy 5 kg more for ₹400. Find the reduced price per kg."
      id: 'price-cut-buys-more',
      cue: /more (?:for|with|in)|more (?:kg|oranges|mangoes|eggs|bananas)/,
      read(r) {
        const rate = r.one(
          '(?:reduction|fall|decrease|decline|drop|reduced|falls|decreases)(?: of| by)? #%|#% (?:reduction|fall|decrease)',
        )
        const extra = r.one('# ?(?:kg|l|g|dozen)? ?more(?: kg| \\w+)?')
        const money = r.one('(?:for|with|in) ₹?#|₹#')
        if (!rate || !extra || !money || rate.gte(100)) return null
        const reduced = r.drop('reduced (?:price|rate)(?: per kg| of \\w+)?|new price(?: per kg)?')
        const original = reduced ? false : r.drop('original (?:price|rate)(?: per kg| of \\w+)?')
        if (!reduced && !original) return null
        if (
          !r.done(
            `${PRICES} enables enable allows buy purchase purchaser customer housewife buyer per kg apples sugar him her person obtain rate more`,
          )
        )
          return null
        const saved = money.mul(rate).div(100)
        const low = saved.div(extra)
        const high = low.mul(100).div(hundred.sub(rate))
        return found({
          value: reduced ? low : high,
          unit: '₹',
          steps: [
            [
              'Find the money saved',
              `${sayPercent(rate)} of ${sayWithUnit(money, '₹')} = ${sayWithUnit(saved, '₹')}`,
            ],
            [
              'It buys the extra quantity',
              `${sayWithUnit(saved, '₹')} ÷ ${sayNumber(extra)} = ${sayWithUnit(low, '₹')}, the reduced price of one`,
            ],
            ...(reduced
              ? []
              : [
                  [
                    'Go back to the original price',
                    `${sayWithUnit(low, '₹')} × 100 ÷ ${sayNumber(hundred.sub(rate))} = ${sayWithUnit(high, '₹')}`,
                  ] as const,
                ]),
          ],
          check: money.div(low).sub(money.div(high)).equals(extra),
        })
      },
    },
  ],
}
