import katex from 'katex'
import 'katex/dist/katex.min.css'
import './maths.css'

/** Deep nesting makes the typesetter recurse until the stack overflows. */
const MAX_DEPTH = 24

function depthOf(tex: string): number {
  let depth = 0
  let deepest = 0
  for (const character of tex) {
    if (character === '{') depth += 1
    if (character === '}') depth -= 1
    deepest = Math.max(deepest, depth)
  }
  return deepest
}

/**
 * Sets a formula into an element, node by node, never as HTML text. False when it cannot: then the caller
 * shows the source. Macros are limited, and no command may link, load or style.
 */
export function typeset(tex: string, element: HTMLElement, display: boolean): boolean {
  if (depthOf(tex) > MAX_DEPTH) return false
  try {
    katex.render(tex, element, {
      displayMode: display,
      throwOnError: true,
      trust: false,
      strict: 'ignore',
      maxExpand: 100,
      maxSize: 10,
    })
    return true
  } catch {
    element.textContent = ''
    return false
  }
}
