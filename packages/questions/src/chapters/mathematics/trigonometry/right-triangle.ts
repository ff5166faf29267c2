import type { Random } from '../../../kit/random/random.ts'
import { type Measure, quantity, surd } from '../../../kit/values/value.ts'

/** tan 30° = 1/√3, tan 45° = 1, tan 60° = √3, as a coefficient of 1 or √3. */
export type Angle = 30 | 45 | 60

export const timesTan = (length: number, angle: Angle): Measure =>
  angle === 45 ? quantity(length, 'm') : angle === 60 ? surd(length, 3, 'm') : surd(length / 3, 3, 'm')

export const overTan = (length: number, angle: Angle): Measure =>
  angle === 45 ? quantity(length, 'm') : angle === 60 ? surd(length / 3, 3, 'm') : surd(length, 3, 'm')

export const timesSin = (length: number, angle: Angle): Measure =>
  angle === 30
    ? quantity(length / 2, 'm')
    : angle === 45
      ? surd(length / 2, 2, 'm')
      : surd(length / 2, 3, 'm')

export const overSin = (length: number, angle: Angle): Measure =>
  angle === 30
    ? quantity(length * 2, 'm')
    : angle === 45
      ? surd(length, 2, 'm')
      : surd((length * 2) / 3, 3, 'm')

export const timesCos = (length: number, angle: Angle): Measure =>
  angle === 60
    ? quantity(length / 2, 'm')
    : angle === 45
      ? surd(length / 2, 2, 'm')
      : surd(length / 2, 3, 'm')

export const RATIOS: Record<'sin' | 'cos' | 'tan', Record<Angle, string>> = {
  sin: { 30: '1/2', 45: '1/√2', 60: '√3/2' },
  cos: { 30: '√3/2', 45: '1/√2', 60: '1/2' },
  tan: { 30: '1/√3', 45: '1', 60: '√3' },
}

export const drawAngle = (rng: Random): Angle => rng.pick([30, 45, 60])

export const TALL = [
  'tower',
  'lighthouse',
  'chimney',
  'flagpole',
  'building',
  'radio mast',
  'water tank',
  'clock tower',
  'statue',
  'cliff',
]
