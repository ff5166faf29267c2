import { coordinateArea } from '../generators/geometry/coordinate-area.ts'
import { distance } from '../generators/geometry/distance.ts'
import { section } from '../generators/geometry/section.ts'
import { slope } from '../generators/geometry/slope.ts'

export const generators = {
  'geometry/distance': distance,
  'geometry/section': section,
  'geometry/slope': slope,
  'geometry/coordinate-area': coordinateArea,
}
