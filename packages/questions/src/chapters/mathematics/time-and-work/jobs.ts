import type { Random } from '../../../kit/random/random.ts'

/** Follows 'can': work, and the most days that one person could spend on it. */
const JOBS = [
  ['plough a field', 15],
  ['type a report', 20],
  ['pack an order of sweets', 20],
  ['make a batch of clay lamps', 30],
  ['harvest a crop', 40],
  ['paint a house', 60],
  ['stitch a set of uniforms', 75],
  ['lay the tiles of a hall', 75],
  ['build a wall', 75],
  ['dig a well', 120],
  ['weave a carpet', 150],
  ['repair a road', 1000],
  ['build a boundary wall', 1000],
  ['dig a pond', 1000],
  ['renovate a school building', 1000],
  ['lay a pipeline', 1000],
  ['clear a canal', 1000],
] as const

/** A job that one person could well take so many days for. */
export const drawJob = (rng: Random, days: number): string =>
  rng.pick(JOBS.filter(([, most]) => days <= most))[0]
