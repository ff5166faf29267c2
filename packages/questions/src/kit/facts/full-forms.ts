import type { FactTable } from './define-table.ts'

/** The shape of a table of short forms: `level | short form | full form | false full forms | what else to learn`. */
export const FULL_FORMS = {
  header: 'Short form',
  columns: {
    full: {
      header: 'Full form',
      kind: 'text',
      ask: ['What is the full form of {name}?', '{name} stands for:'],
      say: '{name} stands for {value}',
      fakes: 'false',
    },
    // Full forms of other letters would be struck out at sight.
    false: { header: 'False full form', kind: 'text' },
  },
  shapes: ['direct', 'wrong pair', 'statements', 'how many pairs'],
  explain: '{name} is the short form of {full}.',
} as const satisfies Partial<FactTable>
