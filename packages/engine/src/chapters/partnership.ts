import { partnership } from '../generators/arithmetic/partnership.ts'

export const generators = {
  'arithmetic/partnership': partnership,
}
