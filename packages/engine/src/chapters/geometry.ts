import { centres } from '../generators/geometry/centres.ts'
import { chord } from '../generators/geometry/chord.ts'
import { cyclicQuad } from '../generators/geometry/cyclic-quad.ts'
import { polygon } from '../generators/geometry/polygon.ts'
import { similarity } from '../generators/geometry/similarity.ts'
import { tangent } from '../generators/geometry/tangent.ts'
import { triangleAngle } from '../generators/geometry/triangle-angle.ts'

export const generators = {
  'geometry/triangle-angle': triangleAngle,
  'geometry/similarity': similarity,
  'geometry/centres': centres,
  'geometry/chord': chord,
  'geometry/tangent': tangent,
  'geometry/cyclic-quad': cyclicQuad,
  'geometry/polygon': polygon,
}
