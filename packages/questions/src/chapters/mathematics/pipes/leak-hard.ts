import type { Random } from '../../../kit/random/random.ts'
import { lcm } from '../../../kit/values/exact.ts'
import { quantity } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'
import { units } from '../../../kit/wording/work-stories.ts'
import { AGAINST, drawTank } from './leak-tanks.ts'

const litres = (amount: number) => quantity(amount, 'litre')

/** The hard forms of leaks: how much the tank holds, and a leak that is stopped on the way. */
export function capacityWithTap(rng: Random) {
  const [leak, pipe, both] = rng.pick(AGAINST)
  const { tank, time, unit, person } = drawTank(rng)
  const flow = rng.int(3, 30)
  // The inflow is told per minute; the times may be in hours.
  const inflow = unit === 'hour' ? flow * 60 : flow
  const key = inflow * pipe
  const answer = litres(key)
  return {
    given: { find: 'capacity' as const, leak, withTap: both, inflow },
    prompt: rng.pick([
      say`A leak empties ${tank} in ${time(leak)}. When a tap that brings ${litres(flow)} a minute is opened, the full tank is empty only after ${time(both)}. How much does it hold?`,
      say`${person.name} sees that ${tank}, when full, runs dry in ${time(leak)} through a leak, but in ${time(both)} when a pipe lets in ${litres(flow)} a minute. Find the capacity of the tank.`,
      say`Full of water, ${tank} leaks empty in ${time(leak)}. With an inflow of ${litres(flow)} each minute it takes ${time(both)} to become empty. How many litres does the full tank contain?`,
      say`An inlet of ${litres(flow)} a minute makes a leaking tank last longer: ${tank} is emptied in ${time(both)} instead of ${time(leak)}. What does it hold when full, asks ${person.name}?`,
      say`Through a hole ${tank} loses all its water in ${time(leak)}; if ${person.name} turns on a tap of ${litres(flow)} a minute, in ${time(both)}. What quantity of water fills the tank?`,
    ]),
    answer,
    mistakes: [
      { value: inflow * leak, because: say`the inflow was multiplied by the time of the leak` },
      { value: inflow * both, because: say`the inflow was multiplied by the time with the tap` },
      {
        value: inflow * (both - leak),
        because: say`the inflow was multiplied by the difference of the times`,
      },
      {
        value: (inflow * leak * both) / (leak + both),
        because: say`the parts of the tank were added instead of subtracted`,
      },
      { value: inflow * (both + leak), because: say`the inflow was multiplied by the sum of the times` },
      ...(unit === 'hour'
        ? [
            { value: flow * pipe, because: say`the inflow a minute was taken for that of an hour` },
            { value: flow * both, because: say`hours and minutes were mixed up` },
          ]
        : [{ value: key * 2, because: say`the inflow was counted twice` }]),
    ],
    steps: [
      unit === 'hour'
        ? say`The tap brings ${flow} × 60 = ${litres(inflow)} an hour.`
        : say`The tap brings ${litres(inflow)} a minute.`,
      say`The leak takes 1/${leak} of the tank each ${unit}; with the tap only 1/${both} is lost.`,
      say`So the tap brings 1/${leak} − 1/${both} = 1/${pipe} of the tank each ${unit}.`,
      say`The tank holds ${pipe} × ${inflow} = ${answer}`,
    ],
  }
}

export function stopped(rng: Random) {
  const { pipe, leak, open, rest } = rng.until(
    () => {
      const [pipe, leak] = rng.pick(AGAINST)
      const open = rng.int(2, pipe)
      return { pipe, leak, open, rest: pipe - open + (open * pipe) / leak }
    },
    (drawn) => Number.isInteger(drawn.rest) && drawn.rest > 1,
  )
  const { tank, time, unit, person } = drawTank(rng)
  const whole = lcm(pipe, leak)
  const gain = whole / pipe - whole / leak
  const answer = time(rest)
  return {
    given: { find: 'rest' as const, pipe, leak, open },
    prompt: rng.pick([
      say`A pipe fills ${tank} in ${time(pipe)}; a leak would empty it in ${time(leak)}. The pipe is opened, and after ${time(open)} ${person.name} stops the leak. How much longer does it take until the tank is full?`,
      say`${person.name} opens the inlet of ${tank}, which alone needs ${time(pipe)}, and notices only ${time(open)} later a leak that could drain a full tank in ${time(leak)}. Once it is closed, after what further time is the tank full?`,
      say`For ${time(open)} water runs into ${tank} (${time(pipe)} to fill it) and out of a crack (${time(leak)} to empty it). Then the crack is mended. In how many more ${unit}s is the tank full?`,
      say`The pump of ${tank} needs ${time(pipe)} for an empty tank. During the first ${time(open)} a leak of ${time(leak)} for a full tank is open too; then it is shut. How long must the pump go on, asks ${person.name}?`,
      say`Empty at first, ${tank} is fed by a pipe of ${time(pipe)} while a hole of ${time(leak)} drains it. ${person.name} plugs the hole after ${time(open)}. Find the time that the pipe then needs for the rest.`,
    ]),
    answer,
    mistakes: [
      { value: pipe - open, because: say`the leak was left out` },
      { value: rest + open, because: say`that is the time from the beginning` },
      { value: pipe - open - (open * pipe) / leak, because: say`the leak was taken to help the pipe` },
      { value: (pipe * leak) / (leak - pipe) - open, because: say`the leak was taken to go on` },
      { value: (open * pipe) / leak, because: say`that is only the time that makes up for the leak` },
      {
        value: open - (open * pipe) / leak,
        because: say`that is the time for the part that is already full`,
      },
      {
        value: pipe + (open * pipe) / leak,
        because: say`what came in during the first ${time(open)} was left out`,
      },
    ],
    steps: [
      say`Let the tank hold ${units(whole)}: the pipe brings ${whole / pipe} each ${unit} and the leak takes ${whole / leak}.`,
      say`In ${time(open)} the tank gains ${open} × ${gain} = ${units(open * gain)}.`,
      say`Still missing: ${whole} − ${open * gain} = ${units(whole - open * gain)}`,
      say`Time = ${whole - open * gain} ÷ ${whole / pipe} = ${answer}`,
    ],
  }
}
