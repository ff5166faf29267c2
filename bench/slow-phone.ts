import { slownessOfProcessor } from './processor-speed.ts'

/** Lighthouse's phone: a usual processor slowed four times. */
const FOUR_TIMES = 4

const slowness = slownessOfProcessor()

/** How many times as long that phone takes as this processor, whose own slowness does not count twice. */
export const phoneTakes: number = Math.max(1, FOUR_TIMES / slowness)

/**
 * How many times the browser slows the processor: four times, or what SLOWER says. `SLOWER=auto` slows a processor that is slow
 * itself by less, so that the phone is the same on every machine.
 */
export const slower: number =
  process.env.SLOWER === 'auto' ? phoneTakes : Number(process.env.SLOWER ?? FOUR_TIMES)

/** Printed with the times, so that a reader knows how slow the phone was. */
export const phone = `processor slowed ${slower.toFixed(1)} times, itself ${slowness.toFixed(1)} times slower than 2 GHz`
