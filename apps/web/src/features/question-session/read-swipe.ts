export interface Stroke {
  /** Pixels to the right and down. */
  x: number
  y: number
  ms: number
}

const SHORTEST_PX = 60
const LONGEST_MS = 700

/** A quick stroke that is clearly sideways; anything else is scrolling. */
export function readSwipe({ x, y, ms }: Stroke): 'left' | 'right' | null {
  if (ms > LONGEST_MS || Math.abs(x) < SHORTEST_PX || Math.abs(x) < 2 * Math.abs(y)) return null
  return x < 0 ? 'left' : 'right'
}
