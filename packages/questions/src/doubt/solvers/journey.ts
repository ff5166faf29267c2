import Fraction from 'fraction.js'
import type { Exact } from '../../kit/values/exact.ts'
import { NUMBER, readFacts, readNumber } from '../read-facts.ts'
import { sayFully, sayNumber } from '../say-number.ts'
import { confirmed, type DoubtSolver, type Solution, step } from '../solution.ts'

const N = `(${NUMBER})`
const PER_HOUR = String.raw`(?:km ?\/ ?hr?|kmph|kmh|km per hour|kilometres per hour|kilometers per hour|km an hour)\b`
const PER_SECOND = String.raw`(?:m ?\/ ?s(?:ec)?|mps|metres? per second|meters? per second)\b`
const FACTS = {
  kmPerHour: new RegExp(`${N} ?${PER_HOUR}`),
  metresPerSecond: new RegExp(`${N} ?${PER_SECOND}`),
  kilometres: new RegExp(`${N} ?(?:kms?|kilometres?|kilometers?)\\b`),
  metres: new RegExp(`${N} ?(?:m|metres?|meters?)\\b`),
  hours: new RegExp(`${N} ?(?:hours?|hrs?|h)\\b`),
  minutes: new RegExp(`${N} ?(?:minutes?|mins?|min)\\b`),
  seconds: new RegExp(`${N} ?(?:seconds?|secs?|sec|s)\\b`),
} as const

const TRAVELLERS =
  'car train bus man woman person boy girl cyclist cycle bike truck scooter plane aeroplane athlete runner vehicle motorcycle jeep auto taxi he she'
const WORDS = `${TRAVELLERS} travels travel travelled traveled travelling covers cover covered moves moving runs run running goes go walks walk drives flies speed distance time uniform constant average takes take taken long far fast many hours minutes long? needed required during`

/** "A car travels 150 km in 3 hours. Find its speed." Two of distance, speed and time give the third. */
export const solveJourney: DoubtSolver = ({ text }) => {
  const there = thereAndBack(text)
  if (there) return there
  // 'How long' asks for the time; any other 'long' is a length, which is another kind of question.
  const wantsTime =
    /how long|how much time|how many (?:hours|minutes)|time (?:taken|required|needed)|find (?:the )?time/.test(
      text,
    )
  const wantsSpeed = /(?:find|what is|calculate) (?:the |its |his |her )*(?:average )?speed|how fast/.test(
    text,
  )
  const wantsDistance =
    /how far|how much distance|how many (?:km|kilometres)|distance (?:covered|travelled)|(?:find|what is|calculate) (?:the )?distance/.test(
      text,
    )
  if (Number(wantsTime) + Number(wantsSpeed) + Number(wantsDistance) !== 1) return null
  if (/\blong\b/.test(text.replace(/how long/g, ''))) return null
  const facts = readFacts(text, FACTS, WORDS)
  if (!facts) return null
  const read = (name: keyof typeof FACTS) =>
    facts.values[name] === undefined ? undefined : readNumber(facts.values[name] ?? '')
  const metric =
    read('metresPerSecond') !== undefined ||
    read('metres') !== undefined ||
    (read('seconds') !== undefined && read('kilometres') === undefined)
  const perHour = read('kmPerHour')
  const perSecond = read('metresPerSecond')
  if (perHour && perSecond) return null
  if (read('kilometres') && read('metres')) return null
  const distance = read('kilometres')?.mul(1000) ?? read('metres')
  const speed = perHour?.mul(5).div(18) ?? perSecond
  const times = [read('hours')?.mul(3600), read('minutes')?.mul(60), read('seconds')].filter(
    (one) => one !== undefined,
  )
  const time = times.length > 0 ? times.reduce((sum, one) => sum.add(one)) : undefined
  if ([distance, speed, time].some((one) => one?.lte(0))) return null
  if (wantsSpeed && distance && time && !speed) return findSpeed(distance, time, metric)
  if (wantsDistance && speed && time && !distance) return findDistance(speed, time, perSecond !== undefined)
  if (wantsTime && speed && distance && !time) return findTime(distance, speed, metric)
  return null
}

const CONCEPTS = ['Speed, Time & Distance']
const answer = (steps: Solution['steps'], finalAnswer: string): Solution => ({
  difficulty: 'Beginner',
  concepts: CONCEPTS,
  steps,
  finalAnswer,
})

