/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  facing-centre | Circular Seating Arrangement Facing the Centre | facing centre, facing center, seating facing the centre, circular seating facing centre, circular seating arrangement facing inside, circular arrangement facing centre, facing inside, circular seating facing inward
  facing-outside | Circular Seating Arrangement Facing Outside | facing outside, facing outward, seating facing outside, circular seating facing outside, circular seating facing outward, circular seating arrangement facing outward, circular arrangement facing outside, circular arrangement facing outward, facing away from the centre, round table facing outside
`
