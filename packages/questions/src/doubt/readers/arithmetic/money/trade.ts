import Fraction from 'fraction.js'
import { sayNumber, sayPercent, sayRupees } from '../../../say-number.ts'
import { found, type ReaderGroup } from '../../toolkit/found.ts'

const hundred = new Fraction(100)
const GOODS =
  'article articles item items pens pen oranges mangoes apples eggs bananas pencils toffees books book lemons watch cycle goods chairs tables shirt shirts things thing units toys product table chair radio tv saree suit'
const PEOPLE =
  'shopkeeper trader dealer merchant man person retailer vendor seller fruit fruitseller he she who businessman grocer'
const CP = 'cost price|c\\.p\\.?|cp|cost-price'
const SP = 'selling price|s\\.p\\.?|sp|selling-price|sale price'
const ASK = 'profit|gain|loss|profit or loss|gain or loss|profit/loss'

/** 'Profit of 20%' or 'Loss of 10%'. */
const sayGain = (gain: Fraction): string =>
  gain.equals(0) ? 'No profit, no loss' : `${gain.gt(0) ? 'Profit' : 'Loss'} of ${sayPercent(gain.abs())}`

export const trade: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Profit & Loss', 'Discount'],
  readers: [
    {
      // "The cost price of 15 articles is equal to the selling price of 10 articles. Find the profit per cent."
      id: 'cp-of-x-sp-of-y',
      cue: /(?:cost price|c\.?p\.?).*(?:selling price|s\.?p\.?)|(?:selling price|s\.?p\.?).*(?:cost price|c\.?p\.?)/,
      read(r) {
        const bought = r.one(`(?:${CP}) of # ?(?:\\w+)?`)
        const sold = r.one(`(?:${SP}) of # ?(?:\\w+)?`)
        if (!bought || !sold || sold.lte(0) || bought.lte(0)) return null
        const before = r.rest
        r.drop(`(?:${ASK})(?: %| percent(?:age)?)?|(?:%|percent(?:age)?) (?:${ASK})`)
        if (before === r.rest || r.has('₹') || !r.done(`${GOODS} ${PEOPLE} % his her`)) return null
        const gain = bought.div(sold).sub(1).mul(100)
        return found({
          value: gain.abs(),
          unit: '%',
          shown: sayGain(gain),
          steps: [
            [
              'Put the cost price of one at ₹1',
              `The selling price of ${sold} is ₹${bought}, so one is sold for ${sayNumber(bought.div(sold))}.`,
            ],
            [
              'Compare with the cost',
              `${sayNumber(bought.div(sold))} − 1 = ${sayNumber(bought.div(sold).sub(1))} on 1, which is ${sayPercent(gain.abs())}`,
            ],
          ],
          check: sold.mul(gain.div(100).add(1)).equals(bought),
        })
      },
    },
    {
      // "By selling 33 metres of cloth a man gains the selling price of 11 metres. Find his gain per cent."
      id: 'gains-price-of-some',
      cue: /(?:gains?|loses?|profit|loss).*(?:selling price|s\.?p|cost price|c\.?p) of/,
      read(r) {
        const sold = r.one(
          '(?:by |on )?(?:selling|sells|sold|selling of) # ?(?:m|kg|g|l|dozen)?(?: of)?(?: \\w+)?',
        )
        const gainOfSp = r.one(
          `(?:gains?|gained|profits?|earns?|profit of|gain of)(?: a profit)?(?: equal to)? (?:the )?(?:${SP}) of # ?(?:m|kg|\\w+)?`,
        )
        const gainOfCp = gainOfSp
          ? undefined
          : r.one(
              `(?:gains?|gained|profits?|earns?|profit of|gain of)(?: a profit)?(?: equal to)? (?:the )?(?:${CP}) of # ?(?:m|kg|\\w+)?`,
            )
        const lossOfSp =
          gainOfSp || gainOfCp
            ? undefined
            : r.one(`(?:loses?|lost|loss of)(?: equal to)? (?:the )?(?:${SP}) of # ?(?:m|kg|\\w+)?`)
        const some = gainOfSp ?? gainOfCp ?? lossOfSp
        if (!sold || !some) return null
        const before = r.rest
        r.drop(`(?:${ASK})(?: %| percent(?:age)?)?|(?:%|percent(?:age)?) (?:${ASK})`)
        if (before === r.rest || !r.done(`${GOODS} ${PEOPLE} cloth % his`)) return null
        const base = gainOfSp ? sold.sub(some) : lossOfSp ? sold.add(some) : sold
        if (base.lte(0)) return null
        const gain = some.div(base).mul(lossOfSp ? -100 : 100)
        return found({
          value: gain.abs(),
          unit: '%',
          shown: sayGain(gain),
          steps: [
            [
              'Write the cost in the same units',
              `The cost of ${sold} equals ${gainOfCp ? `the cost of ${sold}` : `the selling price of ${base}`}.`,
            ],
            ['Compare', `${some} ÷ ${base} × 100 = ${sayPercent(gain.abs())}`],
          ],
          check: base.mul(gain).div(100).abs().equals(some),
        })
      },
    },
    {
      // "A man buys 11 oranges for ₹10 and sells 10 for ₹11. Find his gain per cent." / "buys 10 pens for ₹100 and sells each at ₹12"
      id: 'buys-x-for-sells-y-for',
      cue: /(?:buys?|bought|purchased).*\d.*(?:sells?|sold)/,
      read(r) {
        // '2 for a rupee' is 2 for ₹1.
        r.rest = r.rest
          .replaceAll(/\b(?:a|1) rupee\b/g, '₹1')
          .replaceAll(/(\d+) rupees\b/g, '₹$1')
          .replace(/(\d+) (\w+) (?:are |were )?(bought|purchased) (?:for|at)/, '$3 $1 $2 for')
        const buy = r.take(
          '(?:buys?|bought|purchased|purchases|buying)[a-z ]{0,12} (?:at )?# (?:\\w+ )?(?:for|at) ₹?#|(?:buys?|bought|purchased)[a-z ]{0,20} at # (?:for|a) ₹?#|(?:buys?|bought|purchased)[a-z ]{0,20} at # (?:for )?₹#',
        )
        const sell = r.take(
          '(?:sells?|sold|selling)(?: them| it)? (?:at )?(?:the rate of )?# (?:\\w+ )?(?:for|at|a) ₹?#',
        )
        const each = sell
          ? null
          : r.take(
              '(?:sells?|sold)(?: them| it)? (?:each|all|at)?(?: one| \\w+)? ?(?:for|at) ₹?# (?:each|per \\w+)',
            )
        const allFor =
          sell || each ? null : r.take('(?:sells?|sold) (?:them|all(?: of them)?)(?: all)? (?:for|at) ₹?#')
        if (!buy?.[0] || !buy[1] || buy.length !== 2) return null
        const [count, paid] = [buy[0], buy[1]]
        const cost = paid.div(count)
        const price = sell?.[0] && sell[1] ? sell[1].div(sell[0]) : (each?.[0] ?? allFor?.[0]?.div(count))
        if (!price || cost.lte(0)) return null
        const before = r.rest
        r.drop(`(?:${ASK})(?: %| percent(?:age)?)|(?:%|percent(?:age)?) (?:${ASK})`)
        if (before === r.rest || r.has('per dozen|dozen|spends|spent|rotten|rest|remaining')) return null
        if (!r.done(`${GOODS} ${PEOPLE} rupee rupees a % his her or`)) return null
        const gain = price.div(cost).sub(1).mul(100)
        return found({
          value: gain.abs(),
          unit: '%',
          shown: sayGain(gain),
          steps: [
            ['Find the cost of one', `${sayRupees(paid)} ÷ ${count} = ${sayNumber(cost)} rupees`],
            ['Find the selling price of one', `${sayNumber(price)} rupees`],
            [
              'Compare',
              `(${sayNumber(price)} − ${sayNumber(cost)}) ÷ ${sayNumber(cost)} × 100 = ${sayPercent(gain)}`,
            ],
          ],
          check: cost.mul(hundred.add(gain)).div(100).equals(price),
        })
      },
    },
    {
      // "A man buys a cycle for ₹1,400 and sells it at a loss of 15%" is an old solver's; here: repairs. "spends ₹200 on repairs"
      id: 'with-repairs',
      cue: /(?:repair|transport|overhead|carriage|painting|freight|maintenance)/,
      read(r) {
        const cost = r.one('(?:buys?|bought|purchased|purchases)[a-z ]{0,25}(?:for|at) ₹?#')
        const spent = r.one(
          '(?:spends?|spent|spending|paid|pays)[a-z ]{0,20} ?₹?#(?: on| for| as| towards)?(?: its| the)? ?(?:repairs?(?:ing)?|transport(?:ation)?|overheads?|carriage|painting|freight|maintenance)?',
        )
        r.drop(
          '(?:on|for|as|towards)?(?: its| the)? ?(?:repairs?(?:ing)?|transport(?:ation)?|overheads?|carriage|painting|freight|maintenance)(?: charges| cost)?',
        )
        const price = r.one('(?:sells?|sold|selling)[a-z ]{0,20}(?:for|at) ₹?#')
        const rate = price ? undefined : r.one('(?:at a )?(?:profit|gain) of #%|#% (?:profit|gain)')
        if (!cost || !spent || (!price && !rate)) return null
        const whole = cost.add(spent)
        if (price) {
          const before = r.rest
          r.drop(`(?:${ASK})(?: %| percent(?:age)?)|(?:%|percent(?:age)?) (?:${ASK})`)
          if (
            before === r.rest ||
            !r.done(`${GOODS} ${PEOPLE} scooter car bike old second-hand machine his % house tv motorcycle`)
          )
            return null
          const gain = price.div(whole).sub(1).mul(100)
          return found({
            value: gain.abs(),
            unit: '%',
            shown: sayGain(gain),
            steps: [
              [
                'Add what was spent to the cost',
                `${sayRupees(cost)} + ${sayRupees(spent)} = ${sayRupees(whole)}`,
              ],
              [
                'Compare with the selling price',
                `(${sayRupees(price)} − ${sayRupees(whole)}) ÷ ${sayRupees(whole)} × 100 = ${sayPercent(gain)}`,
              ],
            ],
            check: whole.mul(hundred.add(gain)).div(100).equals(price),
          })
        }
        if (
          !rate ||
          !r.drop(
            `(?:at what price|for how much|${SP})(?: should| must| did)?(?: he| she)? ?(?:sell|sold)?(?: it)?|sold? for`,
          )
        )
          return null
        if (
          !r.done(
            `${GOODS} ${PEOPLE} scooter car bike old second-hand machine his sell sells it at to gain make earn`,
          )
        )
          return null
        const answer = whole.mul(hundred.add(rate)).div(100)
        return found({
          value: answer,
          unit: '₹',
          steps: [
            [
              'Add what was spent to the cost',
              `${sayRupees(cost)} + ${sayRupees(spent)} = ${sayRupees(whole)}`,
            ],
            [
              'Add the profit',
              `${sayRupees(whole)} × ${sayNumber(hundred.add(rate))} ÷ 100 = ${sayRupees(answer)}`,
            ],
          ],
          check: answer.sub(whole).div(whole).mul(100).equals(rate),
        })
      },
    },
    {
      // "A shopkeeper marks his goods 40% above the cost price and allows a discount of 25%. Find his gain per cent."
      id: 'markup-and-discount',
      cue: /(?:above|more than|higher than|mark)/,
      read(r) {
        const up = r.one(
          `(?:marks?|marked|marking|mark up|markup|fixes|raises)[a-z ']{0,40}#% (?:above|more than|higher than|over) (?:the |its |his )?(?:${CP}|cost)|#% (?:above|more than|higher than|over) (?:the |its |his )?(?:${CP}|cost)|(?:marks?|marked) up(?: \\w+){0,4} by #%`,
        )
        const discount = r.one('(?:a )?(?:discount|rebate) (?:of )?#%|#% (?:discount|rebate|off)')
        const gain = discount
          ? r.one('(?:profit|gain)s? (?:of )?#%|#% (?:profit|gain)')
          : r.one('(?:profit|gain)s? (?:of )?#%|#% (?:profit|gain)')
        r.drop('(?:on|over) (?:the )?(?:marked price|m\\.?p\\.?|list price|it)')
        if (!up) return null
        if (discount && !gain) {
          const before = r.rest
          r.drop(`(?:${ASK})(?: %| percent(?:age)?)?|(?:%|percent(?:age)?) (?:${ASK})`)
          r.drop('(?:make|makes|earn|earns)')
          if (
            before === r.rest ||
            !r.done(
              `${GOODS} ${PEOPLE} his its price marked marks mark goods allows allow offers offer gives giving allowing after discount % customers customer or cash on the then still`,
            )
          )
            return null
          const result = hundred.add(up).mul(hundred.sub(discount)).div(100).sub(100)
          return found({
            value: result.abs(),
            unit: '%',
            shown: sayGain(result),
            steps: [
              ['Put the cost price at ₹100', `The marked price is ${sayRupees(hundred.add(up))}.`],
              [
                'Take off the discount',
                `${sayRupees(hundred.add(up))} × ${sayNumber(hundred.sub(discount))} ÷ 100 = ${sayRupees(hundred.add(result))}`,
              ],
              ['Compare with ₹100', sayGain(result)],
            ],
            check: up.sub(discount).sub(up.mul(discount).div(100)).equals(result),
          })
        }
        if (gain && !discount) {
          if (
            !r.drop(
              '(?:what|find|how much)?[a-z ]{0,20}(?:discount|rebate)(?: %| percent(?:age)?)?|(?:%|percent(?:age)?) (?:discount|rebate)',
            )
          )
            return null
          if (
            !r.done(
              `${GOODS} ${PEOPLE} his its price marked marks goods allows allow offers makes still to make earn and % after on selling`,
            )
          )
            return null
          const result = hundred.sub(hundred.add(gain).mul(100).div(hundred.add(up)))
          if (result.lt(0)) return null
          return found({
            value: result,
            unit: '%',
            steps: [
              [
                'Put the cost price at ₹100',
                `Marked price ${sayRupees(hundred.add(up))}, selling price ${sayRupees(hundred.add(gain))}.`,
              ],
              [
                'Find the discount',
                `(${hundred.add(up)} − ${hundred.add(gain)}) ÷ ${hundred.add(up)} × 100 = ${sayPercent(result)}`,
              ],
            ],
            check: hundred.add(up).mul(hundred.sub(result)).div(100).equals(hundred.add(gain)),
          })
        }
        return null
      },
    },
    {
      // "Find the single discount equivalent to successive discounts of 20% and 10%." / "... on a marked price of ₹500"
      id: 'successive-discounts',
      cue: /(?:successive|consecutive|two|2|3|series|equivalent|single).*discount|discounts of/,
      read(r) {
        const rates = r.all('#%')
        if (rates.length < 2 || rates.length > 4) return null
        const price = r.one(
          `(?:marked price|list price|m\\.?p\\.?|price|listed at|marked at|worth|costing)[a-z ]{0,15} ?(?:is|of|at|=)? ?₹?#|₹#`,
        )
        r.drop('# ')
        const left = rates.reduce((rest, rate) => rest.mul(hundred.sub(rate)).div(100), hundred)
        r.drop(
          'successive|consecutive|discounts?|series|two|three|equivalent|single|net|effective|overall|allowed|offered|after|2|3',
        )
        const asksPrice = r.drop(`(?:${SP}|net price|final price|price paid|pay|pays|paid)`)
        if (price ? !asksPrice : asksPrice) return null
        if (
          !r.done(
            `${GOODS} ${PEOPLE} rate % percentage percent to for allows customer price amount is on marked list`,
          )
        )
          return null
        const lines = rates.map((rate): [string, string] => [
          `Discount of ${sayPercent(rate)}`,
          `leaves ${sayPercent(hundred.sub(rate))} of the price before it`,
        ])
        const single = hundred.sub(left)
        const check = rates
          .reduce((whole, rate) => whole.add(rate).sub(whole.mul(rate).div(100)), new Fraction(0))
          .equals(single)
        return price
          ? found({
              value: price.mul(left).div(100),
              unit: '₹',
              steps: [
                ...lines,
                [
                  'Multiply',
                  `${sayPercent(left)} of ${sayRupees(price)} = ${sayRupees(price.mul(left).div(100))}`,
                ],
              ],
              check,
            })
          : found({
              value: single,
              unit: '%',
              steps: [
                ...lines,
                ['Together', `${sayPercent(left)} is left, so the discount is ${sayPercent(single)}`],
              ],
              check,
            })
      },
    },
    {
      // "A dishonest dealer sells at cost price but uses a weight of 900 g for 1 kg. Find his gain per cent."
      id: 'false-weight',
      cue: /(?:dishonest|false weight|faulty|instead of|uses? (?:a )?weight|uses|for a kg|for 1 kg|cheat)/,
      read(r) {
        const grams = r.one('# g')
        r.drop('(?:for|instead of|in place of|of)? ?(?:a|1|one|every)? ?(?:kg|1000 g)(?: weight)?')
        if (!grams || grams.gte(1000) || grams.lte(0) || r.has('above|below|more than|less than|discount'))
          return null
        if (!r.drop(`(?:at|on) (?:his |the |its )?(?:${CP})`)) return null
        const before = r.rest
        r.drop(`(?:${ASK})(?: %| percent(?:age)?)?|(?:%|percent(?:age)?) (?:${ASK})`)
        r.drop(
          'dishonest|professes|professing|claims|but|uses?|using|weighs?|weights?|false|faulty|cheats?|instead',
        )
        if (before === r.rest || !r.done(`${GOODS} ${PEOPLE} sell sells selling his rice sugar % 1000 gains`))
          return null
        const gain = new Fraction(1000).sub(grams).div(grams).mul(100)
        return found({
          value: gain,
          unit: '%',
          shown: sayGain(gain),
          steps: [
            ['What he pays for', `He gives ${grams} g and is paid for 1,000 g.`],
            ['Compare with what he gives', `(1000 − ${grams}) ÷ ${grams} × 100 = ${sayPercent(gain)}`],
          ],
          check: grams.mul(hundred.add(gain)).div(100).equals(1000),
        })
      },
    },
    {
      // "A man sells two articles for ₹990 each, gaining 10% on one and losing 10% on the other. Find his gain or loss per cent."
      id: 'two-articles-same-price',
      cue: /(?:two|2) .*(?:same|each|equal)|(?:on one|on the first)/,
      read(r) {
        const gain = r.one(
          '(?:gains?|gaining|gained|profits?|profit of|gain of|at a gain of|at a profit of|makes a profit of|earns) #%|#% (?:gain|profit)',
        )
        const loss = r.one('(?:lose|loses|losing|lost|loss of|at a loss of|suffers a loss of) #%|#% loss')
        const price = r.one('(?:for|at) ₹?#(?: each)?|₹#(?: each)?')
        if (!gain || !loss || !gain.equals(loss)) return null
        const same = r.drop('each|same price|same selling price|same')
        if (!same && !r.has('each')) return null
        r.drop(
          'on (?:the )?(?:one|first|1|1th)|on (?:the )?(?:other|second|another)|(?:one|other|second|first|1)|2|two',
        )
        const before = r.rest
        r.drop(
          `(?:total|overall|net|whole|his|her)? ?(?:${ASK})(?: %| percent(?:age)?)|(?:%|percent(?:age)?) (?:${ASK})`,
        )
        r.drop('net|overall|total|transaction|whole')
        if (
          before === r.rest ||
          !r.done(
            `${GOODS} ${PEOPLE} sells sold sell each cows horses watches at selling price his her cars houses cycles bicycles % or 1`,
          )
        )
          return null
        const result = gain.mul(gain).div(100)
        const paid = hundred
          .mul(100)
          .div(hundred.add(gain))
          .add(hundred.mul(100).div(hundred.sub(gain)))
        return found({
          value: result,
          unit: '%',
          shown: `Loss of ${sayPercent(result)}`,
          steps: [
            [
              'Equal prices, equal per cents',
              'With the same selling price and the same per cent of gain and of loss there is always a loss.',
            ],
            ['Find it', `(${gain})² ÷ 100 = ${sayPercent(result)}${price ? ` on the cost of both` : ''}`],
          ],
          check: paid.sub(200).div(paid).mul(100).equals(result),
        })
      },
    },
    {
      // "By selling an article for ₹720 a man loses 10%. At what price should he sell it to gain 5%?"
      id: 'sell-again',
      cue: /(?:loses?|lost|loss|gains?|gained|profit).*(?:sell|sold|price).*(?:gain|profit|loss)|sell.*(?:loses?|loss|gains?|profit).*(?:gain|profit|loss).*sell/,
      read(r) {
        const loss = r.one('(?:at a )?(?:loses?|lost|loss(?: of)?|losing) #%|#% loss')
        const price = r.one('(?:selling|sold|sells|sell)[a-z ]{0,25}(?:for|at) ₹?#|₹#')
        const gains = r.all(
          '(?:at a |a )?(?:to )?(?:gains?|gained|gaining|profit|earn|make)(?: a)?(?: profit| gain)?(?: of)?(?: (?:is|was|were) (?:reduced|increased) to)? #%|#% (?:profit|gain)',
        )
        if (!price) return null
        const [was, wanted] =
          loss && gains.length === 1 && gains[0]
            ? [loss.neg(), gains[0]]
            : !loss && gains.length === 2 && gains[0] && gains[1]
              ? [gains[0], gains[1]]
              : []
        if (!was || !wanted || was.lte(-100)) return null
        if (
          !r.drop(
            '(?:at|for) (?:what|how much)(?: price)?(?: should| must| will| would)?[a-z ]{0,30}(?:sell|sold)(?: it| the article)?|(?:he |she |it )?(?:must|should|has to|have to)(?: be)? (?:sell|sold)(?: it| the article)?(?: at| for)?|(?:what should be |find )?(?:the |its |new )*(?:selling price|s\\.p\\.?)',
          )
        )
          return null
        if (
          !r.done(
            `${GOODS} ${PEOPLE} by selling sold sells to in order his it price make gain profit earn a bicycle fan mobile phone cow horse`,
          )
        )
          return null
        const cost = price.mul(100).div(hundred.add(was))
        const answer = cost.mul(hundred.add(wanted)).div(100)
        return found({
          value: answer,
          unit: '₹',
          steps: [
            [
              'Find the cost price',
              `${sayRupees(price)} × 100 ÷ ${sayNumber(hundred.add(was))} = ${sayRupees(cost)}`,
            ],
            [
              'Add the wanted profit',
              `${sayRupees(cost)} × ${sayNumber(hundred.add(wanted))} ÷ 100 = ${sayRupees(answer)}`,
            ],
          ],
          check: price.div(hundred.add(was)).mul(hundred.add(wanted)).equals(answer),
        })
      },
    },
  ],
}
