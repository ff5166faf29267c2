import { askBank } from '../../../kit/bank/ask-bank.ts'
import { evolution } from './evolution.bank.ts'

export const generators = {
  'bank/evolution': askBank(evolution),
}
