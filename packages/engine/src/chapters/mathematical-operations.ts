import { signSubstitution } from '../generators/reasoning/sign-substitution.ts'
import { symbolOperation } from '../generators/reasoning/symbol-operation.ts'

export const generators = {
  'reasoning/sign-substitution': signSubstitution,
  'reasoning/symbol-operation': symbolOperation,
}
