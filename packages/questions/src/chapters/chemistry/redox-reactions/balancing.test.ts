import { expect, it } from 'vitest'
import { balanceEquation } from '../../../kit/chemistry/balance-equation.ts'
import { IONIC, LONGER, SIMPLE, writeEquation } from './balancing.ts'

// The draws of the catalogue test see a part of this list; here every row is held against the second way.

it.each([...SIMPLE, ...LONGER, ...IONIC].map((equation) => ({ equation, text: writeEquation(equation) })))(
  '$text is balanced in one way only, as the table says',
  ({ equation }) => {
    expect(balanceEquation(equation.left, equation.right)).toEqual(equation.numbers)
  },
)
