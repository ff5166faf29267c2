import type { SyllabusChapter } from '../../lib/syllabus.ts'
import { matchesText } from './matches-text.ts'

export interface FoundTopic {
  id: string
  title: string
  /** What to ask for. */
  topic: string
  /** Where it stands: 'Quantitative Aptitude' or 'Quantitative Aptitude, Time & Work'. */
  within: string
}

/** Chapters first, then single types of question. */
export function findInSyllabus(query: string, chapters: readonly SyllabusChapter[]): FoundTopic[] {
  const found = chapters.filter((chapter) => matchesText(query, chapter.title, ...chapter.aliases))
  const types = chapters.flatMap((chapter) =>
    chapter.types
      .filter((type) => matchesText(query, type.title, ...type.aliases))
      .map((type) => ({ ...type, within: `${chapter.subject}, ${chapter.title}` })),
  )
  return [...found.map((chapter) => ({ ...chapter, within: chapter.subject })), ...types].map(
    ({ id, title, topic, within }) => ({ id, title, topic, within }),
  )
}
