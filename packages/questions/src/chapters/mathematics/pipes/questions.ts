import { askBank } from '../../../kit/bank/ask-bank.ts'
import { leak } from './leak.ts'
import { pipeRates } from './pipe-rates.ts'
import { pipes } from './pipes.ts'
import { pipesProblems } from './pipes-problems.bank.ts'

export const generators = {
  'arithmetic/pipes': pipes,
  'arithmetic/pipe-rates': pipeRates,
  'arithmetic/leak': leak,
  'bank/pipes-problems': askBank(pipesProblems),
}

export const notes = () => import('./notes.ts')
