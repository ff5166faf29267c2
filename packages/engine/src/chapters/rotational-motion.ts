import { rotationalMotionConcepts } from '@ekagra/content/bank/rotational-motion-concepts'
import { askBank } from '../bank/ask-bank.ts'

export const generators = {
  'bank/rotational-motion-concepts': askBank(rotationalMotionConcepts),
}
