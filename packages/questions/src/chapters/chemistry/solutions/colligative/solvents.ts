/** With its constants in K kg/mol and its molar mass, as the NCERT tables print them. */
interface Solvent {
  name: string
  molarMass: number
  boiling: number
  freezing: number
}

export const SOLVENTS: readonly Solvent[] = [
  { name: 'water', molarMass: 18, boiling: 0.52, freezing: 1.86 },
  { name: 'ethanol', molarMass: 46, boiling: 1.2, freezing: 1.99 },
  { name: 'benzene', molarMass: 78, boiling: 2.53, freezing: 5.12 },
  { name: 'chloroform', molarMass: 119.5, boiling: 3.63, freezing: 4.79 },
  { name: 'carbon disulphide', molarMass: 76, boiling: 2.34, freezing: 3.83 },
  { name: 'acetic acid', molarMass: 60, boiling: 2.93, freezing: 3.9 },
  { name: 'cyclohexane', molarMass: 84, boiling: 2.79, freezing: 20 },
]

export const WATER = { name: 'water', molarMass: 18, boiling: 0.52, freezing: 1.86 }

/** Solutes that dissolve as whole molecules and do not evaporate. */
export const MOLECULAR = [
  { name: 'urea', molarMass: 60 },
  { name: 'glucose', molarMass: 180 },
  { name: 'cane sugar', molarMass: 342 },
  { name: 'thiourea', molarMass: 76 },
  { name: 'mannitol', molarMass: 182 },
]

/** Salts that dissociate completely, with the number of their ions. */
export const SALTS = [
  { name: 'sodium chloride', formula: 'NaCl', molarMass: 58.5, ions: 2 },
  { name: 'potassium chloride', formula: 'KCl', molarMass: 74.5, ions: 2 },
  { name: 'calcium chloride', formula: 'CaCl₂', molarMass: 111, ions: 3 },
  { name: 'magnesium chloride', formula: 'MgCl₂', molarMass: 95, ions: 3 },
  { name: 'sodium sulphate', formula: 'Na₂SO₄', molarMass: 142, ions: 3 },
  { name: 'potassium sulphate', formula: 'K₂SO₄', molarMass: 174, ions: 3 },
  { name: 'potassium ferrocyanide', formula: 'K₄[Fe(CN)₆]', molarMass: 368, ions: 5 },
  { name: 'potassium bromide', formula: 'KBr', molarMass: 119, ions: 2 },
]

/** The two temperature shifts, each with its constant of the solvent. */
export const SHIFTS = [
  { rise: 'elevation of the boiling point', constant: 'boiling', symbol: '$K_b$', other: 'freezing' },
  { rise: 'depression of the freezing point', constant: 'freezing', symbol: '$K_f$', other: 'boiling' },
] as const

export const perMolal = (value: number) => `${value} K kg/mol`
