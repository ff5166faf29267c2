import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { cm } from '../../../kit/values/quantities.ts'
import { capital } from '../../../kit/wording/capital.ts'
import { say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'

/** "An object stands 30 cm before a concave mirror of focal length 20 cm. How far from the mirror is its image?" */
export const mirror = defineGenerator({
  id: 'physics/mirror',
  version: 10,
  concepts: ['mirrors', 'mirror-formula'],
  levels: {
    easy: { forms: [heightFromDistances] },
    medium: {
      forms: [
        ...often(2, concaveImage),
        ...often(2, focalOfMirror),
        convexHeight,
        ...often(2, objectForSize),
      ],
    },
    hard: { forms: [...often(2, fromSeparation), ...often(3, screenMoved), ...often(2, twoSizes)] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'height':
        // The ray reflected at the pole keeps its slope: similar triangles on both sides.
        return (given.size / given.object) * given.image
      case 'image':
        return Math.abs(traceRays(given.object, given.focal, 1).x)
      case 'focal': {
        // The mirror whose rays meet there.
        const focal = range(1, 300).find(
          (one) =>
            one < given.object && Math.abs(Math.abs(traceRays(given.object, one, 1).x) - given.image) < 1e-9,
        )
        return (focal ?? Number.NaN) * (given.asked === 'focal length' ? 1 : 2)
      }
      case 'two-sizes': {
        // The mirror for which the two places of the object are so far apart, by tracing back the two images.
        const placeFor = (focal: number, times: number) =>
          bisect((object) => times - focal / Math.max(object - focal, 1e-9), 1e4)
        return bisect(
          (focal) => placeFor(focal, given.before) - placeFor(focal, given.after) - given.shift,
          1000,
        )
      }
      case 'object-for-size': {
        // The place whose image has this size, inverted where it is real.
        const target = given.isReal ? -given.times : given.times
        return (
          HALVES.find(
            (object) =>
              object !== given.focal && Math.abs(traceRays(object, given.focal, 1).y - target) < 1e-9,
          ) ?? Number.NaN
        )
      }
      case 'separation': {
        const found = HALVES.find((focal) =>
          HALVES.some((object) => {
            if (object <= focal) return false
            const { x, y } = traceRays(object, focal, 1)
            return Math.abs(y + given.times) < 1e-9 && Math.abs(-x - object - given.apart) < 1e-9
          }),
        )
        return found ?? Number.NaN
      }
      case 'screen': {
        const focal = range(1, 300).find(
          (one) => one < given.object && Math.abs(traceRays(given.object, one, 1).x + given.image) < 1e-9,
        )
        return Math.abs(traceRays(given.next, focal ?? Number.NaN, 1).x + given.image)
      }
      case 'convex-height':
        return Math.abs(traceRays(given.object, -given.focal, given.size).y)
    }
  },
})

/**
 * Where two rays from the tip of the object meet: one comes in parallel to the axis and leaves through the focus,
 * the other is reflected at the pole. The mirror is at 0, the object at −object; a convex mirror has focal < 0.
 */
function traceRays(object: number, focal: number, height: number): { x: number; y: number } {
  const [throughFocus, fromPole] = [height / focal, height / object]
  const x = height / (fromPole - throughFocus)
  return { x, y: fromPole * x }
}

/** Lengths up to 2 m, by half centimetres. */
const HALVES = range(2, 400).map((half) => half / 2)

/** Mirrors of a laboratory, with images at most five times as large or as small as the object. */
const REAL = range(5, 60).flatMap((focal) =>
  range(focal + 1, 240).flatMap((object) => {
    const image = (object * focal) / (object - focal)
    return Number.isInteger(image) && image <= 5 * object && object <= 5 * image && image !== object
      ? [{ focal, object, image }]
      : []
  }),
)

/** Behind a convex mirror; the height of the image is whole, and the object is small beside its distance. */
const CONVEX = range(6, 90).flatMap((focal) =>
  range(6, 160).flatMap((object) => {
    const image = (object * focal) / (object + focal)
    if (!Number.isInteger(image) || object === focal) return []
    return range(2, Math.min(18, Math.floor(object / 2))).flatMap((size) =>
      (size * image) % object === 0 ? [{ focal, object, image, size, tall: (size * image) / object }] : [],
    )
  }),
)

const THINGS = ['a candle', 'a pin', 'a small lamp', 'a pencil', 'a toy', 'a bottle', 'a leaf', 'a key']

function heightFromDistances(rng: Random) {
  const { object, image, size } = rng.until(
    () => ({ ...rng.pick(REAL), size: rng.int(2, 24) / 2 }),
    // Object and image are small beside their distances, or the formula would not hold.
    (drawn) =>
      (drawn.size * drawn.image * 2) % drawn.object === 0 &&
      drawn.size <= 0.3 * drawn.focal &&
      (drawn.size * drawn.image) / drawn.object <= 20 &&
      drawn.image <= 200,
  )
  const tall = (size * image) / object
  const answer = cm(tall)
  const thing = rng.pick(THINGS)
  return {
    concept: ['mirror-formula', 'mirrors'],
    given: { find: 'height' as const, object, image, size },
    prompt: stem(
      rng,
      [
        say`An object ${cm(size)} high placed ${cm(object)} in front of a concave mirror forms a real image at ${cm(image)} from the mirror.`,
        say`${capital(thing)} of height ${cm(size)} is kept at ${cm(object)} from a concave mirror. Its sharp image is obtained on a screen ${cm(image)} away from the mirror.`,
        say`For a concave mirror, the object distance is ${cm(object)} and the distance of the real image is ${cm(image)}. The height of the object is ${cm(size)}.`,
        say`The real image of ${thing}, ${cm(size)} tall, is formed by a concave mirror at a distance of ${cm(image)}, when the object is ${cm(object)} from the pole.`,
        say`A screen ${cm(image)} in front of a concave mirror receives the sharp image of ${thing}, which is ${cm(size)} high and stands ${cm(object)} from the mirror.`,
        say`A concave mirror throws a real image of an object of height ${cm(size)} on a wall. The object is ${cm(object)} and the wall ${cm(image)} from the mirror.`,
        say`In an experiment, ${thing} ${cm(size)} high is placed at ${cm(object)} from a concave mirror, and a sharp image is caught on paper at ${cm(image)}.`,
      ],
      [
        say`The height of the image is:`,
        say`What is the size of the image?`,
        say`Find the height of the image formed.`,
        say`The image has a height of:`,
        say`How tall is the real image obtained on the screen?`,
        say`From the two distances, the size of the image comes out as:`,
      ],
    ),
    answer,
    mistakes: [
      { value: (size * object) / image, because: 'object and image distance were exchanged' },
      { value: size, because: 'the image is as tall as the object only at equal distances' },
      { value: tall * 2, because: 'the result was doubled' },
      { value: tall / 2, because: 'the result was halved' },
      { value: Math.abs(image - object), because: 'the distances were subtracted' },
      { value: image, because: 'that is the distance of the image' },
      {
        value: (size * image) / (object + image),
        because: 'the image distance was divided by the sum of the distances',
      },
      { value: size + tall, because: 'that is the height of object and image together' },
      { value: Math.abs(tall - size), because: 'that is the difference of the two heights' },
      {
        value: (size * object) / (object + image),
        because: 'the object distance was divided by the sum of the distances',
      },
    ].filter(({ value }) => Number.isInteger(Math.round(value * 1e6) / 1e5)),
    steps: [
      say`Height of image ÷ height of object = image distance ÷ object distance`,
      say`Height = ${size} × ${image} ÷ ${object} = ${answer}`,
    ],
  }
}

function concaveImage(rng: Random) {
  const { focal, object, image } = rng.pick(REAL)
  const answer = cm(image)
  const thing = rng.pick(THINGS)
  return {
    concept: ['mirror-formula', 'mirrors'],
    given: { find: 'image' as const, object, focal },
    prompt: stem(
      rng,
      [
        say`An object is placed ${cm(object)} in front of a concave mirror of focal length ${cm(focal)}.`,
        say`${capital(thing)} is kept at a distance of ${cm(object)} from the pole of a concave mirror whose radius of curvature is ${cm(2 * focal)}.`,
        say`The focal length of a concave mirror is ${cm(focal)}. ${capital(thing)} is placed on its principal axis at ${cm(object)} from the pole.`,
        say`A concave mirror of radius of curvature ${cm(2 * focal)} forms a real image of an object placed at a distance of ${cm(object)}.`,
        say`A concave mirror with a focal length of ${cm(focal)} is used to throw the image of ${thing} on a screen. The object is ${cm(object)} away from the mirror.`,
        say`${capital(thing)} stands ${cm(object)} from a spherical concave mirror. The distance between the pole and the focus of the mirror is ${cm(focal)}.`,
        say`The rays from ${thing}, ${cm(object)} away, are reflected by a concave mirror whose radius is ${cm(2 * focal)}.`,
      ],
      [
        say`The distance of the image from the mirror is:`,
        say`At what distance from the mirror is the image formed?`,
        say`Find the image distance.`,
        say`How far from the mirror should a screen be placed to get a sharp image?`,
        say`Using the mirror formula, the position of the real image from the pole is found to be:`,
      ],
    ),
    answer,
    mistakes: [
      {
        value: (object * focal) / (object + focal),
        because: 'the reciprocals were added, as for a convex mirror',
      },
      { value: object - focal, because: 'the two lengths were subtracted' },
      { value: object + focal, because: 'the two lengths were added' },
      { value: object, because: 'that is the distance of the object' },
      { value: 2 * focal, because: 'the image lies at 2f only when the object does' },
      { value: focal, because: 'the image lies in the focus only when the object is very far away' },
      { value: image + object, because: 'the distances of object and image were added' },
    ],
    steps: [
      say`1/v + 1/u = 1/f with u = −${object} cm and f = −${focal} cm`,
      say`1/v = −1/${focal} + 1/${object} = −${object - focal}/${focal * object}`,
      say`The image is in front of the mirror, at ${focal * object} ÷ ${object - focal} = ${answer}`,
    ],
  }
}

/** "An object 30 cm from a concave mirror has its real image 60 cm from it. What is the focal length?" */
function focalOfMirror(rng: Random) {
  const { focal, object, image } = rng.pick(REAL)
  const asked = rng.pick(['focal length', 'radius of curvature'])
  const key = asked === 'focal length' ? focal : 2 * focal
  const answer = cm(key)
  const thing = rng.pick(THINGS)
  return {
    concept: ['mirror-formula', 'mirrors'],
    given: { find: 'focal' as const, object, image, asked },
    prompt: stem(
      rng,
      [
        say`An object is placed ${cm(object)} in front of a concave mirror, and its real image is formed ${cm(image)} from the mirror.`,
        say`${capital(thing)} stands ${cm(object)} from a concave mirror, and its sharp image appears on a screen ${cm(image)} from the mirror.`,
        say`For a concave mirror, the distances of the object and of its real image from the pole are ${cm(object)} and ${cm(image)}, respectively.`,
        say`A concave mirror throws a sharp image of ${thing} on a wall. The object is ${cm(object)} and the wall ${cm(image)} away from the mirror.`,
        say`In an experiment with a concave mirror, ${thing} at ${cm(object)} from the pole is seen sharply on a paper at ${cm(image)} from it.`,
      ],
      [
        say`The ${asked} of the mirror is:`,
        say`What is the ${asked} of the mirror?`,
        say`Find the magnitude of its ${asked}.`,
        say`How large is the ${asked} of this mirror?`,
      ],
    ),
    answer,
    mistakes: [
      asked === 'focal length'
        ? { value: 2 * focal, because: 'that is the radius of curvature' }
        : { value: focal, because: 'that is the focal length' },
      { value: (object + image) / 2, because: 'the two distances were averaged' },
      { value: Math.abs(object - image), because: 'the two distances were subtracted' },
      {
        value: (object * image) / Math.abs(object - image),
        because: 'the reciprocals were subtracted instead of added',
      },
      { value: object + image, because: 'the two distances were added' },
      { value: key / 2, because: 'the result was halved' },
      {
        value: Math.min(object, image) - focal,
        because: 'that is the distance of the nearer of the two from the focus',
      },
      { value: 2 * key, because: 'the result was doubled' },
    ].filter(({ value }) => Number.isInteger(Math.round(value * 1e6) / 1e5)),
    steps: [
      say`1/f = 1/v + 1/u with v = −${image} cm and u = −${object} cm`,
      say`f = ${object} × ${image} ÷ (${object} + ${image}) = ${cm(focal)} in size`,
      asked === 'focal length' ? say`The focal length is ${answer}` : say`R = 2f = 2 × ${focal} = ${answer}`,
    ],
  }
}

/** "At what distance must an object be placed before a concave mirror of focal length 20 cm for an erect image twice its size?" */
function objectForSize(rng: Random) {
  const { focal, times, isReal, object } = rng.until(
    () => {
      const [focal, times, isReal] = [rng.int(4, 60), rng.pick([1.5, 2, 2.5, 3, 4, 5, 6]), rng.chance(0.5)]
      return { focal, times, isReal, object: (focal * (times + (isReal ? 1 : -1))) / times }
    },
    (drawn) => Number.isInteger(2 * drawn.object) && drawn.object >= 3 && drawn.object <= 150,
  )
  const answer = cm(object)
  const thing = rng.pick(THINGS)
  const kind = isReal ? rng.pick(['a real', 'an inverted']) : rng.pick(['a virtual', 'an erect'])
  const other = (focal * (times + (isReal ? -1 : 1))) / times
  return {
    concept: ['mirror-formula', 'mirrors'],
    given: { find: 'object-for-size' as const, focal, times, isReal },
    prompt: stem(
      rng,
      [
        say`A concave mirror of focal length ${cm(focal)} is to form ${kind} image of ${thing}, ${times} times as tall as the object.`,
        say`${capital(thing)} is placed before a concave mirror of radius of curvature ${cm(2 * focal)}. Its image is ${kind.replace(/^an? /, '')} and ${times} times as large.`,
        say`The magnification produced by a concave mirror with a focal length of ${cm(focal)} is ${isReal ? `−${times}` : `+${times}`}.`,
        say`With a concave mirror of radius ${cm(2 * focal)}, ${kind} image ${times} times the size of the object is obtained.`,
      ],
      [
        say`The distance of the object from the mirror is:`,
        say`How far from the mirror is the object?`,
        say`Find the distance of the object from the pole.`,
        say`At what distance from the mirror must the object be?`,
      ],
    ),
    answer,
    mistakes: [
      { value: other, because: isReal ? 'the image was taken as virtual' : 'the image was taken as real' },
      { value: object * times, because: 'that is the distance of the image' },
      { value: focal * times, because: 'the focal length was multiplied by the magnification' },
      { value: focal * (times + 1), because: 'that would be the image distance of a real image' },
      { value: focal / times, because: 'the focal length was divided by the magnification' },
      { value: object / times, because: 'the distance of the object was divided by the magnification' },
      { value: object / 2, because: 'the result was halved' },
      { value: focal * (times - 1), because: 'that would be the image distance of a virtual image' },
    ].filter(({ value }) => value > 0 && Number.isInteger(Math.round(value * 1e6) / 1e5)),
    steps: [
      isReal
        ? say`The image is real, in front of the mirror, and v = ${times}u in size.`
        : say`The image is virtual, behind the mirror, and v = ${times}u in size.`,
      isReal ? say`1/f = 1/u + 1/(${times}u), in sizes` : say`1/f = 1/u − 1/(${times}u), in sizes`,
      say`u = f(${times} ${isReal ? '+' : '−'} 1) ÷ ${times} = ${focal} × ${isReal ? times + 1 : times - 1} ÷ ${times}`,
      say`u = ${answer}`,
    ],
  }
}

/** "The real image by a concave mirror is three times as tall as the object and 40 cm away from it. What is the focal length?" */
function fromSeparation(rng: Random) {
  const { object, times, focal } = rng.until(
    () => {
      const [object, times] = [rng.int(12, 180) / 2, rng.pick([1.5, 2, 2.5, 3, 4, 5])]
      return { object, times, focal: (object * times) / (times + 1) }
    },
    (drawn) => Number.isInteger(2 * drawn.focal) && drawn.focal <= 80,
  )
  const apart = object * (times - 1)
  const answer = cm(focal)
  const thing = rng.pick(THINGS)
  return {
    concept: ['mirror-formula', 'mirrors'],
    given: { find: 'separation' as const, times, apart },
    prompt: stem(
      rng,
      [
        say`A concave mirror forms a real image of ${thing} that is ${times} times as tall as the object. Object and image are ${cm(apart)} apart.`,
        say`The real image formed by a concave mirror is ${times} times the size of the object, and its distance from the object is ${cm(apart)}.`,
        say`The screen on which a concave mirror throws an image of ${thing}, magnified ${times} times, is ${cm(apart)} behind the object.`,
        say`A sharp image, ${times} times as large as the object, is formed on a wall by a concave mirror. The wall is ${cm(apart)} farther from the mirror than the object.`,
        say`The distance between ${thing} and its real image, which is ${times} times as large and is formed by a concave mirror, is ${cm(apart)}.`,
      ],
      [
        say`The focal length of the mirror is:`,
        say`What is the focal length of the mirror?`,
        say`Find the size of its focal length.`,
        say`How far is the focus from the pole of the mirror?`,
      ],
    ),
    answer,
    mistakes: [
      { value: object, because: 'that is the distance of the object' },
      { value: 2 * focal, because: 'that is the radius of curvature' },
      { value: object * times, because: 'that is the distance of the image' },
      { value: (object * times) / (times - 1), because: 'the image was taken as virtual' },
      {
        value: apart / (times + 1),
        because: 'the distance was shared out by the sum, not by the difference',
      },
      { value: apart / times, because: 'the distance was divided by the magnification' },
      { value: object / (times + 1), because: 'the image distance was taken as that of the object' },
      { value: focal / 2, because: 'the result was halved' },
      { value: apart, because: 'that is the distance between object and image' },
    ].filter(({ value }) => Number.isInteger(Math.round(value * 1e6) / 1e5)),
    steps: [
      say`The image is ${times} times as far from the mirror as the object: v = ${times}u.`,
      say`${times}u − u = ${cm(apart)}, so u = ${cm(object)} and v = ${cm(object * times)}`,
      say`f = uv ÷ (u + v), in sizes`,
      say`f = ${object} × ${object * times} ÷ ${object * (times + 1)} = ${answer}`,
    ],
  }
}

/** "The screen must be moved by how much when the object is shifted from 30 cm to 60 cm?" */
function screenMoved(rng: Random) {
  const { first, next } = rng.until(
    () => {
      const first = rng.pick(REAL)
      return { first, next: rng.pick(REAL.filter(({ focal }) => focal === first.focal)) }
    },
    (drawn) =>
      Math.abs(drawn.next.image - drawn.first.image) > 2 &&
      drawn.next.object !== drawn.first.object &&
      // At the place of the image, object and image only change places.
      drawn.next.object !== drawn.first.image,
  )
  const { focal, object, image } = first
  const moved = Math.abs(next.image - image)
  const answer = cm(moved)
  const thing = rng.pick(THINGS)
  return {
    concept: ['mirror-formula', 'mirrors'],
    given: { find: 'screen' as const, object, image, next: next.object },
    prompt: stem(
      rng,
      [
        say`${capital(thing)} at ${cm(object)} from a concave mirror has a sharp image on a screen at ${cm(image)} from the mirror. The object is then shifted to ${cm(next.object)} from the mirror.`,
        say`A concave mirror throws the image of ${thing}, ${cm(object)} away, on a screen at a distance of ${cm(image)}. Now the object is placed at ${cm(next.object)} from the mirror.`,
        say`For an object at ${cm(object)} from a concave mirror the real image is at ${cm(image)}. The distance of the object is changed to ${cm(next.object)}.`,
        say`In an experiment with a concave mirror, ${thing} is focused on a paper ${cm(image)} from the pole when it stands ${cm(object)} from it. The student then puts it ${cm(next.object)} from the pole.`,
        say`The distances of ${thing} and of its real image from the pole of a concave mirror are ${cm(object)} and ${cm(image)}, respectively. The former becomes ${cm(next.object)}.`,
      ],
      [
        say`By how much must the screen be moved to get a sharp image again?`,
        say`Find the distance through which the screen has to be moved for a sharp image.`,
        say`Through what distance does the image shift?`,
        say`The image moves through a distance of:`,
      ],
    ),
    answer,
    mistakes: [
      { value: Math.abs(next.object - object), because: 'the image was taken to move as far as the object' },
      { value: next.image, because: 'that is the new distance of the image' },
      { value: image + next.image, because: 'the two distances were added' },
      { value: focal, because: 'that is the focal length' },
      { value: Math.abs(next.image - object), because: 'the old object distance was taken off' },
      { value: Math.abs(next.object - image), because: 'the new object distance was taken off' },
    ].filter(({ value }) => value > 0),
    steps: [
      say`f = ${object} × ${image} ÷ (${object} + ${image}) = ${cm(focal)} in size`,
      say`With u = ${cm(next.object)}: 1/v = 1/${focal} − 1/${next.object}, in sizes`,
      say`v = ${focal * next.object} ÷ ${next.object - focal} = ${cm(next.image)}`,
      say`The shift is the difference of ${cm(next.image)} and ${cm(image)}: ${answer}`,
    ],
  }
}

function convexHeight(rng: Random) {
  const { focal, object, image, size, tall } = rng.pick(CONVEX)
  const answer = cm(tall)
  const thing = rng.pick(THINGS)
  return {
    concept: ['mirror-formula', 'mirrors'],
    given: { find: 'convex-height' as const, object, focal, size },
    prompt: stem(
      rng,
      [
        say`An object ${cm(size)} high is placed ${cm(object)} in front of a convex mirror of focal length ${cm(focal)}.`,
        say`${capital(thing)} of height ${cm(size)} is kept at a distance of ${cm(object)} from a convex mirror whose radius of curvature is ${cm(2 * focal)}.`,
        say`The focal length of a convex mirror is ${cm(focal)}. ${capital(thing)}, ${cm(size)} tall, stands on its principal axis at ${cm(object)} from the pole.`,
        say`A convex mirror of radius of curvature ${cm(2 * focal)} forms the image of an object of height ${cm(size)} placed at a distance of ${cm(object)}.`,
        say`A person sees ${thing}, ${cm(size)} high, in a convex mirror of radius ${cm(2 * focal)}. The object is ${cm(object)} from the mirror.`,
        say`At ${cm(object)} from the pole of a convex mirror with f = ${focal} cm there is ${thing} with a height of ${cm(size)}.`,
      ],
      [
        say`The height of the image is:`,
        say`What is the size of the image formed?`,
        say`Find the height of the virtual image.`,
        say`The image formed has a height of:`,
        say`How tall does the erect image in the mirror appear?`,
      ],
    ),
    answer,
    mistakes: [
      {
        value: Math.abs((size * focal) / (object - focal)),
        because: 'the mirror was taken as concave',
      },
      { value: size, because: 'a convex mirror makes every image smaller' },
      { value: (size * object) / image, because: 'object and image distance were exchanged' },
      { value: (size * focal) / object, because: 'the focal length was used as the image distance' },
      { value: tall / 2, because: 'the magnification was halved' },
      { value: size - tall, because: 'that is how much shorter the image is' },
      { value: image, because: 'that is the distance of the image' },
      {
        value: (size * 2 * focal) / (object + 2 * focal),
        because: 'the radius was used in place of the focal length',
      },
      { value: (size * focal) / (2 * object + focal), because: 'the object distance was doubled' },
    ],
    steps: [
      say`1/v = 1/f − 1/u with f = +${focal} cm and u = −${object} cm`,
      say`v = ${focal * object} ÷ ${focal + object} = ${cm(image)}, behind the mirror`,
      say`Magnification = image distance ÷ object distance = ${image}/${object}`,
      say`Height = ${size} × ${image} ÷ ${object} = ${answer}`,
    ],
  }
}

/** Two magnifications of real images with the shift of the object, in focal lengths. */
const SIZE_PAIRS = [1.5, 2, 2.5, 3, 4, 5, 6].flatMap((before) =>
  [2, 2.5, 3, 4, 5, 6, 8].flatMap((after) =>
    after > before ? [{ before, after, part: 1 / before - 1 / after }] : [],
  ),
)

/** "A real image is twice as large as the object; moved 5 cm nearer, it is 3 times as large. What is f?" */
function twoSizes(rng: Random) {
  const { before, after, focal, shift } = rng.until(
    () => {
      const pair = rng.pick(SIZE_PAIRS)
      const focal = rng.int(8, 80)
      return { ...pair, focal, shift: focal * pair.part }
    },
    (drawn) => Number.isInteger(Math.round(drawn.shift * 1e6) / 5e5) && drawn.shift >= 1,
  )
  const answer = cm(focal)
  const d = cm(Math.round(shift * 2) / 2)
  const moved = Math.round(shift * 2) / 2
  const thing = rng.pick(['an object', 'a candle', 'a pin', 'a small lamp', 'an arrow'])
  const [from, to] = [focal * (1 + 1 / before), focal * (1 + 1 / after)]
  return {
    given: { find: 'two-sizes' as const, before, after, shift: moved },
    prompt: stem(
      rng,
      [
        say`A concave mirror forms a real image of ${thing}, ${before} times as large as the object. When the object is moved ${d} closer to the mirror, the real image is ${after} times as large as the object.`,
        say`The real image of ${thing} in a concave mirror is magnified ${before} times. On shifting the object by ${d} towards the mirror, it is magnified ${after} times and is still real.`,
        say`For two places of ${thing}, ${d} apart, a concave mirror forms real images that are ${before} and ${after} times as large as the object, respectively.`,
        say`On a screen, a concave mirror shows ${thing} magnified ${before} times. It is brought ${d} nearer to the mirror, and the screen is moved until the image is sharp again; the magnification is then ${after} in size.`,
        say`The size of the magnification of a real image in a concave mirror rises from ${before} to ${after} when the distance of ${thing} from the pole is reduced by ${d}.`,
      ],
      [
        say`The focal length of the mirror is:`,
        say`What is the focal length of the mirror?`,
        say`Find the focal length of the mirror.`,
        say`How large is the focal length of this mirror?`,
      ],
    ),
    answer,
    mistakes: [
      { value: from, because: say`that is the first distance of the object` },
      { value: to, because: say`that is the second distance of the object` },
      { value: focal * 2, because: say`that is the radius of curvature` },
      { value: focal / 2, because: say`the result was halved` },
      {
        value: moved * (after - before),
        because: say`the shift was multiplied by the difference of the magnifications`,
      },
      { value: moved * before, because: say`the shift was multiplied by the first magnification only` },
      { value: moved * after, because: say`the shift was multiplied by the second magnification only` },
      { value: moved * (after + before), because: say`the magnifications were added` },
    ].filter(({ value }) => Number.isInteger(Math.round(value * 1e6) / 1e5)),
    steps: [
      say`For a real image m times as large, the object is at u = f(1 + 1/m), in sizes.`,
      say`First place: f(1 + 1/${before}); second place: f(1 + 1/${after})`,
      say`They are ${d} apart: f × (1/${before} − 1/${after}) = ${moved}`,
      say`f = ${moved} × ${before} × ${after} ÷ (${after} − ${before}) = ${answer}`,
    ],
  }
}
