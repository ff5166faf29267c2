import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'The latus rectum of an ellipse is half of its major axis. Its eccentricity is:' */
export const conicSectionsProblems = defineBank({
  id: 'conic-sections-problems',
  sets: [
    {
      rows: `
1 eccentricity-of-ellipse | The eccentricity e of an ellipse that is not a circle satisfies: | 0 < e < 1 | e > 1 | e = 1 | e < 0 | A point of an ellipse is nearer to the focus than to the directrix.
1 eccentricity-of-ellipse | As its eccentricity comes near to 0, an ellipse looks more and more like: | a circle | a parabola | a segment of a line | a pair of lines | The foci come together at the centre as e grows smaller.
1 eccentricity-of-ellipse | The eccentricity of the ellipse $\\frac{x^2}{25} + \\frac{y^2}{16} = 1$ is: | $\\frac{3}{5}$ | $\\frac{4}{5}$ | $\\frac{9}{25}$ | $\\frac{16}{25}$ | With a = 5 and b = 4, c = 3 and e = c/a.
1 eccentricity-of-ellipse | The foci of an ellipse are 8 apart and its major axis is 12 long. Its eccentricity is: | $\\frac{2}{3}$ | $\\frac{1}{3}$ | $\\frac{4}{9}$ | $\\frac{1}{2}$ | The eccentricity is 2c ÷ 2a = 8 ÷ 12, which is 2/3.
2 eccentricity-of-ellipse | An ellipse has the equation $25x^2 + 9y^2 = 225$. How large is its eccentricity? | $\\frac{4}{5}$ | $\\frac{3}{5}$ | $\\frac{16}{25}$ | $\\frac{9}{25}$ | The major axis lies along y: a² = 25, b² = 9, c = 4.
2 eccentricity-of-ellipse | The minor axis of an ellipse is half of its major axis. Its eccentricity is: | $\\frac{\\sqrt{3}}{2}$ | $\\frac{1}{2}$ | $\\frac{3}{4}$ | $\\frac{1}{\\sqrt{3}}$ | e² = 1 − b²/a² = 1 − 1/4, so e = √3/2.
2 eccentricity-of-ellipse | The latus rectum of an ellipse is half of its major axis. Its eccentricity is: | $\\frac{1}{\\sqrt{2}}$ | $\\frac{\\sqrt{2}}{3}$ | $\\frac{\\sqrt{3}}{2}$ | $\\frac{1}{\\sqrt{3}}$ | From 2b²/a = a we get b²/a² = 1/2 and e² = 1/2.
2 eccentricity-of-ellipse | The eccentricity of the ellipse $9x^2 + 4y^2 = 36$ is: | $\\frac{\\sqrt{5}}{3}$ | $\\frac{2}{3}$ | $\\frac{4}{9}$ | $\\frac{5}{9}$ | The squares of the semi-axes are 9 and 4, so e² = 1 − 4/9.
2 eccentricity-of-ellipse | The distances of each point of an ellipse from the foci add up to 20, and the foci are 12 apart. The eccentricity is: | $\\frac{3}{5}$ | $\\frac{4}{5}$ | $\\frac{2}{5}$ | $\\frac{1}{2}$ | The sum of the distances is 2a = 20, and e = 12 ÷ 20.
3 eccentricity-of-ellipse | The directrices of an ellipse are three times as far apart as its foci. Its eccentricity is: | $\\frac{1}{\\sqrt{3}}$ | $\\frac{1}{3}$ | $\\frac{\\sqrt{3}}{2}$ | $\\frac{2}{3}$ | From 2a/e = 3 × 2ae we get e² = 1/3.
3 eccentricity-of-ellipse | A focus of an ellipse and the ends of its minor axis form an equilateral triangle. The eccentricity is: | $\\frac{\\sqrt{3}}{2}$ | $\\frac{1}{2}$ | $\\frac{1}{\\sqrt{2}}$ | $\\frac{3}{4}$ | Each side is a and also 2b, so b/a = 1/2.
3 eccentricity-of-ellipse | The greatest and the least distance of the points of an ellipse from one focus are 8 and 2. Its eccentricity is: | $\\frac{3}{5}$ | $\\frac{1}{4}$ | $\\frac{4}{5}$ | $\\frac{1}{5}$ | a + c = 8 and a − c = 2, so a = 5 and c = 3.
1 eccentricity-of-hyperbola | The eccentricity of every hyperbola is: | greater than 1 | less than 1 | equal to 1 | between 0 and 1 | The foci lie farther from the centre than the vertices.
1 eccentricity-of-hyperbola | The eccentricity of a rectangular hyperbola is: | $\\sqrt{2}$ | 2 | 1 | 4 | With a = b, the square of e is 1 + 1 = 2.
1 eccentricity-of-hyperbola | The eccentricity of the hyperbola $\\frac{x^2}{16} - \\frac{y^2}{9} = 1$ is: | $\\frac{5}{4}$ | $\\frac{5}{3}$ | $\\frac{7}{3}$ | $\\frac{4}{3}$ | Here c² = 16 + 9 = 25, so e = 5/4.
1 eccentricity-of-hyperbola | Each vertex of a hyperbola lies midway between the centre and a focus. The eccentricity is: | 2 | $\\sqrt{2}$ | $\\sqrt{3}$ | $\\sqrt{5}$ | The focus is twice as far from the centre as the vertex.
2 eccentricity-of-hyperbola | The foci of a hyperbola are 26 apart and its transverse axis is 10 long. Its eccentricity is: | $\\frac{13}{5}$ | $\\frac{13}{10}$ | $\\frac{12}{5}$ | $\\frac{13}{12}$ | The eccentricity is 2c ÷ 2a = 26 ÷ 10, which is 13/5.
2 eccentricity-of-hyperbola | The eccentricity of the hyperbola $16x^2 - 9y^2 = 144$ is: | $\\frac{5}{3}$ | $\\frac{5}{4}$ | $\\frac{7}{4}$ | $\\frac{7}{3}$ | Divided by 144 it has a² = 9 and b² = 16.
2 eccentricity-of-hyperbola | The conjugate axis of a hyperbola is √3 times its transverse axis. Its eccentricity is: | 2 | $\\sqrt{3}$ | $\\sqrt{5}$ | $\\sqrt{2}$ | The square of e is 1 + b²/a² = 1 + 3 = 4.
2 eccentricity-of-hyperbola | A hyperbola with its transverse axis along x has the asymptotes $y = \\pm\\frac{8}{15}x$. Its eccentricity is: | $\\frac{17}{15}$ | $\\frac{17}{8}$ | $\\frac{15}{8}$ | $\\frac{23}{8}$ | With b/a = 8/15 the square of e is 1 + 64/225 = 289/225.
2 eccentricity-of-hyperbola | The eccentricity of the hyperbola $\\frac{y^2}{25} - \\frac{x^2}{144} = 1$ is: | $\\frac{13}{5}$ | $\\frac{13}{12}$ | $\\frac{17}{12}$ | $\\frac{17}{5}$ | The transverse axis lies along y: a = 5, b = 12, c = 13.
3 eccentricity-of-hyperbola | The latus rectum of a hyperbola is half of its transverse axis. The square of its eccentricity is: | $\\frac{3}{2}$ | $\\frac{5}{2}$ | 2 | $\\frac{5}{4}$ | From 2b²/a = a we get b²/a² = 1/2, and e² = 1 + 1/2.
3 eccentricity-of-hyperbola | The asymptotes of a hyperbola make 60° with each other, the transverse axis lying inside this angle. The eccentricity is: | $\\frac{2}{\\sqrt{3}}$ | 2 | $\\sqrt{3}$ | $\\sqrt{2}$ | Each asymptote makes 30° with the axis, so e = sec 30°.
3 eccentricity-of-hyperbola | A hyperbola has the eccentricity $\\frac{5}{3}$. The eccentricity of its conjugate hyperbola is: | $\\frac{5}{4}$ | $\\frac{3}{5}$ | $\\frac{4}{3}$ | $\\frac{4}{5}$ | The squares of the reciprocals of both add up to 1: 9/25 + 16/25.
3 eccentricity-of-hyperbola, eccentricity-of-ellipse | An ellipse has the eccentricity $\\frac{3}{5}$. A hyperbola has its vertices at the foci of the ellipse and its foci at the ends of the major axis. The eccentricity of the hyperbola is: | $\\frac{5}{3}$ | $\\frac{5}{4}$ | $\\frac{7}{4}$ | $\\frac{8}{5}$ | For the hyperbola a and c of the ellipse change places, so e is turned over.
1 circle-equation | The centre of the circle $x^2 + y^2 - 6x + 4y - 12 = 0$ is: | (3, −2) | (−3, 2) | (6, −4) | (−6, 4) | It is (x − 3)² + (y + 2)² = 25 when the squares are completed.
2 circle-equation | The circle with the centre (3, 4) that touches the x-axis has the radius: | 4 | 3 | 5 | 7 | The distance of the centre from the x-axis is its ordinate.
2 circle-equation | The ends of a diameter of a circle are (2, 3) and (8, 11). Its radius is: | 5 | 10 | $\\sqrt{14}$ | 7 | The diameter is the root of 36 + 64, which is 10.
1 parabola | The focus of the parabola $y^2 = 12x$ is: | (3, 0) | (0, −3) | (0, 3) | (−3, 0) | From 4a = 12 we get a = 3, and the axis is that of x.
2 parabola | The length of the latus rectum of the parabola $x^2 = -20y$ is: | 20 | 5 | 10 | 40 | The latus rectum of x² = −4ay is 4a, here 20.
2 parabola | The directrix of the parabola $y^2 = -16x$ is: | x = 4 | x = −4 | y = −4 | x = 16 | The focus is (−4, 0), so the directrix lies on the other side.
1 ellipse | The sum of the distances of any point of the ellipse $\\frac{x^2}{36} + \\frac{y^2}{20} = 1$ from its foci is: | 12 | 6 | 36 | 8 | The sum is always the length of the major axis, 2a.
2 ellipse | The length of the latus rectum of the ellipse $\\frac{x^2}{25} + \\frac{y^2}{16} = 1$ is: | $\\frac{32}{5}$ | $\\frac{16}{5}$ | $\\frac{25}{2}$ | $\\frac{18}{5}$ | It is 2b²/a = 2 × 16 ÷ 5, which is 32/5.
1 hyperbola | The difference of the distances of a point of the hyperbola $\\frac{x^2}{49} - \\frac{y^2}{36} = 1$ from its foci is: | 14 | 7 | 12 | 13 | The difference is always the length of the transverse axis, 2a.
2 hyperbola | The foci of the hyperbola $\\frac{x^2}{9} - \\frac{y^2}{16} = 1$ are: | (±5, 0) | (±3, 0) | (0, ±5) | (±4, 0) | Here c² = 9 + 16 = 25, and the transverse axis lies along x.
2 hyperbola | The length of the latus rectum of the hyperbola $\\frac{x^2}{16} - \\frac{y^2}{36} = 1$ is: | 18 | 9 | 6 | 8 | It is 2b²/a = 2 × 36 ÷ 4, which is 18.
1 circle-tangent, circle-equation | A tangent to a circle with the centre (0, 0) touches it at (0, 5). Its equation is: | y = 5 | x = 5 | y = −5 | x = −5 | The tangent is perpendicular to the radius, which lies along the y-axis here.
1 circle-tangent, circle-equation | How many tangents to the circle $x^2 + y^2 = 9$ can be drawn from the point (1, 2)? | 0 | 1 | 2 | 4 | The distance of the point from the centre is $\\sqrt{5}$, less than the radius 3, so it lies inside.
2 circle-tangent, circle-equation | The line y = mx + c touches the circle $x^2 + y^2 = a^2$ when: | $c^2 = a^2(1 + m^2)$ | $c^2 = a^2(1 - m^2)$ | $c = a(1 + m)$ | $c = a(1 - m)$ | Its distance from the centre, $\\frac{|c|}{\\sqrt{1 + m^2}}$, must be equal to the radius a.
2 circle-tangent, circle-equation | The slope of the tangent to the circle $x^2 + y^2 = 25$ at the point (3, 4) is: | −3/4 | 3/4 | −4/3 | 4/3 | The radius to the point has the slope 4/3, and the tangent is perpendicular to it.
3 circle-tangent, circle-equation | The tangents from (0, 5) to the circle $x^2 + y^2 = 5$ have the slopes: | 2 and −2 | 1 and −1 | 3 and −3 | 5 and −5 | From $25 = 5(1 + m^2)$ it follows that $m^2 = 4$.
3 circle-tangent, circle-equation | The two tangents from a point to the circle $x^2 + y^2 = 8$ are perpendicular. The point lies on the circle: | $x^2 + y^2 = 16$ | $x^2 + y^2 = 64$ | $x^2 + y^2 = 4$ | $x^2 + y^2 = 32$ | It is the director circle, whose radius is $\\sqrt{2}$ times that of the given circle.
2 circle-tangent, circle-equation | A circle with the centre (2, 3) has the x-axis as a tangent. Its equation is: | $(x - 2)^2 + (y - 3)^2 = 9$ | $(x - 2)^2 + (y - 3)^2 = 4$ | $(x + 2)^2 + (y + 3)^2 = 4$ | $(x + 2)^2 + (y + 3)^2 = 9$ | The distance of the centre from the x-axis is 3.
3 circle-tangent, circle-equation | The line x + y = 6 touches a circle with the centre at the origin. The equation of the circle is: | $x^2 + y^2 = 18$ | $x^2 + y^2 = 36$ | $x^2 + y^2 = 6$ | $x^2 + y^2 = 72$ | The distance of the line from the origin is $\\frac{6}{\\sqrt{2}} = 3\\sqrt{2}$.
1 circles-and-their-lines | The director circle of a circle of radius r is a concentric circle of radius: | √2 r | 2r | r/2 | √3 r | Perpendicular tangents meet at the corner of a square of side r, √2 r from the centre.
1 circles-and-their-lines | The auxiliary circle of the ellipse x²/25 + y²/9 = 1 is: | x² + y² = 25 | x² + y² = 9 | x² + y² = 34 | x² + y² = 16 | The auxiliary circle has the major axis as its diameter, so its radius is 5.
1 circles-and-their-lines | The radical axis of two circles is perpendicular to the: | line of centres | common chord | x-axis always | common tangent | The radical axis cuts the line that joins the two centres at right angles.
2 circles-and-their-lines | The director circle of the ellipse x²/16 + y²/9 = 1 is: | x² + y² = 25 | x² + y² = 7 | x² + y² = 16 | x² + y² = 144 | It is x² + y² = a² + b² = 16 + 9.
2 circles-and-their-lines | The director circle of the circle x² + y² = 18 is: | x² + y² = 36 | x² + y² = 9 | x² + y² = 54 | x² + y² = 72 | Its radius squared is twice that of the circle.
2 circles-and-their-lines | The radical axis of the circles x² + y² = 9 and x² + y² − 4x − 6y + 5 = 0 is: | 2x + 3y = 7 | 2x + 3y = 2 | 2x − 3y = 7 | 3x + 2y = 7 | Subtracting the equations gives 4x + 6y = 14.
2 circles-and-their-lines | When two circles touch each other, their radical axis is their: | common tangent | line of centres | common diameter | longest chord | At the point of contact the powers of the two circles are equal, and there the radical axis touches both.
2 circles-and-their-lines | The chord of contact of the tangents drawn from (4, 3) to the circle x² + y² = 12 is: | 4x + 3y = 12 | 3x + 4y = 12 | 4x − 3y = 12 | 4x + 3y = 25 | The chord of contact from (x₁, y₁) is xx₁ + yy₁ = r².
2 circles-and-their-lines | The three radical axes of three circles, taken two at a time, whose centres are not on one line are: | concurrent | parallel | coincident | perpendicular | They meet at one point, the radical centre.
3 circles-and-their-lines | The length of the chord of contact of the tangents from (5, 0) to the circle x² + y² = 9 is: | 24/5 units | 12/5 units | 9/5 units | 18/5 units | The chord is x = 9/5, so its half is √(9 − 81/25) = 12/5.
3 circles-and-their-lines | In the family of circles x² + y² − 4 + k(x + y − 1) = 0, the circle through the origin has k equal to: | −4 | 4 | 1 | −1 | Putting (0, 0) gives −4 − k = 0.
3 circles-and-their-lines | The circles x² + y² − 4x − 6y + k = 0 and x² + y² + 2x − 2y − 3 = 0 cut each other at right angles. The value of k is: | 5 | 3 | 8 | −1 | 2(−2)(1) + 2(−3)(−1) = k − 3, that is 2 = k − 3.
`,
    },
  ],
})
