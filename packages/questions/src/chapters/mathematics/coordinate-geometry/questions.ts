import { coordinateArea } from './coordinate-area.ts'
import { distance } from './distance.ts'
import { section } from './section.ts'
import { slope } from './slope.ts'

export const generators = {
  'geometry/distance': distance,
  'geometry/section': section,
  'geometry/slope': slope,
  'geometry/coordinate-area': coordinateArea,
}

export const notes = () => import('./notes.ts')
