import type { Random } from '../../../kit/random/random.ts'
import { towns } from '../../../kit/wording/places.ts'

/** In m/s a multiple of 5, so in km/h a multiple of 18. */
export const drawSpeed = (rng: Random): number => rng.pick([10, 15, 20, 25, 30])
export const toKmh = (metresPerSecond: number): number => (metresPerSecond * 18) / 5

/** A speed in m/s, a time in seconds and a train as long as it goes in that time. */
export const drawRide = (rng: Random) =>
  rng.until(
    () => {
      const [speed, time] = [drawSpeed(rng), rng.int(5, 30)]
      return { speed, time, length: speed * time }
    },
    ({ length }) => length >= 90 && length <= 600,
  )

/** Names of trains that are easy to tell apart. */
export const drawTrain = (rng: Random): string => {
  const [from, to] = rng.sample(towns, 2)
  return rng.weighted([
    ['A train', 1],
    ['A goods train', 1],
    [`The ${from}–${to} express`, 5],
    [`A train from ${from} to ${to}`, 5],
    [`The ${from}–${to} passenger train`, 5],
  ])
}

export const drawPoint = (rng: Random): string =>
  rng.pick([
    'a signal post',
    'an electric pole',
    'a man standing on the platform',
    'a milestone',
    'a tree beside the track',
    'a telegraph post',
  ])
