/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  rank-from-both-ends | Rank from Both Ends | ranking from both ends, order and ranking from both ends, position from both ends, rank from top and bottom, ranking from top and bottom, ranking top and bottom, ranking from left and right, rank from top, rank from bottom, position from top and bottom, position from left and right, total persons in row, total persons in a row, total number of persons in a row, total students in a row
  persons-between | Persons Between | number of persons between, middle position
  interchanged-positions | Interchanged Positions | interchange of positions, exchange of places
  shifted-positions | Shifted Positions | shifted places, shifted to the left
`
