import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { degrees, quantity } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'

/** "What is the angle between the hands of a clock at 4:20?" */
export const clockAngle = defineGenerator({
  id: 'reasoning/clock-angle',
  version: 6,
  concepts: ['hands-together-or-opposite', 'angle-between-hands'],
  levels: { easy: { form: wholeHalf }, medium: { form: anyMinute }, hard: { form: meeting } },
  generate: (rng, { form }) => form(rng),
  solve(given) {
    if (given.find === 'angle') {
      // Turns both hands from midnight, minute by minute.
      let [hour, minute] = [0, 0]
      for (const _ of range(1, given.hour * 60 + given.minute)) {
        hour += 0.5
        minute = (minute + 6) % 360
      }
      const apart = Math.abs((hour % 360) - minute)
      const smaller = Math.min(apart, 360 - apart)
      return given.reflex ? 360 - smaller : smaller
    }
    // The gap between the hands shrinks evenly, so bisection finds where it changes sign.
    const gap = (minutes: number) => 6 * minutes - (30 * given.hour + 0.5 * minutes) - given.apart
    let [low, high] = [0, 60]
    for (const _ of range(1, 60)) {
      const middle = (low + high) / 2
      if (gap(middle) < 0) low = middle
      else high = middle
    }
    return low
  },
})

function wholeHalf(rng: Random) {
  return angle(rng, rng.int(1, 12), rng.int(0, 55, 5), rng.chance(0.3))
}

function anyMinute(rng: Random) {
  return angle(rng, rng.int(1, 12), rng.int(1, 59), rng.chance(0.4))
}

/** Each with the hours in which the hands reach it, and never exactly on the hour. */
const MEETINGS = [
  { name: 'lie one over the other', apart: 0, hours: [2, 9] },
  { name: 'point in opposite directions', apart: -180, hours: [7, 9] },
  { name: 'point in opposite directions', apart: 180, hours: [1, 4] },
  { name: 'make a right angle for the first time', apart: -90, hours: [4, 7] },
  { name: 'make a right angle for the second time', apart: 90, hours: [4, 7] },
] as const

function meeting(rng: Random) {
  if (rng.chance(0.8)) return atAngle(rng)
  const { name, apart, hours } = rng.pick(MEETINGS)
  return reach(rng, rng.int(hours[0], hours[1]), name, apart)
}

/**
 * "Between 4 and 5 o'clock, when are the hands at 35° for the first time?" Up to 6 o'clock the angle only falls before the
 * hands meet, so that there is a first and a second time.
 */
function atAngle(rng: Random) {
  const { hour, angle, sign } = rng.until(
    () => ({ hour: rng.int(1, 6), angle: rng.int(1, 34) * 5, sign: rng.pick([1, -1] as const) }),
    (drawn) => drawn.angle % 90 !== 0 && drawn.angle < 30 * drawn.hour && 30 * drawn.hour + drawn.angle < 330,
  )
  const time = sign === 1 ? 'second' : 'first'
  return reach(rng, hour, `make an angle of ${angle}° for the ${time} time`, sign * angle)
}

function reach(rng: Random, hour: number, name: string, apart: number) {
  const degreesToGain = 30 * hour + apart
  const clock = rng.pick(['a clock', 'a clock', 'a wall clock', 'a watch', 'a tower clock', 'a table clock'])
  const who = rng.pick(['A student', 'A man', 'A girl', 'A teacher', 'A passenger'])
  const answer = (degreesToGain * 2) / 11

  return {
    concept: apart % 90 === 0 ? 'hands-together-or-opposite' : 'angle-between-hands',
    given: { find: 'time' as const, hour, apart },
    prompt: rng.pick([
      say`At how many minutes past ${hour} o'clock, before ${hour + 1} o'clock, do the hands of ${clock} ${name}?`,
      say`Between ${hour} and ${hour + 1} o'clock, the hands of ${clock} ${name} at a certain time. How many minutes past ${hour} is it?`,
      say`${who} looks at ${clock} between ${hour} and ${hour + 1} o'clock and finds that its hands ${name}. How many minutes is it past ${hour}?`,
      say`The minute hand and the hour hand of ${clock} ${name} at some moment after ${hour} o'clock and before ${hour + 1} o'clock. That moment is how many minutes past ${hour}?`,
      say`How many minutes after ${hour} o'clock will the hands of ${clock} ${name}, if the time is before ${hour + 1} o'clock?`,
      say`The time is between ${hour} and ${hour + 1} o'clock, and the two hands of ${clock} ${name}. Find the number of minutes past ${hour}.`,
      say`In ${clock}, the minute hand and the hour hand ${name} between ${hour} and ${hour + 1} o'clock. The minutes elapsed after ${hour} o'clock are:`,
    ]),
    answer: quantity(answer, 'minute', 'mixed'),
    mistakes: [
      { value: degreesToGain / 6, because: say`the hour hand was taken as standing still` },
      {
        value: (degreesToGain * 2) / 13,
        because: say`the speeds of the hands were added instead of subtracted`,
      },
      { value: ((degreesToGain + 30) * 2) / 11, because: say`the hour was counted one too high` },
      { value: ((degreesToGain - 30) * 2) / 11, because: say`the hour was counted one too low` },
      { value: (degreesToGain * 2) / 12, because: say`the minute hand was taken to gain 6° a minute` },
      { value: (degreesToGain * 2 + 20) / 11, because: say`the lead was taken as 10° too large` },
    ],
    steps: [
      say`At ${hour} o'clock the hour hand is ${hour} × 30° = ${30 * hour}° ahead of the minute hand.`,
      say`A minute takes the minute hand 6° and the hour hand 0.5° on, so the minute hand gains 5.5°.`,
      apart === 0
        ? say`To lie one over the other it must gain the whole ${30 * hour}°.`
        : say`To be ${Math.abs(apart)}° ${apart > 0 ? 'in front' : 'behind'} it must gain ${30 * hour}° ${apart > 0 ? '+' : '−'} ${Math.abs(apart)}° = ${degreesToGain}°.`,
      say`${degreesToGain} ÷ 5.5 = ${quantity(answer, 'minute', 'mixed')}`,
    ],
  }
}

