import { askBank } from '../../../kit/bank/ask-bank.ts'
import { atomsAndNuclei } from './atoms-and-nuclei.bank.ts'
import { bohr } from './bohr.ts'
import { halfLife } from './half-life.ts'
import { modernPhysicsConcepts } from './modern-physics-concepts.bank.ts'
import { nuclearPairs } from './nuclear-pairs.bank.ts'
import { photoelectric } from './photoelectric.ts'
import { quantaAndParticles } from './quanta-and-particles.bank.ts'

export const generators = {
  'bank/nuclear-pairs': askBank(nuclearPairs),
  'physics/photoelectric': photoelectric,
  'physics/half-life': halfLife,
  'physics/bohr': bohr,
  'bank/modern-physics-concepts': askBank(modernPhysicsConcepts),
  'bank/atoms-and-nuclei': askBank(atomsAndNuclei),
  'bank/quanta-and-particles': askBank(quantaAndParticles),
}

export const notes = () => import('./notes.ts')
