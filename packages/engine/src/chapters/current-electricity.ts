import { electricityConcepts } from '@ekagra/content/bank/electricity-concepts'
import { askBank } from '../bank/ask-bank.ts'
import { electricPower } from '../generators/physics/electric-power.ts'
import { resistorNetwork } from '../generators/physics/resistor-network.ts'

export const generators = {
  'physics/resistor-network': resistorNetwork,
  'physics/electric-power': electricPower,
  'bank/electricity-concepts': askBank(electricityConcepts),
}
