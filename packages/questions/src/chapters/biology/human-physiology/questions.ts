import { askBank } from '../../../kit/bank/ask-bank.ts'
import { breathingAndCirculation } from './breathing-and-circulation.bank.ts'
import { digestion } from './digestion.bank.ts'
import { excretionAndLocomotion } from './excretion-and-locomotion.bank.ts'
import { heartBloodAndLungs } from './heart-blood-and-lungs.bank.ts'
import { kidneyMuscleAndBone } from './kidney-muscle-and-bone.bank.ts'
import { nervousAndEndocrine } from './nervous-and-endocrine.bank.ts'
import { neuronsAndHormones } from './neurons-and-hormones.bank.ts'

export const generators = {
  'bank/digestion': askBank(digestion),
  'bank/breathing-and-circulation': askBank(breathingAndCirculation),
  'bank/excretion-and-locomotion': askBank(excretionAndLocomotion),
  'bank/nervous-and-endocrine': askBank(nervousAndEndocrine),
  'bank/heart-blood-and-lungs': askBank(heartBloodAndLungs),
  'bank/kidney-muscle-and-bone': askBank(kidneyMuscleAndBone),
  'bank/neurons-and-hormones': askBank(neuronsAndHormones),
}

export const notes = () => import('./notes.ts')
