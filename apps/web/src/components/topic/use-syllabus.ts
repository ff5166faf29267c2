import { lazyPart, useLazyPart } from '../lazy-part.ts'

const syllabus = lazyPart(async () => (await import('../../lib/syllabus/syllabus.ts')).openSyllabus())

/** For pages that show it at once. */
export const loadSyllabus = () => syllabus.load()

/**
 * The syllabus, loaded when needed: the names of all exams, subjects, chapters and types, without the code
 * behind them.
 */
export const useSyllabus = () => useLazyPart(syllabus)
