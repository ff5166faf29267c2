import { hcfLcmWord } from '../generators/number/hcf-lcm-word.ts'
import { highestCommonFactor } from '../generators/number/highest-common-factor.ts'
import { lowestCommonMultiple } from '../generators/number/lowest-common-multiple.ts'

export const generators = {
  'number/highest-common-factor': highestCommonFactor,
  'number/lowest-common-multiple': lowestCommonMultiple,
  'number/hcf-lcm-word': hcfLcmWord,
}
