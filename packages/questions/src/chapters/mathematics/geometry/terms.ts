import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
complementary-and-supplementary | Complementary angles, purak kon, पूरक कोण | Complementary angles are two angles whose sum is 90°, such as 30° and 60°.
complementary-and-supplementary | Supplementary angles, sampurak kon, संपूरक कोण | Supplementary angles are two angles whose sum is 180°, such as 110° and 70°.
complementary-and-supplementary | Acute obtuse and reflex angle, acute angle, obtuse angle, reflex angle, न्यून कोण | An acute angle is less than 90°, an obtuse angle lies between 90° and 180°, and a reflex angle between 180° and 360°.
complementary-and-supplementary | Vertically opposite angles, shirshabhimukh kon, शीर्षाभिमुख कोण | Vertically opposite angles are the opposite angles formed where two lines cross; they are equal.
parallel-lines | Parallel lines, samantar rekhayen, समांतर रेखाएँ | Parallel lines are lines in one plane that never meet; a transversal makes equal corresponding and equal alternate angles with them.
parallel-lines | Transversal, tiryak rekha, तिर्यक रेखा | A transversal is a line that cuts two or more lines at different points.
pythagoras-theorem | Pythagoras theorem, pythagorean theorem, पाइथागोरस प्रमेय | Pythagoras theorem states that in a right triangle the square of the hypotenuse equals the sum of the squares of the other two sides: $c^2 = a^2 + b^2$.
triangle-inequality | Triangle inequality, त्रिभुज असमिका | The triangle inequality states that the sum of any two sides of a triangle is greater than the third side.
angle-bisector-theorem | Angle bisector theorem, कोण समद्विभाजक प्रमेय | The angle bisector theorem states that the bisector of an angle of a triangle divides the opposite side in the ratio of the other two sides: $\\frac{BD}{DC} = \\frac{AB}{AC}$.
angles-of-a-parallelogram | Parallelogram, samantar chaturbhuj, समांतर चतुर्भुज | A parallelogram is a quadrilateral with both pairs of opposite sides parallel; its opposite angles are equal and its diagonals bisect each other.
angle-sum-property | Angle sum property of a triangle, angle sum property, कोण योग गुण | The angle sum property states that the three angles of a triangle add up to 180°.
exterior-angle-theorem | Exterior angle theorem, bahya kon pramey, बाह्य कोण प्रमेय | The exterior angle theorem states that an exterior angle of a triangle equals the sum of the two interior opposite angles.
isosceles-triangle | Isosceles triangle, samdwibahu tribhuj, समद्विबाहु त्रिभुज | An isosceles triangle is a triangle with two equal sides; the angles opposite to them are equal.
isosceles-triangle | Equilateral triangle, sambahu tribhuj, समबाहु त्रिभुज | An equilateral triangle is a triangle with all three sides equal and each angle 60°.
centroid-and-medians | Centroid, केंद्रक त्रिभुज | The centroid is the point where the three medians of a triangle meet; it divides each median in the ratio 2 : 1 from the vertex.
centroid-and-medians | Median of a triangle, माध्यिका त्रिभुज | A median of a triangle is the segment that joins a vertex to the midpoint of the opposite side.
circumcentre | Circumcentre, circumcenter, parikendra, परिकेंद्र | The circumcentre is the point where the perpendicular bisectors of the sides of a triangle meet; it is equally far from the three vertices.
circumcentre | Circumradius, paritrijya, परित्रिज्या | The circumradius is the radius of the circle through the three vertices of a triangle: $R = \\frac{abc}{4\\Delta}$.
inradius | Incentre, incenter, antahkendra, अंतःकेंद्र | The incentre is the point where the angle bisectors of a triangle meet; it is equally far from the three sides.
inradius | Inradius, antahtrijya, अंतःत्रिज्या | The inradius is the radius of the circle that touches the three sides of a triangle from inside: $r = \\frac{\\Delta}{s}$.
orthocentre | Orthocentre, orthocenter, lambkendra, लंबकेंद्र | The orthocentre is the point where the three altitudes of a triangle meet. In a right triangle it is the vertex of the right angle.
angles-of-a-polygon | Polygon, bahubhuj, बहुभुज | A polygon is a closed plane figure bounded by straight sides; the interior angles of one with $n$ sides add up to $(n - 2) \\times 180°$.
angles-of-a-polygon | Regular polygon, sam bahubhuj, सम बहुभुज | A regular polygon is a polygon with all sides and all angles equal; each exterior angle is $\\frac{360°}{n}$.
diagonals-of-a-polygon | Diagonal, vikarn, विकर्ण | A diagonal is a segment that joins two vertices of a polygon that are not neighbours; a polygon of $n$ sides has $\\frac{n(n-3)}{2}$.
basic-proportionality-theorem | Basic proportionality theorem, BPT, thales theorem, थेल्स प्रमेय | The basic proportionality theorem states that a line parallel to one side of a triangle divides the other two sides in the same ratio.
similar-triangle-sides | Similar triangles, samrup tribhuj, समरूप त्रिभुज | Similar triangles are triangles with equal corresponding angles and proportional corresponding sides; the criteria are AA, SSS and SAS.
areas-of-similar-triangles | Areas of similar triangles | The ratio of the areas of two similar triangles equals the square of the ratio of their corresponding sides.
congruent-triangles | Congruent triangles, sarvangsam tribhuj, सर्वांगसम त्रिभुज | Congruent triangles are triangles of the same shape and size; the criteria are SSS, SAS, ASA, AAS and RHS.
mid-point-theorem | Mid-point theorem, midpoint theorem, मध्य बिंदु प्रमेय | The mid-point theorem states that the segment joining the midpoints of two sides of a triangle is parallel to the third side and half of it.
opposite-angles-cyclic | Cyclic quadrilateral, chakriya chaturbhuj, चक्रीय चतुर्भुज | A cyclic quadrilateral is one whose four vertices lie on a circle; its opposite angles add up to 180°.
angle-at-the-centre | Angle at the centre theorem, central angle theorem | The angle at the centre theorem states that the angle an arc makes at the centre is twice the angle it makes at any point on the remaining circle.
angle-in-a-semicircle | Angle in a semicircle, ardhvritt ka kon, अर्धवृत्त का कोण | The angle in a semicircle is the angle a diameter makes at any other point of the circle; it is always 90°.
chord-and-distance | Chord, जीवा | A chord is a segment joining two points of a circle; the longest chord is the diameter, and the perpendicular from the centre bisects a chord.
chord-and-distance | Circle, vritt, वृत्त | A circle is the set of all points in a plane at a fixed distance, the radius, from a fixed point, the centre.
angles-in-the-same-segment | Angles in the same segment | Angles in the same segment of a circle, that is, angles made by the same arc at points on one side of its chord, are equal.
tangent-from-a-point | Tangent to a circle, sparsh rekha, स्पर्श रेखा | A tangent to a circle is a line that touches it at exactly one point; it is perpendicular to the radius at that point.
tangent-secant-theorem | Secant of a circle, chhedak rekha, छेदक रेखा | A secant is a line that cuts a circle at two points; for a tangent $PT$ and a secant $PAB$ from a point, $PT^2 = PA \\times PB$.
alternate-segment | Alternate segment theorem, एकांतर वृत्तखंड प्रमेय | The alternate segment theorem states that the angle between a tangent and a chord at the point of contact equals the angle in the alternate segment.
common-tangents | Common tangent, direct common tangent, transverse common tangent, उभयनिष्ठ स्पर्श रेखा | A common tangent is a line that touches two circles: direct if both circles lie on one side of it, transverse if it passes between them.
intersecting-chords | Intersecting chords theorem, chord chord theorem | The intersecting chords theorem states that when two chords $AB$ and $CD$ cross at $P$ inside a circle, $PA \\times PB = PC \\times PD$.
`)
