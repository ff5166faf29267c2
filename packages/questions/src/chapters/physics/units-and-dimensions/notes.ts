import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'Every quantity is built from mass, length, time, current and a few more. Its dimensional formula checks equations, turns units into others and guesses laws up to a number.',
  terms,
  method: [
    'Write the quantity by a law that you know.',
    'Replace each part by its dimensions and gather the powers.',
    'To check an equation compare both sides.',
    'To find a law set the powers of M, L, T equal and solve.',
  ],
  tables: [
    {
      title: 'Mechanics',
      columns: ['Quantity', 'Dimensions'],
      rows: [
        ['velocity', '[LT⁻¹]'],
        ['force', '[MLT⁻²]'],
        ['work, energy, torque', '[ML²T⁻²]'],
        ['power', '[ML²T⁻³]'],
        ['pressure, stress, modulus', '[ML⁻¹T⁻²]'],
        ['momentum, impulse', '[MLT⁻¹]'],
        ['gravitational constant', '[M⁻¹L³T⁻²]'],
        ["Planck's constant, angular momentum", '[ML²T⁻¹]'],
      ],
    },
    {
      title: 'Heat and electricity',
      columns: ['Quantity', 'Dimensions'],
      rows: [
        ['charge', '[AT]'],
        ['potential', '[ML²T⁻³A⁻¹]'],
        ['resistance', '[ML²T⁻³A⁻²]'],
        ['capacitance', '[M⁻¹L⁻²T⁴A²]'],
        ['magnetic field', '[MT⁻²A⁻¹]'],
        ['specific heat', '[L²T⁻²K⁻¹]'],
      ],
    },
  ],
  tips: [
    'Angles, strains, refractive index and pure numbers have no dimensions.',
    'What stands in an exponent, sine or logarithm has none either.',
    'Pressure is energy per volume.',
  ],
  mistakes: [
    'Mixing work with power.',
    'Forgetting that torque and energy share their dimensions.',
    'Leaving out the current in electrical quantities.',
  ],
  advanced: [
    '$\\dfrac{1}{\\sqrt{\\mu_0\\varepsilon_0}}$ is a speed, $RC$ and $\\dfrac{L}{R}$ are times.',
    'Dimensions cannot find numbers such as ½ or 2π, nor sums of terms.',
  ],
})
