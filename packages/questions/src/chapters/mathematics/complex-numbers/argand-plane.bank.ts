import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'In which quadrant of the Argand plane does 3 − 4i lie?' */
export const argandPlane = defineBank({
  id: 'argand-plane',
  sets: [
    {
      rows: `
1 argand-plane | In which quadrant of the Argand plane does the point of the complex number 3 − 4i lie? | Fourth | First | Second | Third | The real part is positive and the imaginary part is negative.
1 argand-plane | The distance between the points of 1 + i and 4 + 5i in the Argand plane is: | 5 | 7 | 25 | √7 | The difference is 3 + 4i, and its modulus is √(9 + 16) = 5.
1 argand-plane | The points z of the Argand plane for which $|z| = 2$ form: | a circle of radius 2 about the origin | a straight line through 2 | a circle of radius 4 about the origin | a pair of points on the real axis | The modulus of z is its distance from the origin, so all points at distance 2 are meant.
2 argand-plane | The points z for which $|z - 1| = |z + 1|$ form: | the imaginary axis | the real axis | a circle of radius 1 | a pair of points | z is equally far from 1 and from −1, so it lies on the perpendicular bisector of the segment, which is the imaginary axis.
2 argument-of-complex | The principal argument of −1 + i is: | 3π/4 | π/4 | −π/4 | 5π/4 | The point lies in the second quadrant at 45° to the negative real axis, so the argument is π − π/4.
1 argument-of-complex | Which angle does the line from the origin to the point of 1 + √3 i make with the positive real axis? | π/3 | π/6 | π/4 | 2π/3 | tan θ = √3 and the point lies in the first quadrant, so θ = π/3.
2 argand-plane | In the Argand plane, the conjugate of z is the reflection of z in: | the real axis | the imaginary axis | the origin | the line y = x | Only the sign of the imaginary part changes. Reflection in the origin gives −z.
2 argument-of-complex | Multiplication of a complex number by i turns its point in the Argand plane about the origin by: | 90° anticlockwise | 90° clockwise | 180° | 45° anticlockwise | i has modulus 1 and argument π/2, so the modulus stays and π/2 is added to the argument.
2 argand-plane | The centre and the radius of the circle $|z - 2 - 3i| = 5$ in the Argand plane are: | (2, 3) and 5 | (−2, −3) and 5 | (2, −3) and 5 | (2, 3) and 25 | The modulus of the difference z − (2 + 3i) is the distance of z from the point (2, 3).
3 argand-plane | The area of the triangle in the Argand plane with vertices 0, z and iz for z = 3 + 4i is: | 12.5 | 25 | 7 | 5 | iz is z turned by 90°, so the triangle is right-angled with both legs 5 and area 25/2.
3 argand-plane | The points z for which $|z - i| + |z + i| = 4$ form: | an ellipse | a circle | a hyperbola | a straight line | The sum of the distances from i and −i is constant and greater than 2, the distance between these two points.
1 argand-plane | The point of the complex number −2i in the Argand plane lies on the: | negative imaginary axis | positive imaginary axis | negative real axis | positive real axis | Its real part is 0 and its imaginary part −2.
2 argand-plane | In the Argand plane, multiplying z by i turns its point about the origin by: | 90° anticlockwise | 90° clockwise | 180° | 45° anticlockwise | The number i has modulus 1 and argument 90°.
1 argand-plane | The points 1 + i, −1 + i, −1 − i and 1 − i of the Argand plane are the corners of a: | square | trapezium | rhombus that is not a square | rectangle that is not a square | They lie at (±1, ±1), so all sides are 2 and all angles right.
2 argument-of-complex | The polar form of the complex number −2i is: | 2(cos(−π/2) + i sin(−π/2)) | 2(cos π + i sin π) | 2(cos π/2 + i sin π/2) | −2(cos 0 + i sin 0) | Its modulus is 2, and the point lies on the negative imaginary axis, so the argument is −π/2.
`,
    },
  ],
})
