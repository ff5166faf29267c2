import Fraction from 'fraction.js'
import type { Exact } from '../../../kit/values/exact.ts'
import { sayNumber, sayPercent, sayRupees } from '../../say-number.ts'
import { found, type ReaderGroup } from '../toolkit/found.ts'
import { readWhole } from '../toolkit/whole.ts'

const one = new Fraction(1)
const hundred = new Fraction(100)
const CHANGE =
  '(increases?|increased|rises?|rose|grows?|grew|raised|decreases?|decreased|reduced|reduces?|falls?|fell|declines?|declined|drops?|dropped|lowered)'
const isUp = (word = ''): boolean => /^(?:incr|ris|ros|gr|rai)/.test(word)
const factorOf = (word: string | undefined, rate: Exact): Exact =>
  one.add((isUp(word) ? rate : rate.neg()).div(hundred))
const REST = '(?:remaining|rest|remainder|balance)(?: (?:income|salary|amount|money|part))?'
const INCOME = '(?:monthly |annual |total )?(?:income|salary|earnings|money|savings)'
const THING =
  '(?:house rent|rent|food|education|travel|travelling|clothes|clothing|entertainment|transport|bills|grocery|groceries|medicine|children|household items|fuel|charity|shopping|house|family|emi|books|petrol)'

