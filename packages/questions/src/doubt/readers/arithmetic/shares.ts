import Fraction from 'fraction.js'
import { sayNumber, sayRupees } from '../../say-number.ts'
import { found, type ReaderGroup, sayWithUnit } from '../toolkit/found.ts'

const sum = (values: readonly Fraction[]): Fraction =>
  values.reduce((all, one) => all.add(one), new Fraction(0))
const PEOPLE =
  'father son mother daughter brother sister person man wife husband boy girl friend friends partners partner b c d p q r x y z'

export const shares: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Ratio & Proportion', 'Partnership'],
  readers: [
    {
      // "A, B and C invest ₹2,000, ₹3,000 and ₹5,000. Find B's share of a profit of ₹1,500." With months too.
      id: 'partnership',
      cue: /(?:invest|business|partner|capital)/,
      read(r) {
        const profit = r.one(
          '(?:total |annual |net )?profit(?: at the end)?[a-z ]{0,30}?(?:is|of|was|=|earned)? ?₹?#(?! ?%)|₹# (?:as )?(?:profit)',
        )
        const ratio = r.words('(?:in the |ratio |ratio of )+(\\d+) ?: ?(\\d+)(?: ?: ?(\\d+))?')
        const stakes = ratio ? ratio.map((part) => new Fraction(part)) : r.all('₹#')
        if (!profit || stakes.length < 2 || stakes.length > 3) return null
        const months = r.all('(?:for )?# month')
        if (months.length !== 0 && months.length !== stakes.length) return null
        const order = [
          ...r.text.matchAll(
            /(?<![a-z'])([abcpqrxyz])(?=(?:,| and|'s| invests?| invested| started| put)(?![a-z]))/g,
          ),
        ].map(([, name]) => name ?? '')
        const people = [...new Set(order)].slice(0, stakes.length)
        const who = /([a-z]+)'s share|share of ([a-z]+)/.exec(r.text)
        const name = who?.[1] ?? who?.[2]
        if (!name) return null
        const named = people.includes(name) ? people : namesInOrder(r.text, r.names, stakes.length)
        const place = named.indexOf(name)
        if (
          place < 0 ||
          r.has(
            'after|later|withdraws?|withdrew|joined|joins|leaves|left|salary|managing|difference|more|less|sleeping',
          )
        )
          return null
        r.drop(
          "(?:invests?|invested|investing|started|start|business|partnership|partners?|capitals?|enter|entered|together|shares?|total|end|ratio|together|of|'s|profit|year|# year|respectively|1 year)",
        )
        if (!r.done(`${PEOPLE} s month months divided out`)) return null
        const weights = stakes.map((stake, index) => stake.mul(months[index] ?? 1))
        const value = profit.mul(weights[place] ?? 0).div(sum(weights))
        const others = sum(
          weights.filter((_, index) => index !== place).map((weight) => profit.mul(weight).div(sum(weights))),
        )
        return found({
          value,
          unit: '₹',
          steps: [
            ['Ratio of the shares', weights.map((weight) => sayNumber(weight)).join(' : ')],
            [
              'Take the part',
              `${sayRupees(profit)} × ${sayNumber(weights[place] ?? new Fraction(0))} ÷ ${sayNumber(sum(weights))} = ${sayRupees(value)}`,
            ],
          ],
          check: others.add(value).equals(profit),
        })
      },
    },
    {
      // "The sum of two numbers is 50 and their difference is 10. Find the numbers / the larger number / their product."
      id: 'sum-and-difference',
      cue: /(?:sum|difference|product|ratio).*(?:numbers?)/,
      read(r) {
        if (
          r.has(
            'squares?|cubes?|reciprocals?|hcf|lcm|digits?|average|consecutive|even|odd|times|twice|%|quotient|remainder|subtracted|added|increased',
          )
        )
          return null
        const total = r.one('sum(?: of)?(?: the)?(?: 2)?(?: numbers)?(?: is| =|:)? #')
        const gap = r.one(
          '(?:their )?difference(?: of| between)?(?: the| them)?(?: 2)?(?: numbers)?(?: is| =|:)? #',
        )
        const product = r.one('(?:their )?product(?: of)?(?: the)?(?: 2)?(?: numbers)?(?: is| =|:)? #')
        const ratioWords = r.words(
          '(?:in the )?ratio(?: of)?(?: 2| the)?(?: numbers)?(?: is| =)? (\\d+) ?: ?(\\d+)',
        )
        const given = [total, gap, product, ratioWords ?? undefined].filter((one) => one !== undefined)
        if (given.length !== 2) return null
        const asks = {
          larger: r.drop('(?:the )?(?:larger|greater|bigger|largest) (?:number|one|of the 2|of them)'),
          smaller: r.drop('(?:the )?(?:smaller|lesser|smallest) (?:number|one)'),
          product:
            !product && r.drop('(?:their |the )?product(?: of (?:the |these |those )?(?:2 )?numbers)?'),
          sum: !total && r.drop('(?:their |the )?sum(?: of (?:the |these |those )?(?:2 )?numbers)?'),
          difference:
            !gap &&
            r.drop(
              '(?:their |the )?difference(?: (?:of|between) (?:the |these |those |them)?(?:2 )?(?:numbers)?)?',
            ),
        }
        r.drop('2|numbers?|their|them|two')
        if (!r.done('numbers number those these respectively is are')) return null
        let [a, b]: (Fraction | null)[] = [null, null]
        if (total && gap) [a, b] = [total.add(gap).div(2), total.sub(gap).div(2)]
        else if (total && product) [a, b] = roots(total, product)
        else if (gap && product) {
          const pair = roots(gap, product.neg())
          ;[a, b] = [pair[0], pair[1]?.neg() ?? null]
        } else if (ratioWords) {
          const [m, n] = ratioWords.map((part) => new Fraction(part))
          if (!m || !n || m.equals(n)) return null
          const unit = total ? total.div(m.add(n)) : gap ? gap.div(m.sub(n).abs()) : null
          if (!unit) return null
          const [high, low] = m.gt(n) ? [m, n] : [n, m]
          ;[a, b] = [high.mul(unit), low.mul(unit)]
        }
        if (!a || !b) return null
        const wanted = Object.entries(asks).filter(([, isAsked]) => isAsked)
        if (wanted.length > 1) return null
        const kind = wanted[0]?.[0]
        const value =
          kind === 'larger'
            ? a
            : kind === 'smaller'
              ? b
              : kind === 'product'
                ? a.mul(b)
                : kind === 'sum'
                  ? a.add(b)
                  : kind === 'difference'
                    ? a.sub(b)
                    : null
        const check =
          (!total || a.add(b).equals(total)) &&
          (!gap || a.sub(b).equals(gap)) &&
          (!product || a.mul(b).equals(product))
        return found({
          value: value ?? `${sayNumber(a)} and ${sayNumber(b)}`,
          steps: [
            [
              'Write two equations',
              [
                total && `x + y = ${total}`,
                gap && `x − y = ${gap}`,
                product && `xy = ${product}`,
                ratioWords && `x : y = ${ratioWords.join(' : ')}`,
              ]
                .filter(Boolean)
                .join(', '),
            ],
            ['Solve them', `x = ${sayNumber(a)}, y = ${sayNumber(b)}`],
          ],
          check,
        })
      },
    },
    {
      // "The ratio of the ages of A and B is 4:5. After 6 years it will be 5:6. Find A's present age." / sums and differences of ages
      id: 'ages-ratio',
      cue: /(?:ages?|years? old)/,
      read(r) {
        const ratios = [...r.rest.matchAll(/(\d+) ?: ?(\d+)/g)].map(
          ([, m = '0', n = '1']) => [new Fraction(m), new Fraction(n)] as const,
        )
        r.rest = r.rest.replaceAll(/\d+ ?: ?\d+/g, ' ')
        const total = r.one('(?:sum of|total of)[a-z ]{0,40}ages?[a-z ]{0,25}(?:is|was|=)? # ?(?:year)?')
        const gap = total
          ? undefined
          : r.one('difference (?:of|between|in)[a-z ]{0,40}ages?[a-z ]{0,25}(?:is|was|=)? # ?(?:year)?')
        const later = r.one('(?:after|in) # year|# year (?:later|hence|from now)')
        const ago = later ? undefined : r.one('# year (?:ago|back|before)|before # year')
        const [first, second] = ratios
        if (!first || ratios.length > 2) return null
        const shift = later ?? ago?.neg()
        const asked =
          /(?:present |current )?age of (?:the )?([a-z]+)(?: now)?$|([a-z]+)'s (?:present |current )?age(?: now)?$|how old is (?:the )?([a-z]+)(?: now)?$|(?:find|what is) (?:the )?(?:present |current )?age of (?:the )?([a-z]+)|(?:find|what is) (?:the )?([a-z]+)'s (?:present |current )?age/.exec(
            r.text.replace(/[\s.?]+$/, ''),
          )
        const name = asked?.slice(1).find((group) => group !== undefined)
        const elder = r.drop('(?:the )?(?:elder|older)(?: one| person| of them)?')
        const younger = !elder && r.drop('(?:the )?younger(?: one| person| of them)?')
        const people = agePeople(r.text, r.names)
        if (people.length !== 2 && !elder && !younger) return null
        const which = elder
          ? first[0].gt(first[1])
            ? 0
            : 1
          : younger
            ? first[0].lt(first[1])
              ? 0
              : 1
            : people.indexOf(name ?? '')
        if (which < 0) return null
        let unit: Fraction | null = null
        let lines: [string, string][] = []
        const [m, n] = first
        const text = r.text
        if (second && shift && !total && !gap) {
          const [p, q] = second
          // The ratio that is given for the other time must be the second one.
          const splitAt = text.search(/after|later|hence|ago|back|before|in \d+ year/)
          const secondAt = text.lastIndexOf(':')
          const firstAt = text.indexOf(':')
          if (splitAt < 0) return null
          const presentFirst = /present|now|current/.test(text.slice(0, firstAt)) || splitAt > firstAt
          const [now, then] = presentFirst
            ? ([
                [m, n],
                [p, q],
              ] as const)
            : ([
                [p, q],
                [m, n],
              ] as const)
          void secondAt
          const bottom = now[0].mul(then[1]).sub(now[1].mul(then[0]))
          if (bottom.equals(0)) return null
          unit = shift.mul(then[0].sub(then[1])).div(bottom)
          const ages = [now[0].mul(unit), now[1].mul(unit)]
          lines = [
            ['Let the ages now be', `${now[0]}x and ${now[1]}x`],
            [
              'Use the other ratio',
              `(${now[0]}x ${shift.gt(0) ? '+' : '−'} ${shift.abs()}) : (${now[1]}x ${shift.gt(0) ? '+' : '−'} ${shift.abs()}) = ${then[0]} : ${then[1]}, so x = ${sayNumber(unit)}`,
            ],
          ]
          const [a, b] = ages
          if (!a || !b || unit.lte(0) || a.add(shift).lt(0) || b.add(shift).lt(0)) return null
          if (!cleared()) return null
          return found({
            value: ages[which] ?? a,
            unit: 'year',
            steps: lines,
            check: a.add(shift).div(b.add(shift)).equals(then[0].div(then[1])),
          })
        }
        if (!second && (total || gap) && !shift) {
          unit = total ? total.div(m.add(n)) : (gap ?? new Fraction(0)).div(m.sub(n).abs())
          const ages = [m.mul(unit), n.mul(unit)]
          lines = [
            [
              'One part',
              `${total ? `${total} ÷ ${m.add(n)}` : `${gap} ÷ ${m.sub(n).abs()}`} = ${sayNumber(unit)} years`,
            ],
            ['The ages', ages.map((age) => sayNumber(age)).join(' and ')],
          ]
          if (!cleared()) return null
          return found({
            value: ages[which] ?? m,
            unit: 'year',
            steps: lines,
            check: total
              ? sum(ages).equals(total)
              : m
                  .sub(n)
                  .abs()
                  .mul(unit)
                  .equals(gap ?? 0),
          })
        }
        return null

        function cleared(): boolean {
          r.drop('ratio|ages?|present(?:ly)?|current|now|becomes?|was|years?|old|how|year')
          return (
            !r.has('twice|thrice|times|half|average|product|each|younger than|older than|elder than') &&
            r.done(`${PEOPLE} s of their 's it's 2 persons what`)
          )
        }
      },
    },
    {
      // "A father is 3 times as old as his son. After 12 years he will be twice as old. Find the present age of the son / father."
      id: 'ages-times',
      cue: /(?:times|twice|thrice)/,
      read(r) {
        if (!r.has('age|ages|old')) return null
        r.rest = r.rest.replaceAll(/\btwice\b/g, '2 times').replaceAll(/\bthrice\b/g, '3 times')
        const times = [...r.rest.matchAll(/(\d+(?:\.\d+)?) times/g)].map(
          ([, number = '1']) => new Fraction(number),
        )
        r.rest = r.rest.replaceAll(/\d+(?:\.\d+)? times/g, ' ')
        const later = r.one('(?:after|in) # year|# year (?:later|hence|from now)')
        const ago = later ? undefined : r.one('# year (?:ago|back|before)|before # year')
        const total = r.one('sum of[a-z ]{0,40}ages?[a-z ]{0,15}(?:is|=) # ?(?:year)?')
        const shift = later ?? ago?.neg()
        const youngFirst =
          /(?:as old as|age of|as|than) (?:that of )?(?:his |her |the )?(son|daughter|b|q|y)\b/.exec(r.text)
        const young = youngFirst?.[1]
        const old = /\b(father|mother|man|a|p|x)\b/.exec(r.text)?.[1]
        const asked =
          /(?:age of|how old is|find) (?:the |his |her )?(?:present |current )?(?:age of )?(?:the |his )?(father|mother|son|daughter|man|a|b|p|q|x|y)(?:'s)?(?:(?: present| current)? age| now| at present|$|[ .?])(?!.*(?:age of|how old))/.exec(
            r.text.slice(Math.max(0, r.text.search(/find|what|how old/))),
          )?.[1]
        if (!young || !old || !asked || ![young, old].includes(asked)) return null
        r.drop(
          'sum|ages?|old|present(?:ly)?|current|now|as|than|that|of|years?|times|year|becomes?|be|father|mother|son|daughter|man',
        )
        if (
          r.has('half|more than|less than|older than|younger than|average|ratio|product') ||
          !r.done(`${PEOPLE} s his her 's`)
        )
          return null
        const [k, l] = times
        if (!k) return null
        if (l && shift && !total) {
          const nowFirst =
            r.text.search(/times|twice|thrice/) <
            r.text.search(/after|later|hence|ago|back|before|in \d+ year/)
          const [now, then] = nowFirst ? [k, l] : [l, k]
          // now * s + shift = then * (s + shift)
          if (now.equals(then)) return null
          const son = shift.mul(then.sub(1)).div(now.sub(then))
          const father = son.mul(now)
          if (son.lte(0) || son.add(shift).lt(0)) return null
          return found({
            value: asked === young ? son : father,
            unit: 'year',
            steps: [
              ['Let the younger be x now', `The elder is ${now}x.`],
              [
                'Use the other time',
                `${now}x ${shift.gt(0) ? '+' : '−'} ${shift.abs()} = ${then}(x ${shift.gt(0) ? '+' : '−'} ${shift.abs()}), so x = ${sayNumber(son)} and the elder is ${sayNumber(father)}`,
              ],
            ],
            check: father.add(shift).equals(son.add(shift).mul(then)),
          })
        }
        if (total && !l && !shift) {
          const son = total.div(k.add(1))
          return found({
            value: asked === young ? son : son.mul(k),
            unit: 'year',
            steps: [
              ['Let the younger be x', `x + ${k}x = ${total}, so x = ${sayNumber(son)}`],
              ['The elder', `${k} × ${sayNumber(son)} = ${sayNumber(son.mul(k))}`],
            ],
            check: son.add(son.mul(k)).equals(total),
          })
        }
        return null
      },
    },
    {
      // "In what ratio must rice at ₹20 per kg be mixed with rice at ₹30 per kg to get a mixture worth ₹24 per kg?"
      id: 'alligation',
      cue: /ratio.*mix|mix.*ratio/,
      read(r) {
        const prices = r.all('₹#')
        if (prices.length !== 3 || r.has('%|profit|gain|loss|water|free')) return null
        const [a, b, mean] = prices
        if (
          !a ||
          !b ||
          !mean ||
          !r.has('(?:worth|to get|to obtain|so that|to make|costing|to produce|to form)')
        )
          return null
        r.drop(
          '(?:per|a|/) ?kg|per l|kg|ratio|must|should|mixed|mixture|mix|worth|obtain|produce|costs?|costing|variety|varieties|types?|kinds?|2|rice|wheat|tea|sugar|pulses|so|that|price|rate|make|form|l|another|other|grocer|shopkeeper|dealer|be|price|resulting|quality|coffee|dal|₹',
        )
        if (!r.done('two worth of a')) return null
        const [low, high] = a.lt(b) ? [a, b] : [b, a]
        if (mean.lte(low) || mean.gte(high)) return null
        const parts = [b.sub(mean).abs(), a.sub(mean).abs()]
        const [x, y] = parts
        if (!x || !y) return null
        const value = `${sayRatio([x, y])}`
        return found({
          value,
          steps: [
            [
              'Differences from the mean price',
              `|${sayNumber(b)} − ${sayNumber(mean)}| = ${sayNumber(x)} and |${sayNumber(a)} − ${sayNumber(mean)}| = ${sayNumber(y)}`,
            ],
            ['They are the ratio, crosswise', value],
          ],
          check: a.mul(x).add(b.mul(y)).div(x.add(y)).equals(mean),
        })
      },
    },
    {
      // "A mixture of 60 litres has milk and water in the ratio 2:1. How much water must be added to make it 1:2?"
      id: 'add-water',
      cue: /(?:milk|water|alcohol|acid)/,
      read(r) {
        const total = r.one('# l')
        const first = r.words('(\\d+) ?: ?(\\d+)')
        const second = r.words('(\\d+) ?: ?(\\d+)')
        if (!total || !first || !second || r.has('%|replaced|drawn|removed|taken out|sold')) return null
        const [m, w] = first.map((part) => new Fraction(part))
        const [p, q] = second.map((part) => new Fraction(part))
        if (!m || !w || !p || !q || !/milk and water|water/.test(r.text)) return null
        if (
          !r.drop(
            '(?:how much|how many l|what quantity|quantity|amount)[a-z ]{0,20}water[a-z ]{0,30}(?:added|add)[a-z ]{0,10}|water (?:to be|must be|should be) (?:further )?added',
          )
        )
          return null
        r.drop(
          'mixture|contains?|milk|water|ratio|so|that|becomes?|make|new|further|added|add|get|it|l|in which|this',
        )
        if (!r.done('of the to be must')) return null
        const milk = total.mul(m).div(m.add(w))
        const water = total.sub(milk)
        const value = milk.mul(q).div(p).sub(water)
        if (value.lte(0)) return null
        return found({
          value,
          unit: 'litres',
          steps: [
            ['What is there', `Milk ${sayNumber(milk)} l, water ${sayNumber(water)} l`],
            [
              'Milk stays',
              `Water must be ${sayNumber(milk)} × ${q} ÷ ${p} = ${sayNumber(water.add(value))} l, so add ${sayNumber(value)} l`,
            ],
          ],
          check: milk.div(water.add(value)).equals(p.div(q)),
        })
      },
    },
    {
      // "A vessel contains 40 litres of milk. 4 litres are drawn out and replaced with water, and this is repeated twice more. How much milk is left?"
      id: 'replacement',
      cue: /replac/,
      read(r) {
        const first = r.one('(?:contains?|has|of|full of|capacity)(?: of)? # l')
        const out = r.one('# l')
        const more = r.has('(?:twice more|2 more times|2 times more|further 2 times|repeated 2 more times)')
          ? 3
          : r.has('(?:once more|1 more time|again|repeated once)')
            ? 2
            : r.has('(?:twice|2 times)')
              ? 2
              : r.has('(?:thrice|3 times)')
                ? 3
                : 1
        if (!first || !out || out.gte(first) || /%|ratio/.test(r.text)) return null
        r.drop(
          '(?:this |the )?(?:process|operation)?[a-z ]{0,20}(?:repeated|performed|done|carried out)?[a-z ]{0,12}(?:twice more|2 more times|2 times more|further 2 times|once more|1 more time|again|once|twice|thrice|2 times|3 times)(?: more)?',
        )
        if (
          !r.drop(
            '(?:how much|what quantity of|quantity of|amount of|find)[a-z ]{0,25}(?:milk|wine|alcohol)[a-z ]{0,25}(?:left|now|remains?|contained|in|container|vessel|cask)?',
          )
        )
          return null
        r.drop(
          'vessel|container|cask|contains?|pure|milk|wine|alcohol|water|drawn|taken|removed|out|replaced|from|then|left|remaining|now|process|is|full|equal|quantity|amount|withdrawn|off|by',
        )
        if (!r.done('l this it with')) return null
        const factor = new Fraction(1).sub(out.div(first))
        const value = first.mul(factor.pow(more) ?? 0)
        let left = first
        for (let turn = 0; turn < more; turn++) left = left.sub(left.mul(out).div(first))
        return found({
          value,
          unit: 'litres',
          steps: [
            ['Each time the same part is left', `1 − ${out} ÷ ${first} = ${sayNumber(factor)}`],
            [
              `After ${more} time(s)`,
              `${first} × (${sayNumber(factor)})^${more} = ${sayWithUnit(value, 'litres')}`,
            ],
          ],
          check: left.equals(value),
        })
      },
    },
  ],
}

