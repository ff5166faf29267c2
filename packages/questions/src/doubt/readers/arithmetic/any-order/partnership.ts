import Fraction from 'fraction.js'
import { sayNumber, sayRupees } from '../../../say-number.ts'
import { found, type ReaderGroup } from '../../toolkit/found.ts'
import type { Reading } from '../../toolkit/reading.ts'
import { LIST, numbersOf, takeTold } from '../../toolkit/told.ts'

const zero = new Fraction(0)
const YEAR = new Fraction(12)
const WHO = '[a-dpqrxyz]'
const PUTS =
  "(?:invests?|invested|puts? in|put in|puts|put|starts?|started|begins|began|contributes?|contributed|brings|with|'s (?:capital|investment) (?:is|of))"
const FOR =
  '(?:(?: (?:a |the |same |in |his |of |with |as |business|partnership|capital|investing|an|investment|by))*(?: ?₹?))'

interface Partner {
  /** When money came in or went out: month of the year and how much. */
  moves: { month: Fraction; amount: Fraction | undefined }[]
}

const WORDS =
  'years ant invests business partnership profit year end at after of total whole annual share in a an what how much gets get does did is will receive they together enter entered into begin began started start invest invested capital ratio the shared divided split distributed gain earned was made be rs partners partner and with respectively month months later'

/** 'A, B and C put in 5000, 6000 and 8000. After 4 months A put in 1000 more.' */
function takePartners(r: Reading): Map<string, Partner> | null {
  const partners = new Map<string, Partner>()
  const add = (who: string | undefined, month: Fraction, amount: Fraction | undefined): boolean => {
    if (who === undefined) return false
    const own = partners.get(who) ?? { moves: [] }
    own.moves.push({ month, amount })
    partners.set(who, own)
    return true
  }
  // Later changes first: their clauses have a month beside them.
  const CHANGE =
    '(?<way>adds?|added|puts? in|put in|invests?|invested|withdraws?|withdrew|takes? (?:out|back|away)|took out|contributes?)'
  const MORE =
    '(?:(?:a |an |another |further |additional |more |extra |his )*₹?{m}(?<more> more| extra| additional)?(?: of his (?:capital|money))?)'
  const changes: { who: string; month: Fraction; amount: Fraction }[] = []
  for (;;) {
    const told =
      takeTold(
        r,
        `(?:and |but |then )*after {t} month(?: from the start)?,? (?<who>${WHO}) ${CHANGE} ${MORE}`,
      ) ?? takeTold(r, `(?:and |but |then )*(?<who>${WHO}) ${CHANGE} ${MORE} after {t} month`)
    if (!told) break
    const [who, month, amount] = [told.word('who'), told.number('t'), told.number('m')]
    const isOut = /with|take|took/.test(told.word('way') ?? '')
    if (!who || !month || !amount || month.gte(12)) return null
    // 'After 4 months B invested 5000' is the first money of B.
    const isMore = isOut || told.word('more') !== undefined || /^add/.test(told.word('way') ?? '')
    if (isMore) changes.push({ who, month, amount: isOut ? amount.neg() : amount })
    else add(who, month, amount)
  }
  for (;;) {
    const told =
      takeTold(
        r,
        `(?:and |but |then )*(?:after )?{t} month(?: later)?,? (?<who>${WHO}) (?:joins?|joined)(?: (?:him|them|a|the|in|business|partnership))*(?:,? ?(?:with|by|investing|and invests|and invested|putting)(?: (?:a|the|capital|of|in|investing))* ₹?{m})?`,
      ) ??
      takeTold(
        r,
        `(?:and |but |then )*(?<who>${WHO}) (?:joins?|joined)(?: (?:him|them|a|the|in|business|partnership))*(?:,? ?(?:with|by|investing|and invests|and invested|putting)(?: (?:a|the|capital|of|in|investing))* ₹?{m})?(?: after)? {t} month(?: later)?(?:,? ?(?:with|by|investing|putting)(?: (?:a|the|capital|of|in))* ₹?{m1})?`,
      )
    if (!told) break
    const month = told.number('t')
    if (!month || month.gte(12) || !add(told.word('who'), month, told.number('m') ?? told.number('m1')))
      return null
  }
  const list = takeTold(
    r,
    `(?<people>${WHO}(?:(?:,? and |, ?| )${WHO})+)(?: (?:are|partners|who|enter|entered|start|started|into|in|a|the|partnership|business|and|together|by|had|have))*(?: ${PUTS}| investing| investments? (?:are|were|of)| capitals? (?:are|were|of))?${FOR}(?<sums>${LIST})(?: respectively)?`,
  )
  if (list) {
    const people = (list.word('people') ?? '').split(/,? and |, ?| /)
    const sums = numbersOf(list.word('sums') ?? '')
    if (people.length !== sums.length) return null
    for (const [index, who] of people.entries()) add(who, zero, sums[index])
  }
  for (;;) {
    const told = takeTold(r, `(?:and |, |while )*(?<who>${WHO}) ?${PUTS}?${FOR}{m}(?! ?(?:month|%|:))`)
    if (!told) break
    if (!add(told.word('who'), zero, told.number('m'))) return null
  }
  for (const { who, month, amount } of changes) {
    const own = partners.get(who)
    if (!own) return null
    own.moves.push({ month, amount })
  }
  return partners.size >= 2 ? partners : null
}

