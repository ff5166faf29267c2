import Fraction from 'fraction.js'
import type { Exact } from '../../../kit/values/exact.ts'
import { sayNumber, sayPercent, sayRupees } from '../../say-number.ts'
import { found, type ReaderGroup } from '../toolkit/found.ts'
import { readWhole } from '../toolkit/whole.ts'

const one = new Fraction(1)
const hundred = new Fraction(100)
const ANIMALS =
  '(?:goats?|cows?|horses?|watches|cycles?|bicycles?|articles?|items?|books?|chairs?|tables?|fans?|mobiles?|phones?|radios?|cars?)'
const PAYS = '(?:borrowed|borrows|took|takes|takes loan|loan|lent)'

/** Sums that books of arithmetic have had for a hundred years. */
export const classicSums: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Profit & Loss'],
  readers: [
    // "A man bought two goats for ₹1,008. He sold one at a loss of 20% and the other at a profit of 44%. Each was sold for the same price. Find the cost of the one sold at a loss."
    readWhole({
      id: 'bought-together-sold-alike',
      cue: /%.*%.*(?:same|equal)/,
      patterns: [
        `(?:man|person|shopkeeper|trader|dealer)?~(?:bought|buys|purchased|purchases)~2~${ANIMALS}~₹#~(?:sold|sells|by selling|selling)~(?:1|first)~(loss|profit|gain)~#%~(?:other|second|another)~(loss|profit|gain)~#%~(?:each|both)?~${ANIMALS}?~(?:sold|selling)?~(?:same|equal) (?:price|selling price|sp)~(?:cost price|cost|cp)~(?:1|${ANIMALS})?~(?:sold)?~(loss|profit|gain)`,
        `(?:man|person|shopkeeper|trader|dealer)?~(?:bought|buys|purchased|purchases)~2~${ANIMALS}~₹#~(?:sold|sells|by selling|selling)~(?:1|first)~(loss|profit|gain)~#%~(?:other|second|another)~(loss|profit|gain)~#%~(?:found|finds)?~(?:each|both)?~${ANIMALS}?~(?:sold|selling)?~(?:same|equal) (?:price|selling price|sp)~(?:cost price|cost|cp)~(?:each|both)~${ANIMALS}?`,
      ],
      solve([first = '', second = '', asked], [total, a, b]) {
        if (!total || !a || !b || (first === 'loss') === (second === 'loss')) return null
        const factor = (way: string, rate: Exact) => hundred.add(way === 'loss' ? rate.neg() : rate)
        const [p, q] = [factor(first, a), factor(second, b)]
        // p × x = q × y and x + y = total
        const x = total.mul(q).div(p.add(q))
        const y = total.sub(x)
        const steps = [
          ['The selling prices are equal', `${sayPercent(p)} of x = ${sayPercent(q)} of y`],
          ['Divide the total', `x = ${sayRupees(x)}, y = ${sayRupees(y)}`],
        ] as const
        const check = x.mul(p).equals(y.mul(q))
        if (asked === undefined) return found({ value: `${sayRupees(x)} and ${sayRupees(y)}`, steps, check })
        const isFirst = (asked === 'loss') === (first === 'loss')
        return found({ value: isFirst ? x : y, unit: '₹', steps, check })
      },
    }),
    // "A dishonest milkman mixes water with milk, sells the mixture at cost price and gains 25%. Find the ratio of water to milk."
    readWhole({
      id: 'water-sold-at-the-price-of-milk',
      concepts: ['Mixture & Alligation'],
      cue: /milk.*water|water.*milk/,
      patterns: [
        '(?:dishonest |cheating )?(?:milkman|milk vendor|milk seller|dairyman|trader)~(?:professes sell milk cost price but )?(?:mixes|adds|mixed)~(?:some )?(?:water )?(?:milk )?(?:it )?(?:some )?(?:water )?(?:sells|selling|sold)?~(?:mixture|milk|it)?~(?:cost price|same price|cp)?~(?:mixture)?~(?:thereby |thus )?(?:gains?|profits?|earns?|makes?)~(?:profit )?#%~(?:profit|gain)?~(?:ratio|proportion)~(water|milk)~(milk|water)~(?:mixture)?',
        '(?:dishonest |cheating )?(?:milkman|milk vendor|milk seller|dairyman|trader)~professes~sell~milk~cost price~but~(?:mixes|adds|mixed)~(?:water|it water|milk water)~(?:thereby |thus )?(?:gains?|profits?|earns?|makes?)~(?:profit )?#%~(?:profit|gain)?~%~water~(?:mixture)',
      ],
      solve([first, second], [gain]) {
        if (!gain || (first === second && first !== undefined)) return null
        const value = gain.div(hundred)
        if (first === undefined)
          return found({
            value: gain.mul(hundred).div(hundred.add(gain)),
            unit: '%',
            steps: [
              [
                'Of 100 parts of milk',
                `${sayNumber(hundred.add(gain))} parts of mixture are sold, ${sayNumber(gain)} of them water`,
              ],
            ],
            check: gain.div(hundred.add(gain)).mul(hundred.add(gain)).equals(gain),
          })
        const ratio = first === 'water' ? value : value.inverse()
        return found({
          value: `${ratio.n} : ${ratio.d}`,
          steps: [
            [
              'What is gained is the water',
              `for every 100 parts of milk, ${sayNumber(gain)} parts of water are sold at the price of milk`,
            ],
            ['Ratio', `${first} : ${second} = ${ratio.n} : ${ratio.d}`],
          ],
          check: value.mul(hundred).equals(gain),
        })
      },
    }),
    // "A sum is paid back in 2 equal annual instalments of ₹1,210 at 10% compound interest. Find the sum borrowed."
    readWhole({
      id: 'sum-by-equal-instalments',
      concepts: ['Compound Interest'],
      cue: /instal/,
      patterns: [
        `(?:man|person|[a-z]+)?~(?:sum|some money|money|amount|loan|sum money|certain sum|${PAYS})?~(?:some money|money|sum|loan|certain sum|certain amount)?~(?:paid back|paid|repaid|returned|pays back|repays|returns|cleared|paid off)~(?:it )?#~equal~(?:annual|yearly)~(?:instalments?|installments?)~₹#~each~#%~(?:annum|year)?~(?:ci|compound interest|compounded annually|compound)?~(?:annum)?~(?:sum|principal|amount|money)~(?:borrowed|taken|lent)?`,
        `(?:man|person|[a-z]+)?~(?:sum|some money|money|amount|loan|sum money|certain sum|${PAYS})?~(?:some money|money|sum|loan|certain sum|certain amount)?~(?:paid back|paid|repaid|returned|pays back|repays|returns|cleared|paid off)~(?:it )?#~equal~(?:annual|yearly)~(?:instalments?|installments?)~₹#~#%~(?:annum|year)?~(?:ci|compound interest|compounded annually)~(?:annum)?~(?:sum|principal|amount|money)~(?:borrowed|taken|lent)?`,
      ],
      solve(_, [count, pay, rate]) {
        if (!count || !pay || !rate || count.d !== 1n || count.gt(6)) return null
        const factor = one.add(rate.div(hundred))
        const parts = Array.from({ length: Number(count.n) }, (__, at) => pay.div(factor.pow(at + 1) ?? one))
        const value = parts.reduce((all, part) => all.add(part), new Fraction(0))
        const left = parts.reduce((debt) => debt.mul(factor).sub(pay), value)
        return found({
          value,
          unit: '₹',
          steps: [
            ['What each instalment is worth today', parts.map((part) => sayRupees(part)).join(' + ')],
            ['The sum', sayRupees(value)],
          ],
          check: left.equals(0),
        })
      },
    }),
    // "The simple interest on a sum for 2 years at 5% is ₹50. Find the compound interest on it for the same time."
    readWhole({
      id: 'compound-from-simple',
      concepts: ['Simple Interest', 'Compound Interest'],
      cue: /(?:simple interest|\bsi\b).*(?:compound interest|\bci\b)/,
      patterns: [
        '(?:simple interest|si)~(?:certain )?(?:sum(?: money)?|amount|principal)~(?:2 (?:year|yrs))~(?:rate )?#%~(?:annum|year)?~₹?#~(?:compound interest|ci)~(?:same (?:sum|amount|principal)|it|sum)?~(?:same|rate|time|period|year|interest|annum)*',
        '(?:simple interest|si)~(?:certain )?(?:sum(?: money)?|amount|principal)~(?:rate )?#%~(?:annum|year)?~(?:2 (?:year|yrs))~₹?#~(?:compound interest|ci)~(?:same (?:sum|amount|principal)|it|sum)?~(?:same|rate|time|period|year|interest|annum)*',
      ],
      solve(_, [rate, simple]) {
        if (!rate || !simple) return null
        const value = simple.add(simple.div(2).mul(rate).div(hundred))
        const principal = simple.mul(hundred).div(rate.mul(2))
        const again = principal.mul(one.add(rate.div(hundred)).pow(2) ?? one).sub(principal)
        return found({
          value,
          unit: '₹',
          steps: [
            ['Interest of one year', `${sayRupees(simple)} ÷ 2 = ${sayRupees(simple.div(2))}`],
            [
              'In the second year interest is paid on it too',
              `${sayPercent(rate)} of ${sayRupees(simple.div(2))} = ${sayRupees(value.sub(simple))}`,
            ],
            ['Compound interest', sayRupees(value)],
          ],
          check: again.equals(value),
        })
      },
    }),
    // "₹800 amounts to ₹956 in 3 years at simple interest. If the rate is increased by 3%, what will be the amount?"
    readWhole({
      id: 'amount-at-a-higher-rate',
      concepts: ['Simple Interest'],
      cue: /(?:rate|interest).*(?:increased|more|raised|decreased)/,
      patterns: [
        '(?:sum )?₹#~(?:amounts?|becomes?|becoming)~₹?#~# year~(?:certain rate )?(?:simple interest|si)?~(?:rate(?: interest)?|interest(?: rate)?|simple interest rate)~(increased|raised|more|decreased|reduced)~#%~(?:more)?~(?:would )?(?:amounts?|become|amount)?~(?:new )?(?:amount|₹ sum)?~(?:same time|same period|after # year)?',
      ],
      solve([way], [sum, amount, years, rate, again]) {
        if (!sum || !amount || !years || !rate || amount.lte(sum) || (again && !again.equals(years)))
          return null
        const more = sum.mul(rate).mul(years).div(hundred)
        const value = /^(?:decreased|reduced)/.test(way ?? '') ? amount.sub(more) : amount.add(more)
        const old = amount.sub(sum).mul(hundred).div(sum.mul(years))
        const rateNow = /^(?:decreased|reduced)/.test(way ?? '') ? old.sub(rate) : old.add(rate)
        return found({
          value,
          unit: '₹',
          steps: [
            [
              'What the change of the rate brings',
              `${sayRupees(sum)} × ${sayPercent(rate)} × ${sayNumber(years)} = ${sayRupees(more)}`,
            ],
            ['New amount', sayRupees(value)],
          ],
          check: sum.add(sum.mul(rateNow).mul(years).div(hundred)).equals(value) && rateNow.gte(0),
        })
      },
    }),
    // "What must be added to each of 6, 14, 18 and 38 to make them proportional?"
    readWhole({
      id: 'added-to-be-in-proportion',
      concepts: ['Ratio & Proportion'],
      cue: /(?:added|subtracted).*proportion/,
      except: /continued|mean|third/,
      patterns: [
        '(?:least )?(?:number)?~(?:should|must)?~(added|subtracted)~(?:each|all)?~(?:numbers?)?~#~#~#~#~(?:numbers?|they|so|them|resulting numbers|become|becomes|in|make|make them|are)*~(?:proportion|proportional)',
      ],
      solve([way], [a, b, c, d]) {
        if (!a || !b || !c || !d) return null
        // (a + x)(d + x) = (b + x)(c + x)
        const below = a.add(d).sub(b).sub(c)
        if (below.equals(0)) return null
        const x = b.mul(c).sub(a.mul(d)).div(below)
        const value = way === 'added' ? x : x.neg()
        if (value.lte(0)) return null
        return found({
          value,
          steps: [
            [
              'Let it be x',
              way === 'added'
                ? '(a + x) : (b + x) = (c + x) : (d + x)'
                : '(a − x) : (b − x) = (c − x) : (d − x)',
            ],
            [
              'So',
              `(a + x)(d + x) = (b + x)(c + x) gives x = ${sayNumber(value)}`.replaceAll(
                '+ x',
                way === 'added' ? '+ x' : '− x',
              ),
            ],
          ],
          check: a
            .add(x)
            .mul(d.add(x))
            .equals(b.add(x).mul(c.add(x))),
        })
      },
    }),
  ],
}
