import Fraction from 'fraction.js'
import { sayNumber, sayPercent, sayRupees } from '../../say-number.ts'
import { found, type ReaderGroup } from '../toolkit/found.ts'
import { readWhole } from '../toolkit/whole.ts'

const hundred = new Fraction(100)
const GOT = '(?:got|scores?|scored|scoring|secures?|secured|obtains?|obtained|getting)?'
const STREAM = '(upstream|downstream|up|down|against (?:stream|current)|along (?:stream|current))'
const isUp = (way = ''): boolean => /^(?:up|against)/.test(way)
const one = (word = ''): string => word.replace(/(?:(?<=sh|ch|x|o)es|s)$/, '')

/** Two statements on the same two unknown things, each of which one number more follows from. */
export const twoConditions: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Linear Equations'],
  readers: [
    // "Cost of 5 pens and 3 pencils is ₹65, and of 3 pens and 5 pencils ₹55. Find the cost of a pen."
    readWhole({
      id: 'two-bills',
      cue: /\d (?:kg )?[a-z]+(?: and|,)? \d+ (?:kg )?[a-z]+/,
      patterns: [
        `(?:total )?(?:cost|price)~#~(?:kg~)?([a-z]+)~#~(?:kg~)?([a-z]+)~(?:together)?~(?:costs?)?~₹?#~(?:while|but|whereas)?~(?:cost|price)?~#~(?:kg~)?([a-z]+)~#~(?:kg~)?([a-z]+)~(?:costs?)?~₹?#~(?:cost|price)~(?:1|each)?~(?:kg~)?([a-z]+)`,
        `#~(?:kg~)?([a-z]+)~#~(?:kg~)?([a-z]+)~(?:together )?costs?~₹?#~(?:while|but|whereas)?~#~(?:kg~)?([a-z]+)~#~(?:kg~)?([a-z]+)~(?:together )?(?:costs?)?~₹?#~(?:cost|price)~(?:1|each)?~(?:kg~)?([a-z]+)`,
        `#~(?:kg~)?([a-z]+)~#~(?:kg~)?([a-z]+)~(?:together )?costs?~₹?#~(?:while|but|whereas)?~#~(?:kg~)?([a-z]+)~#~(?:kg~)?([a-z]+)~(?:together )?(?:costs?)?~₹?#~(?:1|each)?~([a-z]+) costs?`,
      ],
      solve(words, [a, b, first, c, d, second]) {
        const [x = '', y = '', again = '', other = '', asked = ''] = words.map(one)
        if (!a || !b || !first || !c || !d || !second || x === y || words.length !== 5) return null
        // 'Each' and 'it' name no thing.
        if (asked !== x && asked !== y) return null
        const isTurned = again === y && other === x
        if (!isTurned && (again !== x || other !== y)) return null
        const [p, q] = isTurned ? [d, c] : [c, d]
        const divisor = a.mul(q).sub(b.mul(p))
        if (divisor.equals(0)) return null
        const forX = first.mul(q).sub(b.mul(second)).div(divisor)
        const forY = a.mul(second).sub(first.mul(p)).div(divisor)
        if (forX.lte(0) || forY.lte(0)) return null
        return found({
          value: asked === x ? forX : forY,
          unit: '₹',
          steps: [
            [
              'Two equations',
              `${sayNumber(a)} ${x} + ${sayNumber(b)} ${y} = ${sayRupees(first)}; ${sayNumber(p)} ${x} + ${sayNumber(q)} ${y} = ${sayRupees(second)}`,
            ],
            ['Solve them', `${x} = ${sayRupees(forX)}, ${y} = ${sayRupees(forY)}`],
          ],
          check: a.mul(forX).add(b.mul(forY)).equals(first) && p.mul(forX).add(q.mul(forY)).equals(second),
        })
      },
    }),
    // "A candidate gets 30% and fails by 30 marks. Another gets 40% and has 20 marks more than the pass marks. Find the total marks."
    readWhole({
      id: 'fails-and-passes',
      cue: /fail.*(?:more|above|excess).*pass/,
      concepts: ['Percentage'],
      patterns: [
        `(?:examination|exam|test)?~(?:candidate|student|boy|1 student|1 candidate)?~${GOT}~#%~(?:marks|total marks)?~(?:examination|exam|test)?~(?:fails?|failed)~#~(?:marks)?~(?:while|but|whereas)?~(?:another|other|second)~(?:candidate|student|boy)?~${GOT}~#%~(?:marks|total marks)?~${GOT}~#~(?:marks)?~(?:more|above|excess)~(?:than)?~(?:minimum|necessary|required|minimum required)?~(?:pass|passing)~(?:marks?)?~(maximum|total|full|pass|passing)~(%|percentage)?~(?:marks?)?~(%)?~(?:exam|examination|test)?`,
      ],
      solve([asked = '', percent], [low, short, high, over]) {
        if (!low || !short || !high || !over || high.lte(low) || high.gt(100)) return null
        const total = short.add(over).mul(100).div(high.sub(low))
        const pass = total.mul(low).div(100).add(short)
        const isTotal = /^(?:maximum|total|full)$/.test(asked)
        if (isTotal && percent) return null
        const rate = pass.mul(100).div(total)
        return found({
          value: isTotal ? total : percent ? rate : pass,
          unit: percent ? '%' : '',
          steps: [
            [
              'What the difference of the percents is worth',
              `${sayPercent(high.sub(low))} = ${sayNumber(short)} + ${sayNumber(over)} = ${sayNumber(short.add(over))} marks`,
            ],
            ['Total marks', sayNumber(total)],
            [
              'Pass marks',
              `${sayPercent(low)} of ${sayNumber(total)} + ${sayNumber(short)} = ${sayNumber(pass)}`,
            ],
          ],
          check: total.mul(high).div(100).sub(over).equals(pass) && pass.lt(total),
        })
      },
    }),
    // "A boat goes 30 km upstream and 44 km downstream in 10 hours, and 40 km upstream and 55 km downstream in 13 hours. Find the speed of the stream."
    readWhole({
      id: 'two-trips-of-a-boat',
      cue: /(?:up|against).*(?:down|along).*(?:up|against|down|along)/,
      concepts: ['Boats & Streams'],
      patterns: [
        `(?:boat|man|motorboat|person|steamer|swimmer)?~(?:can )?(?:goes|go|rows?|travels?|covers?|swims?)?~# km~${STREAM}~# km~${STREAM}~# h~(?:goes|go|rows?|travels?|covers?|swims?)?~# km~${STREAM}~# km~${STREAM}~# h~(?:speed|rate)~(stream|current|water|boat|boat still water|man still water|still water)`,
        `(?:boat|man|motorboat|person|steamer|swimmer)?~(?:takes )?# h~(?:go|row|travel|cover|swim)?~# km~${STREAM}~# km~${STREAM}~# h~(?:go|row|travel|cover|swim)?~# km~${STREAM}~# km~${STREAM}~(?:speed|rate)~(stream|current|water|boat|boat still water|man still water|still water)`,
      ],
      solve(words, numbers, text) {
        const [way, back, wayAgain, backAgain, asked = ''] = words
        const isTimeFirst = /# h/.test(
          text
            .replace(/\d+(?:\.\d+)?/, '#')
            .slice(0, 40)
            .replace(/# km.*/, ''),
        )
        const [a, b, t, c, d, u] = isTimeFirst
          ? [numbers[1], numbers[2], numbers[0], numbers[4], numbers[5], numbers[3]]
          : numbers
        if (!a || !b || !t || !c || !d || !u || words.length !== 5) return null
        if (isUp(way) === isUp(back) || isUp(wayAgain) === isUp(backAgain)) return null
        const [up, down] = isUp(way) ? [a, b] : [b, a]
        const [upAgain, downAgain] = isUp(wayAgain) ? [c, d] : [d, c]
        const divisor = up.mul(downAgain).sub(down.mul(upAgain))
        if (divisor.equals(0)) return null
        const perUp = t.mul(downAgain).sub(down.mul(u)).div(divisor)
        const perDown = up.mul(u).sub(t.mul(upAgain)).div(divisor)
        if (perUp.lte(0) || perDown.lte(0) || perUp.lte(perDown)) return null
        const [slow, fast] = [perUp.inverse(), perDown.inverse()]
        const isStream = /^(?:stream|current|water)$/.test(asked)
        return found({
          value: (isStream ? fast.sub(slow) : fast.add(slow)).div(2),
          unit: 'km/h',
          steps: [
            [
              'Two equations, with x = 1 ÷ speed upstream and y = 1 ÷ speed downstream',
              `${sayNumber(up)}x + ${sayNumber(down)}y = ${sayNumber(t)}; ${sayNumber(upAgain)}x + ${sayNumber(downAgain)}y = ${sayNumber(u)}`,
            ],
            ['Speeds', `upstream ${sayNumber(slow)} km/h, downstream ${sayNumber(fast)} km/h`],
            [
              isStream ? 'Stream: half the difference' : 'Boat in still water: half the sum',
              `${sayNumber((isStream ? fast.sub(slow) : fast.add(slow)).div(2))} km/h`,
            ],
          ],
          check:
            up.div(slow).add(down.div(fast)).equals(t) &&
            upAgain.div(slow).add(downAgain.div(fast)).equals(u),
        })
      },
    }),
    // "Father is 3 times as old as his son. 10 years back he was 5 times. Present age of father?"
    readWhole({
      id: 'times-now-and-then',
      concepts: ['Ages'],
      cue: /times.*years?.*times/,
      except: /sum|total|daughter|difference|ratio|more|less|twice/,
      patterns: [
        "father~(?:age)?~#~times~(?:old|age)?~(?:son(?:'s)?)?~(?:age)?~# year~(back|ago|hence|later|after)~(?:father)?~#~times~(?:old|son(?:'s)?|age)*~(?:present age~(father|son)|(father|son)'s (?:present )?age|(?:present )?age~(father|son)|old~(father|son))",
      ],
      solve([when = '', who = ''], [now, years, then]) {
        if (!now || !years || !then) return null
        const shift = /^(?:back|ago)$/.test(when) ? years.neg() : years
        if (now.equals(then)) return null
        // now × s + shift = then × (s + shift)
        const son = shift.mul(then.sub(1)).div(now.sub(then))
        const father = son.mul(now)
        if (son.lte(0) || son.add(shift).lt(0) || father.sub(son).lt(14)) return null
        return found({
          value: who === 'father' ? father : son,
          unit: 'year',
          steps: [
            [
              'Let the son be s',
              `${sayNumber(now)}s ${shift.lt(0) ? '−' : '+'} ${sayNumber(years)} = ${sayNumber(then)}(s ${shift.lt(0) ? '−' : '+'} ${sayNumber(years)})`,
            ],
            ['Ages', `son ${sayNumber(son)}, father ${sayNumber(father)}`],
          ],
          check: father.add(shift).equals(son.add(shift).mul(then)),
        })
      },
    }),
    // "Ratio of milk and water in a 60 litre mixture is 2 : 1. How much water should be added to make it 1 : 2?"
    readWhole({
      id: 'water-to-another-ratio',
      concepts: ['Mixture & Alligation'],
      cue: /ratio.*milk.*water.*added/,
      patterns: [
        'ratio~(milk|water) (milk|water)~# l~(?:mix|mixture|solution)~#:#~(?:quantity )?(milk|water)~(?:should|must|to)?~added~(?:make|ratio|becomes?|mixture|it)*~#:#',
      ],
      solve([first, second, added], [total, a, b, c, d]) {
        if (!total || !a || !b || !c || !d || first === second) return null
        const all = a.add(b)
        const [one, other] = [total.mul(a).div(all), total.mul(b).div(all)]
        const more = added === first ? other.mul(c).div(d).sub(one) : one.mul(d).div(c).sub(other)
        if (more.lte(0)) return null
        return found({
          value: more,
          unit: 'litres',
          steps: [
            ['In the mixture', `${first} ${sayNumber(one)} litres, ${second} ${sayNumber(other)} litres`],
            [`${added} to be added`, `${sayNumber(more)} litres`],
          ],
          check: (added === first ? one.add(more).div(other) : one.div(other.add(more))).equals(c.div(d)),
        })
      },
    }),
    // "12 men can finish a work in 18 days. After 6 days 4 men joined them. How many more days will it take?"
    readWhole({
      id: 'men-join-or-leave',
      cue: /join|left|leave/,
      concepts: ['Time & Work'],
      patterns: [
        `#~(?:men|workers|persons|women|labourers)~(?:finish|complete|do)~(?:work|piece work|job|project)~# day~(?:after # day~(?:work|working)?|# day after~(?:started|start|starting)?~(?:work|working)?)~#~(?:more )?(?:men|workers|persons|women|labourers|them)?~(joined|join|left|leave)~(?:them|work|job)?~(?:many|number)~(?:(?:more|extra|further) )?days?~(?:more)?~(?:(?:remaining|rest)~)?(?:work)?~(?:take)?~(?:remaining|rest)?~(?:work)?~(?:finish|finished|complete|completed|done|do)?~(?:remaining|rest)?~(?:work)?`,
      ],
      solve([change = ''], [men, days, worked, others], text) {
        // 'In how many days is the work done' may mean all days.
        if (
          !men ||
          !days ||
          !worked ||
          !others ||
          !/more day|extra day|further day|day more|remaining|rest/.test(
            text.replace(/.*(?:joined|join|left|leave)/, ''),
          )
        )
          return null
        const now = /^join/.test(change) ? men.add(others) : men.sub(others)
        const left = men.mul(days.sub(worked))
        if (left.lte(0) || now.lte(0)) return null
        const value = left.div(now)
        return found({
          value,
          unit: 'day',
          steps: [
            [
              'Work left',
              `${sayNumber(men)} × (${sayNumber(days)} − ${sayNumber(worked)}) = ${sayNumber(left)} man-days`,
            ],
            ['Men now', sayNumber(now)],
            ['Days', `${sayNumber(left)} ÷ ${sayNumber(now)} = ${sayNumber(value)}`],
          ],
          check: men.mul(worked).add(now.mul(value)).equals(men.mul(days)),
        })
      },
    }),
    // "If 20 men can build a wall 56 m long in 6 days, what length of a similar wall can be built by 35 men in 3 days?"
    readWhole({
      id: 'length-of-wall',
      cue: /(?:wall|road|trench|canal)/,
      concepts: ['Time & Work', 'Ratio & Proportion'],
      patterns: [
        '#~(?:men|workers|persons|labourers)~(?:build|construct|make|dig|lay|repair)~(?:wall|road|trench|canal)~# m~(?:long)?~# day~length~(?:similar|such|same)?~(?:wall|road|trench|canal)?~(?:built|constructed|made|dug|laid|repaired)~#~(?:men|workers|persons|labourers)~# day',
        '#~(?:men|workers|persons|labourers)~(?:build|construct|make|dig|lay|repair)~# m~(?:long)?~(?:wall|road|trench|canal)~# day~length~(?:similar|such|same)?~(?:wall|road|trench|canal)?~(?:built|constructed|made|dug|laid|repaired)~#~(?:men|workers|persons|labourers)~# day',
      ],
      solve(_, [men, length, days, others, time]) {
        if (!men || !length || !days || !others || !time) return null
        const each = length.div(men.mul(days))
        const value = each.mul(others).mul(time)
        return found({
          value,
          unit: 'm',
          steps: [
            [
              'One man in one day',
              `${sayNumber(length)} ÷ (${sayNumber(men)} × ${sayNumber(days)}) = ${sayNumber(each)} m`,
            ],
            [
              'Length',
              `${sayNumber(each)} × ${sayNumber(others)} × ${sayNumber(time)} = ${sayNumber(value)} m`,
            ],
          ],
          check: value.mul(men).mul(days).equals(length.mul(others).mul(time)),
        })
      },
    }),
    // "A man sold two watches for ₹990 each, one at 10% profit and the other at 10% loss. Find his loss in rupees." and typed with fewer words
    readWhole({
      id: 'two-sold-alike',
      cue: /two|2/,
      concepts: ['Profit & Loss'],
      patterns: [
        `(?:man|shopkeeper|person|trader|dealer)?~(?:sold|sells)~(?:2|two)~[a-z]+~(?:each)?~₹?#~(?:each)?~(?:gaining|gains?|gained)?~(?:1)?~#%~(?:profit|gain)?~(?:1)?~(?:losing|loses?|lost)?~(?:other)?~#%~(?:loss)?~(?:other)?~(?:total|overall|net|whole transaction)?~(?:loss gain|gain loss|loss or gain|gain or loss|profit or loss|loss or profit|loss|result)~(%)?~(?:whole transaction|transaction)?~(%)?`,
      ],
      solve(words, [price, up, down], text) {
        // Which of the two is won and which lost must be said.
        if (
          !/(?:gain|profit).*(?:los)/.test(
            text.replace(
              /(?:total|overall|net)?.{0,3}(?:loss|gain|profit)(?: or (?:gain|loss|profit))?~?%?.{0,18}$/,
              '',
            ),
          )
        )
          return null
        if (!price || !up || !down || down.gte(100)) return null
        const cost = price
          .mul(100)
          .div(hundred.add(up))
          .add(price.mul(100).div(hundred.sub(down)))
        const change = price.mul(2).sub(cost)
        const rate = change.mul(100).div(cost)
        if (change.equals(0)) return null
        const name = change.lt(0) ? 'Loss' : 'Gain'
        const isRate = words.includes('%')
        return found({
          value: isRate ? rate.abs() : change.abs(),
          unit: isRate ? '%' : '₹',
          shown: isRate
            ? `${name} of ${sayPercent(rate.abs())}`
            : `${name} of ${sayRupees(change.abs())} (${sayPercent(rate.abs())})`,
          steps: [
            [
              'Cost of the two',
              `${sayRupees(price.mul(100).div(hundred.add(up)))} + ${sayRupees(price.mul(100).div(hundred.sub(down)))} = ${sayRupees(cost)}`,
            ],
            ['Sold for', sayRupees(price.mul(2))],
            [name, `${sayRupees(change.abs())}, which is ${sayPercent(rate.abs())} of the cost`],
          ],
          check: up.equals(down)
            ? rate.abs().equals(up.mul(up).div(100)) && change.lt(0)
            : cost.add(change).equals(price.mul(2)),
        })
      },
    }),
  ],
}
