/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  circle-equation | Equation of a Circle | circle in conic sections, radius of circle from equation, vritt ka samikaran
  circle-tangent | Equation of a Tangent to a Circle | circle tangent equation, tangent to a circle equation, equation of tangent to circle, tangent to circle in coordinate geometry, condition of tangency of circle, length of tangent to circle from a point
  parabola | Parabola | parvalay, latus rectum of parabola, focus of parabola, directrix
  ellipse | Ellipse | dirghvritt, latus rectum of ellipse, foci of ellipse
  eccentricity-of-ellipse | Eccentricity of an Ellipse | utkendrata
  hyperbola | Hyperbola | atiparvalay, latus rectum of hyperbola
  eccentricity-of-hyperbola | Eccentricity of a Hyperbola
  circles-and-their-lines | Radical Axis, Chord of Contact & Director Circle | <radical axis, <chord of contact, <director circle, <auxiliary circle, <family of circles, system of circles, <orthogonal circles, radical centre, orthogonal intersection of circles
  rectangular-hyperbola | Rectangular Hyperbola & Asymptotes | asymptotes of hyperbola, <asymptote, asymptotes of a hyperbola
  focal-chord | Focal Chord | focal chord of parabola, focal chords
  normal-to-a-conic | Normal to a Conic | normal to parabola, equation of normal to parabola, normal to ellipse, equation of normal to ellipse, normal to hyperbola
`
