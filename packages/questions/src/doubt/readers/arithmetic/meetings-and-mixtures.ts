import Fraction from 'fraction.js'
import type { Exact } from '../../../kit/values/exact.ts'
import { sayNumber, sayRupees } from '../../say-number.ts'
import { found, type ReaderGroup } from '../toolkit/found.ts'
import { readWhole } from '../toolkit/whole.ts'

const one = new Fraction(1)
const CROSSES = '(?:crosses|passes|crossed|passed|cross|pass)'

/** Trains that meet, rows to a place and back, and mixtures that are thinned or replaced. */
export const meetingsAndMixtures: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Speed, Time & Distance'],
  readers: [
    // "A train passes a platform 130 m long in 21 s and a man in 8 s. Find the length of the train."
    readWhole({
      id: 'platform-then-man',
      cue: /train.*platform.*(?:man|pole|person|signal)|train.*(?:man|pole|person|signal).*platform/,
      except: /walking|running (?:man|at)|direction|opposite|km\/h|m\/s/,
      patterns: [
        `train~${CROSSES}~(?:platform|bridge|tunnel)~# m~(?:long|length)?~# s~(?:man|pole|person|signal|post|telegraph post)~(?:standing)?~(?:platform|it)?~# s~(length|speed)~(?:train)`,
        `train~${CROSSES}~(?:man|pole|person|signal|post|telegraph post)~(?:standing)?~(?:platform)?~# s~(?:platform|bridge|tunnel)~# m~(?:long|length)?~# s~(length|speed)~(?:train)`,
        `train~${CROSSES}~# m~(?:long )?(?:platform|bridge|tunnel)~# s~(?:man|pole|person|signal|post|telegraph post)~(?:standing)?~(?:platform|it)?~# s~(length|speed)~(?:train)`,
      ],
      solve([asked], numbers, text) {
        const isManFirst =
          /^train (?:crosses|passes|crossed|passed|cross|pass) (?:man|pole|person|signal|post|telegraph)/.test(
            text,
          )
        const [platform, long, short] = isManFirst ? [numbers[1], numbers[2], numbers[0]] : numbers
        if (!platform || !long || !short || long.lte(short)) return null
        const speed = platform.div(long.sub(short))
        const length = speed.mul(short)
        return found({
          value: asked === 'length' ? length : speed,
          unit: asked === 'length' ? 'm' : 'm/s',
          steps: [
            [
              'The platform alone takes',
              `${sayNumber(long)} − ${sayNumber(short)} = ${sayNumber(long.sub(short))} s, so the speed is ${sayNumber(speed)} m/s`,
            ],
            ['Length of the train', `${sayNumber(speed)} × ${sayNumber(short)} = ${sayNumber(length)} m`],
          ],
          check: length.add(platform).div(long).equals(length.div(short)),
        })
      },
    }),
    // "Two trains start from A and B towards each other at 60 and 80 km/h. When they meet, one has travelled 100 km more. Find the distance between A and B."
    readWhole({
      id: 'one-has-gone-further',
      cue: /towards.*(?:meet|meeting).*more/,
      patterns: [
        '2~(?:trains|cars|buses|persons|men)~(?:start|starts|leave|started)?~(?:same time |simultaneously |at same time )?(?:from )?(?:a b|p q|2 (?:places|stations|points|stations a b))~(?:same time)?~(?:travel|move|run|proceed|start|travelling|moving)?~towards~(?:each other|1 another)~(?:speeds?|rate)?~# (?:km/h)?~# km/h~(?:respectively)?~(?:when|at time|at time of)~(?:meet|meeting|found)~(?:found |that )?(?:1 train|1|second train|faster train|faster|1 car|second|other)~(?:has )?(?:travelled|travels|covered|gone)?~# km~more~(?:than (?:other|first|slower|slower 1))?~distance~(?:between)?~(?:a b|p q|them|2 (?:places|stations|points)|stations)?',
      ],
      solve(_, [u, v, more]) {
        if (!u || !v || !more || u.equals(v)) return null
        const time = more.div(u.sub(v).abs())
        const value = u.add(v).mul(time)
        return found({
          value,
          unit: 'km',
          steps: [
            [
              'Time until they meet',
              `${sayNumber(more)} ÷ ${sayNumber(u.sub(v).abs())} = ${sayNumber(time)} hours`,
            ],
            ['Distance', `(${sayNumber(u)} + ${sayNumber(v)}) × ${sayNumber(time)} = ${sayNumber(value)} km`],
          ],
          check: value
            .mul(u.gt(v) ? u : v)
            .div(u.add(v))
            .mul(2)
            .sub(value)
            .equals(more),
        })
      },
    }),
    // "A man can row 8 km/h in still water. The river runs at 2 km/h. He takes 4 hours to row to a place and back. How far is the place?"
    readWhole({
      id: 'row-there-and-back',
      concepts: ['Boats & Streams'],
      cue: /(?:row|boat|swim).*(?:back|return).*/,
      patterns: [
        '(?:man|boat|person|boatman|[a-z]+)?~(?:rows?|swims?|can row|speed|speed boat|goes)?~# km/h~still water~(?:speed )?(?:river|stream|current|water)~(?:is |flowing |flows |running |runs |speed )*# km/h~(?:takes?|total|man)*~# (h|min)~(?:man|row|rowing|go|to|him)*~(?:certain )?(?:place|point|destination)~(?:and )?(?:come |comes |return |returning |coming |row )?(?:back|return|returns)?~(?:starting point)?~(?:far|distance)~(?:place|it|point|destination)?',
      ],
      solve([unit], [still, stream, time]) {
        if (!still || !stream || !time || still.lte(stream)) return null
        const hours = unit === 'min' ? time.div(60) : time
        const value = hours.mul(still.mul(still).sub(stream.mul(stream))).div(still.mul(2))
        return found({
          value,
          unit: 'km',
          steps: [
            [
              'Speeds',
              `downstream ${sayNumber(still.add(stream))} km/h, upstream ${sayNumber(still.sub(stream))} km/h`,
            ],
            [
              'Both ways',
              `d/${sayNumber(still.add(stream))} + d/${sayNumber(still.sub(stream))} = ${sayNumber(hours)}`,
            ],
            ['Distance', `${sayNumber(value)} km`],
          ],
          check: value
            .div(still.add(stream))
            .add(value.div(still.sub(stream)))
            .equals(hours),
        })
      },
    }),
    // "A jar of whisky has 40% alcohol. A part is replaced by another with 19% and the percentage is now 26. What quantity is replaced?"
    readWhole({
      id: 'part-replaced-by-weaker',
      concepts: ['Mixture & Alligation'],
      cue: /replaced.*%/,
      patterns: [
        '(?:jar|vessel|container|glass)?~(?:full )?(?:whisky|mixture|solution|spirit|wine|liquid)?~(?:contains?|has|containing)~#%~(?:alcohol|spirit|acid|milk)~(?:a )?part~(?:it|this|whisky|solution|mixture)?~replaced~(?:another|other)~(?:whisky|solution|mixture)?~(?:containing|contains|has|having)~#%~(?:alcohol|spirit|acid|milk)~(?:now )?(?:percentage|%|strength)~(?:alcohol|spirit|acid|milk)?~(?:found|becomes|now)?~#%?~(?:quantity|part|fraction|portion)~(?:whisky|mixture|solution|spirit|it)?~(?:replaced)?',
      ],
      solve(_, [first, other, now]) {
        if (!first || !other || !now) return null
        const value = first.sub(now).div(first.sub(other))
        if (value.lte(0) || value.gte(one)) return null
        return found({
          value,
          shown: `${value.toFraction()} of it`,
          steps: [
            [
              'Alligation',
              `(${sayNumber(first)} − ${sayNumber(now)}) : (${sayNumber(now)} − ${sayNumber(other)}) = replaced : left`,
            ],
            [
              'Part replaced',
              `${sayNumber(first.sub(now))} ÷ ${sayNumber(first.sub(other))} = ${value.toFraction()}`,
            ],
          ],
          check: one.sub(value).mul(first).add(value.mul(other)).equals(now),
        })
      },
    }),
    // "729 ml of a mixture has milk and water in the ratio 7 : 2. How much more water must be added to make it 7 : 3?"
    readWhole({
      id: 'more-water-for-a-ratio',
      concepts: ['Mixture & Alligation'],
      cue: /(?:milk|water|acid|alcohol).*\d ?: ?\d.*\d ?: ?\d/,
      patterns: [
        '(?:mixture )?# (ml|l)~(?:mixture|solution)?~(?:contains|has|having|containing)?~(milk|water|alcohol|acid)~(milk|water|alcohol|acid)~(?:are )?(?:ratio)?~#:#~(?:quantity )?(?:amount )?(?:more )?(milk|water|alcohol|acid)~(?:should|must)?~(?:added)~(?:it|mixture|new|so|that|make|obtain|get|becomes?|have|mixture containing)*~(?:new )?(?:ratio )?(?:becomes? )?#:#~(?:ratio)?~(?:milk water)?',
      ],
      solve([unit = '', first, second, added], [total, a, b, c, d]) {
        if (!total || !a || !b || !c || !d || first === second || (added !== first && added !== second))
          return null
        const part = total.div(a.add(b))
        const [x, y]: [Exact, Exact] = [part.mul(a), part.mul(b)]
        const value = added === second ? x.mul(d).div(c).sub(y) : y.mul(c).div(d).sub(x)
        if (value.lte(0)) return null
        const [p, q] = added === second ? [x, y.add(value)] : [x.add(value), y]
        return found({
          value,
          unit: unit === 'ml' ? 'mL' : 'litres',
          steps: [
            ['In the mixture', `${first} ${sayNumber(x)}, ${second} ${sayNumber(y)}`],
            [`${added} to be added`, sayNumber(value)],
          ],
          check: p.mul(d).equals(q.mul(c)),
        })
      },
    }),
    // "A bag has 1 rupee, 50 paise and 25 paise coins in the ratio 5 : 6 : 8. The total is ₹210. Find the number of 1 rupee coins."
    readWhole({
      id: 'coins-in-a-ratio',
      concepts: ['Ratio & Proportion'],
      cue: /coins.*ratio|ratio.*coins/,
      patterns: [
        '(?:bag|box|purse)?~(?:contains|has|having)?~₹#~(?:coins)?~# paise~(?:coins)?~# paise~coins~(?:are )?(?:ratio)~#:#:#~(?:if )?(?:total )?(?:amount|value|money)?~(?:bag|coins|all)?~₹#~(?:many|number)~(?:coins )?(?:₹(?:#)|# paise|each type|each)?~(?:coins)?~(?:there|bag|are|each type|each kind)*',
      ],
      solve(_, [a, b, c, x, y, z, total, asked], text) {
        if (!a || !b || !c || !x || !y || !z || !total) return null
        const values = [a, b.div(100), c.div(100)]
        const parts = [x, y, z]
        const worth = values.reduce((all, value, at) => all.add(value.mul(parts[at] ?? 0)), new Fraction(0))
        const share = total.div(worth)
        const counts = parts.map((part) => part.mul(share))
        if (counts.some((count) => count.d !== 1n)) return null
        const steps = [
          ['Worth of one share of coins', sayRupees(worth)],
          ['Shares', `${sayRupees(total)} ÷ ${sayRupees(worth)} = ${sayNumber(share)}`],
        ] as const
        const check = counts
          .reduce((all, count, at) => all.add(count.mul(values[at] ?? 0)), new Fraction(0))
          .equals(total)
        if (!asked) return found({ value: counts.map((count) => sayNumber(count)).join(', '), steps, check })
        const isRupee = /₹\S+(?: coins)?[a-z ]*$/.test(text)
        const at = isRupee ? (asked.equals(a) ? 0 : -1) : asked.equals(b) ? 1 : asked.equals(c) ? 2 : -1
        const value = counts[at]
        return value ? found({ value, steps, check }) : null
      },
    }),
  ],
}
