import { operatorSwap } from '../generators/reasoning/operator-swap.ts'
import { signSubstitution } from '../generators/reasoning/sign-substitution.ts'
import { symbolOperation } from '../generators/reasoning/symbol-operation.ts'

export const generators = {
  'reasoning/operator-swap': operatorSwap,
  'reasoning/sign-substitution': signSubstitution,
  'reasoning/symbol-operation': symbolOperation,
}
