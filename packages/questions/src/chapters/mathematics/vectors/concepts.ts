/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  distance-in-space | Distance & Section in Space | distance formula in 3d, section formula in 3d, distance between points in space
  direction-cosines | Direction Cosines & Ratios | direction ratios, direction cosine, dcs and drs, angle between two lines in space
  lines-in-space | Lines in Space | equation of a line in space, line and plane, perpendicular lines in space
  planes | Planes | equation of a plane, distance from a plane, distance between planes, intercepts of a plane
  dot-product | Dot Product | scalar product, angle between vectors, perpendicular vectors, adish gunanfal
  magnitude-of-vector | Magnitude of a Vector | magnitude of vector, unit vector, length of vector
  cross-product | Cross Product | vector product, area of parallelogram by vectors, sadish gunanfal
  scalar-triple-product | Scalar Triple Product | box product, coplanar vectors, volume of parallelepiped, scalar triple product of vectors
`
