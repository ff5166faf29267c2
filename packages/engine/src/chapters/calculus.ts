import { derivative } from '../generators/higher/derivative.ts'
import { integral } from '../generators/higher/integral.ts'
import { limit } from '../generators/higher/limit.ts'

export const generators = {
  'higher/derivative': derivative,
  'higher/integral': integral,
  'higher/limit': limit,
}
