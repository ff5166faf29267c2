import { faraday } from './faraday.ts'
import { nernst } from './nernst/nernst.ts'

export const generators = {
  'chemistry/nernst': nernst,
  'chemistry/faraday': faraday,
}

export const notes = () => import('./notes.ts')
