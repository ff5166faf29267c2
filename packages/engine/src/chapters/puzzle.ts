import { box } from '../generators/reasoning/box.ts'
import { floor } from '../generators/reasoning/floor.ts'
import { schedule } from '../generators/reasoning/schedule.ts'

export const generators = {
  'reasoning/floor': floor,
  'reasoning/box': box,
  'reasoning/schedule': schedule,
}
