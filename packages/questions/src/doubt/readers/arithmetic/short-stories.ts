import Fraction from 'fraction.js'
import { sayNumber } from '../../say-number.ts'
import { found, type ReaderGroup } from '../toolkit/found.ts'
import { readWhole } from '../toolkit/whole.ts'

const one = new Fraction(1)
const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const DAY = `(${DAYS.join('|')})`
const WHEN = '(day before yesterday|day after tomorrow|yesterday|tomorrow|today)'
const SHIFTS: Readonly<Record<string, number>> = {
  'day before yesterday': -2,
  yesterday: -1,
  today: 0,
  tomorrow: 1,
  'day after tomorrow': 2,
}
const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

export const shortStories: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Time & Work', 'Number System', 'Calendar'],
  readers: [
    // "Pipe A fills a tank in 6 hrs and pipe B in 8 hrs. Both together?"
    readWhole({
      id: 'two-pipes-together',
      concepts: ['Pipes & Cisterns'],
      cue: /(?:pipe|tap).*fill/,
      patterns: [
        '(?:pipe|tap)s? a~(?:fills?)~(?:tank|cistern|it)~# (h|min)~(?:pipe|tap)? b~(?:fills?|it)*~# (h|min)~(?:both|opened|open|together|time|fill|tank|long|take|taken|many|hours|minutes|pipes)*',
      ],
      solve([unit = '', other = ''], [a, b], text) {
        if (!a || !b || unit !== other || !/both|together/.test(text)) return null
        const value = a.mul(b).div(a.add(b))
        return found({
          value,
          unit: unit === 'h' ? 'hour' : 'minute',
          steps: [
            ['In one', `1/${a} + 1/${b} = ${one.div(a).add(one.div(b)).toFraction()}`],
            ['Together', sayNumber(value)],
          ],
          check: one.div(value).equals(one.div(a).add(one.div(b))),
        })
      },
    }),
    // "In what ratio must water be mixed with milk costing ₹60 per litre to get a mixture worth ₹40 per litre?"
    readWhole({
      id: 'water-into-milk',
      concepts: ['Mixture & Alligation'],
      cue: /water.*milk/,
      patterns: [
        'ratio~(?:must|should)?~water~(?:must|should)?~(?:mixed|added)~milk~(?:costing|worth|bought|costs?)?~₹#~(?:l|litre)~(?:obtain|get|gain|make)?~mixture~(?:worth|costing)?~₹#~(?:l|litre)',
      ],
      solve(_, [milk, mixture]) {
        if (!milk || !mixture || mixture.gte(milk)) return null
        const ratio = milk.sub(mixture).div(mixture)
        return found({
          value: `${ratio.n} : ${ratio.d}`,
          steps: [
            [
              'Water costs nothing',
              `water : milk = (${sayNumber(milk)} − ${sayNumber(mixture)}) : ${sayNumber(mixture)}`,
            ],
            ['Ratio', `${ratio.n} : ${ratio.d}`],
          ],
          check: milk
            .mul(ratio.d.toString())
            .div((ratio.n + ratio.d).toString())
            .equals(mixture),
        })
      },
    }),
    // "The product of two consecutive numbers is 156. Find the smaller."
    readWhole({
      id: 'consecutive-product',
      concepts: ['Number System'],
      cue: /product.*consecutive/,
      patterns: [
        'product~2 consecutive~(natural|positive|even|odd)?~(?:numbers|integers)~#~(smaller|larger|greater|smallest|largest|numbers)?~(?:numbers?|1|integers?)*',
      ],
      solve(words, [product]) {
        if (product?.d !== 1n) return null
        const kind = words.find((word) => /^(?:natural|positive|even|odd)$/.test(word))
        const gap = kind === 'even' || kind === 'odd' ? 2 : 1
        const root = Math.floor(Math.sqrt(Number(product.n)))
        const small = [root - 2, root - 1, root].find(
          (value) => value > 0 && value * (value + gap) === Number(product.n),
        )
        if (
          small === undefined ||
          (kind === 'even' && small % 2 === 1) ||
          (kind === 'odd' && small % 2 === 0)
        )
          return null
        const asked = words.find((word) => /^(?:small|larg|great)/.test(word))
        const value = asked === undefined ? null : asked.startsWith('small') ? small : small + gap
        return found({
          value: value === null ? `${small} and ${small + gap}` : new Fraction(value),
          steps: [['Try numbers near the root', `${small} × ${small + gap} = ${product}`]],
          check: small * (small + gap) === Number(product.n),
        })
      },
    }),
    // "If the day before yesterday was Friday, what will be the day after tomorrow?"
    readWhole({
      id: 'day-by-day',
      concepts: ['Calendar'],
      cue: /yesterday|tomorrow/,
      patterns: [`${WHEN} ${DAY}~(?:day)?~${WHEN}`, `${WHEN} ${DAY}~${WHEN}~(?:day)`],
      solve([from = '', day = '', to = '']) {
        const [start, end] = [SHIFTS[from], SHIFTS[to]]
        if (start === undefined || end === undefined || start === end) return null
        const value = DAYS[(DAYS.indexOf(day) + end - start + 7) % 7] ?? ''
        return found({
          value: value.replace(/^./, (letter) => letter.toUpperCase()),
          steps: [
            ['Days between', String(end - start)],
            ['The day', value.replace(/^./, (letter) => letter.toUpperCase())],
          ],
          check: (DAYS.indexOf(value) - DAYS.indexOf(day) - (end - start) + 14) % 7 === 0,
        })
      },
    }),
    // "If the 5th of a month is Tuesday, what day is the 19th?"
    readWhole({
      id: 'day-of-the-month',
      concepts: ['Calendar'],
      cue: /\dth.*month|month.*\dth/,
      patterns: [
        `#th~(?:day )?month~${DAY}~(?:day)?~#th~(?:same month|month)?~(?:day)?`,
        `#th~${DAY}~(?:day)?~#th~(?:day)?~(?:same )?month~(?:day)?`,
      ],
      solve([day = ''], [from, to]) {
        if (from?.d !== 1n || to?.d !== 1n || from.lt(1) || to.lt(1) || from.gt(31) || to.gt(31)) return null
        const shift = Number(to.n) - Number(from.n)
        const value = DAYS[(DAYS.indexOf(day) + shift + 35) % 7] ?? ''
        return found({
          value: value.replace(/^./, (letter) => letter.toUpperCase()),
          steps: [['Days between', `${shift}, which is ${Math.abs(shift) % 7} beyond whole weeks`]],
          check: (DAYS.indexOf(value) - DAYS.indexOf(day) - shift + 70) % 7 === 0,
        })
      },
    }),
    // "Which year will have the same calendar as 2023?"
    readWhole({
      id: 'same-calendar',
      concepts: ['Calendar'],
      cue: /calendar/,
      patterns: [
        '(?:year)~(?:same|have same|identical|using same)~calendar~(?:year)?~#',
        'calendar~(?:year)?~#~(?:same|used|repeated|valid|identical)~(?:again)?~(?:year)?',
      ],
      solve(_, [given]) {
        if (given?.d !== 1n || given.lt(1800) || given.gt(2300)) return null
        const year = Number(given.n)
        let [next, shift] = [year, 0]
        do {
          shift = (shift + (isLeap(next) ? 2 : 1)) % 7
          next += 1
        } while (shift !== 0 || isLeap(next) !== isLeap(year))
        return found({
          value: new Fraction(next),
          shown: String(next),
          steps: [
            [
              'Add odd days until they are a whole number of weeks',
              `${next} begins on the same day and is ${isLeap(next) ? '' : 'not '}a leap year.`,
            ],
          ],
          check: new Date(Date.UTC(next, 0, 1)).getUTCDay() === new Date(Date.UTC(year, 0, 1)).getUTCDay(),
        })
      },
    }),
    // "A > B, C > A, D < B. Who is the greatest?"
    {
      id: 'greatest-by-signs',
      concepts: ['Ranking & Order'],
      cue: /[a-z] ?[<>] ?[a-z]/,
      read(r) {
        const match =
          /^(?:if )?((?:[a-z] ?[<>] ?[a-z](?: ?[<>] ?[a-z])*[,. ]*(?:and )?)+)(?:then )?(?:who|which|what)(?: one)? is (?:the )?(greatest|largest|tallest|biggest|highest|oldest|smallest|shortest|lowest|youngest|least)(?: of all| among them)?[ ?]*$/.exec(
            r.text,
          )
        if (!match?.[1] || !match[2]) return null
        const more = new Map<string, Set<string>>()
        const people = new Set<string>()
        for (const chain of match[1].split(/,|\band\b|\. /)) {
          const letters = chain.match(/[a-z]/g) ?? []
          const signs = chain.match(/[<>]/g) ?? []
          for (const [at, sign] of signs.entries()) {
            const [a = '', b = ''] = [letters[at], letters[at + 1]]
            const [big, small] = sign === '>' ? [a, b] : [b, a]
            people.add(a).add(b)
            more.set(big, (more.get(big) ?? new Set()).add(small))
          }
        }
        const below = (person: string, seen = new Set<string>()): Set<string> => {
          for (const next of more.get(person) ?? []) if (!seen.has(next)) below(next, seen.add(next))
          return seen
        }
        const wantsMost = /^(?:great|larg|tall|big|high|old)/.test(match[2])
        const fitting = [...people].filter((person) =>
          [...people].every(
            (other) => other === person || (wantsMost ? below(person).has(other) : below(other).has(person)),
          ),
        )
        const [only] = fitting
        if (only === undefined || fitting.length !== 1) return null
        return found({
          value: only.toUpperCase(),
          steps: [[`${wantsMost ? 'Above' : 'Below'} all others`, only.toUpperCase()]],
          check: !below(only).has(only),
        })
      },
    },
  ],
}
