import { circularSeat } from '../generators/reasoning/circular-seat.ts'
import { linearSeat } from '../generators/reasoning/linear-seat.ts'

export const generators = {
  'reasoning/linear-seat': linearSeat,
  'reasoning/circular-seat': circularSeat,
}
