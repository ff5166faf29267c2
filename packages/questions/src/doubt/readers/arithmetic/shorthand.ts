import Fraction from 'fraction.js'
import type { Exact } from '../../../kit/values/exact.ts'
import { sayNumber, sayPercent, sayRupees } from '../../say-number.ts'
import { found, type ReaderGroup } from '../toolkit/found.ts'
import { readWhole } from '../toolkit/whole.ts'

const hundred = new Fraction(100)
const one = new Fraction(1)
const THING = '(?:price|salary|income|population|value|number|cost|rent|wage|expenditure)'
const GOODS =
  '(?:articles?|pens?|eggs|oranges|mangoes|bananas|apples|books|pencils|toys|items|lemons|watches|shirts)'
const isUp = (word: string): boolean => /^(?:incr|rais|more|ris|hik)/.test(word)
const SPELT: Readonly<Record<string, string>> = { day: 'day', h: 'hour', min: 'minute' }
const SECONDS: Readonly<Record<string, number>> = { s: 1, min: 60, h: 3600 }
const perSecond = (speed: Exact, unit: string): Exact => (unit === 'km/h' ? speed.mul(5).div(18) : speed)

/** Days of two who work together. */
function together(a: Exact, b: Exact, unit: string) {
  const value = a.mul(b).div(a.add(b))
  return found({
    value,
    unit,
    steps: [
      ['In one', `1/${a.toFraction()} + 1/${b.toFraction()} = ${one.div(a).add(one.div(b)).toFraction()}`],
      ['Together', `${sayNumber(value)} ${unit}s`],
    ],
    check: one.div(value).equals(one.div(a).add(one.div(b))),
  })
}

