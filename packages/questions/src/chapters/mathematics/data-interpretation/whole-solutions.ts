/** a·x + b·y + c·z = d */
export type Equation = readonly [a: number, b: number, c: number, d: number]

/** No story has larger numbers. */
const MOST = 180

/**
 * Whether positive whole numbers leave only one value of x. Trying them all finds what algebra does not see: that 53 : 56
 * and a sum of 60 leave only one pair of whole numbers.
 */
export function decidesWholeX(equations: readonly Equation[]): boolean {
  let found: number | null = null
  for (let x = 1; x <= MOST; x++) {
    if (!hasRest(equations, x)) continue
    if (found !== null) return false
    found = x
  }
  return found !== null
}

function hasRest(equations: readonly Equation[], x: number): boolean {
  const bound = equations.find(([, , c]) => c !== 0)
  for (let y = 1; y <= MOST; y++) {
    // Any third number will do where none is spoken of.
    const z = bound ? (bound[3] - bound[0] * x - bound[1] * y) / bound[2] : 1
    if (z < 1 || !Number.isInteger(z)) continue
    if (equations.every(([a, b, c, d]) => a * x + b * y + c * z === d)) return true
  }
  return false
}
