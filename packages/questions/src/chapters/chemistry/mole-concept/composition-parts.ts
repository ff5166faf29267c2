import { ATOMIC_MASSES, COMPOUNDS, countAtoms } from '../../../kit/chemistry/formulas.ts'
import { addUpMolarMass } from '../../../kit/chemistry/solutes.ts'
import type { Random } from '../../../kit/random/random.ts'
import { formatList } from '../../../kit/wording/format-list.ts'
import type { Message } from '../../../kit/wording/say.ts'

const NAMES: Readonly<Record<string, string>> = {
  H: 'hydrogen',
  C: 'carbon',
  N: 'nitrogen',
  O: 'oxygen',
  Na: 'sodium',
  Mg: 'magnesium',
  P: 'phosphorus',
  S: 'sulphur',
  Ca: 'calcium',
  Fe: 'iron',
  Al: 'aluminium',
  Cl: 'chlorine',
  K: 'potassium',
  Mn: 'manganese',
  Cu: 'copper',
  Zn: 'zinc',
  Ag: 'silver',
}

/** Minerals of one metal. */
export const ORES = [
  { mineral: 'haematite', formula: 'Fe2O3', element: 'Fe', metal: 'iron' },
  { mineral: 'magnetite', formula: 'Fe3O4', element: 'Fe', metal: 'iron' },
  { mineral: 'siderite', formula: 'FeCO3', element: 'Fe', metal: 'iron' },
  { mineral: 'alumina', formula: 'Al2O3', element: 'Al', metal: 'aluminium' },
  { mineral: 'cuprite', formula: 'Cu2O', element: 'Cu', metal: 'copper' },
  { mineral: 'copper glance', formula: 'Cu2S', element: 'Cu', metal: 'copper' },
  { mineral: 'copper pyrites', formula: 'CuFeS2', element: 'Cu', metal: 'copper' },
  { mineral: 'galena', formula: 'PbS', element: 'Pb', metal: 'lead' },
  { mineral: 'zinc blende', formula: 'ZnS', element: 'Zn', metal: 'zinc' },
  { mineral: 'calamine', formula: 'ZnCO3', element: 'Zn', metal: 'zinc' },
  { mineral: 'pyrolusite', formula: 'MnO2', element: 'Mn', metal: 'manganese' },
  { mineral: 'magnesite', formula: 'MgCO3', element: 'Mg', metal: 'magnesium' },
  { mineral: 'argentite', formula: 'Ag2S', element: 'Ag', metal: 'silver' },
]

/** 'H = 1, S = 32 and O = 16' */
export const massesOf = (formula: string): Message =>
  formatList([...countAtoms(formula).keys()].map((element) => `${element} = ${ATOMIC_MASSES[element] ?? 0}`))

/** More compounds that books analyse. */
const FURTHER = [
  ['ammonium nitrate', 'NH4NO3'],
  ['ammonium chloride', 'NH4Cl'],
  ['acetic acid', 'CH3COOH'],
  ['benzene', 'C6H6'],
  ['potassium nitrate', 'KNO3'],
  ['potassium chlorate', 'KClO3'],
  ['potassium permanganate', 'KMnO4'],
  ['sodium sulphate', 'Na2SO4'],
  ['sodium hydrogencarbonate', 'NaHCO3'],
  ['magnesium sulphate', 'MgSO4'],
  ['magnesium carbonate', 'MgCO3'],
  ['calcium chloride', 'CaCl2'],
  ['calcium sulphate', 'CaSO4'],
  ['aluminium oxide', 'Al2O3'],
  ['copper(II) oxide', 'CuO'],
  ['copper(II) sulphate', 'CuSO4'],
  ['zinc sulphate', 'ZnSO4'],
  ['silver nitrate', 'AgNO3'],
  ['iron(II) sulphate', 'FeSO4'],
  ['manganese dioxide', 'MnO2'],
] as const

const COMPOSED = [
  ...COMPOUNDS.filter(({ formula }) => countAtoms(formula).size > 1),
  ...FURTHER.map(([name, formula]) => ({ name, formula, molarMass: addUpMolarMass(formula) })),
]

/** A compound of several elements and one of them. */
export function drawPart(rng: Random) {
  const compound = rng.pick(COMPOSED)
  const [element, count] = rng.pick([...countAtoms(compound.formula)])
  return { compound, element, count, elementName: NAMES[element] ?? element }
}
