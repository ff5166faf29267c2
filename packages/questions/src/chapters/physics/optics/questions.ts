import { askBank } from '../../../kit/bank/ask-bank.ts'
import { lens } from './lens.ts'
import { lightConcepts } from './light-concepts.bank.ts'
import { mirror } from './mirror.ts'
import { opticsPairs } from './optics-pairs.bank.ts'
import { rayAndWaveOptics } from './ray-and-wave-optics.bank.ts'
import { refraction } from './refraction.ts'

export const generators = {
  'bank/optics-pairs': askBank(opticsPairs),
  'physics/lens': lens,
  'physics/mirror': mirror,
  'physics/refraction': refraction,
  'bank/light-concepts': askBank(lightConcepts),
  'bank/ray-and-wave-optics': askBank(rayAndWaveOptics),
}

export const notes = () => import('./notes.ts')
