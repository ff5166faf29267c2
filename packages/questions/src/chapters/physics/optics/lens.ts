import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { cm } from '../../../kit/values/quantities.ts'
import { quantity } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'

/** "An object stands 30 cm from a convex lens of focal length 20 cm. How far from the lens is its image?" */
export const lens = defineGenerator({
  id: 'physics/lens',
  version: 11,
  concepts: ['power-of-lens', 'lenses'],
  levels: {
    easy: {
      forms: [...often(30, combination), ...often(18, focalLength), power, focalOfPower],
    },
    medium: {
      forms: [...often(2, realImage), concaveImage, ...often(2, imageHeight), ...often(2, objectDistance)],
    },
    hard: {
      forms: [...often(2, twoPositions), onScreen, ...often(4, inContact)],
    },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'focal':
        // The lens whose rays meet there.
        return (
          range(1, 300).find(
            (focal) => focal < given.object && isClose(traceRays(given.object, focal, 1).x, given.image),
          ) ?? Number.NaN
        )
      case 'power':
        return 1 / (given.focal / 100)
      case 'focal of power':
        // In centimetres, where the lens brings parallel rays together.
        return 100 / given.dioptres
      case 'combined-power':
        return given.first + given.second
      case 'image':
        return Math.abs(traceRays(given.object, given.focal, 1).x)
      case 'height':
        return Math.abs(traceRays(given.object, given.focal, given.size).y)
      case 'positions': {
        // The lens that gives sharp images at both places, found by tracing.
        const object = (given.apart - given.shift) / 2
        return (
          HALVES.find(
            (focal) => focal < object && isClose(traceRays(object, focal, 1).x, given.apart - object),
          ) ?? Number.NaN
        )
      }
      case 'screen': {
        const found = HALVES.find((focal) =>
          HALVES.some((object) => {
            if (object <= focal) return false
            const { x, y } = traceRays(object, focal, 1)
            return isClose(y, -given.times) && isClose(x + object, given.apart)
          }),
        )
        return found ?? Number.NaN
      }
      case 'contact': {
        // The image by the first lens is the object of the second, which is at the same place.
        const first = 1 / given.convex - 1 / given.object
        return 1 / (first - 1 / given.concave)
      }
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
  const focal = rng.pick([8, 10, 12.5, 16, 20, 25, 32, 40, 50, 62.5, 80, 100, 125, 160, 200, 250, 400, 500])
  const sign = rng.pick([1, -1])
  const kind = sign === 1 ? 'convex' : 'concave'
  const dioptres = (sign * 100) / focal
  const answer = quantity(dioptres, 'D')
  return {
    concept: 'power-of-lens',
    given: { find: 'power' as const, focal: sign * focal },
    prompt: stem(
      rng,
      [
        say`The focal length of a ${kind} lens is ${quantity(focal, 'cm')}.`,
        say`A thin ${kind} lens of focal length ${quantity(focal, 'cm')} is used in a pair of spectacles.`,
        say`A ${kind} lens has its principal focus at a distance of ${quantity(focal, 'cm')} from the optical centre.`,
      ],
      [
        say`Its power is:`,
        say`What is the power of the lens?`,
        say`Find its power in dioptres.`,
        say`The power of this lens, with its sign, is:`,
      ],
    ),
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

/** "The power of a lens is −2.5 D. What is its focal length?" */
function focalOfPower(rng: Random) {
  const size = rng.pick([8, 10, 12.5, 16, 20, 25, 32, 40, 50, 62.5, 80, 100, 125, 160, 200, 250, 400, 500])
  const sign = rng.pick([1, -1])
  const focal = sign * size
  const dioptres = 100 / focal
  const answer = quantity(focal, 'cm')
  const [shown, who] = [
    quantity(dioptres, 'D'),
    rng.pick(['A student', 'A person', 'An old man', 'A girl', 'A boy']),
  ]
  return {
    concept: 'power-of-lens',
    given: { find: 'focal of power' as const, dioptres },
    prompt: stem(
      rng,
      [
        say`The power of a thin lens is ${shown}.`,
        say`${who} wears spectacles whose lenses have a power of ${shown}.`,
        say`A doctor prescribes a lens of power ${shown}.`,
        say`A lens in a laboratory is marked ${shown}.`,
      ],
      [
        say`Its focal length, with its sign, is:`,
        say`What is the focal length of the lens, with its sign?`,
        say`Find its focal length in centimetres, with its sign.`,
      ],
    ),
    answer,
    within: [-5000, 5000] as const,
    mistakes: [
      {
        value: -focal,
        because: say`the sign is wrong: a power with ${sign === 1 ? 'plus' : 'minus'} is that of a ${sign === 1 ? 'convex' : 'concave'} lens`,
      },
      { value: focal / 10, because: say`a metre was taken as 10 cm` },
      { value: focal * 10, because: say`a metre was taken as 1000 cm` },
      { value: 100 * dioptres, because: say`the power was multiplied by 100 instead of dividing 100 by it` },
      { value: 2 * focal, because: say`that is the radius of a circle with this focus` },
      { value: focal / 2, because: say`the result was halved` },
    ],
    steps: [
      say`Power = 1 ÷ focal length in metres, so f = 1 ÷ P = 100 cm ÷ P in dioptres.`,
      say`f = 100 ÷ (${dioptres}) = ${answer}`,
    ],
  }
}

function combination(rng: Random) {
  const { first, second } = rng.until(
    () => ({ first: rng.pick([-1, 1]) * rng.int(2, 40), second: rng.pick([-1, 1]) * rng.int(2, 40) }),
    (drawn) => drawn.first + drawn.second !== 0,
  )
  // Opticians' lenses go by quarters of a dioptre up to 10 D.
  const sum = (first + second) / 4
  const [one, other] = [first / 4, second / 4]
  const answer = quantity(sum, 'D')
  return {
    concept: 'power-of-lens',
    given: { find: 'combined-power' as const, first: one, second: other },
    prompt: stem(
      rng,
      [
        say`Two thin lenses of powers ${quantity(one, 'D')} and ${quantity(other, 'D')} are placed in contact.`,
        say`A lens of power ${quantity(one, 'D')} is placed in contact with another lens of power ${quantity(other, 'D')}.`,
        say`The powers of two thin coaxial lenses in contact are ${quantity(one, 'D')} and ${quantity(other, 'D')}, respectively.`,
        say`A student puts a lens marked ${quantity(one, 'D')} against a lens marked ${quantity(other, 'D')}.`,
      ],
      [
        say`The power of the combination is:`,
        say`What is the power of the combination?`,
        say`Find the equivalent power.`,
        say`The combination behaves as a single lens of power:`,
      ],
    ),
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
    prompt: stem(
      rng,
      [
        say`An object is placed at a distance of ${cm(object)} from a convex lens of focal length ${cm(focal)}.`,
        say`${thing} is kept at ${cm(object)} in front of a converging lens whose focal length is ${cm(focal)}.`,
        say`The focal length of a convex lens is ${cm(focal)}. ${thing} is placed on its principal axis, ${cm(object)} from the lens.`,
        say`A convex lens with f = ${focal} cm is set up ${cm(object)} away from ${thing.toLowerCase()}.`,
        say`On an optical bench, ${thing.toLowerCase()} stands ${cm(object)} from a convex lens, the focal length of which is ${cm(focal)}.`,
      ],
      [
        say`The distance of the image from the lens is:`,
        say`At what distance from the lens is the image formed?`,
        say`Find the position of the image, measured from the lens.`,
        say`How far from the lens should a screen be placed to obtain a sharp image?`,
      ],
    ),
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

/** "An object 30 cm from a lens has its real image 60 cm behind it. What is the focal length?" */
function focalLength(rng: Random) {
  const { focal, object, image } = rng.until(
    () => rng.pick(REAL),
    (drawn) => drawn.object !== drawn.image,
  )
  const nearer = Math.min(object, image)
  const answer = cm(focal)
  const thing = rng.pick(THINGS)
  return {
    concept: 'lenses',
    given: { find: 'focal' as const, object, image },
    prompt: stem(
      rng,
      [
        say`An object is placed ${cm(object)} from a convex lens, and its real image is formed ${cm(image)} on the other side.`,
        say`${thing} stands ${cm(object)} in front of a converging lens, and a sharp image of it appears on a screen ${cm(image)} behind the lens.`,
        say`The distances of an object and of its real image from a convex lens are ${cm(object)} and ${cm(image)}, respectively.`,
        say`In an experiment with a convex lens, ${thing.toLowerCase()} at ${cm(object)} from the lens is seen sharply on a screen at ${cm(image)} from it.`,
        say`A lens throws a sharp image of ${thing.toLowerCase()} on a wall. The lens is ${cm(object)} away from the object and ${cm(image)} from the wall, between the two.`,
      ],
      [
        say`The focal length of the lens is:`,
        say`What is the focal length of the lens?`,
        say`Find its focal length.`,
        say`Calculate the focal length of this lens.`,
        say`How large is the focal length of the lens used?`,
      ],
    ),
    answer,
    mistakes: [
      { value: object / 2, because: say`the object was taken to stand at 2f` },
      { value: image / 2, because: say`the image was taken to lie at 2f` },
      {
        value: (object + image) / 4,
        because: say`the way from the object to the image was taken as 4f`,
      },
      {
        value: (object + image) / 3,
        because: say`the way from the object to the image was taken as 3f`,
      },
      { value: Math.abs(object - image), because: say`the two distances were subtracted` },
      {
        value: Math.abs(object - image) / 2,
        because: say`half of the difference of the distances was taken`,
      },
      { value: focal / 2, because: say`the focal length was halved` },
      { value: focal * 0.8, because: say`the division was worked out wrongly` },
      { value: focal * 1.2, because: say`the division was worked out wrongly` },
    ],
    // The focus of a real image lies nearer than the object and the image.
    within: [1, nearer - 0.5] as const,
    steps: [
      say`1/f = 1/v − 1/u with v = ${image} cm and u = −${object} cm`,
      say`1/f = 1/${image} + 1/${object}, so f = ${object * image} ÷ ${object + image} = ${answer}`,
    ],
  }
}

function concaveImage(rng: Random) {
  const { focal, object, image } = rng.pick(VIRTUAL)
  const answer = cm(image)
  const thing = rng.pick(THINGS)
  return {
    concept: 'lenses',
    given: { find: 'image' as const, object, focal: -focal },
    prompt: stem(
      rng,
      [
        say`An object is placed at a distance of ${cm(object)} from a concave lens of focal length ${cm(focal)}.`,
        say`${thing} is kept at ${cm(object)} in front of a diverging lens whose focal length is ${cm(focal)}.`,
        say`The focal length of a concave lens is ${cm(focal)}. ${thing} is placed on its principal axis, ${cm(object)} from the lens.`,
        say`On an optical bench, ${thing.toLowerCase()} stands ${cm(object)} from a concave lens, the focal length of which is ${cm(focal)}.`,
        say`Through a concave lens with a focal length of ${cm(focal)}, a person sees ${thing.toLowerCase()} that is ${cm(object)} away from the lens.`,
      ],
      [
        say`The distance of the image from the lens is:`,
        say`At what distance from the lens is the virtual image formed?`,
        say`Find the magnitude of the image distance.`,
        say`How far from the lens does the image appear?`,
      ],
    ),
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
    prompt: stem(
      rng,
      [
        say`An object ${cm(size)} high is placed at ${cm(object)} from a convex lens of focal length ${cm(focal)}.`,
        say`${thing} of height ${cm(size)} stands on the principal axis of a converging lens (f = ${focal} cm) at a distance of ${cm(object)}.`,
        say`A convex lens of focal length ${cm(focal)} forms the image of ${thing.toLowerCase()} of height ${cm(size)} kept ${cm(object)} away from it.`,
        say`On a screen, a converging lens shows ${thing.toLowerCase()} that is ${cm(size)} tall. The object is ${cm(object)} from the lens, whose focal length is ${cm(focal)}.`,
      ],
      [
        say`The height of the image is:`,
        say`What is the size of the image formed?`,
        say`Find the height of the real image.`,
        say`How tall is the sharp image on a screen?`,
      ],
    ),
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
    () => ({ focal: rng.int(4, 90), times: rng.int(2, 9) }),
    (drawn) => drawn.focal % drawn.times === 0,
  )
  const object = focal + focal / times
  const answer = cm(object)
  const thing = rng.pick(THINGS)
  const word = times === 2 ? 'twice' : `${times} times`
  return {
    concept: 'lenses',
    given: { find: 'object' as const, focal, times },
    prompt: stem(
      rng,
      [
        say`A convex lens of focal length ${cm(focal)} forms a real image which is ${word} the size of the object.`,
        say`The real image of ${thing.toLowerCase()} formed by a converging lens of focal length ${cm(focal)} on a screen is ${word} as large as the object.`,
        say`The linear magnification of the real image produced by a convex lens of focal length ${cm(focal)} is ${times} in magnitude.`,
        say`A picture on a screen, made by a lens of focal length ${cm(focal)}, is ${word} as high as ${thing.toLowerCase()} itself.`,
        say`With a convex lens (f = ${focal} cm), a student wants to get on a screen an image of ${thing.toLowerCase()} that is magnified ${times} times.`,
      ],
      [
        say`The distance of the object from the lens is:`,
        say`At what distance from the lens is the object placed?`,
        say`Find the object distance.`,
        say`How far from the lens must the object be?`,
      ],
    ),
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
/** Lengths up to 2 m, by half centimetres. */
const HALVES = range(2, 400).map((half) => half / 2)

/** Distances of object and screen with two positions of a lens, all by half centimetres. */
const POSITIONS = range(60, 360).flatMap((twice) =>
  range(10, twice - 20).flatMap((shift) => {
    const focal = (twice ** 2 - shift ** 2) / (8 * twice)
    return Number.isInteger(2 * focal) && focal >= 4 ? [{ apart: twice / 2, shift: shift / 2, focal }] : []
  }),
)

/** "Object and screen are 90 cm apart. A lens forms sharp images in two positions 30 cm apart. What is its focal length?" */
function twoPositions(rng: Random) {
  const { apart, shift, focal } = rng.pick(POSITIONS)
  const answer = cm(focal)
  const thing = rng.pick(THINGS)
  return {
    concept: 'lenses',
    given: { find: 'positions' as const, apart, shift },
    prompt: stem(
      rng,
      [
        say`${thing} and a screen are fixed ${cm(apart)} apart. A convex lens between them gives a sharp image on the screen in two positions, which are ${cm(shift)} apart.`,
        say`A convex lens forms sharp images of ${thing.toLowerCase()} on a fixed screen, ${cm(apart)} from the object, for two positions of the lens separated by ${cm(shift)}.`,
        say`The distance between an object and a screen is ${cm(apart)}. On moving a converging lens from one position to another, ${cm(shift)} away, a sharp image is seen again.`,
        say`In the displacement method, object and screen are ${cm(apart)} apart and the two positions of the lens are ${cm(shift)} apart.`,
        say`To find the focal length of a convex lens, a student moves it between ${thing.toLowerCase()} and a screen, which stay ${cm(apart)} from each other. The image is sharp at two places of the lens, ${cm(shift)} from each other.`,
        say`Sharp images, one magnified and one diminished, are thrown by a convex lens on a screen ${cm(apart)} from the object, when the lens is shifted by ${cm(shift)}.`,
      ],
      [
        say`The focal length of the lens is:`,
        say`What is the focal length of the lens?`,
        say`Find the focal length of the lens.`,
        say`How large is the focal length of the lens used?`,
      ],
    ),
    answer,
    mistakes: [
      { value: (apart ** 2 - shift ** 2) / (2 * apart), because: say`the result was doubled` },
      { value: (apart - shift) / 2, because: say`that is the distance of the object in one position` },
      { value: (apart + shift) / 2, because: say`that is the distance of the image in one position` },
      { value: (apart - shift) / 4, because: say`only the difference of the two distances was divided by 4` },
      { value: apart / 4, because: say`the shift of the lens was left out` },
      { value: (apart ** 2 + shift ** 2) / (4 * apart), because: say`the squares were added` },
    ].flatMap(({ value, because }) => (Number.isInteger(value * 4) ? [{ value, because }] : [])),
    steps: [
      say`The two positions are alike: object and image distance are exchanged.`,
      say`u + v = ${cm(apart)} and v − u = ${cm(shift)} give u = ${cm((apart - shift) / 2)} and v = ${cm((apart + shift) / 2)}`,
      say`f = uv ÷ (u + v), in sizes`,
      say`f = ${(apart - shift) / 2} × ${(apart + shift) / 2} ÷ ${apart} = ${answer}`,
    ],
  }
}

/** "A real image three times as tall as the object is formed on a screen 80 cm from the object. What is the focal length?" */
function onScreen(rng: Random) {
  const { object, times, focal } = rng.until(
    () => {
      const [object, times] = [rng.int(10, 120) / 2, rng.pick([1.5, 2, 2.5, 3, 4, 5])]
      return { object, times, focal: (object * times) / (times + 1) }
    },
    (drawn) => Number.isInteger(2 * drawn.focal) && drawn.object * (drawn.times + 1) <= 240,
  )
  const apart = object * (times + 1)
  const answer = cm(focal)
  const thing = rng.pick(THINGS)
  return {
    concept: 'lenses',
    given: { find: 'screen' as const, times, apart },
    prompt: stem(
      rng,
      [
        say`A convex lens throws a real image of ${thing.toLowerCase()}, ${times} times as tall as the object, on a screen ${cm(apart)} away from the object.`,
        say`The distance between ${thing.toLowerCase()} and its real image by a convex lens is ${cm(apart)}, and the image is ${times} times as large.`,
        say`A screen is placed ${cm(apart)} from an object. A converging lens between them forms on it a sharp image magnified ${times} times.`,
        say`With a convex lens, ${thing.toLowerCase()} is projected on a screen ${cm(apart)} from it. The image on the screen is ${times} times as high as the object.`,
        say`The magnification of a real image formed by a convex lens is ${times} in size, and the image is ${cm(apart)} away from the object.`,
      ],
      [
        say`The focal length of the lens is:`,
        say`What is the focal length of the lens?`,
        say`Find the focal length of the lens.`,
        say`How large is the focal length of the lens used?`,
      ],
    ),
    answer,
    mistakes: [
      { value: object, because: say`that is the distance of the object` },
      { value: object * times, because: say`that is the distance of the image` },
      { value: (object * times) / (times - 1), because: say`the image was taken as virtual` },
      { value: apart / times, because: say`the distance was divided by the magnification` },
      { value: apart / 4, because: say`the image was taken to be as large as the object` },
      { value: 2 * focal, because: say`the result was doubled` },
    ].flatMap(({ value, because }) => (Number.isInteger(value * 4) ? [{ value, because }] : [])),
    steps: [
      say`The image is ${times} times as far from the lens as the object: v = ${times}u.`,
      say`u + v = ${cm(apart)}, so u = ${cm(object)} and v = ${cm(object * times)}`,
      say`f = uv ÷ (u + v), in sizes`,
      say`f = ${object} × ${object * times} ÷ ${apart} = ${answer}`,
    ],
  }
}

/** Convex and concave lenses in contact that act as a convex lens and form a real image at a whole distance. */
const CONTACTS = range(5, 40).flatMap((convex) =>
  range(convex + 5, 150).flatMap((concave) => {
    const together = (convex * concave) / (concave - convex)
    if (!Number.isInteger(together) || together > 110) return []
    return range(together + 3, 160).flatMap((object) => {
      const image = (object * together) / (object - together)
      return Number.isInteger(image) && image <= 240 && image !== object
        ? [{ convex, concave, together, object, image }]
        : []
    })
  }),
)

/** "Lenses of +20 cm and −60 cm are in contact. Where is the image of an object 45 cm away?" */
function inContact(rng: Random) {
  const { convex, concave, together, object, image } = rng.pick(CONTACTS)
  const answer = cm(image)
  const thing = rng.pick(THINGS)
  const alone = (focal: number) => Math.abs((object * focal) / (object - focal))
  const added = (convex * concave) / (convex + concave)
  return {
    concept: ['lenses', 'power-of-lens'],
    given: { find: 'contact' as const, convex, concave, object },
    prompt: stem(
      rng,
      [
        say`A convex lens of focal length ${cm(convex)} and a concave lens of focal length ${cm(concave)} are placed in contact. ${thing} is kept ${cm(object)} in front of them.`,
        say`${thing} stands ${cm(object)} from a combination of two thin lenses in contact, a convex one of ${cm(convex)} and a concave one of ${cm(concave)} focal length.`,
        say`Two thin lenses with focal lengths of +${cm(convex)} and −${cm(concave)} are cemented together. ${thing} is at ${cm(object)} from them.`,
        say`${thing} is placed ${cm(object)} in front of a combination of a convex lens (f = ${convex} cm) and a concave lens (f = ${concave} cm) in contact.`,
      ],
      [
        say`At what distance from the lenses is the image formed?`,
        say`The distance of the image from the lenses is:`,
        say`Find the distance of the image from the combination.`,
      ],
    ),
    answer,
    mistakes: [
      { value: alone(convex), because: say`the concave lens was left out` },
      { value: alone(added), because: say`both lenses were taken as convex` },
      { value: together, because: say`that is the focal length of the combination` },
      { value: (object * together) / (object + together), because: say`the reciprocals were added` },
      { value: alone(concave - convex), because: say`the focal lengths were subtracted` },
      { value: object - together, because: say`the two lengths were subtracted` },
    ].flatMap(({ value, because }) =>
      Number.isInteger(Math.round(value * 1e6) / 1e5) && value > 0 ? [{ value, because }] : [],
    ),
    steps: [
      say`1/F = 1/${convex} − 1/${concave}, since a concave lens diverges.`,
      say`F = ${convex} × ${concave} ÷ (${concave} − ${convex}) = ${cm(together)}`,
      say`1/v = 1/${together} − 1/${object}, in sizes`,
      say`v = ${together * object} ÷ ${object - together} = ${answer}`,
    ],
  }
}

const REAL = range(5, 72).flatMap((focal) =>
  range(focal + 1, 300).flatMap((object) => {
    const image = (object * focal) / (object - focal)
    return Number.isInteger(image) && image <= 300 ? [{ focal, object, image }] : []
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
  'A flower',
  'A small doll',
  'A spoon',
  'A wooden block',
  'A glass bottle',
  'A paper flag',
  'A lit match',
]
