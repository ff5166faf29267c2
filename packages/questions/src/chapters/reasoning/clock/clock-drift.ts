import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range, wholeOf } from '../../../kit/values/number-theory.ts'
import { minutes } from '../../../kit/values/quantities.ts'
import { clock, quantity } from '../../../kit/values/value.ts'
import { formatValue } from '../../../kit/wording/format-value.ts'
import { type Message, say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'

/** "A clock that gains 5 minutes an hour is set right at 8 a.m. What does it show at 2 p.m.?" */
export const clockDrift = defineGenerator({
  id: 'reasoning/clock-drift',
  version: 10,
  levels: {
    easy: { forms: [shows] },
    medium: { forms: [trueTime] },
    hard: { forms: [daysUntilRight, whenRight, secondClock, apart] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    // Runs the clock minute by minute of true time.
    if (given.find === 'days') {
      let [wrong, hours] = [0, 0]
      while (wrong < 720 * 60) {
        wrong += given.secondsPerHour
        hours += 1
      }
      return hours / 24
    }
    if (given.find === 'when-right') {
      // Hour by hour, until what was slow at first is made up.
      let [hours, behind] = [0, given.slow]
      while (behind > 1e-9) {
        behind -= (given.slow + given.fast) / given.hours
        hours += 1
      }
      return moment(given.day, given.start + 60 * hours)
    }
    if (given.find === 'second') {
      const hours = (given.shown - given.start) / (60 + given.rates[0])
      return clock(0, (given.start + hours * (60 + given.rates[1])) % 1440)
    }
    if (given.find === 'apart') {
      const [first, second] = given.rates
      const hours = range(1, 100).find((count) => Math.abs(first - second) * count === given.gap)
      return clock(0, (given.start + (60 + first) * (hours ?? Number.NaN)) % 1440)
    }
    const rate = 1 + (given.gains ? given.by : -given.by) / (given.per * 60)
    if (given.find === 'shows') {
      const shown = range(1, given.hours * 60).reduce((at) => at + rate, given.start)
      return clock(0, wholeOf(shown) % 1440)
    }
    const passed =
      range(1, 3000).find((minutes) => Math.abs(given.start + minutes * rate - given.shown) < 1e-6) ?? 0
    return clock(0, (given.start + passed) % 1440)
  },
})

const at = (minutes: number) => clock(0, ((minutes % 1440) + 1440) % 1440)
const runs = (gains: boolean): string => (gains ? 'gains' : 'loses')
const every = (per: number): Message => (per === 1 ? say`every hour` : say`every ${quantity(per, 'hour')}`)

const CLOCKS = [
  'a clock',
  'a watch',
  'a wall clock',
  'a faulty clock',
  'an alarm clock',
  'an old pendulum clock',
  'a kitchen clock',
  'a table clock',
  'the clock of a railway station',
  'the tower clock of a college',
  'the clock in a school hall',
  'the clock of a post office',
] as const

/** An error in lowest terms: 2 minutes every 2 hours would be 1 minute every hour. */
const drawRate = (rng: Random, most: number) => {
  const per = rng.pick([1, 2, 3])
  const by = rng.until(
    () => rng.int(2, most),
    (drawn) => per === 1 || drawn % per !== 0,
  )
  return { per, by }
}

function shows(rng: Random) {
  const gains = rng.chance(0.5)
  const { per, by } = drawRate(rng, 9)
  const hours = per * rng.int(2, 5)
  const start = rng.int(5, Math.min(14, 20 - hours)) * 60 + rng.int(0, 50, 5)
  const drift = (hours / per) * by * (gains ? 1 : -1)
  const answer = at(start + hours * 60 + drift)
  const later = at(start + hours * 60)
  const told = say`${runs(gains)} ${minutes(by)} ${every(per)}`
  const device = rng.pick(CLOCKS)
  return {
    given: { find: 'shows' as const, gains, by, per, hours, start },
    prompt: stem(
      rng,
      [
        say`${device} ${told}. It was set right at ${at(start)}`,
        say`${device}, which ${told}, is set right at ${at(start)}`,
        say`${device} was set correctly at ${at(start)}, but it ${told}.`,
        say`${device} ${told}, and it showed the correct time at ${at(start)}`,
        say`At ${at(start)} ${device} shows the correct time, but it ${told}.`,
        say`Put right at ${at(start)}, ${device} ${told}.`,
      ],
      [
        say`What time will it show at ${later} on the same day?`,
        say`The time shown by it when the correct time is ${later} on the same day will be:`,
        say`Find the time indicated by it at ${later} the same day.`,
        say`What will it indicate when the true time is ${later} that day?`,
      ],
    ),
    answer,
    // All on the side of the error: one that gains is never behind the true time.
    mistakes: [
      {
        value: at(start + hours * 60 + Math.sign(drift) * by),
        because: say`the error of only one such stretch was counted`,
      },
      ...(per > 1
        ? [
            {
              value: at(start + hours * 60 + Math.sign(drift) * by * hours),
              because: say`the error was counted for every hour`,
            },
          ]
        : []),
      {
        value: at(start + hours * 60 + drift + Math.sign(drift) * by),
        because: say`one stretch of time too many was counted`,
      },
      ...(hours / per > 2
        ? [
            {
              value: at(start + hours * 60 + drift - Math.sign(drift) * by),
              because: say`one stretch of time too few was counted`,
            },
          ]
        : []),
      {
        value: at(start + hours * 60 + Math.sign(drift) * hours),
        because: say`one minute was counted for every hour`,
      },
      { value: at(start + hours * 60 + 2 * drift), because: say`the error was counted twice` },
      {
        value: at(start + hours * 60 + drift + Math.sign(drift) * 60),
        because: say`the time was taken a whole hour further from the right one`,
      },
      {
        value: at(start + hours * 60 + Math.sign(drift) * Math.ceil(Math.abs(drift) / 2)),
        because: say`only half of the error was counted`,
      },
    ],
    within: gains ? ([start + hours * 60 + 1, 1439] as const) : ([start, start + hours * 60 - 1] as const),
    steps: [
      say`From ${at(start)} to ${later} pass ${quantity(hours, 'hour')}.`,
      say`In that time the clock ${runs(gains)} ${minutes(Math.abs(drift))}, so it shows ${answer}`,
    ],
  }
}

function trueTime(rng: Random) {
  const gains = rng.chance(0.5)
  const { per, by } = drawRate(rng, 10)
  const stretches = rng.int(2, 5)
  const hours = per * stretches
  const start = rng.int(5, Math.min(12, 21 - hours)) * 60 + rng.pick([0, 15, 30, 45])
  const drift = stretches * by * (gains ? 1 : -1)
  const shown = start + hours * 60 + drift
  const answer = at(start + hours * 60)
  const told = say`${runs(gains)} ${minutes(by)} ${every(per)}`
  const device = rng.pick(CLOCKS)
  const one = per * 60 + (gains ? by : -by)
  return {
    given: { find: 'true' as const, gains, by, per, start, shown },
    prompt: stem(
      rng,
      [
        say`${device} ${told} of true time. It was set right at ${at(start)}`,
        say`${device}, which ${told} of true time, is set right at ${at(start)}`,
        say`${device} was set correctly at ${at(start)}, but it ${told} of true time.`,
        say`${device} ${told} of true time, and it showed the correct time at ${at(start)}`,
        say`At ${at(start)} ${device} shows the correct time, but it ${told} of true time.`,
        say`Put right at ${at(start)}, ${device} ${told} of true time.`,
      ],
      [
        say`What is the true time when it shows ${at(shown)} on the same day?`,
        say`The correct time, when it indicates ${at(shown)} on the same day, is:`,
        say`Find the actual time when it reads ${at(shown)} that day.`,
        say`What is the right time when ${at(shown)} is seen on it the same day?`,
      ],
    ),
    answer,
    mistakes: [
      { value: at(shown), because: say`that is what the clock shows` },
      { value: at(shown + drift), because: say`the correction was made the wrong way` },
      {
        value: at(shown - Math.sign(drift) * by),
        because: say`the error of only one such stretch was corrected`,
      },
      {
        value: at(shown - drift - Math.sign(drift) * by),
        because: say`one stretch of time too many was corrected`,
      },
      rng.chance(0.5)
        ? { value: at(start + hours * 60 + 60), because: say`an hour too many was counted` }
        : { value: at(start + hours * 60 - 60), because: say`an hour too few was counted` },
      {
        value: at(shown + Math.sign(drift) * by),
        because: say`the error of one stretch was corrected the wrong way`,
      },
    ],
    steps: [
      say`In ${quantity(per, 'hour')} of true time the clock moves on by ${minutes(one)}.`,
      say`From ${at(start)} to ${at(shown)} it has moved on by ${minutes(shown - start)}, which is ${stretches} × ${one}.`,
      say`So ${stretches} × ${per} = ${hours} true hours have passed, and it is ${answer}`,
    ],
  }
}

/** The error in seconds per hour for which the clock is twelve hours wrong after a whole number of days. */
const RATES = range(5, 150).filter((seconds) => (720 * 60) % (seconds * 24) === 0)

function daysUntilRight(rng: Random) {
  const gains = rng.chance(0.5)
  const seconds = rng.pick(RATES)
  const days = (720 * 60) / (seconds * 24)
  const told = say`${runs(gains)} ${seconds} seconds every hour`
  const device = rng.pick(CLOCKS)
  const start = at(rng.int(6, 20) * 60 + rng.int(0, 55, 5))
  return {
    given: { find: 'days' as const, secondsPerHour: seconds },
    prompt: stem(
      rng,
      [
        say`${device} with a twelve-hour dial ${told}. It is set right at ${start}`,
        say`${device} with a twelve-hour dial ${told}, and it showed the correct time at ${start} today.`,
        say`${device}, which has a dial of twelve hours, was set correctly at ${start}, but it ${told}.`,
        say`${device}, which has twelve hours on its dial and was correct at ${start}, ${told} and is not adjusted again.`,
        say`At ${start} ${device} with a dial of twelve hours shows the correct time, but it ${told}.`,
        say`Put right at ${start}, ${device} with a twelve-hour dial ${told}.`,
      ],
      [
        say`After how many days will it show the correct time again?`,
        say`The number of days after which it will next show the correct time is:`,
        say`Find the number of days until it again indicates the true time.`,
        say`In how many days will it be right the next time?`,
        say`How many days later does it first show the right time again?`,
      ],
    ),
    answer: quantity(days, 'day'),
    mistakes: [
      {
        value: 2 * days,
        because: say`it was taken to have to be wrong by 24 hours, but the dial repeats after 12`,
      },
      { value: days / 2, because: say`it was taken to have to be wrong by 6 hours only` },
      { value: days / 12, because: say`it was taken to have to be wrong by a single hour only` },
      { value: days + 5, because: say`a mistake of five was made in dividing` },
      { value: days - 5, because: say`a mistake of five was made in dividing` },
      { value: days + 10, because: say`a mistake of ten was made in dividing` },
      { value: days - 10, because: say`a mistake of ten was made in dividing` },
      { value: (3 * days) / 2, because: say`it was taken to have to be wrong by 18 hours` },
      { value: days / 3, because: say`it was taken to have to be wrong by 4 hours only` },
      // A key that alone has whole days would be seen at once.
    ].filter(({ value }) => Number.isInteger(value) === Number.isInteger(days)),
    steps: [
      say`On a twelve-hour dial the clock is right again when it is wrong by 12 hours.`,
      say`12 hours are 12 × 3,600 = 43,200 seconds.`,
      say`In a day it ${runs(gains)} ${seconds} × 24 = ${seconds * 24} seconds.`,
      say`So it takes 43,200 ÷ ${seconds * 24} = ${quantity(days, 'day')}`,
    ],
  }
}

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** '2:00 p.m. on Tuesday', so many minutes after midnight of the day. */
const moment = (day: number, minutes: number): string =>
  `${formatValue(at(minutes))} on ${DAYS[(day + Math.floor(minutes / 1440)) % 7] ?? ''}`

/** "A clock was 4 minutes slow at 8 a.m. on Monday and 6 minutes fast at 2 p.m. on Wednesday. When was it right?" */
function whenRight(rng: Random) {
  const { slow, fast, hours, day, start } = rng.until(
    () => ({
      slow: rng.int(2, 20),
      fast: rng.int(2, 20),
      hours: rng.int(20, 130),
      day: rng.int(0, 6),
      start: rng.int(5, 22) * 60,
    }),
    (drawn) => (drawn.hours * drawn.slow) % (drawn.slow + drawn.fast) === 0 && drawn.slow !== drawn.fast,
  )
  const until = (hours * slow) / (slow + fast)
  const [first, last] = [moment(day, start), moment(day, start + 60 * hours)]
  const answer = moment(day, start + 60 * until)
  const device = rng.pick(CLOCKS)
  const after = (count: number) => moment(day, start + 60 * count)
  return {
    given: { find: 'when-right' as const, slow, fast, hours, day, start },
    prompt: stem(
      rng,
      [
        say`${device}, which gains uniformly, was ${minutes(slow)} slow at ${first} and ${minutes(fast)} fast at ${last}.`,
        say`${device} gaining at a constant rate is ${minutes(slow)} behind the true time at ${first} and ${minutes(fast)} ahead of it at ${last}.`,
        say`At ${first} ${device} was ${minutes(slow)} slow. It gains uniformly and was ${minutes(fast)} fast at ${last}.`,
      ],
      [
        say`When did it show the correct time?`,
        say`When was it right?`,
        say`At what time in between was it correct?`,
      ],
    ),
    answer,
    mistakes: [
      {
        value: after((hours * fast) / (slow + fast)),
        because: say`the minutes by which it was fast at the end were taken instead of those by which it was slow`,
      },
      { value: after(Math.round(hours / 2)), because: say`the middle of the time was taken` },
      { value: after(until + 12), because: say`morning and evening were confused` },
      { value: after(until - 2), because: say`two hours too few were counted` },
      { value: after(until + 4), because: say`four hours too many were counted` },
      { value: after(until + 24), because: say`a day too many was counted` },
    ].filter(({ value }) => value !== answer),
    steps: [
      say`From ${first} to ${last} it is ${quantity(hours, 'hour')}.`,
      say`In that time the clock gains ${slow} + ${fast} = ${minutes(slow + fast)}.`,
      say`It is right when it has gained ${minutes(slow)}: after ${hours} × ${slow} ÷ ${slow + fast} = ${quantity(until, 'hour')}.`,
      say`So it was right at ${answer}`,
    ],
  }
}

/** Two clocks with errors of their own, in minutes per hour of true time; a negative one loses. */
function drawTwo(rng: Random) {
  return rng.until(
    () => ({
      one: rng.int(1, 8) * rng.pick([1, -1]),
      other: rng.int(1, 8) * rng.pick([1, -1]),
      hours: rng.int(2, 7),
      start: rng.int(5, 13) * 60 + rng.pick([0, 15, 30, 45]),
    }),
    ({ one, other }) => one !== other,
  )
}

const tells = (rate: number): Message =>
  rate > 0 ? say`gains ${minutes(rate)} every hour` : say`loses ${minutes(-rate)} every hour`

/** "Clock A gains 2 minutes every hour and clock B loses 3. What does B show when A shows 4:10 p.m.?" */
function secondClock(rng: Random) {
  const { one, other, hours, start } = drawTwo(rng)
  const [shown, answer] = [start + hours * (60 + one), at(start + hours * (60 + other))]
  return {
    given: { find: 'second' as const, rates: [one, other] as const, start, shown },
    prompt: stem(
      rng,
      [
        say`Two clocks A and B are set right at ${at(start)} and left to run. A ${tells(one)} and B ${tells(other)} of true time.`,
        say`Of two clocks that were both correct at ${at(start)}, A ${tells(one)} and B ${tells(other)} of true time.`,
        say`Clock A ${tells(one)} of true time, and clock B ${tells(other)}. Both showed the correct time at ${at(start)}`,
      ],
      [
        say`What will B show when A shows ${at(shown)} on the same day?`,
        say`Find the time shown by B when it is ${at(shown)} by A on the same day.`,
        say`When A indicates ${at(shown)} on the same day, the time by B is:`,
      ],
    ),
    answer,
    mistakes: [
      { value: at(start + hours * 60), because: say`that is the true time` },
      { value: at(shown + hours * other), because: say`the time by A was taken for the true time` },
      { value: at(shown), because: say`that is what A shows` },
      { value: at(start + hours * (60 - other)), because: say`the error of B was taken the wrong way` },
      {
        value: at(start + hours * (60 + other) + other),
        because: say`an hour too many of the error was counted`,
      },
      {
        value: at(start + hours * (60 + other) - other),
        because: say`an hour too few of the error was counted`,
      },
    ],
    steps: [
      say`In an hour of true time A moves on by ${minutes(60 + one)}.`,
      say`From ${at(start)} to ${at(shown)} A has moved on by ${minutes(shown - start)}, so ${quantity(hours, 'hour')} of true time have passed.`,
      say`In an hour B moves on by ${minutes(60 + other)}, in ${quantity(hours, 'hour')} by ${minutes(hours * (60 + other))}.`,
      say`So B shows ${answer}`,
    ],
  }
}

/** "... What does the first show when they differ by 35 minutes?" */
function apart(rng: Random) {
  const { one, other, hours, start } = drawTwo(rng)
  const rate = Math.abs(one - other)
  const after = (minutesLater: number) => at(start + minutesLater)
  const answer = after(hours * (60 + one))
  const gap = minutes(rate * hours)
  const added = Math.round((rate * hours) / (Math.abs(one) + Math.abs(other)))
  return {
    given: { find: 'apart' as const, rates: [one, other] as const, start, gap: rate * hours },
    prompt: stem(
      rng,
      [
        say`Of two watches A and B that are set right at ${at(start)}, A ${tells(one)} and B ${tells(other)} of true time.`,
        say`Watch A ${tells(one)} and watch B ${tells(other)}. Both were correct at ${at(start)}`,
        say`At ${at(start)} two clocks A and B show the correct time. From then on, A ${tells(one)} and B ${tells(other)}.`,
      ],
      [
        say`What time does A show when the two differ by ${gap} for the first time?`,
        say`Find the time by A when the difference between A and B is ${gap} for the first time.`,
        say`When they differ by ${gap} for the first time, A shows:`,
      ],
    ),
    answer,
    mistakes: [
      { value: after(60 * hours), because: say`that is the true time` },
      { value: after(hours * (60 + other)), because: say`that is what B shows` },
      { value: after(hours * (60 - one)), because: say`the error of A was taken the wrong way` },
      { value: after((hours + 1) * (60 + one)), because: say`an hour too many was counted` },
      { value: after((hours - 1) * (60 + one)), because: say`an hour too few was counted` },
      {
        value: after(added * (60 + one)),
        because: say`the two errors were added, although they do not go opposite ways`,
      },
    ].filter(({ value }) => formatValue(value) !== formatValue(answer)),
    steps: [
      say`In an hour A and B move apart by ${minutes(rate)}.`,
      say`${gap} take ${rate * hours} ÷ ${rate} = ${quantity(hours, 'hour')}.`,
      say`In an hour of true time A moves on by ${minutes(60 + one)}, in ${quantity(hours, 'hour')} by ${minutes(hours * (60 + one))}.`,
      say`So A shows ${answer}`,
    ],
  }
}
