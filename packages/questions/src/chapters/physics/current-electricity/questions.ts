import { askBank } from '../../../kit/bank/ask-bank.ts'
import { circuitLaws } from './circuit-laws.ts'
import { circuits } from './circuits.bank.ts'
import { conductorPairs } from './conductor-pairs.bank.ts'
import { electricPower } from './electric-power.ts'
import { electricityConcepts } from './electricity-concepts.bank.ts'
import { resistanceAndDevices } from './resistance-and-devices.bank.ts'
import { resistorNetwork } from './resistor-network.ts'
import { wheatstoneBridge } from './wheatstone-bridge.ts'

export const generators = {
  'bank/conductor-pairs': askBank(conductorPairs),
  'physics/circuit-laws': circuitLaws,
  'physics/resistor-network': resistorNetwork,
  'physics/electric-power': electricPower,
  'physics/wheatstone-bridge': wheatstoneBridge,
  'bank/electricity-concepts': askBank(electricityConcepts),
  'bank/circuits': askBank(circuits),
  'bank/resistance-and-devices': askBank(resistanceAndDevices),
}

export const notes = () => import('./notes.ts')
