import { askBank } from '../../../kit/bank/ask-bank.ts'
import { angleValue } from './angle-value.ts'
import { height } from './height.ts'
import { identity } from './identity.ts'
import { maxMin } from './max-min.ts'
import { ratio } from './ratio.ts'
import { solutionOfTriangles } from './solution-of-triangles.bank.ts'
import { trigonometryProblems } from './trigonometry-problems.bank.ts'
import { twoAngle } from './two-angle.ts'

export const generators = {
  'trigonometry/angle-value': angleValue,
  'trigonometry/ratio': ratio,
  'trigonometry/identity': identity,
  'trigonometry/max-min': maxMin,
  'trigonometry/height': height,
  'trigonometry/two-angle': twoAngle,
  'bank/solution-of-triangles': askBank(solutionOfTriangles),
  'bank/trigonometry-problems': askBank(trigonometryProblems),
}

export const notes = () => import('./notes.ts')
