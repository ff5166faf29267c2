import { describe, expect, it } from 'vitest'
import { countPairs, MOLECULES, shapeOf, writeMolecule } from './chemical-bonding/hybridisation.ts'
import { balanceEquation, IONIC, LONGER, SIMPLE, writeEquation } from './redox-reactions/balancing.ts'
import { ELEMENTS, METAL_IONS, unpairedIn, writeElement } from './structure-of-atom/elements.ts'
import { countUnpaired, fillElectrons, ionise, writeElectrons } from './structure-of-atom/fill-electrons.ts'
import { combineEquations } from './thermochemistry/hess/combine-equations.ts'
import { formationOf, REACTIONS } from './thermochemistry/hess/enthalpies.ts'

// The draws of the catalogue test see a part of these lists; here every row is held against the second way.

describe('the elements', () => {
  it.each(ELEMENTS)('$symbol is filled as the table says', (element) => {
    const electrons = fillElectrons(element.z)
    expect(electrons).toHaveLength(element.z)
    expect(writeElectrons(element.z, electrons)).toBe(writeElement(element))
    expect(countUnpaired(electrons)).toBe(unpairedIn(element.outer))
  })

  it('lose the electrons of 4s before those of 3d', () => {
    for (const { z, charge, d } of METAL_IONS) {
      const left = ionise(fillElectrons(z), charge)
      expect(left.filter(({ n, l }) => n === 3 && l === 2)).toHaveLength(d)
      expect(left).toHaveLength(18 + d)
    }
  })
})

describe('the molecules', () => {
  it('are at least sixty, each once', () => {
    const names = MOLECULES.map(writeMolecule)
    expect(new Set(names).size).toBe(names.length)
    expect(names.length).toBeGreaterThanOrEqual(60)
  })

  it.each(MOLECULES.map((molecule) => ({ ...molecule, name: writeMolecule(molecule) })))(
    '$name has the lone pairs that its valence electrons leave, and a shape',
    ({ formula, central, charge, bonds, lone }) => {
      expect(countPairs(formula, central, charge)).toEqual({ bonds, lone })
      expect(shapeOf(bonds, lone)).not.toBe('')
    },
  )
})

describe('the equations', () => {
  it.each([...SIMPLE, ...LONGER, ...IONIC].map((equation) => ({ equation, text: writeEquation(equation) })))(
    '$text is balanced in one way only, as the table says',
    ({ equation }) => {
      expect(balanceEquation(equation.left, equation.right)).toEqual(equation.numbers)
    },
  )

  it('of heat are balanced and have every enthalpy', () => {
    for (const { left, right } of REACTIONS) {
      const uncharged = (side: typeof left) => side.map(({ formula }) => ({ formula, charge: 0 }))
      expect(balanceEquation(uncharged(left), uncharged(right))).toEqual(
        [...left, ...right].map(({ number }) => number),
      )
      for (const member of [...left, ...right]) expect(formationOf(member)).not.toBeNaN()
    }
  })
})

it('adds equations by Hess’s law only where their substances agree', () => {
  const known = [
    { equation: 'C(s) + O₂(g) → CO₂(g)', enthalpy: -393.5 },
    { equation: 'CO(g) + ½O₂(g) → CO₂(g)', enthalpy: -283 },
  ]
  expect(combineEquations(known, 'C(s) + ½O₂(g) → CO(g)')).toBeCloseTo(-110.5)
  expect(combineEquations(known, 'C(s) + 2H₂(g) → CH₄(g)')).toBeNaN()
})
