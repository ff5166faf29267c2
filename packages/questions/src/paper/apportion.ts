/** Whole numbers in proportion to the shares, adding up to `count`; the largest remainders are rounded up. */
export function apportion(shares: readonly number[], count: number): number[] {
  const total = shares.reduce((sum, share) => sum + share, 0)
  const exact = shares.map((share) => (share * count) / total)
  const whole = exact.map(Math.floor)
  const left = count - whole.reduce((sum, part) => sum + part, 0)
  const byRemainder = exact
    .map((part, index) => ({ index, remainder: part - Math.floor(part) }))
    .sort((one, other) => other.remainder - one.remainder)
  for (const { index } of byRemainder.slice(0, left)) whole[index] = (whole[index] ?? 0) + 1
  return whole
}

/** Merges lists so that every stretch contains each list in proportion, each list in its own order. */
export const takeTurns = <Item>(lists: readonly (readonly Item[])[]): Item[] =>
  lists
    .flatMap((list) => list.map((item, index) => ({ item, at: (index + 0.5) / list.length })))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item)
