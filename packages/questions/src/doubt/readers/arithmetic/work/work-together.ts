import Fraction from 'fraction.js'
import type { Exact } from '../../../../kit/values/exact.ts'
import { sayNumber } from '../../../say-number.ts'
import { asksOfSome } from '../../toolkit/asked.ts'
import { found, type ReaderGroup, sayWithUnit } from '../../toolkit/found.ts'

const SPOKEN = { day: 'day', h: 'hour', min: 'minute' } as const
const one = new Fraction(1)

/** The unit of all times of the question; null when there are several. */
function unitOf(text: string): keyof typeof SPOKEN | null {
  const units = new Set([...text.matchAll(/\d (day|h|min)(?![a-z])/g)].map(([, unit]) => unit))
  const [only] = units
  return units.size === 1 && (only === 'day' || only === 'h' || only === 'min') ? only : null
}

const WORDS =
  'work job task piece tank cistern pipe pipes tap taps fill fills filled full do does doing complete completes finish finishes done a b c p q x y it days day hours minutes time taken needed open opened both together all working alone respectively separately same if how long many two 2 three 3 person man'
const OTHER =
  'empty|empties|emptied|drain|drains|leak|leaves?|left|after|before|joins?|joined|times|twice|thrice|half|efficien\\w*|remaining|alternate|alternately|starts?|wages|paid|%|more|less|days later|rest|part|fraction|men|women|boys|children|l|closed|third|1/2|destroy'

