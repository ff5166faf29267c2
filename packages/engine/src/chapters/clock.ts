import { clockAngle } from '../generators/reasoning/clock-angle.ts'
import { clockDrift } from '../generators/reasoning/clock-drift.ts'

export const generators = {
  'reasoning/clock-angle': clockAngle,
  'reasoning/clock-drift': clockDrift,
}
