import { capacitor } from './capacitor.ts'
import { coulomb } from './coulomb.ts'

export const generators = {
  'physics/coulomb': coulomb,
  'physics/capacitor': capacitor,
}

export const notes = () => import('./notes.ts')
