import { askBank } from '../../../kit/bank/ask-bank.ts'
import { activePassive } from './active-passive.bank.ts'
import { changeVoice } from './change-voice.ts'

export const generators = {
  'english/change-voice': changeVoice,
  'bank/active-passive': askBank(activePassive),
}

export const notes = () => import('./notes.ts')
