import { conic } from '../generators/higher/conic.ts'

export const generators = {
  'higher/conic': conic,
}
