import { circularSeat } from './circular-seat.ts'
import { linearSeat } from './linear-seat.ts'
import { circularSeatSet, linearSeatSet } from './seating-set.ts'

export const generators = {
  'reasoning/linear-seat': linearSeat,
  'reasoning/circular-seat': circularSeat,
  'reasoning/linear-seat-set': linearSeatSet,
  'reasoning/circular-seat-set': circularSeatSet,
}

export const notes = () => import('./notes.ts')
