import { expect, it } from 'vitest'
import { balanceEquation } from '../../../../kit/chemistry/balance-equation.ts'
import { combineEquations } from './combine-equations.ts'
import { formationOf, REACTIONS } from './enthalpies.ts'

it('has balanced equations of heat, each with every enthalpy', () => {
  for (const { left, right } of REACTIONS) {
    const uncharged = (side: typeof left) => side.map(({ formula }) => ({ formula, charge: 0 }))
    expect(balanceEquation(uncharged(left), uncharged(right))).toEqual(
      [...left, ...right].map(({ number }) => number),
    )
    for (const member of [...left, ...right]) expect(formationOf(member)).not.toBeNaN()
  }
})

it('adds equations by Hess’s law only if their substances agree', () => {
  const known = [
    { equation: 'C(s) + O₂(g) → CO₂(g)', enthalpy: -393.5 },
    { equation: 'CO(g) + ½O₂(g) → CO₂(g)', enthalpy: -283 },
  ]
  expect(combineEquations(known, 'C(s) + ½O₂(g) → CO(g)')).toBeCloseTo(-110.5)
  expect(combineEquations(known, 'C(s) + 2H₂(g) → CH₄(g)')).toBeNaN()
})
