import Fraction from 'fraction.js'
import { sayNumber, sayPercent } from '../../say-number.ts'
import { found, type ReaderGroup } from '../toolkit/found.ts'
import { law, product, readStory, sum } from '../toolkit/story.ts'
import { readWhole } from '../toolkit/whole.ts'

const RISES =
  '(increases?|increased|rises?|raised|risen|rose|goes up|decreases?|decreased|reduced?|reduces|falls?|fell|drops?|dropped|cut|cuts)'
const isUp = (word: string): boolean => /^(?:incr|ris|rais|rose|goes)/.test(word)

/** Everyday sums of which papers have one wording each and learners many. */
export const fewWords: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Quantitative Aptitude'],
  readers: [
    // "Compound interest on a sum at 10% for 2 years is 420. Principal?"
    readStory({
      id: 'sum-behind-a-compound-interest',
      isExact: true,
      cue: /(?:compound interest|(?<![a-z])ci(?![a-z])).*(?:sum|principal)/,
      concepts: ['Compound Interest'],
      refuses:
        'simple|si|half[- ]?yearly|quarter\\w*|difference|semi\\w*|months?|double[ds]?|times|then|more|less|ratio|next|first|second|not|each|before|after|and #%|amounts? to|becomes?|#th year|rates',
      quantities: {
        R: { kind: 'percent', label: 'rate' },
        T: { kind: 'years', label: 'time' },
        C: { kind: 'money', label: 'compound interest' },
        P: {
          kind: 'money',
          label: 'principal',
          asked: '(?:the |what )*(?:principal|sum(?: of money)?|sum (?:invested|lent))',
        },
        A: { kind: 'money', label: 'amount', asked: '(?:the |what )*(?:total )?amount' },
      },
      facts: [
        [
          '(?:at )?(?:the )?(?:rate )?(?:of )?(?:interest )?(?:of )?#%(?: (?:per|a|p\\.?) ?(?:annum|year|a\\.?)| p\\.?a\\.?| yearly| annual(?:ly)?)?(?: rate| compound interest| ci| compounded (?:annually|yearly))*',
          'R',
        ],
        ['(?:in |for )?@years', 'T'],
        [
          '(?:compound interest|ci)(?: earned| got| received)?(?: on (?:a |the |some |certain )*(?:sum|principal|money|amount)(?: of money)?)?(?: |¦|at|for|in|compounded|annually|yearly)*(?:is|was|=) ?@money',
          'C',
        ],
      ],
      holds: (known) => Number.isInteger(known.get('T')) && (known.get('T') ?? 9) <= 5,
      relations: [
        law(
          'Growth = (1 + R/100)ⁿ',
          'g',
          ['R', 'T'],
          (R, T) => (1 + R / 100) ** T,
          (R, T) => Math.exp(T * Math.log1p(R / 100)),
        ),
        law(
          'Principal = interest ÷ ((1 + R/100)ⁿ − 1)',
          'P',
          ['C', 'g'],
          (C, g) => C / (g - 1),
          (C, g) => (C * g) / (g - 1) - C,
        ),
        product('Amount = P × (1 + R/100)ⁿ', 'A', { P: 1, g: 1 }),
        sum('Interest = amount − principal', 'A', { P: 1, C: 1 }),
      ],
      words:
        'compound interest ci compounded yearly annually at per annum on a sum money for rs invested p.a',
    }),
    // "Divide 1160 in the ratio 2:3. Bigger part?"
    readWhole({
      id: 'part-of-a-ratio',
      concepts: ['Ratio & Proportion'],
      cue: /(?:divide|parts).*:.*(?:part|share)/,
      patterns: [
        '(?:divide|divided)~₹?#~(?:into)?~(?:two|2)?~(?:parts)?~(?:ratio|proportion)~#:#~(bigger|larger|greater|smaller|largest|smallest|biggest|lesser)~(?:part|share|one)',
        '(?:two|2)~parts~₹?#~ratio~#:#~(bigger|larger|greater|smaller|largest|smallest|biggest|lesser)~(?:part|share|one)',
      ],
      solve([way = ''], [whole, a, b]) {
        if (!whole || !a || !b || a.lte(0) || b.lte(0)) return null
        const isSmall = /^(?:small|less)/.test(way)
        const own = a.gt(b) === isSmall ? b : a
        const value = whole.mul(own).div(a.add(b))
        return found({
          value,
          steps: [
            ['All parts', `${sayNumber(a)} + ${sayNumber(b)} = ${sayNumber(a.add(b))}`],
            [
              `The ${isSmall ? 'smaller' : 'larger'} part`,
              `${sayNumber(whole)} × ${sayNumber(own)} ÷ ${sayNumber(a.add(b))} = ${sayNumber(value)}`,
            ],
          ],
          check:
            value.mul(a.add(b)).equals(whole.mul(own)) &&
            whole.sub(value).gte(value) === (isSmall || a.equals(b)),
        })
      },
    }),
    // "Sum of the digits of a 2-digit number is 9. The number formed by reversing the digits is 27 more. Number?"
    readWhole({
      id: 'digits-turned-round',
      concepts: ['Number System'],
      cue: /digit.*(?:revers|interchang)/,
      except: /not|twice|times|product|ratio|three|3[- ]digit/,
      patterns: [
        'sum~digits~(?:2|two)[- ]digit number~#~(?:number)?~(?:formed|obtained|when|if|digits|got)*~(?:reversing|reversed|interchanging|interchanged|reverse)~(?:digits|number)*~# (more|greater|less)~(?:than)?~(?:original|number|itself)*~(?:original)?~(?:number)?',
        'sum~(?:2|two)[- ]digit number digits~#~(?:number)?~(?:reversing|reversed|interchanging|interchanged|reverse)~(?:digits|number)*~# (more|greater|less)~(?:than)?~(?:original|number|itself)*~(?:original)?~(?:number)?',
        'sum~digits~(?:2|two)[- ]digit number~#~(?:number)?~(?:digits)?~(?:reversed|interchanged)~(?:number)?~(increases|decreases)~#~(?:original)?~(?:number)?',
      ],
      solve([way = ''], [total, change]) {
        if (!total || !change) return null
        const gap = change.mul(/less|decr/.test(way) ? -1 : 1)
        // 10u + t − (10t + u) = 9(u − t)
        const difference = gap.div(9)
        const [units, tens] = [total.add(difference).div(2), total.sub(difference).div(2)]
        if ([units, tens].some((digit) => digit.d !== 1n || digit.lt(0) || digit.gt(9)) || tens.equals(0))
          return null
        const value = tens.mul(10).add(units)
        return found({
          value,
          steps: [
            [
              'Reversing changes the number by 9 times the difference of its digits',
              `units − tens = ${sayNumber(difference)}`,
            ],
            [
              'With the sum of the digits',
              `tens ${sayNumber(tens)}, units ${sayNumber(units)}: ${sayNumber(value)}`,
            ],
          ],
          check: units.mul(10).add(tens).sub(value).equals(gap) && units.add(tens).equals(total),
        })
      },
    }),
    // "Price of petrol rises by 20% and a man reduces consumption by 10%. Change in expenditure?"
    readWhole({
      id: 'price-and-use-change-expenditure',
      concepts: ['Percentage'],
      cue: /price.*(?:expen|spend)/,
      except: /increases? to|reduced? to|reduces to|falls? to|not|twice|again|each|more than/,
      patterns: [
        `(?:price )(?:petrol|sugar|rice|oil|wheat|tea|milk|diesel|commodity|article|item|an item|ghee|salt|onions?)~(?:${RISES})~#%~(?:man|family|person|he|she|but|while|a)*~(?:${RISES} )?(?:consumption|use|usage)~(?:petrol|sugar|rice|oil|wheat|tea|milk|diesel|ghee|salt)?~(?:${RISES})?~#%~(?:%|percent|percentage|net|total|overall)*~(?:change)~(?:%|percent|percentage)?~(?:expenditure|expenses|spending|expense)~(?:%|percent|percentage)?`,
      ],
      solve(words, [a, b]) {
        const ways = words.filter((word) => new RegExp(`^${RISES}$`).test(word))
        const [first, second] = ways
        if (!a || !b || !first || !second || ways.length !== 2) return null
        const hundred = new Fraction(100)
        const p = isUp(first) ? a : a.neg()
        const q = isUp(second) ? b : b.neg()
        const value = hundred.add(p).mul(hundred.add(q)).div(100).sub(100)
        if (p.lte(-100) || q.lte(-100)) return null
        const said = value.equals(0)
          ? 'No change'
          : `${sayPercent(value.abs())} ${value.gt(0) ? 'increase' : 'decrease'}`
        return found({
          value: value.abs(),
          unit: '%',
          shown: said,
          steps: [
            [
              'Expenditure = price × consumption',
              `${sayNumber(hundred.add(p))} × ${sayNumber(hundred.add(q))} ÷ 100 = ${sayNumber(value.add(100))}`,
            ],
            ['Compare with 100', said],
          ],
          check: p.add(q).add(p.mul(q).div(100)).equals(value),
        })
      },
    }),
    // "Slant height of a cone of radius 5 and height 12"
    readWhole({
      id: 'slant-height',
      concepts: ['Mensuration'],
      cue: /slant height.*cone|cone.*slant height/,
      patterns: [
        'slant height~cone~(?:whose|base|having)*~radius~# ?(cm|m)?~height~# ?(cm|m)?',
        '(?:radius|base radius)~cone~# ?(cm|m)?~height~# ?(cm|m)?~slant height~(?:cone)?',
        'cone~(?:base)?~radius~# ?(cm|m)?~height~# ?(cm|m)?~slant height~(?:cone)?',
      ],
      solve(units, [r, h]) {
        const [unit = '', other = unit] = units
        if (!r || !h || unit !== other || units.length === 1) return null
        const square = r.mul(r).add(h.mul(h))
        const exact = square.pow(new Fraction(1, 2))
        const value = exact ?? Math.sqrt(square.valueOf())
        return found({
          value,
          unit,
          steps: [
            ['l² = r² + h²', `${sayNumber(square)}`],
            ['Slant height', `√${sayNumber(square)}`],
          ],
          check: Math.abs(Number(value.valueOf()) ** 2 - square.valueOf()) < 1e-6 * square.valueOf(),
        })
      },
    }),
    // "Shadow of a 10 m pole is 10√3 m. Angle of elevation of the sun?"
    readWhole({
      id: 'elevation-of-the-sun',
      concepts: ['Heights & Distances'],
      cue: /shadow.*(?:angle|elevation)/,
      except: /longer|shorter|more|less|when|another|times/,
      patterns: [
        'shadow~# m~(?:high |tall |long )?(?:pole|tower|tree|building|stick)~# ?(root ?3|√3|sqrt ?3)?~m?~(?:long)?~(?:angle)?~(?:elevation)~(?:sun)?',
        'shadow~(?:vertical )?(?:pole|tower|tree|building|stick)~# m~(?:high|tall|long)?~# ?(root ?3|√3|sqrt ?3)?~m?~(?:long)?~(?:angle)?~(?:elevation)~(?:sun)?',
      ],
      solve([surd], [high, shadow]) {
        if (!high || !shadow || shadow.lte(0)) return null
        const ratio = high.div(shadow)
        const root = Math.sqrt(3)
        const tangent = surd === undefined ? ratio.valueOf() : ratio.valueOf() / root
        const angle = [30, 45, 60].find((one) => Math.abs(Math.tan((one * Math.PI) / 180) - tangent) < 1e-9)
        if (angle === undefined) return null
        return found({
          value: new Fraction(angle),
          unit: '°',
          steps: [
            [
              'tan θ = height ÷ shadow',
              `${sayNumber(high)} ÷ ${sayNumber(shadow)}${surd === undefined ? '' : '√3'}`,
            ],
            ['Angle', `θ = ${angle}°`],
          ],
          check: Math.abs(Math.atan(tangent) - (angle * Math.PI) / 180) < 1e-9,
        })
      },
    }),
    // "Mixture of 15 litres, milk and water 2:1. 3 litres of water are added. New ratio?"
    readWhole({
      id: 'ratio-after-adding',
      concepts: ['Mixture & Alligation'],
      cue: /milk.*water.*add.*ratio/,
      except: /remov|drawn|taken|replac|more|becomes|not|each|evaporat/,
      patterns: [
        '# l~(?:mixture)?~(?:contains )?milk~water~(?:ratio)?~#:#~(?:add|added)~# l~(milk|water)~(?:new )?(?:find )?ratio~(?:milk)?~(?:water)?',
        '# l~(?:mixture)?~(?:contains )?milk~water~(?:ratio)?~#:#~# l~(milk|water)~(?:more )?added~(?:new )?ratio~(?:milk)?~(?:water)?',
        'mixture~# l~(?:contains )?milk~water~(?:ratio)?~#:#~# l~(milk|water)~(?:more )?added~(?:new )?ratio~(?:milk)?~(?:water)?',
      ],
      solve([what], [whole, a, b, more]) {
        if (!whole || !a || !b || !more || whole.lte(0) || a.lte(0) || b.lte(0)) return null
        const milk = whole
          .mul(a)
          .div(a.add(b))
          .add(what === 'milk' ? more : 0)
        const water = whole
          .mul(b)
          .div(a.add(b))
          .add(what === 'water' ? more : 0)
        const ratio = milk.div(water)
        return found({
          value: `${ratio.n} : ${ratio.d}`,
          steps: [
            ['Milk and water now', `${sayNumber(milk)} l and ${sayNumber(water)} l`],
            ['New ratio', `${ratio.n} : ${ratio.d}`],
          ],
          check: milk.add(water).equals(whole.add(more)),
        })
      },
    }),
    // "Ratio of ages is 3:4, after 5 years 4:5. Present ages?"
    readWhole({
      id: 'both-ages-by-two-ratios',
      concepts: ['Problems on Ages'],
      cue: /ages?.*:.*:.*ages/,
      except: /sum|difference|not|three|born|\d year old/,
      patterns: [
        '(?:present )?(?:ratio )?(?:present )?ages?~(?:two persons|two people|2 persons|a b|father son|mother daughter|two brothers)?~(?:ratio)?~#:#~after # year~(?:ratio )?(?:becomes?)?~(?:ratio)?~#:#~(?:present )ages',
        '(?:present )?(?:ratio )?(?:present )?ages?~(?:two persons|two people|2 persons|a b|father son|mother daughter|two brothers)?~(?:ratio)?~#:#~# year~(ago)~(?:ratio)?~#:#~(?:present )ages',
      ],
      solve([past], [a, b, years, c, d]) {
        if (!a || !b || !years || !c || !d) return null
        const t = years.mul(past === undefined ? 1 : -1)
        // d (a x + t) = c (b x + t)
        const turn = a.mul(d).sub(b.mul(c))
        if (turn.equals(0)) return null
        const x = t.mul(c.sub(d)).div(turn)
        const [first, second] = [x.mul(a), x.mul(b)]
        if (x.lte(0) || first.add(t).lte(0) || second.add(t).lte(0)) return null
        return found({
          value: `${sayNumber(first)} years and ${sayNumber(second)} years`,
          steps: [
            ['Ages now', `${sayNumber(a)}x and ${sayNumber(b)}x`],
            ['With the other ratio', `x = ${sayNumber(x)}`],
          ],
          check: first.add(t).mul(d).equals(second.add(t).mul(c)),
        })
      },
    }),
    // "A thief 200 m ahead runs at 10 km/h, the police at 12 km/h. Time to catch?"
    readWhole({
      id: 'thief-ahead',
      concepts: ['Time, Speed & Distance'],
      cue: /thief.*(?:catch|caught)/,
      except: /after|before|later|noticed|starts|distance|not|shop|jeep|car/,
      patterns: [
        'thief~# (m|km)~ahead~(?:policeman|police|constable)?~(?:and )?(?:runs|running)~# (km/h|m/s)~(?:policeman|police|constable|he)~(?:runs|running|chases|chasing|follows)*~# (km/h|m/s)~(?:time|long|when)~(?:taken )?(?:police|policeman)?~(?:catch|caught)~(?:thief|him)?',
        'thief~# (m|km)~ahead~(?:policeman|police|constable)?~(?:and )?(?:runs|running)~# (km/h|m/s)~(?:policeman|police|constable|he)~(?:runs|running|chases|chasing|follows)*~# (km/h|m/s)~(?:time|long|when)~(?:will )?(?:thief )(?:catch|caught)',
      ],
      solve([length, first, second], [gap, thief, police]) {
        if (!gap || !thief || !police || first !== second || police.lte(thief)) return null
        const meters = length === 'km' ? gap.mul(1000) : gap
        const nearing = police.sub(thief).mul(first === 'km/h' ? new Fraction(5, 18) : 1)
        const seconds = meters.div(nearing)
        const inMinutes = first === 'km/h'
        const value = inMinutes ? seconds.div(60) : seconds
        return found({
          value,
          unit: inMinutes ? 'minute' : 'second',
          steps: [
            [
              'How fast the police come nearer',
              `${sayNumber(police)} − ${sayNumber(thief)} = ${sayNumber(police.sub(thief))} ${first ?? ''}`,
            ],
            ['Time', `${sayNumber(meters)} m ÷ ${sayNumber(nearing)} m/s = ${sayNumber(seconds)} s`],
          ],
          check: nearing.mul(seconds).equals(meters),
        })
      },
    }),
    // "A and B run round a 400 m track at 5 m/s and 3 m/s in the same direction. When do they first meet?"
    readWhole({
      id: 'first-meeting-on-a-track',
      concepts: ['Time, Speed & Distance'],
      cue: /(?:circular|track).*(?:same|opposite) direction.*meet/,
      except: /starting point|start(?:ing)? place|second|third|again|different|later|three|c run|times/,
      patterns: [
        '(?:circular )?track~# m~(?:long )?a~b~(?:run|running|walk|cycle)~#~m/s~# m/s~(same|opposite) directions?~(?:time )?(?:will )?(?:meet)~(?:first|each|other|time|after)*',
        '(?:circular )?track~# m~(?:long )?a~b~(?:run|running|walk|cycle)~# # m/s~(same|opposite) directions?~(?:time )?(?:will )?(?:meet)~(?:first|each|other|time|after)*',
        'a~b~(?:run|running|walk|cycle)~(?:round|around|on)?~(?:circular )?track~(?:length )?# m~# m/s~# m/s~(same|opposite) directions?~(?:after )?(?:time )?(?:when )?(?:meet)~(?:first|each|other|time|after)*',
      ],
      solve([way], [round, a, b]) {
        if (!round || !a || !b) return null
        const nearing = way === 'same' ? a.sub(b).abs() : a.add(b)
        if (nearing.lte(0)) return null
        const value = round.div(nearing)
        return found({
          value,
          unit: 'second',
          steps: [
            [
              `Speeds in ${way === 'same' ? 'the same direction are subtracted' : 'opposite directions are added'}`,
              `${sayNumber(nearing)} m/s`,
            ],
            ['One round', `${sayNumber(round)} ÷ ${sayNumber(nearing)} = ${sayNumber(value)} s`],
          ],
          check: value.mul(nearing).equals(round),
        })
      },
    }),
  ],
}
