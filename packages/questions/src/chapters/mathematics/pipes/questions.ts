import { leak } from './leak.ts'
import { pipes } from './pipes.ts'

export const generators = {
  'arithmetic/pipes': pipes,
  'arithmetic/leak': leak,
}

export const notes = () => import('./notes.ts')
