/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  distance-in-space | Distance & Section in Space | distance formula in 3d, section formula in 3d, distance between points in space
  direction-cosines | Direction Cosines & Ratios | director cosines, direction ratios, direction cosines, 3d geometry direction cosines, 3d direction cosines, dcs and drs
  angle-between-lines-in-space | Angle between Lines in Space | angle between two lines in space, angle between lines in 3d, angle between two lines in 3d
  shortest-distance | Shortest Distance between Lines | shortest distance between two lines, shortest distance between skew lines, skew lines shortest distance, skew lines, distance between parallel lines in space, shortest distance in 3d
  lines-in-space | Lines in Space | equation of a line in space, line and plane, perpendicular lines in space
  planes | Planes | equation of a plane, distance from a plane, distance between planes, intercepts of a plane, angle between two planes, angle between planes, coplanarity of lines
  dot-product | Dot Product | scalar product, angle between vectors, perpendicular vectors, adish gunanfal
  magnitude-of-vector | Magnitude of a Vector | unit vector, length of vector
  cross-product | Cross Product | vector product, area of parallelogram by vectors, sadish gunanfal
  scalar-triple-product | Scalar Triple Product | box product, coplanar vectors, volume of parallelepiped, scalar triple product of vectors
  angle-of-line-and-plane | Angle between a Line and a Plane | angle between line and plane, angle of a line with a plane, angle between a line and plane
`
