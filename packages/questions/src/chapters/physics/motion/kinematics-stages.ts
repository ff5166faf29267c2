import type { Random } from '../../../kit/random/random.ts'
import { ordinal, quantity } from '../../../kit/values/value.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'

/** The hard forms of motion: one second out of many, and a ride in three stages. */
export function nthSecond(rng: Random) {
  const [start, acceleration, nth] = [rng.int(0, 25), rng.int(1, 4) * 2, rng.int(3, 12)]
  const metres = start + (acceleration * (2 * nth - 1)) / 2
  const whole = (time: number) => start * time + (acceleration * time * time) / 2
  const answer = quantity(metres, 'm')
  const body = rng.pick([
    'A test car',
    'A racing car',
    'A trolley',
    'A sledge',
    'A rocket car',
    'A racing boat',
    'A glider',
  ])
  return {
    given: { find: 'nth-second' as const, start, acceleration, nth },
    prompt: rng.pick([
      say`${body} near ${rng.pick(towns)} starts at ${quantity(start, 'm/s')} and accelerates at ${quantity(acceleration, 'm/s²')}. How far does it travel in the ${ordinal(nth)} second?`,
      say`What distance does ${body.toLowerCase()} on a straight track in ${rng.pick(towns)} cover during the ${ordinal(nth)} second, if its speed at the start is ${quantity(start, 'm/s')} and its acceleration ${quantity(acceleration, 'm/s²')}?`,
      say`${body} tested in ${rng.pick(towns)} has a uniform acceleration of ${quantity(acceleration, 'm/s²')} and an initial speed of ${quantity(start, 'm/s')}. Find the distance that it covers between the end of second ${nth - 1} and the end of second ${nth}.`,
      say`An engineer from ${rng.pick(towns)} films ${body.toLowerCase()} second by second. It begins with ${quantity(start, 'm/s')} and gains ${quantity(acceleration, 'm/s')} every second. How many metres does it move while second number ${nth} lasts?`,
    ]),
    answer,
    mistakes: [
      { value: whole(nth), because: say`that is the distance in all ${nth} seconds` },
      {
        value: start + acceleration * nth,
        because: say`that number is the speed at the end of the ${ordinal(nth)} second`,
      },
      {
        value: start + (acceleration * (2 * nth + 1)) / 2,
        because: say`that is the distance in the ${ordinal(nth + 1)} second`,
      },
      {
        value: start + (acceleration * (2 * nth - 3)) / 2,
        because: say`that is the distance in the ${ordinal(nth - 1)} second`,
      },
      {
        value: start + acceleration * (nth - 1),
        because: say`that number is the speed at the beginning of the ${ordinal(nth)} second`,
      },
      { value: (acceleration * (2 * nth - 1)) / 2, because: say`the starting speed was left out` },
      { value: start + acceleration * (2 * nth - 1), because: say`the half was forgotten` },
    ],
    steps: [
      say`In ${nth} seconds: ${start} × ${nth} + ½ × ${acceleration} × ${nth}² = ${quantity(whole(nth), 'm')}`,
      say`In ${nth - 1} seconds: ${start} × ${nth - 1} + ½ × ${acceleration} × ${nth - 1}² = ${quantity(whole(nth - 1), 'm')}`,
      say`The ${ordinal(nth)} second is what lies between.`,
      say`${whole(nth)} − ${whole(nth - 1)} = ${answer}`,
    ],
  }
}

export function threeStages(rng: Random) {
  const [acceleration, speedingUp, steady, slowingDown] = [
    rng.int(1, 2),
    rng.int(2, 6) * 2,
    rng.int(5, 40),
    rng.int(2, 9) * 2,
  ]
  const top = acceleration * speedingUp
  const parts = [(top * speedingUp) / 2, top * steady, (top * slowingDown) / 2] as const
  const metres = parts[0] + parts[1] + parts[2]
  const answer = quantity(metres, 'm')
  const vehicle = rng.pick(['A metro train', 'A tram', 'A local train', 'A battery bus', 'A school bus'])
  return {
    given: { find: 'stages' as const, acceleration, speedingUp, steady, slowingDown },
    prompt: rng.pick([
      say`${vehicle} in ${rng.pick(towns)} starts from rest, accelerates at ${quantity(acceleration, 'm/s²')} for ${quantity(speedingUp, 's')}, keeps its speed for ${quantity(steady, 's')} and then slows down evenly to rest in ${quantity(slowingDown, 's')}. How far does it go in all?`,
      say`Between two stops in ${rng.pick(towns)} ${vehicle.toLowerCase()} speeds up from rest at ${quantity(acceleration, 'm/s²')} for ${quantity(speedingUp, 's')}, runs evenly for ${quantity(steady, 's')} and comes to rest in another ${quantity(slowingDown, 's')} of even braking. Find the distance between the stops.`,
      say`The ride of ${vehicle.toLowerCase()} in ${rng.pick(towns)} has three parts: ${quantity(speedingUp, 's')} with an acceleration of ${quantity(acceleration, 'm/s²')} from rest, ${quantity(steady, 's')} at a constant speed, and ${quantity(slowingDown, 's')} of uniform braking to a halt. What is the length of the ride?`,
    ]),
    answer,
    mistakes: [
      {
        value: top * (speedingUp + steady + slowingDown),
        because: say`the top speed was used for the whole time`,
      },
      { value: parts[0] + parts[1], because: say`the distance while braking was left out` },
      { value: parts[1] + parts[2], because: say`the distance while speeding up was left out` },
      { value: parts[1], because: say`only the middle stage was counted` },
      { value: parts[0] * 2 + parts[1] + parts[2], because: say`the half was forgotten while speeding up` },
      { value: parts[0] + parts[1] + parts[2] * 2, because: say`the half was forgotten while braking` },
      {
        value: (top * (speedingUp + steady + slowingDown)) / 2,
        because: say`half of the top speed was used for the whole time`,
      },
    ],
    steps: [
      say`Top speed = ${acceleration} × ${speedingUp} = ${quantity(top, 'm/s')}; speeding up it goes ½ × ${top} × ${speedingUp} = ${quantity(parts[0], 'm')}`,
      say`At an even speed: ${top} × ${steady} = ${quantity(parts[1], 'm')}`,
      say`Braking: ½ × ${top} × ${slowingDown} = ${quantity(parts[2], 'm')}`,
      say`In all ${parts[0]} + ${parts[1]} + ${parts[2]} = ${answer}`,
    ],
  }
}
