/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  average-of-numbers | Average of Given Numbers | simple average, missing number average, average marks, average marks of students
  weighted-average | Weighted Average | weighted mean, combined average, average of two groups
  batting-average | Batting Average | cricket average, average of runs, innings average, bowling average, average of cricketer runs, cricketer average, cricketer runs average, runs of a batsman, average runs of a cricketer
  wrong-entry-average | Average after a Wrong Entry | wrong entry in average, incorrect average, correct average, misread number average
  average-on-replacement | Average on Replacement | one person replaced by another
  average-joining-leaving | Joining & Leaving a Group | new member average, average when a member leaves, average when one joins, teacher included average
  average-age | Average Age of a Family or Team | average age, average age of family, average age of team, average age problem, ausat aayu
`
