import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
distance-between-points | Coordinate geometry, cartesian geometry, nirdeshank jyamiti, निर्देशांक ज्यामिति | Coordinate geometry is the study of figures by means of coordinates, in which points are pairs of numbers and lines and curves are equations.
distance-between-points | Coordinates, abscissa and ordinate, abscissa, ordinate, भुज और कोटि | Coordinates are the pair $(x, y)$ that fixes a point in the plane; $x$ is the abscissa and $y$ the ordinate.
distance-between-points | Distance formula, doori sutra, दूरी सूत्र | The distance formula gives the distance between two points: $d = \\sqrt{(x_2 - x_1)^2 + (y_2 - y_1)^2}$.
distance-between-points | Quadrant, quadrants, chaturthansh, चतुर्थांश | A quadrant is one of the four parts into which the axes divide the plane, numbered anticlockwise from the one where both coordinates are positive.
midpoint-formula | Midpoint formula, mid point formula, madhya bindu sutra, मध्य बिंदु सूत्र | The midpoint formula gives the middle point of the segment joining two points: $\\left(\\frac{x_1 + x_2}{2}, \\frac{y_1 + y_2}{2}\\right)$.
internal-division | Section formula, vibhajan sutra, विभाजन सूत्र | The section formula gives the point that divides a segment internally in the ratio $m : n$: $\\left(\\frac{mx_2 + nx_1}{m + n}, \\frac{my_2 + ny_1}{m + n}\\right)$.
slope-of-a-line | Slope of a line, gradient of a line, pravanta, प्रवणता | The slope of a line is the tangent of the angle it makes with the positive $x$-axis: $m = \\frac{y_2 - y_1}{x_2 - x_1}$.
intercepts | Intercept, x intercept, y intercept, antahkhand, अंतःखंड | An intercept is the signed distance from the origin at which a line cuts an axis; the line with intercepts $a$ and $b$ is $\\frac{x}{a} + \\frac{y}{b} = 1$.
collinear-points | Collinear points, sanrekh bindu, संरेख बिंदु | Collinear points are three or more points that lie on one straight line; the triangle formed by three of them has area zero.
parallel-and-perpendicular-lines | Condition of parallel and perpendicular lines | Two lines with slopes $m_1$ and $m_2$ are parallel if $m_1 = m_2$ and perpendicular if $m_1m_2 = -1$.
centroid-by-coordinates | Centroid formula, centroid by coordinates | The centroid of a triangle with given vertices is the point whose coordinates are the means of theirs: $\\left(\\frac{x_1 + x_2 + x_3}{3}, \\frac{y_1 + y_2 + y_3}{3}\\right)$.
area-of-triangle-by-coordinates | Area of a triangle by coordinates, निर्देशांकों से त्रिभुज का क्षेत्रफल | The area of a triangle with given vertices is half the absolute value of $x_1(y_2 - y_3) + x_2(y_3 - y_1) + x_3(y_1 - y_2)$; it is zero if they are collinear.
`)
