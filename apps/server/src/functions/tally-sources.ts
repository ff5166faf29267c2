import type { QuestionSources } from '@ekagra/schema/generation-events'

/** Counts who gave the questions of one answer. */
export function tallySources() {
  const counts = new Map<string, number>()
  const sum = () => [...counts.values()].reduce((total, count) => total + count, 0)
  return {
    add(source: string): void {
      counts.set(source, (counts.get(source) ?? 0) + 1)
    },
    total: sum,
    /** Who gave most of them, the earlier source in a draw, and how many came from each. */
    summary(): { servedBy: string; sources: QuestionSources } {
      const [most] = [...counts].sort(([, a], [, b]) => b - a)
      return { servedBy: most?.[0] ?? 'engine', sources: Object.fromEntries(counts) }
    },
  }
}
