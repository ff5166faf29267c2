import { faraday } from '../generators/chemistry/faraday.ts'
import { nernst } from '../generators/chemistry/nernst.ts'

export const generators = {
  'chemistry/nernst': nernst,
  'chemistry/faraday': faraday,
}
