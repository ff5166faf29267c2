import Fraction from 'fraction.js'
import { sayNumber, sayPercent, sayRupees } from '../../../say-number.ts'
import { found, type ReaderGroup } from '../../toolkit/found.ts'
import type { Reading } from '../../toolkit/reading.ts'

const hundred = new Fraction(100)
const WORDS =
  'sum money amount principal simple compound interest rate per annum year years p.a pa invested lent deposited bank borrowed certain person man time annually compounded yearly becomes amounts'
const RATE = '#%(?: ?(?:p\\.? ?a\\.?|per annum|per year|a year|annually|annual|yearly|every year))?'

/** P, R and T of a question that gives all three. */
function takeTerms(r: Reading) {
  const rate = r.one(`(?:at |rate of |@ ?)?(?:the rate of )?${RATE}`)
  const years = r.one('(?:for|in|after)? ?# year')
  const principal = r.one(
    '(?:on|sum of|principal of|principal|of|for)? ?₹#|(?:on|sum of|principal of|principal is|principal) #',
  )
  return rate && years && principal && rate.gt(0) && years.gt(0) ? { rate, years, principal } : null
}

export const interest: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Simple Interest', 'Compound Interest'],
  readers: [
    {
      // "Find the difference between simple and compound interest on ₹5,000 at 4% per annum for 2 years."
      id: 'ci-si-gap',
      cue: /difference/,
      read(r) {
        const asked = r.drop(
          '(?:the )?difference (?:between|of) (?:the )?(?:simple (?:interest )?and (?:the )?compound interest|compound (?:interest )?and (?:the )?simple interest|s\\.?i\\.?(?: and| &) c\\.?i\\.?|c\\.?i\\.?(?: and| &) s\\.?i\\.?)',
        )
        if (!asked || r.has('half[- ]yearly|quarterly|monthly')) return null
        const gap = r.one('(?:is|was|=) ₹?#(?! ?%)(?! year)')
        if (gap) {
          const rate = r.one(`(?:at |rate of )?${RATE}`)
          const years = r.one('(?:for|in|after)? ?# year')
          if (!rate || !years || years.d !== 1n || years.lt(2) || years.gt(6)) return null
          if (!r.drop('(?:the )?(?:sum|principal|money|amount)') || !r.done(`${WORDS} of on a`)) return null
          const unit = (rate.div(100).add(1).pow(years) ?? new Fraction(0))
            .sub(1)
            .sub(rate.mul(years).div(100))
          const value = gap.div(unit)
          return found({
            value,
            unit: '₹',
            steps: [
              ['The difference on ₹1', `CI − SI = ${sayNumber(unit, 8)}`],
              ['Divide', `${sayRupees(gap)} ÷ ${sayNumber(unit, 8)} = ${sayRupees(value)}`],
            ],
            check: growth(value, rate, years).sub(value).sub(value.mul(rate).mul(years).div(100)).equals(gap),
          })
        }
        const terms = takeTerms(r)
        if (terms?.years.d !== 1n || terms.years.gt(20) || !r.done(WORDS)) return null
        const { rate, years, principal } = terms
        const compound = growth(principal, rate, years).sub(principal)
        const simple = principal.mul(rate).mul(years).div(100)
        const power = rate.div(100).add(1).pow(years) ?? new Fraction(0)
        return found({
          value: compound.sub(simple),
          unit: '₹',
          steps: [
            [
              'Simple interest',
              `${sayRupees(principal)} × ${sayNumber(rate)} × ${sayNumber(years)} ÷ 100 = ${sayRupees(simple)}`,
            ],
            ['Compound interest', `year by year: ${sayRupees(compound)}`],
            ['Difference', sayRupees(compound.sub(simple))],
          ],
          check: principal.mul(power.sub(1)).equals(compound),
        })
      },
    },
    {
      // "What amount will ₹8,000 become in 3 years at 10% compound interest?"
      id: 'what-amount',
      cue: /(?:become|amount)/,
      read(r) {
        // What is told may be the amount itself, and something else asked for.
        if (/amount[^.?]*(?:is|was|=) ?(?:₹|rs|\d)|of (?:this|which)/i.test(r.text)) return null
        const compound = r.drop(
          'compound(?:ed)? (?:interest|annually|yearly)?(?: annually| yearly)?|c\\.?i\\.?',
        )
        const simple = r.drop('simple interest|s\\.?i\\.?')
        if (compound === simple || r.has('half[- ]yearly|quarterly|monthly|double|times|thrice|months?'))
          return null
        const terms = takeTerms(r)
        if (!terms) return null
        if (
          !r.drop(
            '(?:what|find|to what|how much)[a-z ]{0,15}amount|(?:the )?amount|to how much|become|how much',
          )
        )
          return null
        r.drop('after|amount|will|become')
        if (!r.done(`${WORDS} if invested interest`)) return null
        const { rate, years, principal } = terms
        if (compound && (years.d !== 1n || years.gt(20))) return null
        const earned = compound
          ? growth(principal, rate, years).sub(principal)
          : principal.mul(rate).mul(years).div(100)
        const value = principal.add(earned)
        const second = compound
          ? principal.mul(rate.div(100).add(1).pow(years) ?? 0)
          : principal.mul(hundred.add(rate.mul(years))).div(100)
        return found({
          value,
          unit: '₹',
          shown: `Amount = ${sayRupees(value)}`,
          steps: [
            [
              'Find the interest',
              `${compound ? 'Compound' : 'Simple'} interest at ${sayPercent(rate)} for ${sayNumber(years)} years = ${sayRupees(earned)}`,
            ],
            [
              'Add it to the principal',
              `${sayRupees(principal)} + ${sayRupees(earned)} = ${sayRupees(value)}`,
            ],
          ],
          check: second.equals(value),
        })
      },
    },
    {
      // "A sum amounts to ₹2,400 in 3 years and ₹2,600 in 5 years at simple interest. Find the sum." (or the rate)
      id: 'two-amounts',
      cue: /in .*\d+ years? .*\d+ years?|amounts? to|becomes?/,
      read(r) {
        const compound = r.drop('compound(?:ed)? (?:interest|annually)?|c\\.?i\\.?')
        const simple = r.drop('simple interest|s\\.?i\\.?')
        const pair = r.take(
          '₹?# in # year[a-z ,.]{0,20} ₹?# in # year|₹?# (?:in|after) # year,? and (?:to )?₹?# (?:in|after) # year',
        )
        if (!pair || compound === simple) return null
        const [low, soon, high, late] = pair
        if (!low || !soon || !high || !late || late.lte(soon) || high.lte(low)) return null
        const asksRate = r.drop('(?:the )?rate(?: of interest)?(?: %| per cent)?(?: per annum)?')
        const asksSum = r.drop('(?:the )?(?:sum|principal)(?: of money)?(?! of money (?:amounts|becomes))')
        r.drop('amounts? to|becomes?|to|at|sum')
        if (!r.done(`${WORDS} itself % there`)) return null
        if (simple) {
          const perYear = high.sub(low).div(late.sub(soon))
          const principal = low.sub(perYear.mul(soon))
          if (principal.lte(0)) return null
          const rate = perYear.mul(100).div(principal)
          return found({
            value: asksRate ? rate : principal,
            unit: asksRate ? '%' : '₹',
            steps: [
              [
                'Interest of one year',
                `(${sayRupees(high)} − ${sayRupees(low)}) ÷ ${late.sub(soon)} = ${sayRupees(perYear)}`,
              ],
              [
                'Go back to the start',
                `${sayRupees(low)} − ${soon} × ${sayRupees(perYear)} = ${sayRupees(principal)}`,
              ],
              ...(asksRate
                ? [
                    [
                      'Rate',
                      `${sayRupees(perYear)} ÷ ${sayRupees(principal)} × 100 = ${sayPercent(rate)}`,
                    ] as const,
                  ]
                : []),
            ],
            check:
              (asksRate || asksSum) && principal.mul(rate).mul(late).div(100).add(principal).equals(high),
          })
        }
        if (!late.sub(soon).equals(1) || soon.d !== 1n || soon.gt(10)) return null
        const rate = high.sub(low).div(low).mul(100)
        const principal = low.div(rate.div(100).add(1).pow(soon) ?? 1)
        return found({
          value: asksRate ? rate : principal,
          unit: asksRate ? '%' : '₹',
          steps: [
            [
              'The interest of the last year',
              `${sayRupees(high.sub(low))} on ${sayRupees(low)}: ${sayPercent(rate)}`,
            ],
            ...(asksRate
              ? []
              : [
                  [
                    'Go back to the start',
                    `${sayRupees(low)} ÷ (1 + ${sayPercent(rate)})^${soon} = ${sayRupees(principal)}`,
                  ] as const,
                ]),
          ],
          check: (asksRate || asksSum) && growth(principal, rate, late).equals(high),
        })
      },
    },
    {
      // "A sum becomes 4 times itself in 15 years at simple interest / doubles in 5 years at CI. In how many years will it become 8 times?"
      id: 'times-itself',
      cue: /(?:times|double|triple|treble|thrice|twice)/,
      read(r) {
        const compound = r.drop('compound(?:ed)? (?:interest|annually)?|c\\.?i\\.?')
        const simple = r.drop('simple interest|s\\.?i\\.?')
        if (compound === simple) return null
        r.rest = r.rest
          .replaceAll(/\b(?:doubles?|twice)(?: itself| of itself)?/g, '2 times')
          .replaceAll(/\b(?:triples?|trebles?|thrice)(?: itself)?/g, '3 times')
        const first = r.take(
          '# times(?: itself| of itself| the sum)?[a-z ,]{0,25}in # year|in # year[a-z ,]{0,30} # times',
        )
        const next = r.one('# times')
        if (!first?.[0] || !first[1] || !next) return null
        const [times, years] = /times.*in \d/.test(
          r.text.replace(/doubles?|twice|triples?|thrice|trebles?/g, 'times'),
        )
          ? [first[0], first[1]]
          : [first[1], first[0]]
        if (!r.drop('(?:in |after )?(?:how many|what)(?: years?| time)|how long|when')) return null
        r.drop('itself|become|becomes|itself|sum|at|same|rate|of')
        if (!r.done(`${WORDS} itself become it`)) return null
        if (simple) {
          const value = years.mul(next.sub(1)).div(times.sub(1))
          return found({
            value,
            unit: 'year',
            steps: [
              ['Interest so far', `It grows by ${times.sub(1)} times the sum in ${years} years.`],
              [
                'Interest wanted',
                `${next.sub(1)} times the sum takes ${years} × ${next.sub(1)} ÷ ${times.sub(1)} = ${sayNumber(value)} years`,
              ],
            ],
            check: value.div(next.sub(1)).equals(years.div(times.sub(1))) && times.gt(1) && next.gt(1),
          })
        }
        let [power, grown] = [0, new Fraction(1)]
        while (grown.lt(next) && power < 12) {
          grown = grown.mul(times)
          power += 1
        }
        return found({
          value: years.mul(power),
          unit: 'year',
          steps: [
            ['Powers', `${next} = ${times}^${power}`],
            ['Each power takes as long', `${power} × ${years} = ${years.mul(power)} years`],
          ],
          check: grown.equals(next) && times.gt(1) && power > 0,
        })
      },
    },
  ],
}

/** Year by year, the way a passbook does it. */
function growth(principal: Fraction, rate: Fraction, years: Fraction): Fraction {
  let amount = principal
  for (let year = 0n; year < years.n; year++) amount = amount.add(amount.mul(rate).div(100))
  return amount
}
