import { breathingAndCirculation } from '@ekagra/content/bank/breathing-and-circulation'
import { digestion } from '@ekagra/content/bank/digestion'
import { excretionAndLocomotion } from '@ekagra/content/bank/excretion-and-locomotion'
import { nervousAndEndocrine } from '@ekagra/content/bank/nervous-and-endocrine'
import { askBank } from '../bank/ask-bank.ts'

export const generators = {
  'bank/digestion': askBank(digestion),
  'bank/breathing-and-circulation': askBank(breathingAndCirculation),
  'bank/excretion-and-locomotion': askBank(excretionAndLocomotion),
  'bank/nervous-and-endocrine': askBank(nervousAndEndocrine),
}
