import { height } from '../generators/trigonometry/height.ts'

export const generators = {
  'trigonometry/height': height,
}
