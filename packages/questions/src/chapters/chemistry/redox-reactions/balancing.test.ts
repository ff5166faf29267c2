import { expect, it } from 'vitest'
import { balanceEquation } from '../../../kit/chemistry/balance-equation.ts'
import { balanceInMedium, IN_MEDIUM, withoutMedium } from './balancing-in-medium.ts'
import { IONIC, LONGER, SIMPLE, speciesAt, writeEquation } from './equations.ts'

// The catalogue test draws only some rows of this list; here every row is checked against the second method.

it.each([...SIMPLE, ...LONGER, ...IONIC].map((equation) => ({ equation, text: writeEquation(equation) })))(
  '$text is balanced in one way only, as the table says',
  ({ equation }) => {
    expect(balanceEquation(equation.left, equation.right)).toEqual(equation.numbers)
  },
)

it.each(IN_MEDIUM.map((equation) => ({ equation, text: writeEquation(equation) })))(
  '$text is found again when H⁺, OH⁻ and H₂O are left out',
  ({ equation }) => {
    const numbers = balanceInMedium(withoutMedium(equation))
    for (const [place, number] of equation.numbers.entries())
      expect(numbers.get(speciesAt(equation, place))).toBe(number)
  },
)
