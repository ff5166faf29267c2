import { askBank } from '../../../kit/bank/ask-bank.ts'
import { knowOptions } from '../../../kit/bank/know-options.ts'
import { biologyTerms } from '../../../kit/biology/biology-terms.ts'
import { bodyPairs } from './body-pairs.bank.ts'
import { breathingAndCirculation } from './breathing-and-circulation.bank.ts'
import { digestion } from './digestion.bank.ts'
import { excretionAndLocomotion } from './excretion-and-locomotion.bank.ts'
import { heartBloodAndLungs } from './heart-blood-and-lungs.bank.ts'
import { kidneyMuscleAndBone } from './kidney-muscle-and-bone.bank.ts'
import { nervousAndEndocrine } from './nervous-and-endocrine.bank.ts'
import { neuronsAndHormones } from './neurons-and-hormones.bank.ts'

const explain = knowOptions({
  glossary: biologyTerms,
  banks: [
    bodyPairs,
    digestion,
    breathingAndCirculation,
    excretionAndLocomotion,
    nervousAndEndocrine,
    heartBloodAndLungs,
    kidneyMuscleAndBone,
    neuronsAndHormones,
  ],
})

export const generators = {
  'bank/body-pairs': askBank(bodyPairs, explain),
  'bank/digestion': askBank(digestion, explain),
  'bank/breathing-and-circulation': askBank(breathingAndCirculation, explain),
  'bank/excretion-and-locomotion': askBank(excretionAndLocomotion, explain),
  'bank/nervous-and-endocrine': askBank(nervousAndEndocrine, explain),
  'bank/heart-blood-and-lungs': askBank(heartBloodAndLungs, explain),
  'bank/kidney-muscle-and-bone': askBank(kidneyMuscleAndBone, explain),
  'bank/neurons-and-hormones': askBank(neuronsAndHormones, explain),
}

export const notes = () => import('./notes.ts')
