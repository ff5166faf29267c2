import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview: 'Solids, liquids and gases: how particles move, how states change, gas laws and crystals.',
  terms,
  method: [
    'Ask what is kept constant before using a gas law.',
    'For a change of state think of energy against attraction.',
    'Count atoms of a unit cell by corners, faces and centre.',
  ],
  tables: [
    {
      title: 'Gas laws',
      columns: ['Law', 'Statement', 'Constant'],
      rows: [
        ['Boyle', 'V ∝ 1/p', 'T, n'],
        ['Charles', 'V ∝ T', 'p, n'],
        ['Avogadro', 'V ∝ n', 'p, T'],
        ['Graham', 'rate of diffusion ∝ 1/√density', 'p, T'],
      ],
    },
    {
      title: 'Unit cells',
      columns: ['Cell', 'Atoms'],
      rows: [
        ['Simple cubic', '1'],
        ['Body-centred', '2'],
        ['Face-centred', '4'],
      ],
    },
    {
      title: 'Crystals',
      columns: ['Kind', 'Example'],
      rows: [
        ['Ionic', 'NaCl'],
        ['Covalent network', 'diamond, quartz'],
        ['Molecular', 'ice, iodine'],
        ['Metallic', 'copper'],
      ],
    },
  ],
  tips: [
    'Use kelvin in every gas law.',
    'Real gases are nearly ideal at low pressure and high temperature.',
    'Evaporation cools; pressure raises the boiling point.',
  ],
  mistakes: ["Using Celsius in Charles's law.", 'Taking visible steam for vapour: it is droplets.'],
  advanced: [
    'Schottky defect lowers density; Frenkel defect does not.',
    'van der Waals: a for attraction, b for volume.',
  ],
})
