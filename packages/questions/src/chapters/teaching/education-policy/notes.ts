import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'The law and the policies on school education: the Right to Education Act of 2009 and the National Education Policy of 2020.',
  terms,
  method: [
    'Decide whether the Act (a law with sections) or the policy (an aim) is asked.',
    'Recall the number: ages, shares, days and years are asked most.',
  ],
  tables: [
    {
      title: 'Right to Education Act, 2009',
      columns: ['Point', 'Provision'],
      rows: [
        ['Age', '6 to 14 years, Classes 1 to 8'],
        ['Seats in private unaided schools', '25 per cent of the entry class'],
        ['Pupils for one teacher', '30 (Classes 1–5), 35 (Classes 6–8)'],
        ['Working days', '200 (Classes 1–5), 220 (Classes 6–8)'],
        ['School Management Committee', 'three-fourths parents, half women'],
        ['Forbidden', 'corporal punishment, capitation fee, screening, private tuition by teachers'],
        ['Late entry', 'a class fit for the age, with special training'],
      ],
    },
    {
      title: 'National Education Policy 2020',
      columns: ['Stage', 'Years'],
      rows: [
        ['Foundational', '5 (ages 3–8)'],
        ['Preparatory', '3 (Classes 3–5)'],
        ['Middle', '3 (Classes 6–8)'],
        ['Secondary', '4 (Classes 9–12)'],
      ],
    },
  ],
  tips: [
    'Home language as medium at least until Class 5, preferably until Class 8.',
    'PARAKH assesses, DIKSHA holds digital content, NISHTHA trains teachers, NIPUN Bharat is for reading and number.',
  ],
  mistakes: ['Giving the Act to children below six: its right begins at six.'],
  advanced: [
    'Targets: 50 per cent enrolment in higher education by 2035; 6 per cent of GDP for education; four-year B.Ed. by 2030.',
  ],
})
