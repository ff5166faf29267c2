import { log } from './log.ts'
import { logLaws } from './log-laws.ts'

export const generators = {
  'algebra/log': log,
  'algebra/log-laws': logLaws,
}

export const notes = () => import('./notes.ts')
