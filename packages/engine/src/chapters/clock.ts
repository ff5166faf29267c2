import { clockAngle } from '../generators/reasoning/clock-angle.ts'

export const generators = {
  'reasoning/clock-angle': clockAngle,
}
