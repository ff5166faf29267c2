import Fraction from 'fraction.js'
import type { Exact } from '../../../kit/values/exact.ts'
import { sayNumber } from '../../say-number.ts'
import { found, type ReaderGroup, sayWithUnit } from '../toolkit/found.ts'
import { compile, type Reading } from '../toolkit/reading.ts'

const ROLES =
  'father|mother|man|woman|son|daughter|brother|sister|uncle|aunt|boy|girl|husband|wife|grandfather|grandmother|teacher|student|person'

/** One thing that the question says about the ages a and b now: a·x + b·y = c. */
interface Equation {
  x: Exact
  y: Exact
  c: Exact
}

/** The two people of a question in the order in which they are named, written as @1 and @2; null when there are not two. */
function namePeople(r: Reading): readonly [string, string] | null {
  const names = [...r.names].filter((name) => /^[a-z]+$/.test(name))
  const person = new RegExp(`(?<![a-z])(${[ROLES, ...names].join('|')})(?![a-z])`, 'g')
  const first: string[] = []
  for (const [word] of r.text.matchAll(person)) if (!first.includes(word)) first.push(word)
  const people = first.filter((name) =>
    new RegExp(
      `(?<![a-z])${name}(?:'s)? (?:is|was|will|age|and|present)|(?:as|of|than|and|his|her|is|to) ${name}(?![a-z])`,
    ).test(r.text),
  )
  const [a, b] = people
  if (!a || !b || people.length !== 2) return null
  r.rest = r.rest
    .replace(
      new RegExp(`(?<![a-z])(?:(?:the|his|her|a|an|my) )*(${a}|${b})(?:'s|')?(?![a-z])`, 'g'),
      (_, name: string) => (name === a ? '@1' : '@2'),
    )
    .replace(/(?<![a-z])(?:his|her) age (?=will|was|is|would)/g, '@1 ')
    .replace(/(?<![a-z])(?:he|she)(?![a-z])/g, '@1')
  return [a, b]
}

const TIMES: readonly (readonly [pattern: RegExp, plain: string])[] = [
  [/(?<![a-z])(?:twice|double)(?![a-z])/g, '2 times'],
  [/(?<![a-z])(?:thrice|triple)(?![a-z])/g, '3 times'],
  [/(?<![a-z])half (?=as old|the age|of|@)/g, '1/2 times '],
  [/(\d+\/\d+)(?:rd|th)?(?= (?:of |the |as old|@))/g, '$1 times'],
  [/times times/g, 'times'],
]
const NUMBER = '(\\d+/\\d+|\\d+(?:\\.\\d+)?)'
const BEFORE = `(?:(?:after|in) ${NUMBER} year,? |${NUMBER} year (?:hence|later|from now|after),? |${NUMBER} year (?:ago|back|earlier|before),? )?`
/** At the end of its clause; before another clause it could belong to either, and belongs to the next. */
const BEHIND = `(?: (?:after|in) ${NUMBER} year| ${NUMBER} year (?:hence|later|from now|after)| ${NUMBER} year (?:ago|back|earlier|before))?(?! ?,? ?(?:@|ratio|sum|the |their ))`
const IS = '(?:is|was|will be|would be|be|are|were|becomes?|will become|=)'
const AGES =
  '(?:(?:the|their|present|current) )*ages?(?: of @(?:1|2) and (?:of )?@(?:1|2)| of both| of the 2)?'

/** The years that the matched words move the clause: after 5 years +5, 5 years ago −5; null when they say both. */
function shiftOf(groups: readonly (string | undefined)[]): Exact | null {
  const [in1, hence1, ago1, in2, hence2, ago2] = groups
  const said = [in1, hence1, ago1, in2, hence2, ago2].filter((one) => one !== undefined)
  if (said.length > 1) return null
  const later = in1 ?? hence1 ?? in2 ?? hence2
  return later !== undefined ? new Fraction(later) : new Fraction(ago1 ?? ago2 ?? 0).neg()
}

/** Takes a clause out of the question as often as it is said. `read` gets its own groups and the shift. */
function takeClauses(
  r: Reading,
  clause: string,
  own: number,
  read: (groups: readonly string[], shift: Exact) => Equation | null,
): Equation[] | null {
  const expression = compile(`${BEFORE}${clause}${BEHIND}`)
  const found: Equation[] = []
  for (;;) {
    expression.lastIndex = 0
    const match = expression.exec(r.rest)
    if (!match) return found
    const groups = match.slice(1)
    const shift = shiftOf([...groups.slice(0, 3), ...groups.slice(3 + own)])
    const equation =
      shift &&
      read(
        groups.slice(3, 3 + own).map((one) => one ?? ''),
        shift,
      )
    if (!equation) return null
    found.push(equation)
    r.rest = `${r.rest.slice(0, match.index)} ¦ ${r.rest.slice(match.index + match[0].length)}`
  }
}

const one = new Fraction(1)
const weights = (who: string, of: Exact): Pick<Equation, 'x' | 'y'> =>
  who === '1' ? { x: of, y: new Fraction(0) } : { x: new Fraction(0), y: of }
const plus = (a: Pick<Equation, 'x' | 'y'>, b: Pick<Equation, 'x' | 'y'>) => ({
  x: a.x.add(b.x),
  y: a.y.add(b.y),
})

