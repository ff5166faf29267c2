/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  angle-between-hands | Angle between Hands | clock angle, angle of clock at, clock angle between hands, angle between hour and minute hand, clock hands angle
  angle-after-a-time | Angle between Hands after a Time | angle between hands after some minutes, angle between hands later
  turn-of-a-hand | Angle Turned by a Hand | angle traced by hour hand, angle traced by minute hand, angle turned by hour hand, angle turned by minute hand, rotation of clock hands
  hands-together-or-opposite | Hands Together, Opposite or at Right Angles | hands coincide, hands overlap, hands at right angle, hands opposite
`
