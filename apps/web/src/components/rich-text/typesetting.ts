import type { KatexOptions } from 'katex'

/** Deep nesting makes the typesetter recurse until the stack overflows. */
const MAX_DEPTH = 24

export function isTooDeep(tex: string): boolean {
  let depth = 0
  let deepest = 0
  for (const character of tex) {
    if (character === '{') depth += 1
    if (character === '}') depth -= 1
    deepest = Math.max(deepest, depth)
  }
  return deepest > MAX_DEPTH
}

/** Macros are limited, and no command may link, load or style. */
export const TYPESETTING: Readonly<KatexOptions> = {
  throwOnError: true,
  trust: false,
  strict: 'ignore',
  maxExpand: 100,
  maxSize: 10,
}
