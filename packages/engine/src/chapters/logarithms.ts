import { log } from '../generators/algebra/log.ts'

export const generators = {
  'algebra/log': log,
}
