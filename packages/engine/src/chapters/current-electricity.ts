import { electricPower } from '../generators/physics/electric-power.ts'
import { resistorNetwork } from '../generators/physics/resistor-network.ts'

export const generators = {
  'physics/resistor-network': resistorNetwork,
  'physics/electric-power': electricPower,
}
