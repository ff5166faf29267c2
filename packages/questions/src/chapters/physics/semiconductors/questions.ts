import { askBank } from '../../../kit/bank/ask-bank.ts'
import { devicesAndGates } from './devices-and-gates.bank.ts'
import { semiconductors } from './semiconductors.bank.ts'

export const generators = {
  'bank/semiconductors': askBank(semiconductors),
  'bank/devices-and-gates': askBank(devicesAndGates),
}

export const notes = () => import('./notes.ts')
