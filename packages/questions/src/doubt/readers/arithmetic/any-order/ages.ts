import Fraction from 'fraction.js'
import { sayNumber } from '../../../say-number.ts'
import { found, type ReaderGroup } from '../../toolkit/found.ts'
import type { Reading } from '../../toolkit/reading.ts'
import { type Told, takeTold } from '../../toolkit/told.ts'

const zero = new Fraction(0)
const one = new Fraction(1)
const KIN =
  'father|mother|son|daughter|grandfather|grandmother|grandson|uncle|aunt|nephew|niece|brother|sister|husband|wife|teacher|student|man|woman|boy|girl|papa|mummy'
const SAME: Readonly<Record<string, string>> = { papa: 'father', mummy: 'mother' }

/** coefficients · ages now = total */
interface Line {
  said: string
  of: ReadonlyMap<string, Fraction>
  total: Fraction
}

/** '5 years ago' is −5, 'after 3 years' is 3; groups of the pattern have this ending. */
const when = (end: string): string =>
  `(?:{ago${end}} year (?:ago|back|before|earlier)|before {bef${end}} year|(?:after|in) (?:another )?{aft${end}} year(?:'s? time)?(?: time| from now| hence)?|{hen${end}} year (?:hence|later|from now|after|after that))`
const timeOf = (told: Told, ends: readonly string[]): Fraction => {
  for (const end of ends) {
    const past = told.number(`ago${end}`) ?? told.number(`bef${end}`)
    if (past) return past.neg()
    const future = told.number(`aft${end}`) ?? told.number(`hen${end}`)
    if (future) return future
  }
  return zero
}

const TIMES: Readonly<Record<string, Fraction>> = {
  twice: new Fraction(2),
  double: new Fraction(2),
  thrice: new Fraction(3),
  half: new Fraction(1, 2),
  'one third': new Fraction(1, 3),
}
const MANY =
  '(?:only |just |exactly )?(?:{k} times?|(?<k2>twice|thrice|double|half)|(?<part>\\d+/\\d+|1[- ]third|1[- ]fourth|1[- ]fifth|1[- ]half)(?: of)?)(?: (?:as old as|as old|as|in age of|the age of|the present age of|the age|of the age of|that of|of that of|of|older as))*'

/** The people of a question, by the names that it uses. */
function patterns(r: Reading) {
  const names = [...r.names].filter((name) => name.length > 1 && !new RegExp(`^(?:${KIN})$`).test(name))
  const who = [KIN, '[a-dpqrxyz]', ...names].join('|')
  const person = (name: string) =>
    `(?:the |his |her |a |an |my |their |your |present |age of |ages of )*(?<${name}>${who})(?:'s)?(?: (?:present )?age)?`
  return { who, person }
}

const PARTS: Readonly<Record<string, Fraction>> = {
  third: new Fraction(1, 3),
  fourth: new Fraction(1, 4),
  fifth: new Fraction(1, 5),
  half: new Fraction(1, 2),
}
const BE = '(?:is|was|were|are|will be|would be|would have been|shall be|becomes?|will become|had been|ho|be)'

