/** As the engine resolves a topic: what it is called, and the types of question that it means. */
export interface ResolvedLike {
  title: string
  types: readonly { entry: { subject: string; chapter: string } }[]
}

/** Where a topic stands, outermost first: ['Mathematics', 'Time & Work', 'Pipes & Cisterns']. */
export function readTopicPath({ title, types }: ResolvedLike): string[] {
  const subjects = new Set(types.map(({ entry }) => entry.subject))
  const chapters = new Set(types.map(({ entry }) => entry.chapter))
  const path = [...(subjects.size === 1 ? subjects : []), ...(chapters.size === 1 ? chapters : [])]
  const known = path.indexOf(title)
  return known < 0 ? [...path, title] : path.slice(0, known + 1)
}
