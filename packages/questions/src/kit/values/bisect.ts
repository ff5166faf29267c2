/** Where a rising function passes through zero between 0 and `high`: a solver that needs no formula. */
export function bisect(rising: (value: number) => number, high: number): number {
  let [from, to] = [0, high]
  for (let round = 0; round < 200; round++) {
    const middle = (from + to) / 2
    if (rising(middle) < 0) from = middle
    else to = middle
  }
  return to
}