export const agesInAnyOrder: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Problems on Ages'],
  readers: [
    {
      // "Father is 30 years older than his son. In 5 years father will be 3 times his son. Son's age 2 years ago?"
      id: 'ages-by-their-equations',
      cue: /year|age|old/,
      read(r) {
        if (
          r.has(
            'average|mean|%|₹#|birth|born|married|marriage|when|eldest|youngest|product|square|sons|daughters|children|brothers|sisters|sum of the ages of his|interval|group|class|died|3 persons|more than|less than|exceeds',
          )
        )
          return null
        const { person, who } = patterns(r)
        const lines: Line[] = []
        const people: string[] = []
        let pair: [string, string] | null = null
        const called = (name: string | undefined): string | undefined => {
          const own = name && (SAME[name] ?? name)
          if (own !== undefined && own !== '' && !people.includes(own)) people.push(own)
          return own === '' ? undefined : own
        }
        const tell = (
          said: string,
          parts: readonly (readonly [string, Fraction])[],
          total: Fraction,
        ): void => {
          lines.push({ said, of: new Map(parts), total })
        }
        /** p + t = k (q + t) + more */
        const times = (p: string, q: string, k: Fraction, t: Fraction, more = zero): void => {
          tell(
            `${p}${shift(t)} = ${sayNumber(k)} × (${q}${shift(t)})${more.equals(0) ? '' : shift(more)}`,
            [
              [p, one],
              [q, k.neg()],
            ],
            k.sub(1).mul(t).add(more),
          )
        }
        const total = takeTold(
          r,
          '(?:(?:what|find|then|is|will|be|the|calculate) )+sum of(?: (?:their|the|both|present|2|two|current))* ages(?: (?:now|at present))?(?=[\\s?.]*$)',
        )
        const asks = total ? { who: '', at: zero } : takeAsk(r, person)
        const clauses: { told: Told; kind: string }[] = []
        const take = (kind: string, pattern: string): void => {
          for (let told = takeTold(r, pattern); told; told = takeTold(r, pattern))
            clauses.push({ told, kind })
        }
        take(
          'ratio',
          `(?:(?<pre>${when('1')}),? )?(?:find |if )?(?:(?:the |present |their )*ratio (?:of|between) (?:the |their |present )*ages?(?: of)? ${person('p')} (?:and|to) ${person('q')}|${person('p')} and ${person('q')} of ratio of ages|(?:the |present )*ages? (?:of )?${person('p')} and ${person('q')}|(?:the |their )*ratio(?: of (?:the |their |present )*ages?)?|(?:the |their |present )*ages|it|they)(?: ${BE})?(?: (?:in|the|ratio|of|as|to))* {a} ?: ?{b}(?:,? (?<post>${when('2')}))?`,
        )
        take(
          'times',
          `(?:(?<pre>${when('1')}),? )?(?:find )?${person('p')} ${BE} ${MANY} ${person('q')}(?:'s age)?(?: in age)?(?: (?:was|is|will be)(?: then)?)?(?: (?:at that time|then|now|at present))?(?:,? (?<post>${when('2')}))?`,
        )
        take(
          'again',
          `(?:(?<pre>${when('1')}),? )?(?:he|she|father|mother|age|it|his age|her age) ${BE} ${MANY}(?: (?:his|her|the|son|daughter|son's|daughter's|age|him|as|old))*(?: then| at that time)?(?:,? (?<post>${when('2')}))?`,
        )
        take(
          'older',
          `(?:find )?${person('p')} ${BE} {n} year (?<way>older|younger|elder|bigger) (?:than|to) ${person('q')}`,
        )
        take(
          'sum',
          `(?:(?<pre>${when('1')}),? )?(?:find )?(?:the )?(?:sum|total)(?: of)?(?: (?:the|their|present|both|current|2))* ages?(?: of)?(?: ${person('p')} and ${person('q')})?(?: ${BE})? {n}(?: year)?(?:,? (?<post>${when('2')}))?`,
        )
        take(
          'difference',
          `(?:the )?difference (?:of|between|in)(?: (?:the|their|present))* ages?(?: of)?(?: ${person('p')} and ${person('q')})?(?: ${BE})? {n}(?: year)?`,
        )
        take(
          'is',
          `(?:(?<pre>${when('1')}),? )?(?:find )?${person('p')}(?: (?:present )?age)? ${BE} {n}(?: year(?: old| of age)?)?(?! ?times)(?:,? (?<post>${when('2')}))?`,
        )
        clauses.sort((x, y) => x.told.at - y.told.at)
        for (const { told, kind } of clauses) {
          let [p, q] = [called(told.word('p')), called(told.word('q'))]
          if (p !== undefined && q !== undefined) pair ??= [p, q]
          const t = timeOf(told, ['1', '2'])
          if (told.word('pre') !== undefined && told.word('post') !== undefined) return null
          if (kind === 'is') {
            const n = told.number('n')
            if (p === undefined || !n) return null
            tell(`${p}${shift(t)} = ${sayNumber(n)}`, [[p, one]], n.sub(t))
            continue
          }
          if (p === undefined || q === undefined) [p, q] = pair ?? [undefined, undefined]
          if (p === undefined || q === undefined || p === q) return null
          const n = told.number('n') ?? zero
          if (kind === 'ratio') {
            const [a, b] = [told.number('a'), told.number('b')]
            if (!a || !b) return null
            times(p, q, a.div(b), t)
          } else if (kind === 'times' || kind === 'again') {
            const part = told.word('part')
            const k =
              told.number('k') ??
              TIMES[told.word('k2') ?? ''] ??
              (part === undefined ? null : (PARTS[part.slice(2)] ?? new Fraction(part)))
            if (!k) return null
            times(p, q, k, t)
          } else if (kind === 'older')
            times(p, q, one, zero, /old|eld|big/.test(told.word('way') ?? '') ? n : n.neg())
          else if (kind === 'sum')
            tell(
              `${p} + ${q}${shift(t.mul(2))} = ${sayNumber(n)}`,
              [
                [p, one],
                [q, one],
              ],
              n.sub(t.mul(2)),
            )
          else
            tell(
              `${p} − ${q} = ${sayNumber(n)}`,
              [
                [p, one],
                [q, one.neg()],
              ],
              n,
            )
        }
        const [x, y] = people
        if (!asks || !x || !y || people.length !== 2 || lines.length !== 2) return null
        if (
          !r.done(
            `years if old age ages present presently currently current now their his her he she find is of at time then that how ${[...r.names].join(' ')}`,
          )
        )
          return null
        const ages = solvePair(lines, x, y)
        if (!ages) return null
        const [first, second] = [ages.get(x), ages.get(y)]
        const asked = called(asks.who)
        const now = total ? first?.add(second ?? 0) : asked === undefined ? undefined : ages.get(asked)
        if (!now || !first || !second || people.length !== 2 || first.lte(0) || second.lte(0)) return null
        // A difference without its sign leaves open who is the older one.
        if (clauses.some(({ kind }) => kind === 'difference')) return null
        const value = now.add(asks.at)
        const least = clauses.map(({ told }) => timeOf(told, ['1', '2']))
        if (value.lt(0) || least.some((t) => first.add(t).lt(0) || second.add(t).lt(0))) return null
        const isWhole = [first, second].every((age) => age.mul(2).d === 1n)
        if (!isWhole || who === '') return null
        return found({
          value,
          unit: 'year',
          steps: [
            ['The ages now, in equations', lines.map(({ said }) => said).join('; ')],
            ['Solve', `${x} = ${sayNumber(first)}, ${y} = ${sayNumber(second)}`],
            ['Asked', `${sayNumber(value)} years`],
          ],
          check: lines.every(({ of, total }) =>
            [...of].reduce((sum, [name, by]) => sum.add(by.mul(ages.get(name) ?? zero)), zero).equals(total),
          ),
        })
      },
    },
  ],
}

