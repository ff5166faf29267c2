/** The bars of time are meant for such a processor; a cheap laptop has it. */
const MEANT_GIGAHERTZ = 2
const STEPS = 300_000_000

/**
 * How many times slower this processor is than the one that the bars of time are meant for, by additions that each need the one
 * before: one takes one beat of the clock. Machines that are shared give a program a half or a third of their speed.
 */
export function slownessOfProcessor(): number {
  const times = [1, 2, 3].map(() => {
    const start = process.threadCpuUsage()
    let sum = 0
    for (let step = 0; step < STEPS; step++) sum = (sum + step) | 0
    // The sum is used, so that the loop is not left out.
    return process.threadCpuUsage(start).user + (sum & 0)
  })
  const gigahertz = STEPS / Math.min(...times) / 1000
  return MEANT_GIGAHERTZ / gigahertz
}
