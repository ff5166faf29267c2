import { defineNotes } from '../../../kit/define-notes.ts'

export const notes = defineNotes({
  overview:
    'A conclusion follows only if it is true in every drawing that the statements allow. Draw circles; a single drawing that breaks the conclusion is enough to reject it.',
  method: [
    'Draw the statements in the smallest overlap that they allow.',
    'Test each conclusion; try a second drawing that still agrees with the statements.',
    'True in all drawings: follows. False in one: does not follow.',
    'Both fail but cover all cases: either-or.',
  ],
  tables: [
    {
      title: 'Statements',
      columns: ['Statement', 'Also true', 'Not sure'],
      rows: [
        ['All A are B', 'Some A are B, some B are A', 'All B are A'],
        ['No A is B', 'No B is A, some A are not B', ''],
        ['Some A are B', 'Some B are A', 'Some A are not B'],
        ['Some A are not B', '', 'Some B are not A'],
      ],
    },
    {
      title: 'Two statements together',
      columns: ['First', 'Second', 'Result'],
      rows: [
        ['All A are B', 'All B are C', 'All A are C'],
        ['All A are B', 'No B is C', 'No A is C'],
        ['Some A are B', 'All B are C', 'Some A are C'],
        ['Some A are B', 'No B is C', 'Some A are not C'],
        ['No A is B', 'All B are C', 'Some C are not A'],
        ['Some A are B', 'Some B are C', 'nothing'],
      ],
    },
  ],
  tips: [
    'Two particular statements ("some") give nothing, two negative ones give nothing.',
    'A possibility is true if at least one drawing allows it.',
    '"Only A are B" means "All B are A"; "Only a few A are B" means some are and some are not.',
  ],
  mistakes: ['Turning "All A are B" round to "All B are A".', 'Rejecting "some" because "all" is true.'],
  advanced: ['Either-or needs the same subject and predicate: one of the pairs some/no, all/some not.'],
})
