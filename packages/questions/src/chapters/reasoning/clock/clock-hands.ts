import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { clock, count, degrees, mixed } from '../../../kit/values/value.ts'
import { capital } from '../../../kit/wording/capital.ts'
import { say } from '../../../kit/wording/say.ts'

/** "Through what angle does the hour hand of a clock turn from 2:00 to 5:40?" */
export const clockHands = defineGenerator({
  id: 'reasoning/clock-hands',
  version: 8,
  concepts: ['angle-between-hands', 'angle-after-a-time', 'turn-of-a-hand', 'hands-together-or-opposite'],
  levels: {
    easy: {
      forms: [...often(36, turnOfHand), ...often(3, minutesForAngle), fullHour],
    },
    medium: {
      forms: [...often(14, timeAfterTurn), ...often(20, afterSoLong), timesInPeriod],
    },
    hard: {
      forms: [...often(14, angleAfterTurn), fromMeetingToMeeting],
    },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'turn':
        // In a minute the minute hand turns 6 degrees and the hour hand half a degree.
        return range(1, given.minutes).reduce((angle) => angle + (given.hand === 'hour' ? 0.5 : 6), 0)
      case 'hour': {
        const apart = Math.abs(given.hour * 30)
        return Math.min(apart, 360 - apart)
      }
      case 'minutes':
        return (given.angle / 360) * (given.hand === 'hour' ? 720 : 60)
      case 'time':
        return clock(0, (given.start + (given.angle / 360) * (given.hand === 'hour' ? 720 : 60)) % 1440)
      case 'after': {
        const at = given.start + given.later
        const gap = Math.abs(0.5 * at - 6 * at) % 360
        return Math.min(gap, 360 - gap)
      }
      case 'after-turn': {
        // Each hand by itself, from the 12.
        const at = given.start + given.angle * (given.hand === 'hour' ? 2 : 1 / 6)
        const gap = Math.abs(((at / 2) % 360) - ((6 * at) % 360))
        return gap > 180 ? 360 - gap : gap
      }
      case 'lasts': {
        // Eleventh of a minute by eleventh of a minute, the hands move on by half a degree against each other.
        const meet = ({ hour, angle }: { hour: number; angle: number }) =>
          range(0, 659).find((step) => (330 * hour + step / 2) % 360 === angle) ?? Number.NaN
        const [from, to] = [meet(given.from), meet(given.to)]
        return 60 * (given.to.hour - given.from.hour) + (to - from) / 11
      }
      case 'times': {
        // The gap between the hands grows by 330 degrees an hour: every full turn has each of the angles once.
        const turned = given.hours * 330
        return given.angles.reduce<number>((times, angle) => times + Math.ceil((turned - angle) / 360), 0)
      }
    }
  },
})

const other = (hand: 'hour' | 'minute') => (hand === 'hour' ? 'minute' : 'hour')

