import { askBank } from '../../../kit/bank/ask-bank.ts'
import { dAndFBlock } from './d-and-f-block.bank.ts'
import { transitionElements } from './transition-elements.bank.ts'

export const generators = {
  'bank/d-and-f-block': askBank(dAndFBlock),
  'bank/transition-elements': askBank(transitionElements),
}

export const notes = () => import('./notes.ts')
