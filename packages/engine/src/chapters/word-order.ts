import { dictionary } from '../generators/reasoning/dictionary.ts'

export const generators = {
  'reasoning/dictionary': dictionary,
}
