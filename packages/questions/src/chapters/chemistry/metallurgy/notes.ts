import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'From ore to pure metal: how ores are concentrated, how metals are set free by reduction, and how they are refined.',
  terms,
  method: [
    'Find the metal in the reactivity series: top by electrolysis, middle by carbon, bottom by heat.',
    'Sulphide: roast. Carbonate: calcine.',
    'Match the refining method to the metal.',
  ],
  tables: [
    {
      title: 'Steps',
      columns: ['Step', 'Method'],
      rows: [
        ['Sulphide ores', 'froth flotation, roasting'],
        ['Carbonate ores', 'calcination'],
        ['Bauxite', 'leaching with NaOH'],
        ['Gold, silver', 'leaching with NaCN'],
      ],
    },
    {
      title: 'Refining',
      columns: ['Method', 'Metal'],
      rows: [
        ['Electrolytic', 'copper'],
        ['Zone', 'silicon, germanium'],
        ['Mond', 'nickel'],
        ['van Arkel', 'titanium, zirconium'],
      ],
    },
    {
      title: 'Iron',
      columns: ['Form', 'Carbon'],
      rows: [
        ['Pig iron', 'about 4%'],
        ['Cast iron', 'about 3%'],
        ['Steel', 'up to about 1.5%'],
        ['Wrought iron', 'least'],
      ],
    },
  ],
  tips: [
    'In the blast furnace CO reduces, limestone removes silica.',
    'Impure copper is the anode.',
    'In an Ellingham diagram the lower metal reduces the oxide of the upper.',
  ],
  mistakes: ['Exchanging roasting (air) and calcination (little or no air).', 'Exchanging flux and slag.'],
  advanced: ['Cryolite lowers the melting point of alumina.', 'Anode mud holds silver, gold and platinum.'],
})
