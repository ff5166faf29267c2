/** How one part of the line under a session's header looks: passed, current or still to come. */
export function stepClass(index: number, at: number): string {
  if (index === at) return 'flex-1 h-1.5 rounded-b-[3px] bg-bindu'
  return index < at ? 'flex-1 bg-action-text' : 'flex-1 bg-rule'
}
