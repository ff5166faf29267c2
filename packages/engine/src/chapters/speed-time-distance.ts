import { averageSpeed } from '../generators/arithmetic/average-speed.ts'
import { race } from '../generators/arithmetic/race.ts'
import { speed } from '../generators/arithmetic/speed.ts'
import { train } from '../generators/arithmetic/train.ts'

export const generators = {
  'arithmetic/train': train,
  'arithmetic/speed': speed,
  'arithmetic/average-speed': averageSpeed,
  'arithmetic/race': race,
}
