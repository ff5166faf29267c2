import { defineNotes } from '../../../kit/define-notes.ts'
import { sections } from './sections.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'Heat that one body loses another gains. Warming needs mass × specific heat × rise; melting and boiling need latent heat at a steady temperature. Warm bodies also grow.',
  terms,
  method: [
    'List the steps: warm the ice, melt it, warm the water, boil it.',
    'Heat lost = heat gained, with the final temperature unknown.',
    'If the result lies below 0 °C or above 100 °C, not all has melted or boiled.',
    'Expansion: length times coefficient times rise.',
  ],
  tables: [
    {
      title: 'Key formulas',
      columns: ['What', 'Formula'],
      rows: [
        ['Warming', '$Q = mc\\,\\Delta T$'],
        ['Melting, boiling', '$Q = mL$'],
        ['Mixture, same substance', '$T = \\dfrac{m_1T_1 + m_2T_2}{m_1 + m_2}$'],
        ['Length', '$\\Delta l = l\\,\\alpha\\,\\Delta T$'],
        ['Area, volume', '$\\beta = 2\\alpha$, $\\ \\gamma = 3\\alpha$'],
        ['Conduction', '$\\dfrac{Q}{t} = \\dfrac{kA\\,\\Delta T}{d}$'],
      ],
    },
    {
      title: 'Water',
      columns: ['What', 'Value'],
      rows: [
        ['specific heat', '1 cal/(g °C) = 4.2 J/(g °C)'],
        ['latent heat of ice', '80 cal/g'],
        ['latent heat of steam', '540 cal/g'],
        ['specific heat of ice', '0.5 cal/(g °C)'],
      ],
    },
    {
      title: 'Scales',
      columns: ['From', 'To'],
      rows: [
        ['°C', 'K: add 273'],
        ['°C', '°F: $\\dfrac{9}{5}C + 32$'],
      ],
    },
  ],
  tips: [
    'At −40 both scales agree.',
    'One gram of steam at 100 °C gives 640 cal on its way down to 0 °C, enough to melt 8 g of ice.',
    'A hole in a plate grows when the plate is heated.',
  ],
  mistakes: ['Forgetting the latent heat.', 'Using $\\alpha$ for volume.', 'Mixing joules and calories.'],
  advanced: [
    'Loss of time of a pendulum clock: $\\frac{1}{2}\\alpha\\,\\Delta T$ of the time that passes.',
    'Water is densest at 4 °C.',
  ],
  sections,
})
