import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
figure-rotation | Rotation of a figure, rotated figure | Rotation of a figure is its turning about a point through an angle, clockwise or anticlockwise, which changes its direction but not its size, shape or order of parts.
pieces-to-figure | Figure formation, figure formed from pieces | Figure formation is the putting together of given pieces, turned if need be but not flipped or cut, to form one of the figures of the options.
figure-to-pieces | Pieces of a figure, figure to pieces | Pieces of a figure is a question in which a whole figure is given and one finds the set of pieces that exactly make it up, without gap or overlap.
dot-situation | Dot situation, dot problem | Dot situation is a question in which a dot lies in the region common to certain shapes, and one finds the option that has a region common to exactly the same shapes.
`)