const shift = (t: Fraction): string =>
  t.equals(0) ? '' : t.gt(0) ? ` + ${sayNumber(t)}` : ` − ${sayNumber(t.abs())}`

/** Whose age is asked, and how many years from now. */
function takeAsk(r: Reading, person: (name: string) => string): { who: string; at: Fraction } | null {
  const told =
    takeTold(
      r,
      `(?:(?:what|how old)(?: is| was| will be| will| are)?|find|calculate|then|determine)(?: (?:is|be))?(?: (?:the|present|current|age|of|old|out))* ${person('p')}(?: (?:be|present|age|now|was|is|old|today|currently))*(?: (?<post>${when('1')}))?(?=\\s*(?:¦|$|[.?]))`,
    ) ??
    takeTold(
      r,
      `(?:the |present |current )*(?:age (?:of )?)?${person('p')}(?: (?:present |current )?age)(?: now)?(?: (?<post>${when('1')}))?(?=\\s*[.?]?\\s*$)`,
    )
  const who = told?.word('p')
  return told && who ? { who, at: timeOf(told, ['1']) } : null
}

function solvePair(lines: readonly Line[], x: string, y: string): Map<string, Fraction> | null {
  const [first, second] = lines
  if (!first || !second) return null
  const [a, b] = [first.of.get(x) ?? zero, first.of.get(y) ?? zero]
  const [c, d] = [second.of.get(x) ?? zero, second.of.get(y) ?? zero]
  const determinant = a.mul(d).sub(b.mul(c))
  if (determinant.equals(0)) return null
  return new Map([
    [x, first.total.mul(d).sub(second.total.mul(b)).div(determinant)],
    [y, a.mul(second.total).sub(c.mul(first.total)).div(determinant)],
  ])
}
