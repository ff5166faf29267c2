import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'What is the angle between a tangent and a chord?' */
export const circleTheorems = defineBank({
  id: 'circle-theorems',
  sets: [
    {
      rows: `
2 alternate-segment | The angle between a tangent and a chord through the point of contact is equal to the angle: | in the alternate segment | at the centre of the circle | in the same segment | between the two radii | This equality is known as the alternate segment theorem of circles.
1 alternate-segment | A tangent at P makes an angle of 50° with the chord PQ. The angle subtended by PQ in the alternate segment is: | 50° | 40° | 100° | 130° | By the alternate segment theorem the two angles are equal.
2 alternate-segment | AB is a diameter of a circle and the tangent at A makes an angle of 35° with chord AC. Angle ABC is equal to: | 35° | 55° | 90° | 70° | Angle ABC stands on chord AC in the alternate segment, so it equals 35°.
2 alternate-segment | A tangent at P makes an angle of 65° with chord PQ of a circle with centre O. Angle POQ is equal to: | 130° | 65° | 115° | 50° | The angle in the alternate segment is 65°, and the angle at the centre is twice as large.
3 alternate-segment | Triangle ABC is inscribed in a circle, and the tangent at A meets BC produced beyond C at T. If ∠ABC = 40° and ∠ACB = 75°, then ∠ATB is: | 35° | 40° | 75° | 65° | By the alternate segment theorem ∠TAC = ∠ABC = 40°, and the exterior angle ∠ACB = 75° = ∠TAC + ∠ATC, so ∠ATC = 35°.
3 alternate-segment | PA and PB are tangents from P to a circle, and ∠APB = 50°. C is a point on the major arc AB. ∠ACB is equal to: | 65° | 50° | 130° | 115° | In triangle PAB, ∠PAB = (180° − 50°)/2 = 65°, which equals the angle in the alternate segment.
2 alternate-segment | In a circle, chord AB is equal to the radius. The acute angle between AB and the tangent at A is: | 30° | 60° | 45° | 15° | AB subtends 60° at the centre, so the angle in the alternate segment is 30°.
1 alternate-segment | The tangent at P makes an angle of 90° with a chord through P. The chord is: | a diameter | equal to the radius | a side of a hexagon | the shortest chord | The angle in the alternate segment is 90°, which stands on a diameter.
2 alternate-segment | The tangent at P makes 70° with chord PQ. The angle that PQ subtends on the circle on the same side as this 70° is: | 110° | 70° | 20° | 140° | In the alternate segment it is 70°, and on the other side 180° − 70°.
3 alternate-segment | Triangle ABC is inscribed in a circle, and the tangent at A is parallel to BC. The triangle is always: | isosceles | equilateral | right-angled | obtuse-angled | The angle of tangent and AB equals ∠ACB by the theorem and ∠ABC as an alternate angle.
1 congruent-triangles | Which of the following is not a criterion of congruence of triangles? | AAA | SSS | SAS | ASA | Triangles with equal angles are similar, but they may differ in size.
1 congruent-triangles | If △ABC ≅ △PQR, then side BC is equal to: | QR | PQ | PR | RP | Corresponding sides follow the order of the letters: B ↔ Q and C ↔ R.
2 congruent-triangles | Two right triangles have equal hypotenuses and one equal side. They are congruent by the criterion: | RHS | SSS | AAA | ASA | RHS stands for right angle, hypotenuse and side.
2 congruent-triangles | △ABC ≅ △DEF, with ∠A = 50° and ∠E = 60°. The value of ∠C is: | 70° | 60° | 50° | 30° | Corresponding angles are equal, so ∠B = ∠E = 60° and ∠C = 180° − 50° − 60° = 70°.
2 congruent-triangles | In △ABC, AB = AC and D is the mid-point of BC. Triangles ABD and ACD are congruent by: | SSS | AAA | RHS only | ASA only | AB = AC, BD = CD and AD is common.
1 congruent-triangles | Two triangles are congruent when they have the same: | shape and size | shape only | area only | perimeter only | One can be laid on the other so that they cover each other.
1 congruent-triangles | Two sides and the angle between them of one triangle equal those of another. They are congruent by: | SAS | ASA | SSS | RHS | The letters stand for side, included angle and side.
2 congruent-triangles | In △ABC, AB = AC, and BE and CF are altitudes. Triangles BEC and CFB are congruent by: | AAS | SSS | SAS | AAA | Both have a right angle, equal angles at B and C, and BC in common.
1 congruent-triangles | In a quadrilateral ABCD, AB = AD and AC bisects ∠A. Triangles ABC and ADC are congruent by: | SAS | ASA | SSS | RHS | AB = AD, the angles at A are equal, and AC is common.
2 congruent-triangles | AB and CD bisect each other at O. Then △AOC is congruent to: | △BOD | △AOD | △BOC | △DOA | AO = BO, CO = DO, and the angles at O are vertically opposite.
1 orthocentre | The point in which the three altitudes of a triangle meet is called its: | orthocentre | centroid | incentre | circumcentre | Medians meet in the centroid and angle bisectors in the incentre.
1 orthocentre | The orthocentre of a right-angled triangle lies: | at the right-angled vertex | at the mid-point of the hypotenuse | inside the triangle | outside the triangle | The two legs are themselves altitudes. The mid-point of the hypotenuse is the circumcentre.
2 orthocentre | The orthocentre of an obtuse-angled triangle lies: | outside the triangle | inside the triangle | on the longest side | at a vertex | Two of the altitudes fall on the sides produced.
2 orthocentre | H is the orthocentre of △ABC and ∠A = 70°. Then ∠BHC is equal to: | 110° | 150° | 140° | 125° | Angle BHC is 180° − ∠A. For the incentre it would be 90° + ∠A/2 = 125°.
2 orthocentre | In a triangle, the orthocentre H, the centroid G and the circumcentre O are collinear. The ratio HG : GO is: | 2 : 1 | 1 : 2 | 3 : 1 | 1 : 1 | The line through the three points is called Euler's line.
1 orthocentre | The orthocentre of an acute-angled triangle lies: | inside the triangle | outside the triangle | on a side | at a vertex | All three altitudes fall within the triangle, so they meet inside it.
2 orthocentre | In an equilateral triangle the orthocentre coincides with the: | centroid | mid-point of a side | foot of an altitude | vertex | The altitudes are also the medians of the triangle.
2 orthocentre | H is the orthocentre of an acute triangle ABC and ∠BHC = 100°. Then ∠A is: | 80° | 100° | 50° | 40° | The angles A and BHC add up to 180°.
2 orthocentre | The vertices of a triangle are (0, 0), (4, 0) and (0, 3). Its orthocentre is: | (0, 0) | (4/3, 1) | (2, 3/2) | (4, 3) | The triangle is right-angled at the origin, where two altitudes meet.
3 orthocentre | H is the orthocentre of △ABC, which is not right-angled. The orthocentre of △HBC is: | A | B | H | the mid-point of BC | The altitudes of HBC from B and C lie along AB and AC, which meet at A.
1 mid-point-theorem | The line joining the mid-points of two sides of a triangle is parallel to the third side and equal to: | half of it | one-third of it | twice of it | one-fourth of it | This statement is known as the mid-point theorem of a triangle.
1 mid-point-theorem | D and E are the mid-points of AB and AC in △ABC, and BC = 14 cm. DE is equal to: | 7 cm | 14 cm | 28 cm | 3.5 cm | By the mid-point theorem DE is half of BC, that is 7 cm.
2 mid-point-theorem | The perimeter of a triangle is 36 cm. The perimeter of the triangle formed by joining the mid-points of its sides is: | 18 cm | 12 cm | 9 cm | 24 cm | Each side is half of a side of the given triangle.
2 mid-point-theorem | The area of a triangle is 48 cm². The area of the triangle formed by joining the mid-points of its sides is: | 12 cm² | 24 cm² | 16 cm² | 6 cm² | The mid-points divide the triangle into four congruent triangles.
2 mid-point-theorem | The figure formed by joining in order the mid-points of the sides of any quadrilateral is a: | parallelogram | rectangle | rhombus | square | Opposite sides are parallel to a diagonal and half of it.
1 mid-point-theorem | D is the mid-point of AB in △ABC, and the line through D parallel to BC meets AC at E. AE : EC is: | 1 : 1 | 1 : 2 | 2 : 1 | 1 : 3 | By the converse of the theorem E is the mid-point of AC.
2 mid-point-theorem | The mid-points of the sides of a rectangle that is no square are joined in order. The figure is a: | rhombus | rectangle | square | trapezium | Its sides are half of the diagonals of the rectangle, which are equal.
2 mid-point-theorem | D and E are the mid-points of two sides of a triangle, and DE = 4.5 cm. The third side is: | 9 cm | 4.5 cm | 7.2 cm | 2.25 cm | The third side is twice the line that joins the mid-points.
3 mid-point-theorem | The parallel sides of a trapezium are 10 cm and 6 cm. The line joining the mid-points of its diagonals is: | 2 cm | 8 cm | 4 cm | 3 cm | It is half the difference of the parallel sides.
3 mid-point-theorem | The diagonals of a rhombus are 12 cm and 16 cm. Joining the mid-points of its sides gives a rectangle of area: | 48 cm² | 96 cm² | 72 cm² | 192 cm² | Its sides are half of the diagonals, 6 cm and 8 cm.
1 apollonius-theorem | If AD is a median of triangle ABC, then by Apollonius' theorem AB² + AC² is equal to: | 2(AD² + BD²) | AD² + BD² | 2(AD² + BC²) | 4(AD² + BD²) | The theorem says that the squares of two sides together are twice the square of the median and twice the square of half the third side.
1 apollonius-theorem | In triangle ABC, AD is the median to BC. If AD = 5 cm and BC = 8 cm, what is AB² + AC²? | 82 cm² | 123 cm² | 178 cm² | 89 cm² | BD = 4 cm. By Apollonius' theorem AB² + AC² = 2(5² + 4²) = 2 × 41 = 82.
2 apollonius-theorem | In triangle PQR, PQ = 7 cm, PR = 9 cm and QR = 8 cm. What is the length of the median PM? | 7 cm | 8 cm | 6 cm | 9 cm | By Apollonius' theorem 49 + 81 = 2(PM² + 16), so PM² = 65 − 16 = 49 and PM = 7 cm.
2 apollonius-theorem | In triangle ABC, AB = 11 cm, AC = 17 cm and the median AD = 13 cm. What is the length of BC? | 12 cm | 6 cm | 14 cm | 18 cm | By Apollonius' theorem 121 + 289 = 2(169 + BD²), so BD² = 205 − 169 = 36. BD = 6 cm and BC = 12 cm.
2 apollonius-theorem | The sides AB and AC of triangle ABC satisfy AB² + AC² = 130 cm², and BC = 8 cm. What is the length of the median from A? | 7 cm | 6 cm | 8 cm | 9 cm | By Apollonius' theorem 130 = 2(AD² + 4²), so AD² = 65 − 16 = 49 and AD = 7 cm.
3 apollonius-theorem | In triangle ABC the median AD = 6 cm, AB = 7 cm and BC = 10 cm. What is AC²? | 73 cm² | 61 cm² | 49 cm² | 122 cm² | BD = 5 cm. By Apollonius' theorem 49 + AC² = 2(36 + 25) = 122, so AC² = 73.
3 apollonius-theorem | Two adjacent sides of a parallelogram are 7 cm and 9 cm, and one diagonal is 8 cm. By Apollonius' theorem, the other diagonal is: | 14 cm | 12 cm | 16 cm | 10 cm | Half of the other diagonal is the median to the first: 49 + 81 = 2(m² + 16), so m = 7 cm and the diagonal is 14 cm.
2 apollonius-theorem | The sides of a parallelogram are 5 cm and 7 cm. The sum of the squares of its diagonals is: | 148 cm² | 74 cm² | 98 cm² | 144 cm² | It is twice the sum of the squares of the sides: 2(25 + 49).
2 apollonius-theorem | The square of a median of an equilateral triangle of side 4 cm is: | 12 cm² | 16 cm² | 8 cm² | 3 cm² | By the theorem 16 + 16 = 2(m² + 4), so m² = 12.
2 apollonius-theorem | The sides of a triangle are 6, 8 and 10 cm. The median to the longest side is: | 5 cm | 10 cm | 6 cm | 7 cm | From 36 + 64 = 2(m² + 25) follows m² = 25.
`,
    },
  ],
})
