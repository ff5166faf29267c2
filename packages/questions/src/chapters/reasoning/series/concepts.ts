/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  place-in-series | Element at a Place | nth to the left of, nth to the right of, alphanumeric series position
  immediately-followed-by | Immediately Followed or Preceded By | immediately preceded by, immediately followed by a letter
`
