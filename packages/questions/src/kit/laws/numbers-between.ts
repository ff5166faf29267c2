/**
 * The numbers that papers give between two limits: of at most two figures, even or ending in 5 (1.8, 25, 640). Small
 * ones go by hundredths up to 0.1 and by twentieths up to 1, because nobody gives 0.64 seconds.
 */
export function numbersBetween(min: number, max: number): readonly number[] {
  const numbers: number[] = []
  for (let power = -2; power <= 5; power++) {
    for (let figures = 10; figures < 100; figures++) {
      const value = Number((figures * 10 ** (power - 1)).toPrecision(3))
      if (value >= min && value <= max && isGiven(figures, power)) numbers.push(value)
    }
  }
  return numbers
}

function isGiven(figures: number, power: number): boolean {
  if (power === -2) return figures % 10 === 0
  if (power === -1) return figures % 5 === 0
  return figures % 2 === 0 || figures % 5 === 0
}
