import katex from 'katex'
import 'katex/dist/katex.min.css'
import { afterPaint } from '../../lib/start/after-paint.ts'
import './maths.css'
import { isTooDeep, TYPESETTING } from './typesetting.ts'

/** A paper of 200 questions has fewer; what was set first is forgotten first. */
const MOST_KEPT = 1500

/** Formulas that were set before; null for those that cannot be. Copying one takes a tenth of the time of setting it. */
const kept = new Map<string, Formula | null>()

interface Formula {
  /** Without its MathML. */
  seen: HTMLElement
  spoken: Element
}

function setAnew(tex: string, display: boolean): Formula | null {
  if (isTooDeep(tex)) return null
  const seen = document.createElement('span')
  try {
    katex.render(tex, seen, { ...TYPESETTING, displayMode: display })
  } catch {
    return null
  }
  const spoken = seen.querySelector('.katex-mathml')
  spoken?.remove()
  return spoken && { seen, spoken }
}

function formulaOf(tex: string, display: boolean): Formula | null {
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

/** Formulas whose MathML is added when what people see of them is painted. */
const unspoken = new Map<HTMLElement, Element>()

/**
 * A formula is drawn twice: as boxes, which are seen, and as MathML, which is read out. The second is as large as the first, so it
 * comes a frame later: a question with many formulas is on the screen sooner.
 */
function addSpoken(element: HTMLElement, mathml: Element): void {
  if (unspoken.size === 0) void afterPaint().then(speakAll)
  unspoken.set(element, mathml)
}

function speakAll(): void {
  for (const [element, mathml] of unspoken) element.querySelector('.katex')?.prepend(mathml.cloneNode(true))
  unspoken.clear()
}

/** Sets a formula into an element, node by node, never as HTML text. False when it cannot: then the caller shows the source. */
export function typeset(tex: string, element: HTMLElement, display: boolean): boolean {
  const formula = formulaOf(tex, display)
  unspoken.delete(element)
  element.replaceChildren(...(formula?.seen.cloneNode(true).childNodes ?? []))
  if (formula) addSpoken(element, formula.spoken)
  return formula !== null
}
