import Fraction from 'fraction.js'
import { sayNumber, sayRupees } from '../../../say-number.ts'
import type { Solution } from '../../../solution.ts'
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
  /** When the partner left; the end of the year for who stays. */
  end?: Fraction
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
  const LEAVES =
    '(?:leaves?|left|quits?|retires?|retired|withdraws? completely)(?: (?:a|the|this|business|partnership|firm|company|with|all|whole|entire|his|money|capital))*'
  const leaving = new Map<string, Fraction>()
  for (;;) {
    const told =
      takeTold(
        r,
        `(?:and |but |then |if )*(?:at the end of |after )?{t} month(?: from the start)?,? (?<who>${WHO}) ${LEAVES}`,
      ) ?? takeTold(r, `(?:and |but |then |if )*(?<who>${WHO}) ${LEAVES} after {t} month`)
    if (!told) break
    const [who, month] = [told.word('who'), told.number('t')]
    if (!who || !month || month.gte(12) || leaving.has(who)) return null
    leaving.set(who, month)
  }
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
  for (const [who, end] of leaving) {
    const own = partners.get(who)
    if (!own || own.moves.some(({ month }) => month.gte(end))) return null
    own.end = end
  }
  // 'Two months later' may be counted from the change before.
  const events =
    leaving.size +
    [...partners.values()].flatMap(({ moves }) => moves.filter(({ month }) => month.gt(0))).length
  if (events > 1 && (leaving.size > 0 || / later/.test(r.text)) && !isCountedFromStart(r.text)) return null
  return partners.size >= 2 ? partners : null
}

/** Every 'after so many months' is of the business, or two partners do the same in the same month. */
const isCountedFromStart = (text: string): boolean =>
  !/ later|more months?|another/.test(text) &&
  new Set(text.match(/(?<=after )\d+(?= month)/g) ?? []).size <= 1

/** Money times months until the end of the year; undefined when a sum is not told. */
function moneyMonths({ moves, end }: Partner): Fraction | undefined {
  let all = zero
  for (const { month, amount } of moves) {
    if (!amount) return undefined
    all = all.add(amount.mul((end ?? YEAR).sub(month)))
  }
  return all
}

function ratioOf(partners: ReadonlyMap<string, Partner>): Solution | null {
  const names = [...partners.keys()].sort()
  const money = names.map((name) => moneyMonths(partners.get(name) ?? { moves: [] }))
  const known = money.flatMap((one) => (one?.gt(0) ? [one] : []))
  if (known.length !== names.length) return null
  const [first = zero] = known
  const common = known.reduce((all, one) => all.gcd(one), first)
  const parts = known.map((one) => one.div(common))
  return found({
    value: parts.map((part) => sayNumber(part)).join(' : '),
    steps: [
      [
        'Money × months',
        names.map((name, at) => `${name.toUpperCase()}: ${sayNumber(known[at] ?? zero)}`).join(', '),
      ],
      [`${names.join(' : ').toUpperCase()}`, parts.map((part) => sayNumber(part)).join(' : ')],
    ],
    check: parts.every((part, at) => part.mul(common).equals(known[at] ?? zero)),
  })
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
            "%|interest|# year|2 years|salary|sleeping|working|manag\\w*|half|third of|donat\\w*|charity|tax|loss|twice|thrice|times|before|remaining|rest|equally|[a-dpqrxyz](?: alone)? (?:gets?|got|receives?|received|earns?|earned|takes?|took) (?:a |an |the |his |profit |share |of |as )*₹?#|(?:share|profit) of [a-dpqrxyz] (?:in .* )?(?:is|was|be|=) ₹?#|[a-dpqrxyz]'s (?:share|profit)(?: (?:of|in) (?:the )?profit)? (?:is|was|be|=) ₹?#",
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
        // Only where no profit is told: 'Ratio of profit at the end of the year?'
        const ratio =
          split ||
          capital ||
          r.has(
            'profit.*(?:₹|of|is|was|=) ?₹?\\d+|₹?#(?: is| was| as)?(?: the| a)? (?:total |annual |net )*profit',
          )
            ? null
            : takeTold(
                r,
                '(?:(?:find|what|is|will|be|the|in) )*ratio(?: (?:of|the|in|which|their|will|they|should|share|shares|divide|split|distribution|sharing))*(?: profits?)(?: (?:be|is|at|the|end|of|year|a|1|one|divided|shared|distributed|split|among|between|them|sharing|ratio|after|for|and|b|c|to|in))*',
              )
        const profit =
          split || ratio
            ? null
            : (takeTold(
                r,
                '(?:(?:out of|the|a|an|total|annual|net|whole|if|they|earned|made|make|earn|of|their) )*(?:profit|gain)(?: (?:at|the|of|year|end|after|a|1|one|is|was|are|earned|made|they|in|be|to|share|month|12|annual|total|comes))* ?₹?{m}(?! ?(?:month|:))',
              ) ?? takeTold(r, '₹?{m} (?:is |was |as )?(?:the |a )?(?:total |annual |net )*profit'))
        const asked =
          split || ratio
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
          if (!c || !d || !open || open.end || !other || names.length !== 2 || open.moves.length !== 1)
            return null
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
        if (ratio) {
          // 'Of B to that of A' has an order of its own.
          const isInOrder = !/ratio.*(?<![a-z'])[b-dpqrxyz](?![a-z'])/.test(r.text)
          return isInOrder && !capital ? ratioOf(partners) : null
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
