import { defineNotes } from '../../../kit/define-notes.ts'
import { sections } from './sections.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'Light comes in photons, atoms have fixed levels, and nuclei decay by chance. Three formulas serve most questions: photoelectric, Bohr and half-life.',
  terms,
  method: [
    'Photoelectric: photon energy less work function is the largest kinetic energy.',
    'Bohr: energy of the levels, then their difference; wavelength from it.',
    'Decay: count the half-lives, halve so many times.',
    'Keep to eV and nm with $hc$ = 1240 eV nm.',
  ],
  tables: [
    {
      title: 'Key formulas',
      columns: ['What', 'Formula', 'Remember'],
      rows: [
        ['Photon', '$E = hf = \\dfrac{hc}{\\lambda}$', '1240 eV nm'],
        ['Photoelectric', '$K_{max} = hf - \\phi = eV_0$', 'no emission below $\\phi$'],
        ['De Broglie', '$\\lambda = \\dfrac{h}{mv}$', ''],
        ['Bohr level', '$E_n = -\\dfrac{13.6\\,Z^2}{n^2}$ eV', ''],
        ['Bohr radius', '$r_n = 0.53\\,\\dfrac{n^2}{Z}$ Å', ''],
        ['Spectrum', '$\\dfrac{1}{\\lambda} = RZ^2\\left(\\dfrac{1}{n_1^2} - \\dfrac{1}{n_2^2}\\right)$', ''],
        ['Decay', '$N = N_0\\left(\\dfrac{1}{2}\\right)^{t/T}$', '$T = \\dfrac{0.693}{\\lambda}$'],
      ],
    },
    {
      title: 'Hydrogen',
      columns: ['Series', 'Ends at', 'Light'],
      rows: [
        ['Lyman', '$n = 1$', 'ultraviolet'],
        ['Balmer', '$n = 2$', 'visible'],
        ['Paschen', '$n = 3$', 'infrared'],
      ],
    },
  ],
  tips: [
    'Intensity changes the number of electrons, frequency their energy.',
    'Lines from level $n$: $\\dfrac{n(n-1)}{2}$.',
    'After 1, 2, 3, 4 half-lives 50%, 25%, 12.5%, 6.25% are left.',
  ],
  mistakes: [
    'Giving what has decayed for what is left.',
    'Forgetting to take off the work function.',
    'Losing the square of $n$.',
  ],
  advanced: [
    'Energy released: $\\Delta m \\times 931.5$ MeV for $\\Delta m$ in u.',
    'Mean life is $1.44$ times the half-life.',
  ],
  sections,
})
