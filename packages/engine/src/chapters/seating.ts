import { linearSeat } from '../generators/reasoning/linear-seat.ts'

export const generators = {
  'reasoning/linear-seat': linearSeat,
}
