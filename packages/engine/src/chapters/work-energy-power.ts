import { energyConcepts } from '@ekagra/content/bank/energy-concepts'
import { askBank } from '../bank/ask-bank.ts'
import { collision } from '../generators/physics/collision.ts'
import { energy } from '../generators/physics/energy.ts'
import { power } from '../generators/physics/power.ts'

export const generators = {
  'physics/energy': energy,
  'physics/power': power,
  'physics/collision': collision,
  'bank/energy-concepts': askBank(energyConcepts),
}
