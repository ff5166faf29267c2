import { found, type Reader, sayMeasured } from './found.ts'

/** A quantity of a formula: how it is given, how it is asked for, and the unit of its answer. */
interface Quantity {
  /** Patterns with one number; each may bring its number to the unit of the formula: ['# km/h', 1 / 3.6]. */
  given: readonly (readonly [pattern: string, factor: number])[]
  asked?: string
  unit: string
  symbol: string
}

interface Formula {
  id: string
  cue: RegExp
  /** In the order in which they are taken out of the text. */
  quantities: Readonly<Record<string, Quantity>>
  /** Each unknown from the known ones; a way that lacks a quantity gives NaN. */
  ways: readonly {
    finds: string
    from: readonly string[]
    by: (q: Readonly<Record<string, number>>) => number
    said: string
  }[]
  /** Zero when the quantities fit together: the second way. */
  relation: (q: Readonly<Record<string, number>>) => number
  /** Words that belong to the story. */
  words: string
  /** Words that mean another question. */
  refuses?: string
  /** Values that a story implies: 'starts from rest' is u = 0. */
  implied?: readonly (readonly [pattern: string, name: string, value: number])[]
  /** Values used when the question does not give them, such as g = 9.8. Questions that leave them open are answered with the value said. */
  assumed?: Readonly<Record<string, number>>
}

/** "Find the current through a 10 Ω resistor at 5 V": one formula, any of its quantities unknown. */
export function readFormula({
  id,
  cue,
  quantities,
  ways,
  relation,
  words,
  refuses,
  implied = [],
  assumed = {},
}: Formula): Reader {
  return {
    id,
    cue,
    read(r) {
      if (refuses !== undefined && r.has(refuses)) return null
      const known: Record<string, number> = {}
      for (const [pattern, name, value] of implied) if (r.drop(pattern)) known[name] = value
      for (const [name, { given }] of Object.entries(quantities)) {
        if (name in known) continue
        for (const [pattern, factor] of given) {
          const value = r.one(pattern)
          if (value === undefined) continue
          known[name] = value.valueOf() * factor
          break
        }
      }
      const asked = Object.entries(quantities).filter(
        ([name, quantity]) =>
          !(name in known) && quantity.asked !== undefined && r.drop(`(?:${quantity.asked})`),
      )
      if (asked.length !== 1 || !asked[0]) return null
      const [[unknown, quantity]] = [asked[0]]
      if (!r.done(words)) return null
      const complete: Record<string, number> = { ...assumed, ...known }
      const way = ways.find(
        ({ finds, from }) =>
          finds === unknown &&
          from.every((name) => name in complete) &&
          Object.keys(known).every((name) => from.includes(name)),
      )
      if (!way) return null
      const value = way.by(complete)
      if (!Number.isFinite(value)) return null
      const rest = relation({ ...complete, [unknown]: value })
      // A retardation is told without its sign.
      const isSlowing = unknown === 'a' && value < 0 && /retardation|deceleration/.test(r.text)
      const rounded = Number((isSlowing ? -value : value).toPrecision(10))
      return found({
        value: rounded,
        unit: quantity.unit,
        steps: [
          [
            'Write down what is given',
            way.from
              .map((name) =>
                `${quantities[name]?.symbol ?? name} = ${sayMeasured(complete[name] ?? 0)} ${quantities[name]?.unit ?? ''}`.trim(),
              )
              .join(', '),
          ],
          ['Use the formula', way.said],
          ['Put the numbers in', `${quantity.symbol} = ${sayMeasured(rounded)} ${quantity.unit}`.trim()],
        ],
        check: Math.abs(rest) <= 1e-6 * Math.max(1, Math.abs(value)),
      })
    },
  }
}
