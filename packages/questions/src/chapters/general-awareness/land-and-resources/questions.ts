import { askBank } from '../../../kit/bank/ask-bank.ts'
import { riversAndResources } from './rivers-and-resources.bank.ts'

export const generators = {
  'bank/rivers-and-resources': askBank(riversAndResources),
}

export const notes = () => import('./notes.ts')
