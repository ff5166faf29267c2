import { boatSpeeds } from './boat-speeds.ts'
import { boats } from './boats.ts'

export const generators = {
  'arithmetic/boats': boats,
  'arithmetic/boat-speeds': boatSpeeds,
}

export const notes = () => import('./notes.ts')