function turnOfHand(rng: Random) {
  const hand = rng.pick(['hour', 'minute'] as const)
  const minutes = hand === 'hour' ? rng.int(6, 179) * 2 : rng.int(8, 58)
  const start = rng.int(6, 15) * 60 + rng.int(0, 11) * 5
  const at = (time: number) => clock(Math.floor(time / 60) % 24, time % 60)
  const value = minutes * (hand === 'hour' ? 0.5 : 6)
  const answer = degrees(value)
  return {
    concept: 'turn-of-a-hand',
    given: { find: 'turn' as const, hand, minutes },
    prompt: rng.pick([
      say`Through what angle does the ${hand} hand of a clock turn from ${at(start)} to ${at(start + minutes)}?`,
      ...(rng.chance(0.3)
        ? [
            say`The angle through which the ${hand} hand of ${rng.pick(CLOCKS)} moves in ${minutes} minutes is`,
            say`How many degrees does the ${hand} hand of ${rng.pick(CLOCKS)} cover in ${minutes} minutes?`,
          ]
        : []),
      ...(minutes > 100
        ? []
        : [
            say`${rng.pick(['A student', 'A girl', 'A boy', 'A man'])} starts to read at ${at(start)} and stops ${minutes} minutes later. Through what angle does the ${hand} hand of the clock turn in this time?`,
          ]),
      ...lasting(minutes).flatMap((event) => [
        say`Through what angle does the ${hand} hand of ${rng.pick(CLOCKS)} turn during ${event} from ${at(start)} to ${at(start + minutes)}?`,
        say`${capital(event)} starts at ${at(start)} and ends ${minutes} minutes later. Through how many degrees does the ${hand} hand of a clock turn meanwhile?`,
      ]),
      say`By what angle does the ${hand} hand of a clock move while ${rng.pick(['a bus', 'a train'])} is on its way from ${at(start)} to ${at(start + minutes)}?`,
      say`By how many degrees does the ${hand} hand turn while a clock goes from ${at(start)} to ${at(start + minutes)}?`,
    ]),
    answer,
    // The hour hand is never on its way for half a turn, the minute hand never for a full one.
    within: [1, hand === 'hour' ? 200 : 359] as const,
    others: [],
    mistakes: [
      { value: degrees(value / 2), because: say`the angle was halved` },
      {
        value: degrees(minutes),
        because: say`one degree was counted for every minute`,
      },
      {
        value: degrees(value + (hand === 'hour' ? 5 : 6)),
        because:
          hand === 'hour' ? say`ten minutes too many were counted` : say`one minute too many was counted`,
      },
      {
        value: degrees(value + (hand === 'hour' ? 15 : 30)),
        because:
          hand === 'hour' ? say`half an hour too much was counted` : say`five minutes too many were counted`,
      },
      {
        value: degrees(value - (hand === 'hour' ? 5 : 6)),
        because:
          hand === 'hour' ? say`ten minutes too few were counted` : say`one minute too few was counted`,
      },
      {
        value: degrees(minutes * (hand === 'hour' ? 6 : 0.5)),
        because: say`that is the angle of the ${other(hand)} hand`,
      },
      { value: degrees(Math.abs(360 - value)), because: say`that is what is missing to a full turn` },
    ],
    steps: [
      hand === 'hour'
        ? say`The hour hand turns 360° in 12 hours, that is half a degree in a minute.`
        : say`The minute hand turns 360° in 60 minutes, that is 6° in a minute.`,
      say`${minutes} × ${hand === 'hour' ? 0.5 : 6} gives ${answer}`,
    ],
  }
}

/** What may well last so many minutes. */
const lasting = (minutes: number): readonly string[] =>
  LENGTHS.filter(({ least, most }) => least <= minutes && minutes <= most).map(({ event }) => event)

const LENGTHS: readonly { event: string; least: number; most: number }[] = [
  { event: 'a telephone call', least: 5, most: 30 },
  { event: 'a class', least: 30, most: 60 },
  { event: 'a match', least: 60, most: 100 },
  { event: 'a film', least: 100, most: 170 },
  { event: 'a journey', least: 171, most: 600 },
]

const CLOCKS = [
  'a clock',
  'a wall clock',
  'a watch',
  'a table clock',
  'a tower clock',
  'a station clock',
] as const

function fullHour(rng: Random) {
  const hour = rng.int(1, 11)
  const value = Math.min(30 * hour, 360 - 30 * hour)
  const answer = degrees(value)
  const shape = rng.pick([
    'a wall clock',
    'a wristwatch',
    'the clock of a station',
    'a table clock',
    'a tower clock',
    'an alarm clock',
    'a clock',
  ])
  return {
    concept: 'angle-between-hands',
    given: { find: 'hour' as const, hour },
    prompt: rng.pick([
      say`What is the smaller angle between the hands of ${shape} at exactly ${hour} o'clock?`,
      say`At ${hour} o'clock sharp the smaller angle between the two hands of ${shape} is`,
      say`Find the smaller angle that the hands of ${shape} make at ${hour} o'clock.`,
    ]),
    answer,
    within: [1, 180] as const,
    others: [],
    mistakes: [
      { value: degrees(6 * hour), because: say`6° were counted for an hour instead of 30°` },
      { value: degrees(15 * hour), because: say`15° were counted for an hour, as on a dial of 24 hours` },
      { value: degrees(value + 30), because: say`one hour too many was counted` },
      { value: degrees(Math.abs(value - 30)), because: say`one hour too few was counted` },
      { value: degrees(value / 2), because: say`the angle was halved` },
    ],
    steps: [
      say`From one hour mark to the next it is 360° ÷ 12 = 30°.`,
      hour <= 6
        ? say`${hour} × 30 gives ${answer}`
        : say`${12 - hour} × 30, counted the shorter way, gives ${answer}`,
    ],
  }
}

