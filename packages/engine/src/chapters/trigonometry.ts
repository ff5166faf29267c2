import { height } from '../generators/trigonometry/height.ts'
import { identity } from '../generators/trigonometry/identity.ts'
import { maxMin } from '../generators/trigonometry/max-min.ts'
import { ratio } from '../generators/trigonometry/ratio.ts'
import { twoAngle } from '../generators/trigonometry/two-angle.ts'

export const generators = {
  'trigonometry/ratio': ratio,
  'trigonometry/identity': identity,
  'trigonometry/max-min': maxMin,
  'trigonometry/height': height,
  'trigonometry/two-angle': twoAngle,
}
