import { waveConcepts } from '@ekagra/content/bank/wave-concepts'
import { askBank } from '../bank/ask-bank.ts'
import { doppler } from '../generators/physics/doppler.ts'
import { oscillation } from '../generators/physics/oscillation.ts'
import { waves } from '../generators/physics/waves.ts'

export const generators = {
  'physics/shm': oscillation,
  'physics/waves': waves,
  'physics/doppler': doppler,
  'bank/wave-concepts': askBank(waveConcepts),
}
