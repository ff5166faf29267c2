import Fraction from 'fraction.js'
import { sayNumber, sayPercent, sayRupees } from '../../../say-number.ts'
import { found, type ReaderGroup } from '../../toolkit/found.ts'
import { allTold, takeAsked, takeTold } from '../../toolkit/told.ts'

const one = new Fraction(1)
const hundred = new Fraction(100)
const up = (rate: Fraction): Fraction => hundred.add(rate).div(100)
const raised = (base: Fraction, times: number): Fraction => {
  let all = one
  for (let turn = 0; turn < times; turn++) all = all.mul(base)
  return all
}
const COMPOUND = '(?:compound(?:ed)?(?: interest)?|c\\.? ?i\\.?)'
const INTEREST_WORDS =
  'sum money some certain principal amount amounts interest compound compounded annually yearly p.a pa per annum rate at the find what is will be in on for of a an it rs invested lent deposited borrowed bank man person if total how much deposit earns earned year years becomes after i.e'
const GOODS =
  'article articles item items shirt mrp watch cycle bicycle tv phone mobile book saree fan table chair jacket radio pen bag product goods shoes fridge laptop camera dress toy'
const TRADE_WORDS = `${GOODS} marked price list selling net final cost sp cp mp shopkeeper trader dealer customer man he his it sells sold at on of with after allowing giving allows gives offered offers given successive discount discounts and then the a is are was for if what find how much does do pays pay paid by tag labelled printed original above below still making makes makes even an article rs`

