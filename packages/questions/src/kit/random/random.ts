import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'
import { hash } from './hash.ts'

/** How often `until` tries before it gives up. */
const MAX_TRIES = 2_000

/** The only source of randomness in this package. Sources with different keys share no stream. */
export interface Random {
  /** A whole number from `min` to `max`, both included; with `step`, one of min, min + step, ... */
  int(min: number, max: number, step?: number): number
  /** True in `probability` of the cases. */
  chance(probability: number): boolean
  /** One of the items; literals keep their type, and lists of different kinds may be mixed. */
  pick<const Items extends readonly unknown[]>(items: Items): Items[number]
  /** One of the items, with probability by weight. */
  weighted<Item>(items: readonly (readonly [item: Item, weight: number])[]): Item
  /** `count` different items, in random order. */
  sample: Sample
  shuffle<Item>(items: readonly Item[]): Item[]
  /** The first draw that satisfies the condition. */
  until<Drawn>(draw: () => Drawn, accept: (drawn: Drawn) => boolean): Drawn
}

interface Sample {
  <Item>(items: readonly Item[], count: 2): [Item, Item]
  <Item>(items: readonly Item[], count: 3): [Item, Item, Item]
  <Item>(items: readonly Item[], count: 4): [Item, Item, Item, Item]
  <Item>(items: readonly Item[], count: number): Item[]
}

export function createRandom(key: string): Random {
  const source = xoroshiro128plusFromState(hash(key))
  const below = (limit: number) => uniformInt(source, 0, limit - 1)

  function pick<const Items extends readonly unknown[]>(items: Items): Items[number] {
    const item = items.length > 0 ? items[below(items.length)] : undefined
    if (item === undefined) throw new RangeError('cannot pick from an empty list')
    return item
  }

  const shuffle = <Item>(items: readonly Item[]): Item[] => sample(items, items.length)

  function sample<Item>(items: readonly Item[], count: 2): [Item, Item]
  function sample<Item>(items: readonly Item[], count: 3): [Item, Item, Item]
  function sample<Item>(items: readonly Item[], count: 4): [Item, Item, Item, Item]
  function sample<Item>(items: readonly Item[], count: number): Item[]
  function sample<Item>(items: readonly Item[], count: number): Item[] {
    if (count > items.length) throw new RangeError(`cannot sample ${count} of ${items.length}`)
    const left = [...items]
    const drawn: Item[] = []
    while (drawn.length < count) {
      const at = below(left.length)
      drawn.push(left[at] as Item)
      left.splice(at, 1)
    }
    return drawn
  }

  return {
    int(min, max, step = 1) {
      if (!(max >= min && step > 0)) throw new RangeError(`no number from ${min} to ${max} by ${step}`)
      return min + below(Math.floor((max - min) / step) + 1) * step
    },
    chance: (probability) => below(1_000_000) < probability * 1_000_000,
    pick,
    weighted(items) {
      const total = items.reduce((sum, [, weight]) => sum + weight, 0)
      let mark = (below(1_000_000) / 1_000_000) * total
      for (const [item, weight] of items) {
        mark -= weight
        if (mark < 0) return item
      }
      throw new RangeError('no item has a weight')
    },
    sample,
    shuffle,
    until(draw, accept) {
      for (let tries = 0; tries < MAX_TRIES; tries++) {
        const drawn = draw()
        if (accept(drawn)) return drawn
      }
      throw new RangeError(`no draw met the condition in ${MAX_TRIES} tries`)
    },
  }
}
