import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
mirror-images | Mirror image, mirror image reasoning, darpan pratibimb, दर्पण प्रतिबिंब | A mirror image is the image seen in a vertical mirror beside an object: left and right change places, top and bottom stay.
water-images | Water image, jal pratibimb, जल प्रतिबिंब | A water image is the image seen in water below an object: top and bottom change places, left and right stay.
mirror-images | Lateral inversion, parshva parivartan | Lateral inversion is the change of left and right in the image formed by a plane mirror, as when 'b' looks like 'd'.
mirror-image-of-clock | Mirror image of a clock, time in mirror | The mirror image of a clock shows the time that, added to the real time, makes 12 hours: subtract the time from 11:60.
mirror-image-of-figures | Mirror image of a figure, axis of reflection | The mirror image of a figure is its reflection, in which every point lies at the same distance behind the mirror line as the point of the figure lies before it.
water-image-of-figures | Water image of a figure | The water image of a figure is its reflection in a horizontal line below it, so that it appears upside down.
mirror-image-of-words | Mirror image of a word, mirror image of letters | The mirror image of a word has its letters in the opposite order and each letter turned left to right; A, H, I, M, O, T, U, V, W, X and Y look the same.
`)
