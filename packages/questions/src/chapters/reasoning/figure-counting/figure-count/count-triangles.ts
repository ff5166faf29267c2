/** Three points of which every two lie on a common line, but not all three on one. */
export function countTriangles(lines: readonly (readonly number[])[]): number {
  const size = Math.max(...lines.flat()) + 1
  const joined = new Map<number, number>()
  lines.forEach((line, index) => {
    for (const one of line) for (const other of line) if (one < other) joined.set(one * size + other, index)
  })
  let found = 0
  for (let a = 0; a < size; a++)
    for (let b = a + 1; b < size; b++) {
      const first = joined.get(a * size + b)
      if (first === undefined) continue
      for (let c = b + 1; c < size; c++) {
        const [second, third] = [joined.get(b * size + c), joined.get(a * size + c)]
        if (second !== undefined && third !== undefined && second !== first) found += 1
      }
    }
  return found
}
