/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  angle-between-hands | Angle between Hands | angle between the hands, clock angle, angle of clock at
  hands-together-or-opposite | Hands Together, Opposite or at Right Angles | hands coincide, hands overlap, hands at right angle, hands opposite
`
