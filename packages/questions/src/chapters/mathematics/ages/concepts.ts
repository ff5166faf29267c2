/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  ratio-of-ages | Ratio of Ages | ayu ka anupat
  past-and-future-ages | Ages in the Past and Future | age after years, years ago and hence, father and son age, mother and daughter age
`
