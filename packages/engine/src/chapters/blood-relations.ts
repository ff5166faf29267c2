import { bloodChain } from '../generators/reasoning/blood-chain.ts'
import { bloodCoded } from '../generators/reasoning/blood-coded.ts'
import { bloodPointing } from '../generators/reasoning/blood-pointing.ts'

export const generators = {
  'reasoning/blood-chain': bloodChain,
  'reasoning/blood-pointing': bloodPointing,
  'reasoning/blood-coded': bloodCoded,
}
