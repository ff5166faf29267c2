import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { degrees, quantity } from '../../../kit/values/value.ts'
import { capital } from '../../../kit/wording/capital.ts'
import { say } from '../../../kit/wording/say.ts'

/** "What is the angle between the hands of a clock at 4:20?" */
export const clockAngle = defineGenerator({
  id: 'reasoning/clock-angle',
  version: 10,
  concepts: ['hands-together-or-opposite', 'angle-between-hands', 'angle-after-a-time'],
  levels: {
    easy: { forms: [atFives, ...often(5, atEvens), ...often(6, later('by tens'))] },
    medium: {
      forms: [
        ...often(3, atOdds),
        ...often(4, later('by fives')),
        ...often(3, later('by minutes')),
        ...often(3, twoTimes),
      ],
    },
    hard: { forms: [...often(11, meeting), ...often(3, betweenTimes), ...often(6, nextMeeting)] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    if (given.find === 'two-times') {
      // Each hand by itself, from 12.
      const [one = 0, other = 0] = given.times.map(({ hour, minute }) => {
        const apart = Math.abs((hour % 12) * 30 + minute / 2 - 6 * minute)
        return apart > 180 ? 360 - apart : apart
      })
      return Math.abs(one - other)
    }
    if (given.find === 'angle' || given.find === 'later') {
      // Turns both hands from midnight, minute by minute.
      let [hour, minute] = [0, 0]
      const passed = given.find === 'later' ? given.passed : 0
      for (const _ of range(1, 720 + given.hour * 60 + given.minute + passed)) {
        hour += 0.5
        minute = (minute + 6) % 360
      }
      const apart = Math.abs((hour % 360) - minute)
      const smaller = Math.min(apart, 360 - apart)
      return given.reflex ? 360 - smaller : smaller
    }
    if (given.find === 'next') {
      // In steps of an eleventh of a minute the gap between the hands grows by half a degree.
      const start = 60 * given.hour + given.minute
      const steps = range(1, 11 * 70).find((step) =>
        given.angles.some((angle) => Math.abs(((5.5 * start + step / 2) % 360) - angle) < 1e-6),
      )
      return (steps ?? 0) / 11
    }
    // The hand runs through its angle on both sides of the other, at 11 half degrees a minute.
    if (given.find === 'between') return (given.angle + given.angle) / 5.5
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

function atFives(rng: Random) {
  return angle(rng, rng.int(1, 12), rng.int(0, 55, 5), rng.chance(0.3))
}

/** At an even minute the hour hand is at a whole degree. */
function atEvens(rng: Random) {
  return angle(rng, rng.int(1, 12), rng.int(2, 58, 2), rng.chance(0.3))
}

/** At an odd minute the hour hand is at half a degree. */
function atOdds(rng: Random) {
  return angle(rng, rng.int(1, 12), rng.int(1, 59, 2), rng.chance(0.5))
}

/** "By how many degrees is the angle between the hands larger at 4:20 than at 9:10?" */
function twoTimes(rng: Random) {
  const drawTime = () => ({ hour: rng.int(1, 12), minute: rng.int(0, 50, 10) })
  const at = ({ hour, minute }: ReturnType<typeof drawTime>) => smallest(5.5 * (60 * hour + minute))
  const { one, other } = rng.until(
    () => ({ one: drawTime(), other: drawTime() }),
    (drawn) => Math.abs(at(drawn.one) - at(drawn.other)) > 8 && at(drawn.one) > 8 && at(drawn.other) > 8,
  )
  const [large, small] = at(one) > at(other) ? [one, other] : [other, one]
  const answer = at(large) - at(small)
  const [first, second] = [one, other].map(({ hour, minute }) => timeOf(hour, minute))
  const [more, less] = [large, small].map(({ hour, minute }) => timeOf(hour, minute))
  const still = ({ hour, minute }: ReturnType<typeof drawTime>) => smallest(30 * hour - 6 * minute)
  const clock = rng.pick(CLOCKS)
  return {
    concept: 'angle-between-hands',
    given: { find: 'two-times' as const, times: [one, other] },
    prompt: rng.pick([
      say`What is the difference between the smaller angles made by the hands of ${clock} at ${first ?? ''} and at ${second ?? ''}?`,
      say`By how many degrees is the smaller angle between the hands of ${clock} larger at ${more ?? ''} than at ${less ?? ''}?`,
      say`The smaller angles between the hands of ${clock} at ${first ?? ''} and at ${second ?? ''} differ by:`,
      say`By how much is the smaller angle between the hands of ${clock} at ${less ?? ''} less than that at ${more ?? ''}?`,
    ]),
    answer: degrees(answer),
    within: [0.5, 179.5] as const,
    others: [],
    mistakes: [
      {
        value: Math.abs(still(one) - still(other)),
        because: say`the hour hand was left at the hour although it moves on with the minutes`,
      },
      { value: at(large) + at(small), because: say`the two angles were added` },
      { value: at(large), because: say`that is the angle at ${more ?? ''} itself` },
      { value: at(small), because: say`that is the angle at ${less ?? ''} itself` },
      { value: answer + 5, because: say`the hour hand was read 10 minutes wrong` },
      { value: answer - 5, because: say`the hour hand was read 10 minutes wrong` },
      { value: answer + 30, because: say`one hour mark too many was counted` },
    ],
    steps: [
      say`At ${more ?? ''} the hands are ${degrees(at(large))} apart: the hour hand moves half a degree a minute, the minute hand 6°.`,
      say`At ${less ?? ''} they are ${degrees(at(small))} apart.`,
      say`The difference is ${at(large)}° − ${at(small)}° = ${degrees(answer)}`,
    ],
  }
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
  if (rng.chance(0.92)) return atAngle(rng)
  const { name, apart, hours } = rng.pick(MEETINGS)
  return reach(rng, rng.int(hours[0], hours[1]), name, apart)
}

/**
 * "Between 4 and 5 o'clock, when are the hands at 35° for the first time?" Up to 6 o'clock the angle only falls before the
 * hands meet, so that there is a first and a second time.
 */
function atAngle(rng: Random) {
  const { hour, angle, sign } = rng.until(
    () => ({ ...drawHourAndAngle(rng), sign: rng.pick([1, -1] as const) }),
    (drawn) => drawn.angle % 90 !== 0,
  )
  const time = sign === 1 ? 'second' : 'first'
  return reach(rng, hour, `make an angle of ${angle}° for the ${time} time`, sign * angle)
}

/** An angle that the hands make twice within the hour: before they meet, and after. */
const drawHourAndAngle = (rng: Random) =>
  rng.until(
    () => ({ hour: rng.int(1, 6), angle: rng.chance(0.4) ? rng.int(2, 34) * 5 : rng.int(8, 172) }),
    ({ hour, angle }) => angle < 30 * hour && 30 * hour + angle < 330,
  )

function betweenTimes(rng: Random) {
  const { hour, angle } = drawHourAndAngle(rng)
  const answer = (4 * angle) / 11
  const made = angle === 90 ? 'a right angle' : `an angle of ${angle}°`
  return {
    concept: 'angle-between-hands',
    given: { find: 'between' as const, hour, angle },
    prompt: rng.pick([
      say`Between ${hour} and ${hour + 1} o'clock, the hands of ${rng.pick(CLOCKS)} make ${made} twice. How many minutes pass between these two moments?`,
      say`The hands of ${rng.pick(CLOCKS)} make ${made} at two moments between ${hour} and ${hour + 1} o'clock. How far apart are these moments?`,
      say`How long after the hands of ${rng.pick(CLOCKS)} first make ${made} between ${hour} and ${hour + 1} o'clock do they make it for the second time?`,
      say`${rng.pick(['A student', 'A man', 'A girl', 'A teacher', 'A passenger'])} watches a clock from ${hour} to ${hour + 1} o'clock. Find the time from the first moment when its hands make ${made} to the second.`,
    ]),
    answer: quantity(answer, 'minute', 'mixed'),
    mistakes: [
      {
        value: (2 * angle) / 11,
        because: say`that is the time from one of the moments to the meeting of the hands`,
      },
      { value: angle / 3, because: say`the hour hand was taken as standing still` },
      {
        value: (2 * (30 * hour + angle)) / 11,
        because: say`that is the minutes past ${hour} of the second moment`,
      },
      {
        value: (2 * (30 * hour - angle)) / 11,
        because: say`that is the minutes past ${hour} of the first moment`,
      },
      { value: (60 * hour) / 11, because: say`that is the minutes past ${hour} at which the hands meet` },
    ],
    steps: [
      say`A minute takes the minute hand 6° and the hour hand 0.5° on, so the minute hand gains 5.5°.`,
      say`At the first moment the minute hand is ${angle}° behind the hour hand, at the second ${angle}° in front of it.`,
      say`In between it gains 2 × ${angle}° = ${2 * angle}°.`,
      say`${2 * angle} ÷ 5.5 = ${quantity(answer, 'minute', 'mixed')}`,
    ],
  }
}

const NEXT = [
  { name: 'lie one over the other', angles: [0] },
  { name: 'point in opposite directions', angles: [180] },
  { name: 'be at right angles', angles: [90, 270] },
] as const

/** "It is 3:25. After how many minutes will the hands of a clock next lie one over the other?" */
function nextMeeting(rng: Random) {
  const { name, angles } = rng.pick(NEXT)
  const { hour, minute } = rng.until(
    () => ({ hour: rng.int(1, 12), minute: rng.int(0, 59) }),
    (drawn) => angles.every((angle) => (angle - 5.5 * (60 * drawn.hour + drawn.minute) + 7200) % 360 > 15),
  )
  const now = (5.5 * (60 * hour + minute)) % 360
  const gains = angles.map((angle) => (angle - now + 360) % 360).sort((one, other) => one - other)
  const gain = gains[0] ?? 0
  const answer = quantity((2 * gain) / 11, 'minute', 'mixed')
  const time = timeOf(hour, minute)
  const clock = rng.pick(CLOCKS)
  return {
    concept: 'hands-together-or-opposite',
    given: { find: 'next' as const, hour, minute, angles },
    prompt: rng.pick([
      say`It is ${time}. After how many minutes will the hands of ${clock} next ${name}?`,
      say`The time by ${clock} is ${time}. In how many minutes will its hands next ${name}?`,
      say`How many minutes after ${time} will the two hands of ${clock} next ${name}?`,
      say`${capital(clock)} shows ${time}. The hands will next ${name} after:`,
    ]),
    answer,
    mistakes: [
      { value: gain / 6, because: say`the hour hand was taken as standing still` },
      { value: (2 * (360 - gain)) / 11, because: say`that is counted the wrong way round the dial` },
      { value: (2 * (gain + 30)) / 11, because: say`the hands were taken to be one hour mark further apart` },
      { value: (2 * (gain + 180)) / 11, because: say`that is half a round of the minute hand too late` },
      { value: (2 * (gain - 30)) / 11, because: say`the hands were taken to be one hour mark nearer` },
      { value: (2 * (gain + 90)) / 11, because: say`that is a quarter of a round too late` },
      { value: (2 * (gain - 15)) / 11, because: say`the hour hand was put half an hour wrong` },
    ],
    steps: [
      say`At ${time} the minute hand is ${degrees(now)} ahead of the hour hand, going round clockwise.`,
      say`A minute takes the minute hand 6° and the hour hand 0.5° on, so the minute hand gains 5.5°.`,
      say`To ${name} next, the minute hand must gain another ${degrees(gain)}.`,
      say`${gain} ÷ 5.5 = ${answer}`,
    ],
  }
}

function reach(rng: Random, hour: number, name: string, apart: number) {
  const degreesToGain = 30 * hour + apart
  const clock = rng.pick(CLOCKS)
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
    within: [0.1, 59.9] as const,
    others: [],
    mistakes: [
      { value: degreesToGain / 6, because: say`the hour hand was taken as standing still` },
      // Most options are in elevenths: a key that is alone in them would be seen without working.
      ...(apart === 0
        ? []
        : [
            {
              value: ((30 * hour - apart) * 2) / 11,
              because: say`the minute hand was put on the wrong side of the hour hand`,
            },
            { value: (60 * hour) / 11, because: say`that is when one hand lies over the other` },
          ]),
      { value: ((degreesToGain + 30) * 2) / 11, because: say`the hour was counted one too high` },
      { value: ((degreesToGain - 30) * 2) / 11, because: say`the hour was counted one too low` },
      { value: (degreesToGain * 2 + 20) / 11, because: say`the lead was taken as 10° too large` },
      { value: (degreesToGain * 2 - 20) / 11, because: say`the lead was taken as 10° too small` },
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

/** "The time is 3:20. What is the smaller angle between the hands 25 minutes later?" */
function later(kind: 'by tens' | 'by fives' | 'by minutes') {
  const step = kind === 'by minutes' ? 1 : 5
  const isShort = kind === 'by tens'
  return (rng: Random) => {
    const sign = rng.pick([1, 1, -1])
    const reflex = rng.chance(0.3)
    const { hour, minute, passed } = rng.until(
      () =>
        isShort
          ? { hour: rng.int(1, 12), minute: rng.int(0, 50, 10), passed: rng.int(8, 52, 2) }
          : { hour: rng.int(1, 12), minute: rng.int(0, 60 - step, step), passed: rng.int(10, 115, step) },
      (drawn) => isClear(5.5 * (60 * drawn.hour + drawn.minute + sign * drawn.passed)),
    )
    const end = 720 + 60 * hour + minute + sign * passed
    const [then, past] = [Math.floor(end / 60) % 12, end % 60]
    const fit = (turned: number) => (reflex ? 360 - smallest(turned) : smallest(turned))
    const answer = fit(5.5 * end)
    const [hourHand, minuteHand] = [30 * then + past / 2, 6 * past]
    const [now, shown] = [timeOf(hour, minute), timeOf(then === 0 ? 12 : then, past)]
    const gap = Math.abs(hourHand - minuteHand)
    const name = reflex ? 'reflex angle' : 'smaller angle'
    return {
      concept: ['angle-between-hands', 'angle-after-a-time'],
      given: { find: 'later' as const, hour, minute, passed: sign * passed, reflex },
      prompt:
        sign === 1
          ? rng.pick([
              say`It is ${now} now. What will be the ${name} between the hands of a clock after ${passed} minutes?`,
              say`A test of ${passed} minutes starts at ${now}. Find the ${name} between the hands of the clock when it ends.`,
              say`A clock shows ${now}. ${passed} minutes later, the ${name} between its hands is:`,
              say`What is the ${name} between the hands of a watch ${passed} minutes after ${now}?`,
              say`A bus leaves at ${now} and is on its way for ${passed} minutes. Find the ${name} between the hands of a clock on its arrival.`,
              say`The hands of a clock are at ${now}. After they have run for ${passed} minutes more, the ${name} between them will be:`,
              say`A train due at ${now} is late by ${passed} minutes. What is the ${name} between the hands of the station clock when it arrives?`,
            ])
          : rng.pick([
              say`It is ${now} now. What was the ${name} between the hands of a clock ${passed} minutes ago?`,
              say`What is the ${name} between the hands of a watch ${passed} minutes before ${now}?`,
              say`A man reaches his office at ${now} after a journey of ${passed} minutes. What was the ${name} between the hands of his watch when he set out?`,
              say`A lesson of ${passed} minutes ends at ${now}. Find the ${name} between the hands of the clock at its beginning.`,
              say`A clock shows ${now}. ${passed} minutes earlier, the ${name} between its hands was:`,
            ]),
      answer: degrees(answer),
      within: rangeOf(reflex),
      others: [],
      mistakes: [
        {
          value: fit(30 * then - 6 * past),
          because: say`the hour hand was left at ${then === 0 ? 12 : then} although it moves on with the minutes`,
        },
        { value: fit(5.5 * (60 * hour + minute)), because: say`that is the angle at ${now}` },
        {
          value: fit(5.5 * (60 * hour + minute - sign * passed)),
          because: say`the ${passed} minutes were counted ${sign === 1 ? 'back instead of on' : 'on instead of back'}`,
        },
        {
          value: fit(30 * then - past / 2 - 6 * past),
          because: say`the hour hand was moved back instead of on`,
        },
        { value: answer + 6, because: say`the minute hand was read one minute wrong` },
        { value: answer - 6, because: say`the minute hand was read one minute wrong` },
        { value: answer - 30, because: say`one hour mark too few was counted` },
        { value: answer + 30, because: say`one hour mark too many was counted` },
        { value: answer + 15, because: say`the hour hand was put half an hour wrong` },
        { value: answer - 15, because: say`the hour hand was put half an hour wrong` },
        { value: answer + 12, because: say`the minute hand was read two minutes wrong` },
        { value: answer - 12, because: say`the minute hand was read two minutes wrong` },
      ],
      steps: [
        say`${passed} minutes ${sign === 1 ? 'after' : 'before'} ${now} it is ${shown}: the hour hand stands at ${then} × 30° + ${past} × 0.5° = ${degrees(hourHand)} from 12.`,
        ...(isShort ? [] : [say`The minute hand stands at ${past} × 6° = ${degrees(minuteHand)}.`]),
        ...(gap > 180 && !isShort && !reflex
          ? [say`They are ${degrees(gap)} apart one way round, so 360° − ${degrees(gap)} the other.`]
          : []),
        say`The ${name} between ${degrees(hourHand)} and ${degrees(minuteHand)} is ${degrees(answer)}`,
      ],
    }
  }
}

/** No option is too large for the smaller angle or too small for the reflex one. */
const rangeOf = (reflex: boolean) => (reflex ? ([180.5, 359.5] as const) : ([0.5, 179.5] as const))

const smallest = (turned: number): number => {
  const apart = Math.abs(turned) % 360
  return Math.min(apart, 360 - apart)
}

/** Neither together nor in one line. */
const isClear = (turned: number): boolean => smallest(turned) > 8 && smallest(turned) < 172

const CLOCKS = [
  'a clock',
  'a wall clock',
  'a watch',
  'a tower clock',
  'a table clock',
  'a station clock',
] as const

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
  const name = reflex ? 'reflex angle' : 'smaller angle'
  const clock = rng.pick(CLOCKS)
  return {
    concept: 'angle-between-hands',
    given: { find: 'angle' as const, hour, minute, reflex },
    prompt: rng.pick([
      say`${drawScene(rng)} ${timeOf(hour, minute)}. What is the ${name} between the hour hand and the minute hand?`,
      say`${drawScene(rng)} ${timeOf(hour, minute)}. Find the ${name} between the two hands of the clock.`,
      say`${drawScene(rng)} ${timeOf(hour, minute)}. How many degrees is the ${name} between its hands?`,
      say`${drawScene(rng)} ${timeOf(hour, minute)}. The measure of the ${name} between the hands is:`,
      say`What is the ${name} between the hour hand and the minute hand of ${clock} at ${timeOf(hour, minute)}?`,
      say`At ${timeOf(hour, minute)}, the ${name} between the two hands of ${clock} is:`,
      say`Find the measure of the ${name} formed by the hands of ${clock} when it shows ${timeOf(hour, minute)}.`,
      say`How many degrees is the ${name} made by the minute hand and the hour hand of ${clock} at ${timeOf(hour, minute)}?`,
      say`${capital(clock)} reads ${timeOf(hour, minute)}. In degrees, the ${name} between its two hands measures:`,
      say`If the time is ${timeOf(hour, minute)}, then the measure of the ${name} between the hands of the clock is:`,
    ]),
    answer: degrees(answer),
    within: rangeOf(reflex),
    others: [],
    mistakes: [
      {
        value: fit(still),
        because: say`the hour hand was left at ${hour} although it moves on with the minutes`,
      },
      {
        value: fit(Math.abs((hour % 12) * 30 - minute / 2 - minuteHand) % 360),
        because: say`the hour hand was moved back instead of on`,
      },
      { value: answer + 6, because: say`the minute hand was read one minute wrong` },
      { value: answer - 6, because: say`the minute hand was read one minute wrong` },
      { value: answer + 30, because: say`one hour mark too many was counted` },
      { value: answer - 30, because: say`one hour mark too few was counted` },
      { value: answer + 15, because: say`the hour hand was put half an hour wrong` },
      { value: answer - 15, because: say`the hour hand was put half an hour wrong` },
    ],
    steps: [
      say`The hour hand stands at ${hour % 12} × 30° + ${minute} × 0.5° = ${degrees(hourHand)} from 12.`,
      ...(reflex || minute % 10 !== 0
        ? [say`The minute hand stands at ${minute} × 6° = ${degrees(minuteHand)}.`]
        : []),
      ...(apart > 180 && !reflex
        ? [say`They are ${degrees(apart)} apart one way round, so 360° − ${degrees(apart)} the other.`]
        : []),
      say`The ${name} between ${degrees(hourHand)} and ${degrees(minuteHand)} is ${degrees(answer)}`,
    ],
  }
}