const sayTime = (seconds: Exact): string => {
  if (seconds.lt(60)) return `${sayFully(seconds)} seconds`
  if (seconds.lt(3600))
    return seconds.div(60).d === 1n ? `${seconds.div(60)} minutes` : `${sayFully(seconds)} seconds`
  const hours = seconds.div(3600)
  if (hours.d === 1n) return `${hours} ${hours.equals(1) ? 'hour' : 'hours'}`
  const minutes = hours.sub(hours.floor()).mul(60)
  if (minutes.d === 1n)
    return `${hours.floor()} ${hours.floor().equals(1) ? 'hour' : 'hours'} ${minutes} minutes`
  return `${sayFully(hours)} hours`
}
const saySpeed = (speed: Exact, metric: boolean): string =>
  metric ? `${sayFully(speed)} m/s` : `${sayFully(speed.mul(18).div(5))} km/h`
const sayDistance = (metres: Exact, metric: boolean): string =>
  metric ? `${sayFully(metres)} m` : `${sayFully(metres.div(1000))} km`

function findSpeed(distance: Exact, time: Exact, metric: boolean): Solution | null {
  const speed = distance.div(time)
  const text = saySpeed(speed, metric)
  return confirmed(
    speed.mul(time).equals(distance),
    answer(
      [
        step('Use the formula', '$\\text{speed} = \\frac{\\text{distance}}{\\text{time}}$'),
        step('Put in the numbers', `${sayDistance(distance, metric)} ÷ ${sayTime(time)} = ${text}`),
      ],
      text,
    ),
  )
}

function findDistance(speed: Exact, time: Exact, metric: boolean): Solution | null {
  const distance = speed.mul(time)
  const text = sayDistance(distance, metric || distance.lt(1000))
  return confirmed(
    distance.div(speed).equals(time),
    answer(
      [
        step('Use the formula', '$\\text{distance} = \\text{speed} \\times \\text{time}$'),
        step('Put in the numbers', `${saySpeed(speed, metric)} × ${sayTime(time)} = ${text}`),
      ],
      text,
    ),
  )
}

function findTime(distance: Exact, speed: Exact, metric: boolean): Solution | null {
  const time = distance.div(speed)
  const text = sayTime(time)
  return confirmed(
    time.mul(speed).equals(distance),
    answer(
      [
        step('Use the formula', '$\\text{time} = \\frac{\\text{distance}}{\\text{speed}}$'),
        step('Put in the numbers', `${sayDistance(distance, metric)} ÷ ${saySpeed(speed, metric)} = ${text}`),
      ],
      text,
    ),
  )
}

const THERE_AND_BACK = new RegExp(
  `^(?:a|the) (?:${TRAVELLERS.replaceAll(' ', '|')}) (?:goes|travels|went|travelled|covers a distance|drives) (?:from a to b |to a place |to his office |to school |a distance )?at ${N} ?${PER_HOUR},? and (?:returns|comes back|returned|came back)(?: to a)? at ${N} ?${PER_HOUR}[,.] (?:find|what is|calculate) (?:his |her |its |the )*average speed(?: (?:for|of|during) the (?:whole|entire) journey)?$`,
)

/** "A man goes at 40 km/h and returns at 60 km/h. Find his average speed." */
function thereAndBack(text: string): Solution | null {
  const match = THERE_AND_BACK.exec(text)
  if (!match?.[1] || !match[2]) return null
  const [out, back] = [readNumber(match[1]), readNumber(match[2])]
  if (out.lte(0) || back.lte(0)) return null
  const average = out.mul(back).mul(2).div(out.add(back))
  // The second method: a road of 1 km each way.
  const hours = new Fraction(1).div(out).add(new Fraction(1).div(back))
  return confirmed(
    new Fraction(2).div(hours).equals(average),
    answer(
      [
        step(
          'The same distance is covered twice',
          'So the average speed is the harmonic mean, not half the sum.',
        ),
        step(
          'Use the formula',
          `$\\frac{2xy}{x+y} = \\frac{2 \\times ${sayNumber(out)} \\times ${sayNumber(back)}}{${sayNumber(out)} + ${sayNumber(back)}}$ = ${sayFully(average)} km/h`,
        ),
      ],
      `${sayFully(average)} km/h`,
    ),
  )
}
