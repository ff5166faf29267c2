import { defineTable } from '../../../kit/facts/define-table.ts'

export const vitamins = defineTable({
  id: 'vitamins',
  about: 'vitamins',
  header: 'Vitamin',
  columns: {
    chemical: {
      header: 'Chemical name',
      kind: 'text',
      concepts: ['vitamin-names'],
      ask: ['What is the chemical name of {name}?', '{name} is also called:'],
      askBack: ['Which vitamin is also known as {value}?', '{value} is the chemical name of:'],
      say: '{name} is called {value}',
      weight: 2,
    },
    lack: {
      header: 'Disorder caused by its deficiency',
      kind: 'text',
      concepts: ['deficiency-diseases'],
      ask: ['The deficiency of {name} causes:', 'Which disorder is caused by the deficiency of {name}?'],
      askBack: [
        'The deficiency of which of the following causes {value}?',
        'The deficiency of which vitamin leads to {value}?',
      ],
      say: 'The deficiency of {name} causes {value}',
      weight: 2,
    },
  },
  concepts: ['vitamins'],
  parts: [
    {
      sources: [
        'NCERT Class VIII to XII Science and Biology',
        'ICMR National Institute of Nutrition, dietary guidelines',
      ],
      rows: `
        1 vitamin-a | vitamin A | retinol | night blindness | It dissolves in fat.
        1 | vitamin B1 | thiamine | beriberi | It dissolves in water.
        1 | vitamin B2 | riboflavin | cracks at the corners of the mouth | It dissolves in water.
        1 | vitamin B3 | niacin | pellagra | It dissolves in water.
        2 | vitamin B5 | pantothenic acid | burning feet | It dissolves in water.
        1 | vitamin B6 | pyridoxine | - | It dissolves in water.
        2 | vitamin B7 | biotin | - | It is also called vitamin H.
        1 | vitamin B9 | folic acid | - | Expectant mothers need it.
        1 | vitamin B12 | cyanocobalamin | pernicious anaemia | It holds cobalt.
        1 vitamin-c | vitamin C | ascorbic acid | scurvy | Heat destroys it.
        1 vitamin-d | vitamin D | calciferol | rickets | It helps to take up calcium.
        1 | vitamin E | tocopherol | infertility in animals | It guards cells.
        1 | vitamin K | phylloquinone | delayed clotting of blood | It dissolves in fat.
      `,
    },
  ],
})
