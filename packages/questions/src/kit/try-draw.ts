import { InexactError } from './values/exact.ts'

/** Returns the draw, or the reason why these numbers did not work out, so that the caller can try others. Other errors are bugs and pass through. */
export function tryDraw<Drawn extends object>(draw: () => Drawn): Drawn | string {
  try {
    return draw()
  } catch (error) {
    if (error instanceof RangeError || error instanceof InexactError) return error.message
    throw error
  }
}
