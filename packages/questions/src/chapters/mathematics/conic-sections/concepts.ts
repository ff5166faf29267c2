/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  circle-equation | Equation of a Circle | circle in conic sections, radius of circle from equation, vritt ka samikaran
  parabola | Parabola | parvalay, latus rectum of parabola, focus of parabola, directrix
  ellipse | Ellipse | dirghvritt, latus rectum of ellipse, foci of ellipse
  eccentricity-of-ellipse | Eccentricity of an Ellipse | utkendrata
  hyperbola | Hyperbola | atiparvalay, latus rectum of hyperbola, rectangular hyperbola
  eccentricity-of-hyperbola | Eccentricity of a Hyperbola
`
