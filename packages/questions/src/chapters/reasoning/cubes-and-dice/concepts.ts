/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  open-dice | Open Dice | unfolded dice, net of a dice, folding of dice
  painted-cubes | Painted Cubes | cutting of cube, cube painting, cube painted cutting, cube painting and cutting, cube painted and cut
  views-of-a-die | Views of a Die | opposite face of dice, two positions of a dice, three positions of dice
  standard-dice | Standard Dice, Stacks & Rolling | standard dice, rolling dice, opposite faces sum 7, dice stack
`