/** Questions of arithmetic that are typed as notes: "A in 10 days B in 15 days together?" */
export const shorthand: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Percentage', 'Time & Work', 'Speed, Time & Distance'],
  readers: [
    // "A number is 20% more than 250. Number?"
    readWhole({
      id: 'more-than-a-number',
      cue: /% (?:more|less|greater) than/,
      patterns: [`(?:${THING} )?#% (more|less|greater) than #~(?:${THING})?`],
      solve([way = ''], [rate, base]) {
        if (!rate || !base) return null
        const value = base.mul(way === 'less' ? hundred.sub(rate) : hundred.add(rate)).div(100)
        return found({
          value,
          steps: [
            [
              'Change it',
              `${sayNumber(base)} ${way === 'less' ? '−' : '+'} ${sayPercent(rate)} of it = ${sayNumber(value)}`,
            ],
          ],
          check: value.sub(base).abs().mul(100).div(base).equals(rate),
        })
      },
    }),
    // "Price reduced by 10%, new price is 450, original price?"
    readWhole({
      id: 'before-the-change',
      cue: /(?:original|old|initial|earlier|previous)/,
      patterns: [
        `${THING}~(?:article|sugar|petrol|rice)?~(reduced|decreased|increased|raised|reduces|increases|decreases)~#%~(?:new)?~(?:${THING})?~(?:becomes?|became)?~₹?#~(?:original|old|initial|earlier|previous)~(?:${THING})?`,
      ],
      solve([way = ''], [rate, after]) {
        if (!rate || !after || (!isUp(way) && rate.gte(100))) return null
        const share = isUp(way) ? hundred.add(rate) : hundred.sub(rate)
        const value = after.mul(100).div(share)
        return found({
          value,
          steps: [['Go back', `${sayNumber(after)} ÷ ${sayPercent(share)} = ${sayNumber(value)}`]],
          check: value.mul(share).div(100).equals(after),
        })
      },
    }),
    // "Buy 2 get 1 free, discount percent"
    readWhole({
      id: 'some-free',
      cue: /free/,
      patterns: [
        '(?:shopkeeper|scheme|offer|shop|offers)*~buy # get # free~(?:scheme|offer)?~(?:effective|equivalent|net)?~(?:discount)~(?:%|percentage)?',
        '(?:shopkeeper|scheme|offer|shop|offers)*~buy # # free~(?:scheme|offer)?~(?:effective|equivalent|net)?~(?:discount)~(?:%|percentage)?',
      ],
      solve(_, [paid, free]) {
        if (!paid || !free) return null
        const value = free.mul(100).div(paid.add(free))
        return found({
          value,
          unit: '%',
          steps: [['Free among all', `${free} ÷ (${paid} + ${free}) × 100 = ${sayPercent(value)}`]],
          check: value.mul(paid.add(free)).div(100).equals(free),
        })
      },
    }),
    // "A dozen eggs bought for 60 and sold at 6 each. Profit %?"
    readWhole({
      id: 'bought-together-sold-each',
      cue: /each|apiece/,
      patterns: [
        `(?:man|shopkeeper|vendor)?~(?:buys|bought)?~(?:(dozen)|#)~${GOODS}~(?:bought|purchased)?~₹?#~(?:sold|sells|sell)~(?:them|each)*~₹?#~(?:each)?~(?:profit|gain|loss)~(?:or loss)?~(?:%|percentage)`,
      ],
      solve(words, numbers) {
        const isDozen = words[0] === 'dozen'
        const [count, cost, each] = isDozen ? [new Fraction(12), ...numbers] : numbers
        if (!count || !cost || !each) return null
        const sold = count.mul(each)
        const gain = sold.sub(cost).mul(100).div(cost)
        return found({
          value: gain.abs(),
          unit: '%',
          shown: `${gain.lt(0) ? 'Loss' : 'Profit'} of ${sayPercent(gain.abs())}`,
          steps: [
            ['Sold for', `${count} × ${sayRupees(each)} = ${sayRupees(sold)}`],
            [
              'Compare with the cost',
              `(${sayRupees(sold)} − ${sayRupees(cost)}) ÷ ${sayRupees(cost)} × 100 = ${sayPercent(gain)}`,
            ],
          ],
          check: cost.mul(hundred.add(gain)).div(100).equals(sold),
        })
      },
    }),
    {
      // "SI = 300, P = 1000, T = 3 years. R = ?"
      id: 'interest-in-letters',
      cue: /\b(?:s\.?i|simple interest|i)\b ?=|\bp ?= ?₹?\d/,
      read(r) {
        const given: Record<string, Fraction> = {}
        const rest = r.text.replace(
          /\b(si|s\.i\.?|simple interest|p|principal|r|rate|t|time) ?(?:=|is|:) ?₹?(\d+(?:\.\d+)?) ?(%|year|month)?(?: (?:p\.?a\.?|per annum))?/g,
          (_, name: string, number: string, unit?: string) => {
            const key = name.startsWith('s') ? 'si' : name.charAt(0)
            const value = new Fraction(number)
            given[key] = key === 't' && unit === 'month' ? value.div(12) : value
            return ' '
          },
        )
        const asked =
          /^[\s,.]*(?:then )?(?:find |what is )?(?:the )?(si|simple interest|p|principal|r|rate|t|time)(?: of interest)?(?: %)?[\s,.=?]*$/.exec(
            rest
              .replace(/[,.]/g, ' ')
              .replace(/\s+/g, ' ')
              .replace(/\band\b/g, ' ')
              .trim(),
          )?.[1]
        if (!asked || Object.keys(given).length !== 3) return null
        const { si, p, r: rate, t } = given
        const answer =
          asked.startsWith('s') && p && rate && t
            ? { value: p.mul(rate).mul(t).div(100), unit: '₹' }
            : asked.startsWith('p') && si && rate && t
              ? { value: si.mul(100).div(rate.mul(t)), unit: '₹' }
              : asked.startsWith('r') && si && p && t
                ? { value: si.mul(100).div(p.mul(t)), unit: '%' }
                : asked.startsWith('t') && si && p && rate
                  ? { value: si.mul(100).div(p.mul(rate)), unit: 'year' }
                  : null
        if (!answer) return null
        return found({
          ...answer,
          steps: [['SI = P × R × T ÷ 100', `gives ${sayNumber(answer.value)}`]],
          check: answer.value.gt(0),
        })
      },
    },
    {
      // "Average of 4 numbers is 25. Three are 20, 30, 28. Fourth?"
      id: 'last-of-an-average',
      cue: /average.*(?:fourth|fifth|third|4th|5th|other|remaining|last|sixth)/,
      read(r) {
        const match =
          /^(?:if )?(?:the )?average of (\d+) (?:numbers|observations|quantities) is (\d+(?:\.\d+)?) ?[,.]? ?(?:if )?(?:\d+|first \d+)? ?(?:of them |of the numbers |numbers |of these )?(?:are|is) ((?:\d+(?:\.\d+)?[, ]+(?:and )?)+\d+(?:\.\d+)?) ?[,.]? ?(?:then )?(?:find |what is )?(?:the )?(?:third|fourth|fifth|sixth|\d+th|other|remaining|last)(?: number| one| observation)?(?: is)?$/.exec(
            r.text,
          )
        const listed = (match?.[3]?.match(/\d+(?:\.\d+)?/g) ?? []).map((text) => new Fraction(text))
        if (!match?.[1] || !match[2] || listed.length !== Number(match[1]) - 1) return null
        const sum = new Fraction(match[1]).mul(match[2])
        const known = listed.reduce((total, each) => total.add(each))
        const value = sum.sub(known)
        return found({
          value,
          steps: [
            ['Sum of all', `${match[1]} × ${match[2]} = ${sayNumber(sum)}`],
            ['Less the others', `${sayNumber(sum)} − ${sayNumber(known)} = ${sayNumber(value)}`],
          ],
          check: known.add(value).div(match[1]).equals(match[2]),
        })
      },
    },
    // "A in 10 days, B in 15 days, together?" / "Pipe fills in 6 hrs, another in 12 hrs. Together?"
    readWhole({
      id: 'two-together',
      cue: /together|both/,
      patterns: [
        '(?:a)~(?:work|job|finish|complete|completes|finishes)*~# (day|h|min)~b~(?:same|work|job|finish|complete|completes|finishes)*~# (?:day|h|min)~(?:both|working|together)*~(?:time|days|many days|hours|work|finish|complete)*',
        '(?:1|2)?~pipes?~(?:fills?|fill)~(?:tank|cistern)?~# (day|h|min)~(?:another|other|second pipe|2th|and)?~(?:fills?)?~# (?:day|h|min)~(?:both|opened|open|together)+~(?:time|fill|tank|full|hours)*',
      ],
      solve([unit = ''], [a, b], text) {
        if (!a || !b || /leak|empt|drain|closed|alternate|leaves|left/.test(text)) return null
        return together(a, b, SPELT[unit] ?? unit)
      },
    }),
    // "A and B together 6 days, A alone 10 days. B alone?"
    readWhole({
      id: 'the-other-alone',
      cue: /alone/,
      patterns: [
        '(?:a) b~(?:work|job)?~(?:together)?~(?:work|job|finish|complete)*~# (day|h)~a~(?:alone)?~(?:takes)?~(?:work|job|finish|complete)*~# (?:day|h)~b~(?:alone)~(?:takes?|time|days|many days|work|finish|complete)*',
      ],
      solve([unit = ''], [both, a]) {
        if (!both || !a || both.gte(a)) return null
        const value = both.mul(a).div(a.sub(both))
        return found({
          value,
          unit: unit === 'h' ? 'hour' : 'day',
          steps: [
            ['B in one', `1/${both.toFraction()} − 1/${a.toFraction()} = ${one.div(value).toFraction()}`],
          ],
          check: one.div(value).add(one.div(a)).equals(one.div(both)),
        })
      },
    }),
    // "6 men 8 days. 12 men?"
    readWhole({
      id: 'men-and-days',
      cue: /men|workers|persons|people/,
      patterns: [
        '# (?:men|workers|persons|people|labourers)~(?:work|job|finish|complete|build)*~# (day|h)~# (?:men|workers|persons|people|labourers)~(?:same|work|job|finish|complete|many days|days|time|take)*',
      ],
      solve([unit = ''], [men, days, others]) {
        if (!men || !days || !others) return null
        const value = men.mul(days).div(others)
        return found({
          value,
          unit: unit === 'h' ? 'hour' : 'day',
          steps: [['Men × days is the same', `${men} × ${days} ÷ ${others} = ${sayNumber(value)}`]],
          check: value.mul(others).equals(men.mul(days)),
        })
      },
    }),
    // "Speed 54 km/h, time 20 sec, distance in m"
    readWhole({
      id: 'distance-of-a-speed',
      cue: /distance/,
      patterns: [
        'speed~(?:car|train|bus|body)?~# (km/h|m/s)~time~# (s|min|h)~distance~(?:covered|travelled)?~(?:(km|m)|metres?|meters?)?',
        'distance~(?:covered|travelled)?~# (s|min|h)~speed~# (km/h|m/s)~(?:(km|m))?',
      ],
      solve(words, numbers, text) {
        const isFirst = text.startsWith('speed')
        const [speed, time] = isFirst ? numbers : [numbers[1], numbers[0]]
        const [unit = '', span = ''] = isFirst ? words : [words[1], words[0]]
        const wanted =
          words[2] ?? (/met(?:re|er)s?$/.test(text) ? 'm' : unit === 'km/h' && span === 'h' ? 'km' : 'm')
        const seconds = SECONDS[span]
        if (!speed || !time || seconds === undefined) return null
        const metres = perSecond(speed, unit).mul(time).mul(seconds)
        const value = wanted === 'km' ? metres.div(1000) : metres
        return found({
          value,
          unit: wanted,
          steps: [['Distance', `speed × time = ${sayNumber(value)} ${wanted}`]],
          check: metres.div(time.mul(seconds)).equals(perSecond(speed, unit)),
        })
      },
    }),
    // "Distance between two places is 240 km. At 60 km/h, time?"
    readWhole({
      id: 'time-of-a-distance',
      cue: /time|long/,
      patterns: [
        'distance~(?:between)?~(?:2|two)?~(?:places|cities|towns|stations)?~# (km)~(?:car|train|bus|man)?~(?:speed|travels|moving|goes)*~# km/h~(?:time|long|many hours)~(?:taken|take|car|train|reach|cover)*',
      ],
      solve(_, [distance, speed]) {
        if (!distance || !speed || speed.equals(0)) return null
        const value = distance.div(speed)
        return found({
          value,
          unit: 'hour',
          steps: [['Time', `${sayNumber(distance)} ÷ ${sayNumber(speed)} = ${sayNumber(value)} hours`]],
          check: value.mul(speed).equals(distance),
        })
      },
    }),
    // "120 m train at 54 km/h crosses a pole in?"
    readWhole({
      id: 'train-and-pole',
      cue: /train/,
      patterns: [
        '# m~(?:long)?~train~(?:running|moving|speed)*~# (km/h|m/s)~(?:time)?~(?:crosses|passes|cross|pass)~(?:pole|man|tree|signal|post|standing man)~(?:time|seconds|sec|standing)*',
        'train # m~(?:long)?~(?:running|moving|speed)*~# (km/h|m/s)~(?:time)?~(?:crosses|passes|cross|pass)~(?:pole|tree|signal|post|standing man)~(?:time|seconds|sec)*',
      ],
      solve([unit = ''], [length, speed]) {
        if (!length || !speed || speed.equals(0)) return null
        const value = length.div(perSecond(speed, unit))
        return found({
          value,
          unit: 'second',
          steps: [
            [
              'Time for its own length',
              `${sayNumber(length)} ÷ ${sayNumber(perSecond(speed, unit))} = ${sayNumber(value)} s`,
            ],
          ],
          check: value.mul(perSecond(speed, unit)).equals(length),
        })
      },
    }),
    // "Boat speed 10 km/h, stream 2 km/h. Downstream speed?"
    readWhole({
      id: 'speed-with-the-stream',
      cue: /(?:down|up)stream/,
      patterns: [
        '(?:boat|man)~(?:speed)?~(?:still water)?~# km/h~(?:speed)?~(?:stream|current|river|water)~(?:speed)?~# km/h~(?:speed)?~(downstream|upstream)~(?:speed)?',
        'speed (?:boat|man)~(?:still water)?~# km/h~(?:speed)?~(?:stream|current|river|water)~# km/h~(?:speed)?~(downstream|upstream)~(?:speed)?',
      ],
      solve([way = ''], [boat, stream]) {
        if (!boat || !stream || stream.gte(boat)) return null
        const value = way === 'downstream' ? boat.add(stream) : boat.sub(stream)
        return found({
          value,
          unit: 'km/h',
          steps: [
            [way === 'downstream' ? 'Add the stream' : 'Take the stream away', `${sayNumber(value)} km/h`],
          ],
          check: value.sub(boat).abs().equals(stream),
        })
      },
    }),
    // "Upstream 6 km/h, downstream 10 km/h, speed of current / of the boat in still water"
    readWhole({
      id: 'stream-from-both-ways',
      cue: /upstream.*downstream|downstream.*upstream/,
      patterns: [
        '(?:speed )?(upstream|downstream)~(?:speed)?~# km/h~(?:speed )?(?:upstream|downstream)~(?:speed)?~# km/h~(?:speed|rate) (current|stream|boat|man)~(?:still water|boat)?',
      ],
      solve([first = '', asked = ''], [a, b]) {
        if (!a || !b || a.equals(b)) return null
        const [up, down] = first === 'upstream' ? [a, b] : [b, a]
        if (up.gte(down)) return null
        const isStream = asked === 'current' || asked === 'stream'
        const value = (isStream ? down.sub(up) : down.add(up)).div(2)
        return found({
          value,
          unit: 'km/h',
          steps: [[isStream ? 'Half the difference' : 'Half the sum', `${sayNumber(value)} km/h`]],
          check: (isStream ? down.sub(value).sub(value) : value.mul(2).sub(down)).equals(up),
        })
      },
    }),
    // "Present age ratio 3 : 5, sum 40. Younger age?"
    readWhole({
      id: 'ages-in-ratio',
      cue: /age.*ratio/,
      patterns: [
        '(?:present)?~ages?~(?:2|two)?~(?:a b|persons|people|friends|brothers)?~ratio~#:#~(?:their|ages?)*~sum~(?:their|ages?)*~#~(?:year)?~(younger|elder|older|smaller|larger)~(?:age|one|person|year)*',
      ],
      solve([who = ''], [a, b, sum]) {
        if (!a || !b || !sum || a.equals(b)) return null
        const small = a.lt(b) ? a : b
        const part = /^(?:younger|smaller)$/.test(who) ? small : a.add(b).sub(small)
        const value = sum.mul(part).div(a.add(b))
        return found({
          value,
          unit: 'year',
          steps: [['His parts', `${sayNumber(sum)} × ${part} ÷ ${a.add(b)} = ${sayNumber(value)}`]],
          check: value.mul(a.add(b)).div(part).equals(sum),
        })
      },
    }),
    // "5 years ago A was twice B. Now the sum is 40. Age of A?"
    readWhole({
      id: 'ages-ago-and-sum',
      cue: /ago/,
      patterns: [
        '# year ago~a~(twice|thrice|# times)~(?:old|age)*~b~(?:age)?~(?:present)?~sum~(?:their|ages?|present)*~#~(?:year)?~(?:present)?~age (a|b)',
      ],
      solve(words, numbers) {
        const [ago] = numbers
        const sum = numbers.at(-1)
        const who = words.at(-1)
        const times = words[0] === 'twice' ? 2 : words[0] === 'thrice' ? 3 : numbers[1]?.valueOf()
        if (!ago || !sum || times === undefined || numbers.length !== (words[0]?.endsWith('ice') ? 2 : 3))
          return null
        // A − g = k (B − g), A + B = s
        const b = sum
          .sub(ago)
          .add(ago.mul(times))
          .div(times + 1)
        const a = sum.sub(b)
        if (b.lte(ago)) return null
        return found({
          value: who === 'a' ? a : b,
          unit: 'year',
          steps: [
            ['Let B be b now', `${sum} − b − ${ago} = ${times} × (b − ${ago})`],
            ['So', `B is ${sayNumber(b)}, A is ${sayNumber(a)}`],
          ],
          check: a.sub(ago).equals(b.sub(ago).mul(times)),
        })
      },
    }),
    // "Area of a rectangle 15 cm by 8 cm" / "diagonal of rectangle 8 x 6"
    readWhole({
      id: 'rectangle-by-two-sides',
      cue: /rectang/,
      patterns: [
        '(area|perimeter|diagonal)~(?:rectangle|rectangular [a-z]+)~(?:sides?|length|l|dimensions)?~# ?(?:(cm|m) )?[x*]?~(?:breadth|width|b)?~# ?(cm|m)?',
      ],
      solve([asked = '', ...units], [a, b]) {
        if (!a || !b || new Set(units).size > 1) return null
        const unit = units[0] ?? ''
        const square = a.mul(a).add(b.mul(b))
        const root = new Fraction(Math.round(Math.sqrt(square.valueOf())))
        const value = asked === 'area' ? a.mul(b) : asked === 'perimeter' ? a.add(b).mul(2) : root
        return found({
          value,
          unit: asked === 'area' && unit !== '' ? `${unit}²` : unit,
          steps: [
            asked === 'area'
              ? ['Length × breadth', sayNumber(value)]
              : asked === 'perimeter'
                ? ['Twice the sum of the sides', sayNumber(value)]
                : ['By Pythagoras', `√(${sayNumber(a)}² + ${sayNumber(b)}²) = ${sayNumber(value)}`],
          ],
          check: asked !== 'diagonal' || root.mul(root).equals(square),
        })
      },
    }),
    // "Number of ways to arrange the letters of the word APPLE"
    readWhole({
      id: 'letters-of-a-word',
      cue: /letters/,
      patterns: [
        '(?:number )?(?:many )?(?:different )?(?:ways|words|arrangements)~(?:arrange|arranging|rearrange|formed|form)?~(?:using)?~(?:all)?~letters~(?:word)?~([a-z]{3,})~(?:arranged|formed)?',
      ],
      solve([word = '']) {
        const times = new Map<string, number>()
        for (const letter of word) times.set(letter, (times.get(letter) ?? 0) + 1)
        const factorial = (n: number): bigint => (n < 2 ? 1n : BigInt(n) * factorial(n - 1))
        if (word.length > 15) return null
        let value = factorial(word.length)
        for (const count of times.values()) value /= factorial(count)
        const again = [...times].filter(([, count]) => count > 1)
        return found({
          value: new Fraction(value),
          steps: [
            ['All letters', `${word.length}! = ${factorial(word.length)}`],
            [
              'Equal letters',
              again.length === 0
                ? 'none'
                : again.map(([letter, count]) => `${letter.toUpperCase()} ${count} times`).join(', '),
            ],
            ['Arrangements', String(value)],
          ],
          check: value > 0n,
        })
      },
    }),
    // "Probability of getting a head in one toss"
    readWhole({
      id: 'one-toss',
      cue: /probability.*(?:head|tail)/,
      patterns: [
        'probability~(?:getting)?~(?:head|tail)~(?:when)?~(?:1|single)?~(?:coin|fair coin|toss|tossing|tossed|once)*',
        '(?:1)?~coin~tossed~(?:once)?~probability~(?:getting)?~(?:head|tail)',
      ],
      solve() {
        return found({
          value: new Fraction(1, 2),
          steps: [['Two equal cases', 'One of head and tail: 1/2']],
          check: true,
        })
      },
    }),
    // "0.75 as fraction"
    readWhole({
      id: 'decimal-as-fraction',
      // A recurring decimal is another question.
      cue: /^(?!.*(?:\.\.|…|recurring|repeating|\bbar\b)).*fraction/,
      patterns: ['(?:convert|write|express)?~(\\d*\\.\\d+)~(?:into)?~(?:form)?~fraction~(?:form)?'],
      solve(_, [value]) {
        if (!value || value.d === 1n) return null
        return found({
          value: value.toFraction(),
          steps: [['Over a power of ten, in lowest terms', value.toFraction()]],
          check: true,
        })
      },
    }),
    // "A salary was increased from 12000 to 13800. Percentage increase?"
    readWhole({
      id: 'change-from-to',
      cue: /from|\d to |(?:increased|decreased|reduced|raised) to/,
      patterns: [
        '₹?# (increased|decreased|reduced|raised) ₹?# (?:%|percentage) (increase|decrease|change|rise|fall|reduction)',
        `(?:man's|his)?~${THING}~(?:[a-z]+ )?(?:(increased|decreased|rises|falls|reduced|raised|increases|decreases|rose|fell) )₹?# ₹?# (?:%|percentage) (increase|decrease|change|rise|fall|reduction)`,
      ],
      solve([way = '', asked = ''], [before, after]) {
        if (!before || !after || before.equals(0)) return null
        const change = after.sub(before)
        const isMore = change.gt(0)
        if (
          /^(?:incr|ris|rais|ros)/.test(way) !== isMore ||
          (/^(?:incr|ris)/.test(asked) && !isMore) ||
          (/^(?:decr|fall|red)/.test(asked) && isMore)
        )
          return null
        const value = change.abs().mul(100).div(before)
        return found({
          value,
          unit: '%',
          steps: [
            [
              'Change over what it was',
              `${sayNumber(change.abs())} ÷ ${sayNumber(before)} × 100 = ${sayPercent(value)}`,
            ],
          ],
          check: before.mul(value).div(100).equals(change.abs()),
        })
      },
    }),
    // "A book sold at 12% profit for ₹560. Cost price?"
    readWhole({
      id: 'cost-of-what-was-sold',
      cue: /cost price|cp/,
      patterns: [
        '(?:article|book|watch|pen|table|chair|toy|cycle|shirt|fan|item|goods|bag|radio|phone)~(?:sold)~(?:(profit|gain|loss) #%|#% (profit|gain|loss))~₹?#~(?:cost price|cp)',
      ],
      solve([way = ''], [rate, price]) {
        if (!rate || !price || (way === 'loss' && rate.gte(100))) return null
        const share = way === 'loss' ? hundred.sub(rate) : hundred.add(rate)
        const value = price.mul(100).div(share)
        return found({
          value,
          unit: '₹',
          steps: [['Go back', `${sayRupees(price)} ÷ ${sayPercent(share)} = ${sayRupees(value)}`]],
          check: value.mul(share).div(100).equals(price),
        })
      },
    }),
    // "In how many years will ₹600 double at 10% simple interest?"
    readWhole({
      id: 'years-to-grow',
      cue: /double|triple|times/,
      patterns: [
        '(?:many years|time|many year)~(?:sum)?~(?:₹?#)?~(?:money)?~(double|triple|become double|becomes double)~(?:itself)?~#%~(?:p\\.?a\\.?|annum)?~(?:rate)?~(?:si|simple interest)',
      ],
      solve([way = ''], numbers) {
        const rate = numbers.at(-1)
        if (!rate || rate.equals(0)) return null
        const times = /double/.test(way) ? 2 : 3
        const value = hundred.mul(times - 1).div(rate)
        return found({
          value,
          unit: 'year',
          steps: [
            [
              'Interest needed',
              `${times - 1} times the sum: ${100 * (times - 1)} ÷ ${sayNumber(rate)} = ${sayNumber(value)} years`,
            ],
          ],
          check: value.mul(rate).equals(100 * (times - 1)),
        })
      },
    }),
    // "A is 4 years older than B and the sum of their ages is 36. Age of A?"
    readWhole({
      id: 'older-and-sum',
      cue: /older than/,
      patterns: [
        'a~(?:is)?~# year older than b~(?:their)?~sum~(?:their|present|ages?)*~#~(?:year)?~(?:present)?~age (a|b)',
      ],
      solve([who = ''], [gap, sum]) {
        if (!gap || !sum || gap.gte(sum)) return null
        const value = (who === 'a' ? sum.add(gap) : sum.sub(gap)).div(2)
        return found({
          value,
          unit: 'year',
          steps: [
            [
              'Half of the sum and the difference',
              `(${sum} ${who === 'a' ? '+' : '−'} ${gap}) ÷ 2 = ${sayNumber(value)}`,
            ],
          ],
          check: value.add(sum.sub(value)).equals(sum) && value.mul(2).sub(sum).abs().equals(gap),
        })
      },
    }),
    // "Ravi 15th from left and 20th from right in a row. Total students?"
    readWhole({
      id: 'places-from-both-ends',
      cue: /from (?:the )?(?:left|top|right|bottom)/,
      patterns: [
        '[a-z]+~(?:rank|ranks|position)?~#th~(?:left|top|front)~(?:end)?~#th~(?:right|bottom|last|back)~(?:end)?~(?:row|class|line|queue)?~(?:total|many|number)~(?:number)?~(?:students|boys|girls|people|persons|children)?~(?:row|class|line|queue)?',
      ],
      solve(_, [front, back]) {
        if (!front || !back) return null
        const value = front.add(back).sub(1)
        return found({
          value,
          steps: [['One is counted twice', `${front} + ${back} − 1 = ${value}`]],
          check: value.sub(front).add(1).equals(back),
        })
      },
    }),
  ],
}
