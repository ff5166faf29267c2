import { readSections } from '../../../kit/define-notes.ts'

export const sections = readSections(String.raw`
# complementary-and-supplementary, parallel-lines | Angles and parallel lines
Complementary add up to 90°, supplementary to 180°. Vertically opposite angles are equal. A line across parallels makes equal corresponding and equal alternate angles; the two on one side inside add up to 180°.

~~~
        / 
 ------/1-----   1 and 5 corresponding: equal
    4 /          4 and 5 same side inside: 180
 ----/5-------
    /
~~~

*Worked.* An angle is 30° less than twice its complement: $x = 2(90-x)-30$, $x = 50°$. For a bend between parallels draw a third parallel through it: the angle is the sum of the two alternate ones.

# angle-sum-property, exterior-angle-theorem, isosceles-triangle, triangle-inequality | Angles and sides of a triangle
Sum 180°; an exterior angle is the sum of the two far inner ones; equal sides face equal angles; the larger side faces the larger angle. Two sides together are longer than the third: $|a-b|<c<a+b$. Acute if $c^2<a^2+b^2$, obtuse if $c^2>a^2+b^2$.

*Worked.* Angles as 2 : 3 : 4: 40°, 60°, 80°. *Worked.* Sides 7 and 10, third a whole number: 4 to 16, 13 values.

# apollonius-theorem | Apollonius' theorem: the length of a median
If D is the midpoint of BC, $AB^2 + AC^2 = 2(AD^2 + BD^2)$. With the sides alone, the median to $a$ is $m_a = \tfrac12\sqrt{2b^2 + 2c^2 - a^2}$. In a parallelogram the squares of the four sides together equal the squares of the two diagonals.

*Worked.* Sides 7, 9 and the base 8: $49 + 81 = 2(m^2 + 16)$, so $m = 7$.

# congruent-triangles | Congruence
SSS, SAS, ASA, AAS, RHS. Not AAA (that is similarity), and not two sides with an angle that is not between them.

# pythagoras-theorem, altitude-on-hypotenuse | Right triangles
$c^2 = a^2+b^2$. Altitude $p$ on the hypotenuse: $p = \frac{ab}c$, $p^2 = mn$, $a^2 = mc$, $\frac1{p^2} = \frac1{a^2}+\frac1{b^2}$. The median to the hypotenuse is half of it.

*Worked.* Legs 15 and 20: hypotenuse 25, altitude 12, parts 9 and 16.

# angle-bisector-theorem, angle-bisectors-of-triangle | Angle bisectors
The bisector of $A$ divides $BC$ as $AB : AC$. The inner bisectors of $B$ and $C$ meet at $90°+\frac A2$, the outer ones at $90°-\frac A2$; inner of $B$ and outer of $C$ at $\frac A2$.

*Worked.* $AB = 6$, $AC = 8$, $BC = 7$: parts 3 and 4. *Worked.* $A = 70°$: the angle at the incentre is 125°.

# centroid-and-medians | Centroid and medians
Medians meet in the centroid, which divides each as 2 : 1 from the vertex and cuts the triangle into six equal areas. **Apollonius**: $AB^2+AC^2 = 2(AD^2+BD^2)$. $3(a^2+b^2+c^2) = 4(m_a^2+m_b^2+m_c^2)$.

*Worked.* Sides 7, 9 and base 8: $49+81 = 2(AD^2+16)$, $AD = 7$.

# circumcentre, circumradius, inradius, orthocentre | Circumcentre, incentre, orthocentre
| Centre | Of | Angle at it |
| --- | --- | --- |
| Circumcentre | perpendicular bisectors | $2A$ |
| Incentre | angle bisectors | $90°+\frac A2$ |
| Orthocentre | altitudes | $180°-A$ |

$R = \frac{abc}{4\Delta}$, $r = \frac\Delta s$. Right triangle: $R = \frac c2$, $r = \frac{a+b-c}2$, orthocentre at the right angle. Equilateral: $R = 2r = \frac a{\sqrt3}$. $OI^2 = R(R-2r)$.

*Worked.* 13, 14, 15: $\Delta = 84$, $r = 4$, $R = \frac{65}8$.

# mid-point-theorem, basic-proportionality-theorem | Mid-point and proportionality
The line through two mid-points is parallel to the third side and half as long. A line parallel to one side divides the others in one ratio (Thales). Mid-points of any quadrilateral form a parallelogram, half its area.

*Worked.* $DE\parallel BC$, $AD = 3$, $DB = 2$, $BC = 10$: $DE = \frac35\times10 = 6$, and the areas $ADE : DBCE = 9 : 16$.

# similar-triangle-sides, areas-of-similar-triangles | Similar triangles
AA, SAS, SSS. Sides, heights, medians, perimeters in the ratio $k$; areas $k^2$.

*Worked.* Areas 81 and 49: sides 9 : 7. *Worked.* Trapezium with parallel sides 2 : 3: the triangles at the crossing of the diagonals have areas 4 : 9, the side ones 6 and 6.

# angles-of-a-parallelogram | Parallelogram
Opposite sides and angles equal, neighbours add up to 180°, diagonals halve each other. Bisectors of neighbouring angles meet at 90°.

# angles-of-a-polygon, diagonals-of-a-polygon | Polygons
Inner angles $(n-2)180°$, outer angles 360° in all, diagonals $\frac{n(n-3)}2$. Regular: each outer $\frac{360°}n$.

*Worked.* Each inner angle 156°: outer 24°, $n = 15$, 90 diagonals.

# chord-and-distance, parallel-chords, angle-of-a-chord | Chords
From the centre the perpendicular halves the chord: $\left(\frac c2\right)^2+d^2 = r^2$. Equal chords are equally far. A chord with angle $\theta$ at the centre is $2r\sin\frac\theta2$.

*Worked.* $r = 25$, parallel chords 48 and 30: distances 7 and 20, so 13 or 27 apart.

# angle-at-the-centre, angles-in-the-same-segment, angle-in-a-semicircle, opposite-angles-cyclic | Angles in a circle
~~~
      C            angle at the centre AOB
     / \           = 2 x angle at the rim ACB
    / O \
   A-----B         diameter: ACB = 90
~~~

Same segment: equal. Cyclic quadrilateral: opposite angles add up to 180°, an outer angle equals the far inner one. **Ptolemy**: $d_1d_2 = ac+bd$.

*Worked.* $AOB = 110°$: on the major arc 55°, on the minor arc 125°.

# intersecting-chords, tangent-secant-theorem, tangent-from-a-point | Power of a point
$PA\cdot PB = PC\cdot PD$ for two chords or secants through $P$; with a tangent $PT^2 = PA\cdot PB$. Tangents from a point are equal, at right angles to the radius, and $PT = \sqrt{d^2-r^2}$; angle between them $+$ angle at the centre $= 180°$.

*Worked.* Inside: 4 and 6 against 3 and $x$: 8. *Worked.* $PA = 4$, $AB = 5$: $PT = \sqrt{36} = 6$. *Worked.* $d = 13$, $r = 5$: 12.

# alternate-segment | Alternate segment
The angle between a tangent and a chord equals the angle in the segment on the other side of the chord.

# common-chord, common-tangents | Two circles
Direct common tangent $\sqrt{d^2-(R-r)^2}$, transverse $\sqrt{d^2-(R+r)^2}$; touching outside: direct $2\sqrt{Rr}$. Number of common tangents: 4 apart, 3 touching outside, 2 crossing, 1 touching inside, 0 inside. The line of centres halves the common chord at right angles.

*Worked.* Radii 15 and 20, centres 25 apart: a right triangle, so half the chord is $\frac{15\cdot20}{25} = 12$, chord 24. *Worked.* $R = 9$, $r = 4$ touching: 12.

# circumscribed-quadrilateral | Quadrilateral round a circle
$AB+CD = BC+DA$. A triangle's tangent lengths are $s-a$, $s-b$, $s-c$.

*Worked.* $AB = 6$, $BC = 7$, $CD = 4$: $AD = 3$.
`)
