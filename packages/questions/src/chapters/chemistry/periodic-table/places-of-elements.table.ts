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
      // A number, so that a false group is a neighbour of the true one.
      kind: 'number',
      ask: [
        'To which group of the modern periodic table does {name} belong?',
        'In the long form of the periodic table, {name} is placed in group:',
      ],
      askBack: [
        'Which of the following elements is in group {value} of the modern periodic table?',
        'Which of the following elements belongs to group {value}?',
      ],
      say: '{name} is in group {value}',
    },
    period: {
      header: 'Period',
      kind: 'number',
      ask: [
        'In which period of the modern periodic table is {name} placed?',
        '{name} belongs to which period of the modern periodic table?',
      ],
      askBack: ['Which of the following elements is in period {value} of the modern periodic table?'],
      askNot: ['Which of the following elements is not in period {value} of the modern periodic table?'],
      say: '{name} is in period {value}',
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
    // Not known by heart: it is worked out from the configuration. Most are 0 or 1, so the number itself is not asked, and of groups 1, 2 and 18 it is known at sight.
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
  // No matching: group numbers beside the list's own numbers would be confusing.
  shapes: ['direct', 'inverse', 'odd one out', 'wrong pair', 'statements', 'how many pairs'],
  explain: '{name} has the configuration {configuration}: period {period}, group {group}, {block}.',
  lookalikes: ['s-block', 'p-block', 'd-block'],
  parts: [
    {
      sources: ['NCERT, Chemistry Part I for class XI', 'IUPAC, periodic table of the elements'],
      rows: `
        1 | Helium | 18 | 1 | s-block | 1s² | - | -
        1 | Lithium | 1 | 2 | s-block | [He] 2s¹ | - | -
        1 | Beryllium | 2 | 2 | s-block | [He] 2s² | - | -
        1 | Boron | 13 | 2 | p-block | [He] 2s² 2p¹ | 1 | -
        1 | Carbon | 14 | 2 | p-block | [He] 2s² 2p² | 2 | -
        1 | Nitrogen | 15 | 2 | p-block | [He] 2s² 2p³ | 3 | -
        1 | Oxygen | 16 | 2 | p-block | [He] 2s² 2p⁴ | 2 | -
        1 | Fluorine | 17 | 2 | p-block | [He] 2s² 2p⁵ | 1 | -
        1 | Neon | 18 | 2 | p-block | [He] 2s² 2p⁶ | - | -
        1 | Sodium | 1 | 3 | s-block | [Ne] 3s¹ | - | -
        1 | Magnesium | 2 | 3 | s-block | [Ne] 3s² | - | -
        1 | Aluminium | 13 | 3 | p-block | [Ne] 3s² 3p¹ | 1 | -
        1 | Silicon | 14 | 3 | p-block | [Ne] 3s² 3p² | 2 | -
        1 | Phosphorus | 15 | 3 | p-block | [Ne] 3s² 3p³ | 3 | -
        1 | Sulphur | 16 | 3 | p-block | [Ne] 3s² 3p⁴ | 2 | -
        1 | Chlorine | 17 | 3 | p-block | [Ne] 3s² 3p⁵ | 1 | -
        1 | Argon | 18 | 3 | p-block | [Ne] 3s² 3p⁶ | - | -
        1 | Potassium | 1 | 4 | s-block | [Ar] 4s¹ | - | -
        1 | Calcium | 2 | 4 | s-block | [Ar] 4s² | - | -
        2 | Scandium | 3 | 4 | d-block | [Ar] 3d¹ 4s² | 1 | -
        2 | Titanium | 4 | 4 | d-block | [Ar] 3d² 4s² | 2 | -
        2 | Vanadium | 5 | 4 | d-block | [Ar] 3d³ 4s² | 3 | -
        1 | Chromium | 6 | 4 | d-block | [Ar] 3d⁵ 4s¹ | 6 | -
        2 | Manganese | 7 | 4 | d-block | [Ar] 3d⁵ 4s² | 5 | -
        1 | Iron | 8 | 4 | d-block | [Ar] 3d⁶ 4s² | 4 | -
        2 | Cobalt | 9 | 4 | d-block | [Ar] 3d⁷ 4s² | 3 | -
        2 | Nickel | 10 | 4 | d-block | [Ar] 3d⁸ 4s² | 2 | -
        1 | Copper | 11 | 4 | d-block | [Ar] 3d¹⁰ 4s¹ | 1 | -
        1 | Zinc | 12 | 4 | d-block | [Ar] 3d¹⁰ 4s² | 0 | -
        2 | Gallium | 13 | 4 | p-block | [Ar] 3d¹⁰ 4s² 4p¹ | 1 | -
        2 | Germanium | 14 | 4 | p-block | [Ar] 3d¹⁰ 4s² 4p² | 2 | -
        2 | Arsenic | 15 | 4 | p-block | [Ar] 3d¹⁰ 4s² 4p³ | 3 | -
        2 | Selenium | 16 | 4 | p-block | [Ar] 3d¹⁰ 4s² 4p⁴ | 2 | -
        1 | Bromine | 17 | 4 | p-block | [Ar] 3d¹⁰ 4s² 4p⁵ | 1 | -
        1 | Krypton | 18 | 4 | p-block | [Ar] 3d¹⁰ 4s² 4p⁶ | - | -
        2 | Rubidium | 1 | 5 | s-block | [Kr] 5s¹ | - | -
        2 | Strontium | 2 | 5 | s-block | [Kr] 5s² | - | -
        3 | Yttrium | 3 | 5 | d-block | [Kr] 4d¹ 5s² | 1 | -
        3 | Zirconium | 4 | 5 | d-block | [Kr] 4d² 5s² | 2 | -
        3 | Niobium | 5 | 5 | d-block | [Kr] 4d⁴ 5s¹ | 5 | -
        3 | Molybdenum | 6 | 5 | d-block | [Kr] 4d⁵ 5s¹ | 6 | -
        3 | Technetium | 7 | 5 | d-block | [Kr] 4d⁵ 5s² | 5 | -
        3 | Ruthenium | 8 | 5 | d-block | [Kr] 4d⁷ 5s¹ | 4 | -
        3 | Rhodium | 9 | 5 | d-block | [Kr] 4d⁸ 5s¹ | 3 | -
        3 | Palladium | 10 | 5 | d-block | [Kr] 4d¹⁰ | 0 | -
        1 | Silver | 11 | 5 | d-block | [Kr] 4d¹⁰ 5s¹ | 1 | -
        3 | Cadmium | 12 | 5 | d-block | [Kr] 4d¹⁰ 5s² | 0 | -
        3 | Indium | 13 | 5 | p-block | [Kr] 4d¹⁰ 5s² 5p¹ | 1 | -
        1 | Tin | 14 | 5 | p-block | [Kr] 4d¹⁰ 5s² 5p² | 2 | -
        3 | Antimony | 15 | 5 | p-block | [Kr] 4d¹⁰ 5s² 5p³ | 3 | -
        3 | Tellurium | 16 | 5 | p-block | [Kr] 4d¹⁰ 5s² 5p⁴ | 2 | -
        1 | Iodine | 17 | 5 | p-block | [Kr] 4d¹⁰ 5s² 5p⁵ | 1 | -
        2 | Xenon | 18 | 5 | p-block | [Kr] 4d¹⁰ 5s² 5p⁶ | - | -
      `,
    },
  ],
})
