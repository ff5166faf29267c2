/** Words for comparing people. */
export interface Measure {
  more: string
  less: string
  most: string
  least: string
}

export const MEASURES: readonly Measure[] = [
  { more: 'taller', less: 'shorter', most: 'tallest', least: 'shortest' },
  { more: 'older', less: 'younger', most: 'oldest', least: 'youngest' },
  { more: 'heavier', less: 'lighter', most: 'heaviest', least: 'lightest' },
  { more: 'faster', less: 'slower', most: 'fastest', least: 'slowest' },
  { more: 'stronger', less: 'weaker', most: 'strongest', least: 'weakest' },
]
