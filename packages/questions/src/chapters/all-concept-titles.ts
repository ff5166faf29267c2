import titles from './concept-titles/all.json' with { type: 'json' }
import { type ConceptTitle, readTitles } from './concept-titles.ts'

const lines = new Map<string, string>(Object.entries(titles))

/** The titles of a chapter's concepts, for a screen that shows the whole syllabus. */
export const conceptsOfChapter = (chapterId: string): ConceptTitle[] => readTitles(lines.get(chapterId) ?? '')
