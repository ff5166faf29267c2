import { clockAngle } from './clock-angle.ts'
import { clockDrift } from './clock-drift.ts'

export const generators = {
  'reasoning/clock-angle': clockAngle,
  'reasoning/clock-drift': clockDrift,
}

export const notes = () => import('./notes.ts')
