import { askBank } from '../../../kit/bank/ask-bank.ts'
import { argandPlane } from './argand-plane.bank.ts'
import { complex } from './complex.ts'

export const generators = {
  'higher/complex': complex,
  'bank/argand-plane': askBank(argandPlane),
}

export const notes = () => import('./notes.ts')
