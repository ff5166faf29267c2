/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  circle-equation | Equation of a Circle | equation of circle, circle in conic sections, radius of circle from equation, vritt ka samikaran
  parabola | Parabola | parabolas, parvalay, latus rectum of parabola, focus of parabola, directrix
  ellipse | Ellipse | ellipses, dirghvritt, eccentricity of ellipse, latus rectum of ellipse, foci of ellipse
  hyperbola | Hyperbola | hyperbolas, atiparvalay, eccentricity of hyperbola, latus rectum of hyperbola, rectangular hyperbola
`
