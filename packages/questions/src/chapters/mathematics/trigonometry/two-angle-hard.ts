import type { Random } from '../../../kit/random/random.ts'
import { degrees, type Measure, quantity, surd } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'

const metres = (value: number) => quantity(value, 'm')

/** The hard forms of two angles: a cloud over a lake, a tower across the street, an aeroplane. */
export function cloud(rng: Random) {
  const above = rng.int(10, 120, 2)
  const [up, down] = rng.pick([
    [30, 60],
    [30, 45],
    [45, 60],
  ])
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const answer = up === 30 && down === 60 ? metres(2 * above) : surd(above, 3, 'm', 2 * above)
  const thing = rng.pick(['a cloud', 'a balloon', 'a kite', 'a drone'])
  const the = thing.replace(/^an? /, 'the ')
  return {
    given: { find: 'cloud' as const, above, up, down },
    prompt: rng.pick([
      say`${person.name} stands ${metres(above)} above a lake near ${town}. The angle of elevation of ${thing} is ${degrees(up)} and the angle of depression of its reflection in the lake is ${degrees(down)}. How high above the lake is ${the}?`,
      say`From a window ${metres(above)} above the still water of a lake near ${town}, ${thing} is seen ${degrees(up)} above the horizontal and its image in the water ${degrees(down)} below it. Find the height of ${the} over the water for ${person.name}.`,
      say`On a hill ${metres(above)} above a tank near ${town}, ${person.name} measures ${degrees(up)} upwards to ${thing} and ${degrees(down)} downwards to its mirror image in the water. The height of ${the} above the water is`,
      say`${thing} hangs over a lake. Seen by ${person.name} of ${town} from ${metres(above)} above the water, it stands at an elevation of ${degrees(up)}, its reflection at a depression of ${degrees(down)}. What is its height above the lake?`,
    ]),
    answer,
    mistakes: [
      { value: metres(above), because: say`that is the height of the eye above the lake` },
      { value: metres(2 * above), because: say`the height was doubled, which holds for 30° and 60° only` },
      { value: metres(3 * above), because: say`the height of the eye was tripled: tan 60° ÷ tan 30° is 3` },
      { value: surd(above, 3, 'm'), because: say`the height of the eye was multiplied by √3` },
      {
        value: surd(above, 3, 'm', above),
        because: say`√3 times the height of the eye was added to it once`,
      },
      { value: surd(above, 3, 'm', 2 * above), because: say`the rule for 30° and 45° was used` },
      {
        value: surd(-above, 3, 'm', 2 * above),
        because: say`sum and difference of the tangents were exchanged`,
      },
      { value: metres(4 * above), because: say`the height was doubled twice` },
    ],
    steps: [
      say`Let the height above the lake be h. The image lies as deep below the water as the thing is high.`,
      say`Both lie equally far away on the ground, d: tan ${degrees(up)} = (h − ${above}) ÷ d and tan ${degrees(down)} = (h + ${above}) ÷ d`,
      say`So h = ${above} × (tan ${degrees(down)} + tan ${degrees(up)}) ÷ (tan ${degrees(down)} − tan ${degrees(up)}).`,
      up === 30 && down === 60
        ? say`The quotient is 2: h = ${above} × 2 = ${answer}`
        : say`The quotient is 2 + √3: h = ${above} × (2 + √3) = ${answer}`,
    ],
  }
}

/** What the tower rises above the ground, for each pair of angles. */
const TOWERS: readonly {
  up: number
  down: number
  total: (height: number) => Measure
  ground: (height: number) => Measure
}[] = [
  { up: 60, down: 45, total: (h) => surd(h, 3, 'm', h), ground: (h) => metres(h) },
  { up: 60, down: 30, total: (h) => metres(4 * h), ground: (h) => surd(h, 3, 'm') },
  { up: 45, down: 30, total: (h) => surd(h, 3, 'm', h), ground: (h) => surd(h, 3, 'm') },
  { up: 30, down: 45, total: (h) => surd(h / 3, 3, 'm', h), ground: (h) => metres(h) },
  { up: 45, down: 60, total: (h) => surd(h / 3, 3, 'm', h), ground: (h) => surd(h / 3, 3, 'm') },
  { up: 30, down: 60, total: (h) => metres((4 * h) / 3), ground: (h) => surd(h / 3, 3, 'm') },
]

