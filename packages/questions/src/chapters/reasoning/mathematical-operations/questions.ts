import { operatorSwap } from './operator-swap.ts'
import { signSubstitution } from './sign-substitution.ts'
import { symbolOperation } from './symbol-operation.ts'

export const generators = {
  'reasoning/operator-swap': operatorSwap,
  'reasoning/sign-substitution': signSubstitution,
  'reasoning/symbol-operation': symbolOperation,
}

export const notes = () => import('./notes.ts')
