import type { NodeKind, SyllabusNode } from '../../syllabus-names.ts'

/** What a question can be on. An exam and a subject only say where it is asked. */
export const isTopic = ({ kind }: SyllabusNode): boolean => kind === 'chapter' || isInner(kind)

/** Inside a chapter. */
export const isInner = (kind: NodeKind): boolean => kind === 'type' || kind === 'concept'

/** With other nodes inside it. */
export const isWide = ({ kind, concept }: SyllabusNode): boolean =>
  kind === 'chapter' || (concept !== undefined && GROUPS.has(concept))

/** Concepts that have whole types of their chapter. Beside one of these types they only say where it is, like the chapter: 'mensuration 3d cone'. */
const GROUPS: ReadonlySet<string> = new Set(['solid-figures', 'plane-figures'])

/** The concept that all of the nodes are: two chapters may share one. */
export const oneConceptOf = ([node, ...others]: readonly SyllabusNode[]): SyllabusNode | undefined =>
  others.every(({ concept }) => concept === node?.concept) ? node : undefined
