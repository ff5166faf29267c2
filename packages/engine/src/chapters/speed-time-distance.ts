import { train } from '../generators/arithmetic/train.ts'

export const generators = {
  'arithmetic/train': train,
}
