/** The parts of a landing that differ from learner to learner: the build names them (own-landings.tsx), main.ts fills them in. */
const SLOT = 'data-early'

export const nameSlot = (element: Element, name: string): void => element.setAttribute(SLOT, name)

/** Stands in a landing for what the learner typed. */
export const TYPED = 'TYPED'

const find = (within: ParentNode, name: string): HTMLElement | undefined =>
  [...within.querySelectorAll<HTMLElement>(`[${SLOT}]`)].find(
    (element) => element.getAttribute(SLOT) === name,
  )

/** The build has made sure that it is there. */
export function slotOf(within: ParentNode, name: string): HTMLElement {
  const found = find(within, name)
  if (!found) throw new Error(`the landing has no ${name}`)
  return found
}

export function removeSlots(landing: ParentNode, ...names: readonly string[]): void {
  for (const name of names) slotOf(landing, name).remove()
}

/** A copy of what a landing keeps for later in its template; a stored name may be unknown. */
export function copyOf(landing: ParentNode, name: string, otherwise = name): HTMLElement {
  const kept = landing.querySelector('template')?.content
  const copy = kept && (find(kept, name) ?? slotOf(kept, otherwise)).cloneNode(true)
  if (!(copy instanceof HTMLElement)) throw new Error('the landing keeps nothing')
  return copy
}
