import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'The product of the first ten powers of i is:' */
export const complexNumbersProblems = defineBank({
  id: 'complex-numbers-problems',
  sets: [
    {
      rows: `
1 powers-of-i | The values of $i^n$ for the integers n repeat with the period: | 4 | 2 | 3 | 1 | Since i⁴ = 1, the values i, −1, −i, 1 come round again.
1 powers-of-i | The reciprocal $\\frac{1}{i}$ is equal to: | −i | i | −1 | 1 | Multiply top and bottom by i: i/i² = i/(−1) = −i.
1 powers-of-i | In terms of i, $\\sqrt{-25}$ is: | 5i | −5 | −5i | 25i | The root is √25 × √(−1) = 5 × i = 5i, an imaginary number.
2 powers-of-i | The product $i \\cdot i^2 \\cdot i^3 \\cdots i^{10}$ is: | −i | i | 1 | −1 | The exponents add up to 55, and 55 leaves 3 on division by 4, so it is i³.
2 powers-of-i | Which of the following values of n satisfies $i^n = -i$? | 43 | 41 | 42 | 44 | The exponent must leave the remainder 3 on division by 4.
2 powers-of-i | The value of $(1 + i)^8$ is: | 16 | −16 | 16i | 256 | (1 + i)² = 2i, and (2i)⁴ = 16 × i⁴ = 16.
2 powers-of-i | The value of $\\sqrt{-4} \\times \\sqrt{-9}$ is: | −6 | 6 | 6i | −6i | The roots are 2i and 3i, and their product is 6i² = −6.
2 powers-of-i | The least positive integer n with $\\left(\\frac{1 + i}{1 - i}\\right)^n = 1$ is: | 4 | 2 | 3 | 1 | The quotient is (1 + i)²/2 = i, and the first power of i equal to 1 is i⁴.
3 powers-of-i | The value of $\\sum_{n=1}^{13} (i^n + i^{n+1})$ is: | i − 1 | i | −i | 0 | Four consecutive powers add up to 0; there remain i¹³ = i and i¹⁴ = −1.
3 powers-of-i | Consider the following statements for every integer n: // I. $i^n + i^{n+1} + i^{n+2} + i^{n+3} = 0$. // II. $i^{-n} = i^n$. // Which of the statements given above is/are correct? | I only | II only | Both I and II | Neither I nor II | Four powers in a row are i, −1, −i and 1 in some order; but i⁻¹ = −i, so II fails for n = 1.
1 de-moivre | By De Moivre's theorem, (cos θ + i sin θ)^n for a whole number n is equal to: | cos nθ + i sin nθ | cos nθ − i sin nθ | n cos θ + i n sin θ | cos θ + i sin nθ | Each factor adds θ to the argument, and the modulus stays 1.
1 de-moivre | By De Moivre's theorem, the value of (cos 30° + i sin 30°)³ is: | i | −1 | 1 | −i | The cube is cos 90° + i sin 90°, which is equal to i.
1 de-moivre | The rotation of a point of the complex plane through 90° anticlockwise about the origin multiplies its complex number by: | i | −1 | −i | 1 + i | The number i has the modulus 1 and the argument 90°.
2 de-moivre | By De Moivre's theorem, the value of (cos 15° + i sin 15°)^12 is: | −1 | 1 | i | −i | It is cos 180° + i sin 180° = −1.
2 de-moivre | Using De Moivre's theorem, (1 + i)^8 is equal to: | 16 | −16 | 16i | 8 | The modulus is (√2)^8 = 16 and the argument 8 × 45° = 360°.
2 de-moivre | Using De Moivre's theorem, (√3 + i)^6 is equal to: | −64 | 64 | 64i | −64i | The modulus is 2^6 = 64 and the argument 6 × 30° = 180°.
2 de-moivre | By rotation through 90° anticlockwise about the origin, the complex number 3 + 4i becomes: | −4 + 3i | 4 − 3i | −3 − 4i | 4 + 3i | Multiplying by i gives i(3 + 4i) = −4 + 3i for the new point.
2 de-moivre | By rotation through 60° anticlockwise about the origin, the complex number 2 becomes: | 1 + √3 i | √3 + i | −1 + √3 i | 1 − √3 i | 2(cos 60° + i sin 60°) = 1 + √3 i.
3 de-moivre | If z = cos θ + i sin θ, then by De Moivre's theorem z^n + 1/z^n is equal to: | 2 cos nθ | 2i sin nθ | 2 sin nθ | cos nθ | 1/z^n = cos nθ − i sin nθ, so the imaginary parts cancel.
3 de-moivre | By rotation through 45° clockwise about the origin, the complex number 1 + i becomes: | √2 | √2 i | 2 | 1 − i | Its modulus is √2 and its argument falls from 45° to 0°.
3 de-moivre | By De Moivre's theorem, the smallest positive whole number n for which (cos 40° + i sin 40°)^n = 1 is: | 9 | 18 | 8 | 4 | 40n must be a multiple of 360, so n = 9.
`,
    },
  ],
})
