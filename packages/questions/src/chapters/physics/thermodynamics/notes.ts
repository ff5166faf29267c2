import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'A gas has pressure, volume and temperature tied by one law. The first law books its energy: heat taken in goes into internal energy and work. No engine turns all heat into work.',
  terms,
  method: [
    'Temperatures in kelvin, always.',
    'What stays the same? Choose the law by that.',
    'Work is the area under the curve in the pressure–volume diagram.',
    'For engines compare heat in, work and heat out.',
  ],
  tables: [
    {
      title: 'Gas laws',
      columns: ['What', 'Formula'],
      rows: [
        ['Ideal gas', '$pV = nRT$'],
        ['Boyle, same $T$', '$p_1V_1 = p_2V_2$'],
        ['Charles, same $p$', '$\\dfrac{V_1}{T_1} = \\dfrac{V_2}{T_2}$'],
        ['All three', '$\\dfrac{p_1V_1}{T_1} = \\dfrac{p_2V_2}{T_2}$'],
        ['Speed', '$v_{rms} = \\sqrt{\\dfrac{3RT}{M}}$'],
      ],
    },
    {
      title: 'First law',
      columns: ['Process', 'What is special'],
      rows: [
        ['any', '$\\Delta Q = \\Delta U + W$'],
        ['same volume', '$W = 0$'],
        ['same pressure', '$W = p\\,\\Delta V$'],
        ['same temperature', '$\\Delta U = 0$'],
        ['no heat', '$\\Delta Q = 0$, $\\ pV^\\gamma$ stays'],
      ],
    },
    {
      title: 'Engines',
      columns: ['What', 'Formula'],
      rows: [
        ['Efficiency', '$\\eta = \\dfrac{W}{Q_1} = 1 - \\dfrac{Q_2}{Q_1}$'],
        ['Carnot', '$\\eta = 1 - \\dfrac{T_2}{T_1}$'],
        ['Refrigerator', '$\\dfrac{Q_2}{W} = \\dfrac{T_2}{T_1 - T_2}$'],
      ],
    },
  ],
  tips: [
    '$C_p - C_v = R$; $\\gamma$ is 5/3 for one atom, 7/5 for two.',
    'In a closed cycle the work is the area enclosed.',
    'A colder sink raises the efficiency more than an equally hotter source.',
  ],
  mistakes: [
    'Putting °C into a gas law.',
    'Taking the work on the gas for the work by it.',
    'Efficiency above that of Carnot: not possible.',
  ],
  advanced: [
    'Same temperature: $W = nRT\\ln\\dfrac{V_2}{V_1}$.',
    'No heat: $W = \\dfrac{p_1V_1 - p_2V_2}{\\gamma - 1}$.',
  ],
})
