import { sayNumber, sayRupees } from '../../../say-number.ts'
import { found, type ReaderGroup } from '../../toolkit/found.ts'
import { takeAsked, takeTold } from '../../toolkit/told.ts'

const PEOPLE =
  'men|man|workers|labourers|persons|people|women|woman|boys|boy|children|child|girls|girl|masons|mazdoor|machines|students|soldiers|farmers'
const ONE_OF: Readonly<Record<string, string>> = {
  man: 'men',
  woman: 'women',
  boy: 'boys',
  child: 'children',
  girl: 'girls',
}
const group = (word = ''): string => ONE_OF[word] ?? word
const WORK =
  'work job task piece project wall road field finish finishes finished complete completed completes do does done build can the a of it in days day how many more rest remaining will be to take time took needed required whole same together and then them now working workers men they if contract'

export const workersInAnyOrder: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Time & Work'],
  readers: [
    {
      // "12 men can finish in 9 days. After 6 days 6 more men join. How many more days are needed?"
      id: 'workers-come-or-go',
      cue: /join|leave|left|more (?:men|workers|persons|labourers)|additional|extra/,
      read(r) {
        if (
          r.has(
            'h|hours?|efficien\\w*|half|twice|each day|every day|₹#|provisions?|food|ration|fort|garrison|on time|schedule|before time|in time|ahead|late|#%|alone|1/\\d|\\d/\\d',
          )
        )
          return null
        const start = takeTold(
          r,
          `(?:a |the )?(?:group of |contract of )?{n} (?<who>${PEOPLE})(?: (?:can|together|working|could|will|are|able|to|engaged))* ?(?:finish|complete|do|build|make|finishes|completes|dig|paint|reap)?(?: (?:a|the|piece|of|work|job|task|wall|project|road|field|certain|it|whole))*(?: (?:in|takes?|for))? {d} day(?: (?:to|complete|finish|do|a|the|work|job|piece|of))*`,
        )
        const later =
          takeTold(
            r,
            `(?:(?:they|and|but|if|all|started|start|begin|worked|work|working|together|the) )*after (?:working (?:for )?)?{t} day(?: (?:of|work|working|from|the|start|when|,))*,? {k}(?<more> more| additional| extra| new| other)?(?: (?:of|them|the|more))*(?: (?<who>${PEOPLE}))? (?:(?:also|have|had) )*(?<way>joins?|joined|are employed|are added|were added|came|come|leaves?|left|went away|go away|fell ill|stopped working|quit|stop working|get added|absent themselves)(?: (?:them|the|work|job|group|in|it|with))*`,
          ) ??
          takeTold(
            r,
            `{k}(?<more> more| additional| extra| new| other)?(?: (?:of|them|the|more))*(?: (?<who>${PEOPLE}))? (?:(?:also|have|had) )*(?<way>joins?|joined|are employed|are added|were added|came|leaves?|left|went away|go away)(?: (?:them|the|work|job|group|it))* after (?:working (?:for )?)?{t} day`,
          )
        const more = takeTold(
          r,
          '(?:(?:the |and |then )*(?:remaining|rest of the) work )?(?:(?:in |for |after )?how (?:many (?:more |further |extra )?days?|much (?:more )?time|long)|(?:find )?(?:the )?(?:number of )?(?:more )?days)(?<rest>(?: (?:more|will|would|does|do|they|it|can|take|takes|taken|to|be|is|are|needed|required|for|in|the|finish|finished|complete|completed|do|done|by|all|them|now|of|work|job|remaining|rest|whole|total|altogether|all|together|men|workers))*)',
        )
        const [n, d, t, k] = [start?.number('n'), start?.number('d'), later?.number('t'), later?.number('k')]
        const asked = more && r.text.slice(more.at)
        const isMore =
          asked !== null &&
          (/more|further|remaining|rest|now|extra/.test(asked) ||
            /(?:remaining|rest of the) work in how many/.test(r.text))
        const isTotal = asked !== null && /total|in all|altogether|whole/.test(asked)
        if (!n || !d || !t || !k || !asked || isMore === isTotal || t.gte(d)) return null
        const who = later?.word('who')
        if (who !== undefined && group(who) !== group(start?.word('who'))) return null
        if (!r.done(WORK)) return null
        const isIn = /join|employ|add|came|come/.test(later?.word('way') ?? '')
        const now = isIn ? n.add(k) : n.sub(k)
        if (now.lte(0)) return null
        const rest = n.mul(d.sub(t)).div(now)
        const value = isMore ? rest : rest.add(t)
        return found({
          value,
          unit: 'day',
          steps: [
            [
              'Work in days of one worker',
              `${sayNumber(n)} × ${sayNumber(d)} = ${sayNumber(n.mul(d))}, of which ${sayNumber(n.mul(t))} are done`,
            ],
            ['The rest', `${sayNumber(n.mul(d.sub(t)))} ÷ ${sayNumber(now)} = ${sayNumber(rest)} days`],
            ...(isMore ? [] : [['In all', `${sayNumber(value)} days`] as const]),
          ],
          check: n.mul(t).add(now.mul(rest)).equals(n.mul(d)),
        })
      },
    },
    {
      // "Wages of 3 men equal those of 5 women. If 6 men and 5 women get 4500 a day, what is the wage of a woman per day?"
      id: 'wages-of-two-groups',
      cue: /wage|earn|paid|get/,
      concepts: ['Ratio & Proportion'],
      read(r) {
        if (
          r.has(
            'finish|complete|more than|less than|half|twice|hours?|week|month|# day|%|ratio|each other|work done',
          )
        )
          return null
        const same = takeTold(
          r,
          `(?:(?:if|the|daily|total) )*(?:wages?|earnings?|pay|salary|salaries|income)? ?(?:of )?{a} (?<p>${PEOPLE})(?:'s)?(?: (?:is|are|get|earn|equal|equals|same|as|much|equivalent|=|to|that|those|of|the|wages?))+ {b} (?<q>${PEOPLE})(?:'s wages?)?(?: per day| a day)?`,
        )
        const both = takeTold(
          r,
          `(?:(?:if|the|and|then|total|daily) )*(?:wages? of )?{c} (?<p>${PEOPLE}) and {d} (?<q>${PEOPLE})(?: (?:together|get|gets|earn|earns|are|is|paid|receive|of|total|daily|wages?|per|a|day|for|=|a total of))* ₹?{m}(?: (?:per|a|in|daily|day|each|every|as|wages?))*`,
        )
        const asked = takeAsked(
          r,
          `(?:daily )?(?:wages?|earnings?|pay|salary)(?: (?:of|for|per|daily|day|each|a|the|one|1|every))*(?: (?:(?:{e} )?(?<w>${PEOPLE})))(?:'s)?|(?:(?:one|1|each|a) )?(?<w>${PEOPLE}) (?:earns?|gets?|paid|receives?)|(?:(?:will|does|would|should|do) )*(?:{e}|one|1|each|a) (?<w>${PEOPLE}) (?:earn|get|be paid|receive)`,
          'per|a|day|daily|each|in|one|1|wages?',
        )
        const [a, b, c, d, m] = [
          same?.number('a'),
          same?.number('b'),
          both?.number('c'),
          both?.number('d'),
          both?.number('m'),
        ]
        const [p, q] = [group(same?.word('p')), group(same?.word('q'))]
        const w = asked?.word('w')
        if (
          !a ||
          !b ||
          !c ||
          !d ||
          !m ||
          w === undefined ||
          p === q ||
          !r.done('wage wages day daily per total rs')
        )
          return null
        const isTurned = group(both?.word('p')) === q && group(both?.word('q')) === p
        if (!isTurned && (group(both?.word('p')) !== p || group(both?.word('q')) !== q)) return null
        const [x, y] = isTurned ? [d, c] : [c, d]
        // One of the first is worth b/a of the second.
        const second = m.div(x.mul(b).div(a).add(y))
        const first = second.mul(b).div(a)
        const of = group(w) === p ? first : group(w) === q ? second : undefined
        if (!of) return null
        const value = of.mul(asked?.number('e') ?? 1)
        return found({
          value,
          unit: '₹',
          steps: [
            ['In place of the first', `${sayNumber(x)} ${p} are worth ${sayNumber(x.mul(b).div(a))} ${q}`],
            ['A day of one', `${q}: ${sayRupees(second)}, ${p}: ${sayRupees(first)}`],
            ['Asked', sayRupees(value)],
          ],
          check: first.mul(x).add(second.mul(y)).equals(m) && first.mul(a).equals(second.mul(b)),
        })
      },
    },
  ],
}
