import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
algebra-of-complex-numbers | Complex number, sammishra sankhya, सम्मिश्र संख्या | A complex number is a number of the form $a + ib$, where $a$ and $b$ are real and $i = \\sqrt{-1}$.
algebra-of-complex-numbers | Conjugate of a complex number, complex conjugate, sanyugmi, संयुग्मी | The conjugate of a complex number $a + ib$ is $a - ib$; their product is $a^2 + b^2$.
powers-of-i | Imaginary unit, iota, imaginary number, kalpanik sankhya, काल्पनिक संख्या | The imaginary unit iota is the number $i = \\sqrt{-1}$, so $i^2 = -1$; a real multiple of it is an imaginary number.
modulus-of-complex | Modulus of a complex number, सम्मिश्र संख्या का मापांक | The modulus of a complex number $a + ib$ is its distance from the origin in the plane: $\\sqrt{a^2 + b^2}$.
argand-plane | Argand plane, complex plane, आर्गंड तल | The Argand plane is the plane in which the complex number $a + ib$ is shown as the point $(a, b)$, with real and imaginary axes.
argument-of-complex | Argument of a complex number, amplitude of a complex number, कोणांक | The argument of a complex number is the angle that the line from the origin to its point makes with the positive real axis.
argument-of-complex | De Moivre's theorem, de moivre theorem, डी मोइवर प्रमेय | De Moivre's theorem states that $(\\cos\\theta + i\\sin\\theta)^n = \\cos n\\theta + i\\sin n\\theta$ for every integer $n$.
cube-roots-of-unity | Cube roots of unity | The cube roots of unity are the three numbers $1$, $\\omega$ and $\\omega^2$ whose cube is 1; their sum is zero.
`)