export const ages: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Problems on Ages'],
  readers: [
    {
      // "A father is 30 years older than his son. After 5 years he will be 3 times as old as his son. Find the son's age."
      id: 'ages-of-two',
      cue: /(?:ages?|old|older|younger|elder)(?![a-z])/,
      read(r) {
        if (r.has('average|born(?! *$)|total age of the family|grandson|each|respectively|another'))
          return null
        const people = namePeople(r)
        if (!people) return null
        r.rest = r.rest.replace(/ (?:now|at present|presently|currently)(?= )/g, '')
        for (const [pattern, plain] of TIMES) r.rest = r.rest.replace(pattern, plain)
        r.rest = r.rest
          .replace(/\s+/g, ' ')
          .replace(/(?<=\d) \. /g, '. ')
          .replace(/(\d) year old(?=[a-z ])/g, '$1 year old')
        const clauses = [
          // @1 is 3 times as old as @2
          takeClauses(
            r,
            `@(1|2)(?: age)? ${IS} ${NUMBER} times (?:as old as |the (?:present )?age of |as old as the age of |that of |as that of |of )?@(1|2)(?: age)?(?: ${IS})?`,
            3,
            ([who = '', times = '1', other = ''], shift) => {
              if (who === other) return null
              const k = new Fraction(times)
              return { ...plus(weights(who, one), weights(other, k.neg())), c: k.sub(1).mul(shift) }
            },
          ),
          // @1 is 30 years older than @2
          takeClauses(
            r,
            `@(1|2) ${IS} ${NUMBER} year (older|elder|younger) (?:than|to) @(1|2)`,
            4,
            ([who = '', gap = '0', way = '', other = '']) => {
              if (who === other) return null
              const c = way === 'younger' ? new Fraction(gap).neg() : new Fraction(gap)
              return { ...plus(weights(who, one), weights(other, one.neg())), c }
            },
          ),
          takeClauses(
            r,
            `(?:the )?(?:sum|total) of ${AGES} ${IS}? ?${NUMBER}(?: year)?`,
            1,
            ([sum = '0'], shift) => ({
              x: one,
              y: one,
              c: new Fraction(sum).sub(shift.mul(2)),
            }),
          ),
          // 'ratio of their ages' keeps the order in which the two were named
          takeClauses(
            r,
            `(?:the )?ratio of (?:(?:the|their|present|current) )*ages?(?: of @(1|2) and (?:of )?@(?:1|2))? ${IS}? ?(\\d+) ?: ?(\\d+)`,
            3,
            ([first = '', a = '1', b = '1'], shift) => {
              const [m, n] =
                first === '2' ? [new Fraction(b), new Fraction(a)] : [new Fraction(a), new Fraction(b)]
              return { x: n, y: m.neg(), c: m.sub(n).mul(shift) }
            },
          ),
        ]
        if (clauses.some((one) => one === null)) return null
        const both = r.drop(
          '(?:what (?:are|were) |find )?(?:both|their)(?: the| their| present| current)* ages(?: now)?',
        )
        const gap =
          !both && r.drop('(?:what is |find )?(?:the )?difference (?:of|between|in) their (?:present )?ages')
        const born = !both && !gap && r.drop('how old was @1 when @2 was born')
        const later =
          both || gap || born
            ? undefined
            : r.one('(?:what (?:is|will be) |find )?(?:the )?ratio of their ages after # year')
        const asked =
          both || gap || born || later
            ? null
            : r.words(
                '(?:what is |find |what will be |how old is |what was )?(?:the )?(?:present |current )?age of @(1|2)(?: now| at present)?|@(1|2) (?:present |current )?age(?: now)?|how old is @(1|2)(?: now)?',
              )
        const [who] = asked ?? []
        const [p, q, ...more] = clauses.flatMap((one) => one ?? [])
        if ((!who && !both && !gap && !born && !later) || !p || !q || more.length > 0) return null
        if (!r.done('now present age old year years then of')) return null
        const size = p.x.mul(q.y).sub(p.y.mul(q.x))
        if (size.equals(0)) return null
        const x = p.c.mul(q.y).sub(p.y.mul(q.c)).div(size)
        const y = p.x.mul(q.c).sub(p.c.mul(q.x)).div(size)
        // The older one is named first in 'how old was the father when the son was born'.
        if (born && x.lte(y)) return null
        const value = gap || born ? x.sub(y).abs() : who === '1' ? x : y
        const ratio = later && x.add(later).div(y.add(later))
        const [first, second] = people
        return found({
          value: ratio ? `${ratio.n} : ${ratio.d}` : value,
          unit: ratio ? '' : 'year',
          ...(both && {
            shown: `${first} ${sayWithUnit(x, 'year')}, ${second} ${sayWithUnit(y, 'year')}`.replace(
              /^./,
              (letter) => letter.toUpperCase(),
            ),
          }),
          steps: [
            ['Call the present ages x and y', `${sayLine(p)} and ${sayLine(q)}`],
            ['Solve the two equations', `x = ${sayNumber(x)}, y = ${sayNumber(y)}`],
            ['Answer', ratio ? `${ratio.n} : ${ratio.d}` : sayWithUnit(value, 'year')],
          ],
          check:
            x.gt(0) &&
            y.gt(0) &&
            p.x.mul(x).add(p.y.mul(y)).equals(p.c) &&
            q.x.mul(x).add(q.y.mul(y)).equals(q.c),
        })
      },
    },
  ],
}

const sayLine = ({ x, y, c }: Equation): string =>
  `${sayNumber(x)}x + ${sayNumber(y)}y = ${sayNumber(c)}`.replace(/\+ −|\+ -/g, '− ')