export const moneyInAnyOrder: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Profit & Loss', 'Discount'],
  readers: [
    {
      // "Some money amounts to 9680 in 2 years and 10648 in 3 years at compound interest. Find the rate."
      id: 'compound-amounts-of-following-years',
      cue: /compound|c\.?i\.?(?![a-z])/,
      concepts: ['Compound Interest'],
      read(r) {
        if (r.has('simple|si|half[- ]yearly|quarterly|difference|half|monthly|times|twice|doubles?'))
          return null
        const told = takeTold(
          r,
          '(?:amounts?|becomes?|grows?|grew|amounted|amounting|is)(?: to)? ₹?{a} (?:in|after|at the end of) {n} year,?(?: (?:and|to|becomes?|amounts|it))* ₹?{b} (?:in|after|at the end of) {m} year',
        )
        const compound = r.drop(
          `(?:at |by |on |under )?(?:a |the )?(?:rate of )?${COMPOUND}(?: (?:annually|yearly|per annum|every year))*`,
        )
        const asked = takeAsked(
          r,
          '(?<what>rate|sum|principal|money|amount invested)',
          'of|interest|percent|%|per|annum|p\\.a\\.?|pa|is|lent|invested|compound',
        )
        const [a, b, n, m] = [told?.number('a'), told?.number('b'), told?.number('n'), told?.number('m')]
        if (!a || !b || !n || !m || !compound || !asked || !m.sub(n).equals(1) || n.d !== 1n || n.gt(9))
          return null
        if (!r.done(INTEREST_WORDS)) return null
        const rate = b.sub(a).mul(100).div(a)
        if (rate.lte(0)) return null
        const isRate = asked.word('what') === 'rate'
        const sum = a.div(raised(up(rate), n.valueOf()))
        return found({
          value: isRate ? rate : sum,
          unit: isRate ? '%' : '₹',
          steps: [
            ['Interest of the last year', `${sayRupees(b)} − ${sayRupees(a)} = ${sayRupees(b.sub(a))}`],
            ['Rate', `${sayRupees(b.sub(a))} on ${sayRupees(a)}: ${sayPercent(rate)}`],
            ...(isRate
              ? []
              : [
                  [
                    'Sum',
                    `${sayRupees(a)} ÷ (1 + ${sayNumber(rate)}/100)^${sayNumber(n)} = ${sayRupees(sum)}`,
                  ] as const,
                ]),
          ],
          check: sum.mul(raised(up(rate), m.valueOf())).equals(b),
        })
      },
    },
    {
      // "At what rate of simple interest does a sum become 8/5 of itself in 5 years?"
      id: 'rate-from-so-many-times',
      cue: /(?:itself|times|double|treble|triple|twice|thrice)/,
      concepts: ['Simple Interest'],
      read(r) {
        if (
          r.has(
            'compound|c\\.?i\\.?|₹#|population|interest (?:is|becomes|equal)|and # year|# times .* # times|#%|difference|half',
          )
        )
          return null
        const k = takeTold(
          r,
          '(?:(?:a|an|the|certain|some|sum|of|money|amount|principal|if|will|does|is|would|invested|any|lent) )*(?:(?:becomes?|amounts? to|grows? to|amounting to|become|gets|get) (?:equal to )?(?:(?<w>double|twice|thrice|triple|treble)|{k} times|(?<part>\\d+/\\d+)(?: times)?)|(?<w>doubles?|trebles?|triples?))(?: (?:of|itself|its|value|the|original|sum|principal|amount|that|in|to))*(?: (?:in|after|within)) {n} year',
        )
        const asked =
          takeAsked(
            r,
            'rate(?: (?:of|percent|%|interest|per|annum|simple|p\\.a\\.?))*',
            'is|per|annum|percent|%|of|interest|p\\.a\\.?|in|does|will|required',
          ) ??
          (/at what (?:rate|%)/.test(r.text)
            ? takeTold(
                r,
                'at what (?:rate|%|percent)(?: (?:%|percent|per|annum|rate|of|interest|p\\.a\\.?|simple|will|does|would))*',
              )
            : null)
        const simple = /simple|si(?![a-z])|s\.i/.test(r.text)
        r.drop(
          '(?:at|on|under|by|with|of)?(?: (?:a|the|rate|of|same|some|certain))* ?(?:simple interest|si|s\\.i\\.?|simple)',
        )
        const n = k?.number('n')
        const part = k?.word('part')
        const times =
          k?.number('k') ??
          (part === undefined
            ? /^(?:thr|tr)/.test(k?.word('w') ?? '')
              ? new Fraction(3)
              : k?.word('w') === undefined
                ? undefined
                : new Fraction(2)
            : new Fraction(part))
        if (!n || !times || times.lte(1) || !simple || !asked || !r.done(INTEREST_WORDS)) return null
        const value = times.sub(1).mul(100).div(n)
        return found({
          value,
          unit: '%',
          steps: [
            ['Interest in all', `${sayNumber(times.sub(1))} of the sum`],
            ['Each year', sayPercent(value)],
          ],
          check: value.mul(n).div(100).add(1).equals(times),
        })
      },
    },
    {
      // "12000 at 10% p.a. compounded half-yearly for 1.5 years. C.I.?"
      id: 'compound-by-parts-of-a-year',
      cue: /half[- ]?yearly|quarterly|semi[- ]?annual|every (?:6|3) month|6 monthly|3 monthly/,
      concepts: ['Compound Interest'],
      read(r) {
        if (
          r.has(
            'simple|difference|more than|less than|if it|instead|first|second|sum|becomes|amounts to|rate of what',
          )
        )
          return null
        const half = takeTold(
          r,
          `(?:if |when |and |the |interest |is |being |payable |at |, )*(?:${COMPOUND} ?)?(?:is )?(?:compounded |calculated |payable |reckoned )?(?:(?<half>half[- ]?yearly|semi[- ]?annually|every 6 month|6 monthly)|quarterly|every 3 month|3 monthly)`,
        )
        const rate = takeTold(
          r,
          '(?:at |@ |rate |the |of |interest |a )*{r}%(?: (?:per annum|p\\.? ?a\\.?|pa|per year|yearly|annual|rate|interest|annually))*',
        )
        const time = takeTold(
          r,
          '(?:for |in |after |time )?(?:{y} year(?:,? (?:and )?{m0} month)?|{m} month)',
        )
        const money = takeTold(
          r,
          '(?:on |of |sum |principal |rs |a |invests |deposits |lent )*₹?{p}(?: rupees| rs)?',
        )
        const asked = takeAsked(
          r,
          `(?<what>amount|${COMPOUND}|interest)`,
          'on|earned|received|at|the|end|accrued|is|he|gets|get',
        )
        const [p, rr] = [money?.number('p'), rate?.number('r')]
        const months =
          time?.number('m') ??
          time
            ?.number('y')
            ?.mul(12)
            .add(time?.number('m0') ?? 0)
        const isCompound = /compound|c\.?i\.?(?![a-z])/.test(r.text)
        if (!p || !rr || !months || !half || !asked || !isCompound || !r.done(INTEREST_WORDS)) return null
        const step = half.word('half') === undefined ? 3 : 6
        const times = months.div(step)
        if (times.d !== 1n || times.gt(40)) return null
        const each = rr.mul(step).div(12)
        const amount = p.mul(raised(up(each), times.valueOf()))
        const isAmount = asked.word('what') === 'amount'
        let again = p
        for (let turn = 0; turn < times.valueOf(); turn++) again = again.add(again.mul(each).div(100))
        return found({
          value: isAmount ? amount : amount.sub(p),
          unit: '₹',
          steps: [
            ['Times and rate', `${sayNumber(times)} times, each at ${sayPercent(each)}`],
            [
              'Amount',
              `${sayRupees(p)} × (1 + ${sayNumber(each)}/100)^${sayNumber(times)} = ${sayRupees(amount)}`,
            ],
            ['Interest', sayRupees(amount.sub(p))],
          ],
          check: again.equals(amount),
        })
      },
    },
    {
      // "A man borrowed 20000 at 10% CI and pays back 5000 at the end of each year. How much does he owe at the end of the second year after paying?"
      id: 'owes-after-paying-back',
      cue: /(?:borrow|loan|debt).*(?:pay|return|repa)/,
      concepts: ['Compound Interest'],
      read(r) {
        if (
          r.has(
            'simple|half|quarterly|equal|instal?ments?|month|monthly|before paying|before the payment|clear|third instal?ment',
          )
        )
          return null
        const loan = takeTold(
          r,
          '(?:a |the )?(?:man|person|farmer|trader|woman|he|ravi|[a-z])? ?(?:borrows|borrowed|takes|took|borrowed)(?: (?:a|loan|sum|of|debt))* ₹?{p}',
        )
        const rate = takeTold(
          r,
          `(?:at |@ |the |rate |of )*{r}%(?: (?:per|annum|p\\.?a\\.?|pa|compound|interest|rate|c\\.?i\\.?|compounded|annually|yearly))*`,
        )
        const paid = takeTold(
          r,
          "(?:and |he |she |, )*(?:pays|paid|returns|returned|repays|repaid)(?: back)? ₹?{q}(?: back)?(?: (?:at|the|end|of))* (?:each|every) year(?:'s end)?|(?:at the end of (?:each|every) year )(?:and |he |she |, )*(?:pays|paid|returns|returned|repays|repaid)(?: back)? ₹?{q}",
        )
        const asked = takeTold(
          r,
          '(?:how much|what(?: amount)?)(?: (?:money|amount|loan|does|will|would|is|he|she|still|debt|be))* (?:owe|owes|owed|outstanding|left to pay|due|remain|remains)(?: (?:at|the|end|of|after|in))* (?:{n}th year|{n} year|(?<nth>first|second|third) year)(?: (?:after|paying|the|payment|instalment|{m}|of|is|made|making|his|her|that))*',
        )
        const [p, rr, q] = [loan?.number('p'), rate?.number('r'), paid?.number('q')]
        const n =
          asked?.number('n')?.valueOf() ?? ['first', 'second', 'third'].indexOf(asked?.word('nth') ?? '') + 1
        if (
          !p ||
          !rr ||
          !q ||
          n < 1 ||
          n > 9 ||
          !/compound|c\.?i\.?(?![a-z])/.test(r.text) ||
          !r.done(INTEREST_WORDS)
        )
          return null
        let debt = p
        const years: string[] = []
        for (let year = 0; year < n; year++) {
          debt = debt.mul(up(rr)).sub(q)
          if (debt.lte(0)) return null
          years.push(sayRupees(debt))
        }
        // The debt without payments, less what the payments would have grown to.
        let again = p.mul(raised(up(rr), n))
        for (let year = 0; year < n; year++) again = again.sub(q.mul(raised(up(rr), year)))
        return found({
          value: debt,
          unit: '₹',
          steps: [
            ['Each year', `× ${sayNumber(up(rr))}, then − ${sayRupees(q)}`],
            ['Debt after each payment', years.join(', ')],
          ],
          check: again.equals(debt),
        })
      },
    },
    {
      // "Marked price 1500, discounts 20%, 10% and 5%. Net price?"
      id: 'price-after-discounts',
      cue: /discount|off/,
      read(r) {
        if (
          r.has(
            '(?:sold|sells|selling price|s\\.?p\\.?|net price|buys|bought|paid|pays|costs? him)(?: (?:is|was|it|for|at|of|=|rs))* ₹?#(?!%)|profit|gain|loss|cost price|single|equivalent|cp|tax|gst|vat|fourth|or|free|cash|more than|difference|better|saves?',
          )
        )
          return null
        const chain = takeTold(
          r,
          '(?:(?:at|with|after|on|allows|allowing|gives|giving|given|offers|offered|of|is|are|and|there|sold|available|gets|get|getting|successive|consecutive|further|series|a|2|3|the|two|three|discount|discounts|rates?|customer|for|him|he|then|additional|if) )*(?:{a}%,? ?(?:and |, ?|then |followed by |plus )*(?:a |an |another |further |additional |again |extra |discount (?:of )?)*{b}%(?:,? ?(?:and |, ?|then )*(?:a |another |further )*{c}%)?)(?: (?:successive|discounts?|off|each|respectively|are|is|given|allowed|offered|on|it|extra|more|by|further|the|shopkeeper|for|cash))*',
        )
        const price = takeTold(
          r,
          `(?:(?:the|a|an|whose|having|with|its|of|price|marked|list|labelled|tag|printed|mrp|mp|m\\.p\\.?|priced|at|is|was|rs|costing|worth|costs|original|listed|${GOODS.replaceAll(' ', '|')}) )*₹?{m}`,
        )
        const asked = takeAsked(
          r,
          'net price|net selling price|net s\\.?p\\.?|selling price|sale price|final price|s\\.?p\\.?|price (?:paid|to be paid|after discounts?)|amount (?:paid|to be paid|payable)|(?:(?:price|amount|money|customer|buyer|to|a|the) )*(?:pays?|sold|available|buys?|get)',
          'of|by|the|a|it|customer|for|article|be|is|buyer|after|discounts?|watch|shirt',
        )
        const [a, b, c, m] = [chain?.number('a'), chain?.number('b'), chain?.number('c'), price?.number('m')]
        const isMarked =
          /marked|list(?:ed)?|labelled|tag|printed|m\.?p\.?(?![a-z])|price|priced|worth|costing|₹/.test(
            r.text,
          )
        if (!a || !b || !m || !asked || !isMarked || !r.done(TRADE_WORDS)) return null
        const rates = c ? [a, b, c] : [a, b]
        if (rates.some((rate) => rate.gte(100))) return null
        let value = m
        const after: string[] = []
        for (const rate of rates) {
          value = value.sub(value.mul(rate).div(100))
          after.push(sayRupees(value))
        }
        return found({
          value,
          unit: '₹',
          steps: [['After each discount', after.join(', ')]],
          check: rates.reduce((all, rate) => all.mul(hundred.sub(rate)).div(100), m).equals(value),
        })
      },
    },
    {
      // "20% and 10% successive discounts, the customer pays 720. Marked price?"
      id: 'price-before-two-discounts',
      cue: /discount|off/,
      read(r) {
        if (
          r.has(
            'profit|gain|loss|cost price|single|equivalent|cp|tax|gst|vat|free|cash|more than|difference|better|saves?|saved|each',
          )
        )
          return null
        const chain = takeTold(
          r,
          '(?:(?:at|with|after|on|allows|allowing|gives|giving|given|offers|offered|of|is|are|and|there|sold|available|gets|get|getting|successive|consecutive|further|series|a|2|3|the|discount|discounts|customer|for|him|he|then|additional|if|an|article) )*{a}%,? ?(?:and |, ?|then |followed by |plus )*(?:a |an |another |further |additional |again |extra |discount (?:of )?)*{b}%(?:,? ?(?:and |, ?|then )*(?:a |another |further )*{c}%)?(?: (?:successive|discounts?|off|each|respectively|are|is|given|allowed|offered|on|it|extra|more|by|further|the|shopkeeper|for))*',
        )
        const paid = takeTold(
          r,
          `(?:(?:and|if|the|a|an|is|was|are|it|its|customer|buyer|man|he|she|article|shopkeeper|${GOODS.replaceAll(' ', '|')}) )*(?:pays?|paid|sold|sells|bought|buys|selling price|s\\.?p\\.?|net price|costs?|available|price after discounts?|final price)(?: (?:for|at|is|was|of|it|=|rs|him|to|the|an|article|customer))* ₹?{m}(?!%)(?: (?:for|it|only|after|the|article))*`,
        )
        const asked = takeAsked(
          r,
          '(?:marked|list|original|labelled|tag|printed) price|mp|m\\.p\\.?',
          `of|the|an|a|article|item|${GOODS.replaceAll(' ', '|')}`,
        )
        const rates = ['a', 'b', 'c'].map((name) => chain?.number(name)).filter((rate) => rate !== undefined)
        const m = paid?.number('m')
        if (rates.length < 2 || !m || !asked || rates.some((rate) => rate.gte(100)) || !r.done(TRADE_WORDS))
          return null
        const left = rates.reduce((all, rate) => all.mul(hundred.sub(rate)).div(100), one)
        const value = m.div(left)
        let again = value
        for (const rate of rates) again = again.sub(again.mul(rate).div(100))
        return found({
          value,
          unit: '₹',
          steps: [
            ['Left of the marked price', sayPercent(left.mul(100))],
            ['Marked price', `${sayRupees(m)} ÷ ${sayPercent(left.mul(100))} = ${sayRupees(value)}`],
          ],
          check: again.equals(m),
        })
      },
    },
    {
      // "Marked price is 20% above cp. Sold at a discount of 20%. Loss is 40 rs. CP?"
      id: 'money-gained-after-markup',
      cue: /(?:mark|above|label|list).*(?:discount|off)|(?:discount|off).*(?:mark|above)/,
      read(r) {
        if (r.has('each|2 articles|another|successive|tax|free|dozen|third|had|if he had|instead'))
          return null
        const mark = takeTold(
          r,
          '(?:(?:the|a|an|marked|list|price|mp|m\\.p\\.?|marks?|labels|priced|shopkeeper|trader|dealer|man|goods|his|article|articles|is|was|it|its|up|fixed|raises|increases|at|by|of|be|kept) )*{u}% (?:above|more than|higher than|over)(?: (?:the|its|cost|cp|c\\.p\\.?|price|of))*',
        )
        const cut = takeTold(
          r,
          '(?:(?:and|then|it|is|sold|at|sells|after|allowing|allows|giving|gives|given|offers|with|on|a|the|if|but|he|discount|discounts|of|by|an|was|rate|there) )*{d}%(?: (?:discount|off|on|it|the|marked|price|is|allowed|given|rebate|mp|offered))*',
        )
        const gain = takeTold(
          r,
          '(?:(?:he|and|so|thus|the|a|an|still|there|then|if|his|it|in|by|to|shopkeeper|trader|is|was|makes|made|earns|earned|gets|had|has|incurs|suffers|of|on|even) )*(?<way>gains?|profit|loss|loses|gained|lost)(?: (?:is|was|of|a|he|in|the|=|by|to|earned|made|transaction|on))* ₹?{x}(?!%)|(?:makes?|made|earns?|earned|get|gets) (?:a )?₹?{x} (?:as )?(?<way>profit|gain|loss)',
        )
        const asked = takeAsked(
          r,
          '(?<what>cost price|cp|c\\.p\\.?|marked price|mp|selling price|sp)',
          'of|the|an|article|item|goods',
        )
        const [u, d, x] = [mark?.number('u'), cut?.number('d'), gain?.number('x')]
        const way = gain?.word('way') ?? ''
        if (!u || !d || !x || !asked || d.gte(100) || !r.done(TRADE_WORDS)) return null
        const sold = up(u).mul(hundred.sub(d)).div(100)
        const change = sold.sub(1)
        if (change.equals(0) || /^los/.test(way) !== change.lt(0)) return null
        const cost = x.div(change.abs())
        const what = asked.word('what') ?? ''
        const value = /^c/.test(what) ? cost : /^m/.test(what) ? cost.mul(up(u)) : cost.mul(sold)
        return found({
          value,
          unit: '₹',
          steps: [
            ['Of a cost of 100', `marked ${sayNumber(hundred.add(u))}, sold ${sayNumber(sold.mul(100))}`],
            [
              `${sayPercent(change.abs().mul(100))} of the cost is ${sayRupees(x)}`,
              `cost price ${sayRupees(cost)}`,
            ],
            ['Asked', sayRupees(value)],
          ],
          check: cost.mul(up(u)).mul(hundred.sub(d)).div(100).sub(cost).abs().equals(x),
        })
      },
    },
    {
      // "A man spends 40% on food, 25% of the remaining on rent and saves 9000. Income?"
      id: 'parts-of-what-remains',
      cue: /remain|rest|balance|remainder|left/,
      concepts: ['Percentage'],
      read(r) {
        if (
          r.has(
            'ratio|increases?|increased|decreased|month later|equally|each|half|more|less|if he had|next year|price|marks|population|third|twice',
          )
        )
          return null
        const parts = allTold(
          r,
          '(?:(?:and|then|out|of|he|she|spends|spent|spend|gives|gave|donates|donated|pays|invests|invested|his|her|deposits|deposited|puts|lost|loses|a|the|man|person|also) )*(?:{p}%|(?<part>\\d/\\d+)(?:th|rd)?(?= ?(?:of|part)))(?: part)?(?<rest>(?: of)?(?: (?:the|his|her|what))*? (?:remaining|rest|remainder|balance|left|residue)(?: (?:money|amount|income|salary|sum|part|over|is))*)?(?:(?: of)?(?: (?:his|her|the|monthly|total))* (?:income|salary|money|pocket money|earnings?))?(?: (?:on|for|to|in|as|into|towards)(?: (?:a|the|his|her|food|rent|house|clothes|clothing|education|transport|travel|travelling|charity|shopping|bank|wife|brother|mother|father|son|daughter|children|bills?|books?|medicines?|entertainment|groceries|grocery|household|items|tax|taxes|emi|business|shares|orphanage|poor|gold|fd|petrol|fuel|conveyance|ration|kids|school|fees?))+)?(?: donated| spent)?',
        )
        const kept = takeTold(
          r,
          '(?:(?:and|then|he|she|is|has|was|had|now|finally|still|if|the|rest|remaining|amount|his|her) )*(?:saves|saved|savings?|left with|left|has|is left with|remains|deposits the rest|balance)(?: (?:is|are|of|with|him|her|the|rest|remaining|money|amount|only))* ₹?{s}(?: (?:left|in|hand|only|with|him|her|per|a|month|every|remaining))*',
        )
        const start = kept
          ? null
          : takeTold(
              r,
              '(?:(?:if|and|his|her|the|monthly|total|man|has|earns|with|income|salary|is|of|a|person) )*₹?{i}(?: (?:per|a|month|every|income|salary))*',
            )
        const asked = takeAsked(
          r,
          '(?:monthly |money )*(?<what>income|salary|earn|have(?: initially| at first)?|earnings?|saves?|savings?|left|initial amount|total money|original (?:amount|sum)|money)',
          'with|him|her|per|month|every|a|in|the|initially|beginning|at|first|originally|amount|he|had|is',
        )
        const [first, ...others] = parts
        const [s, i] = [kept?.number('s'), start?.number('i')]
        if (!first || others.length < 1 || others.length > 4 || !asked || (!s && !i)) return null
        if (first.word('rest') !== undefined || !others.some((part) => part.word('rest') !== undefined))
          return null
        if (
          !r.done(
            'man person he she his her income salary spends spent saves then and rest on the monthly saved remaining a food',
          )
        )
          return null
        // A part of the whole after a part of the rest: of which whole?
        const isOf = others.map((part) => part.word('rest') !== undefined)
        if (isOf.lastIndexOf(false) > isOf.indexOf(true)) return null
        let left = one
        for (const part of parts) {
          const share = part.word('part')
          const p = share === undefined ? part.number('p') : new Fraction(share).mul(100)
          if (!p || p.gte(100)) return null
          left = part.word('rest') === undefined ? left.sub(p.div(100)) : left.mul(hundred.sub(p)).div(100)
        }
        const isSaved = /^(?:sav|left)/.test(asked.word('what') ?? '')
        if (left.lte(0) || (isSaved ? !i : !s)) return null
        const value = isSaved ? left.mul(i ?? one) : (s ?? one).div(left)
        return found({
          value,
          unit: '₹',
          steps: [
            ['What is left', sayPercent(left.mul(100))],
            ['Asked', sayRupees(value)],
          ],
          check: isSaved ? value.div(left).equals(i ?? one) : value.mul(left).equals(s ?? one),
        })
      },
    },
  ],
}