function minutesForAngle(rng: Random) {
  const hand = rng.pick(['hour', 'minute'] as const)
  const minutes = hand === 'hour' ? rng.int(4, 180) * 2 : rng.int(3, 55)
  const angle = minutes * (hand === 'hour' ? 0.5 : 6)
  return {
    concept: 'turn-of-a-hand',
    given: { find: 'minutes' as const, hand, angle },
    prompt: rng.pick([
      say`In how many minutes does the ${hand} hand of a clock turn through ${degrees(angle)}?`,
      say`The ${hand} hand of ${rng.pick(CLOCKS)} has moved by an angle of ${degrees(angle)}. How many minutes have passed?`,
      say`How many minutes does the ${hand} hand of ${rng.pick(CLOCKS)} take to describe an angle of ${degrees(angle)}?`,
      ...lasting(minutes).map(
        (event) =>
          say`During ${event}, the ${hand} hand of ${rng.pick(CLOCKS)} turns through ${degrees(angle)}. How many minutes is that?`,
      ),
      say`If the ${hand} hand of ${rng.pick(CLOCKS)} turns through ${degrees(angle)}, how many minutes have gone by?`,
    ]),
    answer: count(minutes),
    mistakes: [
      { value: 2 * minutes, because: say`the time was doubled` },
      { value: minutes / 2, because: say`the time was halved` },
      { value: angle, because: say`one minute was counted for every degree` },
      { value: minutes + 5, because: say`one mark of the dial too many was counted` },
      { value: minutes - 2, because: say`two minutes too few were counted` },
      {
        value: hand === 'hour' ? angle / 6 : angle * 2,
        because: say`that is the time of the ${other(hand)} hand`,
      },
    ],
    steps: [
      hand === 'hour'
        ? say`The hour hand turns half a degree in a minute.`
        : say`The minute hand turns 6° in a minute.`,
      say`${angle} ÷ ${hand === 'hour' ? 0.5 : 6} = ${minutes}`,
    ],
  }
}

/** "It is 3:15 p.m. At what time will the hour hand have turned through 40°?" */
function timeAfterTurn(rng: Random) {
  const hand = rng.pick(['hour', 'minute'] as const)
  const minutes = hand === 'hour' ? rng.int(4, 90) * 2 : rng.int(4, 55)
  const angle = minutes * (hand === 'hour' ? 0.5 : 6)
  const start = rng.int(5, 18) * 60 + rng.int(0, 55, 5)
  const at = (time: number) => clock(0, time % 1440)
  const answer = at(start + minutes)
  return {
    concept: 'turn-of-a-hand',
    given: { find: 'time' as const, hand, angle, start },
    prompt: rng.pick([
      say`The time is ${at(start)} now. At what time will the ${hand} hand of a clock have turned through ${degrees(angle)}?`,
      say`Starting at ${at(start)}, the ${hand} hand of ${rng.pick(CLOCKS)} turns through ${degrees(angle)}. What is the time then?`,
      ...lasting(minutes).map(
        (event) =>
          say`${capital(event)} begins at ${at(start)} and ends when the ${hand} hand has turned through ${degrees(angle)}. When does it end?`,
      ),
      say`By the time the ${hand} hand of ${rng.pick(CLOCKS)} has moved ${degrees(angle)} on from its place at ${at(start)}, it is:`,
    ]),
    answer,
    mistakes: [
      { value: at(start + 2 * minutes), because: say`twice the time was taken` },
      { value: at(start + Math.round(minutes / 2)), because: say`half the time was taken` },
      { value: at(start + Math.round(angle)), because: say`one minute was counted for every degree` },
      { value: at(start + minutes + 5), because: say`one mark of the dial too many was counted` },
      { value: at(start + minutes - 2), because: say`two minutes too few were counted` },
      { value: at(start + minutes - 5), because: say`one mark of the dial too few was counted` },
      { value: at(start + minutes + 60), because: say`one hour too many was counted` },
    ],
    steps: [
      hand === 'hour'
        ? say`The hour hand turns half a degree in a minute.`
        : say`The minute hand turns 6° in a minute.`,
      say`${angle} ÷ ${hand === 'hour' ? 0.5 : 6} = ${minutes} minutes`,
      say`${minutes} minutes after ${at(start)} it is ${answer}`,
    ],
  }
}

