import { mirrorText } from './mirror-text.ts'

export const generators = {
  'reasoning/mirror-text': mirrorText,
}
