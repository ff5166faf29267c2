import katex from 'katex'
import 'katex/dist/katex.min.css'
import './maths.css'
import { isTooDeep, TYPESETTING } from './typesetting.ts'

/** A paper of 200 questions has fewer; what was set first is forgotten first. */
const MOST_KEPT = 1500

/** Formulas that were set before; null for those that cannot be. Copying one takes a tenth of the time of setting it. */
const kept = new Map<string, HTMLElement | null>()

function setAnew(tex: string, display: boolean): HTMLElement | null {
  if (isTooDeep(tex)) return null
  const element = document.createElement('span')
  try {
    katex.render(tex, element, { ...TYPESETTING, displayMode: display })
    return element
  } catch {
    return null
  }
}

function formulaOf(tex: string, display: boolean): HTMLElement | null {
  const key = `${display} ${tex}`
  const known = kept.get(key)
  if (known !== undefined) return known
  const made = setAnew(tex, display)
  kept.set(key, made)
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_KEPT) break
    kept.delete(oldest)
  }
  return made
}

/** Sets a formula ahead of the time at which it is shown. */
export const prepareFormula = (tex: string, display: boolean): void => void formulaOf(tex, display)

/** Sets a formula into an element, node by node, never as HTML text. False when it cannot: then the caller shows the source. */
export function typeset(tex: string, element: HTMLElement, display: boolean): boolean {
  const formula = formulaOf(tex, display)
  element.replaceChildren(...(formula?.cloneNode(true).childNodes ?? []))
  return formula !== null
}
