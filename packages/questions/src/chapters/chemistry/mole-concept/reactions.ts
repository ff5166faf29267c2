import { formatFormula } from '../../../kit/chemistry/formulas.ts'
import { addUpMolarMass } from '../../../kit/chemistry/solutes.ts'

export interface Substance {
  name: string
  formula: string
  /** In front of the formula. */
  number: number
}

export interface Reaction {
  reactants: readonly [Substance, Substance]
  product: Substance
  /** What else comes out of it. */
  rest: readonly Substance[]
}

const substance = (name: string, formula: string, number = 1): Substance => ({ name, formula, number })

/** Two substances that react wholly, as schoolbooks take it. */
export const REACTIONS: readonly Reaction[] = [
  {
    reactants: [substance('nitrogen', 'N2'), substance('hydrogen', 'H2', 3)],
    product: substance('ammonia', 'NH3', 2),
    rest: [],
  },
  {
    reactants: [substance('hydrogen', 'H2', 2), substance('oxygen', 'O2')],
    product: substance('water', 'H2O', 2),
    rest: [],
  },
  {
    reactants: [substance('magnesium', 'Mg', 2), substance('oxygen', 'O2')],
    product: substance('magnesium oxide', 'MgO', 2),
    rest: [],
  },
  {
    reactants: [substance('aluminium', 'Al', 4), substance('oxygen', 'O2', 3)],
    product: substance('aluminium oxide', 'Al2O3', 2),
    rest: [],
  },
  {
    reactants: [substance('carbon monoxide', 'CO', 2), substance('oxygen', 'O2')],
    product: substance('carbon dioxide', 'CO2', 2),
    rest: [],
  },
  {
    reactants: [substance('sulphur dioxide', 'SO2', 2), substance('oxygen', 'O2')],
    product: substance('sulphur trioxide', 'SO3', 2),
    rest: [],
  },
  {
    reactants: [substance('sodium', 'Na', 2), substance('chlorine', 'Cl2')],
    product: substance('sodium chloride', 'NaCl', 2),
    rest: [],
  },
  {
    reactants: [substance('aluminium', 'Al', 2), substance('chlorine', 'Cl2', 3)],
    product: substance('aluminium chloride', 'AlCl3', 2),
    rest: [],
  },
  {
    reactants: [substance('iron', 'Fe', 3), substance('oxygen', 'O2', 2)],
    product: substance('magnetite', 'Fe3O4'),
    rest: [],
  },
  {
    reactants: [substance('methane', 'CH4'), substance('oxygen', 'O2', 2)],
    product: substance('carbon dioxide', 'CO2'),
    rest: [substance('water', 'H2O', 2)],
  },
  {
    reactants: [substance('propane', 'C3H8'), substance('oxygen', 'O2', 5)],
    product: substance('carbon dioxide', 'CO2', 3),
    rest: [substance('water', 'H2O', 4)],
  },
  {
    reactants: [substance('ethene', 'C2H4'), substance('oxygen', 'O2', 3)],
    product: substance('carbon dioxide', 'CO2', 2),
    rest: [substance('water', 'H2O', 2)],
  },
  {
    reactants: [substance('iron(III) oxide', 'Fe2O3'), substance('aluminium', 'Al', 2)],
    product: substance('iron', 'Fe', 2),
    rest: [substance('aluminium oxide', 'Al2O3')],
  },
  {
    reactants: [substance('iron(III) oxide', 'Fe2O3'), substance('carbon monoxide', 'CO', 3)],
    product: substance('iron', 'Fe', 2),
    rest: [substance('carbon dioxide', 'CO2', 3)],
  },
  {
    reactants: [substance('calcium carbonate', 'CaCO3'), substance('hydrogen chloride', 'HCl', 2)],
    product: substance('calcium chloride', 'CaCl2'),
    rest: [substance('water', 'H2O'), substance('carbon dioxide', 'CO2')],
  },
  {
    reactants: [substance('ammonia', 'NH3', 4), substance('oxygen', 'O2', 5)],
    product: substance('nitric oxide', 'NO', 4),
    rest: [substance('water', 'H2O', 6)],
  },
]

const write = ({ formula, number }: Substance): string =>
  `${number === 1 ? '' : number}${formatFormula(formula)}`

/** 'N₂ + 3H₂ → 2NH₃' */
export const equationOf = ({ reactants, product, rest }: Reaction): string =>
  `${reactants.map(write).join(' + ')} → ${[product, ...rest].map(write).join(' + ')}`

export const molarMassOf = ({ formula }: Substance): number => addUpMolarMass(formula)
