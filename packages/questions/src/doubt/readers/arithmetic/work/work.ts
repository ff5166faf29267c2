import Fraction from 'fraction.js'
import { sayNumber, sayRupees } from '../../../say-number.ts'
import { asksOfSome } from '../../toolkit/asked.ts'
import { found, type ReaderGroup, sayWithUnit } from '../../toolkit/found.ts'
import type { Reading } from '../../toolkit/reading.ts'

const one = new Fraction(1)
const DO = 'do|does|complete|completes|finish|finishes|finished|build|paint|dig|fill|fills|type'
const WORDS =
  'work job task piece wall field b c d p q r x y it the days day hours hour tank cistern pipe pipes tap taps inlet outlet minutes same full filled empty time done completed finished people person men women'

const KINDS_OF_WORKERS = [
  '(?:men|man|workers|labourers|laborers|persons|people)',
  'women',
  'boys',
  'students',
  'machines',
  'pumps',
  'typists',
]

/** 'day', 'h' or 'min', whichever the question uses throughout. */
function unitOf(text: string): 'day' | 'h' | 'min' | null {
  const units = new Set([...text.matchAll(/\d (day|h|min)(?![a-z])/g)].map(([, unit]) => unit))
  const [only] = units
  return units.size === 1 && (only === 'day' || only === 'h' || only === 'min') ? only : null
}
/** 'A and B in 10 days, B and C in 12 days': each time is that of two people. */
const isOfPairs = (text: string): boolean =>
  (text.match(/(?<![a-z])[a-z] and [a-z](?![a-z])[^\d]{0,60}\d/g)?.length ?? 0) > 1
const SPOKEN = { day: 'day', h: 'hour', min: 'minute' } as const

const asksTogether = (r: Reading): boolean =>
  r.drop(
    `(?:in )?(?:how (?:many|much|long)|what|find the)(?: (?:day|days|hours|minutes|time|no of days|number of days))?[a-z, ]{0,60}?together[a-z, ]{0,40}|(?:if )?(?:they|both|all|the 2|the 3)?[a-z ]{0,30}?together[a-z, ]{0,40}(?:how (?:many|much|long)|what)[a-z ]{0,60}|together,?[a-z ,]{0,40}(?:in|take)(?: how many days)?|(?:in )?how (?:many|much|long)(?: (?:days|hours|minutes|time))? (?:will|can|would|do|does) (?:they|both|all|a and b|it|the tank|the cistern)[a-z ,]{0,60}`,
  )

