import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'How learning is checked and how teaching is planned: kinds of assessment, qualities of a test, methods and maxims.',
  terms,
  method: [
    'Ask when the assessment is made and what it is for.',
    "Ask with what the score is compared: the group, a standard or the pupil's own past.",
    'For methods, ask whether the lesson goes from cases to the rule or from the rule to cases.',
  ],
  tables: [
    {
      title: 'Assessment',
      columns: ['Kind', 'Purpose'],
      rows: [
        ['Formative', 'improve learning while it goes on'],
        ['Summative', 'judge at the end'],
        ['Diagnostic', 'find the cause of a difficulty'],
        ['Norm-referenced', 'compare with the group'],
        ['Criterion-referenced', 'compare with a standard'],
        ['Portfolio', 'show progress by samples'],
        ['Rubric', 'describe levels of quality'],
      ],
    },
    {
      title: 'Methods and people',
      columns: ['Name', 'Known for'],
      rows: [
        ['Froebel', 'kindergarten'],
        ['Montessori', 'prepared environment'],
        ['Kilpatrick', 'project method'],
        ['Dewey', 'learning by doing'],
        ['Gandhi', 'Nai Talim: learning through a craft'],
        ['Gijubhai Badheka', 'child-centred school, Divaswapna'],
      ],
    },
  ],
  tips: [
    'A valid test is reliable, but a reliable test need not be valid.',
    'Difficulty index = share of pupils who answer rightly: high means easy.',
  ],
  mistakes: ["Taking 'comprehensive' in CCE for the whole year: that is 'continuous'."],
  advanced: ['Microteaching scales down class size, time and skill, and gives feedback at once.'],
})
