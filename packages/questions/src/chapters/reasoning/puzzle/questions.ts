import { box } from './box.ts'
import { floor } from './floor.ts'
import { schedule } from './schedule.ts'

export const generators = {
  'reasoning/floor': floor,
  'reasoning/box': box,
  'reasoning/schedule': schedule,
}

export const notes = () => import('./notes.ts')
