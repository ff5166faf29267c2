import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { cm } from '../../../kit/values/quantities.ts'
import { quantity } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'

/** "An object stands 30 cm from a convex lens of focal length 20 cm. How far from the lens is its image?" */
export const lens = defineGenerator({
  id: 'physics/lens',
  version: 1,
  concepts: ['power-of-lens', 'lenses'],
  levels: {
    easy: { forms: [power, combination] },
    medium: { forms: [realImage, concaveImage] },
    hard: { forms: [imageHeight, objectDistance] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'power':
        return 1 / (given.focal / 100)
      case 'combined-power':
        return given.first + given.second
      case 'image':
        return Math.abs(traceRays(given.object, given.focal, 1).x)
      case 'height':
        return Math.abs(traceRays(given.object, given.focal, given.size).y)
      case 'object':
        // Move the object until the rays make an image of the wanted size.
        return (
          range(1, 2000).find((object) => isClose(traceRays(object, given.focal, 1).y, -given.times)) ??
          Number.NaN
        )
    }
  },
})

/**
 * Where two rays from the tip of the object meet: one enters parallel to the axis and leaves through the focus, the other
 * passes the centre unbent. Lengths in cm, light to the right, a diverging lens has a negative focal length.
 */
function traceRays(object: number, focal: number, height: number): { x: number; y: number } {
  const [throughFocus, throughCentre] = [-height / focal, -height / object]
  const x = height / (throughCentre - throughFocus)
  return { x, y: throughCentre * x }
}

const isClose = (one: number, other: number): boolean => Math.abs(one - other) < 1e-9

