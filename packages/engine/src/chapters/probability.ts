import { dice } from '../generators/statistics/dice.ts'

export const generators = {
  'statistics/dice': dice,
}
