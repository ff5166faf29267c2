import { colligative } from './colligative.ts'

export const generators = {
  'chemistry/colligative': colligative,
}
