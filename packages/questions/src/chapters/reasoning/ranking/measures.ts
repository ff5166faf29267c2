/** Words for comparing people. */
export interface Measure {
  more: string
  less: string
  most: string
  least: string
  /** What each of them has of another size: 'height'. */
  noun: string
}

export const MEASURES: readonly Measure[] = [
  { more: 'taller', less: 'shorter', most: 'tallest', least: 'shortest', noun: 'height' },
  { more: 'older', less: 'younger', most: 'oldest', least: 'youngest', noun: 'age' },
  { more: 'heavier', less: 'lighter', most: 'heaviest', least: 'lightest', noun: 'weight' },
]
