import { bloodChain } from './blood-chain.ts'
import { bloodCoded } from './blood-coded.ts'
import { bloodPointing } from './blood-pointing.ts'
import { familySet } from './family-set.ts'

export const generators = {
  'reasoning/blood-chain': bloodChain,
  'reasoning/blood-pointing': bloodPointing,
  'reasoning/blood-coded': bloodCoded,
  'reasoning/family-set': familySet,
}

export const notes = () => import('./notes.ts')
