import { askBank } from '../../../kit/bank/ask-bank.ts'
import { hcfLcmProblems } from './hcf-lcm-problems.bank.ts'
import { hcfLcmStories } from './hcf-lcm-stories.ts'
import { hcfLcmWord } from './hcf-lcm-word.ts'
import { highestCommonFactor } from './highest-common-factor.ts'
import { lowestCommonMultiple } from './lowest-common-multiple.ts'

export const generators = {
  'number/highest-common-factor': highestCommonFactor,
  'number/lowest-common-multiple': lowestCommonMultiple,
  'number/hcf-lcm-word': hcfLcmWord,
  'number/hcf-lcm-stories': hcfLcmStories,
  'bank/hcf-lcm-problems': askBank(hcfLcmProblems),
}

export const notes = () => import('./notes.ts')
