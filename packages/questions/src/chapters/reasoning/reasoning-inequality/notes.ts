import { defineNotes } from '../../../kit/define-notes.ts'

export const notes = defineNotes({
  overview:
    'A chain such as $A > B \\ge C = D$ is given; a conclusion follows only if it holds in every case. Look at nothing but the stretch between the two letters.',
  method: [
    'Write all given statements as one chain.',
    'Find the stretch between the letters of the conclusion.',
    'All signs must point the same way; one $>$ or $<$ makes the result strict.',
    'Test each conclusion alone, then look for "either or".',
  ],
  tables: [
    {
      title: 'What follows',
      columns: ['Stretch', 'Result'],
      rows: [
        ['$A > B > C$', '$A > C$'],
        ['$A \\ge B > C$', '$A > C$'],
        ['$A \\ge B \\ge C$', '$A \\ge C$'],
        ['$A \\ge B = C$', '$A \\ge C$'],
        ['$A > B < C$', 'nothing'],
        ['$A \\ge B \\le C$', 'nothing'],
      ],
    },
  ],
  tips: [
    'Opposite signs between the letters: nothing follows, go on at once.',
    'Either-or: two false conclusions with the same letters that together cover all cases ($A > C$ and $A = C$ from $A \\ge C$).',
    'Coded signs: write the real signs above them first.',
  ],
  mistakes: ['Taking $A \\ge C$ for $A > C$.', 'Reading beyond the two letters of the conclusion.'],
  advanced: ['"Either I or II" also covers $A < B$ and $A \\ge B$ when nothing is known about the two.'],
})
