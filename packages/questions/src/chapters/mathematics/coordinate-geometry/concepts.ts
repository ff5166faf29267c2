/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  distance-between-points | Distance between Two Points | distance of two points
  equidistant-point | Equidistant Point | equidistant from two points
  midpoint-formula | Midpoint Formula | midpoint, mid point formula, mid point, fourth vertex of parallelogram
  internal-division | Internal & External Division | section ratio, divides in the ratio, internal division, external division
  centroid-by-coordinates | Centroid of a Triangle by Coordinates | centroid formula, centroid coordinates
  slope-of-a-line | Slope of a Line | slope, gradient of line
  intercepts | Intercepts | intercept form, x intercept, y intercept
  collinear-points | Collinear Points | collinearity, condition of collinearity
  parallel-and-perpendicular-lines | Parallel & Perpendicular Lines | equation of line, parallel line equation, perpendicular line equation, perpendicular lines, condition of perpendicular lines, equation of a straight line
  locus | Locus | locus of a point, equation of locus, locus problems, bindupath
  area-of-triangle-by-coordinates | Area of a Triangle by Coordinates | coordinate area, area of triangle in coordinate geometry, area of triangle with vertices
  area-with-axes | Triangle with the Axes | area with coordinate axes, line and axes triangle
  area-of-quadrilateral-by-coordinates | Area of a Quadrilateral by Coordinates | area by coordinate
  pair-of-lines | Pair of Straight Lines | pair of lines, angle between pair of lines, angle between pair of straight lines, homogeneous equation of second degree, joint equation of lines, combined equation of lines, saral rekha yugm
  point-and-line | Distance of a Point from a Line | distance of point from line, perpendicular distance of a point from a line, length of perpendicular, perpendicular distance, distance between parallel lines, <image of a point in a line, <image of a point, <foot of perpendicular, <foot of the perpendicular
  angle-between-lines | Angle between Two Lines | angle between two straight lines, angle between lines
  shifting-of-origin | Shifting of Origin | transformation of axes, transformation of coordinates
`
