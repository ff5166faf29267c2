import { askBank } from '../../../kit/bank/ask-bank.ts'
import { governorsAndActs } from './governors-and-acts.bank.ts'
import { movementPairs } from './movement-pairs.bank.ts'
import { peopleAndMovements } from './people-and-movements.bank.ts'
import { rebelsAndReformers } from './rebels-and-reformers.bank.ts'
import { reformsAndRisings } from './reforms-and-risings.bank.ts'

export const generators = {
  'bank/movement-pairs': askBank(movementPairs),
  'bank/governors-and-acts': askBank(governorsAndActs),
  'bank/people-and-movements': askBank(peopleAndMovements),
  'bank/rebels-and-reformers': askBank(rebelsAndReformers),
  'bank/reforms-and-risings': askBank(reformsAndRisings),
}

export const notes = () => import('./notes.ts')
