import type { Random } from '../../../kit/random/random.ts'
import { exact } from '../../../kit/values/exact.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { latex, say } from '../../../kit/wording/say.ts'
import { km, kmh, minutes, PLACES } from './late-early-places.ts'

/** The speed for being just in time. */
export function speedInTime(rng: Random) {
  const { slow, fast, way, gap } = rng.until(
    () => {
      const right = rng.int(4, 40)
      const way = rng.int(2, 60)
      const [slow, fast] = [right - rng.int(1, 8), right + rng.int(1, 15)]
      return {
        slow,
        fast,
        way,
        right,
        gap: [(way / slow - way / right) * 60, (way / right - way / fast) * 60] as const,
      }
    },
    (drawn) =>
      drawn.slow > 1 &&
      drawn.gap.every((one) => Math.abs(one - Math.round(one)) < 1e-9 && one >= 3 && one <= 60),
  )
  const [late, early] = [Math.round(gap[0]), Math.round(gap[1])]
  const onTime = (way / slow) * 60 - late
  const right = Math.round((way / onTime) * 60)
  const [person, place] = [rng.pick(people), rng.pick(PLACES)]
  const answer = kmh(right)
  return {
    given: { find: 'speed' as const, slow, fast, slowShift: late, fastShift: -early },
    prompt: rng.pick([
      say`At ${kmh(slow)} ${person.name} reaches ${place} ${minutes(late)} late, at ${kmh(fast)} ${minutes(early)} early. At what speed would ${person.he} be just in time?`,
      say`${person.name} is ${minutes(late)} late at ${place} with ${kmh(slow)} and ${minutes(early)} early with ${kmh(fast)}. Find the speed for arriving exactly on time.`,
      say`Going at ${kmh(slow)}, ${person.name} comes ${minutes(late)} too late to ${place}; going at ${kmh(fast)}, ${minutes(early)} too early. The right speed for being on time is`,
    ]),
    answer,
    mistakes: [
      { value: (slow + fast) / 2, because: say`the two speeds were averaged` },
      {
        value: exact(2 * slow * fast, slow + fast),
        because: say`the average speed for two equal ways was taken`,
      },
      ...(onTime > late
        ? [{ value: exact(way * 60, onTime - late), because: say`the ${minutes(late)} were taken off twice` }]
        : []),
      {
        value: exact(way * 60, onTime + early),
        because: say`the ${minutes(early)} were added to the time on time`,
      },
      {
        value: exact(slow * early + fast * late, late + early),
        because: say`each speed was weighted with the minutes of the other`,
      },
      { value: fast - slow, because: say`the speeds were subtracted` },
      {
        value: exact(slow * late + fast * early, late + early),
        because: say`the speeds were weighted with the times`,
      },
      { value: way, because: say`that is the distance` },
    ],
    steps: [
      say`The two times differ by ${late} + ${early} = ${minutes(late + early)}.`,
      say`So the distance is ${km(way)}.`,
      say`At ${kmh(slow)} that takes ${minutes(onTime + late)}; on time means ${late} less, ${minutes(onTime)}.`,
      say`Speed = ${way} ÷ ${onTime} × 60 = ${answer}`,
    ],
  }
}

export function stoppage(rng: Random) {
  const { without, withStops, stop } = rng.until(
    () => {
      const [without, stop] = [rng.int(30, 120), rng.int(4, 30)]
      return { without, stop, withStops: without - (without * stop) / 60 }
    },
    (drawn) => Number.isInteger(drawn.withStops),
  )
  const thing = rng.pick(['a bus', 'a passenger train', 'a local train', 'a tourist coach', 'a tram'])
  const person = rng.pick(people)
  const answer = minutes(stop)
  return {
    given: { find: 'stoppage' as const, without, with: withStops },
    prompt: rng.pick([
      say`Without its stops ${thing} from ${rng.pick(towns)} runs at ${kmh(without)}, with them it averages ${kmh(withStops)}. ${person.name} asks how many minutes per hour it stops. The answer is`,
      say`${person.name} takes ${thing} that does ${kmh(without)} while it moves but only ${kmh(withStops)} on the whole, stops included. For how long does it stand still in every hour?`,
      say`The average speed of ${thing} that ${person.name} uses is ${kmh(without)} without stoppages and ${kmh(withStops)} with them. Find the time of stoppage per hour.`,
    ]),
    answer,
    mistakes: [
      {
        value: exact((without - withStops) * 60, withStops),
        because: say`the lost way was divided by the slower speed`,
      },
      { value: without - withStops, because: say`that is the difference of the speeds` },
      { value: 60 - stop, because: say`that is the time in motion per hour` },
      {
        value: exact(withStops * 60, without + withStops),
        because: say`the speeds were added in the denominator`,
      },
      {
        value: exact((without - withStops) * 60, without + withStops),
        because: say`the lost way was divided by both speeds together`,
      },
      { value: exact(60, stop), because: say`the fraction was turned upside down` },
    ],
    steps: [
      say`Because of the stops it loses ${without} − ${withStops} = ${km(without - withStops)} in an hour.`,
      say`While moving it would cover that at ${kmh(without)}.`,
      say`The time for it is ${without - withStops} ÷ ${without} of an hour.`,
      say`${latex`\frac{${without - withStops}}{${without}}`} × 60 = ${answer}`,
    ],
  }
}
