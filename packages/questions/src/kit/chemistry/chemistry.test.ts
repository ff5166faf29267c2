import { describe, expect, it } from 'vitest'
import { createRandom } from '../random/random.ts'
import { balanceEquation, countEverything } from './balance-equation.ts'
import { ATOMIC_MASSES, COMPOUNDS, countAtoms, formatFormula } from './formulas.ts'
import {
  addUpMolarMass,
  articleOf,
  drawSolute,
  isWhole,
  roundOff,
  tidy,
  withSoluteFormula,
} from './solutes.ts'

describe('countEverything', () => {
  const count = (formula: string, charge = 0) => Object.fromEntries(countEverything({ formula, charge }))

  it('multiplies brackets out and adds an element that stands in two places', () => {
    expect(count('CH3COOH')).toEqual({ C: 2, H: 4, O: 2 })
    expect(count('Ca(OH)2')).toEqual({ Ca: 1, O: 2, H: 2 })
    expect(count('Al2(SO4)3')).toEqual({ Al: 2, S: 3, O: 12 })
    expect(count('NH4(NO3)')).toEqual({ N: 2, H: 4, O: 3 })
    expect(count('Pb(C12H22)10')).toEqual({ Pb: 1, C: 120, H: 220 })
  })

  it('counts a charge as one more element', () => {
    expect(count('MnO4', -1)).toEqual({ charge: -1, Mn: 1, O: 4 })
  })
})

describe('balanceEquation', () => {
  const species = (side: string) =>
    side.split(' + ').map((text) => {
      const [formula = '', charge = '0'] = text.split('^')
      return { formula, charge: Number(charge) }
    })
  const balance = (equation: string) => {
    const [left = '', right = ''] = equation.split(' = ')
    return balanceEquation(species(left), species(right))
  }

  it.each([
    ['H2 + O2 = H2O', [2, 1, 2]],
    ['CH4 + O2 = CO2 + H2O', [1, 2, 1, 2]],
    ['Fe + O2 = Fe2O3', [4, 3, 2]],
    ['C2H6 + O2 = CO2 + H2O', [2, 7, 4, 6]],
    ['Al + H2SO4 = Al2(SO4)3 + H2', [2, 3, 1, 3]],
    ['NaOH = NaOH', [1, 1]],
    ['MnO4^-1 + Fe^2 + H^1 = Mn^2 + Fe^3 + H2O', [1, 5, 8, 1, 5, 4]],
    ['Cr2O7^-2 + H^1 + Fe^2 = Cr^3 + Fe^3 + H2O', [1, 14, 6, 2, 6, 7]],
    ['K4Fe(CN)6 + H2SO4 + H2O = K2SO4 + FeSO4 + (NH4)2SO4 + CO', [1, 6, 6, 2, 1, 3, 6]],
  ])('balances %s', (equation, numbers) => {
    expect(balance(equation)).toEqual(numbers)
  })

  it('gives nothing when no numbers balance it, or several do', () => {
    expect(balance('H2 = O2')).toEqual([])
    expect(balance('H2 + O2 + C = H2O + CO2')).toEqual([])
  })
})

describe('the compounds of the questions', () => {
  it.each(COMPOUNDS)('$formula has the molar mass and the atoms that its formula says', (compound) => {
    const atoms = [...countAtoms(compound.formula)]
    expect(atoms.reduce((sum, [, count]) => sum + count, 0)).toBe(compound.atoms)
    expect(addUpMolarMass(compound.formula)).toBe(compound.molarMass)
    expect(atoms.filter(([element]) => !(element in ATOMIC_MASSES))).toEqual([])
  })

  it('tell gases from the others', () => {
    const gases = COMPOUNDS.filter(({ isGas }) => isGas).map(({ name }) => name)
    expect(gases).toContain('ammonia')
    expect(gases).not.toContain('water')
  })

  it('are written with small figures', () => {
    expect(formatFormula('C12H22O11')).toBe('C₁₂H₂₂O₁₁')
    expect(formatFormula('NaCl')).toBe('NaCl')
    expect(withSoluteFormula({ name: 'urea', formula: 'CH4N2O' })).toBe('urea (CH₄N₂O)')
  })

  it('have no molar mass when an element is not known', () => {
    expect(addUpMolarMass('XeF2')).toBeNaN()
  })
})

describe('drawSolute', () => {
  const drawMany = (concentration: number) =>
    Array.from({ length: 300 }, (_, index) => drawSolute(createRandom(`${index}`), concentration))

  it('draws what dissolves that well, with the molar mass of its formula', () => {
    const drawn = drawMany(5)
    for (const { strongest, formula, molarMass } of drawn) {
      expect(strongest).toBeGreaterThanOrEqual(5)
      expect(addUpMolarMass(formula)).toBe(molarMass)
    }
    expect(new Set(drawn.map(({ name }) => name))).toEqual(
      new Set([
        'sodium hydroxide',
        'potassium hydroxide',
        'sodium chloride',
        'sodium nitrate',
        'calcium chloride',
        'ammonium chloride',
        'urea',
      ]),
    )
    expect(new Set(drawMany(0.1).map(({ name }) => name)).size).toBe(13)
  })
})

describe('numbers of solutions', () => {
  it('have no floating-point noise', () => {
    expect(tidy(0.1 + 0.2)).toBe(0.3)
    expect(isWhole(0.7 * 10 + 0.1 * 10)).toBe(true)
    expect(isWhole(2.5)).toBe(false)
    expect(roundOff(2.345678, 2)).toBe(2.35)
    expect(roundOff(2, 2)).toBe(2)
  })

  it.each([
    [8, 'an'],
    [0.8, 'a'],
    [80, 'an'],
    [8.5, 'an'],
    [11, 'an'],
    [11.2, 'an'],
    [110, 'a'],
    [18, 'an'],
    [18.5, 'an'],
    [180, 'a'],
    [1.8, 'a'],
    [5, 'a'],
  ])('%d has the article %s', (number, article) => {
    expect(articleOf(number)).toBe(article)
  })
})
