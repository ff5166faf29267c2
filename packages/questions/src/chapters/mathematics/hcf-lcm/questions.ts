import { hcfLcmStories } from './hcf-lcm-stories.ts'
import { hcfLcmWord } from './hcf-lcm-word.ts'
import { highestCommonFactor } from './highest-common-factor.ts'
import { lowestCommonMultiple } from './lowest-common-multiple.ts'

export const generators = {
  'number/highest-common-factor': highestCommonFactor,
  'number/lowest-common-multiple': lowestCommonMultiple,
  'number/hcf-lcm-word': hcfLcmWord,
  'number/hcf-lcm-stories': hcfLcmStories,
}

export const notes = () => import('./notes.ts')
