import { readMaths } from './parse-rich-text.ts'
import { readSimpleMaths } from './simple-maths.ts'

interface Formula {
  tex: string
  display: boolean
}

/** The formulas of a text that need the typesetter. */
export function formulasIn(text: string): Formula[] {
  const found: Formula[] = []
  for (let at = 0; at < text.length; at += 1) {
    const formula = text[at] === '$' || text[at] === '\\' ? readMaths(text, at) : null
    if (!formula) continue
    at = formula.end - 1
    const { tex, display } = formula
    if (display || readSimpleMaths(tex) === null) found.push({ tex, display })
  }
  return found
}
