import { inputOutput } from './input-output.ts'

export const generators = {
  'reasoning/input-output': inputOutput,
}
