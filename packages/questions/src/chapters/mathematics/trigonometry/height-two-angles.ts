import type { Random } from '../../../kit/random/random.ts'
import { degrees, quantity, surd } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'
import { RATIOS, TALL } from './right-triangle.ts'

/** The hard forms of heights and distances: two lines of sight. */
export function twoPoints(rng: Random) {
  const apart = rng.int(10, 160, 2)
  const thing = rng.pick(TALL.slice(0, 9))
  const person = rng.pick(people)
  // Elevations 30° and 60°: the height is half of the walk times √3.
  const answer = surd(apart / 2, 3, 'm')
  return {
    given: { find: 'height-of-two' as const, apart, far: 30, near: 60 },
    prompt: rng.pick([
      say`${person.name} sees the top of a ${thing} in ${rng.pick(towns)} at an elevation of 30°. After walking ${quantity(apart, 'm')} straight towards it ${person.he} sees it at 60°. How high is the ${thing}?`,
      say`The angles of elevation of the top of a ${thing} in ${rng.pick(towns)} from two points on the same side, ${quantity(apart, 'm')} apart and in line with its foot, are 30° and 60°. Find its height.`,
      say`Walking towards a ${thing} near ${rng.pick(towns)}, ${person.name} notes that the elevation of its top grows from 30° to 60° over ${quantity(apart, 'm')}. What is the height of the ${thing}?`,
      say`A boat moves ${quantity(apart, 'm')} straight towards a ${thing} on the shore near ${rng.pick(towns)}. Meanwhile ${person.name}, sitting in it at water level, sees the angle of elevation of the top change from 30° to 60°. How tall is it?`,
      say`From a window at ground level in ${rng.pick(towns)} the top of a ${thing} appears at 60°; from a shop ${quantity(apart, 'm')} farther away on the same straight road it appears at 30° to ${person.name}. Find the height of the ${thing}.`,
    ]),
    answer,
    mistakes: [
      { value: surd(apart, 3, 'm'), because: say`the walk was taken for the distance of the nearer point` },
      {
        value: surd(apart / 3, 3, 'm'),
        because: say`the walk was taken for the distance of the farther point`,
      },
      {
        value: surd(apart / 4, 3, 'm'),
        because: say`the two distances from the foot were added; it is their difference that was walked`,
      },
      {
        value: quantity(apart / 2, 'm'),
        because: say`that is the distance of the nearer point from the foot`,
      },
      {
        value: quantity((apart * 3) / 2, 'm'),
        because: say`that is the distance of the farther point from the foot`,
      },
      { value: quantity(apart, 'm'), because: say`the height was taken to be equal to the walk` },
      {
        value: surd((apart * 3) / 2, 3, 'm'),
        because: say`the distance of the farther point was multiplied by tan 60°`,
      },
    ],
    steps: [
      say`Let the height be h. From the nearer point the foot is h ÷ √3 away.`,
      say`From the farther point it is h × √3 away.`,
      say`The difference is the walk: h√3 − h/√3 = 2h/√3 = ${apart}`,
      say`h = ${apart} × √3 ÷ 2 = ${answer}`,
    ],
  }
}

export function twoSides(rng: Random) {
  const high = rng.int(12, 120, 3)
  const [left, right] = rng.pick([
    [30, 45],
    [45, 60],
    [30, 60],
  ])
  const thing = rng.pick(['lighthouse', 'tower', 'cliff', 'clock tower', 'chimney'])
  const what = rng.pick(['boats', 'cars', 'houses', 'lamp posts', 'milestones'])
  const third = { 30: surd(high, 3, 'm'), 45: quantity(high, 'm'), 60: surd(high / 3, 3, 'm') }
  const answer =
    left === 30 && right === 45
      ? surd(high, 3, 'm', high)
      : left === 45
        ? surd(high / 3, 3, 'm', high)
        : surd((high * 4) / 3, 3, 'm')
  return {
    given: { find: 'apart' as const, height: high, left, right },
    prompt: rng.pick([
      say`From the top of a ${thing} ${quantity(high, 'm')} high in ${rng.pick(towns)}, two ${what} on opposite sides of it are seen at angles of depression of ${degrees(left)} and ${degrees(right)}. How far apart are the ${what}, if they are in line with its foot?`,
      say`Two ${what} stand on opposite sides of a ${thing}, in line with its foot, near ${rng.pick(towns)}. Their angles of depression from its top, ${quantity(high, 'm')} above the ground, are ${degrees(left)} and ${degrees(right)}. Find the distance between them.`,
      say`${rng.pick(people).name} stands on top of a ${thing}, ${quantity(high, 'm')} above level ground near ${rng.pick(towns)}, and looks down at two ${what} in opposite directions: one under ${degrees(left)}, the other under ${degrees(right)} from the horizontal. What is the distance from one to the other?`,
      say`Seen from the ground, the top of a ${thing} of ${quantity(high, 'm')} has an elevation of ${degrees(left)} from one of two ${what} and of ${degrees(right)} from the other. The ${thing} stands between them on one straight line in ${rng.pick(towns)}. How far apart are they?`,
    ]),
    answer,
    mistakes: [
      { value: third[left], because: say`that is the distance of one of the ${what} from the foot` },
      { value: third[right], because: say`that is the distance of one of the ${what} from the foot` },
      {
        value:
          left === 30 && right === 45
            ? surd(high, 3, 'm', -high)
            : left === 45
              ? surd(-high / 3, 3, 'm', high)
              : surd((high * 2) / 3, 3, 'm'),
        because: say`the two distances were subtracted; on opposite sides they add up`,
      },
      { value: high * 2, because: say`both distances were taken to be equal to the height` },
      {
        value:
          left === 30 && right === 45
            ? surd(high / 3, 3, 'm', high)
            : left === 45
              ? surd(high, 3, 'm', high)
              : surd((high * 8) / 3, 3, 'm'),
        because:
          left === 30 && right === 60
            ? say`the sum was doubled`
            : say`the height was multiplied by a tangent instead of divided`,
      },
      { value: surd(high * 2, 3, 'm'), because: say`both distances were taken with 30°` },
      { value: surd((high * 2) / 3, 3, 'm'), because: say`both distances were taken with 60°` },
    ],
    steps: [
      say`Each distance from the foot is the height divided by the tangent of the angle.`,
      say`Angle ${degrees(left)}: ${high} ÷ (${RATIOS.tan[left]}) = ${third[left]}`,
      say`Angle ${degrees(right)}: ${high} ÷ (${RATIOS.tan[right]}) = ${third[right]}`,
      say`On opposite sides the two add up to ${answer}`,
    ],
  }
}
