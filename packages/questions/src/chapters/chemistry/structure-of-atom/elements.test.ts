import { describe, expect, it } from 'vitest'
import { ELEMENTS, METAL_IONS, unpairedIn, writeElement } from './elements.ts'
import { countUnpaired, fillElectrons, ionise, writeElectrons } from './fill-electrons.ts'

// The catalogue test draws only some rows of this list; here every row is checked against the second method.

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
