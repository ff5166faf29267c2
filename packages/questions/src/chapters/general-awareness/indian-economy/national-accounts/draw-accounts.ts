import type { Random } from '../../../../kit/random/random.ts'
import { type Message, say } from '../../../../kit/wording/say.ts'

export const CRORE = [
  say`(All figures are in ₹ crore.)`,
  say`(Figures in ₹ crore)`,
  say`Figures are in ₹ crore.`,
]

/** What is asked, in three ways. */
export const asked = (what: string): Message[] => [
  say`What is the ${what}?`,
  say`Find the ${what}.`,
  say`The ${what} is:`,
]

export const drawGdp = (rng: Random): number => rng.int(60, 240) * 10

/** What leads from GDP at market price to national income. */
export const drawAccount = (rng: Random) => ({
  gdp: drawGdp(rng),
  worn: rng.int(4, 18) * 5,
  abroad: rng.pick([-25, -20, -15, -10, 10, 15, 20]),
  taxes: rng.int(8, 24) * 5,
  subsidies: rng.int(2, 7) * 5,
})
