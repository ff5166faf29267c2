import { log } from './log.ts'

export const generators = {
  'algebra/log': log,
}

export const notes = () => import('./notes.ts')
