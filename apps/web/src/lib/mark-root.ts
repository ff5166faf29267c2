/** What styles/base.css wants to know of the page as a whole. */
export type RootMark = 'alone' | 'dialog' | 'typing'

const holders = new Map<RootMark, number>()

function change(mark: RootMark, by: 1 | -1): void {
  const count = (holders.get(mark) ?? 0) + by
  holders.set(mark, count)
  document.documentElement.toggleAttribute(`data-${mark}`, count > 0)
}

/**
 * Marks the root of the document until what is returned is called. `html:has(…)` would say the same, but then the browser works the
 * styles of the root out anew whenever anything comes or goes on the page.
 */
export function markRoot(mark: RootMark): () => void {
  change(mark, 1)
  let isHeld = true
  return () => {
    if (isHeld) change(mark, -1)
    isHeld = false
  }
}
