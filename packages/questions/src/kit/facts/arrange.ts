import { orders } from '../values/permutations.ts'
import { defineShape } from './define-shape.ts'
import { capitalise, type Fact, pickColumn, pickFact } from './facts.ts'
import { nearFacts } from './near-facts.ts'
import { orderOf } from './order-of.ts'

const ORDERS = orders(4)

/** "Arrange these battles from the earliest to the latest: 1. Plassey 2. Buxar 3. ..." */
export const arrange = defineShape({
  name: 'order',
  weights: { easy: 0, medium: 2, hard: 4 },
  draw(facts, level, rng) {
    const asked = pickColumn(facts, level, rng, ({ column, facts: all, variety }) => {
      return column.order !== undefined && all.length >= 8 && variety >= 6
    })
    if (!asked) return null
    const first = pickFact(asked.wanted, level, rng)
    const chosen = differing([
      first,
      ...nearFacts(first, asked.wanted, level, facts.table.near ?? [], rng, 12),
    ])
    if (chosen.length < 4) return null
    const listed = rng.shuffle(chosen)
    const key = [0, 1, 2, 3].sort((one, two) => (listed[one]?.order ?? 0) - (listed[two]?.order ?? 0))
    return {
      about: `order ${listed.map(({ row }) => row.name).join()}`,
      from: listed,
      given: { column: asked.id, kind: asked.column.kind, names: listed.map(({ row }) => row.name) },
      prompt: [
        `${asked.column.order}:`,
        ...listed.map(({ row }, index) => `(${index + 1}) ${capitalise(row.name)}`),
      ].join('\n'),
      answer: code(key),
      mistakes: rng
        .shuffle(ORDERS.filter((order) => code(order) !== code(key)))
        .slice(0, 10)
        .map((order) => ({ value: code(order), because: mistakeIn(order, listed) })),
      steps: [
        ...key.flatMap((index) => (listed[index] ? [`${write(listed[index])}.`] : [])),
        `So the order is ${code(key)}`,
      ],
    }
  },
  // Tries every order; only one may be rising, whichever of its right years a name has.
  solve: ({ column, kind, names }, table) => {
    const sizes = names.map((name) => table.valuesOf(name, column).map((value) => sizeOf(kind, value)))
    const isBefore = (one: number, other: number) =>
      Math.max(...(sizes[one] ?? [])) < Math.min(...(sizes[other] ?? []))
    return ORDERS.filter((order) =>
      order.every((place, index) => index === 0 || isBefore(order[index - 1] ?? 0, place)),
    )
      .map(code)
      .join(' or ')
  },
})

const code = (order: readonly number[]): string => order.map((place) => `${place + 1}`).join(' – ')

const write = ({ row, value }: Fact): string => `${capitalise(row.name)}: ${value}`

/** The first four whose order is certain. */
function differing(facts: readonly Fact[]): Fact[] {
  const chosen: Fact[] = []
  for (const fact of facts) {
    if (chosen.length < 4 && chosen.every((other) => isApart(fact, other))) chosen.push(fact)
  }
  return chosen
}

/** Founded in 1944 or 1947 is neither before nor after 1945. */
function isApart(one: Fact, other: Fact): boolean {
  const [a, b] = [placesOf(one), placesOf(other)]
  return Math.max(...a) < Math.min(...b) || Math.max(...b) < Math.min(...a)
}

const placesOf = ({ values, column: { kind } }: Fact): number[] =>
  values.flatMap((value) => orderOf(kind, value) ?? [])

/** Two neighbours that this wrong order exchanges. */
function mistakeIn(order: readonly number[], listed: readonly Fact[]): string {
  for (const [index, place] of order.entries()) {
    const [fact, before] = [listed[place], listed[order[index - 1] ?? -1]]
    if (fact && before && (before.order ?? 0) > (fact.order ?? 0))
      return `${fact.row.name} (${fact.value}) comes before ${before.row.name} (${before.value})`
  }
  return ''
}

/** The sortable number by another method than the shape uses: from the text of the cell. */
function sizeOf(kind: string, value: string): number {
  if (kind !== 'day') return value.endsWith(' BCE') ? -Number.parseInt(value, 10) : Number.parseFloat(value)
  const [day = '', month = ''] = value.split(' ')
  return 'JanFebMarAprMayJunJulAugSepOctNovDec'.indexOf(month.slice(0, 3)) * 100 + Number(day)
}
