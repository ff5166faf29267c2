import { metallurgy } from '@ekagra/content/bank/metallurgy'
import { askBank } from '../bank/ask-bank.ts'

export const generators = {
  'bank/metallurgy': askBank(metallurgy),
}
