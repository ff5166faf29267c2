import type { Random } from '../../../kit/random/random.ts'

/** A 3 × 3 matrix with an unknown twice on its diagonal, shown as null, whose determinant is 0 for two whole numbers. */
export function drawQuadraticDeterminant(rng: Random) {
  const draw = () => {
    const [a, b, c] = [rng.int(-4, 6), rng.int(-4, 6), rng.int(-4, 6)]
    const [d, e, f, g] = [rng.int(-4, 6), rng.int(-4, 6), rng.int(-4, 6), rng.int(1, 4)]
    // Multiplied out: g·x² − (df + be)·x + (ade + bcf − acg).
    const [half, rest] = [d * f + b * e, a * d * e + b * c * f - a * c * g]
    const root = Math.sqrt(half * half - 4 * g * rest)
    return { a, b, c, d, e, f, g, half, rest, low: (half - root) / (2 * g), high: (half + root) / (2 * g) }
  }
  const { a, b, c, d, e, f, g, half, rest, low, high } = rng.until(
    draw,
    (drawn) =>
      Number.isInteger(drawn.low) &&
      Number.isInteger(drawn.high) &&
      drawn.low < drawn.high &&
      drawn.low + drawn.high !== 0 &&
      drawn.low * drawn.high !== 0 &&
      Math.max(-drawn.low, drawn.high) <= 12 &&
      [drawn.a, drawn.b, drawn.c, drawn.d, drawn.e, drawn.f].filter((one) => one === 0).length < 2,
  )
  return {
    rows: [
      [null, a, b],
      [c, null, d],
      [e, f, g],
    ],
    low,
    high,
    /** The determinant as a quadratic: its coefficients from x² to the number. */
    quadratic: [g, -half, rest] as const,
  }
}
