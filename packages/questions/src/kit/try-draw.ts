import { InexactError } from './values/exact.ts'

/** A draw, or why there is none: when numbers cannot be drawn or written, the next one is tried; any other error is a bug. */
export function tryDraw<Drawn extends object>(draw: () => Drawn): Drawn | string {
  try {
    return draw()
  } catch (error) {
    if (error instanceof RangeError || error instanceof InexactError) return error.message
    throw error
  }
}
