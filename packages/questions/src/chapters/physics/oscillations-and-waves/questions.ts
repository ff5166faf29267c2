import { askBank } from '../../../kit/bank/ask-bank.ts'
import { doppler } from './doppler.ts'
import { oscillation } from './oscillation.ts'
import { soundLaws } from './sound-laws.ts'
import { waveConcepts } from './wave-concepts.bank.ts'
import { waves } from './waves.ts'
import { wavesInDepth } from './waves-in-depth.bank.ts'

export const generators = {
  'physics/sound-laws': soundLaws,
  'physics/shm': oscillation,
  'physics/waves': waves,
  'physics/doppler': doppler,
  'bank/wave-concepts': askBank(waveConcepts),
  'bank/waves-in-depth': askBank(wavesInDepth),
}

export const notes = () => import('./notes.ts')
