import Fraction from 'fraction.js'
import { sayNumber, sayPercent, sayRupees } from '../../../say-number.ts'
import { found, type ReaderGroup } from '../../toolkit/found.ts'
import { readWhole } from '../../toolkit/whole.ts'

const one = new Fraction(1)
const hundred = new Fraction(100)
const FRUIT = '(?:apples|mangoes|oranges|eggs|bananas|fruits|books|pens|articles|goods)'

/** Shops, votes, thieves and rows of children: short sums with one turn of thought. */
export const shopAndVoteSums: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Percentage'],
  readers: [
    // "In an election a candidate got 55% of the valid votes. 20% of the votes were invalid. The total was 7,500. How many valid votes did the other get?"
    readWhole({
      id: 'valid-votes-of-the-other',
      cue: /votes?.*invalid/,
      patterns: [
        'election~(?:between )?(?:2 candidates)?~(?:a |1 )?(?:candidate)?~(?:got|secured|polled|gets)~#%~(?:total )?valid votes~#%~(?:total )?votes~(?:were )?(?:declared )?invalid~(?:if )?total~(?:number )?(?:votes)?~(?:polled )?#~(?:many|number)~(?:valid votes|votes)~(other|winning|winner|first)?~(?:candidate)?~(?:got|polled|get|favour)?~(?:in favour )?(?:other candidate|candidate)?',
      ],
      solve([who], [part, invalid, total], text) {
        if (!part || !invalid || !total || (who !== 'other' && !/other/.test(text))) return null
        const valid = total.mul(hundred.sub(invalid)).div(hundred)
        const value = valid.mul(hundred.sub(part)).div(hundred)
        return found({
          value,
          steps: [
            [
              'Valid votes',
              `${sayPercent(hundred.sub(invalid))} of ${sayNumber(total)} = ${sayNumber(valid)}`,
            ],
            [
              'The other candidate',
              `${sayPercent(hundred.sub(part))} of ${sayNumber(valid)} = ${sayNumber(value)}`,
            ],
          ],
          check: value.add(valid.mul(part).div(hundred)).equals(valid),
        })
      },
    }),
    // "A fruit seller sells 40% of his apples and still has 420. How many had he at first?"
    readWhole({
      id: 'still-has-so-many',
      cue: /%.*(?:still|left|remain)/,
      patterns: [
        `(?:fruit seller|man|seller|shopkeeper|vendor|trader)~(?:some ${FRUIT}~)?(?:sells|sold)~#%~${FRUIT}?~(?:still )?(?:#|left #|# ${FRUIT} left|# left)~${FRUIT}?~(?:left|remaining)?~(?:originally|initially|first|many|number|total|beginning|original)*~(?:${FRUIT})?~(?:originally|initially|first|beginning|have)*`,
      ],
      solve(_, [rate, left]) {
        if (!rate || !left || rate.gte(hundred)) return null
        const value = left.mul(hundred).div(hundred.sub(rate))
        return found({
          value,
          steps: [
            [
              'What is left',
              `${sayPercent(hundred.sub(rate))} of the number is ${sayNumber(left)}, so it is ${sayNumber(value)}`,
            ],
          ],
          check: value.sub(value.mul(rate).div(hundred)).equals(left),
        })
      },
    }),
    // "A shopkeeper gives two successive discounts of 10% and 20%. The selling price is ₹360. Find the marked price."
    readWhole({
      id: 'marked-price-before-discounts',
      concepts: ['Profit & Loss', 'Discount'],
      cue: /discounts?.*(?:marked price|\bmp\b|list price|original price)/,
      patterns: [
        '(?:shopkeeper|trader|article|shop|dealer)?~(?:gives|allows|offers|sold|after|giving)?~(?:2 )?(?:successive )?discounts?~#%~#%~(?:#%)?~(?:article)?~(?:successively)?~(?:sp|selling price|sold|price)~(?:article|is)?~₹?#~(?:its )?(?:mp|marked price|list price|original price)~(?:article)?',
      ],
      solve(_, numbers) {
        const price = numbers.at(-1)
        const rates = numbers.slice(0, -1)
        if (!price || rates.some((rate) => rate.gte(hundred))) return null
        const part = rates.reduce((kept, rate) => kept.mul(hundred.sub(rate)).div(hundred), one)
        const value = price.div(part)
        return found({
          value,
          unit: '₹',
          steps: [
            ['What is paid of the marked price', sayPercent(part.mul(hundred))],
            ['Marked price', `${sayRupees(price)} ÷ ${sayNumber(part)} = ${sayRupees(value)}`],
          ],
          check: rates.reduce((kept, rate) => kept.sub(kept.mul(rate).div(hundred)), value).equals(price),
        })
      },
    }),
    // "26 kg of rice at ₹20 per kg are mixed with 30 kg at ₹36 and the mixture is sold at ₹30 per kg. Find the profit percent."
    readWhole({
      id: 'profit-on-a-mixture',
      concepts: ['Profit & Loss'],
      cue: /mix.*kg.*(?:profit|gain|loss)/,
      patterns: [
        '(?:trader|shopkeeper|man|grocer|dealer)?~(?:mixes|mixed)?~# kg~(?:rice|sugar|wheat|tea|pulses|dal)?~₹#~(?:kg)?~(?:mixed )?# kg~(?:rice|sugar|wheat|tea|pulses|dal)?~(?:other variety|another variety|another)?~₹#~(?:kg)?~(?:sells|sold|selling)~(?:mixture)?~₹#~(?:kg)?~(?:his )?(?:profit|gain|loss)~(?:percent|%|percentage)',
      ],
      solve(_, [a, p, b, q, price]) {
        if (!a || !p || !b || !q || !price) return null
        const cost = a.mul(p).add(b.mul(q))
        const sales = a.add(b).mul(price)
        const value = sales.sub(cost).mul(hundred).div(cost)
        const word = value.lt(0) ? 'Loss' : 'Profit'
        return found({
          value: value.abs(),
          unit: '%',
          shown: `${word} of ${sayPercent(value.abs())}`,
          steps: [
            ['Cost', sayRupees(cost)],
            ['Sales', sayRupees(sales)],
            [word, sayPercent(value.abs())],
          ],
          check: cost.add(cost.mul(value).div(hundred)).equals(sales),
        })
      },
    }),
    // "A and B do a work in 8 days, B and C in 12, A, B and C in 6. In how many days A and C?"
    readWhole({
      id: 'third-pair',
      concepts: ['Time & Work'],
      cue: /a and b.*b and c.*together/,
      patterns: [
        '(?:if )?a b~(?:together )?(?:can )?(?:do|complete|finish)?~(?:work|piece work|job)?~# day~b c~(?:together )?(?:do|complete|finish)?~(?:it|work|same work)?~# day~(?:and )?a b c~(?:together)?~(?:can )?(?:do|complete|finish)?~(?:it|work|same work)?~(?:together)?~# day~(?:then )?(?:many days )?(?:a c|c a)~(?:together)?~(?:do|complete|finish|take|it|work)*',
      ],
      solve(_, [ab, bc, abc]) {
        if (!ab || !bc || !abc) return null
        const [c, a] = [one.div(abc).sub(one.div(ab)), one.div(abc).sub(one.div(bc))]
        if (c.lte(0) || a.lte(0)) return null
        const value = one.div(a.add(c))
        return found({
          value,
          unit: 'day',
          steps: [
            ['C in a day', `1/${sayNumber(abc)} − 1/${sayNumber(ab)} = ${c.toFraction()}`],
            ['A in a day', `1/${sayNumber(abc)} − 1/${sayNumber(bc)} = ${a.toFraction()}`],
            ['A and C', `${a.add(c).toFraction()} in a day, so ${sayNumber(value)} days`],
          ],
          check: one.div(abc).mul(2).sub(one.div(ab)).sub(one.div(bc)).equals(one.div(value)),
        })
      },
    }),
    // "A leak empties a cistern in 20 minutes. A tap that fills 4 litres a minute is turned on, and it is now emptied in 24 minutes. Capacity?"
    readWhole({
      id: 'capacity-in-minutes',
      concepts: ['Pipes & Cisterns'],
      cue: /leak.*tap.*capacity/,
      patterns: [
        '(?:cistern|tank)~leak~(?:which )?(?:would )?empt(?:y|ies)~(?:it )?# min~(?:a )?tap~turned(?: on)?~(?:which )?(?:fills|admits)~# l~(?:a )?minute~(?:into cistern )?(?:it )?(?:now )?emptied~# min~capacity~(?:cistern|tank)?~(?:litres)?',
      ],
      solve(_, [alone, rate, together]) {
        if (!alone || !rate || !together || together.lte(alone)) return null
        const value = rate.div(one.div(alone).sub(one.div(together)))
        return found({
          value,
          unit: 'litres',
          steps: [
            [
              'In a minute',
              `the leak takes 1/${sayNumber(alone)}, the loss is 1/${sayNumber(together)}; the difference is ${sayNumber(rate)} litres`,
            ],
            ['Capacity', `${sayNumber(value)} litres`],
          ],
          check: value.div(alone).sub(rate).equals(value.div(together)),
        })
      },
    }),
    // "A thief is 200 m ahead of a policeman. They run at 10 and 11 km/h. What is the distance between them after 6 minutes?"
    readWhole({
      id: 'policeman-and-thief',
      concepts: ['Speed, Time & Distance'],
      cue: /thief.*police|police.*thief/,
      patterns: [
        '(?:a )?thief~(?:noticed|spotted|seen)~(?:by )?(?:a )?police(?:man)?~(?:from )?(?:distance )?# m~(?:away)?~(?:thief starts running policeman chases him )?(?:thief police(?:man)? run~)?(?:thief )?(?:runs?|running)?~(?:at )?(?:rate |speed )?# (?:km/h)?~(?:and )?police(?:man)?~(?:runs?|chases)?~(?:at )?# km/h~(?:respectively)?~distance~(?:between )?(?:them|thief police(?:man)?)~after # min',
      ],
      solve(_, [gap, slow, fast, minutes]) {
        if (!gap || !slow || !fast || !minutes) return null
        const closed = fast.sub(slow).mul(1000).div(60).mul(minutes)
        const value = gap.sub(closed)
        if (value.lt(0)) return null
        return found({
          value,
          unit: 'm',
          steps: [
            ['He comes nearer by', `${sayNumber(closed)} m in ${sayNumber(minutes)} minutes`],
            ['Distance left', `${sayNumber(value)} m`],
          ],
          check: value.add(closed).equals(gap),
        })
      },
    }),
    // "A boat goes 16 km downstream in 2 hours and comes back in 4 hours. Find the speed of the boat in still water."
    readWhole({
      id: 'same-way-down-and-up',
      concepts: ['Boats & Streams'],
      cue: /(?:downstream|upstream).*(?:same distance|same)/,
      patterns: [
        '(?:boat|man|swimmer|motorboat)~(?:running |rowing |going |goes |travels |covers )*(downstream|upstream)~(?:covers|goes|travels)?~(?:distance )?# km~# h~(?:while |but |and |covering )*(?:takes )?(?:covers )?(?:same distance )?(downstream|upstream)~(?:takes )?(?:covers )?(?:same distance )?# h~(?:same distance|cover same distance)?~(speed)~(boat still water|boat|stream|current|still water|man still water)',
      ],
      solve([first, second, , asked = ''], [distance, t, u]) {
        if (!distance || !t || !u || first === second) return null
        const [down, up] =
          first === 'downstream' ? [distance.div(t), distance.div(u)] : [distance.div(u), distance.div(t)]
        if (down.lte(up)) return null
        const isStream = /stream|current/.test(asked)
        const value = (isStream ? down.sub(up) : down.add(up)).div(2)
        return found({
          value,
          unit: 'km/h',
          steps: [
            ['Speeds', `downstream ${sayNumber(down)} km/h, upstream ${sayNumber(up)} km/h`],
            [isStream ? 'Half the difference' : 'Half the sum', `${sayNumber(value)} km/h`],
          ],
          check: isStream ? up.add(value.mul(2)).equals(down) : value.mul(2).sub(up).equals(down),
        })
      },
    }),
    // "The sum of the ages of 5 children born at intervals of 3 years is 50. Find the age of the youngest."
    readWhole({
      id: 'children-at-intervals',
      concepts: ['Ages'],
      cue: /children born/,
      patterns: [
        'sum~ages~#~children~born~(?:intervals?)~# year~(?:each)?~#~(?:year)?~age~(youngest|eldest|oldest)~(?:child)?',
      ],
      solve([who], [count, gap, total]) {
        if (!count || !gap || !total || count.d !== 1n || count.lt(2)) return null
        const youngest = total.sub(gap.mul(count).mul(count.sub(1)).div(2)).div(count)
        const value = who === 'youngest' ? youngest : youngest.add(gap.mul(count.sub(1)))
        if (youngest.lt(0)) return null
        const all = Array.from({ length: Number(count.n) }, (_, at) => youngest.add(gap.mul(at)))
        return found({
          value,
          unit: 'year',
          steps: [['Ages from the youngest', all.map((age) => sayNumber(age)).join(', ')]],
          check: all.reduce((sum, age) => sum.add(age), new Fraction(0)).equals(total),
        })
      },
    }),
    // "A can has liquids A and B in the ratio 7 : 5. When 9 litres are drawn off and filled with B, the ratio becomes 7 : 9. How many litres of A were there?"
    readWhole({
      id: 'drawn-off-and-filled',
      concepts: ['Mixture & Alligation'],
      cue: /drawn off.*(?:litres|quantity) of (?:the )?(?:liquid )?a(?![a-z])/,
      patterns: [
        '(?:a )?(?:can|vessel|container)?~(?:contains )?mixture~(?:2 liquids )?a b~(?:are )?(?:ratio)~#:#~(?:when )?# l~(?:mixture )?(?:are )?drawn off~(?:and )?(?:can |it |vessel )?filled~b~(?:then )?ratio~(?:a b )?(?:becomes )?#:#~(?:many litres|quantity|litres)~(?:liquid )?a~(?:contained |was |were |there |in |can |initially |by )*',
        '(?:a )?(?:can|vessel|container)?~(?:contains )?mixture~(?:2 liquids )?a b~(?:are )?(?:ratio)~#:#~(?:when )?# l~(?:mixture )?(?:are )?drawn off~(?:and )?(?:can |it |vessel )?filled~b~(?:then )?ratio~(?:a b )?(?:becomes )?#:#~(?:many litres|quantity|litres)~(?:liquid )?~(?:contained |was |were |there |in |can |initially |by )*(?:initially)?',
      ],
      solve(_, [a, b, out, c, d]) {
        if (!a || !b || !out || !c || !d) return null
        // A left: (a/(a+b))(t − out); B: the rest of t
        const part = a.div(a.add(b))
        const share = c.div(c.add(d))
        if (share.gte(part)) return null
        const total = part.mul(out).div(part.sub(share))
        const value = total.mul(part)
        return found({
          value,
          unit: 'litres',
          steps: [
            [
              'Only what is drawn off takes A away',
              `A left = ${part.toFraction()}(T − ${sayNumber(out)}) = ${share.toFraction()} T`,
            ],
            ['Total', `T = ${sayNumber(total)} litres, of which A was ${sayNumber(value)} litres`],
          ],
          check: value.sub(part.mul(out)).equals(share.mul(total)),
        })
      },
    }),
  ],
}
