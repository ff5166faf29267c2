import Fraction from 'fraction.js'
import type { Exact } from '../../../kit/values/exact.ts'
import { sayNumber, sayRupees } from '../../say-number.ts'
import { found, type ReaderGroup } from '../toolkit/found.ts'

const THING = '(?:milk|water|acid|alcohol|salt|sugar|spirit|wine|honey|syrup|copper|zinc|gold|silver|tin)'
const GOODS =
  'tea rice sugar wheat pulses dal coffee oil variety varieties quality kind type of per kg l litre mixture mixed mix must should be with so that by selling sold he may gain profit trader shopkeeper grocer merchant there rate worth costing in what one two another first second'

export const mixtures: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Mixture & Alligation'],
  readers: [
    {
      // "Milk and water are in the ratio 5 : 3 in a 40-litre mixture. Find the quantity of milk."
      id: 'part-of-mixture',
      cue: /ratio.*mixture|mixture.*ratio|ratio.*alloy|alloy.*ratio/,
      read(r) {
        if (
          r.has(
            'added?|more|removed|replaced|taken|drawn|becomes?|new|make|made|vessels?|2 mixtures|cost|profit',
          )
        )
          return null
        const names = r.words(`(${THING}) (?:and|to|&) (${THING})`)
        const ratio = r.take('(?:in )?(?:the )?ratio(?: of)?(?: is)? # ?: ?#|# ?: ?#')
        const total = r.one('# (?:l|kg|ml|g)(?: of)?(?: a| the)?(?: mixture| alloy)?')
        const [a, b] = ratio ?? []
        const [first, second] = names ?? []
        if (!a || !b || !total || !first || !second || first === second) return null
        const asked = r.words(
          `(?:find |what is |how much )?(?:the )?(?:quantity|amount|volume|weight)? ?(?:of )?(${THING})`,
        )?.[0]
        r.drop('mixture|alloy|contains?|quantity|amount|volume|weight|ratio|is|of|how much')
        if ((asked !== first && asked !== second) || !r.done('it present')) return null
        const part = asked === first ? a : b
        const value = total.mul(part).div(a.add(b))
        const unit = /\d (kg|ml|g)(?![a-z])/.exec(r.text)?.[1] ?? 'litres'
        return found({
          value,
          unit,
          steps: [
            ['One part', `${sayNumber(total)} ÷ ${sayNumber(a.add(b))} = ${sayNumber(total.div(a.add(b)))}`],
            [`Parts of ${asked}`, `${part} × ${sayNumber(total.div(a.add(b)))} = ${sayNumber(value)}`],
          ],
          check: value.add(total.mul(part === a ? b : a).div(a.add(b))).equals(total),
        })
      },
    },
    {
      // "In what ratio should tea at ₹60/kg be mixed with tea at ₹65/kg so that by selling at ₹68.20/kg he gains 10%?"
      id: 'alligation-with-gain',
      cue: /mix.*(?:gain|profit)|(?:gain|profit).*mix/,
      read(r) {
        const gain = r.one('(?:gains?|profit)(?: of)? #%|#% (?:gain|profit)')
        const selling = r.one(
          '(?:selling|sold|sells?)(?: it)?(?: the mixture)?(?: at| for)?(?: the rate of)? ₹?#(?: per (?:kg|l|litre))?',
        )
        const amount = r.one('# (?:kg|l)(?= of)')
        const prices = r.all('(?:at |worth |costing |of )?(?:the rate of )?₹#(?: per (?:kg|l|litre))?')
        const [p, q] = prices
        if (!gain || !selling || !p || !q || prices.length !== 2) return null
        const asksRatio = r.drop('(?:in )?(?:what|which) ratio|(?:the )?ratio')
        const asksAmount = !asksRatio && r.drop('how many (?:kg|kgs|l|litres)(?: of)?')
        if (asksRatio === (amount !== undefined) || (!asksRatio && !asksAmount) || !r.done(GOODS)) return null
        const mean = selling.mul(100).div(gain.add(100))
        const [m, n]: [Exact, Exact] = [q.sub(mean), mean.sub(p)]
        if (m.mul(n).lte(0)) return null
        const ratio = m.div(n)
        const cost: [string, string] = [
          'Cost of the mixture per unit',
          `${sayRupees(selling)} × 100 ÷ ${sayNumber(gain.add(100))} = ${sayRupees(mean)}`,
        ]
        const rule: [string, string] = [
          'Alligation',
          `(${sayNumber(q)} − ${sayNumber(mean)}) : (${sayNumber(mean)} − ${sayNumber(p)}) = ${ratio.n} : ${ratio.d}`,
        ]
        if (asksRatio)
          return found({
            value: `${ratio.n} : ${ratio.d}`,
            steps: [cost, rule],
            check: p.mul(ratio.n).add(q.mul(ratio.d)).div(new Fraction(ratio.n).add(ratio.d)).equals(mean),
          })
        // 'How many kg at ₹9 with 27 kg at ₹7': the amount that is given belongs to the second price.
        const given = amount ?? new Fraction(0)
        if (
          !new RegExp(
            `how many (?:kg|kgs|l|litres) of [a-z ]{0,30}₹${p}[a-z ]{0,50}\\b${given} (?:kg|l) of [a-z ]{0,30}₹${q}`,
          ).test(r.text)
        )
          return null
        const value = given.mul(ratio)
        return found({
          value,
          unit: /\d kg/.test(r.text) ? 'kg' : 'litres',
          steps: [cost, rule, ['Amount', `${given} × ${ratio.n}/${ratio.d} = ${sayNumber(value)}`]],
          check: value
            .mul(p)
            .add(given.mul(q))
            .equals(mean.mul(value.add(given))),
        })
      },
    },
  ],
}
