import { circularSeat } from './circular-seat.ts'
import { linearSeat } from './linear-seat.ts'

export const generators = {
  'reasoning/linear-seat': linearSeat,
  'reasoning/circular-seat': circularSeat,
}

export const notes = () => import('./notes.ts')
