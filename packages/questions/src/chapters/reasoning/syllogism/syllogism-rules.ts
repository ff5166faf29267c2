import { range } from '../../../kit/values/number-theory.ts'

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

/** Whether one statement by itself says that the conclusion is so, or that it cannot be: then there is nothing to join. */
export const isToldByOne = (statements: readonly Statement[], conclusion: Statement): boolean =>
  statements.some((one) => isIn(closure([one]), conclusion))

export const isDeniedByOne = (statements: readonly Statement[], conclusion: Statement): boolean =>
  isToldByOne(statements, contradiction(conclusion))

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

/** Whether the conclusion holds in every world in which the statements do. */
export const holdsInAllWorlds = (
  statements: readonly Statement[],
  conclusion: Statement,
  terms: number,
): boolean => !holdsInSomeWorld([...statements, contradiction(conclusion)], terms)

/** Where both may never be false together, one of the two always holds, and 'neither' might be disputed. */
export const canBothFail = (
  statements: readonly Statement[],
  one: Statement,
  other: Statement,
  terms: number,
): boolean => holdsInSomeWorld([...statements, contradiction(one), contradiction(other)], terms)

const OPPOSITE = { all: 'not', not: 'all', some: 'no', no: 'some' } as const

/** True exactly when the statement is false. */
export const contradiction = ({ kind, x, y }: Statement): Statement => ({ kind: OPPOSITE[kind], x, y })

/**
 * Whether some world agrees with all statements; a world says which kinds of things exist. Of the worlds that no 'all'
 * or 'no' forbids, the fullest has the most things that 'some' can ask for, so it alone has to be looked at.
 */
export function holdsInSomeWorld(statements: readonly Statement[], terms: number): boolean {
  const has = (kindOfThing: number, term: number) => (kindOfThing >> term) % 2 === 1
  const isBoth = (thing: number, { x, y }: Statement) => has(thing, x) && has(thing, y)
  const isOnly = (thing: number, { x, y }: Statement) => has(thing, x) && !has(thing, y)
  const world = range(1, 2 ** terms - 1).filter((thing) =>
    statements.every(
      (one) => !(one.kind === 'all' && isOnly(thing, one)) && !(one.kind === 'no' && isBoth(thing, one)),
    ),
  )
  return (
    range(0, terms - 1).every((term) => world.some((thing) => has(thing, term))) &&
    statements.every((one) => {
      if (one.kind === 'some') return world.some((thing) => isBoth(thing, one))
      return one.kind !== 'not' || world.some((thing) => isOnly(thing, one))
    })
  )
}
