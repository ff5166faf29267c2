/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  figure-rotation | Rotation of a Figure | rotated figure, figure turned
  pieces-to-figure | Figure Formed from Pieces | figure formation, figure from pieces
  figure-to-pieces | Pieces of a Figure
  dot-situation | Dot Situation | dot problem
`
