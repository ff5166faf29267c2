/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  algebra-of-complex-numbers | Algebra of Complex Numbers | multiplication of complex numbers, division of complex numbers, real and imaginary part
  powers-of-i | Powers of i | powers of iota, iota power, value of i
  modulus-of-complex | Modulus of a Complex Number | modulus of complex number, mod z
  argand-plane | Argand Plane & Argument | argand plane, argand diagram, complex plane, <argument of complex number, <complex number argument, amplitude of complex number, complex numbers argand plane, geometry of complex numbers, <polar form of complex number, locus in complex plane
`
