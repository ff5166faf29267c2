import { askBank } from '../../../kit/bank/ask-bank.ts'
import { solidsAndGases } from './solids-and-gases.bank.ts'
import { statesOfMatter } from './states-of-matter.bank.ts'

export const generators = {
  'bank/states-of-matter': askBank(statesOfMatter),
  'bank/solids-and-gases': askBank(solidsAndGases),
}

export const notes = () => import('./notes.ts')
