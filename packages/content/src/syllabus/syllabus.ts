import { hcfLcm } from './chapters/hcf-lcm.ts'

/** Every chapter that can be asked about, by subject. */
export const chapters = {
  'hcf-lcm': hcfLcm,
} as const

export type ChapterId = keyof typeof chapters
export type TypeIdOf<Id extends ChapterId> = keyof (typeof chapters)[Id]['types']
