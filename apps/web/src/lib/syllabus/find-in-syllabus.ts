import { findTopics } from './find-topics.ts'
import type { Syllabus, SyllabusChapter, SyllabusExam, SyllabusNode, SyllabusSubject } from './syllabus.ts'

export type SyllabusLists = Omit<Syllabus, 'chapterToday'>

/** A part of the syllabus that a search found. */
export type SyllabusMatch =
  | { kind: 'exam'; node: SyllabusExam }
  | { kind: 'subject'; node: SyllabusSubject }
  | { kind: 'chapter'; node: SyllabusChapter }
  /** A type of question or a concept. */
  | { kind: 'type'; node: SyllabusNode; chapter: SyllabusChapter }

/**
 * Exams, subjects, chapters, concepts and types that a text may mean, the likeliest first. `partName` gives the name of
 * a part on the screen, which is searched together with its fixed names. `named` are the ids of concepts that the text is
 * another name of; they come first.
 */
export function findInSyllabus(
  lists: SyllabusLists,
  text: string,
  {
    limit,
    partName = (title) => title,
    named = [],
  }: { limit: number; partName?: (title: string) => string; named?: readonly string[] },
): SyllabusMatch[] {
  const all = everything(lists)
  const first = all.filter(({ kind, node }) => kind === 'type' && named.includes(node.id))
  const others = all.filter((match) => !first.includes(match))
  const titled = others.map((match) => {
    const { title, topic, aliases } = match.node
    return { title, topic, aliases: [...aliases, partName(title)], match }
  })
  return [...first, ...findTopics(text, titled, limit).map(({ match }) => match)].slice(0, limit)
}

function everything({
  syllabusExams,
  syllabusSubjects,
  syllabusChapters,
  syllabusGroups,
}: SyllabusLists): SyllabusMatch[] {
  return [
    ...syllabusExams.map((node): SyllabusMatch => ({ kind: 'exam', node })),
    ...syllabusSubjects.map((node): SyllabusMatch => ({ kind: 'subject', node })),
    ...[...syllabusGroups, ...syllabusChapters].map((node): SyllabusMatch => ({ kind: 'chapter', node })),
    ...syllabusChapters.flatMap((chapter) =>
      [...chapter.concepts, ...chapter.types].map((node): SyllabusMatch => ({ kind: 'type', node, chapter })),
    ),
  ]
}

/** Where a part of the syllabus is, outermost first: 'Quantitative Aptitude', 'Time & Work'. */
export function placeOf(match: SyllabusMatch): string[] {
  if (match.kind === 'chapter') return [match.node.subject]
  return match.kind === 'type' ? [match.chapter.subject, match.chapter.title] : []
}
