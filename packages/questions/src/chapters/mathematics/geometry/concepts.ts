/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  complementary-and-supplementary | Complementary & Supplementary Angles | supplementary angle, complement of an angle, supplement of an angle, purak kon, sampurak kon, complementary angles, kon ke prakar, types of angles
  parallel-lines | Parallel Lines & a Transversal | parallel lines, transversal, alternate angles, corresponding angles, samantar rekha
  pythagoras-theorem | Pythagoras Theorem | pythagoras, pythagorean theorem, pythagoras theorm, right angled triangle, samkon tribhuj
  triangle-inequality | Triangle Inequality | third side of triangle, possible sides of a triangle
  angle-bisector-theorem | Angle Bisector Theorem | internal bisector theorem
  angles-of-a-parallelogram | Angles of a Parallelogram | angle of rhombus, properties of parallelogram
  angle-sum-property | Angle Sum Property | angle sum, sum of angles of triangle
  exterior-angle-theorem | Exterior Angle of a Triangle | exterior angle, exterior angle theorem, exterior angle property
  isosceles-triangle | Isosceles Triangle | isosceles, samdvibahu tribhuj
  angle-bisectors-of-triangle | Angle Bisectors of a Triangle | angle bisector, internal bisector, external bisector
  centroid-and-medians | Centroid & Medians | centroid, median of triangle, kendrak
  circumcentre | Circumcentre | circumcenter, pari kendra
  circumradius | Circumradius | circumradius of triangle, circumcircle, radius of circumcircle
  inradius | Incentre & Inradius | inradius, inradius of triangle, incentre, incenter, incircle, antah kendra
  angles-of-a-polygon | Angles of a Polygon | interior angle, interior angle of polygon, exterior angle of polygon, bahubhuj, bahubhuj ke kon
  diagonals-of-a-polygon | Diagonals of a Polygon | number of diagonal
  basic-proportionality-theorem | Basic Proportionality Theorem | bpt, thales theorem, thales, line parallel to side of triangle
  similar-triangle-sides | Sides of Similar Triangles | similarity of triangle, similarity criteria, aa similarity, samrup tribhuj
  areas-of-similar-triangles | Areas of Similar Triangles | ratio of areas of similar triangles
  altitude-on-hypotenuse | Altitude on the Hypotenuse | perpendicular on hypotenuse
  opposite-angles-cyclic | Opposite Angles of a Cyclic Quadrilateral | chakriya chaturbhuj
  angle-at-the-centre | Angle at the Centre | inscribed angle, central angle theorem, angle subtended by arc
  angle-in-a-semicircle | Angle in a Semicircle | angle in a semi circle
  angles-in-the-same-segment | Angles in the Same Segment | angle in circle
  chord-and-distance | Chord & its Distance from the Centre | chord length, distance of chord from centre
  parallel-chords | Parallel Chords | two parallel chords
  angle-of-a-chord | Angle of a Chord | angle subtended by chord
  intersecting-chords | Intersecting Chords | intersecting chord theorem, chords intersect inside circle
  common-chord | Common Chord | common chord of two circles
  tangent-from-a-point | Tangents from a Point | tangent from external point, length of tangent, two tangents
  tangent-secant-theorem | Tangent–Secant Theorem | tangent and secant, secant
  common-tangents | Common Tangents | direct common tangent, transverse common tangent
  circumscribed-quadrilateral | Quadrilateral round a Circle | circle inscribed in quadrilateral, circumscribed quadrilateral
  alternate-segment | Alternate Segment Theorem | alternate segment, tangent chord angle, angle between tangent and chord, alternate segment property, ekantar vritkhand
  congruent-triangles | Congruence of Triangles | congruence, congruent triangles, congruency, sas congruence, congruence criteria, sarvangsam tribhuj, sarvangsamta, tribhuj ki sarvangsamta
  orthocentre | Orthocentre | orthocenter, altitudes of a triangle, lamb kendra
  mid-point-theorem | Mid-Point Theorem | midpoint theorem, line joining mid points
  apollonius-theorem | Apollonius' Theorem | apollonius, appollonius theorem, median length formula
`
