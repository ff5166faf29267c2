import { equilibriumConstant } from './equilibrium-constant/equilibrium-constant.ts'
import { ph } from './ph.ts'

export const generators = {
  'chemistry/equilibrium-constant': equilibriumConstant,
  'chemistry/ph': ph,
}

export const notes = () => import('./notes.ts')
