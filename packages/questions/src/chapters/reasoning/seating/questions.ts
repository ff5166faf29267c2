import { circularSeat } from './circular-seat.ts'
import { linearSeat } from './linear-seat.ts'
import { facingRingSet, squareSeatSet, twoRowSet, twoWayRowSet } from './plan-set.ts'
import { circularSeatSet, linearSeatSet } from './seating-set.ts'

export const generators = {
  'reasoning/linear-seat': linearSeat,
  'reasoning/circular-seat': circularSeat,
  'reasoning/linear-seat-set': linearSeatSet,
  'reasoning/circular-seat-set': circularSeatSet,
  'reasoning/two-row-set': twoRowSet,
  'reasoning/two-way-row-set': twoWayRowSet,
  'reasoning/square-seat-set': squareSeatSet,
  'reasoning/facing-ring-set': facingRingSet,
}

export const notes = () => import('./notes.ts')