/** Names in the order in which they first occur. */
function namesInOrder(text: string, names: ReadonlySet<string>, count: number): string[] {
  const found = [...text.matchAll(/(?<![a-z])([a-z]+)(?![a-z])/g)]
    .map(([, word = '']) => word)
    .filter((word) => names.has(word) && !COMMON.has(word))
  return [...new Set(found)].slice(0, count)
}

const COMMON = new Set('find what how if in the they a total ages age ratio sum after'.split(' '))

/** The two people whose ages are compared, in the order of their naming. */
function agePeople(text: string, names: ReadonlySet<string>): string[] {
  const spoken =
    /(?:ages? of|ages? of the|between the ages? of)? ?(?:a |the |his |her )?([a-z]+) and (?:his |her |the |a )?([a-z]+)/.exec(
      text.replace(/present |current /g, ''),
    )
  const pair = spoken?.[1] && spoken[2] ? [spoken[1], spoken[2]] : namesInOrder(text, names, 2)
  return new Set(pair).size === 2 ? pair : []
}

/** Whole positive roots of t² − sum·t + product, larger first. */
function roots(total: Fraction, product: Fraction): [Fraction | null, Fraction | null] {
  const square = total.mul(total).sub(product.mul(4))
  if (square.lt(0)) return [null, null]
  const root = Math.round(Math.sqrt(square.valueOf()) * 1e6) / 1e6
  const exact = new Fraction(root)
  if (!exact.mul(exact).equals(square)) return [null, null]
  return [total.add(exact).div(2), total.sub(exact).div(2)]
}

export function sayRatio(parts: readonly Fraction[]): string {
  const bottom = parts.reduce((all, { d }) => (all * d) / gcd(all, d), 1n)
  const whole = parts.map((part) => part.mul(bottom).n)
  const shared = whole.reduce((all, one) => gcd(all, one), 0n)
  return whole.map((part) => String(part / (shared === 0n ? 1n : shared))).join(' : ')
}

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b))
