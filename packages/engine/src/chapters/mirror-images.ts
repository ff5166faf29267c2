import { mirrorText } from '../generators/reasoning/mirror-text.ts'

export const generators = {
  'reasoning/mirror-text': mirrorText,
}
