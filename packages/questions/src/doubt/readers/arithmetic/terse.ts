import Fraction from 'fraction.js'
import { sayNumber, sayPercent, sayRupees } from '../../say-number.ts'
import { found, type ReaderGroup } from '../toolkit/found.ts'
import { readWhole } from '../toolkit/whole.ts'

const hundred = new Fraction(100)
const one = new Fraction(1)
const GOODS =
  '(?:article|watch|cycle|bicycle|book|table|chair|toy|pen|radio|item|goods|shirt|phone|mobile|cow|horse|scooter|fan|bag|machine|tv|car|bike|house|painting|plot)'
const MAN = '(?:man|shopkeeper|trader|vendor|seller|fruit seller|dealer|person|boy|woman|merchant)'
const PEOPLE = '(males?|men|boys|females?|women|girls)'
/** A rate with the word that says whether it is won or lost, on either side. */
const CHANGE = '(?:(gain|profit|loss)~#%|#%~(gain|profit|loss))'
const isLoss = (word = ''): boolean => /^los/.test(word)
const factor = (rate: Fraction, word?: string): Fraction =>
  (isLoss(word) ? hundred.sub(rate) : hundred.add(rate)).div(100)

export const terse: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Percentage', 'Profit & Loss', 'Ratio & Proportion'],
  readers: [
    // "Population of a village is 8000. 55% are males and the rest females. How many females?"
    readWhole({
      id: 'males-and-females',
      cue: /%.*(?:male|men|boys|girls)/,
      patterns: [
        `(?:population|strength|number (?:students|people|workers|employees))~(?:village|town|city|school|class|office|factory|college)?~#~#%~(?:them|population|people|students)?~${PEOPLE}~(?:(?:rest|remaining|others)~(?:females?|women|girls|males?|men|boys)?)?~(?:many|number) ${PEOPLE}`,
        `(?:village|town|city|school|class|office|factory|college)~#~(?:students|people|workers|employees|persons)~#%~(?:them|students)?~${PEOPLE}~(?:(?:rest|remaining|others)~(?:females?|women|girls|males?|men|boys)?)?~(?:many|number) ${PEOPLE}`,
        `#~(?:students|people|workers|employees|persons)~(?:village|town|city|school|class|office|factory|college)?~#%~(?:them|students)?~${PEOPLE}~(?:(?:rest|remaining|others)~(?:females?|women|girls|males?|men|boys)?)?~(?:many|number) ${PEOPLE}`,
      ],
      solve([who = '', asked = ''], [total, rate]) {
        if (!total || !rate || rate.gte(100)) return null
        const isMale = (word: string) => /^(?:males?|men|boys)$/.test(word)
        const share = isMale(who) === isMale(asked) ? rate : hundred.sub(rate)
        const value = total.mul(share).div(100)
        return found({
          value,
          steps: [
            [`Share of ${asked}`, sayPercent(share)],
            ['Number', `${sayNumber(total)} × ${sayNumber(share)} ÷ 100 = ${sayNumber(value)}`],
          ],
          check: value.d === 1n && value.mul(100).div(total).equals(share),
        })
      },
    }),
    // "After two successive discounts of 20% and 15% a TV is sold for ₹20,400. Find the marked price."
    readWhole({
      id: 'price-before-discounts',
      cue: /discounts?.*(?:marked|list|original) price/,
      patterns: [
        `(?:after)?~(?:giving|allowing|getting)?~(?:2|two)?~(?:successive|consecutive) discounts?~#%~#%~${GOODS}?~(?:sold|available|bought|costs?|selling price)~₹?#~(?:marked|list|original) price~${GOODS}?`,
        `${GOODS}?~(?:sold|bought|available)~₹?#~(?:after)~(?:giving|allowing|getting)?~(?:2|two)?~(?:successive|consecutive) discounts?~#%~#%~(?:marked|list|original) price~${GOODS}?`,
      ],
      solve(_, numbers, text) {
        const isFirst = /sold[^%]*\d[^%]*after|bought[^%]*after|available[^%]*after/.test(text)
        const [first, second, price] = isFirst ? [numbers[1], numbers[2], numbers[0]] : numbers
        if (!first || !second || !price || first.gte(100) || second.gte(100)) return null
        const left = hundred.sub(first).mul(hundred.sub(second)).div(10000)
        const value = price.div(left)
        return found({
          value,
          unit: '₹',
          steps: [
            [
              'What is left of the price',
              `${sayPercent(hundred.sub(first))} of ${sayPercent(hundred.sub(second))} = ${sayPercent(left.mul(100))}`,
            ],
            ['Go back', `${sayRupees(price)} ÷ ${sayPercent(left.mul(100))} = ${sayRupees(value)}`],
          ],
          check: value.sub(value.mul(first).div(100)).mul(hundred.sub(second)).div(100).equals(price),
        })
      },
    }),
    // "A sells a watch to B at 20% gain and B sells it to C at 10% loss. If C pays ₹2,160, how much did A pay?"
    readWhole({
      id: 'sold-on-and-on',
      cue: /sells?|sold/,
      patterns: [
        `a (?:sells|sold)~${GOODS}?~b~${CHANGE}~b (?:sells|sold)~${GOODS}?~c~${CHANGE}~c (?:pays|paid|buys|bought|gives|gave)~(?:it for)?~₹?#~(?:${GOODS}~)?(?:a (?:pay|buy|bought)|cost price~(?:a|${GOODS})?|a's cost(?: price)?|price~a (?:pay|paid|bought)|a (?:pay|paid))~(?:${GOODS}|it)?`,
      ],
      solve(words, [first, second, price]) {
        const [up, on] = words.filter((word) => /^(?:gain|profit|loss)$/.test(word))
        if (!first || !second || !price || !up || !on) return null
        const value = price.div(factor(first, up).mul(factor(second, on)))
        return found({
          value,
          unit: '₹',
          steps: [
            [
              'What B paid',
              `${sayRupees(price)} ÷ ${sayPercent(factor(second, on).mul(100))} = ${sayRupees(price.div(factor(second, on)))}`,
            ],
            ['What A paid', `÷ ${sayPercent(factor(first, up).mul(100))} = ${sayRupees(value)}`],
          ],
          check: value.mul(factor(first, up)).mul(factor(second, on)).equals(price),
        })
      },
    }),
    // "By selling 12 bananas for a rupee a man loses 20%. How many for a rupee should he sell to gain 20%?"
    readWhole({
      id: 'so-many-for-a-rupee',
      cue: /rupee|₹1/,
      patterns: [
        `selling #~[a-z]+~(?:rupee|₹1|1 rupee)~${MAN}?~(loses?|gains?|loss|profit)~#%~many~[a-z]*~(?:rupee|₹1|1 rupee)?~(?:should|must)?~(?:sell|sold)?~(?:rupee|₹1|1 rupee)?~(gain|profit|lose|loss)~#%`,
        `${MAN}~(?:sells|sold) #~[a-z]+~(?:rupee|₹1|1 rupee)~(loses?|gains?|loss|profit|losing|gaining)~#%~many~[a-z]*~(?:rupee|₹1|1 rupee)?~(?:should|must)?~(?:sell|sold)?~(?:rupee|₹1|1 rupee)?~(gain|profit|lose|loss)~#%`,
      ],
      solve([first = '', second = ''], [count, rate, wanted]) {
        if (!count || !rate || !wanted) return null
        const value = count.mul(factor(rate, first)).div(factor(wanted, second))
        return found({
          value,
          steps: [
            [
              'Cost of one',
              `1 ÷ ${sayNumber(count)} ÷ ${sayPercent(factor(rate, first).mul(100))} of a rupee`,
            ],
            [
              'How many for a rupee',
              `${sayNumber(count)} × ${sayPercent(factor(rate, first).mul(100))} ÷ ${sayPercent(factor(wanted, second).mul(100))} = ${sayNumber(value)}`,
            ],
          ],
          check: one
            .div(value)
            .div(factor(wanted, second))
            .equals(one.div(count).div(factor(rate, first))),
        })
      },
    }),
    // "₹1,200 amounts to ₹1,632 in 4 years at simple interest. If the rate is increased by 1%, what will be the amount?"
    readWhole({
      id: 'amount-at-another-rate',
      cue: /amounts?.*rate/,
      patterns: [
        '(?:sum)?~₹?#~amounts?~₹?#~# year~(?:certain|some|same)?~(?:rate)?~(?:certain rate)?~(?:simple interest|si|s\\.i\\.?)?~(?:simple interest|si)?~rate~(?:interest)?~(increased|decreased|raised|reduced|increases|decreases)~#%~(?:amount|become|same sum|sum)*~(?:amount)?~(?:same time|# year)?',
      ],
      solve([way = ''], [principal, amount, years, change, again]) {
        if (!principal || !amount || !years || !change || (again && !again.equals(years))) return null
        const rate = amount.sub(principal).mul(100).div(principal.mul(years))
        const next = /^(?:incr|rais)/.test(way) ? rate.add(change) : rate.sub(change)
        const value = principal.add(principal.mul(next).mul(years).div(100))
        return found({
          value,
          unit: '₹',
          steps: [
            [
              'The rate',
              `${sayRupees(amount.sub(principal))} in ${sayNumber(years)} years on ${sayRupees(principal)}: ${sayPercent(rate)}`,
            ],
            ['At the new rate', `${sayPercent(next)}: ${sayRupees(value)}`],
          ],
          check: value.sub(amount).abs().equals(principal.mul(change).mul(years).div(100)),
        })
      },
    }),
    // "Divide ₹1,870 among A, B, C in ratio 2:4:5, share of B"
    readWhole({
      id: 'share-by-ratio',
      cue: /ratio/,
      patterns: [
        "(?:divide|distribute)?~₹?#~(?:divided|distributed|shared)?~(?:among|between)~([a-z](?: [a-z])+)~ratio~(\\d+ ?: ?\\d+(?: ?: ?\\d+)*)~(?:share~([a-z])|([a-z])'s share|([a-z]) get)",
      ],
      solve(words, [sum], text) {
        const people = (words[0] ?? '').split(' ')
        const parts =
          /(\d+ ?: ?\d+(?: ?: ?\d+)*)/
            .exec(text)?.[1]
            ?.split(':')
            .map((part) => new Fraction(part.trim())) ?? []
        const place = people.indexOf(words.at(-1) ?? '')
        const part = parts[place]
        if (!sum || !part || people.length !== parts.length) return null
        const all = parts.reduce((total, each) => total.add(each))
        const value = sum.mul(part).div(all)
        return found({
          value,
          unit: '₹',
          steps: [
            ['Parts together', String(all)],
            ['His parts', `${sayRupees(sum)} × ${part} ÷ ${all} = ${sayRupees(value)}`],
          ],
          check: value.mul(all).div(part).equals(sum),
        })
      },
    }),
    // "Excluding stoppages the speed of a bus is 54 km/h, including stoppages 45 km/h. How many minutes does it stop per hour?"
    readWhole({
      id: 'minutes-of-stops',
      cue: /stoppages?/,
      patterns: [
        '(?:excluding|without) stoppages?~speed~(?:bus|train|car)?~# km/h~(?:including|with) stoppages?~(?:speed)?~# km/h~many min(?:utes?)?~(?:bus|train|car)?~stops?~(?:h|hr|hour)?',
        'speed~(?:bus|train|car)~(?:excluding|without) stoppages?~# km/h~(?:including|with) stoppages?~# km/h~many min(?:utes?)?~(?:bus|train|car)?~stops?~(?:h|hr|hour)?',
      ],
      solve(_, [fast, slow]) {
        if (!fast || !slow || slow.gte(fast)) return null
        const value = fast.sub(slow).mul(60).div(fast)
        return found({
          value,
          unit: 'minute',
          steps: [
            [
              'Distance lost in an hour',
              `${sayNumber(fast)} − ${sayNumber(slow)} = ${sayNumber(fast.sub(slow))} km`,
            ],
            [
              'Time for it at full speed',
              `${sayNumber(fast.sub(slow))} ÷ ${sayNumber(fast)} × 60 = ${sayNumber(value)} minutes`,
            ],
          ],
          check: fast.mul(new Fraction(60).sub(value)).div(60).equals(slow),
        })
      },
    }),
    // "In what ratio must rice at 9.30 per kg be mixed with rice at 10.80 per kg so that the mixture is worth ₹10 per kg?"
    readWhole({
      id: 'mixed-prices',
      cue: /ratio.*mix/,
      patterns: [
        '(?:ratio)~(?:must|should|can)?~(?:grocer|shopkeeper|man)?~(?:mix)?~(?:rice|tea|wheat|sugar|pulses|dal|milk|salt|oil)~(?:costing|worth|priced)?~₹?#~(?:kg|l)~(?:mixed)?~(?:rice|tea|wheat|sugar|another|pulses|dal|milk|salt|oil)?~(?:costing|worth|priced)?~₹?#~(?:kg|l)~(?:mixture|get~mixture|mix)~(?:worth|costs?|may|cost price)?~(?:worth|cost)?~₹?#~(?:kg|l)?',
      ],
      solve(_, [a, b, mean]) {
        if (!a || !b || !mean || a.equals(b)) return null
        const [first, second] = [b.sub(mean), mean.sub(a)]
        if (first.mul(second).lte(0)) return null
        const ratio = first.div(second)
        return found({
          value: `${ratio.n} : ${ratio.d}`,
          steps: [
            ['Differences from the mean', `${sayNumber(first.abs())} and ${sayNumber(second.abs())}`],
            ['Ratio', `${ratio.n} : ${ratio.d}`],
          ],
          check: a
            .mul(first)
            .add(b.mul(second))
            .equals(mean.mul(first.add(second))),
        })
      },
    }),
    // "A, B, C invest 20000, 30000, 50000. Profit is 9000. Share of C?"
    readWhole({
      id: 'shares-of-profit',
      cue: /invest|business/,
      patterns: [
        "([a-z](?: [a-z])+)~(?:invest|invested|started~business|start~business)~(?:investing)?~((?:₹?\\d+(?:\\.\\d+)? )+₹?\\d+(?:\\.\\d+)?)~(?:respectively)?~(?:business|partnership)?~(?:end~(?:1 )?(?:year|yr))?~(?:total )?profit~(?:(?:end~)?(?:1 )?(?:year|yr)~)?₹?#~(?:share~([a-z])|([a-z])'s share|([a-z]) get)",
      ],
      solve(words, numbers, text) {
        const people = (words[0] ?? '').split(' ')
        const list =
          /(?:invest|invested|business)\D*?((?:₹?\d+(?:\.\d+)? )+₹?\d+(?:\.\d+)?)/.exec(text)?.[1] ?? ''
        const amounts = (list.match(/\d+(?:\.\d+)?/g) ?? []).map((each) => new Fraction(each))
        const profit = numbers.at(-1)
        const own = amounts[people.indexOf(words.at(-1) ?? '')]
        if (!profit || !own || amounts.length !== people.length) return null
        const all = amounts.reduce((total, each) => total.add(each))
        const value = profit.mul(own).div(all)
        return found({
          value,
          unit: '₹',
          steps: [
            ['Put in together', sayRupees(all)],
            [
              'His share',
              `${sayRupees(profit)} × ${sayRupees(own)} ÷ ${sayRupees(all)} = ${sayRupees(value)}`,
            ],
          ],
          check: value.mul(all).equals(profit.mul(own)),
        })
      },
    }),
    // "A started a business with ₹3,500 and B joined after 5 months. After a year the profit is divided in the ratio 2 : 3. B's capital?"
    readWhole({
      id: 'capital-of-who-joined',
      cue: /join/,
      patterns: [
        "a~(?:started|starts)~business~₹?#~(?:after)?~# month~b (?:joined|joins)~(?:after)?~(?:end )?(?:1 )?year~profit~(?:divided|shared)~ratio~#:#~(?:b's (?:capital|contribution|investment)|(?:capital|contribution|investment)~b|b (?:invest|contribute|invested))",
        "a~(?:started|starts)~business~₹?#~b (?:joined|joins)~(?:after)~# month~(?:after)?~(?:end )?(?:1 )?year~profit~(?:divided|shared)~ratio~#:#~(?:b's (?:capital|contribution|investment)|(?:capital|contribution|investment)~b|b (?:invest|contribute|invested))",
      ],
      solve(_, [capital, months, first, second]) {
        if (!capital || !months || !first || !second || months.gte(12)) return null
        const left = new Fraction(12).sub(months)
        const value = capital.mul(12).mul(second).div(first).div(left)
        return found({
          value,
          unit: '₹',
          steps: [
            ['Money and months', `${sayRupees(capital)} × 12 : B × ${left} = ${first} : ${second}`],
            ["B's capital", sayRupees(value)],
          ],
          check: value.mul(left).mul(first).equals(capital.mul(12).mul(second)),
        })
      },
    }),
    // "Two numbers are in the ratio 3 : 5. If 9 is subtracted from each, the ratio becomes 12 : 23. Find the smaller number."
    readWhole({
      id: 'ratio-after-a-change',
      concepts: ['Ratio & Proportion'],
      cue: /numbers.*ratio.*(?:subtracted|added|increased|decreased).*ratio|numbers.*ratio.*(?:subtracted|added).*:/,
      except: /first|second|sum|difference|three|3 numbers|respectively/,
      patterns: [
        '2 numbers~ratio~#:#~# (subtracted|added)~(?:each|both)~(?:them|number|numbers)?~(?:new )?(?:ratio )?(?:becomes|become|changes|they ratio)?~#:#~(smaller|larger|greater|bigger) (?:number|no)',
        '2 numbers~ratio~#:#~each~(?:number )?(?:them )?(increased|decreased)~#~(?:new )?(?:ratio )?(?:becomes|become|changes)?~#:#~(smaller|larger|greater|bigger) (?:number|no)',
      ],
      solve([way = '', asked = ''], [a, b, change, c, d]) {
        if (!a || !b || !change || !c || !d) return null
        const shift = /^(?:sub|dec)/.test(way) ? change.neg() : change
        const divisor = a.mul(d).sub(b.mul(c))
        if (divisor.equals(0)) return null
        // (ax + s) ÷ (bx + s) = c ÷ d
        const x = shift.mul(c.sub(d)).div(divisor)
        if (x.lte(0)) return null
        const numbers = [a.mul(x), b.mul(x)].toSorted((one, other) => one.compare(other))
        const value = asked === 'smaller' ? numbers[0] : numbers[1]
        if (!value) return null
        return found({
          value,
          steps: [
            [
              `Let them be ${sayNumber(a)}x and ${sayNumber(b)}x`,
              `(${sayNumber(a)}x ${shift.lt(0) ? '−' : '+'} ${sayNumber(change)}) : (${sayNumber(b)}x ${shift.lt(0) ? '−' : '+'} ${sayNumber(change)}) = ${sayNumber(c)} : ${sayNumber(d)}, so x = ${sayNumber(x)}`,
            ],
            ['The numbers', numbers.map((each) => sayNumber(each)).join(' and ')],
          ],
          check: a.mul(x).add(shift).mul(d).equals(b.mul(x).add(shift).mul(c)),
        })
      },
    }),
    // "The ratio of boys and girls in a school of 720 is 7 : 5. How many more girls should be admitted to make the ratio 1 : 1?"
    readWhole({
      id: 'admitted-to-a-ratio',
      concepts: ['Ratio & Proportion'],
      cue: /ratio.*(?:admitted|join)/,
      patterns: [
        'ratio~(boys|girls) (?:number )?(boys|girls)~(?:school|class|college)~# (?:students|children)?~#:#~many~(?:more )?(boys|girls)~(?:should|must|need)?~(?:admitted|join|join school)~(?:make )?(?:ratio )?(?:becomes? )?#:#',
        '(?:school|class|college)~# (?:students|children)~ratio~(boys|girls) (?:number )?(boys|girls)~#:#~many~(?:more )?(boys|girls)~(?:should|must|need)?~(?:admitted|join|join school)~(?:make )?(?:ratio )?(?:becomes? )?#:#',
      ],
      solve([first, second, added], [total, a, b, c, d]) {
        if (!total || !a || !b || !c || !d || first === second) return null
        const [one, other] = [total.mul(a).div(a.add(b)), total.mul(b).div(a.add(b))]
        const value = added === first ? other.mul(c).div(d).sub(one) : one.mul(d).div(c).sub(other)
        return found({
          value,
          steps: [
            ['Now', `${sayNumber(one)} ${first} and ${sayNumber(other)} ${second}`],
            ['To be admitted', `${sayNumber(value)} ${added}`],
          ],
          check:
            value.d === 1n &&
            one.d === 1n &&
            value.gt(0) &&
            (added === first ? one.add(value).div(other) : one.div(other.add(value))).equals(c.div(d)),
        })
      },
    }),
    // "A and B can do a job in 12 days, B and C in 15, C and A in 20. How long will all three take together?"
    readWhole({
      id: 'three-pairs',
      concepts: ['Time & Work'],
      cue: /a and b.*b and c.*(?:c and a|a and c)/,
      except: /leaves?|left|after|alone|half|only|wages|paid/,
      patterns: [
        'a b~(?:together )?(?:finish|complete)?~(?:work|job|piece work|task)?~# day~(?:do|finish|complete)?~b c~(?:together )?(?:do|finish|complete)?~(?:work|job)?~#~(?:day)?~(?:c a|a c)~(?:together )?(?:do|finish|complete)?~(?:work|job)?~#~(?:day)?~(?:long|many days?|days?|time)~(?:all 3|all|a b c|3)?~(?:them)?~(?:together )?~(?:take|finish|complete|do|work)*~(?:together|all 3)?~(?:work|job)?',
      ],
      solve(_, [ab, bc, ca]) {
        if (!ab || !bc || !ca) return null
        const [p, q, r] = [one.div(ab), one.div(bc), one.div(ca)]
        const all = p.add(q).add(r).div(2)
        const value = one.div(all)
        const each = [all.sub(q), all.sub(r), all.sub(p)]
        return found({
          value,
          unit: 'day',
          steps: [
            ['The three pairs in a day', `2(A + B + C) = ${sayNumber(p.add(q).add(r))}`],
            ['All three in a day', sayNumber(all)],
            ['Days', sayNumber(value)],
          ],
          // Each alone must do some work, and the pairs must be as told.
          check:
            each.every((rate) => rate.gt(0)) &&
            (each[0]?.add(each[1] ?? 0).equals(p) ?? false) &&
            (each[1]?.add(each[2] ?? 0).equals(q) ?? false),
        })
      },
    }),
    // "A train at 54 km/h crosses a platform in 20 s and a man in 12 s. Length of the platform?"
    readWhole({
      id: 'platform-and-man',
      concepts: ['Speed, Time & Distance'],
      cue: /train.*platform.*(?:man|pole)/,
      except: /running man|walking|direction|bridge|opposite|same/,
      patterns: [
        'train~(?:running|moving|travelling)?~(?:speed)?~# (km/h|m/s)~(?:crosses|passes|crossed|passed)~platform~# s~(?:(?:man|person)~(?:standing~(?:platform|it)?)?|pole|standing man|signal post)~# s~length~(platform|train)',
        'train~(?:running|moving|travelling)?~(?:speed)?~# (km/h|m/s)~(?:crosses|passes|crossed|passed)~(?:(?:man|person)~(?:standing~(?:platform)?)?|pole|standing man|signal post)~# s~platform~# s~length~(platform|train)',
      ],
      solve([unit, asked], [speed, first, second]) {
        if (!speed || !first || !second || first.equals(second)) return null
        const metres = unit === 'm/s' ? speed : speed.mul(5).div(18)
        const [long, short] = first.gt(second) ? [first, second] : [second, first]
        const [train, both] = [metres.mul(short), metres.mul(long)]
        const value = asked === 'train' ? train : both.sub(train)
        return found({
          value,
          unit: 'm',
          steps: [
            ['Speed', `${sayNumber(metres)} m/s`],
            ['Length of the train', `${sayNumber(metres)} × ${sayNumber(short)} = ${sayNumber(train)} m`],
            ['Train and platform', `${sayNumber(metres)} × ${sayNumber(long)} = ${sayNumber(both)} m`],
            ['Asked', `${sayNumber(value)} m`],
          ],
          check: both.sub(train).equals(metres.mul(long.sub(short))) && train.gt(0),
        })
      },
    }),
    // "A number divided by 56 leaves remainder 29. What is the remainder when it is divided by 8?"
    readWhole({
      id: 'remainder-by-a-factor',
      concepts: ['Number System'],
      cue: /divided by.*remainder.*remainder.*divided by|divided by.*remainder.*divided by.*remainder/,
      except: /square|twice|double|cube|times|sum/,
      patterns: [
        '(?:certain )?number~(?:when )?divided #~(?:leaves|gives|leaving)~remainder #~(?:remainder)~(?:when )?(?:same |number |same number )?divided #',
        '(?:certain )?number~(?:when )?divided #~(?:leaves|gives|leaving)~remainder #~(?:when )?(?:same |number |same number )?divided #~(?:remainder)',
      ],
      solve(_, [first, left, second]) {
        if (first?.d !== 1n || left?.d !== 1n || second?.d !== 1n || second.lte(1) || left.gte(first))
          return null
        // Else the remainder is not certain.
        if (!first.mod(second).equals(0)) return null
        const value = left.mod(second)
        return found({
          value,
          steps: [
            [`${first} is a multiple of ${second}`, `so only the remainder ${left} counts`],
            ['Remainder', `${left} = ${second} × ${left.div(second).floor()} + ${value}`],
          ],
          check: [0, 1, 7].every((times) => first.mul(times).add(left).mod(second).equals(value)),
        })
      },
    }),
    // "Loss of 10% on selling at ₹540. To gain 10%, sell at?"
    readWhole({
      id: 'price-for-another-gain',
      cue: /sell|sold/,
      patterns: [
        `(loss|gain|profit) #%~(?:when|made)?~(?:selling|sold)~${GOODS}?~₹?#~(?:what price)?~(?:should|must)?~(gain|profit|loss|lose) #%~(?:should|must)?~(?:sell|sold|selling price|sp|price)~(?:${GOODS})?`,
        `${GOODS}?~(?:sold|selling)~₹?#~(?:${MAN})?~(loss|gain|profit|loses|gains) #%~(?:should|must)?~(?:sell|sold|selling price|price)~(?:should|must)?~(?:sold|sell)?~(gain|profit|loss|lose) #%`,
      ],
      solve([first = '', second = ''], numbers, text) {
        const isFirst = /^(?:loss|gain|profit)/.test(text)
        const [rate, price, wanted] = isFirst ? numbers : [numbers[1], numbers[0], numbers[2]]
        if (!rate || !price || !wanted) return null
        const cost = price.div(factor(rate, first))
        const value = cost.mul(factor(wanted, second))
        return found({
          value,
          unit: '₹',
          steps: [
            [
              'Cost price',
              `${sayRupees(price)} ÷ ${sayPercent(factor(rate, first).mul(100))} = ${sayRupees(cost)}`,
            ],
            ['New price', `${sayPercent(factor(wanted, second).mul(100))} of it = ${sayRupees(value)}`],
          ],
          check: value.div(price).equals(factor(wanted, second).div(factor(rate, first))),
        })
      },
    }),
    // "Cost of 15 pens = SP of 12 pens. Profit %?"
    readWhole({
      id: 'cost-of-some-price-of-others',
      cue: /profit|gain|loss/,
      patterns: [
        '(cp|cost price|cost|sp|selling price) # [a-z]+ (?:same|equal|equals)?~(sp|selling price|cp|cost price|cost) # [a-z]+ (?:profit|gain|loss)~(?:or loss)?~(?:%|percentage|percent)',
      ],
      solve([left = '', right = ''], [a, b]) {
        const isCost = (word: string) => /^c/.test(word)
        if (!a || !b || isCost(left) === isCost(right)) return null
        const [bought, sold] = isCost(left) ? [a, b] : [b, a]
        const gain = bought.sub(sold).div(sold).mul(100)
        return found({
          value: gain.abs(),
          unit: '%',
          shown: `${gain.lt(0) ? 'Loss' : 'Profit'} of ${sayPercent(gain.abs())}`,
          steps: [
            ['Let one cost ₹1', `${sold} are sold for ₹${bought}, and they cost ₹${sold}.`],
            ['Compare', `(${bought} − ${sold}) ÷ ${sold} × 100 = ${sayPercent(gain)}`],
          ],
          check: sold.mul(hundred.add(gain)).div(100).equals(bought),
        })
      },
    }),
    // "Simple interest on a sum for 5 years is 2/5 of the sum. Rate %?"
    readWhole({
      id: 'interest-as-a-part',
      cue: /interest|si /,
      patterns: [
        '(?:simple interest|si)~(?:certain)?~(?:sum|principal)~(?:money)?~# year~#~(?:sum|principal)~rate~(?:interest)?~(?:%|per annum|annum)?',
        '(?:simple interest|si)~# year~#~(?:sum|principal)~rate~(?:interest)?~(?:%|per annum|annum)?',
      ],
      solve(_, [years, part]) {
        if (!years || !part || part.d === 1n || part.gte(5)) return null
        const value = part.mul(100).div(years)
        return found({
          value,
          unit: '%',
          steps: [['Rate', `${part.toFraction()} × 100 ÷ ${sayNumber(years)} = ${sayPercent(value)}`]],
          check: value.mul(years).div(100).equals(part),
        })
      },
    }),
    // "Incomes of A and B are in the ratio 5 : 4, expenditures 3 : 2, each saves ₹1,600. Income of A?"
    readWhole({
      id: 'incomes-and-savings',
      cue: /income.*(?:expen|spend)/,
      patterns: [
        "incomes?~a b~(?:are)?~ratio~#:#~(?:their)?~(?:expenditures?|expenses|spendings?)~(?:ratio)?~#:#~(?:each|both|each them)~(?:saves?)~₹?#~(?:year|month|annually)?~(?:incomes?~(a|b)|(a|b)'s income|incomes)",
      ],
      solve([who], [a, b, c, d, saved]) {
        if (!a || !b || !c || !d || !saved) return null
        // a x − c y = b x − d y = saved
        const turn = a.mul(d).sub(b.mul(c))
        if (turn.equals(0)) return null
        const x = saved.mul(d.sub(c)).div(turn)
        const y = saved.mul(b.sub(a)).div(turn)
        const [first, second] = [x.mul(a), x.mul(b)]
        const value = who === 'a' ? first : second
        return found({
          value,
          unit: '₹',
          ...(who === undefined && { shown: `A ${sayRupees(first)}, B ${sayRupees(second)}` }),
          steps: [
            [
              'Write the savings',
              `${a}x − ${c}y = ${sayRupees(saved)} and ${b}x − ${d}y = ${sayRupees(saved)}`,
            ],
            ['Solve', `x = ${sayNumber(x)}, y = ${sayNumber(y.abs())}`],
            [
              who === undefined ? 'Incomes' : `Income of ${who.toUpperCase()}`,
              who === undefined ? `${sayRupees(first)} and ${sayRupees(second)}` : sayRupees(value),
            ],
          ],
          check: x.gt(0) && first.sub(saved).mul(d).equals(second.sub(saved).mul(c)),
        })
      },
    }),
    // "Average of 50 numbers is 38. If two numbers 45 and 55 are discarded, average of the remaining?"
    readWhole({
      id: 'average-without-two',
      cue: /average.*(?:discard|remov|exclud|delet|left out)/,
      patterns: [
        'average~# (?:numbers|observations|results|values)~#~(?:2|two)?~(?:numbers|observations)?~(?:namely)?~#~#~(?:discarded|removed|excluded|deleted|left out)~(?:new)?~average~(?:remaining|rest|others)~(?:numbers|observations|set|results)?',
      ],
      solve(_, [count, mean, a, b]) {
        if (!count || !mean || !a || !b || count.lte(2)) return null
        const left = count.mul(mean).sub(a).sub(b)
        const value = left.div(count.sub(2))
        return found({
          value,
          steps: [
            [
              'Sum of the rest',
              `${sayNumber(count)} × ${sayNumber(mean)} − ${sayNumber(a)} − ${sayNumber(b)} = ${sayNumber(left)}`,
            ],
            ['Average', `${sayNumber(left)} ÷ ${sayNumber(count.sub(2))} = ${sayNumber(value)}`],
          ],
          check: value.mul(count.sub(2)).add(a).add(b).div(count).equals(mean),
        })
      },
    }),
    // "A does a work in 12 days. B is 60% more efficient than A. In how many days will B do it?"
    readWhole({
      id: 'more-efficient',
      cue: /efficient/,
      patterns: [
        'a~(?:finish|complete)?~(?:work|job|piece work)~# day~b #% (more|less) efficient than~(?:a)?~(?:b)?~(?:alone)?~(?:days?|many days?|time|long)?~(?:taken)?~(?:b)?~(?:alone)?~(?:take|finish|complete|work|job|same work|piece work)*~(?:many days?)?',
      ],
      solve([way = ''], [days, rate]) {
        if (!days || !rate || (way === 'less' && rate.gte(100))) return null
        const speed = (way === 'more' ? hundred.add(rate) : hundred.sub(rate)).div(100)
        const value = days.div(speed)
        return found({
          value,
          unit: 'day',
          steps: [
            ['Speed of B', `${sayPercent(speed.mul(100))} of the speed of A`],
            ['Days', `${sayNumber(days)} ÷ ${sayPercent(speed.mul(100))} = ${sayNumber(value)}`],
          ],
          check: value.mul(speed).equals(days),
        })
      },
    }),
    // "Three pipes A, B and C fill a tank in 6 hours. After 2 hours C is closed, and A and B fill the rest in 7 hours. C alone?"
    readWhole({
      id: 'third-pipe-closed',
      cue: /pipes?.*closed/,
      patterns: [
        '(?:3)?~pipes?~a b c~(?:together)?~fill~(?:tank|cistern)~# (?:h|min)~after~(?:working)?~(?:together)?~# (?:h|min)~c closed~a b~fill~(?:remaining|rest)~(?:part)?~# (h|min)~(?:number|many)?~(?:hours?|minutes?|time)?~(?:taken)?~c alone~(?:fills?|tank)*',
      ],
      solve([unit = ''], [all, worked, rest]) {
        if (!all || !worked || !rest || worked.gte(all)) return null
        const both = one.sub(worked.div(all)).div(rest)
        const third = one.div(all).sub(both)
        if (third.lte(0)) return null
        const value = one.div(third)
        return found({
          value,
          unit: unit === 'h' ? 'hour' : 'minute',
          steps: [
            ['Left after all three', `1 − ${worked}/${all} = ${one.sub(worked.div(all)).toFraction()}`],
            ['A and B in one', both.toFraction()],
            ['C in one', `1/${all} − ${both.toFraction()} = ${third.toFraction()}`],
          ],
          check: worked.div(all).add(both.mul(rest)).equals(1),
        })
      },
    }),
    // "40 litres of a mixture have 10% water. How much water must be added to make it 20%?"
    readWhole({
      id: 'water-to-a-percent',
      cue: /%.*(?:add|mix)/,
      patterns: [
        '(?:mixture|solution)~# l~(?:milk|mixture|solution|milk water)?~(?:contains?|containing)?~#% (water|acid|alcohol|salt|milk|sugar)~(?:quantity )?(?:of )?(water|acid|alcohol|milk|sugar|salt)~(?:must|should|added)*~(?:make)?~(?:water|acid|alcohol|milk|sugar|salt)?~#%~(?:water|acid|alcohol|milk|sugar|salt|new mixture|mixture|solution)*',
        '# l~(?:milk|mixture|solution|milk water)~(?:contains?|containing)?~#% (water|acid|alcohol|salt|milk|sugar)~(?:quantity )?(water|acid|alcohol|milk|sugar|salt)~(?:must|should|added)*~(?:make)?~(?:water|acid|alcohol|milk|sugar|salt)?~#%~(?:water|acid|alcohol|milk|sugar|salt|new mixture|mixture|solution)*',
      ],
      solve([held = '', poured = ''], [volume, share, wanted]) {
        if (!volume || !share || !wanted || held !== poured || wanted.lte(share) || wanted.gte(100))
          return null
        const rest = volume.mul(hundred.sub(share)).div(100)
        const value = rest.mul(100).div(hundred.sub(wanted)).sub(volume)
        return found({
          value,
          unit: 'litres',
          steps: [
            ['What does not change', `${sayNumber(rest)} litres are not ${held}.`],
            ['They become', `${sayPercent(hundred.sub(wanted))} of ${sayNumber(volume.add(value))} litres`],
            ['Added', `${sayNumber(value)} litres`],
          ],
          check: volume.mul(share).div(100).add(value).equals(volume.add(value).mul(wanted).div(100)),
        })
      },
    }),
  ],
}
