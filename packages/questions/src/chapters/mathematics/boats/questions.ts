import { askBank } from '../../../kit/bank/ask-bank.ts'
import { boatSpeeds } from './boat-speeds.ts'
import { boats } from './boats.ts'
import { boatsProblems } from './boats-problems.bank.ts'

export const generators = {
  'arithmetic/boats': boats,
  'arithmetic/boat-speeds': boatSpeeds,
  'bank/boats-problems': askBank(boatsProblems),
}

export const notes = () => import('./notes.ts')
