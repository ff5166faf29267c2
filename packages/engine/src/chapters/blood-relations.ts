import { bloodChain } from '../generators/reasoning/blood-chain.ts'

export const generators = {
  'reasoning/blood-chain': bloodChain,
}
