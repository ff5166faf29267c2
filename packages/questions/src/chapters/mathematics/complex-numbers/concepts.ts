/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  algebra-of-complex-numbers | Algebra of Complex Numbers | multiplication of complex numbers, division of complex numbers, real and imaginary part
  powers-of-i | Powers of i | powers of iota, value of i
  modulus-of-complex | Modulus of a Complex Number | mod z
  argument-of-complex | Argument & Polar Form | argument of complex number, amplitude of complex number, <polar form of complex number, principal argument
  cube-roots-of-unity | Cube Roots of Unity | cube roots of one, omega in complex numbers
  argand-plane | Argand Plane | argand diagram, complex plane, complex numbers argand plane, geometry of complex numbers, locus in complex plane
  de-moivre | De Moivre's Theorem & Rotation | de moivre, de moivre theorem, demoivre theorem, de moivers theorem, <rotation of complex number, <rotation of complex numbers, rotation in complex numbers, <rotation theorem
`
