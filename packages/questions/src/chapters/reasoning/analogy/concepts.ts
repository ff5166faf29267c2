/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  number-pairs | Number Pairs | number relation
  number-sets | Number Sets | number triad
`
