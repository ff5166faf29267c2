import { hybridisation } from '../generators/chemistry/hybridisation.ts'

export const generators = {
  'chemistry/hybridisation': hybridisation,
}
