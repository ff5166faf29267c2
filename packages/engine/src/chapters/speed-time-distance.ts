import { averageSpeed } from '../generators/arithmetic/average-speed.ts'
import { circularTrack } from '../generators/arithmetic/circular-track.ts'
import { lateEarly } from '../generators/arithmetic/late-early.ts'
import { race } from '../generators/arithmetic/race.ts'
import { speed } from '../generators/arithmetic/speed.ts'
import { train } from '../generators/arithmetic/train.ts'
import { twoTrains } from '../generators/arithmetic/two-trains.ts'

export const generators = {
  'arithmetic/train': train,
  'arithmetic/speed': speed,
  'arithmetic/average-speed': averageSpeed,
  'arithmetic/race': race,
  'arithmetic/two-trains': twoTrains,
  'arithmetic/late-early': lateEarly,
  'arithmetic/circular-track': circularTrack,
}
