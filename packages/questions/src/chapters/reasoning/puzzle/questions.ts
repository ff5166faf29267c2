import { boxAttributeSet, floorAttributeSet, scheduleAttributeSet } from './attribute-set.ts'
import { box } from './box.ts'
import { flats } from './flats.ts'
import { floor } from './floor.ts'
import { boxSet, floorSet, scheduleSet } from './puzzle-set.ts'
import { schedule } from './schedule.ts'

export const generators = {
  'reasoning/floor': floor,
  'reasoning/flats': flats,
  'reasoning/box': box,
  'reasoning/schedule': schedule,
  'reasoning/floor-set': floorSet,
  'reasoning/box-set': boxSet,
  'reasoning/schedule-set': scheduleSet,
  'reasoning/floor-attribute-set': floorAttributeSet,
  'reasoning/box-attribute-set': boxAttributeSet,
  'reasoning/schedule-attribute-set': scheduleAttributeSet,
}

export const notes = () => import('./notes.ts')
