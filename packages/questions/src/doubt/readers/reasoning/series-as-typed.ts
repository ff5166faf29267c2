import { found, type ReaderGroup } from '../toolkit/found.ts'

const isPower = (value: number, power: number): boolean => {
  const root = Math.round(value ** (1 / power))
  return value > 0 && root ** power === value
}
const isPrime = (value: number): boolean => {
  if (value < 2) return false
  for (let by = 2; by * by <= value; by++) if (value % by === 0) return false
  return true
}

/** The place of the one number that is not what all others are. */
function stranger(list: readonly number[]): { place: number; kind: string }[] {
  const kinds: readonly (readonly [string, (value: number) => boolean])[] = [
    ['perfect cubes', (value) => isPower(value, 3)],
    ['perfect squares', (value) => isPower(value, 2)],
    ['prime numbers', isPrime],
  ]
  return kinds.flatMap(([kind, is]) => {
    const others = list.flatMap((value, place) => (is(value) ? [] : [place]))
    return others.length === 1 && others[0] !== undefined ? [{ place: others[0], kind }] : []
  })
}

/** The place of the one term that breaks a rule 'times k, plus c' or evenly growing differences. */
function misfit(list: readonly number[]): { place: number; kind: string; right: number }[] {
  const results: { place: number; kind: string; right: number }[] = []
  const compare = (made: readonly number[], kind: string) => {
    const wrong = list.flatMap((value, place) =>
      Math.abs(value - (made[place] ?? Number.NaN)) < 1e-9 ? [] : [place],
    )
    const [place] = wrong
    if (wrong.length === 1 && place !== undefined)
      results.push({ place, kind, right: made[place] ?? Number.NaN })
  }
  for (const times of [1, 2, 3, 4, 0.5])
    for (const plus of new Set(list.slice(1).map((value, at) => value - times * (list[at] ?? 0)))) {
      if (times === 1 && plus === 0) continue
      for (const start of [0, 1]) {
        const made: number[] = []
        made[start] = list[start] ?? 0
        for (let at = start + 1; at < list.length; at++) made[at] = times * (made[at - 1] ?? 0) + plus
        for (let at = start - 1; at >= 0; at--) made[at] = ((made[at + 1] ?? 0) - plus) / times
        compare(made, `times ${times}, plus ${plus}`)
      }
    }
  // Evenly growing differences, from three neighbours that fit.
  for (let from = 0; from + 2 < list.length; from++) {
    const [a = 0, b = 0, c = 0] = list.slice(from, from + 3)
    const growth = c - 2 * b + a
    compare(
      list.map((_, at) => {
        const n = at - from
        return a + n * (b - a) + ((n * (n - 1)) / 2) * growth
      }),
      `differences that grow by ${growth}`,
    )
  }
  return results
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** The missing number of a row that grows evenly. */
function evenly(list: readonly (number | null)[]): number | null {
  const known = list.flatMap((value, at) => (value === null ? [] : [[at, value] as const]))
  const [first, second] = known
  if (!first || !second || known.length < 3) return null
  const step = (second[1] - first[1]) / (second[0] - first[0])
  if (!Number.isInteger(step) || known.some(([at, value]) => value !== first[1] + (at - first[0]) * step))
    return null
  const missing = list.indexOf(null)
  return first[1] + (missing - first[0]) * step
}

export const seriesAsTyped: ReaderGroup = {
  subject: 'Reasoning',
  concepts: ['Number Series'],
  readers: [
    {
      // "Find the wrong term: 8, 27, 64, 100, 125, 216"
      id: 'wrong-term',
      cue: /(?:wrong|odd|incorrect|does not (?:fit|belong))/,
      read(r) {
        const match =
          /^(?:find|which is|what is|identify|which)? ?(?:out )?(?:the )?(?:1 )?(?:wrong|incorrect|odd)? ?(?:term|number|1)?(?: is wrong| is odd| does not (?:fit|belong))?(?: out)? ?(?:in|of)? ?(?:the )?(?:following|given)? ?(?:number )?(?:series|sequence)?[ :.-]*((?:-?\d+(?:\.\d+)?[ ,]+)+-?\d+(?:\.\d+)?)$/.exec(
            r.text,
          )
        const list = (match?.[1]?.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number)
        if (!/wrong|incorrect/.test(r.text) || list.length < 5 || list.length > 10) return null
        const misfits = [...stranger(list), ...misfit(list)]
        const places = new Set(misfits.map(({ place }) => place))
        const [place] = places
        const answer = place === undefined ? undefined : list[place]
        const [why] = misfits
        if (places.size !== 1 || answer === undefined || !why) return null
        return found({
          value: String(answer),
          steps: [
            ['The rule of the others', why.kind],
            ['The one that breaks it', String(answer)],
          ],
          check: list.filter((value) => value === answer).length === 1,
        })
      },
    },
    {
      // "B2, D4, F6, ?, J10" / "2A, 4C, 6E, ?"
      id: 'letters-and-numbers',
      cue: /(?:[a-z]+\d+|\d+[a-z]+)[ ,]+(?:[a-z]+\d+|\d+[a-z]+|\?|_+)/,
      read(r) {
        const body = r.text
          .replace(
            /^(?:find|what (?:is|comes)|which (?:is|comes))?[a-z ]*?(?:next|missing|series|term)[a-z ]*[:.-]* ?(?=[a-z]?\d|\d)/,
            '',
          )
          .trim()
        const tokens = body.split(/[ ,]+/).filter((token) => token !== '' && token !== '.')
        const asked = tokens.findIndex((token) => /^(?:\?+|_+)$/.test(token))
        const row = asked < 0 ? [...tokens, '?'] : tokens
        const place = asked < 0 ? row.length - 1 : asked
        const parts = row.map((token) => /^([a-z]{0,3})(\d+)([a-z]{0,3})$/.exec(token))
        const known = parts.filter((_, at) => at !== place)
        const [shape] = known
        if (known.length < 3 || known.some((part) => !part) || !shape) return null
        const [before, after] = [shape[1]?.length ?? 0, shape[3]?.length ?? 0]
        if (
          before + after === 0 ||
          known.some((part) => part?.[1]?.length !== before || part[3]?.length !== after)
        )
          return null
        const columns = (read: (part: RegExpExecArray) => number) =>
          evenly(parts.map((part, at) => (at === place || !part ? null : read(part))))
        const letterAt = (group: 1 | 3, at: number): string | null => {
          const index = columns((part) => LETTERS.indexOf(part[group]?.[at] ?? ''))
          return index === null ? null : (LETTERS[((index % 26) + 26) % 26] ?? null)
        }
        const number = columns((part) => Number(part[2]))
        const head = Array.from({ length: before }, (_, at) => letterAt(1, at))
        const tail = Array.from({ length: after }, (_, at) => letterAt(3, at))
        if (number === null || number < 0 || [...head, ...tail].includes(null)) return null
        const answer = `${head.join('')}${number}${tail.join('')}`.toUpperCase()
        return found({
          value: answer,
          steps: [
            ['Take letters and numbers apart', 'Each of them grows by the same step.'],
            ['Missing term', answer],
          ],
          check: true,
        })
      },
    },
  ],
}
