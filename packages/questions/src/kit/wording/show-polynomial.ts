/**
 * LaTeX of a polynomial without the dollar signs, from the highest coefficient down: [1, -3, 2] -> 'x^{2} - 3x + 2'.
 */
export function showPolynomial(coefficients: readonly number[], letter = 'x'): string {
  const text = coefficients.reduce((sum, coefficient, index) => {
    if (coefficient === 0) return sum
    const power = coefficients.length - 1 - index
    const size = Math.abs(coefficient)
    const variable = power === 0 ? '' : power === 1 ? letter : `${letter}^{${power}}`
    const term = `${size === 1 && power > 0 ? '' : size}${variable}`
    if (sum === '') return coefficient < 0 ? `-${term}` : term
    return `${sum} ${coefficient < 0 ? '-' : '+'} ${term}`
  }, '')
  return text === '' ? '0' : text
}

/** By Horner's rule. */
export const polynomialAt = (coefficients: readonly number[], x: number): number =>
  coefficients.reduce((value, coefficient) => value * x + coefficient, 0)
