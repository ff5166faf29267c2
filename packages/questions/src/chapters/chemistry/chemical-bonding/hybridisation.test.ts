import { describe, expect, it } from 'vitest'
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