export function tallerTower(rng: Random) {
  const { up, down, total, ground } = rng.pick(TOWERS)
  const height = rng.int(6, 90, 3)
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const [low, high] = rng.sample(['house', 'school', 'hotel', 'shop', 'hospital', 'bank'], 2)
  const tall = rng.pick(['tower', 'chimney', 'clock tower', 'radio mast'])
  const answer = total(height)
  const where = rng.pick(['across the street', 'opposite', 'on the same level ground'])
  return {
    given: { find: 'tower' as const, height, up, down },
    prompt: rng.pick([
      say`From the roof of a ${low} ${metres(height)} high in ${town}, the top of a ${tall} ${where} has an angle of elevation of ${degrees(up)} and its foot an angle of depression of ${degrees(down)}. How high is the ${tall}?`,
      say`${person.name} stands on a ${high} of ${metres(height)} in ${town} and sees a ${tall} ${where}: its top ${degrees(up)} above the horizontal, its foot ${degrees(down)} below. Find the height of the ${tall}.`,
      say`A ${low} in ${town} is ${metres(height)} tall. ${person.name} measures from its top the elevation ${degrees(up)} of the tip and the depression ${degrees(down)} of the foot of a ${tall}. The height of the ${tall} is`,
      say`Looking out of a window ${metres(height)} above the street in ${town}, ${person.name} must look ${degrees(up)} up to the tip of a ${tall} and ${degrees(down)} down to its foot. What is the height of the ${tall}?`,
    ]),
    answer,
    mistakes: [
      ...TOWERS.filter((other) => other.up === down && other.down === up).map((other) => ({
        value: other.total(height),
        because: say`the two angles were exchanged`,
      })),
      { value: ground(height), because: say`that is the distance between the two on the ground` },
      {
        value: metres(2 * height),
        because: say`the part above the eye was taken to be as high as the part below`,
      },
      { value: metres(height), because: say`only the part below the eye was counted` },
      { value: surd(height, 3, 'm'), because: say`the height was multiplied by √3` },
      {
        value: metres(3 * height),
        because: say`the height was tripled: the part below the eye was left out`,
      },
      { value: surd(2 * height, 3, 'm'), because: say`twice the height was multiplied by √3` },
      { value: surd(height / 3, 3, 'm'), because: say`the height was divided by √3` },
    ],
    steps: [
      say`The foot is seen ${degrees(down)} below the eye: distance on the ground = ${height} ÷ tan ${degrees(down)} = ${ground(height)}`,
      say`Above the eye the ${tall} rises by this distance × tan ${degrees(up)}.`,
      say`Below the eye it is ${metres(height)} high.`,
      say`Both together are ${answer}`,
    ],
  }
}

export function plane(rng: Random) {
  const times = rng.int(800, 3000, 100)
  const seconds = rng.pick(
    [10, 15, 20, 25, 30].filter((time) => (2 * times) % time === 0 && (2 * times) / time <= 320),
  )
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const key = (2 * times) / seconds
  const answer = quantity(key, 'm/s')
  const height = surd(times, 3, 'm')
  const thing = rng.pick(['An aeroplane', 'A jet plane', 'A cargo plane', 'A fighter plane'])
  return {
    given: { find: 'speed' as const, times, seconds, first: 60, second: 30 },
    prompt: rng.pick([
      say`${thing} flies level at a height of ${height} over ${town}. From a point on the ground ${person.name} sees it at an elevation of 60°, and ${quantity(seconds, 'second')} later at 30°. What is its speed?`,
      say`${person.name} of ${town} watches ${thing.toLowerCase()} that flies straight and level, ${height} above the ground. In ${quantity(seconds, 'second')} its elevation falls from 60° to 30°. Find its speed.`,
      say`At a steady height of ${height}, ${thing.toLowerCase()} moves away from ${person.name}, who sees it first under 60° and after ${quantity(seconds, 'second')} under 30° above the horizon of ${town}. Its speed is`,
      say`The angle of elevation of ${thing.toLowerCase()} at the constant height of ${height} changes from 60° to 30° within ${quantity(seconds, 'second')}, as seen from a field near ${town}. How fast does it fly, asks ${person.name}.`,
    ]),
    answer,
    mistakes: [
      {
        value: (3 * times) / seconds,
        because: say`the whole distance from the foot was divided by the time`,
      },
      { value: times / seconds, because: say`only the distance at the first moment was divided by the time` },
      { value: (4 * times) / seconds, because: say`the two distances were added instead of subtracted` },
      { value: 2 * times, because: say`that number is the distance flown; it was not divided by the time` },
      { value: key / 2, because: say`the way was halved` },
      { value: (1.5 * times) / seconds, because: say`half of the farther distance was taken` },
      { value: (6 * times) / seconds, because: say`the distances were multiplied by √3 once more` },
    ],
    steps: [
      say`At 60° it is ${height} ÷ √3 = ${metres(times)} away on the ground.`,
      say`At 30° it is ${height} × √3 = ${metres(3 * times)} away.`,
      say`In ${quantity(seconds, 'second')} it flies ${3 * times} − ${times} = ${metres(2 * times)}.`,
      say`Speed = ${2 * times} ÷ ${seconds} = ${answer}`,
    ],
  }
}
