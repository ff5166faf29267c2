import { lazyPart, useLazyPart } from './lazy-part.ts'

const syllabus = lazyPart(() => import('../lib/syllabus.ts'))

/**
 * The syllabus, loaded when needed: the names of all exams, subjects, chapters and types, without the code
 * behind them.
 */
export const useSyllabus = () => useLazyPart(syllabus)
