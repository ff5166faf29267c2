import type { CatalogueEntry } from '../../../chapters/catalogue.ts'
import type { SubjectId } from '../../../kit/define-chapter.ts'
import type { Phrase } from '../../reading/read-phrases.ts'
import type { SyllabusNode } from '../../syllabus-names.ts'
import { contains, entriesOf } from './node-entries.ts'

/**
 * When several nodes have a name, the one related to the rest of the topic is meant: 'schedule' can be a puzzle of
 * days or a part of the constitution.
 */
export function settleNodes(phrase: Phrase, all: readonly Phrase[]): readonly SyllabusNode[] {
  const rest = all.filter((other) => other !== phrase).flatMap(({ nodes }) => nodes)
  const related = phrase.nodes.filter((node) => rest.some((other) => contains(other, node)))
  return related.length > 0 ? related : ofOneSubject(phrase.nodes)
}

/**
 * One word of two subjects means the one that papers ask more: 'emi' is arithmetic before it is banking. A name of general
 * science counts for the science that has it too: 'haemophilia' is asked in both, and is biology.
 */
function ofOneSubject(nodes: readonly SyllabusNode[]): readonly SyllabusNode[] {
  if (nodes.length < 2) return nodes
  const science = heaviest(nodes, ({ subjectId }) => (SCIENCES.includes(subjectId) ? subjectId : undefined))
  const subjectOf = ({ chapterId, subjectId }: CatalogueEntry): SubjectId =>
    chapterId === 'general-science' ? (science ?? subjectId) : subjectId
  const most = heaviest(nodes, subjectOf)
  return nodes.filter(
    (node) => node.kind === 'exam' || entriesOf(node).some((entry) => subjectOf(entry) === most),
  )
}

const SCIENCES: readonly SubjectId[] = ['physics', 'chemistry', 'biology']

/** The subject that papers ask most of what the nodes mean. */
function heaviest(
  nodes: readonly SyllabusNode[],
  subjectOf: (entry: CatalogueEntry) => SubjectId | undefined,
): SubjectId | undefined {
  const weights = new Map<SubjectId, number>()
  for (const node of nodes)
    for (const entry of entriesOf(node)) {
      const subject = subjectOf(entry)
      if (subject) weights.set(subject, (weights.get(subject) ?? 0) + node.factor(entry) * entry.weight)
    }
  return [...weights].sort(([, a], [, b]) => b - a)[0]?.[0]
}