function afterSoLong(rng: Random) {
  const { start, later } = rng.until(
    () => ({ start: rng.int(1, 11) * 60 + rng.int(0, 55, 5), later: rng.int(2, 58) }),
    (drawn) => (5.5 * (drawn.start + drawn.later)) % 180 !== 0,
  )
  const gap = (5.5 * (start + later)) % 360
  const value = Math.min(gap, 360 - gap)
  const answer = degrees(value)
  const from =
    start % 60 === 0
      ? `${start / 60} o'clock`
      : `${Math.floor(start / 60)}:${String(start % 60).padStart(2, '0')}`
  const end = start + later
  const [hour, past] = [Math.floor(end / 60) % 12, end % 60]
  return {
    // The type of angles asks the same: with both, a set on the angle would have it six times.
    concept: 'angle-after-a-time',
    given: { find: 'after' as const, start, later },
    prompt: rng.pick([
      say`What is the smaller angle between the hands of a clock ${later} minutes after ${from}?`,
      say`${later} minutes ago it was ${from}. What angle do the hands of the clock make now (the smaller one)?`,
      say`${later} minutes have passed since ${from}. The smaller angle between the hands of ${rng.pick(CLOCKS)} is`,
      say`Find the smaller angle between the two hands of ${rng.pick(CLOCKS)} ${later} minutes after ${from}.`,
      say`${capital(rng.pick(CLOCKS))} was set right at ${from}. What is the smaller angle between its hands ${later} minutes later?`,
    ]),
    answer,
    within: [0.5, 179.5] as const,
    others: [],
    mistakes: [
      {
        value: degrees(Math.abs(30 * hour - 6 * past)),
        because: say`the hour hand was left at the full hour although it moves on`,
      },
      { value: degrees(value + 6), because: say`one minute was counted wrongly` },
      {
        value: degrees(value + past / 2),
        because: say`the way of the hour hand was taken in the wrong direction`,
      },
      { value: degrees(Math.abs(value - 5.5)), because: say`one minute too few or too many was counted` },
      { value: degrees(value + 30), because: say`one hour was counted wrongly` },
      { value: degrees(Math.abs(value - 30)), because: say`one hour was counted wrongly` },
      { value: degrees(Math.abs(value - 15)), because: say`the hour hand was put half an hour wrong` },
      { value: degrees(value + 12), because: say`two minutes were counted wrongly` },
      { value: degrees(Math.abs(value - 12)), because: say`two minutes were counted wrongly` },
    ],
    steps: [
      ...(start % 60 === 0
        ? []
        : [
            say`${later} minutes after ${from} it is ${past} ${past === 1 ? 'minute' : 'minutes'} past ${hour === 0 ? 12 : hour}.`,
          ]),
      say`From the 12, the hour hand is at ${hour} × 30 + ${past} × 0.5 = ${degrees(30 * hour + past / 2)}.`,
      say`The minute hand is at ${past} × 6 = ${degrees(6 * past)}.`,
      say`The difference, or what is missing to 360° if it is more than 180°, is ${answer}`,
    ],
  }
}

