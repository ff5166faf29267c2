import { range } from '../../number-theory.ts'

/** All, no, some, some not; the terms are numbers. */
export type Statement = {
  kind: 'all' | 'no' | 'some' | 'not'
  x: number
  y: number
}

const key = ({ kind, x, y }: Statement): string => `${kind} ${x} ${y}`

/** Everything that the rules of the syllogism draw from the statements, each term having members. */
export function closure(statements: readonly Statement[]): Set<string> {
  const facts = new Map(statements.map((one) => [key(one), one]))
  const add = (one: Statement): boolean => {
    if (one.x === one.y || facts.has(key(one))) return false
    facts.set(key(one), one)
    return true
  }
  for (let grows = true; grows; ) {
    const known = [...facts.values()]
    const found = [
      ...known.flatMap(turn),
      ...known.flatMap((one) => known.flatMap((other) => combine(one, other))),
    ]
    grows = found.filter(add).length > 0
  }
  return new Set(facts.keys())
}

export const isIn = (facts: ReadonlySet<string>, one: Statement): boolean => facts.has(key(one))

/** What one statement says by itself. */
function turn({ kind, x, y }: Statement): Statement[] {
  if (kind === 'all') return [{ kind: 'some', x, y }]
  if (kind === 'some') return [{ kind, x: y, y: x }]
  if (kind === 'no')
    return [
      { kind, x: y, y: x },
      { kind: 'not', x, y },
    ]
  return []
}

/** What two statements say through the term that they share. */
function combine(one: Statement, other: Statement): Statement[] {
  const { x, y } = one
  const found: Statement[] = []
  if (y === other.x) {
    if (one.kind === 'all' && (other.kind === 'all' || other.kind === 'no'))
      found.push({ kind: other.kind, x, y: other.y })
    if (one.kind === 'some' && other.kind === 'all') found.push({ kind: 'some', x, y: other.y })
    if (one.kind === 'some' && other.kind === 'no') found.push({ kind: 'not', x, y: other.y })
  }
  if (one.kind === 'not' && other.kind === 'all') {
    // Some x are not y; all z are y: some x are not z. And: some x are not y; all x are z: some z are not y.
    if (other.y === y) found.push({ kind: 'not', x, y: other.x })
    if (other.x === x) found.push({ kind: 'not', x: other.y, y })
  }
  return found
}

/** Whether the conclusion holds in every world in which the statements do; a world says which kinds of things exist. */
export function holdsInAllWorlds(
  statements: readonly Statement[],
  conclusion: Statement,
  terms: number,
): boolean {
  const kinds = range(1, 2 ** terms - 1)
  const has = (kindOfThing: number, term: number) => (kindOfThing >> term) % 2 === 1
  const maskOf = (accept: (kindOfThing: number) => boolean) =>
    kinds.reduce((mask, kindOfThing, index) => (accept(kindOfThing) ? mask | (1 << index) : mask), 0)
  const test = ({ kind, x, y }: Statement): ((world: number) => boolean) => {
    const both = maskOf((thing) => has(thing, x) && has(thing, y))
    const only = maskOf((thing) => has(thing, x) && !has(thing, y))
    if (kind === 'all') return (world) => (world & only) === 0
    if (kind === 'no') return (world) => (world & both) === 0
    if (kind === 'some') return (world) => (world & both) !== 0
    return (world) => (world & only) !== 0
  }
  const members = range(0, terms - 1).map((term) => maskOf((thing) => has(thing, term)))
  const [tests, last] = [statements.map(test), test(conclusion)]
  for (let world = 1; world < 2 ** kinds.length; world++) {
    if (last(world) || members.some((mask) => (world & mask) === 0)) continue
    if (tests.every((holds) => holds(world))) return false
  }
  return true
}
