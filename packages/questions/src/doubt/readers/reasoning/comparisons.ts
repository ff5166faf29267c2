import { found, type ReaderGroup } from '../toolkit/found.ts'

type Sign = '<' | '≤' | '=' | '≥' | '>'
interface Relation {
  a: string
  sign: Sign
  b: string
}

const SIGN = '(?:<=|>=|=<|=>|<|>|=|≤|≥|≦|≧)'
const plainSign = (sign: string): Sign | null => {
  if (sign === '<' || sign === '>' || sign === '=') return sign
  if (sign === '≤' || sign === '≦' || sign === '<=' || sign === '=<') return '≤'
  return sign === '≥' || sign === '≧' || sign === '>=' || sign === '=>' ? '≥' : null
}

/** 'A > B ≥ C = D' -> three relations. */
function readChain(text: string): Relation[] {
  const tokens = text.match(new RegExp(`[A-Z]|${SIGN}`, 'g')) ?? []
  const relations: Relation[] = []
  for (let at = 0; at + 2 < tokens.length; at += 2) {
    const [a, sign, b] = [tokens[at], plainSign(tokens[at + 1] ?? ''), tokens[at + 2]]
    if (a && sign && b) relations.push({ a, sign, b })
  }
  return relations
}

/** What is certain between two letters: whether a ≤ b and a < b follow, by walking from sign to sign. */
function certain(
  relations: readonly Relation[],
  from: string,
  to: string,
): { upTo: boolean; below: boolean } {
  const reached = new Map<string, boolean>([[from, false]])
  const queue = [from]
  for (let letter = queue.shift(); letter !== undefined; letter = queue.shift())
    for (const { a, sign, b } of relations)
      for (const [low, high, strict] of [
        [a, b, sign === '<'],
        [b, a, sign === '>'],
      ] as const) {
        const goesUp =
          low === a
            ? sign === '<' || sign === '≤' || sign === '='
            : sign === '>' || sign === '≥' || sign === '='
        if (low !== letter || !goesUp) continue
        const isBelow = (reached.get(letter) ?? false) || strict
        if (reached.has(high) && (reached.get(high) || !isBelow)) continue
        reached.set(high, isBelow)
        queue.push(high)
      }
  return { upTo: reached.has(to), below: reached.get(to) ?? false }
}

function follows(relations: readonly Relation[], { a, sign, b }: Relation): boolean {
  const [up, down] = [certain(relations, a, b), certain(relations, b, a)]
  switch (sign) {
    case '<':
      return up.below
    case '>':
      return down.below
    case '≤':
      return up.upTo
    case '≥':
      return down.upTo
    case '=':
      return up.upTo && down.upTo
  }
}

/** The second way: every order of a few letters, with ties, that fits the relations. */
function followsInEveryOrder(relations: readonly Relation[], conclusion: Relation): boolean {
  const letters = [...new Set([...relations, conclusion].flatMap(({ a, b }) => [a, b]))]
  const values = new Map<string, number>()
  const holds = ({ a, sign, b }: Relation): boolean | null => {
    const [x, y] = [values.get(a), values.get(b)]
    if (x === undefined || y === undefined) return null
    return { '<': x < y, '≤': x <= y, '=': x === y, '≥': x >= y, '>': x > y }[sign]
  }
  const search = (at: number): boolean => {
    if (relations.some((relation) => holds(relation) === false)) return true
    const letter = letters[at]
    if (letter === undefined) return holds(conclusion) === true
    for (let value = 0; value < letters.length; value++) {
      values.set(letter, value)
      const isFine = search(at + 1)
      values.delete(letter)
      if (!isFine) return false
    }
    return true
  }
  return search(0)
}

const SPOKEN_SIGNS: readonly (readonly [said: RegExp, sign: Sign])[] = [
  [/neither (?:greater|smaller|less) (?:than )?nor (?:greater|smaller|less)(?: than)?/, '='],
  [/neither (?:greater|more) than nor equal to/, '<'],
  [/neither (?:smaller|less) than nor equal to/, '>'],
  [/either (?:greater|more) than or equal to|greater than or equal to/, '≥'],
  [/either (?:smaller|less) than or equal to|(?:smaller|less) than or equal to/, '≤'],
  [/not (?:greater|more) than/, '≤'],
  [/not (?:smaller|less) than/, '≥'],
  [/(?:greater|more) than/, '>'],
  [/(?:smaller|less) than/, '<'],
  [/equal to/, '='],
]

