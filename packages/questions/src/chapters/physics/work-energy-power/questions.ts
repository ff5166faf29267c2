import { askBank } from '../../../kit/bank/ask-bank.ts'
import { collision } from './collision.ts'
import { energy } from './energy.ts'
import { energyConcepts } from './energy-concepts.bank.ts'
import { energyLaws } from './energy-laws.ts'
import { energyNumericals } from './energy-numericals.bank.ts'
import { power } from './power.ts'

export const generators = {
  'physics/energy-laws': energyLaws,
  'physics/energy': energy,
  'physics/power': power,
  'physics/collision': collision,
  'bank/energy-concepts': askBank(energyConcepts),
  'bank/energy-numericals': askBank(energyNumericals),
}

export const notes = () => import('./notes.ts')
