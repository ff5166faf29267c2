import { ATOMIC_MASSES, COMPOUNDS, countAtoms } from '../../../kit/chemistry/formulas.ts'
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

/** A compound of several elements and one of them. */
export function drawPart(rng: Random) {
  const compound = rng.pick(COMPOUNDS.filter(({ formula }) => countAtoms(formula).size > 1))
  const [element, count] = rng.pick([...countAtoms(compound.formula)])
  return { compound, element, count, elementName: NAMES[element] ?? element }
}
