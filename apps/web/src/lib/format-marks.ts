const twoPlaces = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 })

/** Marks as papers print them: 136.5, 0.86, −1.5 with a real minus. */
export const formatMarks = (marks: number): string => twoPlaces.format(marks).replace('-', '−')
