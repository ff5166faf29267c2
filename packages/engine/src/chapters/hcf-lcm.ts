import { highestCommonFactor } from '../generators/number/highest-common-factor.ts'

export const generators = {
  'number/highest-common-factor': highestCommonFactor,
}