/** Amounts that are changed again and again by percents or parts, and what they were or become. */
export const chainsOfChanges: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Percentage'],
  readers: [
    // "A number is first decreased by 10% and then increased by 10%. The number so obtained is 50 less than the original number. Find it."
    readWhole({
      id: 'changed-twice-by-so-much',
      cue: /number.*%.*%.*(?:less|more)/,
      patterns: [
        `number~(?:first )?${CHANGE}~#%~(?:again |further |afterwards |result )*${CHANGE}~#%~(?:new |resulting |final )?(?:number |result |value )?(?:thus |obtained |becomes |formed )*#~(less|more)~than~(?:original|initial)?~(?:number)?~(?:original |initial )?number`,
      ],
      solve([first, second, way], [a, b, difference]) {
        if (!a || !b || !difference) return null
        const factor = factorOf(first, a).mul(factorOf(second, b))
        const change = factor.sub(one)
        if (change.equals(0) || change.gt(0) !== (way === 'more')) return null
        const value = difference.div(change.abs())
        return found({
          value,
          steps: [
            [
              'Both changes together',
              `${sayNumber(factorOf(first, a))} × ${sayNumber(factorOf(second, b))} = ${sayNumber(factor)}`,
            ],
            [
              `The number is ${way} by`,
              `${sayPercent(change.abs().mul(hundred))} of the number = ${sayNumber(difference)}`,
            ],
            ['The number', sayNumber(value)],
          ],
          check: value.mul(factor).sub(value).abs().equals(difference),
        })
      },
    }),
    // "The population of a village is 1,20,000. It increases by 10% in the first year and decreases by 20% in the second. Find the population after 2 years."
    readWhole({
      id: 'two-years-of-change',
      cue: /(?:population|price|salary|value|production|income).*%.*%/,
      except: /before|ago|below|what %|how much %|% change|net|overall/,
      patterns: [
        `(?:present |current )?(?:population|price|salary|value|production|income)~(?:town|village|city|machine|car|house|land|man|article|factory)?~₹?#~(?:population|price)?~${CHANGE}~#%~(?:during|after)?~(?:first|1|1th)?~(?:year)?~(?:but|again|then)?~${CHANGE}~#%~(?:during|after)?~(?:next|second|2|2th|following)?~(?:year)?~(?:(?:population|price|salary|value|production|income)~(?:town|village|city)?~)?(?:(?:after|end) 2 year|end (?:second|2th) year|after 2 (?:changes)?|finally|final|new|final (?:population|price|salary|value))?~(?:population|price|salary|value|production|income)?`,
      ],
      solve([first, second], [start, a, b], text) {
        if (!start || !a || !b) return null
        const once = start.mul(factorOf(first, a))
        const value = once.mul(factorOf(second, b))
        const isMoney = text.includes('₹')
        const say = isMoney ? sayRupees : sayNumber
        return found({
          value,
          unit: isMoney ? '₹' : '',
          steps: [
            ['After the first change', `${say(start)} × ${sayNumber(factorOf(first, a))} = ${say(once)}`],
            ['After the second change', `${say(once)} × ${sayNumber(factorOf(second, b))} = ${say(value)}`],
          ],
          check: value.div(factorOf(second, b)).div(factorOf(first, a)).equals(start),
        })
      },
    }),
    // "Ravi spends 30% of his salary on rent, 20% of the remaining on food and saves ₹11,200. Find his salary."
    readWhole({
      id: 'spends-parts-of-the-rest',
      cue: /%.*(?:remaining|rest|remainder|balance).*(?:sav|left|remain)/,
      patterns: [
        `(?:[a-z]+ )?(?:spends?|spent|gives?|gave|donates?)~#%~${INCOME}~${THING}~#%~${REST}~(?:spent |spends )?${THING}~(?:#%~${REST}~${THING}~)?(?:finally |still )?(?:saves?|saved|left|left over|savings|remaining|remains)~(?:₹)#~(?:left)?~(?:total |monthly )?(?:income|salary|money|earnings)`,
      ],
      solve(_, numbers) {
        const left = numbers.at(-1)
        const rates = numbers.slice(0, -1)
        if (!left || rates.length < 2 || rates.some((rate) => rate.gte(hundred))) return null
        const part = rates.reduce((kept, rate) => kept.mul(hundred.sub(rate)).div(hundred), one)
        const value = left.div(part)
        const back = rates.reduce((kept, rate) => kept.sub(kept.mul(rate).div(hundred)), value)
        return found({
          value,
          unit: '₹',
          steps: [
            [
              'What is left of the whole',
              `${rates.map((rate) => sayPercent(hundred.sub(rate))).join(' × ')} = ${sayPercent(part.mul(hundred))}`,
            ],
            ['The whole', `${sayRupees(left)} ÷ ${sayNumber(part)} = ${sayRupees(value)}`],
          ],
          check: back.equals(left),
        })
      },
    }),
    // "A's salary is 40% of B's, which is 25% of C's. What percent of C's salary is A's?"
    readWhole({
      id: 'percent-of-a-percent-of',
      cue: /%.*%.*%/,
      patterns: [
        "([a-z]+)'s~(?:salary|income|age|marks|height|weight)?~#%~([a-z]+)'s~(?:salary|income|age|marks|height|weight)?~(?:([a-z]+)'s~(?:salary|income|age|marks|height|weight)?~)?#%~([a-z]+)'s~(?:salary|income|age|marks|height|weight)?~%~([a-z]+)'s~(?:salary|income|age|marks|height|weight)?~([a-z]+)'s~(?:salary|income|age|marks|height|weight)?",
        "([a-z]+)'s~(?:salary|income|age|marks|height|weight)?~#%~([a-z]+)'s~(?:salary|income|age|marks|height|weight)?~(?:([a-z]+)'s~(?:salary|income|age|marks|height|weight)?~)?#%~([a-z]+)'s~(?:salary|income|age|marks|height|weight)?~([a-z]+)'s~(?:salary|income|age|marks|height|weight)?~%~([a-z]+)'s~(?:salary|income|age|marks|height|weight)?",
      ],
      solve(words, [a, b], text) {
        if (!a || !b) return null
        const people = words.length === 6 ? words.toSpliced(2, 1) : words
        if (words.length === 6 && words[1] !== words[2]) return null
        const [x, , z, p, q] = people
        const isOf = /% [a-z]+'s[a-z ]*? [a-z]+'s[a-z ]*$/.test(text)
        const [whole, part] = isOf ? [p, q] : [q, p]
        if (whole !== z || part !== x) return null
        const value = a.mul(b).div(hundred)
        return found({
          value,
          unit: '%',
          steps: [['Percent of a percent', `${sayPercent(a)} of ${sayPercent(b)} = ${sayPercent(value)}`]],
          check: value.div(a).mul(hundred).equals(b),
        })
      },
    }),
  ],
}
