/** The six ratios of an acute angle in a right triangle. */
export type RatioName = 'sin' | 'cos' | 'tan' | 'cot' | 'sec' | 'cosec'

export const RATIO_NAMES = ['sin', 'cos', 'tan', 'cot', 'sec', 'cosec'] as const

/** Which side is divided by which: opposite, adjacent, longest. */
export function ratioOf(
  name: RatioName,
  opposite: number,
  adjacent: number,
  longest: number,
): [number, number] {
  switch (name) {
    case 'sin':
      return [opposite, longest]
    case 'cos':
      return [adjacent, longest]
    case 'tan':
      return [opposite, adjacent]
    case 'cot':
      return [adjacent, opposite]
    case 'sec':
      return [longest, adjacent]
    case 'cosec':
      return [longest, opposite]
  }
}

/** The ratio of an angle in radians. */
export function ratioAt(name: RatioName, angle: number): number {
  switch (name) {
    case 'sin':
      return Math.sin(angle)
    case 'cos':
      return Math.cos(angle)
    case 'tan':
      return Math.tan(angle)
    case 'cot':
      return 1 / Math.tan(angle)
    case 'sec':
      return 1 / Math.cos(angle)
    case 'cosec':
      return 1 / Math.sin(angle)
  }
}

/** The acute angle with this ratio. */
export function angleOf(name: RatioName, value: number): number {
  switch (name) {
    case 'sin':
      return Math.asin(value)
    case 'cos':
      return Math.acos(value)
    case 'tan':
      return Math.atan(value)
    case 'cot':
      return Math.atan(1 / value)
    case 'sec':
      return Math.acos(1 / value)
    case 'cosec':
      return Math.asin(1 / value)
  }
}

/** Legs and longest side in lowest terms, both ways round. */
export const TRIPLES: readonly (readonly [opposite: number, adjacent: number, longest: number])[] = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
  [9, 40, 41],
  [12, 35, 37],
  [11, 60, 61],
].flatMap(([a = 0, b = 0, c = 0]): [number, number, number][] => [
  [a, b, c],
  [b, a, c],
])

export const ANGLES = ['θ', 'A', 'x', 'α', 'B', 'P', 'φ'] as const
