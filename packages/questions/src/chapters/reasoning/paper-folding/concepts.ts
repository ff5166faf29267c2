/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  punched-paper-opened | Punched Paper Opened | unfolded paper, paper punching
  holes-after-opening | Holes after Opening | number of holes in paper
`
