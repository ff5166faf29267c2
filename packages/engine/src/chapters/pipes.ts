import { leak } from '../generators/arithmetic/leak.ts'
import { pipes } from '../generators/arithmetic/pipes.ts'

export const generators = {
  'arithmetic/pipes': pipes,
  'arithmetic/leak': leak,
}
