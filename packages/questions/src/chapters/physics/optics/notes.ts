import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'Mirrors and lenses form images by one equation each. The sign convention decides: distances along the incoming light are positive, against it negative, measured from the pole or the optical centre.',
  terms,
  method: [
    'Sketch; the object stands on the left, so $u$ is negative.',
    'Put the sign of $f$: a convex lens has +, a concave lens −; a concave mirror has −, a convex mirror +.',
    'Solve for $v$; its sign says on which side the image lies.',
    'Magnification tells size and orientation.',
  ],
  tables: [
    {
      title: 'Key formulas',
      columns: ['What', 'Formula', 'Remember'],
      rows: [
        ['Mirror', '$\\dfrac{1}{v} + \\dfrac{1}{u} = \\dfrac{1}{f}$', '$f = \\dfrac{R}{2}$'],
        ['Lens', '$\\dfrac{1}{v} - \\dfrac{1}{u} = \\dfrac{1}{f}$', ''],
        ['Magnification', 'mirror $-\\dfrac{v}{u}$, lens $\\dfrac{v}{u}$', 'negative: upside down'],
        ['Power', '$P = \\dfrac{1}{f\\,(\\text{m})}$', 'dioptre; add for lenses in contact'],
        ['Refraction', '$n_1 \\sin i = n_2 \\sin r$', ''],
        ['Refractive index', '$n = \\dfrac{c}{v}$', ''],
        ['Critical angle', '$\\sin C = \\dfrac{1}{n}$', 'dense to rare only'],
      ],
    },
    {
      title: 'Convex lens',
      columns: ['Object', 'Image', 'Nature'],
      rows: [
        ['at infinity', 'at $F$', 'real, a point'],
        ['beyond $2F$', 'between $F$ and $2F$', 'real, smaller'],
        ['at $2F$', 'at $2F$', 'real, same size'],
        ['between $F$ and $2F$', 'beyond $2F$', 'real, larger'],
        ['at $F$', 'at infinity', ''],
        ['within $F$', 'same side', 'virtual, larger, upright'],
      ],
    },
  ],
  tips: [
    'Concave lenses and convex mirrors always give virtual, upright, smaller images.',
    'At $2F$ object and image are $4f$ apart: the least distance for a real image.',
    'Apparent depth $=$ real depth $\\div n$.',
  ],
  mistakes: [
    'Mixing the signs of the mirror and the lens equation.',
    'Giving the distance between object and image instead of $v$.',
  ],
  advanced: ['Lens maker: $\\frac{1}{f} = (n-1)\\left(\\frac{1}{R_1} - \\frac{1}{R_2}\\right)$.'],
})
