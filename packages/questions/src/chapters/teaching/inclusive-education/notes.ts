import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'All children learn together, and the school changes to suit them. Questions ask for the kind of need and the step that helps.',
  terms,
  method: [
    'Name the need from the signs in the question.',
    'Choose the step that keeps the child in the class and gives access.',
    'Reject labels, separation and lower expectations.',
  ],
  tables: [
    {
      title: 'Learning disabilities',
      columns: ['Name', 'Concerns'],
      rows: [
        ['Dyslexia', 'reading'],
        ['Dysgraphia', 'writing'],
        ['Dyscalculia', 'number'],
        ['Dyspraxia', 'coordination of movement'],
        ['Dysphasia, aphasia', 'language'],
        ['ADHD', 'attention and impulse'],
        ['Autism spectrum', 'social communication, repetitive behaviour'],
      ],
    },
    {
      title: 'Terms',
      columns: ['Term', 'Meaning'],
      rows: [
        ['Accommodation', 'access changes, standard stays'],
        ['Modification', 'what is expected changes'],
        ['IEP', 'plan for one child'],
        ['UDL', 'lessons planned for all from the start'],
        ['Integration / inclusion', 'the child adapts / the school adapts'],
      ],
    },
  ],
  tips: ['A multilingual class is a resource.', 'The Act of 2016 lists twenty-one disabilities.'],
  mistakes: ['Thinking that a learning disability means low intelligence.'],
  advanced: ['The social model sees the disability in the barriers, the medical model in the body.'],
})
