import { modernPhysicsConcepts } from '@ekagra/content/bank/modern-physics-concepts'
import { askBank } from '../bank/ask-bank.ts'
import { bohr } from '../generators/physics/bohr.ts'
import { halfLife } from '../generators/physics/half-life.ts'
import { photoelectric } from '../generators/physics/photoelectric.ts'

export const generators = {
  'physics/photoelectric': photoelectric,
  'physics/half-life': halfLife,
  'physics/bohr': bohr,
  'bank/modern-physics-concepts': askBank(modernPhysicsConcepts),
}
