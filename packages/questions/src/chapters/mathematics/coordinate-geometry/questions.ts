import { askBank } from '../../../kit/bank/ask-bank.ts'
import { coordinateArea } from './coordinate-area.ts'
import { coordinateGeometryProblems } from './coordinate-geometry-problems.bank.ts'
import { distance } from './distance.ts'
import { section } from './section.ts'
import { slope } from './slope.ts'

export const generators = {
  'geometry/distance': distance,
  'geometry/section': section,
  'geometry/slope': slope,
  'geometry/coordinate-area': coordinateArea,
  'bank/coordinate-geometry-problems': askBank(coordinateGeometryProblems),
}

export const notes = () => import('./notes.ts')