export const work: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Time & Work', 'Pipes & Cisterns'],
  readers: [
    {
      // "A, B and C can finish a work in 10, 12 and 15 days. In how many days will they finish it together?"
      id: 'together',
      cue: /(?:work|job|task|wall|field|piece)/,
      read(r) {
        if (
          r.has(
            'pipes?|taps?|tank|alone|leaves?|left|after|before|joins?|joined|men|women|boys|children|times|twice|thrice|half|efficien|remaining|alternate|starts?|wages|paid|%|destroy',
          )
        )
          return null
        const unit = unitOf(r.text)
        if (!unit || isOfPairs(r.text) || asksOfSome(r)) return null
        const list = r.take(
          `in # ?(?:${unit})?,(?: in)? # ?(?:${unit})? and (?:in )?# ${unit}|in # ?(?:${unit})? and # ${unit}(?: respectively)?`,
        )
        const times = list ?? r.all(`(?:in )?# ${unit}`)
        if (times.length < 2 || times.length > 3 || times.some((time) => time.lte(0))) return null
        if (
          /(?:^|[.,] ?|and )[a-z]+ and [a-z]+(?: together)? can|(?<![a-z])(?!(?:day|h|min) )[a-z]+ and [a-z] in/.test(
            r.text,
          ) &&
          !list
        )
          return null
        if (!asksTogether(r)) return null
        r.drop(
          `(?:can )?(?:${DO})|together|working|work|both|all|alone|while|they|how many|days|hours|minutes|separately|2|3`,
        )
        if (!r.done(WORDS)) return null
        return together(times, SPOKEN[unit], 'work')
      },
    },
    {
      // "A and B together can do a work in 12 days. A alone can do it in 20 days. How long will B alone take?"
      id: 'the-other-alone',
      cue: /(?:together|and).*(?:alone|b )/,
      read(r) {
        if (
          r.has(
            'pipes?|taps?|tank|leaves?|left|after|before|joins?|joined|men|women|times|twice|half|efficien|remaining|alternate|wages|paid|%|more|less|fewer|longer|extra|than',
          )
        )
          return null
        const unit = unitOf(r.text)
        if (!unit || !r.has('alone|himself|by himself|herself')) return null
        const both = r.one(
          `[a-z]+ and [a-z]+,?(?: working| work)?(?: together)?,? (?:can )?(?:together )?(?:${DO}) (?:a |the |this )?(?:piece of )?(?:work|job|task|it)(?: together)?(?: in)? # ${unit}`,
        )
        const single = r.one(
          `[a-z]+ (?:alone |by himself )?(?:can )?(?:${DO}) (?:it|the work|the same work|the job|the same job|the same)(?: alone| by himself)?(?: in)? # ${unit}|[a-z]+ alone (?:takes |needs |requires )?(?:in )?# ${unit}|in # ${unit}`,
        )
        if (!both || !single || single.lte(both)) return null
        if (
          !r.drop(
            '(?:in )?(?:how (?:many|much|long)|what)[a-z ]{0,60}|(?:find )?(?:the )?time[a-z ]{0,40}|(?<=[.,?] ?(?:find )?)[a-z]+ alone$',
          )
        )
          return null
        r.drop(`${DO}|alone|together|himself|if|while|same`)
        if (!r.done(WORDS)) return null
        const rate = both.inverse().sub(single.inverse())
        const value = rate.inverse()
        return found({
          value,
          unit: SPOKEN[unit],
          steps: [
            [
              `Work of one ${SPOKEN[unit]}`,
              `together $\\frac{1}{${both}}$, one alone $\\frac{1}{${single}}$`,
            ],
            [
              'Take away',
              `$\\frac{1}{${both}} - \\frac{1}{${single}} = ${rate.toLatex()}$, so the other needs ${sayWithUnit(value, SPOKEN[unit])}`,
            ],
          ],
          check: both.mul(single).div(single.sub(both)).equals(value),
        })
      },
    },
    {
      // "A and B can do a work in 12 days, B and C in 15 days, C and A in 20 days. How long will all take together? / A alone?"
      id: 'pairs',
      cue: /and .* and .* and /,
      read(r) {
        const unit = unitOf(r.text)
        if (!unit) return null
        const pairs = [
          ...r.rest.matchAll(
            new RegExp(
              `(?<![a-z])([a-z]) and ([a-z])(?: together)?(?: can (?:${DO}))?[a-z ]{0,30}?(?: in)? (\\d+(?:\\.\\d+)?(?: \\d+/\\d+)?) ${unit}`,
              'g',
            ),
          ),
        ]
        if (pairs.length !== 3) return null
        const people = [...new Set(pairs.flatMap(([, a = '', b = '']) => [a, b]))]
        if (people.length !== 3) return null
        for (const [all] of pairs) r.rest = r.rest.replace(all, ' ')
        const sum = pairs
          .reduce((rates, [, , , time = '1']) => rates.add(toTime(time).inverse()), new Fraction(0))
          .div(2)
        const alone =
          /(?:will|can|does|would) ([a-z]) (?:alone )?(?:take|do|finish|complete)[a-z ]{0,30}|([a-z]) alone/.exec(
            r.rest,
          )
        const who = alone?.[1] ?? alone?.[2]
        if (
          !r.drop('(?:all )?(?:together )?(?:in )?(?:how (?:many|much|long)|what)[a-z, ]{0,80}') ||
          r.has('leaves?|left|after|wages|remaining')
        )
          return null
        r.drop(`${DO}|alone|together|3|all|if|while|work`)
        if (!r.done(WORDS)) return null
        const others = pairs.find(([, a, b]) => a !== who && b !== who)
        const rate = who && people.includes(who) ? sum.sub(toTime(others?.[3] ?? '1').inverse()) : sum
        if (rate.lte(0) || (who && !people.includes(who))) return null
        return found({
          value: rate.inverse(),
          unit: SPOKEN[unit],
          steps: [
            [
              'Add the three pairs',
              `twice the work of all three in one ${SPOKEN[unit]}: $${sum.mul(2).toLatex()}$, so all three do $${sum.toLatex()}$`,
            ],
            [
              'Answer',
              who
                ? `take away the pair without ${who.toUpperCase()}: $${rate.toLatex()}$, which is ${sayWithUnit(rate.inverse(), SPOKEN[unit])}`
                : sayWithUnit(rate.inverse(), SPOKEN[unit]),
            ],
          ],
          check: rate.mul(rate.inverse()).equals(1),
        })
      },
    },
    {
      // "A is twice as good a workman as B. Together they finish a work in 18 days. How long will A alone take?"
      id: 'times-as-good',
      cue: /(?:as good|as fast|as efficient|as much|faster|efficient)/,
      read(r) {
        const unit = unitOf(r.text)
        r.rest = r.rest.replaceAll(/\btwice\b/g, '2 times').replaceAll(/\bthrice\b/g, '3 times')
        const times = r.one(
          '[a-z]+ is # times as (?:good|fast|efficient)(?: a)?(?: workman| worker)? as [a-z]+|[a-z]+ (?:works|can work) # times as fast as [a-z]+',
        )
        const order =
          /([a-z]+) (?:is|works|can work)(?: twice| thrice| \d+ times) as (?:good|fast|efficient)(?: a)?(?: workman| worker)? as ([a-z]+)/.exec(
            r.text,
          )
        const both = r.one(
          `together[a-z, ]{0,50}in # ${unit}|in # ${unit}[a-z ]{0,12}together|(?:they|a and b|both)[a-z ]{0,40}in # ${unit}|in # ${unit}`,
        )
        const asked =
          /(?:will|can|does|would) ([a-z]+) (?:alone )?(?:take|do|finish|complete)|([a-z]+) alone/.exec(
            r.rest,
          )
        const who = asked?.[1] ?? asked?.[2]
        if (
          !unit ||
          !times ||
          !both ||
          !order?.[1] ||
          !order[2] ||
          !who ||
          (who !== order[1] && who !== order[2])
        )
          return null
        if (r.has('less|more|less time|%')) return null
        r.drop('(?:in )?(?:how (?:many|much|long)|what)[a-z ]{0,60}')
        r.drop(`${DO}|alone|together|they|if|then|and therefore|workman`)
        if (!r.done(WORDS)) return null
        const slow = both.mul(times.add(1))
        const value = who === order[1] ? slow.div(times) : slow
        return found({
          value,
          unit: SPOKEN[unit],
          steps: [
            [
              'Count in the work of the slower one',
              `together ${times.add(1)} parts, so the slower one needs ${times.add(1)} × ${both} = ${slow}`,
            ],
            ['The faster one', `${slow} ÷ ${times} = ${sayNumber(slow.div(times))}`],
          ],
          check: slow.inverse().add(slow.div(times).inverse()).equals(both.inverse()),
        })
      },
    },
    {
      // "If 12 men can do a work in 15 days, how many days will 20 men take?" Also hours a day.
      id: 'men-days',
      cue: /(?:men|workers|labourers|persons|people|women|machines|boys|pumps)/,
      read(r) {
        const WHO =
          '(?:men|workers|labourers|laborers|persons|people|women|machines|boys|pumps|man|typists|students)'
        if (
          r.has(
            'and # (?:women|boys|children)|times|twice|half|after|before|remaining|left|more|extra|additional|joined|food|provisions|%|each|wages|earn',
          )
        )
          return null
        // A woman's or a boy's work is not a man's.
        if (KINDS_OF_WORKERS.filter((kind) => r.has(`# ${kind}|how many ${kind}`)).length > 1) return null
        const hoursFirst = r.take(`# ${WHO},? working # h (?:a|per|each|every) ?day,?[a-z ,]{0,40}? in # day`)
        const [crew, daily, span] = hoursFirst ?? []
        const first = hoursFirst
          ? [crew, span, daily]
          : r.take(
              `# ${WHO}[a-z ,]{0,50}? in # day(?:,? (?:working )?(?:at the rate of )?# h (?:a|per|each|every)? ?(?:day)?)?`,
            )
        if (!first?.[0] || !first[1]) return null
        const hours = first[2]
        const nextHours = r.one('(?:working )?# h (?:a|per|each|every) ?(?:day)?')
        if ((hours === undefined) !== (nextHours === undefined)) return null
        const men = r.one(`# ${WHO}`)
        const days = men ? undefined : r.one('(?:in )?# day')
        const ask = r.drop(
          men ? '(?:in )?how (?:many|much|long)(?: (?:days|time))?|what time' : `how many ${WHO}`,
        )
        if ((!men && !days) || !ask) return null
        r.drop(
          `${DO}|work|working|required|needed|will|men|same|take|reap|build|built|complete|house|road|trench|days?`,
        )
        if (!r.done(`${WORDS} ${WHO.slice(3, -1).split('|').join(' ')} if to a`)) return null
        const total = first[0].mul(first[1]).mul(hours ?? 1)
        const value = total.div((men ?? days ?? one).mul(nextHours ?? 1))
        return found({
          value,
          unit: men ? 'day' : '',
          steps: [
            [
              'The whole work',
              `${first[0]} × ${first[1]}${hours ? ` × ${hours}` : ''} = ${sayNumber(total)} units`,
            ],
            [
              'Share it',
              `${sayNumber(total)} ÷ ${sayNumber((men ?? days ?? one).mul(nextHours ?? 1))} = ${sayNumber(value)}`,
            ],
          ],
          check:
            value.mul((men ?? days ?? one).mul(nextHours ?? 1)).equals(total) &&
            (men !== undefined || value.d === 1n),
        })
      },
    },
    {
      // "Two pipes fill a tank in 20 and 30 minutes and a third empties it in 15 minutes. How long to fill with all open?"
      id: 'pipes',
      cue: /(?:pipe|tap|tank|cistern|inlet|outlet)/,
      read(r) {
        const unit = unitOf(r.text)
        if (
          !unit ||
          asksOfSome(r) ||
          r.has(
            '(?<!then )after(?! how)|opened for|open for|kept open for|for # (?:h|min)|also opened|then # also|closed|turned off|half|leak|leakage|alternate|litres|remaining|part|l|gallons',
          ) ||
          /\d l\b/.test(r.text)
        )
          return null
        const out = r.all(
          `(?:can )?(?:empty|empties|emptied|drain|drains|drained)(?: it| the tank| the full tank| the cistern| the same tank| the full cistern)?(?: completely)?(?: by (?:a|an|another|the other|the)(?: tap| pipe| outlet)*)? in # ${unit}|(?:empty|empties) [a-z ]{0,15}in # ${unit}`,
        )
        const pair = r.take(
          `in # ?(?:${unit})?,? ?(?:and|&) # ${unit}(?: respectively)?|in # ?(?:${unit})?, # ?(?:${unit})? and # ${unit}`,
        )
        const ins = [...(pair ?? []), ...r.all(`(?:in )?# ${unit}`)]
        if (ins.length === 0 || ins.length + out.length < 2 || ins.length + out.length > 4) return null
        if (/empt|drain/.test(r.text) && out.length === 0) return null
        if (
          !r.drop(
            '(?:in |after )?(?:how (?:many|much|long)|what|find the)[a-z ,]{0,100}|(?:the )?(?:tank|cistern) will be (?:filled|full|fill)(?: completely)? in|(?:both|all)[a-z ]{0,20} together,?[a-z ]{0,30}(?:fills?|filled|full)(?: in)?|(?:the )?time (?:taken |required |needed )?to fill(?: (?:the )?(?:tank|cistern))?[a-z ]{0,40}',
          )
        )
          return null
        r.drop(
          `${DO}|together|both|all|open(?:ed)?|simultaneously|another|other|third|second|first|same|while|if|are|2|3|1|filled|separately|it|an?`,
        )
        if (!r.done(`${WORDS} a b c and`)) return null
        const rate = ins
          .reduce((sum, time) => sum.add(time.inverse()), new Fraction(0))
          .sub(out.reduce((sum, time) => sum.add(time.inverse()), new Fraction(0)))
        if (rate.lte(0)) return null
        const value = rate.inverse()
        const whole = [...ins, ...out].reduce((product, time) => product.mul(time), one)
        const units = ins
          .reduce((sum, time) => sum.add(whole.div(time)), new Fraction(0))
          .sub(out.reduce((sum, time) => sum.add(whole.div(time)), new Fraction(0)))
        return found({
          value,
          unit: SPOKEN[unit],
          steps: [
            [
              `Part filled in one ${SPOKEN[unit]}`,
              `${ins.map((time) => `1/${time}`).join(' + ')}${out.map((time) => ` − 1/${time}`).join('')} = ${sayNumber(rate)}`,
            ],
            ['The whole', `1 ÷ ${sayNumber(rate)} = ${sayWithUnit(value, SPOKEN[unit])}`],
          ],
          check: whole.div(units).equals(value),
        })
      },
    },
    {
      // "A pipe can fill a tank in 6 hours. Because of a leak it takes 8 hours. In how much time will the leak empty the full tank?"
      id: 'leak',
      cue: /leak/,
      read(r) {
        const unit = unitOf(r.text)
        if (!unit) return null
        const times = r.all(`# ${unit}(?: more| longer)?`)
        if (times.length !== 2 || /more|longer|extra/.test(r.text)) return null
        const [fast, slow] = times
        if (!fast || !slow || slow.lte(fast)) return null
        if (
          !r.drop(
            '(?:in )?(?:how (?:many|much|long)|what)[a-z ,]{0,30}leak[a-z ,]{0,50}|(?:the )?leak (?:alone )?(?:can|will) empty[a-z ]{0,40}',
          )
        )
          return null
        r.drop(
          'because|due|leak(?:age)?|bottom|without|there|but|takes?|fill(?:s|ed)?|empty|full|alone|owing|normally|its',
        )
        if (!r.done(WORDS)) return null
        const value = fast.inverse().sub(slow.inverse()).inverse()
        return found({
          value,
          unit: SPOKEN[unit],
          steps: [
            [
              'The leak does the difference',
              `1/${fast} − 1/${slow} = ${sayNumber(fast.inverse().sub(slow.inverse()))} of the tank in one ${SPOKEN[unit]}`,
            ],
            ['The whole tank', sayWithUnit(value, SPOKEN[unit])],
          ],
          check: fast.mul(slow).div(slow.sub(fast)).equals(value),
        })
      },
    },
    {
      // "A can do a work in 10 days and B in 15 days. They are paid ₹3,000 for it together. Find A's share."
      id: 'wages',
      cue: /(?:wage|paid|earn|share|contract|₹)/,
      read(r) {
        // 'A is paid ₹1500' is not the pay of both.
        if (
          /(?<![a-z])(?<!and )(?:a|b|he|she|[a-z]+) (?:is|was) paid/.test(r.text) &&
          !/they (?:are|were)/.test(r.text)
        )
          return null
        const unit = unitOf(r.text)
        const pay = r.one('₹#')
        const times = r.all(`(?:in )?# ${unit ?? 'day'}`)
        const who = /([ab]|[a-z]+)'s (?:share|wages?)|share of ([a-z]+)/.exec(r.text)
        const name = who?.[1] ?? who?.[2]
        if (!unit || !pay || times.length !== 2 || !name || r.has('help|c|assistance|3')) return null
        const first = /(?:^|if )([a-z]+) (?:can|does|alone)/.exec(r.text)?.[1]
        const second = /and ([a-z]+) (?:can |alone |in |does )/.exec(r.text)?.[1]
        if (!first || !second || ![first, second].includes(name)) return null
        r.drop(
          `${DO}|together|both|wages?|shares?|paid|earn(?:ed)?|total|get|for|undertake|contract|alone|work(?:ing)?|divided|how`,
        )
        if (!r.done(`${WORDS} s 's they`)) return null
        const [a, b] = times
        if (!a || !b) return null
        const part = name === first ? b.div(a.add(b)) : a.div(a.add(b))
        return found({
          value: pay.mul(part),
          unit: '₹',
          steps: [
            ['Pay goes by work of one day', `1/${a} : 1/${b} = ${b} : ${a}`],
            ['The share', `${sayRupees(pay)} × ${sayNumber(part)} = ${sayRupees(pay.mul(part))}`],
          ],
          check:
            pay
              .mul(part)
              .add(pay.mul(one.sub(part)))
              .equals(pay) &&
            a
              .inverse()
              .div(a.inverse().add(b.inverse()))
              .equals(name === first ? part : one.sub(part)),
        })
      },
    },
    {
      // "A can do a work in 20 days and B in 30 days. They work together for 6 days; what part is left? / B finishes the rest in how many days?"
      id: 'leaves-after',
      cue: /(?:leaves?|left|remaining|rest)/,
      read(r) {
        // 'What fraction of the work is left' asks for no time.
        if (r.has('(?:what|which) (?:fraction|part|portion)|fraction|how much (?:of the )?work')) return null
        const unit = unitOf(r.text)
        const own = r.take(
          `[a-z]+ (?:can )?(?:${DO})[a-z ]{0,30}in # ${unit ?? 'day'},? (?:and|while|whereas) [a-z]+ (?:can )?(?:(?:${DO})[a-z ]{0,25})?(?:alone )?in # ${unit ?? 'day'}|[a-z]+ and [a-z]+ can (?:${DO})[a-z ]{0,25} in # ?(?:day)? and # day(?: respectively)?`,
        )
        const shared = r.one(
          `(?:work(?:ed)? together |together |work(?:ed)? )?(?:for|after) # ${unit ?? 'day'}`,
        )
        if (!unit || !own?.[0] || !own[1] || !shared) return null
        const goes =
          /after \d+ (?:day|h),? ([a-z]+) (?:leaves|left)|(?:and|then|but) ([a-z]+) (?:leaves|left|goes away)|([a-z]+) (?:leaves|left)/.exec(
            r.text,
          )
        const gone = goes?.[1] ?? goes?.[2] ?? goes?.[3]
        const first = /(?:^|if )([a-z]+) (?:can|and|does|alone)/.exec(r.text)?.[1]
        if (!gone || !first || r.has('joins?|joined|before the')) return null
        const left = one.sub(shared.mul(own[0].inverse().add(own[1].inverse())))
        if (left.lte(0)) return null
        const rest = gone === first ? own[1] : own[0]
        const asksRest = r.drop(
          '(?:in )?(?:how (?:many|much|long)|what)[a-z ]{0,60}(?:remaining|rest|left)[a-z ]{0,25}|remaining work',
        )
        if (!asksRest || /total|whole work/.test(r.rest)) return null
        r.drop(
          `${DO}|together|both|leaves|left|leave|remaining|rest|then|but|start(?:ed)?|working|began|alone|work(?:ed)?|away|goes|finish`,
        )
        if (!r.done(WORDS)) return null
        const value = left.mul(rest)
        return found({
          value,
          unit: SPOKEN[unit],
          steps: [
            [
              'Work done together',
              `${shared} × (1/${own[0]} + 1/${own[1]}) = ${sayNumber(one.sub(left))}, so ${sayNumber(left)} is left`,
            ],
            ['The rest alone', `${sayNumber(left)} × ${rest} = ${sayWithUnit(value, SPOKEN[unit])}`],
          ],
          check: shared.div(own[0]).add(shared.div(own[1])).add(value.div(rest)).equals(1),
        })
      },
    },
  ],
}

function together(times: readonly Fraction[], unit: string, what: string) {
  const rate = times.reduce((sum, time) => sum.add(time.inverse()), new Fraction(0))
  const value = rate.inverse()
  const whole = times.reduce((product, time) => product.mul(time), one)
  const perUnit = times.reduce((sum, time) => sum.add(whole.div(time)), new Fraction(0))
  return found({
    value,
    unit,
    steps: [
      [
        `${what === 'work' ? 'Work' : 'Part'} of one ${unit}`,
        `${times.map((time) => `1/${time}`).join(' + ')} = ${sayNumber(rate)}`,
      ],
      ['The whole is 1', `1 ÷ ${sayNumber(rate)} = ${sayWithUnit(value, unit)}`],
    ],
    check: whole.div(perUnit).equals(value),
  })
}

function toTime(text: string): Fraction {
  const [whole = '1', part] = text.split(' ')
  return part ? new Fraction(whole).add(new Fraction(part)) : new Fraction(whole)
}
