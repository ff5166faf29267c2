import { lazyPart, useLazyPart } from './lazy-part.ts'

const syllabus = lazyPart(() => import('../lib/syllabus.ts'))

/** The syllabus, once it is wanted: the names of all exams, subjects, chapters and types, and none of the code behind them. */
export const useSyllabus = () => useLazyPart(syllabus)
