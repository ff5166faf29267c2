import type { Random } from '../../../kit/random/random.ts'
import { cm, cm2, m2, metres, RIGHT_TRIANGLES } from '../../../kit/values/measures.ts'
import { money } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'

/** The hard forms of quadrilaterals. */
export function isoscelesTrapezium(rng: Random) {
  const [x, y, z] = rng.pick(RIGHT_TRIANGLES.slice(0, 5))
  const scale = z > 16 ? 1 : rng.int(1, 2)
  const [over, height] = rng.chance(0.5) ? [x * scale, y * scale] : [y * scale, x * scale]
  const short = rng.int(5, 40)
  const [long, leg] = [short + 2 * over, z * scale]
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const answer = cm2((short + over) * height)
  return {
    given: { find: 'isosceles-trapezium' as const, short, long, leg },
    prompt: rng.pick([
      say`The parallel sides of an isosceles trapezium that ${person.name} cuts from card in ${town} are ${cm(short)} and ${cm(long)} and each of its other sides is ${cm(leg)}. What is its area?`,
      say`A lampshade piece cut by ${person.name} of ${town} has two parallel edges of ${cm(long)} and ${cm(short)} and two equal slanting edges of ${cm(leg)}. How much paper is that?`,
      say`${person.name} of ${town} draws a trapezium with parallel sides of ${cm(short)} and ${cm(long)}. The other two sides are equal, ${cm(leg)} each. Find the area.`,
      say`A tray seen from the side is an isosceles trapezium: ${cm(long)} across the top, ${cm(short)} across the bottom, with slanting sides of ${cm(leg)}. ${person.name} of ${town} covers this side with tin. What area is that?`,
    ]),
    answer,
    mistakes: [
      { value: (short + over) * leg, because: say`the slanting side was taken for the height` },
      { value: (short + long) * height, because: say`the product was not halved` },
      { value: short * height, because: say`the two triangles at the ends were left out` },
      { value: long * height, because: say`the longer side was taken for both parallel sides` },
      { value: ((short + over) * height) / 2, because: say`the product was halved twice` },
      {
        value: (short + over / 2) * height,
        because: say`only one of the two triangles at the ends was counted`,
      },
      { value: short + long + 2 * leg, because: say`that number is the perimeter` },
    ],
    steps: [
      say`Perpendiculars from the ends of the shorter side cut off (${long} − ${short}) ÷ 2 = ${cm(over)} on each side.`,
      say`Each cut-off triangle has a right angle and the longest side ${cm(leg)}.`,
      say`Height = √(${leg}² − ${over}²) = ${cm(height)}`,
      say`Area = (${short} + ${long}) × ${height} ÷ 2 = ${answer}`,
    ],
  }
}

export function diagonalAndOffsets(rng: Random) {
  const diagonal = rng.int(20, 80, 2)
  const [left, right] = [rng.int(6, 36), rng.int(6, 36)]
  const rate = rng.int(10, 90, 5)
  const area = (diagonal * (left + right)) / 2
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const plot = rng.pick(['field', 'plot', 'garden', 'pond', 'park'])
  const work = plot === 'pond' ? 'cleaning' : rng.pick(['levelling', 'turfing', 'ploughing'])
  const answer = money(area * rate)
  return {
    given: { find: 'offsets' as const, diagonal, left, right, rate },
    prompt: rng.pick([
      say`A diagonal of a four-sided ${plot} in ${town} is ${metres(diagonal)} long, and the perpendiculars on it from the other two corners, which lie on opposite sides of it, are ${metres(left)} and ${metres(right)}. Find the cost of ${work} the ${plot} at ${money(rate)} per m².`,
      say`${person.name} walks ${metres(diagonal)} from one corner of a four-sided ${plot} to the opposite corner. The remaining corners lie ${metres(left)} to the left and ${metres(right)} to the right of this line. What does ${work} the ${plot} cost at ${money(rate)} per m²?`,
      say`At ${money(rate)} per m², how much is paid in ${town} for ${work} a ${plot} with four straight sides, if its diagonal measures ${metres(diagonal)} and the two corners on either side of the diagonal are ${metres(right)} and ${metres(left)} away from it?`,
      say`A surveyor of ${town} splits a four-sided ${plot} by a diagonal of ${metres(diagonal)}; the heights of the two triangles on it are ${metres(left)} and ${metres(right)}. For ${work}, ${person.name} charges ${money(rate)} per m². What is the bill?`,
    ]),
    answer,
    mistakes: [
      { value: 2 * area * rate, because: say`the product was not halved` },
      { value: ((diagonal * left) / 2) * rate, because: say`only one of the two triangles was counted` },
      {
        value: ((diagonal * right) / 2) * rate,
        because: say`only the second of the two triangles was counted`,
      },
      { value: (area * rate) / 2, because: say`the product was halved twice` },
      { value: left * right * rate, because: say`the two perpendiculars were multiplied with each other` },
      {
        value: (diagonal + left + right) * rate,
        because: say`the lengths were added instead of taking the area`,
      },
      {
        value: diagonal * Math.max(left, right) * rate,
        because: say`a rectangle on the diagonal was taken instead of two triangles`,
      },
    ],
    steps: [
      say`The diagonal is the base of two triangles.`,
      say`Their areas: ${diagonal} × ${left} ÷ 2 = ${m2((diagonal * left) / 2)} and ${diagonal} × ${right} ÷ 2 = ${m2((diagonal * right) / 2)}`,
      say`Area of the ${plot} = ${m2(area)}`,
      say`Cost = ${area} × ${rate} = ${answer}`,
    ],
  }
}