/** 'P © Q means P is not greater than Q' for every symbol, and the text with the signs themselves; null when a symbol is not explained. */
function decode(text: string): string | null {
  const signs = new Map<string, Sign>()
  const plain = text.replace(
    /['"‘“]?([A-Z]) ?([^\sA-Za-z0-9.,'"]) ?([A-Z])['"’”]? (?:means|implies|denotes|stands for)(?: that)? ['"‘“]?([A-Z]) is ([a-z ]+?) ([A-Z])['"’”]?(?=[,.;]| and|$)/g,
    (all, a: string, symbol: string, b: string, x: string, said: string, y: string) => {
      const sign = SPOKEN_SIGNS.find(([pattern]) => pattern.test(said))?.[1]
      if (!sign || a !== x || b !== y || signs.has(symbol)) return all
      signs.set(symbol, sign)
      return ' '
    },
  )
  if (signs.size < 2) return null
  let isKnown = true
  const decoded = plain.replace(
    /(?<=(?:^|[^A-Za-z])[A-Z]) ?([^\sA-Za-z0-9.,'";:?()]) ?(?=[A-Z](?![A-Za-z]))/g,
    (_, symbol: string) => {
      const sign = signs.get(symbol)
      if (!sign) isKnown = false
      return ` ${sign ?? symbol} `
    },
  )
  return isKnown && !/means|implies|denotes/.test(decoded) ? decoded : null
}

const CHAIN = `[A-Z](?: ?${SIGN} ?[A-Z])+`

const WORDS =
  'statement statements conclusion conclusions i ii iii follow follows followed true definitely surely certainly judge read symbols code symbol following relation relations holds hold compared some weights heights boxes people marks ages which both either neither only assuming assumed study decide given it be correct right symbols true that all persons things letters expression expressions in a so if then it is what of the'

const PLACES: Readonly<Record<string, number>> = { second: 2, third: 3, fourth: 4, '2nd': 2, '3rd': 3 }

export const comparisons: ReaderGroup = {
  subject: 'Reasoning',
  concepts: ['Inequality'],
  readers: [
    {
      // "Statement: A > B ≥ C. Conclusions: I. A > C II. B = C" / with symbols that stand for the signs
      id: 'inequalities',
      cue: /[<>≤≥≦≧]|(?:means|implies|denotes).*(?:greater|smaller|less)/,
      read(r) {
        const coded = /means|implies|denotes/.test(r.original) ? decode(r.original) : r.original
        if (!coded) return null
        const start = [...coded.matchAll(/(?<![A-Za-z])(?:I|1|i)[.):] ?(?=[A-Z] ?[<>=≤≥≦≧])/g)].at(-1)
        if (!start) return null
        const [before, after] = [coded.slice(0, start.index), coded.slice(start.index)]
        const premises = (before.match(new RegExp(CHAIN, 'g')) ?? []).flatMap(readChain)
        const said = (after.match(new RegExp(`[A-Z] ?${SIGN} ?[A-Z]`, 'g')) ?? []).map(readChain)
        const [[first] = [], [second] = [], ...more] = said
        const letters = new Set(premises.flatMap(({ a, b }) => [a, b]))
        if (premises.length === 0 || !first || !second || more.length > 0 || letters.size > 8) return null
        r.rest = coded.replace(new RegExp(CHAIN, 'g'), ' ').toLowerCase()
        if (!r.done(WORDS)) return null
        const [one, two] = [follows(premises, first), follows(premises, second)]
        // 'Either' cases: neither is certain, but the two leave nothing else.
        const samePair = new Set([first.a, first.b, second.a, second.b]).size === 2
        if (!one && !two && samePair) return null
        const value =
          one && two
            ? 'Both conclusions follow'
            : one
              ? 'Only conclusion I follows'
              : two
                ? 'Only conclusion II follows'
                : 'Neither conclusion follows'
        const slow =
          letters.size > 6 ? null : [first, second].map((each) => followsInEveryOrder(premises, each))
        const tell = ({ a, sign, b }: Relation, isCertain: boolean) =>
          `${a} ${sign} ${b} is ${isCertain ? '' : 'not '}certain`
        return found({
          value,
          steps: [
            [
              'Write the statement with signs',
              premises.map(({ a, sign, b }) => `${a} ${sign} ${b}`).join(', '),
            ],
            ['Conclusion I', tell(first, one)],
            ['Conclusion II', tell(second, two)],
          ],
          check:
            slow === null
              ? letters.has(first.a) && letters.has(second.b)
              : slow[0] === one && slow[1] === two,
        })
      },
    },
    {
      // "Sunita is lighter than Imran. Manoj is lighter than Sunita. Manoj is heavier than Priya. Who is the second lightest?"
      id: 'order-of-people',
      cue: /(?:er|more|less) than.*(?:est|most|second|third|middle)|who.*est/,
      read(r) {
        const PAIRS: readonly (readonly [more: string, less: string])[] = [
          ['heavier', 'lighter'],
          ['taller', 'shorter'],
          ['older', 'younger'],
          ['elder', 'younger'],
          ['faster', 'slower'],
          ['stronger', 'weaker'],
          ['richer', 'poorer'],
        ]
        const original = r.original.replace(/\s+/g, ' ')
        const used = PAIRS.filter(([more, less]) =>
          new RegExp(`\\b(?:${more}|${less})\\b`, 'i').test(original),
        )
        const pair =
          used.length === 2 && used.every(([, less]) => less === 'younger')
            ? used[0]
            : used.length === 1
              ? used[0]
              : undefined
        if (!pair) return null
        const MORE = used.map(([more]) => more).join('|')
        const LESS = pair[1]
        const NAME = '([A-Z][a-z]*)'
        const above: (readonly [string, string])[] = []
        const exactly: { name: string; count: number; isMore: boolean }[] = []
        const people = new Set<string>()
        const NUMBERS: Readonly<Record<string, number>> = {
          one: 1,
          two: 2,
          three: 3,
          four: 4,
          five: 5,
          '1': 1,
          '2': 2,
          '3': 3,
          '4': 4,
          '5': 5,
        }
        const relate = (a: string, word: string, b: string) => {
          people.add(a)
          people.add(b)
          above.push(new RegExp(`^(?:${MORE})$`).test(word) ? [a, b] : [b, a])
        }
        let rest = original.replace(
          new RegExp(
            `Exactly (one|two|three|four|five|\\d)(?: of them| people| persons)? (?:is|are) (${MORE}|${LESS}) than ${NAME}`,
            'gi',
          ),
          (all, count: string, word: string, name: string) => {
            const number = NUMBERS[count.toLowerCase()]
            if (number === undefined) return all
            people.add(name)
            exactly.push({ name, count: number, isMore: new RegExp(`^(?:${MORE})$`, 'i').test(word) })
            return ' '
          },
        )
        rest = rest.replace(
          new RegExp(
            `${NAME} is (${MORE}|${LESS}) than ${NAME}(?:,? (?:but|and) (?:is )?(${MORE}|${LESS}) than ${NAME})?(?:,? (?:but|and) (?:is )?not as [a-z]+ as ${NAME})?`,
            'g',
          ),
          (
            all,
            a: string,
            word: string,
            b: string,
            word2: string | undefined,
            c: string | undefined,
            d: string | undefined,
          ) => {
            if (d !== undefined) return all
            relate(a, word, b)
            if (word2 && c) relate(a, word2, c)
            return ' '
          },
        )
        // The people that the question lists.
        for (const [list] of rest.matchAll(
          /(?:[A-Z][a-z]*, )+[A-Z][a-z]*(?:,? and [A-Z][a-z]*)?|[A-Z][a-z]* and [A-Z][a-z]*/g,
        )) {
          for (const [name] of list.matchAll(/[A-Z][a-z]*/g)) people.add(name)
          rest = rest.replace(list, ' ')
        }
        const STEMS: Readonly<Record<string, number>> = {
          heavi: 1,
          light: -1,
          tall: 1,
          short: -1,
          old: 1,
          eld: 1,
          young: -1,
          fast: 1,
          slow: -1,
          strong: 1,
          weak: -1,
          rich: 1,
          poor: -1,
        }
        const asked = new RegExp(
          `(?:who|which one)(?: among them| of them| of these)?(?: is| comes)? (?:the )?(second |third |fourth |2nd |3rd )?(${Object.keys(STEMS).join('|')})est`,
          'i',
        ).exec(rest)
        if (!asked?.[2] || people.size < 3 || people.size > 7 || above.length + exactly.length < 2)
          return null
        r.rest = rest.replace(asked[0], ' ').toLowerCase()
        const total = r.words(
          '(?:there are |of the |the )?(\\d) (?:cousins|friends|persons|people|boys|girls|students|children|brothers|sisters|players|men|women|candidates)',
        )?.[0]
        if (total !== undefined && Number(total) !== people.size) return null
        if (
          !r.done(
            'there are friends cousins persons people players boys girls students among them all of group in coach teacher compares compared class',
          )
        )
          return null
        const place = PLACES[(asked[1] ?? '').trim().toLowerCase()] ?? 1
        const isTop = STEMS[asked[2].toLowerCase()] === 1
        const names = [...people]
        const answers = new Set<string>()
        let orders = 0
        // Every order, the most first, that fits what is said.
        const extend = (order: readonly string[]): void => {
          if (order.length === names.length) {
            const fits = exactly.every(({ name, count, isMore }) => {
              const before = order.indexOf(name)
              return (isMore ? before : names.length - 1 - before) === count
            })
            if (!fits) return
            orders += 1
            answers.add((isTop ? order[place - 1] : order[names.length - place]) ?? '')
            return
          }
          for (const name of names) {
            if (order.includes(name)) continue
            if (above.some(([more, less]) => less === name && !order.includes(more))) continue
            extend([...order, name])
          }
        }
        extend([])
        const [answer] = answers
        if (!answer || answers.size !== 1) return null
        return found({
          value: answer,
          steps: [
            ['What is said', above.map(([more, less]) => `${more} > ${less}`).join(', ')],
            ['Every order that fits gives the same answer', answer],
          ],
          check: orders > 0,
        })
      },
    },
  ],
}
