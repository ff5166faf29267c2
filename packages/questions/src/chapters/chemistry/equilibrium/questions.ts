import { askBank } from '../../../kit/bank/ask-bank.ts'
import { equilibriumConcepts } from './equilibrium-concepts.bank.ts'
import { equilibriumConstant } from './equilibrium-constant/equilibrium-constant.ts'
import { ph } from './ph.ts'

export const generators = {
  'chemistry/equilibrium-constant': equilibriumConstant,
  'chemistry/ph': ph,
  'bank/equilibrium-concepts': askBank(equilibriumConcepts),
}

export const notes = () => import('./notes.ts')
