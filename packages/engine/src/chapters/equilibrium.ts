import { equilibriumConstant } from '../generators/chemistry/equilibrium-constant.ts'
import { ph } from '../generators/chemistry/ph.ts'

export const generators = {
  'chemistry/equilibrium-constant': equilibriumConstant,
  'chemistry/ph': ph,
}
