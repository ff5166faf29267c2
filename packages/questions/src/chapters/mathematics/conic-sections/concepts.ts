/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  circle-equation | Equation of a Circle | equation of circle, circle in conic sections, radius of circle from equation, vritt ka samikaran
  parabola | Parabola | parabolas, parvalay, latus rectum of parabola, focus of parabola, directrix
  ellipse | Ellipse | ellipses, dirghvritt, latus rectum of ellipse, foci of ellipse
  eccentricity-of-ellipse | Eccentricity of an Ellipse | eccentricity of ellipse, ellipse eccentricity, utkendrata
  hyperbola | Hyperbola | hyperbolas, atiparvalay, latus rectum of hyperbola, rectangular hyperbola
  eccentricity-of-hyperbola | Eccentricity of a Hyperbola | eccentricity of hyperbola, hyperbola eccentricity
`
