import { type CatalogueEntry, catalogue } from '../../../chapters/catalogue.ts'
import type { ChapterId } from '../../../chapters/chapters.ts'
import type { SyllabusNode } from '../../syllabus-names.ts'

/** The types of question that a node contains. */
export function entriesOf(node: SyllabusNode): readonly CatalogueEntry[] {
  const known = entries.get(node) ?? catalogue.filter((entry) => node.factor(entry) > 0)
  entries.set(node, known)
  return known
}

const entries = new WeakMap<SyllabusNode, readonly CatalogueEntry[]>()

export const chaptersOf = (nodes: readonly SyllabusNode[]): ReadonlySet<ChapterId> =>
  new Set(nodes.flatMap((node) => entriesOf(node).map(({ chapterId }) => chapterId)))

export const subjectsOf = (nodes: readonly SyllabusNode[]): string[] =>
  nodes.flatMap((node) => entriesOf(node).map(({ subject }) => subject))

/** Whether a type of the inner node is in the outer one. A concept may be asked by every type of its chapter. */
export const contains = (outer: SyllabusNode, inner: SyllabusNode): boolean =>
  entriesOf(inner).some((entry) => outer.factor(entry) > 0)
