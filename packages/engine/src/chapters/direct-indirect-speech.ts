import { directIndirectSpeech } from '@ekagra/content/bank/direct-indirect-speech'
import { askBank } from '../bank/ask-bank.ts'

export const generators = {
  'bank/direct-indirect-speech': askBank(directIndirectSpeech),
}