/** Money times months until the end of the year; undefined when a sum is not told. */
function moneyMonths({ moves }: Partner): Fraction | undefined {
  let all = zero
  for (const { month, amount } of moves) {
    if (!amount) return undefined
    all = all.add(amount.mul(YEAR.sub(month)))
  }
  return all
}

export const partnershipInAnyOrder: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Partnership', 'Ratio & Proportion'],
  readers: [
    {
      // "A starts with 3500 and B joins after 5 months. Profit at the year end is split 2 : 3. B's capital?"
      id: 'partners-over-a-year',
      cue: /profit|capital|invest/,
      read(r) {
        if (
          r.has(
            '%|interest|# year|2 years|salary|sleeping|working|manag\\w*|half|third of|donat\\w*|charity|tax|loss|twice|thrice|leaves|left|times|before|remaining|rest|equally',
          )
        )
          return null
        const split = takeTold(
          r,
          `(?:(?:the |their |total |annual )*profit(?: (?:at|the|of|year|end|after|a|1|is|was|are|in|be|to|this|were|year's))* ?(?:split|divided|shared|distributed)(?: (?:between|among|them|in|the|as|of|ratio|into))* {c} ?: ?{d}|ratio of (?:their |the )?profits? (?:is |was )?{c} ?: ?{d})`,
        )
        const capital = takeTold(
          r,
          `(?:(?<who>${WHO})'s (?:capital|investment|contribution)|(?:capital|investment|contribution) of (?<who>${WHO})|how much (?:did|does|capital did|money did) (?<who>${WHO}) (?:invest|contribute|put in|bring in))`,
        )
        const profit = split
          ? null
          : (takeTold(
              r,
              '(?:(?:out of|the|a|an|total|annual|net|whole|if|they|earned|made|make|earn|of|their) )*(?:profit|gain)(?: (?:at|the|of|year|end|after|a|1|one|is|was|are|earned|made|they|in|be|to|share|month|12|annual|total|comes))* ?₹?{m}(?! ?(?:month|:))',
            ) ?? takeTold(r, '₹?{m} (?:is |was |as )?(?:the |a )?(?:total |annual |net )*profit'))
        const asked = split
          ? null
          : takeTold(
              r,
              `(?:(?:what is |find |the )*(?:share|profit|part) of (?<who>${WHO})(?: in (?:the |this )?(?:total )?profit)?|(?<who>${WHO})(?:'s| of) (?:share|profit|part)(?: (?:of|in) (?:the )?profit)?|(?:what|how much)(?: of the profit| profit| share| money)? (?:does|did|will|should|would|is) (?<who>${WHO})(?: (?:get|gets|receive|earn))?(?: (?:out|of|as|his|share|in|the|profit))*)`,
            )
        r.drop('(?:2|3|4) (?:partners|friends|persons|men)')
        const partners = takePartners(r)
        if (!partners || !r.done(WORDS)) return null
        if (split && capital) {
          const who = capital.word('who') ?? ''
          const open = partners.get(who)
          const [other] = [...partners].filter(([name]) => name !== who)
          const [c, d] = [split.number('c'), split.number('d')]
          const names = [...partners.keys()].sort()
          if (!c || !d || !open || !other || names.length !== 2 || open.moves.length !== 1) return null
          const months = YEAR.sub(open.moves[0]?.month ?? zero)
          const money = moneyMonths(other[1])
          if (!money || open.moves[0]?.amount) return null
          // The ratio is in the order of the names.
          const [own, others] = names[0] === who ? [c, d] : [d, c]
          const value = money.mul(own).div(others).div(months)
          return found({
            value,
            unit: '₹',
            steps: [
              [`Money × months of ${other[0].toUpperCase()}`, sayNumber(money)],
              [
                'In the ratio of the profits',
                `x × ${sayNumber(months)} = ${sayNumber(money)} × ${sayNumber(own)} ÷ ${sayNumber(others)}`,
              ],
              ['Capital', sayRupees(value)],
            ],
            check: value.mul(months).mul(others).equals(money.mul(own)),
          })
        }
        const total = profit?.number('m')
        const who = asked?.word('who')
        if (!total || !who || capital) return null
        const shares = [...partners].map(([name, partner]) => [name, moneyMonths(partner)] as const)
        let all = zero
        for (const [, money] of shares) {
          if (!money || money.lte(0)) return null
          all = all.add(money)
        }
        const own = shares.find(([name]) => name === who)?.[1]
        if (!own) return null
        const value = total.mul(own).div(all)
        return found({
          value,
          unit: '₹',
          steps: [
            [
              'Money × months',
              shares.map(([name, money]) => `${name.toUpperCase()}: ${sayNumber(money ?? zero)}`).join(', '),
            ],
            ['Share', `${sayRupees(total)} × ${sayNumber(own)} ÷ ${sayNumber(all)} = ${sayRupees(value)}`],
          ],
          check: value.mul(all.sub(own)).equals(total.sub(value).mul(own)),
        })
      },
    },
    {
      // "A is a working partner and takes 10% of the profit for managing. A put in 12000, B 18000. Profit 5000. How much does A get in all?"
      id: 'paid-for-managing',
      cue: /manag|working partner/,
      read(r) {
        if (r.has('# month|after|salary|per month|interest|each|twice')) return null
        const fee = takeTold(
          r,
          `(?:and |who |he |(?<who>${WHO}) )*(?:takes|gets|receives|is paid|is given|given|is entitled to|draws)? ?(?:an? )?{p}% (?:of|from) (?:the |total |net )*profits?(?: (?:for|as|the|his|managing|management|it|business|allowance|fee|working))*`,
        )
        const sleeping = takeTold(
          r,
          `(?<a>${WHO}) is (?:a |the )?(?:working|active)(?: partner)?(?:,? (?:and )?(?<b>${WHO}) (?:is )?(?:a |the )?sleeping(?: partner)?)?|(?<a>${WHO}) manages(?: the business)?`,
        )
        const rest = r.drop(
          '(?:and )?(?:the )?(?:rest|remaining|balance|remainder)(?: (?:of|the|profit|is|being|was|are))*(?: (?:shared|divided|distributed|split))?(?: (?:in|the|ratio|proportion|of|their|to|as|between|them|both|capital|capitals|investments?|invested|ratios|according))*',
        )
        const p = fee?.number('p')
        const manager = sleeping?.word('a') ?? fee?.word('who')
        const profit =
          takeTold(
            r,
            '(?:out of|the|a|total|annual|net|if|they|earned|made|in|year|of| )*(?:profit)(?: (?:at|the|of|year|end|is|was|earned|after))* ?₹?{m}',
          ) ?? takeTold(r, '₹?{m} (?:total )?profit')
        const asked = takeTold(
          r,
          `(?:how much|what)(?: money| profit)? (?:does|did|will|should|would) (?<who>${WHO}) (?:get|gets|receive|earn)(?: (?:in|all|total|altogether|out|of|the|profit|it|as))*|(?:find |what is |the |total )*(?:share|amount|earnings?) (?:of|received by|got by) (?<who>${WHO})(?: (?:in|total|all))*|(?<who>${WHO})'s (?:total )?(?:share|amount|profit)`,
        )
        const partners = takePartners(r)
        const m = profit?.number('m')
        const who = asked?.word('who')
        if (partners?.size !== 2 || !p || !manager || !rest || !m || !who || p.gte(100)) return null
        if (!r.done(`${WORDS} working sleeping active manager`)) return null
        const shares = [...partners].map(([name, { moves }]) => [name, moves[0]?.amount ?? zero] as const)
        const all = shares.reduce((sum, [, amount]) => sum.add(amount), zero)
        const pay = m.mul(p).div(100)
        const left = m.sub(pay)
        const gets = (name: string): Fraction => {
          const own = shares.find(([other]) => other === name)?.[1] ?? zero
          return left
            .mul(own)
            .div(all)
            .add(name === manager ? pay : zero)
        }
        if (!partners.has(manager) || !partners.has(who) || shares.some(([, amount]) => amount.lte(0)))
          return null
        const value = gets(who)
        return found({
          value,
          unit: '₹',
          steps: [
            ['For managing', `${sayNumber(p)}% of ${sayRupees(m)} = ${sayRupees(pay)}`],
            [
              'Shared by capital',
              `${sayRupees(left)} in the ratio ${shares.map(([, amount]) => sayNumber(amount)).join(' : ')}`,
            ],
            [`${who.toUpperCase()} gets`, sayRupees(value)],
          ],
          check: shares.reduce((sum, [name]) => sum.add(gets(name)), zero).equals(m),
        })
      },
    },
  ],
}
