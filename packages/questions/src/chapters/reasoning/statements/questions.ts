import { askBank } from '../../../kit/bank/ask-bank.ts'
import { causeAndEffect } from './cause-and-effect.bank.ts'
import { statements } from './statements.bank.ts'
import { strongArguments } from './strong-arguments.bank.ts'

export const generators = {
  'bank/statements': askBank(statements),
  'bank/cause-and-effect': askBank(causeAndEffect),
  'bank/strong-arguments': askBank(strongArguments),
}

export const notes = () => import('./notes.ts')