const timeOf = (hour: number, minute: number): string => `${hour}:${String(minute).padStart(2, '0')}`

function drawScene(rng: Random) {
  return rng.pick([
    say`The time shown by a clock is`,
    say`A wall clock shows`,
    say`The time by a watch is`,
    say`The hands of a clock indicate`,
    say`At a certain moment, the time in a clock is`,
    say`The clock of a station shows`,
    say`When a school bell rings, the clock shows`,
    say`A bus leaves when the clock at the stand shows`,
    say`A man gets up from his desk when his watch shows`,
    say`A shop opens when its clock shows`,
  ])
}

function angle(rng: Random, drawnHour: number, drawnMinute: number, reflex: boolean) {
  // Times at which the hands coincide or are in one line need no calculation, so they are not drawn.
  const { hour, minute } = rng.until(
    () => ({ hour: rng.chance(0.5) ? drawnHour : rng.int(1, 12), minute: drawnMinute }),
    (drawn) => {
      const apart = Math.abs((drawn.hour % 12) * 30 - 5.5 * drawn.minute)
      return apart > 8 && Math.abs(apart - 180) > 8 && apart < 352
    },
  )
  const [hourHand, minuteHand] = [(hour % 12) * 30 + minute / 2, minute * 6]
  const apart = Math.abs(hourHand - minuteHand)
  const smaller = Math.min(apart, 360 - apart)
  const answer = reflex ? 360 - smaller : smaller
  const still = Math.abs((hour % 12) * 30 - minuteHand)
  const fit = (value: number) => {
    const small = Math.min(value, 360 - value)
    return reflex ? 360 - small : small
  }
  const kind = reflex ? 'reflex angle' : 'smaller angle'
  return {
    concept: 'angle-between-hands',
    given: { find: 'angle' as const, hour, minute, reflex },
    prompt: rng.pick([
      say`${drawScene(rng)} ${timeOf(hour, minute)}. What is the ${kind} between the hour hand and the minute hand?`,
      say`${drawScene(rng)} ${timeOf(hour, minute)}. Find the ${kind} between the two hands of the clock.`,
      say`${drawScene(rng)} ${timeOf(hour, minute)}. How many degrees is the ${kind} between its hands?`,
      say`${drawScene(rng)} ${timeOf(hour, minute)}. The measure of the ${kind} between the hands is:`,
      say`What is the ${kind} between the hour hand and the minute hand of a clock at ${timeOf(hour, minute)}?`,
      say`At ${timeOf(hour, minute)}, the ${kind} between the two hands of a clock is:`,
      say`Find the measure of the ${kind} formed by the hands of a clock when it shows ${timeOf(hour, minute)}.`,
      say`How many degrees is the ${kind} made by the minute hand and the hour hand at ${timeOf(hour, minute)}?`,
      say`A watch reads ${timeOf(hour, minute)}. In degrees, the ${kind} between its two hands measures:`,
      say`If the time is ${timeOf(hour, minute)}, then the measure of the ${kind} between the hands of the clock is:`,
    ]),
    answer: degrees(answer),
    within: [0, 360] as const,
    mistakes: [
      {
        value: fit(still),
        because: say`the hour hand was left at ${hour} although it moves on with the minutes`,
      },
      { value: 360 - answer, because: say`that is the ${reflex ? 'smaller' : 'reflex'} angle` },
      {
        value: fit(Math.abs((hour % 12) * 30 - minute / 2 - minuteHand) % 360),
        because: say`the hour hand was moved back instead of on`,
      },
      { value: answer + 6, because: say`the minute hand was read one minute wrong` },
      { value: answer - 6, because: say`the minute hand was read one minute wrong` },
      { value: answer + 30, because: say`one hour mark too many was counted` },
      { value: answer - 30, because: say`one hour mark too few was counted` },
    ],
    steps: [
      say`The hour hand stands at ${hour % 12} × 30° + ${minute} × 0.5° = ${degrees(hourHand)} from 12.`,
      ...(reflex || minute % 10 !== 0
        ? [say`The minute hand stands at ${minute} × 6° = ${degrees(minuteHand)}.`]
        : []),
      ...(apart > 180 && !reflex
        ? [say`They are ${degrees(apart)} apart one way round, so 360° − ${degrees(apart)} the other.`]
        : []),
      say`The ${kind} between ${degrees(hourHand)} and ${degrees(minuteHand)} is ${degrees(answer)}`,
    ],
  }
}
