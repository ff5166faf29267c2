import { askBank } from '../../../kit/bank/ask-bank.ts'
import { averageSpeed } from './average-speed.ts'
import { circularTrack } from './circular-track.ts'
import { lateEarly } from './late-early.ts'
import { race } from './race.ts'
import { speed } from './speed.ts'
import { speedTimeDistanceProblems } from './speed-time-distance-problems.bank.ts'
import { train } from './train.ts'
import { twoTrains } from './two-trains.ts'

export const generators = {
  'arithmetic/train': train,
  'arithmetic/speed': speed,
  'arithmetic/average-speed': averageSpeed,
  'arithmetic/race': race,
  'arithmetic/two-trains': twoTrains,
  'arithmetic/late-early': lateEarly,
  'arithmetic/circular-track': circularTrack,
  'bank/speed-time-distance-problems': askBank(speedTimeDistanceProblems),
}

export const notes = () => import('./notes.ts')
