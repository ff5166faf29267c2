import { askBank } from '../../../kit/bank/ask-bank.ts'
import { centres } from './centres.ts'
import { chord } from './chord/chord.ts'
import { circleTheorems } from './circle-theorems.bank.ts'
import { cyclicQuad } from './cyclic-quad.ts'
import { geometryProblems } from './geometry-problems.bank.ts'
import { linesAndAngles } from './lines-and-angles.ts'
import { polygon } from './polygon.ts'
import { similarity } from './similarity.ts'
import { tangent } from './tangent.ts'
import { triangleAngle } from './triangle-angle.ts'

export const generators = {
  'geometry/triangle-angle': triangleAngle,
  'geometry/similarity': similarity,
  'geometry/centres': centres,
  'geometry/chord': chord,
  'geometry/tangent': tangent,
  'geometry/cyclic-quad': cyclicQuad,
  'geometry/polygon': polygon,
  'geometry/lines-and-angles': linesAndAngles,
  'bank/circle-theorems': askBank(circleTheorems),
  'bank/geometry-problems': askBank(geometryProblems),
}

export const notes = () => import('./notes.ts')
