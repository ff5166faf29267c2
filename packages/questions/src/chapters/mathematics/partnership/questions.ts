import { partnership } from './partnership.ts'

export const generators = {
  'arithmetic/partnership': partnership,
}
