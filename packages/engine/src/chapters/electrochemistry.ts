import { faraday } from '../generators/chemistry/faraday.ts'

export const generators = {
  'chemistry/faraday': faraday,
}
