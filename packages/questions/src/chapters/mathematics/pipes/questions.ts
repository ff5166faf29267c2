import { leak } from './leak.ts'
import { pipeRates } from './pipe-rates.ts'
import { pipes } from './pipes.ts'

export const generators = {
  'arithmetic/pipes': pipes,
  'arithmetic/pipe-rates': pipeRates,
  'arithmetic/leak': leak,
}

export const notes = () => import('./notes.ts')
