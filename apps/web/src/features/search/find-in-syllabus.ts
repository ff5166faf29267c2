import { findTopics } from '../../lib/find-topics.ts'
import type { SyllabusChapter, SyllabusNode } from '../../lib/syllabus.ts'

export interface FoundTopic extends SyllabusNode {
  /** Where it stands, outermost first: 'Quantitative Aptitude', 'Time & Work'. */
  within: readonly string[]
}

/** Chapters and types of question that the text may mean, the likeliest first. */
export function findInSyllabus(
  query: string,
  chapters: readonly SyllabusChapter[],
  limit: number,
): FoundTopic[] {
  const places = chapters.flatMap((chapter) => [
    { ...chapter, within: [chapter.subject] },
    ...chapter.types.map((type) => ({ ...type, within: [chapter.subject, chapter.title] })),
  ])
  return findTopics(query, places, limit)
}