function power(rng: Random) {
  const focal = rng.pick([4, 5, 8, 10, 12.5, 16, 20, 25, 40, 50, 80, 100, 125, 200, 250])
  const sign = rng.pick([1, -1])
  const kind = sign === 1 ? 'convex' : 'concave'
  const person = rng.pick(people)
  const dioptres = (sign * 100) / focal
  const answer = quantity(dioptres, 'D')
  return {
    concept: 'power-of-lens',
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

function combination(rng: Random) {
  const { first, second } = rng.until(
    () => ({ first: rng.pick([-1, 1]) * rng.int(2, 30), second: rng.pick([-1, 1]) * rng.int(2, 30) }),
    (drawn) => drawn.first + drawn.second !== 0,
  )
  const sum = (first + second) / 2
  const [one, other] = [first / 2, second / 2]
  const person = rng.pick(people)
  const answer = quantity(sum, 'D')
  return {
    concept: 'power-of-lens',
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

function realImage(rng: Random) {
  const { focal, object, image } = rng.pick(REAL)
  const answer = cm(image)
  const thing = rng.pick(THINGS)
  return {
    concept: 'lenses',
    given: { find: 'image' as const, object, focal },
    prompt: rng.pick([
      say`${thing} stands ${cm(object)} from a convex lens of focal length ${cm(focal)} on a bench in ${rng.pick(towns)}. How far from the lens is its image?`,
      say`${where(rng)} ${thing.toLowerCase()} is placed ${cm(object)} before a convex lens whose focal length is ${cm(focal)}. At what distance from the lens must the screen be?`,
      say`A projector in a cinema of ${rng.pick(towns)} has a convex lens with f = ${cm(focal)}. ${thing} is put ${cm(object)} in front of it. Find the distance of the sharp image from the lens.`,
      say`With a converging lens of focal length ${cm(focal)}, ${rng.pick(people).name} of ${rng.pick(towns)} wants to see ${thing.toLowerCase()}, ${cm(object)} away from the lens, on a wall. How far behind the lens must the wall be?`,
    ]),
    answer,
    mistakes: [
      {
        value: (object * focal) / (object + focal),
        because: say`the reciprocals were added; for a real image 1/v = 1/f − 1/(object distance)`,
      },
      { value: object - focal, because: say`the two lengths were subtracted` },
      { value: object + focal, because: say`the two lengths were added` },
      { value: object, because: say`that is the distance of the object` },
      { value: 2 * focal, because: say`the image lies at 2f only when the object does` },
      { value: image + object, because: say`that is the distance from the object to the image` },
      { value: focal, because: say`the image lies in the focus only when the object is very far away` },
    ],
    steps: [
      say`1/v − 1/u = 1/f with u = −${object} cm and f = ${focal} cm`,
      say`1/v = 1/${focal} − 1/${object} = ${object - focal}/${focal * object}`,
      say`v = ${focal * object} ÷ ${object - focal} = ${answer}`,
    ],
  }
}

/** The image of a concave lens is on the side of the object, nearer than it. */
const VIRTUAL = range(6, 90).flatMap((focal) =>
  range(6, 120).flatMap((object) => {
    const image = (object * focal) / (object + focal)
    return Number.isInteger(image) ? [{ focal, object, image }] : []
  }),
)

function concaveImage(rng: Random) {
  const { focal, object, image } = rng.pick(VIRTUAL)
  const answer = cm(image)
  const thing = rng.pick(THINGS)
  return {
    concept: 'lenses',
    given: { find: 'image' as const, object, focal: -focal },
    prompt: rng.pick([
      say`${thing} is ${cm(object)} from a concave lens of focal length ${cm(focal)} in ${rng.pick(towns)}. How far from the lens does its image appear?`,
      say`${where(rng)} ${thing.toLowerCase()} stands ${cm(object)} before a diverging lens of focal length ${cm(focal)}. At what distance from the lens is the image?`,
      say`Through a concave lens (f = ${cm(focal)} in size) ${rng.pick(people).name} of ${rng.pick(towns)} looks at ${thing.toLowerCase()} that is ${cm(object)} behind it. How far behind the lens does it seem to be?`,
      say`Find the distance between a diverging lens and the virtual image of ${thing.toLowerCase()}, if the focal length is ${cm(focal)} and the object distance ${cm(object)} on a table in ${rng.pick(towns)}.`,
    ]),
    answer,
    mistakes: [
      {
        value: Math.abs((object * focal) / (object - focal)),
        because: say`the focal length was taken as positive; a concave lens has a negative one`,
      },
      { value: object + focal, because: say`the two lengths were added` },
      { value: Math.abs(object - focal), because: say`the two lengths were subtracted` },
      { value: focal, because: say`the image lies in the focus only when the object is very far away` },
      { value: object, because: say`that is the distance of the object` },
      { value: (object + focal) / 2, because: say`the two lengths were averaged` },
      { value: image / 2, because: say`the product was divided by twice the sum` },
      { value: Math.abs(object - image), because: say`that is the distance from the object to the image` },
    ],
    steps: [
      say`1/v − 1/u = 1/f with u = −${object} cm and f = −${focal} cm`,
      say`1/v = −1/${focal} − 1/${object} = −${object + focal}/${focal * object}`,
      say`The image is on the side of the object, at ${focal * object} ÷ ${object + focal} = ${answer}`,
    ],
  }
}

function imageHeight(rng: Random) {
  const { focal, object, image, size } = rng.until(
    () => ({ ...rng.pick(REAL), size: rng.int(1, 12) }),
    (drawn) => (drawn.size * drawn.image) % drawn.object === 0 && drawn.image !== drawn.object,
  )
  const tall = (size * image) / object
  const answer = cm(tall)
  const thing = rng.pick(THINGS)
  return {
    concept: 'lenses',
    given: { find: 'height' as const, object, focal, size },
    prompt: rng.pick([
      say`${thing} ${cm(size)} tall stands ${cm(object)} from a convex lens of focal length ${cm(focal)} in ${rng.pick(towns)}. How tall is its image?`,
      say`${where(rng)} ${thing.toLowerCase()} of height ${cm(size)} is placed ${cm(object)} before a convex lens of focal length ${cm(focal)}. Find the height of the image.`,
      say`${rng.pick(people).name} of ${rng.pick(towns)} throws the image of ${thing.toLowerCase()}, ${cm(size)} high, on a screen with a converging lens (f = ${cm(focal)}) that is ${cm(object)} away from it. What height has the image on the screen?`,
      say`The focal length of a convex lens in ${rng.pick(towns)} is ${cm(focal)}. If ${thing.toLowerCase()} of ${cm(size)} is set up ${cm(object)} in front of the lens, how large does its real image become?`,
    ]),
    answer,
    mistakes: [
      {
        value: (size * object) / image,
        because: say`object and image distance were exchanged in the magnification`,
      },
      { value: size, because: say`the image is as tall as the object only at 2f` },
      { value: (size * object) / focal, because: say`the object distance was divided by the focal length` },
      {
        value: (size * focal) / object,
        because: say`the focal length was used in place of the image distance`,
      },
      {
        value: (size * focal) / (object + focal),
        because: say`the lengths were added; the magnification is f ÷ (object distance − f)`,
      },
      { value: (size * image) / focal, because: say`the image distance was divided by the focal length` },
      { value: image, because: say`that is the distance of the image` },
    ],
    steps: [
      say`1/v = 1/f + 1/u with u = −${object} cm and f = ${focal} cm`,
      say`v = ${focal * object} ÷ ${object - focal} = ${cm(image)}`,
      say`Magnification = image distance ÷ object distance = ${image}/${object}`,
      say`Height = ${size} × ${image} ÷ ${object} = ${answer}`,
    ],
  }
}

function objectDistance(rng: Random) {
  const { focal, times } = rng.until(
    () => ({ focal: rng.int(6, 90), times: rng.int(2, 6) }),
    (drawn) => drawn.focal % drawn.times === 0,
  )
  const object = focal + focal / times
  const answer = cm(object)
  const thing = rng.pick(THINGS)
  const word = times === 2 ? 'twice' : `${times} times`
  return {
    concept: 'lenses',
    given: { find: 'object' as const, focal, times },
    prompt: rng.pick([
      say`A convex lens of focal length ${cm(focal)} used in ${rng.pick(towns)} throws an image ${word} as large as the object on a screen. How far from the lens is the object?`,
      say`${where(rng)} a real image of ${thing.toLowerCase()}, ${word} its size, is made with a convex lens of focal length ${cm(focal)}. Find the distance of the object from the lens.`,
      say`${rng.pick(people).name} of ${rng.pick(towns)} moves ${thing.toLowerCase()} before a converging lens (f = ${cm(focal)}) until the picture on the wall is ${word} as tall as the object. How far from the lens is ${thing.toLowerCase().replace(/^an? /, 'the ')} then?`,
      say`For a magnification of ${times} on a screen in ${rng.pick(towns)}, where must ${rng.pick(people).name} put the object before a convex lens of ${cm(focal)} focal length?`,
    ]),
    answer,
    mistakes: [
      {
        value: focal - focal / times,
        because: say`that distance gives an upright image that no screen can show`,
      },
      { value: focal * (times + 1), because: say`that is the distance of the image` },
      { value: focal * times, because: say`the focal length was multiplied by ${times}` },
      { value: focal / times, because: say`the focal length was divided by ${times}` },
      { value: focal * 2, because: say`an object at 2f gives an image of its own size` },
      { value: focal, because: say`an object in the focus gives no image on a screen` },
      { value: focal / (times + 1), because: say`the focal length was divided by ${times + 1}` },
    ],
    steps: [
      say`On a screen the image is real, so v = ${times} × the object distance d.`,
      say`1/v + 1/d = 1/f becomes 1/(${times}d) + 1/d = 1/${focal}`,
      say`${times + 1}/(${times}d) = 1/${focal}`,
      say`d = ${focal} × ${times + 1} ÷ ${times} = ${answer}`,
    ],
  }
}

/** Object beyond the focus of a convex lens, all lengths whole. */
const REAL = range(5, 60).flatMap((focal) =>
  range(focal + 1, 240).flatMap((object) => {
    const image = (object * focal) / (object - focal)
    return Number.isInteger(image) && image <= 240 ? [{ focal, object, image }] : []
  }),
)

const THINGS = [
  'A candle',
  'A pin',
  'A small lamp',
  'A pencil',
  'A toy',
  'A chess piece',
  'A matchstick',
  'A leaf',
]

const where = (rng: Random) => say`In a laboratory of ${rng.pick(towns)}`
