import type { Random } from '../../../kit/random/random.ts'
import { quantity } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'

/** The easy forms of lenses: their power. */
export function power(rng: Random) {
  const focal = rng.pick([4, 5, 8, 10, 12.5, 16, 20, 25, 40, 50, 80, 100, 125, 200, 250])
  const sign = rng.pick([1, -1])
  const kind = sign === 1 ? 'convex' : 'concave'
  const person = rng.pick(people)
  const dioptres = (sign * 100) / focal
  const answer = quantity(dioptres, 'D')
  return {
    given: { find: 'power' as const, focal: sign * focal },
    prompt: rng.pick([
      say`The spectacles of ${person.name}, bought in ${rng.pick(towns)}, have a ${kind} lens of focal length ${quantity(focal, 'cm')}. What is the power of the lens?`,
      say`In a laboratory of ${rng.pick(towns)}, ${person.name} uses a ${kind} lens of focal length ${quantity(focal, 'cm')}. Find its power.`,
      say`An optician of ${rng.pick(towns)} tells ${person.name} that ${person.his} ${kind} lens has a focal length of ${quantity(focal, 'cm')}. How many dioptres is that?`,
      say`What is the power, with its sign, of a ${kind} lens whose focal length ${person.name} measures as ${quantity(focal, 'cm')} in ${rng.pick(towns)}?`,
    ]),
    answer,
    within: [-1000, 1000] as const,
    mistakes: [
      {
        value: -dioptres,
        because: say`the sign is wrong: a ${kind} lens has a ${sign === 1 ? 'positive' : 'negative'} power`,
      },
      { value: sign / focal, because: say`the focal length was not changed into metres` },
      { value: (sign * focal) / 100, because: say`that is the focal length in metres, not its reciprocal` },
      { value: (sign * 10) / focal, because: say`a metre was taken as 10 cm` },
      { value: (-sign * focal) / 100, because: say`that is the focal length in metres with the wrong sign` },
      { value: (sign * 1000) / focal, because: say`a metre was taken as 1000 cm` },
      { value: (sign * 200) / focal, because: say`the power was doubled` },
      { value: (sign * 50) / focal, because: say`the power was halved` },
    ],
    steps: [
      say`In metres the focal length is ${sign === 1 ? '' : '−'}${focal / 100} m, ${sign === 1 ? 'positive for a convex' : 'negative for a concave'} lens.`,
      say`Power = 1 ÷ focal length in metres = ${answer}`,
    ],
  }
}

export function combination(rng: Random) {
  const { first, second } = rng.until(
    () => ({ first: rng.pick([-1, 1]) * rng.int(2, 30), second: rng.pick([-1, 1]) * rng.int(2, 30) }),
    (drawn) => drawn.first + drawn.second !== 0,
  )
  const sum = (first + second) / 2
  const [one, other] = [first / 2, second / 2]
  const person = rng.pick(people)
  const answer = quantity(sum, 'D')
  return {
    given: { find: 'combined-power' as const, first: one, second: other },
    prompt: rng.pick([
      say`In a laboratory of ${rng.pick(towns)}, ${person.name} puts two thin lenses of power ${quantity(one, 'D')} and ${quantity(other, 'D')} in contact. What is the power of the pair?`,
      say`Two thin lenses of ${quantity(one, 'D')} and ${quantity(other, 'D')} are placed together by ${person.name} in ${rng.pick(towns)}. Find the power of the combination.`,
      say`An optician in ${rng.pick(towns)} sticks a lens of ${quantity(other, 'D')} on a lens of ${quantity(one, 'D')} for ${person.name}. What power have both together?`,
      say`${person.name} looks through two thin lenses held close together, one of power ${quantity(one, 'D')}, the other of power ${quantity(other, 'D')}. What single lens would do the same in ${rng.pick(towns)}?`,
    ]),
    answer,
    within: [-1000, 1000] as const,
    mistakes: [
      { value: one - other, because: say`the two powers were subtracted` },
      { value: other - one, because: say`the first power was subtracted from the second` },
      { value: -sum, because: say`the sign of the result was lost` },
      { value: one * other, because: say`the two powers were multiplied` },
      { value: sum / 2, because: say`the average of the two powers was taken` },
      { value: Math.abs(one) + Math.abs(other), because: say`the minus sign was ignored` },
      { value: (one * other) / (one + other), because: say`the rule for focal lengths was used for powers` },
    ],
    steps: [
      say`Powers of thin lenses in contact add up, with their signs.`,
      say`${one} + (${other}) = ${answer}`,
    ],
  }
}