/** "At 3:15 a clock is right. What is the angle between its hands when the hour hand has turned through 20°?" */
function angleAfterTurn(rng: Random) {
  const hand = rng.pick(['hour', 'minute'] as const)
  const { start, later } = rng.until(
    () => ({
      start: rng.int(1, 10) * 60 + rng.int(0, 55, 5),
      later: hand === 'hour' ? rng.int(8, 60) * 2 : rng.int(12, 110),
    }),
    (drawn) => (5.5 * (drawn.start + drawn.later)) % 180 !== 0 && drawn.later !== 60,
  )
  const angle = later * (hand === 'hour' ? 0.5 : 6)
  const gap = (5.5 * (start + later)) % 360
  const value = Math.min(gap, 360 - gap)
  const answer = degrees(value)
  const from =
    start % 60 === 0
      ? `${start / 60} o'clock`
      : `${Math.floor(start / 60)}:${String(start % 60).padStart(2, '0')}`
  const end = start + later
  const [hour, past] = [Math.floor(end / 60) % 12, end % 60]
  const name = rng.pick(CLOCKS)
  return {
    concept: 'angle-after-a-time',
    given: { find: 'after-turn' as const, hand, angle, start },
    prompt: rng.pick([
      say`From ${from} onwards, the ${hand} hand of ${name} turns through ${degrees(angle)}. What is the smaller angle between its hands then?`,
      say`It is ${from}. What will be the smaller angle between the two hands of ${name} when the ${hand} hand has moved ${degrees(angle)} further?`,
      say`Since ${from} the ${hand} hand of ${name} has turned through ${degrees(angle)}. Find the smaller angle that the hands make now.`,
      say`A test begins at ${from} and lasts until the ${hand} hand has covered ${degrees(angle)}. The smaller angle between the hands of the clock at the end of the test is:`,
      say`A train leaves at ${from} and arrives when the ${hand} hand of ${name} has swept through ${degrees(angle)}. What is the smaller angle between the two hands at its arrival?`,
      say`Starting from its position at ${from}, the ${hand} hand of ${name} rotates by ${degrees(angle)}. Then the smaller angle formed by the hour hand and the minute hand is:`,
      say`${capital(name)} shows ${from}. How many degrees apart (taking the smaller angle) will its hands be after the ${hand} hand has rotated by ${degrees(angle)}?`,
      say`If the ${hand} hand moves on by ${degrees(angle)} from where it is at ${from}, then what smaller angle do the two hands make?`,
      say`A boy starts his homework at ${from} and finishes it when the ${hand} hand of the clock has moved through ${degrees(angle)}. Find the smaller angle between the two hands at that time.`,
      say`${capital(name)} was set right at ${from}. Its ${hand} hand has since turned by ${degrees(angle)}. The smaller angle between its hands at present is:`,
    ]),
    answer,
    within: [0.5, 179.5] as const,
    others: [],
    mistakes: [
      {
        value: degrees(Math.abs(30 * hour - 6 * past)),
        because: say`the hour hand was left at the full hour although it moves on`,
      },
      { value: degrees(value + 6), because: say`one minute was counted wrongly` },
      {
        value: degrees(value + past / 2),
        because: say`the way of the hour hand was taken in the wrong direction`,
      },
      { value: degrees(Math.abs(value - 5.5)), because: say`one minute too few or too many was counted` },
      { value: degrees(value + 30), because: say`one hour was counted wrongly` },
      { value: degrees(Math.abs(value - 30)), because: say`one hour was counted wrongly` },
      { value: degrees(Math.abs(value - 15)), because: say`the hour hand was put half an hour wrong` },
      { value: degrees(value + 12), because: say`two minutes were counted wrongly` },
      { value: degrees(Math.abs(value - 12)), because: say`two minutes were counted wrongly` },
    ],
    steps: [
      hand === 'hour'
        ? say`The hour hand turns half a degree in a minute, so ${angle} ÷ 0.5 = ${later} minutes have passed.`
        : say`The minute hand turns 6° in a minute, so ${angle} ÷ 6 = ${later} minutes have passed.`,
      say`${later} minutes after ${from} it is ${past} ${past === 1 ? 'minute' : 'minutes'} past ${hour === 0 ? 12 : hour}.`,
      say`From the 12, the hour hand is at ${hour} × 30 + ${past} × 0.5 = ${degrees(30 * hour + past / 2)}, and the minute hand at ${past} × 6 = ${degrees(6 * past)}.`,
      say`The difference, or what is missing to 360° if it is more than 180°, is ${answer}`,
    ],
  }
}

/** What lasts for some hours. */
const OCCASIONS = [
  'A meeting',
  'A test',
  'A match',
  'A lecture',
  'A concert',
  'A journey',
  'A workshop',
  'A rehearsal',
  'A conference',
  'A ceremony',
]

const MEETINGS = [
  { angle: 0, words: 'coincide' },
  { angle: 180, words: 'are opposite to each other' },
] as const

