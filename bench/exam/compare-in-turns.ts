/** Runs both versions in turn, checks that they agree, and prints medians and their ratio. */
export const compareInTurns = (
  name: string,
  rounds: number,
  { plain, ours }: { plain: () => number; ours: () => number },
): void => {
  if (plain() !== ours()) throw new Error(`${name}: the two ways disagree`)
  const times = Array.from({ length: rounds }, () => [timed(plain), timed(ours)] as const)
  const [plainTime, ourTime] = [median(times.map(([time]) => time)), median(times.map(([, time]) => time))]
  const figures = `plain ${plainTime.toFixed(2)} ms, ours ${ourTime.toFixed(2)} ms`
  console.log(`${name.padEnd(54)} ${figures}: ${(plainTime / ourTime).toFixed(1)} times as fast`)
}

const timed = (run: () => number): number => {
  const start = performance.now()
  run()
  return performance.now() - start
}

const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
