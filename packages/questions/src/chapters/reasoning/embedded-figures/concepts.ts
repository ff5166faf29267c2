/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  figure-hidden-in-options | Figure Hidden in One of the Options | figure embedded in option
  option-hidden-in-figure | Option Hidden in the Given Figure | option embedded in figure
`
