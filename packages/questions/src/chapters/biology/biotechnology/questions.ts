import { askBank } from '../../../kit/bank/ask-bank.ts'
import { biotechnology } from './biotechnology.bank.ts'
import { biotechnologyInDetail } from './biotechnology-in-detail.bank.ts'

export const generators = {
  'bank/biotechnology': askBank(biotechnology),
  'bank/biotechnology-in-detail': askBank(biotechnologyInDetail),
}

export const notes = () => import('./notes.ts')
