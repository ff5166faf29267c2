/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  rank-from-both-ends | Rank from Both Ends | rank from top and bottom, ranking from top and bottom, ranking top and bottom, ranking from left and right, rank from top, rank from bottom, position from top and bottom, position from left and right
  persons-between | Persons Between | number of persons between, middle position
  interchanged-positions | Interchanged Positions | interchange of positions, exchange of places, positions interchanged
  shifted-positions | Shifted Positions | shifted places, shifted to the left
`
