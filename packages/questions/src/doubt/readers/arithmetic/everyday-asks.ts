import Fraction from 'fraction.js'
import { sayNumber, sayPercent, sayRupees } from '../../say-number.ts'
import { found, near, type ReaderGroup } from '../toolkit/found.ts'
import { readWhole } from '../toolkit/whole.ts'

const one = new Fraction(1)
const hundred = new Fraction(100)
const THING =
  '(?:article|bike|cycle|car|watch|table|chair|mobile|phone|radio|tv|book|scooter|item|horse|cow|machine|house|fan|pen)'
const WHO = '(?:man|person|shopkeeper|trader|dealer|[a-z]+)'

/** Short questions of every day that ask back: the cost behind two sales, the old price behind a cut. */
export const everydayAsks: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Profit & Loss'],
  readers: [
    // "A man sold his bike at 12% loss. Had he sold it for ₹2,400 more, he would have gained 8%. Find the cost price."
    readWhole({
      id: 'cost-behind-two-sales',
      cue: /%.*(?:more|less).*%/,
      patterns: [
        `${WHO}?~(?:sold|sells|selling)~${THING}~#%~(loss|profit|gain)~(?:sold |selling |sells )?(?:it )?(?:₹)?#~(more|less)~(?:would )?(?:gained|gain|made profit|made|earned|profit would|profit|lost|lose|made loss)~#%~(loss|profit|gain)?~(?:cost price|cp|cost)~${THING}?`,
        `${WHO}?~(?:sold|sells|selling)~${THING}~(loss|profit|gain)~#%~(?:sold |selling |sells )?(?:it )?(?:₹)?#~(more|less)~(?:would )?(?:gained|gain|made profit|made|earned|profit would|profit|lost|lose|made loss)~#%~(loss|profit|gain)?~(?:cost price|cp|cost)~${THING}?`,
      ],
      solve([first, way], [a, change, b], text) {
        if (!a || !change || !b) return null
        const isLossThen = /(?:lost|lose|made loss) |% loss (?:cost|cp)/.test(
          text.replace(/^.*? (?:more|less)/, ''),
        )
        const [p, q] = [first === 'loss' ? a.neg() : a, isLossThen ? b.neg() : b]
        const rate = way === 'more' ? q.sub(p) : p.sub(q)
        if (rate.lte(0)) return null
        const value = change.mul(hundred).div(rate)
        const sale = value.mul(hundred.add(p)).div(hundred)
        return found({
          value,
          unit: '₹',
          steps: [
            ['The two sales differ by', `${sayPercent(rate)} of the cost = ${sayRupees(change)}`],
            ['Cost price', sayRupees(value)],
          ],
          check: (way === 'more' ? sale.add(change) : sale.sub(change)).equals(
            value.mul(hundred.add(q)).div(hundred),
          ),
        })
      },
    }),
    // "A reduction of 10% in the price of sugar enables a man to buy 5 kg more for ₹900. Find the original price."
    readWhole({
      id: 'price-before-the-cut',
      concepts: ['Percentage'],
      cue: /(?:reduction|reduced|fall|decrease).*more.*(?:original|reduced|new|present)/,
      patterns: [
        '(?:reduction|fall|decrease)~#%~price~[a-z]+~(?:enables|enabled|allows)~(?:man|person|housewife|family|me|customer|buyer)?~(?:buy|purchase|get)~# (kg|l)?~(?:more)~(?:[a-z]+~)?(?:₹)#~(original|reduced|new|present|initial)~(?:price|rate)~(?:per )?(?:kg|[a-z]+)?',
      ],
      solve(words, [rate, more, money]) {
        const asked = words.find((word) => /^(?:original|reduced|new|present|initial)$/.test(word))
        if (!rate || !more || !money || rate.gte(hundred)) return null
        const reduced = money.mul(rate).div(hundred).div(more)
        const original = reduced.mul(hundred).div(hundred.sub(rate))
        const isOld = asked === 'original' || asked === 'initial'
        return found({
          value: isOld ? original : reduced,
          unit: '₹',
          steps: [
            [
              'What is saved buys the rest',
              `${sayPercent(rate)} of ${sayRupees(money)} = ${sayRupees(money.mul(rate).div(hundred))} buys ${sayNumber(more)}`,
            ],
            ['Reduced price', sayRupees(reduced)],
            ...(isOld ? ([['Original price', sayRupees(original)]] as const) : []),
          ],
          check: money.div(reduced).sub(money.div(original)).equals(more),
        })
      },
    }),
    // "6 men and 8 boys do a work in 10 days, 26 men and 48 boys in 2 days. How long will 15 men and 20 boys take?"
    readWhole({
      id: 'two-gangs-and-a-third',
      concepts: ['Time & Work'],
      cue: /\d+ (?:men|women) and \d+ (?:boys|women|children|girls).*\d+ (?:men|women) and \d+/,
      patterns: [
        '(?:if )?#~(men|women)~#~(boys|women|children|girls)~(?:together )?(?:can )?(?:do|complete|finish)?~(?:work|piece work|job|same work)?~# day~#~(?:men|women)~#~(?:boys|women|children|girls)~(?:do|complete|finish)?~(?:it|same|same work|work)?~# day~(?:time |days |many days |long |number days |time taken )?(?:will |for )?#~(?:men|women)~#~(?:boys|women|children|girls)~(?:take|do|complete|finish|it|work|same|to|in|days|many)*',
        '(?:if )?#~(men|women)~#~(boys|women|children|girls)~(?:together )?(?:can )?(?:do|complete|finish)~(?:work|piece work|job|same work)~# day~#~(?:men|women)~#~(?:boys|women|children|girls)~(?:do|complete|finish)?~(?:it|same|same work|work)?~# day~#~(?:men|women)~#~(?:boys|women|children|girls)~(?:do|complete|finish)~(?:it|same|same work|work)?~(?:many day|many days)',
      ],
      solve(_, [a, b, s, c, d, t, e, f]) {
        if (!a || !b || !s || !c || !d || !t || !e || !f) return null
        // a m + b y = 1/s, c m + d y = 1/t
        const below = a.mul(d).sub(b.mul(c))
        if (below.equals(0)) return null
        const man = d.div(s).sub(b.div(t)).div(below)
        const boy = a.div(t).sub(c.div(s)).div(below)
        if (man.lte(0) || boy.lte(0)) return null
        const value = one.div(e.mul(man).add(f.mul(boy)))
        return found({
          value,
          unit: 'day',
          steps: [
            ['Work of each in a day', `man ${man.toFraction()}, the other ${boy.toFraction()}`],
            ['Days', sayNumber(value)],
          ],
          check:
            a.mul(man).add(b.mul(boy)).mul(s).equals(one) && c.mul(man).add(d.mul(boy)).mul(t).equals(one),
        })
      },
    }),
    // "pipe A fills in 5 h, B in 10 h, C empties in 30 h. All are opened together. Time?"
    readWhole({
      id: 'two-fill-one-empties',
      concepts: ['Pipes & Cisterns'],
      cue: /fills?.*empt.*(?:together|all|opened)/,
      patterns: [
        '(?:pipes? )?a~(?:fills?)~(?:tank )?# (h|min)~(?:pipe )?b~(?:fills?)?~(?:it |tank )?# (?:h|min)~(?:pipe )?c~(?:empties|empty)~(?:it |tank )?# (?:h|min)~(?:if )?(?:all )?(?:3 )?(?:pipes )?(?:are )?(?:opened|open)~(?:together|simultaneously)?~(?:time|many (?:hours|minutes)|long|time taken)~(?:fill|tank|taken|to|it|full|be|filled)*',
      ],
      solve([unit], [a, b, c]) {
        if (!a || !b || !c) return null
        const rate = one.div(a).add(one.div(b)).sub(one.div(c))
        if (rate.lte(0)) return null
        const value = one.div(rate)
        return found({
          value,
          unit: unit === 'h' ? 'hour' : 'minute',
          steps: [
            [
              'In a unit of time',
              `1/${sayNumber(a)} + 1/${sayNumber(b)} − 1/${sayNumber(c)} = ${rate.toFraction()}`,
            ],
            ['Time', sayNumber(value)],
          ],
          check: value.div(a).add(value.div(b)).sub(value.div(c)).equals(one),
        })
      },
    }),
    // "The speed of the stream is 3 km/h and the speeds upstream and downstream are as 2 : 3. Speed of the boat?"
    readWhole({
      id: 'boat-by-ratio-of-speeds',
      concepts: ['Boats & Streams'],
      cue: /ratio.*(?:upstream|downstream).*(?:upstream|downstream)/,
      patterns: [
        'speed~(stream|current|boat still water|boat)~# km/h~(?:if )?ratio~(?:speed )?(upstream|downstream)~(?:speed )?(upstream|downstream)~(?:speeds?)?~#:#~speed~(boat still water|boat|stream|current)',
      ],
      solve([told = '', first, second, asked = ''], [speed, a, b]) {
        if (!speed || !a || !b || first === second) return null
        const [up, down] = first === 'upstream' ? [a, b] : [b, a]
        if (down.lte(up)) return null
        const [boat, stream] = [down.add(up), down.sub(up)]
        const isStreamTold = /stream|current/.test(told)
        const isStreamAsked = /stream|current/.test(asked)
        if (isStreamTold === isStreamAsked) return null
        const value = isStreamTold ? speed.mul(boat).div(stream) : speed.mul(stream).div(boat)
        return found({
          value,
          unit: 'km/h',
          steps: [
            [
              'Boat : stream',
              `(${sayNumber(down)} + ${sayNumber(up)}) : (${sayNumber(down)} − ${sayNumber(up)}) = ${sayNumber(boat)} : ${sayNumber(stream)}`,
            ],
            ['Speed', `${sayNumber(value)} km/h`],
          ],
          check: isStreamTold
            ? value.sub(speed).mul(down).equals(value.add(speed).mul(up))
            : speed.sub(value).mul(down).equals(speed.add(value).mul(up)),
        })
      },
    }),
    // "A cow is tied to a pole with a rope 14 m long. Find the area it can graze."
    readWhole({
      id: 'grazing-in-a-circle',
      concepts: ['Mensuration'],
      cue: /(?:cow|horse|goat|bull).*(?:rope|tied|tethered)/,
      except: /corner|square|rectang|wall|triang|more|increase|side/,
      patterns: [
        '(?:cow|horse|goat|bull|calf)~(?:tied|tethered)~(?:to )?(?:a )?(?:pole|peg|post)?~(?:field |grass field )?(?:rope )?(?:length )?# (m|cm)~(?:long )?(?:rope)?~(?:long)?~(?:maximum )?area~(?:field )?(?:cow|horse|goat|bull|calf)?~(?:graze|grazed|grazes)',
      ],
      solve([unit = ''], [rope]) {
        if (!rope) return null
        const value = rope.mul(rope).mul(22).div(7)
        return found({
          value,
          unit: `${unit}²`,
          steps: [
            [
              'A circle with the rope as radius, π = 22/7',
              `22/7 × ${sayNumber(rope)}² = ${sayNumber(value)} ${unit}²`,
            ],
          ],
          check: Math.abs(value.valueOf() / (Math.PI * rope.valueOf() ** 2) - 1) < 0.001,
        })
      },
    }),
    // "The sum of the digits of a two digit number is 9. When 27 is added, the digits interchange. Find the number."
    readWhole({
      id: 'digits-change-places',
      concepts: ['Number System'],
      cue: /sum of (?:the )?digits.*(?:interchange|reverse)/,
      patterns: [
        'sum~digits~2 digits? number~#~(?:when |if )?#~(added|subtracted)~(?:to |from )?(?:number |it )?(?:its )?digits~(?:are |get |places )*(?:interchange|interchanged|reversed|interchange their places|change places|get interchanged)~(?:places )?(?:number|original number)',
        'sum~digits~2 digits? number~#~(?:when |if )?#~(?:is )?(added|subtracted)~(?:to |from )?(?:number |it )?(?:its )?digits~(?:are |get |places )*(?:interchange|interchanged|reversed)~(?:number|original number)?',
      ],
      solve([way], [total, change]) {
        if (!total || !change) return null
        const fits = Array.from({ length: 90 }, (_, at) => at + 10).filter((number) => {
          const [tens, ones] = [Math.floor(number / 10), number % 10]
          const turned = ones * 10 + tens
          return (
            total.equals(tens + ones) && change.equals(way === 'added' ? turned - number : number - turned)
          )
        })
        const [value] = fits
        if (value === undefined || fits.length !== 1) return null
        const [tens, ones] = [Math.floor(value / 10), value % 10]
        return found({
          value: new Fraction(value),
          steps: [
            [
              'Digits x and y',
              `x + y = ${sayNumber(total)}; 9 × (difference) = ${sayNumber(change)}, so they differ by ${sayNumber(change.div(9))}`,
            ],
            ['Number', String(value)],
          ],
          check: near(tens + ones, total.valueOf()) && near(Math.abs(tens - ones) * 9, change.valueOf()),
        })
      },
    }),
  ],
}
