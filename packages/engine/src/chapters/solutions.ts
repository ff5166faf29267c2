import { colligative } from '../generators/chemistry/colligative.ts'

export const generators = {
  'chemistry/colligative': colligative,
}
