import { inputOutput } from '../generators/reasoning/input-output.ts'

export const generators = {
  'reasoning/input-output': inputOutput,
}
