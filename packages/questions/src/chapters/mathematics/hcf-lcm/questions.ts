import { hcfLcmWord } from './hcf-lcm-word.ts'
import { highestCommonFactor } from './highest-common-factor.ts'
import { lowestCommonMultiple } from './lowest-common-multiple.ts'

export const generators = {
  'number/highest-common-factor': highestCommonFactor,
  'number/lowest-common-multiple': lowestCommonMultiple,
  'number/hcf-lcm-word': hcfLcmWord,
}

export const notes = () => import('./notes.ts')
