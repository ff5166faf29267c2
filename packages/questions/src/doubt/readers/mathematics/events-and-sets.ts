import Fraction from 'fraction.js'
import type { Exact } from '../../../kit/values/exact.ts'
import { sayNumber } from '../../say-number.ts'
import { found, type ReaderGroup } from '../toolkit/found.ts'

/** One name for each way to write an event: 'a u b', 'a∪b', 'a or b' -> 'a|b'; null for others. */
function eventOf(text: string): string | null {
  const plain = text
    .replace(/\s+/g, '')
    .replace(/∪|union|or|(?<=[ab])u(?=[ab])/g, '+')
    .replace(/∩|intersection|and|(?<=[ab])n(?=[ab])|&/g, '*')
    .replace(/^ab$/, 'a*b')
  if (/^(?:a\+b|b\+a)$/.test(plain)) return 'either'
  if (/^(?:a\*b|b\*a)$/.test(plain)) return 'both'
  if (plain === 'a' || plain === 'b') return plain
  if (/^(?:not([ab])|([ab])(?:'|c|\^c|bar))$/.test(plain))
    return `not ${/[ab]/.exec(plain.replace(/^not/, ''))?.[0]}`
  if (/^[ab][/|][ab]$/.test(plain) && plain[0] !== plain[2])
    return plain.startsWith('a') ? 'a if b' : 'b if a'
  return null
}

/** Each name from others: P(A ∪ B) = P(A) + P(B) − P(A ∩ B), and its turns. */
const RULES: readonly (readonly [
  name: string,
  from: readonly string[],
  by: (...of: Exact[]) => Exact | null,
  said: string,
])[] = [
  [
    'either',
    ['a', 'b', 'both'],
    (a, b, c) => (a && b && c ? a.add(b).sub(c) : null),
    'A ∪ B = A + B − A ∩ B',
  ],
  [
    'both',
    ['a', 'b', 'either'],
    (a, b, c) => (a && b && c ? a.add(b).sub(c) : null),
    'A ∩ B = A + B − A ∪ B',
  ],
  [
    'b',
    ['either', 'both', 'a'],
    (a, b, c) => (a && b && c ? a.add(b).sub(c) : null),
    'B = A ∪ B + A ∩ B − A',
  ],
  [
    'a',
    ['either', 'both', 'b'],
    (a, b, c) => (a && b && c ? a.add(b).sub(c) : null),
    'A = A ∪ B + A ∩ B − B',
  ],
]
/** Only chances have complements within 1 and conditions. */
const CHANCE_RULES: typeof RULES = [
  ['not a', ['a'], (a) => (a ? new Fraction(1).sub(a) : null), 'P(not A) = 1 − P(A)'],
  ['not b', ['b'], (b) => (b ? new Fraction(1).sub(b) : null), 'P(not B) = 1 − P(B)'],
  ['a', ['not a'], (a) => (a ? new Fraction(1).sub(a) : null), 'P(A) = 1 − P(not A)'],
  ['b', ['not b'], (b) => (b ? new Fraction(1).sub(b) : null), 'P(B) = 1 − P(not B)'],
  ['a if b', ['both', 'b'], (c, b) => (c && b?.gt(0) ? c.div(b) : null), 'P(A | B) = P(A ∩ B) ÷ P(B)'],
  ['b if a', ['both', 'a'], (c, a) => (c && a?.gt(0) ? c.div(a) : null), 'P(B | A) = P(A ∩ B) ÷ P(A)'],
  ['both', ['a if b', 'b'], (c, b) => (c && b ? c.mul(b) : null), 'P(A ∩ B) = P(A | B) × P(B)'],
  ['both', ['b if a', 'a'], (c, a) => (c && a ? c.mul(a) : null), 'P(A ∩ B) = P(B | A) × P(A)'],
]

export const eventsAndSets: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Probability', 'Sets'],
  readers: [
    {
      // "If P(A) = 0.4, P(B) = 0.5 and P(A ∩ B) = 0.2, find P(A ∪ B)." / "n(A) = 20, n(B) = 30, n(A ∪ B) = 40: n(A ∩ B)?"
      id: 'events-and-sets',
      cue: /[pn] ?\( ?(?:not )?[ab].*\) ?=/,
      read(r) {
        const isChance = !/(?<![a-z])n ?\(/.test(r.text)
        const letter = isChance ? 'p' : 'n'
        const known = new Map<string, Exact>()
        let isClear = true
        r.rest = r.rest.replace(
          new RegExp(`(?<![a-z])${letter} ?\\(([^()=]{1,20})\\) ?(?:=|is) ?(\\d+/\\d+|\\d*\\.?\\d+)`, 'g'),
          (_, event: string, value: string) => {
            const name = eventOf(event)
            if (!name || known.has(name) || /\/0+$/.test(value)) isClear = false
            else known.set(name, new Fraction(value))
            return ' '
          },
        )
        const asked: (string | null)[] = []
        r.rest = r.rest.replace(
          new RegExp(`(?<![a-z])${letter} ?\\(([^()=]{1,20})\\)`, 'g'),
          (_, event: string) => {
            asked.push(eventOf(event))
            return ' '
          },
        )
        const [name] = asked
        if (!isClear || !name || asked.length !== 1 || known.has(name)) return null
        const isApart = r.drop('(?:are )?(?:mutually exclusive|disjoint)(?: events| sets)?')
        const isFree = r.drop('(?:are )?independent(?: events)?')
        if ((isApart && isFree) || (isFree && !isChance)) return null
        r.drop('events?|sets?')
        if (!r.done('a b two 2 finite')) return null
        const said: [string, string][] = []
        if (isApart) known.set('both', new Fraction(0))
        const [a, b, either] = [known.get('a'), known.get('b'), known.get('either')]
        if (isFree && a && b) known.set('both', a.mul(b))
        // P(B) from P(A ∪ B) = P(A) + P(B) − P(A)P(B)
        if (isFree && a && !b && either && a.lt(1)) known.set('b', either.sub(a).div(new Fraction(1).sub(a)))
        const rules = isChance ? [...RULES, ...CHANCE_RULES] : RULES
        for (let turn = 0; turn < 4 && !known.has(name); turn++)
          for (const [finds, from, by, rule] of rules) {
            const parts = from.flatMap((part) => known.get(part) ?? [])
            if (known.has(finds) || parts.length !== from.length) continue
            const value = by(...parts)
            if (!value) continue
            known.set(finds, value)
            said.push([rule, sayNumber(value)])
          }
        const value = known.get(name)
        if (!value) return null
        const all = (key: string) => known.get(key)
        const [x, y, both, one] = [all('a'), all('b'), all('both'), all('either')]
        const fits =
          [...known.values()].every((part) => part.gte(0) && (!isChance || part.lte(1))) &&
          (!both || ((!x || both.lte(x)) && (!y || both.lte(y)))) &&
          (!one || ((!x || x.lte(one)) && (!y || y.lte(one)))) &&
          (!x || !y || !both || !one || x.sub(both).add(y.sub(both)).add(both).equals(one))
        return found({
          value,
          steps: said.length > 0 ? said : [['Independent events multiply', sayNumber(value)]],
          check: fits,
        })
      },
    },
  ],
}
