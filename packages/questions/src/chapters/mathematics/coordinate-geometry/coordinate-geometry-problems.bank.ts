import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Which of the following sets of points is collinear?' */
export const coordinateGeometryProblems = defineBank({
  id: 'coordinate-geometry-problems',
  sets: [
    {
      rows: `
1 collinear-points | The area of the 'triangle' formed by three collinear points is: | 0 | 1 | 2 | 3 | Three points on one line enclose no area at all, so it is 0.
1 collinear-points | Which of these points lies on the straight line through (0, 0) and (2, 3)? | (4, 6) | (6, 4) | (3, 2) | (4, 5) | On this line y = 3x/2, and for x = 4 this gives y = 6.
1 collinear-points | A, B and C are collinear points in this order with AB = 3 units and BC = 5 units. The length of AC is: | 8 units | 2 units | 4 units | 15 units | B lies between A and C, so AC = AB + BC = 8 units.
2 collinear-points | Which of the following sets of points is collinear? | (1, 5), (2, 3), (3, 1) | (1, 1), (2, 4), (3, 9) | (0, 1), (2, 3), (3, 5) | (−1, 0), (0, 2), (2, 5) | From (1, 5) to (2, 3) and from (2, 3) to (3, 1) the slope is −2; in the other sets it changes.
2 collinear-points | The points A(1, 2), B(4, 8) and C(6, 12) lie on one line. AB : BC is equal to: | 3 : 2 | 2 : 3 | 3 : 5 | 2 : 1 | The differences of x are 3 and 2, and on one line lengths are in the same ratio.
2 collinear-points | If the point (x, y) is collinear with (1, 2) and (7, 0), then: | x + 3y = 7 | 3x + y = 5 | x − 3y = 7 | x + 3y = 5 | The line has the slope −1/3: y = −(x − 7)/3, that is x + 3y = 7.
2 collinear-points | If (a, 0), (0, b) and (1, 1) are collinear and a and b are not 0, then 1/a + 1/b is: | 1 | 2 | 0 | −1 | The line is x/a + y/b = 1, and (1, 1) lies on it.
3 collinear-points | The product of the two values of k for which (0, 1), (k, 5) and (9, k + 1) are collinear is: | −36 | 36 | −9 | 18 | Equal slopes 4/k = k/9 give k² = 36, so k = 6 or −6.
3 collinear-points | If the points (a, b), (c, d) and (a − c, b − d) are collinear, then: | ad = bc | ab = cd | ac = bd | a + d = b + c | (b − d)(a − 2c) = (b − 2d)(a − c) reduces to ad = bc.
3 collinear-points | A point P on the line y = 2x + 1 is collinear with (0, 7) and (7, 0). The point P is: | (2, 5) | (3, 7) | (1, 3) | (3, 4) | The other two points are on x + y = 7; with y = 2x + 1 this gives x = 2 and y = 5.
1 area-with-axes | A line cuts off positive intercepts of 6 and 8 units on the two axes. The area of the triangle it forms with them is: | 24 sq. units | 48 sq. units | 14 sq. units | 12 sq. units | The axes are perpendicular: ½ × 6 × 8 = 24.
1 area-with-axes | A slanting line that does not pass through the origin forms with the coordinate axes a triangle that is always: | right-angled | isosceles | equilateral | obtuse-angled | The two axes are perpendicular and meet in the right angle at the origin.
1 area-with-axes | Which of these points is not a vertex of the triangle formed by x + y = 4 and the coordinate axes? | (2, 2) | (0, 0) | (4, 0) | (0, 4) | (2, 2) lies on the line between the axes, and the corners are on the axes.
2 area-with-axes | The length of the part of the line 3x + 4y = 24 that lies between the axes is: | 10 units | 14 units | 5 units | 24 units | The intercepts are 8 and 6, so the length is √(64 + 36) = 10.
2 area-with-axes | The perimeter of the triangle that 5x + 12y = 60 makes with the coordinate axes is: | 30 units | 17 units | 25 units | 60 units | The sides are 12, 5 and √(144 + 25) = 13 units.
2 area-with-axes | A line makes equal positive intercepts on the axes and forms with them a triangle of 18 sq. units. Its equation is: | x + y = 6 | x + y = 9 | x + y = 18 | x + y = 3 | ½ × a × a = 18 gives a = 6.
2 area-with-axes | The line y = 2x + k (k > 0) and the axes enclose a triangle of 16 sq. units. The value of k is: | 8 | 4 | 16 | 32 | The intercepts are k/2 and k in length: k²/4 = 16, so k = 8.
3 area-with-axes | The line 4x + 3y = 24 and the coordinate axes form a triangle. The circumcentre of this triangle is: | (3, 4) | (4, 3) | (2, 8/3) | (6, 8) | It is the mid-point of the hypotenuse from (6, 0) to (0, 8).
3 area-with-axes | In the first quadrant, the area enclosed between the lines x + y = 4, x + y = 10 and the coordinate axes is: | 42 sq. units | 36 sq. units | 18 sq. units | 58 sq. units | The large triangle less the small one: 50 − 8 = 42.
3 area-with-axes | The part of a line between the coordinate axes is bisected at (2, 3). The area of the triangle formed by the line and the axes is: | 12 sq. units | 6 sq. units | 24 sq. units | 3 sq. units | The intercepts are 2 × 2 = 4 and 2 × 3 = 6, so the area is ½ × 4 × 6.
1 centroid-by-coordinates | The vertices of a triangle are (0, 0), (a, 0) and (0, b). Its centroid is: | (a/3, b/3) | (a/2, b/2) | (2a/3, 2b/3) | (a, b) | Each coordinate is one-third of the sum of those of the vertices.
1 centroid-by-coordinates | The x-coordinates of the vertices of a triangle add up to 12 and the y-coordinates to −9. Its centroid is: | (4, −3) | (12, −9) | (6, −4.5) | (−3, 4) | The centroid has the means of the coordinates: 12 ÷ 3 and −9 ÷ 3.
1 centroid-by-coordinates | If the centroid of a triangle is the origin, the sum of the y-coordinates of its vertices is: | 0 | 1 | 3 | −3 | The sum divided by 3 is the y-coordinate 0 of the centroid.
2 centroid-by-coordinates | The mid-points of the sides of a triangle are (1, 2), (3, 4) and (5, 0). The centroid of the triangle is: | (3, 2) | (9, 6) | (4.5, 3) | (1.5, 1) | The triangle of the mid-points has the same centroid: (9/3, 6/3).
2 centroid-by-coordinates | In △ABC, A is (2, 8) and the mid-point of BC is (5, 2). The centroid is: | (4, 4) | (3, 6) | (3.5, 5) | (7, 10) | It divides the median from A in the ratio 2 : 1: ((2 + 10)/3, (8 + 4)/3).
2 centroid-by-coordinates | The centroid of the triangle with vertices (1, a), (2, b) and (6, −3) lies on the x-axis. Then: | a + b = 3 | a + b = −3 | a = b | a − b = 3 | The y-coordinate (a + b − 3)/3 of the centroid must be 0.
2 centroid-by-coordinates | How far from the origin is the centroid of the triangle with vertices (0, 0), (9, 0) and (0, 12)? | 5 units | 7.5 units | 15 units | 7 units | The centroid is (3, 4), and √(9 + 16) = 5.
3 centroid-by-coordinates | The orthocentre of a triangle is (−3, 5) and its centroid is (3, 3). Its circumcentre is: | (6, 2) | (0, 4) | (9, 1) | (3, 5) | The centroid divides the line from the orthocentre to the circumcentre in the ratio 2 : 1, so the step of (3, −1) is added to (3, 3).
3 centroid-by-coordinates | G is the centroid of the triangle with vertices A(0, 0), B(6, 0) and C(0, 9). The area of △GBC is: | 9 sq. units | 13.5 sq. units | 27 sq. units | 18 sq. units | The lines from G to the vertices divide the area 27 into three equal parts.
3 centroid-by-coordinates | The centroid of the triangle with vertices (k, 2), (3, k) and (2k, −5) lies on the line y = x. The value of k is: | −3 | 3 | −2 | 0 | 3k + 3 = k − 3 gives 2k = −6, so k = −3.
1 area-of-triangle-by-coordinates | The base of a triangle runs from (1, 0) to (9, 0), and its third vertex has the y-coordinate 5. Its area is: | 20 sq. units | 40 sq. units | 45 sq. units | 22.5 sq. units | The base is 8 and the height 5: ½ × 8 × 5 = 20.
1 area-of-triangle-by-coordinates | The formula for the area of a triangle gives zero for three points. The points: | lie on one straight line | form a right triangle | form an equilateral triangle | lie on one circle | Points that enclose no area are collinear, on one straight line.
1 area-of-triangle-by-coordinates | Every coordinate of the vertices of a triangle is multiplied by 3. Its area becomes: | 9 times | 3 times | 6 times | 27 times | All lengths become 3 times as long, so the area becomes 3² times as large.
2 area-of-triangle-by-coordinates | The mid-points of the sides of the triangle with vertices (0, −1), (2, 1) and (0, 3) are joined. The area of the triangle so formed is: | 1 sq. unit | 4 sq. units | 2 sq. units | 0.5 sq. units | The whole triangle has ½ × 4 × 2 = 4, and the one of the mid-points a quarter of it.
2 area-of-triangle-by-coordinates | O is the origin, OA joins it to A(4, 3) and OB to B(3, −4). The area of the right triangle AOB is: | 12.5 sq. units | 25 sq. units | 6 sq. units | 24 sq. units | OA = OB = 5 and they are perpendicular: ½ × 5 × 5 = 12.5.
2 area-of-triangle-by-coordinates | In the triangle with vertices A(1, 1), B(5, 4) and C(2, 8), the length of the altitude from C to AB is: | 5 units | 2.5 units | 10 units | 7 units | The area is 12.5 and AB = 5, so the altitude is 2 × 12.5 ÷ 5 = 5.
2 area-of-triangle-by-coordinates | The area of the triangle with vertices (k, 0), (4, 0) and (0, 2) is 4 sq. units. The possible values of k are: | 0 and 8 | 0 and −8 | 4 and 8 | −4 and 4 | ½ × (k − 4) × 2 = ±4 gives k = 8 or k = 0.
3 area-of-triangle-by-coordinates | The lines y = x, y = −x and x = 6 form a triangle. Its area is: | 36 sq. units | 18 sq. units | 72 sq. units | 12 sq. units | The corners are (0, 0), (6, 6) and (6, −6): ½ × 12 × 6 = 36.
3 area-of-triangle-by-coordinates | The area of the triangle with vertices (t, t − 2), (t + 3, t) and (t + 2, t + 2), in square units, is: | 4 | 8 | 4t | t + 4 | Measured from the first vertex, the others are at (3, 2) and (2, 4): ½(12 − 4) = 4 for every t.
3 area-of-triangle-by-coordinates | A and B are two fixed points. The locus of a point P for which the area of △PAB is a given constant is: | two lines parallel to AB | a circle through A and B | the perpendicular bisector of AB | two lines perpendicular to AB | On the fixed base AB the height must be constant, on either side of AB.
1 area-of-quadrilateral-by-coordinates | The points (0, 0), (7, 0), (7, 4) and (0, 4) are the corners of a rectangle. Its area is: | 28 sq. units | 22 sq. units | 14 sq. units | 11 sq. units | The sides are 7 and 4 units long.
1 area-of-quadrilateral-by-coordinates | A rhombus has its vertices at (3, 0), (0, 4), (−3, 0) and (0, −4). Its area is: | 24 sq. units | 48 sq. units | 12 sq. units | 25 sq. units | The diagonals are 6 and 8: ½ × 6 × 8 = 24.
1 area-of-quadrilateral-by-coordinates | The diagonal AC of a convex quadrilateral ABCD divides it into triangles of 12.5 and 8.5 sq. units. The area of ABCD is: | 21 sq. units | 4 sq. units | 10.5 sq. units | 42 sq. units | The quadrilateral is the sum of the two triangles.
2 area-of-quadrilateral-by-coordinates | A square has its vertices at the points where the axes are met by the circle x² + y² = 16. The area of this square is: | 32 sq. units | 16 sq. units | 64 sq. units | 8 sq. units | The radius is 4, so both diagonals are 8: ½ × 8 × 8 = 32.
2 area-of-quadrilateral-by-coordinates | The ends of a diagonal of a square are (1, 1) and (7, 9). The area of the square is: | 50 sq. units | 100 sq. units | 25 sq. units | 48 sq. units | The diagonal is √(36 + 64) = 10, and half of its square is 50.
2 area-of-quadrilateral-by-coordinates | The lines x = 1, x = 5, y = −2 and y = 4 enclose a rectangle. Its area is: | 24 sq. units | 8 sq. units | 12 sq. units | 20 sq. units | The sides are 5 − 1 = 4 and 4 − (−2) = 6 units.
2 area-of-quadrilateral-by-coordinates | ABCD is a parallelogram with A(0, 0), B(6, 0) and D(2, k), where k is positive. If its area is 30 sq. units, then k is: | 5 | 2.5 | 10 | 15 | The base AB is 6 and the height k: 6k = 30.
3 area-of-quadrilateral-by-coordinates | The mid-points of the sides of the quadrilateral with vertices (0, 0), (8, 0), (6, 6) and (0, 4) are joined in order. The area so enclosed is: | 18 sq. units | 36 sq. units | 9 sq. units | 24 sq. units | The quadrilateral has 36 sq. units, and the parallelogram of the mid-points half of it.
3 area-of-quadrilateral-by-coordinates | The area of the figure bounded by the axes, the line x = 4 and the line y = 2x + 3 is: | 28 sq. units | 14 sq. units | 44 sq. units | 56 sq. units | It is a trapezium with the parallel sides 3 and 11 and the height 4: ½ × 14 × 4.
3 area-of-quadrilateral-by-coordinates | In a quadrilateral ABCD, the diagonals join A(−4, 1) to C(6, 1) and B(2, −3) to D(2, 5). Its area is: | 40 sq. units | 80 sq. units | 20 sq. units | 36 sq. units | The diagonals are perpendicular, 10 and 8 units long: ½ × 10 × 8 = 40.
1 equidistant-point | All the points of a plane that are equidistant from two fixed points A and B lie on: | the perpendicular bisector of AB | the circle on AB as diameter | a line parallel to AB | the line AB produced | Every point of the perpendicular bisector is equally far from both ends.
1 equidistant-point | Which of these points is equidistant from (3, 0) and (−3, 0)? | (0, 5) | (5, 0) | (3, 3) | (1, 2) | All such points are on the y-axis, and (0, 5) is at √34 from both.
1 equidistant-point | The point that is equidistant from the three vertices of a triangle is its: | circumcentre | incentre | centroid | orthocentre | It is the centre of the circle through the three vertices.
2 equidistant-point | The point (x, y) is equidistant from (7, 1) and (3, 5). Which relation holds? | x − y = 2 | x + y = 8 | x + y = 2 | x − y = 4 | (x − 7)² + (y − 1)² = (x − 3)² + (y − 5)² reduces to x − y = 2.
2 equidistant-point | The point equidistant from (0, 0), (6, 0) and (0, 8) is: | (3, 4) | (4, 3) | (2, 8/3) | (6, 8) | In a right triangle it is the mid-point of the hypotenuse from (6, 0) to (0, 8).
2 equidistant-point | Q(0, 1) is equidistant from P(5, −3) and R(x, 6). The values of x are: | ±4 | ±5 | ±6 | ±16 | 25 + 16 = x² + 25 gives x² = 16.
2 equidistant-point | The point on the line y = x that is equidistant from (2, 6) and (8, 2) is: | (7, 7) | (5, 5) | (4, 4) | (8, 8) | (t − 2)² + (t − 6)² = (t − 8)² + (t − 2)² gives 4t = 28.
3 equidistant-point | Which point is at the same distance from (3, 0), (−1, −6) and (4, −1)? | (1, −3) | (2, −3) | (1, −2) | (−1, 3) | From (1, −3) the squares of the distances are 4 + 9, 4 + 9 and 9 + 4.
3 equidistant-point | If P(x, y) is equidistant from (a + b, b − a) and (a − b, a + b), where a and b are not 0, then: | bx = ay | ax = by | ax + by = 0 | bx + ay = 0 | Equating the squares of the distances leaves −4bx + 4ay = 0.
3 equidistant-point | A point is always equidistant from the point (2, 0) and the line x = −2. Its path is: | y² = 8x | y² = 4x | x² = 8y | y² = −8x | (x − 2)² + y² = (x + 2)² reduces to y² = 8x.
1 intercepts | The x-intercept of the line 3x + 4y = 12 is: | 4 | 3 | 12 | −4 | At y = 0 the equation gives 3x = 12.
1 intercepts | At which point does the line y = −2x + 7 cut the y-axis? | (0, 7) | (7, 0) | (0, −2) | (3.5, 0) | On the y-axis x is 0, so y = 7.
1 intercepts | A line parallel to the x-axis, at 3 units above it, has: | no x-intercept | no y-intercept | equal intercepts | a y-intercept of 0 | It never meets the x-axis, and it cuts the y-axis at 3.
2 intercepts | The equation of the line with x-intercept 3 and y-intercept −5 is: | 5x − 3y = 15 | 3x − 5y = 15 | 5x + 3y = 15 | 3y − 5x = 15 | x/3 + y/(−5) = 1 becomes 5x − 3y = 15.
2 intercepts | The sum of the intercepts that 2x + 5y = 20 makes on the axes is: | 14 | 7 | 20 | 6 | The intercepts are 20 ÷ 2 = 10 and 20 ÷ 5 = 4.
2 intercepts | A line through (3, 5) makes intercepts on the axes that are equal in size and sign. Its equation is: | x + y = 8 | x − y = −2 | x + y = 15 | x + y = 2 | The line is x + y = a, and (3, 5) gives a = 8.
2 intercepts | The x-intercept of the line kx + 4y = 24 is twice its y-intercept. The value of k is: | 2 | 8 | 4 | 12 | The y-intercept is 6, so 24/k = 12 and k = 2.
3 intercepts | A line through (3, 4) has positive intercepts whose sum is 14. Which of these can be its equation? | 4x + 3y = 24 | 3x + 4y = 24 | 2x + y = 10 | x + y = 14 | Its intercepts are 6 and 8, and 4 × 3 + 3 × 4 = 24.
3 intercepts | A line meets the x-axis at A and the y-axis at B, and (4, 3) divides AB in the ratio AP : PB = 1 : 2. The equation of the line is: | 3x + 2y = 18 | 3x + 8y = 36 | 3x + 4y = 24 | 2x + 3y = 18 | (2a/3, b/3) = (4, 3) gives a = 6 and b = 9, so x/6 + y/9 = 1.
3 intercepts | The perpendicular from the origin to the line x/a + y/b = 1 has the length p. Then: | 1/p² = 1/a² + 1/b² | 1/p = 1/a + 1/b | p² = a² + b² | p² = ab | p = 1 ÷ √(1/a² + 1/b²) by the formula for the distance from a line.
1 parallel-and-perpendicular-lines | Two lines, neither of them vertical, are perpendicular. The product of their slopes is: | −1 | 1 | 0 | 2 | The slope of one is the negative reciprocal of the slope of the other.
1 parallel-and-perpendicular-lines | The lines 2x + 3y = 5 and 4x + 6y = 7 are: | parallel | perpendicular | coincident | intersecting | Both have the slope −2/3, but 5 × 2 is not 7, so they are different lines.
1 parallel-and-perpendicular-lines | The slope of every line perpendicular to y = 4x is: | −1/4 | 1/4 | −4 | 4 | The slope of the line is 4, and the negative reciprocal is −1/4.
2 parallel-and-perpendicular-lines | For what value of k are the lines 4x − ky = 7 and 3x + 2y = 5 perpendicular? | 6 | −6 | 8/3 | −8/3 | The slopes 4/k and −3/2 have the product −1 when k = 6.
2 parallel-and-perpendicular-lines | The distance between the parallel lines 3x + 4y = 9 and 3x + 4y = 24 is: | 3 units | 15 units | 5 units | 6.6 units | The difference of the constants ÷ √(9 + 16) = 15 ÷ 5 = 3.
2 parallel-and-perpendicular-lines | Which of these lines is perpendicular to 5x − 2y = 3? | 2x + 5y = 8 | 5x + 2y = 3 | 2x − 5y = 1 | 5x − 2y = 8 | 5x − 2y = 3 has the slope 5/2, and 2x + 5y = 8 has −2/5.
2 parallel-and-perpendicular-lines | The line joining (1, 2) and (4, 6) is parallel to the line joining (2, −1) and (x, 7). The value of x is: | 8 | 6 | 10 | −4 | The slopes are equal: 4/3 = 8/(x − 2), so x − 2 = 6.
3 parallel-and-perpendicular-lines | The foot of the perpendicular from (4, 5) to the line x + y = 5 is: | (2, 3) | (3, 2) | (1, 4) | (4, 1) | The perpendicular has slope 1, so y = x + 1, which meets x + y = 5 at (2, 3).
3 parallel-and-perpendicular-lines | The perpendicular bisector of the segment joining (1, 3) and (5, 7) is: | x + y = 8 | x − y = −2 | x + y = 4 | x − y = 2 | The mid-point is (3, 5), and the slope is −1 because the segment has slope 1.
3 parallel-and-perpendicular-lines | The triangle formed by the lines x + 2y = 4, 2x − y = 3 and x + y = 7 is: | right-angled | equilateral | obtuse-angled | acute-angled | The slopes −1/2 and 2 of the first two lines have the product −1.
`,
    },
  ],
})
