import { askBank } from '../../../kit/bank/ask-bank.ts'
import { breathingAndCirculation } from './breathing-and-circulation.bank.ts'
import { digestion } from './digestion.bank.ts'
import { excretionAndLocomotion } from './excretion-and-locomotion.bank.ts'
import { nervousAndEndocrine } from './nervous-and-endocrine.bank.ts'

export const generators = {
  'bank/digestion': askBank(digestion),
  'bank/breathing-and-circulation': askBank(breathingAndCirculation),
  'bank/excretion-and-locomotion': askBank(excretionAndLocomotion),
  'bank/nervous-and-endocrine': askBank(nervousAndEndocrine),
}

export const notes = () => import('./notes.ts')
