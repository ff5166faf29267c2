/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  addition-and-subtraction | Addition and Subtraction | addition and subtraction of numbers, jod aur ghatav
  units-of-length | Units of Length | measurement of length, lambai ki ikai
  units-of-weight | Units of Weight | measurement of weight, vajan ki ikai
  units-of-capacity | Units of Capacity | measurement of capacity, dharita
  units-of-time | Units of Time | measurement of time, samay ki ikai, time intervals
  number-patterns | Patterns in Numbers and Shapes | number patterns, patterns in shapes
`
