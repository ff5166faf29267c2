import { expect, it } from 'vitest'
import { balanceEquation } from '../../../kit/chemistry/balance-equation.ts'
import { IONIC, LONGER, SIMPLE, writeEquation } from './balancing.ts'

// The catalogue test draws only some rows of this list; here every row is checked against the second method.

it.each([...SIMPLE, ...LONGER, ...IONIC].map((equation) => ({ equation, text: writeEquation(equation) })))(
  '$text is balanced in one way only, as the table says',
  ({ equation }) => {
    expect(balanceEquation(equation.left, equation.right)).toEqual(equation.numbers)
  },
)
