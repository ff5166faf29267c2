import { defineTable } from '../../../kit/facts/define-table.ts'

/** Where the elements from helium to xenon stand, and what follows from their configurations. Hydrogen has no place that all books agree on, so it is left out. */
export const placesOfElements = defineTable({
  id: 'places-of-elements',
  about: 'elements and their places in the modern periodic table',
  header: 'Element',
  concepts: ['groups-periods'],
  columns: {
    group: {
      header: 'Group',
      kind: 'text',
      ask: [
        'To which group of the modern periodic table does {name} belong?',
        'In the long form of the periodic table, {name} is placed in:',
      ],
      askBack: [
        'Which of the following elements is in {value} of the modern periodic table?',
        'Which of the following elements belongs to {value}?',
      ],
      say: '{name} is in {value}',
    },
    period: {
      header: 'Period',
      kind: 'text',
      ask: [
        'In which period of the modern periodic table is {name} placed?',
        '{name} belongs to which period of the modern periodic table?',
      ],
      askBack: ['Which of the following elements is in {value} of the modern periodic table?'],
      askNot: ['Which of the following elements is not in {value} of the modern periodic table?'],
      say: '{name} is in {value}',
    },
    block: {
      header: 'Block',
      kind: 'text',
      concepts: ['element-blocks'],
      askBack: ['Which of the following elements is in the {value} of the periodic table?'],
      askNot: ['Which of the following elements is not in the {value} of the periodic table?'],
      say: '{name} is in the {value}',
    },
    configuration: {
      header: 'Configuration',
      kind: 'text',
      concepts: ['element-blocks'],
      ask: [
        'What is the electronic configuration of {name} in its ground state?',
        'Which of the following is the ground-state configuration of {name}?',
      ],
      askBack: [
        'Which element has the electronic configuration {value}?',
        'The ground-state electronic configuration of an element is {value}. Which element is it?',
      ],
      say: 'The configuration of {name} is {value}',
      // Another core would give a wrong option away.
      alike: ['period'],
      weight: 2,
    },
    // Not known by heart: it is worked out from the configuration. Most are 0 or 1, so the number itself is not asked.
    unpaired: {
      header: 'Unpaired electrons',
      kind: 'number',
      concepts: ['element-blocks'],
      askBack: [
        'For which of the following elements is the number of unpaired electrons in the ground state {value}?',
        'In the ground state, the number of unpaired electrons is {value} in an atom of which of the following elements?',
      ],
      say: 'The number of unpaired electrons of {name} in its ground state is {value}',
      weight: 3,
    },
  },
  near: ['block', 'period'],
  explain:
    '{name} has the configuration {configuration}: {period}, {group}, {block}; unpaired electrons in the ground state: {unpaired}.',
  lookalikes: [
    ...['s-block', 'p-block', 'd-block'],
    ...Array.from({ length: 18 }, (_, place) => `group ${place + 1}`),
    ...Array.from({ length: 5 }, (_, place) => `period ${place + 1}`),
  ],
  parts: [
    {
      sources: ['NCERT, Chemistry Part I for class XI', 'IUPAC, periodic table of the elements'],
      rows: `
        1 | Helium | group 18 | period 1 | s-block | 1s² | 0 | -
        1 | Lithium | group 1 | period 2 | s-block | [He] 2s¹ | 1 | -
        1 | Beryllium | group 2 | period 2 | s-block | [He] 2s² | 0 | -
        1 | Boron | group 13 | period 2 | p-block | [He] 2s² 2p¹ | 1 | -
        1 | Carbon | group 14 | period 2 | p-block | [He] 2s² 2p² | 2 | -
        1 | Nitrogen | group 15 | period 2 | p-block | [He] 2s² 2p³ | 3 | -
        1 | Oxygen | group 16 | period 2 | p-block | [He] 2s² 2p⁴ | 2 | -
        1 | Fluorine | group 17 | period 2 | p-block | [He] 2s² 2p⁵ | 1 | -
        1 | Neon | group 18 | period 2 | p-block | [He] 2s² 2p⁶ | 0 | -
        1 | Sodium | group 1 | period 3 | s-block | [Ne] 3s¹ | 1 | -
        1 | Magnesium | group 2 | period 3 | s-block | [Ne] 3s² | 0 | -
        1 | Aluminium | group 13 | period 3 | p-block | [Ne] 3s² 3p¹ | 1 | -
        1 | Silicon | group 14 | period 3 | p-block | [Ne] 3s² 3p² | 2 | -
        1 | Phosphorus | group 15 | period 3 | p-block | [Ne] 3s² 3p³ | 3 | -
        1 | Sulphur | group 16 | period 3 | p-block | [Ne] 3s² 3p⁴ | 2 | -
        1 | Chlorine | group 17 | period 3 | p-block | [Ne] 3s² 3p⁵ | 1 | -
        1 | Argon | group 18 | period 3 | p-block | [Ne] 3s² 3p⁶ | 0 | -
        1 | Potassium | group 1 | period 4 | s-block | [Ar] 4s¹ | 1 | -
        1 | Calcium | group 2 | period 4 | s-block | [Ar] 4s² | 0 | -
        2 | Scandium | group 3 | period 4 | d-block | [Ar] 3d¹ 4s² | 1 | -
        2 | Titanium | group 4 | period 4 | d-block | [Ar] 3d² 4s² | 2 | -
        2 | Vanadium | group 5 | period 4 | d-block | [Ar] 3d³ 4s² | 3 | -
        1 | Chromium | group 6 | period 4 | d-block | [Ar] 3d⁵ 4s¹ | 6 | -
        2 | Manganese | group 7 | period 4 | d-block | [Ar] 3d⁵ 4s² | 5 | -
        1 | Iron | group 8 | period 4 | d-block | [Ar] 3d⁶ 4s² | 4 | -
        2 | Cobalt | group 9 | period 4 | d-block | [Ar] 3d⁷ 4s² | 3 | -
        2 | Nickel | group 10 | period 4 | d-block | [Ar] 3d⁸ 4s² | 2 | -
        1 | Copper | group 11 | period 4 | d-block | [Ar] 3d¹⁰ 4s¹ | 1 | -
        1 | Zinc | group 12 | period 4 | d-block | [Ar] 3d¹⁰ 4s² | 0 | -
        2 | Gallium | group 13 | period 4 | p-block | [Ar] 3d¹⁰ 4s² 4p¹ | 1 | -
        2 | Germanium | group 14 | period 4 | p-block | [Ar] 3d¹⁰ 4s² 4p² | 2 | -
        2 | Arsenic | group 15 | period 4 | p-block | [Ar] 3d¹⁰ 4s² 4p³ | 3 | -
        2 | Selenium | group 16 | period 4 | p-block | [Ar] 3d¹⁰ 4s² 4p⁴ | 2 | -
        1 | Bromine | group 17 | period 4 | p-block | [Ar] 3d¹⁰ 4s² 4p⁵ | 1 | -
        1 | Krypton | group 18 | period 4 | p-block | [Ar] 3d¹⁰ 4s² 4p⁶ | 0 | -
        3 | Rubidium | group 1 | period 5 | s-block | [Kr] 5s¹ | 1 | -
        3 | Strontium | group 2 | period 5 | s-block | [Kr] 5s² | 0 | -
        3 | Yttrium | group 3 | period 5 | d-block | [Kr] 4d¹ 5s² | 1 | -
        3 | Zirconium | group 4 | period 5 | d-block | [Kr] 4d² 5s² | 2 | -
        3 | Niobium | group 5 | period 5 | d-block | [Kr] 4d⁴ 5s¹ | 5 | -
        3 | Molybdenum | group 6 | period 5 | d-block | [Kr] 4d⁵ 5s¹ | 6 | -
        3 | Technetium | group 7 | period 5 | d-block | [Kr] 4d⁵ 5s² | 5 | -
        3 | Ruthenium | group 8 | period 5 | d-block | [Kr] 4d⁷ 5s¹ | 4 | -
        3 | Rhodium | group 9 | period 5 | d-block | [Kr] 4d⁸ 5s¹ | 3 | -
        3 | Palladium | group 10 | period 5 | d-block | [Kr] 4d¹⁰ | 0 | -
        1 | Silver | group 11 | period 5 | d-block | [Kr] 4d¹⁰ 5s¹ | 1 | -
        3 | Cadmium | group 12 | period 5 | d-block | [Kr] 4d¹⁰ 5s² | 0 | -
        3 | Indium | group 13 | period 5 | p-block | [Kr] 4d¹⁰ 5s² 5p¹ | 1 | -
        1 | Tin | group 14 | period 5 | p-block | [Kr] 4d¹⁰ 5s² 5p² | 2 | -
        3 | Antimony | group 15 | period 5 | p-block | [Kr] 4d¹⁰ 5s² 5p³ | 3 | -
        3 | Tellurium | group 16 | period 5 | p-block | [Kr] 4d¹⁰ 5s² 5p⁴ | 2 | -
        1 | Iodine | group 17 | period 5 | p-block | [Kr] 4d¹⁰ 5s² 5p⁵ | 1 | -
        3 | Xenon | group 18 | period 5 | p-block | [Kr] 4d¹⁰ 5s² 5p⁶ | 0 | -
      `,
    },
  ],
})
