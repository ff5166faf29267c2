import type { SyllabusChapter, SyllabusNode } from '../../lib/syllabus.ts'

/** The page of an exam or a subject. */
export const categoryAddress = ({ id }: SyllabusNode) => `/category/${encodeURIComponent(id)}`

export const chapterAddress = ({ id }: SyllabusNode) => `/subcategory/${encodeURIComponent(id)}`

export const countTypes = (chapters: readonly SyllabusChapter[]): number =>
  chapters.reduce((count, { types }) => count + types.length, 0)