/** "A meeting begins when the hands of a clock coincide between 2 and 3 o'clock and ends when they are opposite ..." */
function fromMeetingToMeeting(rng: Random) {
  // Between 5 and 7 the hands are opposite only at 6 itself, so these hours are left out.
  const drawMeeting = () => ({ ...rng.pick(MEETINGS), hour: rng.pick([1, 2, 3, 4, 7, 8, 9, 10]) })
  const { from, to } = rng.until(
    () => ({ from: drawMeeting(), to: drawMeeting() }),
    (drawn) => drawn.to.hour > drawn.from.hour && drawn.to.hour - drawn.from.hour < 5,
  )
  // How far the minute hand has to gain from the full hour.
  const gain = ({ hour, angle }: typeof from) => (30 * hour + angle) % 360
  const past = (meeting: typeof from) => mixed(2 * gain(meeting), 11, 'minute')
  const eleventh = 660 * (to.hour - from.hour) + 2 * (gain(to) - gain(from))
  const answer = mixed(eleventh, 11, 'minute')
  const ending = to.angle === from.angle ? `${to.words} again` : to.words
  const event = rng.pick(OCCASIONS)
  const between = ({ hour }: typeof from) => `between ${hour} and ${hour + 1} o'clock`
  const wrong = (parts: number) => mixed(parts, 11, 'minute')
  return {
    concept: 'hands-together-or-opposite',
    given: {
      find: 'lasts' as const,
      from: { hour: from.hour, angle: from.angle },
      to: { hour: to.hour, angle: to.angle },
    },
    prompt: rng.pick([
      say`${event} begins ${between(from)}, when the hands of a clock ${from.words}, and ends ${between(to)}, when they ${ending}. How many minutes does it last?`,
      say`The hands of ${rng.pick(CLOCKS)} ${from.words} at a moment ${between(from)} and ${ending} at a moment ${between(to)} of the same afternoon. How many minutes lie between the two moments?`,
      say`${capital(between(from))}, ${rng.pick(['a train', 'a bus', 'a ship', 'a cyclist'])} leaves just when the hands of ${rng.pick(CLOCKS)} ${from.words}. It arrives ${between(to)}, when the hands ${ending}. Find the time it takes.`,
      say`${event} starts at the moment ${between(from)} when the two hands of ${rng.pick(CLOCKS)} ${from.words} and ends at the moment ${between(to)} when they ${ending}. Find how long it lasts.`,
    ]),
    answer,
    mistakes: [
      { value: wrong(660 * (to.hour - from.hour)), because: say`only the full hours were counted` },
      {
        value: wrong(eleventh + 60),
        because: say`the hour hand was taken to stand still in the first of the two hours`,
      },
      { value: wrong(eleventh + 360), because: say`half a turn too much was counted` },
      { value: wrong(eleventh - 360), because: say`half a turn too little was counted` },
      { value: wrong(eleventh + 720), because: say`a full turn too much was counted` },
      { value: wrong(eleventh - 60), because: say`the hour hand was taken to stand still` },
      { value: wrong(eleventh - 720), because: say`a full turn too little was counted` },
    ],
    steps: [
      say`In a minute the minute hand gains 5.5° on the hour hand.`,
      say`${capital(between(from))} it has to gain ${degrees(gain(from))}: ${past(from)} past ${from.hour}.`,
      say`${capital(between(to))} it has to gain ${degrees(gain(to))}: ${past(to)} past ${to.hour}.`,
      say`From the first moment to the second it is ${answer}`,
    ],
  }
}

const EVENTS = [
  { words: 'coincide', angles: [0], perTurn: 1 },
  { words: 'point in opposite directions', angles: [180], perTurn: 1 },
  { words: 'make a right angle', angles: [90, 270], perTurn: 2 },
  { words: 'lie in one straight line (together or opposite)', angles: [0, 180], perTurn: 2 },
] as const

function timesInPeriod(rng: Random) {
  const event = rng.pick(EVENTS)
  const days = rng.pick([0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 20, 30])
  const value = 22 * days * event.perTurn
  const text =
    days % 1 !== 0
      ? `in ${24 * days} hours`
      : days === 1
        ? 'in a day'
        : days === 7
          ? 'in a week'
          : `in ${days} days`
  return {
    concept: 'hands-together-or-opposite',
    given: { find: 'times' as const, hours: 24 * days, angles: event.angles },
    prompt: rng.pick([
      say`How many times do the hands of a clock ${event.words} ${text}?`,
      say`The number of times that the two hands of a clock ${event.words} ${text} is`,
      say`A clock runs without a stop. How often do its hands ${event.words} ${text}?`,
      say`Find how often the hour hand and the minute hand ${event.words} ${text}.`,
      say`How often do the hour hand and the minute hand of ${rng.pick(CLOCKS)} ${event.words} ${text}?`,
    ]),
    answer: count(value),
    mistakes: [
      { value: 24 * days * event.perTurn, because: say`between some hours it happens one time less` },
      { value: 2 * value, because: say`the count was doubled` },
      { value: value / 2, because: say`only half of it was counted` },
      { value: 20 * days * event.perTurn, because: say`the hours around 12 were left out` },
      { value: 23 * days * event.perTurn, because: say`one time too many was counted for each day` },
      { value: value + event.perTurn, because: say`the beginning and the end were both counted` },
    ],
    steps: [
      say`In 12 hours the minute hand gains 11 full turns on the hour hand.`,
      event.perTurn === 1
        ? say`In each of them it happens once, so 11 times in 12 hours and 22 times in a day.`
        : say`In each of them it happens twice, so 22 times in 12 hours and 44 times in a day.`,
      say`So ${text} it happens as often as ${value}`,
    ],
  }
}
