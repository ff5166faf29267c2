import { defineNotes } from '../../../kit/define-notes.ts'
import { sections } from './sections.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'Geometry asks for angles and lengths in triangles, circles and polygons. Nearly every question becomes short once the right theorem is named: draw the figure, mark equal things, and look for similar triangles.',
  terms,
  method: [
    'Draw the figure large and mark what is given.',
    'Mark equal angles: alternate, vertical, in the same segment, at the base of an isosceles triangle.',
    'Look for a right angle, a tangent or two similar triangles.',
    'Write one equation and solve it.',
  ],
  tables: [
    {
      title: 'Triangles',
      columns: ['What', 'Formula'],
      rows: [
        ['Sum of the angles', '$180°$; an exterior angle is the sum of the two opposite ones'],
        ['Similar triangles', 'sides in one ratio $k$, areas in the ratio $k^2$'],
        ['Angle bisector from A', '$\\dfrac{BD}{DC} = \\dfrac{AB}{AC}$'],
        ['Median (Apollonius)', '$AB^2 + AC^2 = 2(AD^2 + BD^2)$'],
        ['Right angle at A, altitude AD', '$AD^2 = BD \\cdot DC$'],
        ['Midpoints of two sides', 'parallel to the third side and half as long'],
      ],
    },
    {
      title: 'Centres of a triangle',
      columns: ['Centre', 'Meeting point of', 'Fact'],
      rows: [
        ['centroid', 'medians', 'divides each in the ratio $2 : 1$'],
        [
          'incentre',
          'angle bisectors',
          '$\\angle BIC = 90° + \\dfrac{A}{2}$, $\\ r = \\dfrac{\\text{area}}{s}$',
        ],
        [
          'circumcentre',
          'perpendicular bisectors',
          '$\\angle BOC = 2A$, $\\ R = \\dfrac{abc}{4\\,\\text{area}}$',
        ],
        ['orthocentre', 'altitudes', '$\\angle BHC = 180° - A$'],
      ],
    },
    {
      title: 'Circles',
      columns: ['Theorem', 'Statement'],
      rows: [
        ['angle at the centre', 'twice the angle at the circle on the same arc'],
        ['semicircle', 'the angle in it is $90°$'],
        ['cyclic quadrilateral', 'opposite angles add up to $180°$'],
        ['tangent', 'perpendicular to the radius; two from one point are equal'],
        ['chord at distance $d$', 'length $2\\sqrt{r^2 - d^2}$'],
        ['chords meeting inside', '$PA \\cdot PB = PC \\cdot PD$'],
        ['tangent and secant', '$PT^2 = PA \\cdot PB$'],
      ],
    },
    {
      title: 'Polygons',
      columns: ['What', 'Formula'],
      rows: [
        ['Sum of the interior angles', '$(n-2) \\times 180°$'],
        ['Sum of the exterior angles', '$360°$'],
        ['Diagonals', '$\\dfrac{n(n-3)}{2}$'],
      ],
    },
  ],
  tips: [
    'Know the triples 3-4-5, 5-12-13, 8-15-17 and 7-24-25: an altitude or a chord usually hides one.',
    'Direct common tangent: $\\sqrt{d^2 - (R-r)^2}$; transverse: $\\sqrt{d^2 - (R+r)^2}$.',
    'In an equilateral triangle the height is $\\frac{\\sqrt3}{2}a$, $R = \\frac{a}{\\sqrt3}$ and $r = \\frac{a}{2\\sqrt3}$.',
  ],
  mistakes: [
    'Taking the whole chord where the half belongs into Pythagoras.',
    'Using the ratio of the sides for the areas.',
    'Trusting the looks of a figure that is not drawn to scale.',
  ],
  advanced: [
    'Menelaus and Ceva: a line or three lines through a triangle give products of ratios equal to 1.',
  ],
  sections,
})
