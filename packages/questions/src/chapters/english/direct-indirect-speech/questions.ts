import { askBank } from '../../../kit/bank/ask-bank.ts'
import { directIndirectSpeech } from './direct-indirect-speech.bank.ts'

export const generators = {
  'bank/direct-indirect-speech': askBank(directIndirectSpeech),
}

export const notes = () => import('./notes.ts')
