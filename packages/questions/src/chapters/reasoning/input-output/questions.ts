import { inputOutput } from './input-output.ts'

export const generators = {
  'reasoning/input-output': inputOutput,
}

export const notes = () => import('./notes.ts')
