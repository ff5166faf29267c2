/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  angle-between-hands | Angle between Hands | angle between the hands, clock angle, angle of clock at
  turn-of-a-hand | Angle Turned by a Hand | angle traced by hour hand, angle traced by minute hand, angle turned by hour hand, angle turned by minute hand, rotation of clock hands
  hands-together-or-opposite | Hands Together, Opposite or at Right Angles | hands coincide, hands overlap, hands at right angle, hands opposite
`
