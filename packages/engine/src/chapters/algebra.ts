import { linear1 } from '../generators/algebra/linear-1.ts'

export const generators = {
  'algebra/linear-1': linear1,
}
