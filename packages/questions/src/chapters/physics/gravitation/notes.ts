import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'Every mass attracts every other. From one law follow the weight, its change with height and depth, the speed of satellites and the speed of escape.',
  terms,
  method: [
    'Decide: on the surface, above it or below it.',
    'Above: use the distance from the centre, $R + h$.',
    'Below: only the inner sphere counts, so $g$ falls in proportion.',
    'For an orbit set the pull equal to the centripetal force.',
  ],
  tables: [
    {
      title: 'Key formulas',
      columns: ['What', 'Formula'],
      rows: [
        ['Force', '$F = \\dfrac{Gm_1m_2}{r^2}$'],
        ['At the surface', '$g = \\dfrac{GM}{R^2}$'],
        ['At height $h$', "$g' = g\\left(\\dfrac{R}{R+h}\\right)^2$"],
        ['At depth $d$', "$g' = g\\left(1 - \\dfrac{d}{R}\\right)$"],
        ['Orbital speed', '$v = \\sqrt{\\dfrac{GM}{r}}$'],
        ['Escape speed', '$v_e = \\sqrt{\\dfrac{2GM}{R}} = \\sqrt{2gR}$'],
        ['Period', '$T^2 = \\dfrac{4\\pi^2}{GM}r^3$'],
      ],
    },
  ],
  tips: [
    'Escape speed is $\\sqrt2$ times the orbital speed at the surface; for the Earth 11.2 km/s.',
    'At a height equal to the radius $g$ is a quarter, not a half.',
    'Mass stays, weight changes.',
  ],
  mistakes: [
    'Taking $h$ instead of $R + h$.',
    'Using the square law below the surface.',
    'Confusing kg with newton.',
  ],
  advanced: [
    'Energy in orbit: $E = -\\dfrac{GMm}{2r}$; half of the potential energy.',
    "Small heights: $g' \\approx g\\left(1 - \\dfrac{2h}{R}\\right)$.",
  ],
})
