import { once } from '../messages/once.ts'

const twoPlaces = once((language: 'en-IN') => new Intl.NumberFormat(language, { maximumFractionDigits: 2 }))

/** Marks as papers print them: 136.5, 0.86, −1.5 with a real minus. */
export const formatMarks = (marks: number): string => twoPlaces('en-IN').format(marks).replace('-', '−')
