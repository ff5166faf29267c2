import { describe, expect, it } from 'vitest'
import { ASKED, shapeOf as askedShape } from './asked-molecules.ts'
import { countPairs, MOLECULES, shapeOf, writeMolecule } from './hybridisation.ts'

// The catalogue test draws only some rows of this list; here every row is checked against the second method.

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

describe('the molecules that are asked about one by one', () => {
  it.each(ASKED.filter(({ formula }) => !formula.startsWith('C2')))(
    '$name has the lone pairs that its valence electrons leave, and the shape of the other list',
    (molecule) => {
      const { formula, central, charge, bonds, lone } = molecule
      expect(countPairs(formula, central, charge)).toEqual({ bonds, lone })
      expect(askedShape(molecule)).toBe(shapeOf(bonds, lone))
    },
  )

  it.each(ASKED.filter(({ formula }) => formula.startsWith('C2')))(
    '$name has carbon atoms with as many neighbours as its hydrogen says',
    ({ formula, bonds, lone, sigmaAndPi }) => {
      const hydrogens = Number(formula.slice(3))
      expect([bonds, lone]).toEqual([1 + hydrogens / 2, 0])
      expect(sigmaAndPi).toEqual([1 + hydrogens, (6 - hydrogens) / 2])
    },
  )

  it.each(ASKED.filter(({ allLone }) => allLone !== null))(
    'all lone pairs of $name are what its valence electrons leave over after its bonds',
    ({ formula, central, charge, lone, allLone }) => {
      const outer = [...formula.matchAll(/([A-Z][a-z]?)(\d*)/g)]
        .map(([, element = '', number]) => ({ element, number: Number(number || 1) }))
        .map(({ element, number }) => ({ element, number: element === central ? number - 1 : number }))
      const perAtom: Record<string, number> = { H: 0, O: 2, F: 3, Cl: 3, I: 3 }
      const round = outer.reduce((sum, { element, number }) => sum + number * (perAtom[element] ?? 0), 0)
      expect(charge <= 1 && round + lone).toBe(allLone)
    },
  )
})
