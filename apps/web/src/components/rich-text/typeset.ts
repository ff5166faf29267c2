import katex from 'katex'
import 'katex/dist/katex.min.css'
import './maths.css'
import { isTooDeep, TYPESETTING } from './typesetting.ts'

/** Sets a formula into an element, node by node, never as HTML text. False when it cannot: then the caller shows the source. */
export function typeset(tex: string, element: HTMLElement, display: boolean): boolean {
  if (isTooDeep(tex)) return false
  try {
    katex.render(tex, element, { ...TYPESETTING, displayMode: display })
    return true
  } catch {
    element.textContent = ''
    return false
  }
}
