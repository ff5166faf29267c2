import type { SyllabusNode } from '../../syllabus-names.ts'
import { contains, subjectsOf } from './node-entries.ts'
import { isInner, isWide } from './node-kinds.ts'

/**
 * Adds what a phrase means to what was found before it. Where it names a chapter and a part of that, the chapter is meant;
 * where it names a concept and a type, the concept is meant, because other types may ask it too. A part in another phrase narrows the chapter down
 * ('trigonometry heights', 'heights in trigonometry'), unless the two are listed ('trigonometry, heights').
 */
export function addNodes(found: SyllabusNode[], matched: readonly SyllabusNode[], separated: boolean): void {
  const chapters = matched.filter(({ kind }) => kind === 'chapter')
  const concepts = matched.filter(({ kind }) => kind === 'concept')
  const meant = matched.filter(
    (node) =>
      !(isInner(node.kind) && chapters.some((chapter) => contains(chapter, node))) &&
      !(node.kind === 'type' && concepts.some((concept) => contains(concept, node))),
  )
  if (!separated) {
    const narrowed = found.filter((node) =>
      meant.some(
        (inner) =>
          isInner(inner.kind) && !isWide(inner) && (contains(node, inner) || isOfSubjectOf(node, inner)),
      ),
    )
    for (const chapter of narrowed.filter(isWide)) found.splice(found.indexOf(chapter), 1)
  }
  const isNarrowed = (node: SyllabusNode) =>
    !separated &&
    isWide(node) &&
    found.some(
      (inner) =>
        isInner(inner.kind) && !isWide(inner) && (contains(node, inner) || isOfSubjectOf(node, inner)),
    )
  found.push(...meant.filter((node) => !found.includes(node) && !isNarrowed(node)))
}

/** 'Profit loss discount successive' are successive discounts, although they are of another chapter than profit and loss. */
const isOfSubjectOf = (chapter: SyllabusNode, inner: SyllabusNode): boolean => {
  const subjects = subjectsOf([chapter])
  return subjectsOf([inner]).some((subject) => subjects.includes(subject))
}