export const workTogether: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Time & Work', 'Pipes & Cisterns'],
  readers: [
    {
      // "A does a work in 6 days, B in 12 days. Working together, time?" / "A and B ... in 10 and 15 days ... together"
      id: 'each-alone',
      cue: /(?:work|job|task|tank|cistern|pipe|tap).*(?:together|both)|(?:together|both).*(?:work|job|task|tank)/,
      read(r) {
        const unit = unitOf(r.text)
        if (!unit || r.has(OTHER) || asksOfSome(r)) return null
        const list = r.take(
          `(?:in )?# ?(?:${unit})? and (?:in )?# ${unit}(?: respectively)?|(?:in )?# ?(?:${unit})?, # ?(?:${unit})? and # ${unit}(?: respectively)?`,
        )
        // Without a list every time must belong to one worker: 'A and B in 6 days' is the time of two.
        const isPaired =
          /(?<![a-z])(?!(?:day|h|min) )(?:[a-z]+) and (?:[a-z]+)(?: together)?(?: can| do| does| complete| finish| take)?[a-z ]{0,20} in \d/.test(
            r.text,
          )
        const times = list ?? (isPaired ? [] : r.all(`(?:in )?# ${unit}`))
        if (times.length < 2 || times.length > 3 || times.some((time) => time.lte(0))) return null
        if (/(?:together|both)[a-z ]{0,25} \d/.test(r.text)) return null
        if (!r.done(WORDS)) return null
        const rate = times.reduce<Exact>((sum, time) => sum.add(time.inverse()), new Fraction(0))
        const value = rate.inverse()
        const whole = times.reduce<Exact>((product, time) => product.mul(time), one)
        const units = times.reduce<Exact>((sum, time) => sum.add(whole.div(time)), new Fraction(0))
        return found({
          value,
          unit: SPOKEN[unit],
          steps: [
            [
              `Part done in one ${SPOKEN[unit]}`,
              `${times.map((time) => `1/${time}`).join(' + ')} = ${sayNumber(rate)}`,
            ],
            ['The whole', `1 ÷ ${sayNumber(rate)} = ${sayWithUnit(value, SPOKEN[unit])}`],
          ],
          check: whole.div(units).equals(value),
        })
      },
    },
    {
      // "A can do a job in 15 days and B in 20 days. They work together for 4 days. What fraction of the work is left?"
      id: 'fraction-left',
      cue: /(?:fraction|part)/,
      read(r) {
        const unit = unitOf(r.text)
        if (!unit || r.has('pipes?|tank|alone|men|women|times|twice|wages|%|alternate|destroy|joins?|empty'))
          return null
        const worked = r.one(`work(?:s|ed)? (?:together )?(?:for )?# ${unit}|(?:together )?for # ${unit}`)
        const times = r.all(`(?:in )?# ${unit}`)
        if (!worked || times.length !== 2 || !r.has('together|both') || times.some((time) => time.lte(0)))
          return null
        const left = r.drop('(?:left|remaining|unfinished|remains)')
        const done = !left && r.drop('(?:done|completed|finished)')
        if (!left && !done) return null
        r.drop('fraction|part|portion|that|of|what|left|they')
        if (!r.done(`${WORDS} for then can is`)) return null
        const part = times.reduce<Exact>((sum, time) => sum.add(time.inverse()), new Fraction(0)).mul(worked)
        const value = left ? one.sub(part) : part
        return found({
          value,
          steps: [
            [
              'Part done',
              `${worked} × (${times.map((time) => `1/${time}`).join(' + ')}) = ${part.toFraction()}`,
            ],
            ...(left ? [['Part left', `1 − ${part.toFraction()} = ${value.toFraction()}`] as const] : []),
          ],
          check:
            value.gt(0) &&
            value.lt(1) &&
            (left ? one.sub(value) : value).div(worked).equals(part.div(worked)),
        })
      },
    },
    {
      // "6 men or 10 women do a work in 15 days. In how many days will 3 men and 10 women do it?"
      id: 'men-or-women',
      cue: /\d+ (?:men|women|boys|children|girls|man|woman) or \d+/,
      read(r) {
        const WHO = '(?:men|women|boys|girls|children|man|woman)'
        const first = r.words(`#? ?(\\d+) (${WHO}) or (\\d+) (${WHO})`)?.filter((word) => word !== '')
        const days = r.one('(?:in )?# day')
        const next = r.words(`(\\d+) (${WHO}) and (\\d+) (${WHO})`)
        const [a, who, b, other] = first ?? []
        const [c, who2, d, other2] = next ?? []
        if (!a || !b || !c || !d || !days || who !== who2 || other !== other2) return null
        if (r.has('after|left|leave|join|remaining|h (?:a|per) day|times')) return null
        if (
          !r.drop('(?:in )?how many days|how long|(?:in )?what time') ||
          !r.done(`${WORDS} men women boys girls children can will`)
        )
          return null
        // What one of each does in a day, as a part of the whole.
        const [m, w] = [one.div(days.mul(a)), one.div(days.mul(b))]
        const value = m.mul(c).add(w.mul(d)).inverse()
        return found({
          value,
          unit: 'day',
          steps: [
            [
              `${a} ${who} do as much as ${b} ${other}`,
              `1 of the ${who} is worth ${sayNumber(new Fraction(b).div(a))} of the ${other}`,
            ],
            [
              'Part done in one day',
              `${c} ÷ (${a} × ${days}) + ${d} ÷ (${b} × ${days}) = ${sayNumber(value.inverse())}`,
            ],
            ['Time', sayWithUnit(value, 'day')],
          ],
          check: new Fraction(c).div(a).add(new Fraction(d).div(b)).mul(value).equals(days),
        })
      },
    },
    {
      // "15 men complete a work in 16 days working 6 hours a day. How many days for 12 men working 8 hours a day?"
      id: 'man-hours',
      cue: /\d h ?(?:a|per|\/|each|every|daily)/,
      read(r) {
        const WHO = '(?:men|women|workers|persons|people|labourers|boys|machines|man)'
        const PER = '(?: of)? ?# h ?(?:a|per|/|each|every|in a)? ?(?:day|daily)'
        const men = r.all(`# ${WHO}`)
        const hours = r.all(`(?:working |work )?${PER.trim()}`)
        const days = r.all('(?:in |for )?# day')
        if (
          hours.length !== 2 ||
          men.length + days.length !== 3 ||
          r.has('more|extra|less|left|join|after|half|times|part|remaining|km|m')
        )
          return null
        const asksMen = men.length === 1
        if (
          !r.drop(
            asksMen
              ? `how many (?:more )?${WHO}|number of ${WHO}`
              : '(?:in )?how many days|number of days|how long|in what time',
          )
        )
          return null
        if (
          !r.done(
            `${WORDS} men women workers persons people labourers boys machines man required needed working will can to for`,
          )
        )
          return null
        const [m1, m2] = men
        const [d1, d2] = days
        const [h1, h2] = hours
        if (!m1 || !d1 || !h1 || !h2) return null
        // The first sentence gives men, days and hours; the order of the second does not matter.
        const total = m1.mul(d1).mul(h1)
        const per = asksMen ? (d2 ?? one).mul(h2) : (m2 ?? one).mul(h2)
        const value = total.div(per)
        return found({
          value,
          unit: asksMen ? '' : 'day',
          steps: [
            ['The whole work', `${m1} × ${d1} × ${h1} = ${sayNumber(total)} man-hours`],
            ['Divide', `${sayNumber(total)} ÷ ${sayNumber(per)} = ${sayNumber(value)}`],
          ],
          check: value.mul(per).equals(total) && (!asksMen || value.d === 1n),
        })
      },
    },
  ],
}
