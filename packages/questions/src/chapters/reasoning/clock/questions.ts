import { clockAngle } from './clock-angle.ts'
import { clockDrift } from './clock-drift.ts'
import { clockHands } from './clock-hands.ts'

export const generators = {
  'reasoning/clock-angle': clockAngle,
  'reasoning/clock-hands': clockHands,
  'reasoning/clock-drift': clockDrift,
}

export const notes = () => import('./notes.ts')
