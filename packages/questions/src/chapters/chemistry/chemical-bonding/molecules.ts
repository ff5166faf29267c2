import { formatFormula } from '../../../kit/chemistry/formulas.ts'

/** A molecule or ion with one central atom. */
export interface Molecule {
  formula: string
  central: string
  /** Atoms round the central one. */
  bonds: number
  /** Lone pairs on the central atom. */
  lone: number
  charge: number
}

/** 'NH3 N 3 1', and with a charge 'NH4 N 4 0 1': formula, central atom, bonded atoms, lone pairs on it. */
export const MOLECULES: readonly Molecule[] =
  `BeCl2 Be 2 0; BeF2 Be 2 0; CO2 C 2 0; CS2 C 2 0; HCN C 2 0; N2O N 2 0; NO2 N 2 0 1; N3 N 2 0 -1; OCN C 2 0 -1;
  SCN C 2 0 -1; BF3 B 3 0; BCl3 B 3 0; BBr3 B 3 0; SO3 S 3 0; CO3 C 3 0 -2; NO3 N 3 0 -1; COCl2 C 3 0; HCHO C 3 0;
  CH3 C 3 0 1; SO2 S 2 1; O3 O 2 1; NO2 N 2 1 -1; NOCl N 2 1; SnCl2 Sn 2 1; CH4 C 4 0; CCl4 C 4 0; CHCl3 C 4 0;
  CH3Cl C 4 0; SiH4 Si 4 0; SiF4 Si 4 0; SiCl4 Si 4 0; GeCl4 Ge 4 0; NH4 N 4 0 1; PH4 P 4 0 1; PCl4 P 4 0 1; BF4 B 4 0 -1;
  BH4 B 4 0 -1; AlH4 Al 4 0 -1; AlCl4 Al 4 0 -1; SO4 S 4 0 -2; PO4 P 4 0 -3; ClO4 Cl 4 0 -1; POCl3 P 4 0; SO2Cl2 S 4 0;
  XeO4 Xe 4 0; SiO4 Si 4 0 -4; NH3 N 3 1; NF3 N 3 1; PCl3 P 3 1; PF3 P 3 1; AsCl3 As 3 1; H3O O 3 1 1; CH3 C 3 1 -1;
  SO3 S 3 1 -2; ClO3 Cl 3 1 -1; BrO3 Br 3 1 -1; IO3 I 3 1 -1; SOCl2 S 3 1; XeO3 Xe 3 1; H2O O 2 2; OF2 O 2 2; SCl2 S 2 2;
  NH2 N 2 2 -1; ClO2 Cl 2 2 -1; PCl5 P 5 0; PF5 P 5 0; AsF5 As 5 0; SbCl5 Sb 5 0; SF4 S 4 1; SeF4 Se 4 1;
  TeCl4 Te 4 1; XeO2F2 Xe 4 1; ClF3 Cl 3 2; BrF3 Br 3 2; XeF2 Xe 2 3; I3 I 2 3 -1; ICl2 I 2 3 -1; SF6 S 6 0; SeF6 Se 6 0;
  TeF6 Te 6 0; PF6 P 6 0 -1; SiF6 Si 6 0 -2; AlF6 Al 6 0 -3; PCl6 P 6 0 -1; BrF5 Br 5 1; IF5 I 5 1; ClF5 Cl 5 1;
  XeOF4 Xe 5 1; XeF4 Xe 4 2; ICl4 I 4 2 -1; BrF4 Br 4 2 -1; IF7 I 7 0`
    .split(';')
    .map((entry) => {
      const [formula = '', central = '', bonds = '', lone = '', charge = '0'] = entry.trim().split(' ')
      return { formula, central, bonds: Number(bonds), lone: Number(lone), charge: Number(charge) }
    })

/** By steric number. */
export const HYBRIDS: Readonly<Record<number, string>> = {
  2: 'sp',
  3: 'sp²',
  4: 'sp³',
  5: 'sp³d',
  6: 'sp³d²',
  7: 'sp³d³',
}

/** By bonded atoms and lone pairs, with the angles of the ideal shape, or from what lone pairs narrow them. */
const SHAPES: Readonly<Record<string, { shape: string; angle: string }>> = {
  '2,0': { shape: 'linear', angle: 'exactly 180°' },
  '3,0': { shape: 'trigonal planar', angle: 'exactly 120°' },
  '2,1': { shape: 'bent', angle: 'narrowed from 120°' },
  '4,0': { shape: 'tetrahedral', angle: 'exactly 109.5°' },
  '3,1': { shape: 'trigonal pyramidal', angle: 'narrowed from 109.5°' },
  '2,2': { shape: 'bent', angle: 'narrowed from 109.5°' },
  '5,0': { shape: 'trigonal bipyramidal', angle: 'exactly 90° and 120°' },
  '4,1': { shape: 'see-saw', angle: 'narrowed from 90° and 120°' },
  '3,2': { shape: 'T-shaped', angle: 'narrowed from 90°' },
  '2,3': { shape: 'linear', angle: 'exactly 180°' },
  '6,0': { shape: 'octahedral', angle: 'exactly 90°' },
  '5,1': { shape: 'square pyramidal', angle: 'narrowed from 90°' },
  '4,2': { shape: 'square planar', angle: 'exactly 90°' },
  '7,0': { shape: 'pentagonal bipyramidal', angle: 'exactly 72° and 90°' },
}

export const shapeOf = (bonds: number, lone: number): string => SHAPES[`${bonds},${lone}`]?.shape ?? ''
export const angleOf = (bonds: number, lone: number): string => SHAPES[`${bonds},${lone}`]?.angle ?? ''

const CHARGES: Readonly<Record<number, string>> = {
  1: '⁺',
  [-1]: '⁻',
  [-2]: '²⁻',
  [-3]: '³⁻',
  [-4]: '⁴⁻',
}

export const writeMolecule = ({ formula, charge }: Pick<Molecule, 'formula' | 'charge'>): string =>
  `${formatFormula(formula)}${CHARGES[charge] ?? ''}`
