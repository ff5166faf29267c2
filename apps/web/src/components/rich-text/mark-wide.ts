/** Formulas that were set since the last look. */
const waiting = new Set<HTMLElement>()

/** A formula breaks between its parts, but one part may be wider than a phone: that one scrolls by itself. */
function isWiderThanItsLine(formula: HTMLElement): boolean {
  const line = formula.closest('p, h1, h2, h3, li, dd, td, label, div')
  const parts = [...formula.querySelectorAll<HTMLElement>('.base')]
  return line !== null && parts.some(({ offsetWidth }) => offsetWidth > line.clientWidth)
}

/**
 * Marks a formula that is too wide for its line with `data-wide`, before it is painted. The formulas of one change are measured
 * together: measuring makes the browser lay the page out, and once is enough.
 */
export function markWide(formula: HTMLElement): void {
  if (waiting.size === 0) queueMicrotask(measureAll)
  waiting.add(formula)
}

function measureAll(): void {
  const formulas = [...waiting]
  waiting.clear()
  const wide = formulas.filter(isWiderThanItsLine)
  for (const formula of formulas) formula.toggleAttribute('data-wide', wide.includes(formula))
}
