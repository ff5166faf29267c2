import type { Random } from '../../../kit/random/random.ts'
import { type Article, goods } from '../../../kit/wording/goods.ts'

/** Two different articles with costs in whole hundreds of their usual range. */
export function drawTwo(rng: Random) {
  const [first, second] = rng.sample(goods, 2)
  return {
    one: first.name,
    other: second.name,
    costs: [rng.int(first.low, first.high, 100), rng.int(second.low, second.high, 100)] as const,
  }
}

/** Names of two different articles that may well have these prices. */
export function namesFor(rng: Random, first: number, second: number) {
  const one = rng.pick(goods.filter((article) => mayCost(article, first)))
  const other = rng.pick(goods.filter((article) => article !== one && mayCost(article, second)))
  return { one: one.name, other: other.name }
}

const mayCost = ({ low, high }: Article, price: number): boolean => price >= low * 0.5 && price <= high * 1.5

/** 'a ceiling fan' -> 'the ceiling fan'. */
export const the = (article: string, word: 'the' | 'The' = 'the'): string => article.replace(/^an?\b/, word)

/** What a deal comes to, in the words of the options. */
export function verdict(change: number): string {
  if (change === 0) return 'no profit, no loss'
  return `${Math.abs(change)}% ${change > 0 ? 'profit' : 'loss'}`
}
