/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  addition-and-subtraction | Addition and Subtraction | addition subtraction, addition and subtraction of numbers, jod aur ghatav, jod ghatav
  units-of-length | Units of Length | measurement of length, lambai ki ikai, length measurement
  units-of-weight | Units of Weight | measurement of weight, weight measurement, vajan ki ikai
  units-of-capacity | Units of Capacity | measurement of capacity, capacity measurement, dharita
  units-of-time | Units of Time | measurement of time, time measurement, samay ki ikai, time intervals
  number-patterns | Patterns in Numbers and Shapes | number patterns, patterns in numbers, patterns in shapes
`
