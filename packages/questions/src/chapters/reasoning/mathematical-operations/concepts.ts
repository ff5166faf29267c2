/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  interchange-of-signs | Interchange of Signs | interchange two signs, signs interchanged, chinhon ki adla badli
  interchange-of-numbers | Interchange of Numbers | interchange two numbers, numbers interchanged
`
