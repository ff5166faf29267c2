import { defineNotes } from '../../../kit/define-notes.ts'

export const notes = defineNotes({
  overview:
    'A machine changes a row of words or numbers step by step by one hidden rule. Compare the input with the last step to see the rule, then apply it.',
  method: [
    'Compare the input with the last step: sorted up, down, from the left, from the right or from both?',
    'Look at step 1: which item moved, and where to?',
    'Check the rule with step 2.',
    'Apply it to the new input, one item a step, and count the steps.',
  ],
  tables: [
    {
      title: 'Usual rules',
      columns: ['Kind', 'What happens'],
      rows: [
        ['Sorting', 'the smallest or the largest item moves to one end each step'],
        ['Sorting from both ends', 'the smallest to the left and the largest to the right'],
        ['Alternating', 'a word, then a number'],
        ['Sums', 'each number changed by its digits or its neighbour'],
      ],
    },
  ],
  tips: [
    'An item that already stands in its place takes no step.',
    'Step 4 can be written without steps 1 to 3 if the rule is sorting.',
    "Count the steps that are left, not those that are done, when 'how many more' is asked.",
  ],
  mistakes: [
    'Counting the input as a step.',
    'Moving the rest of the row: all others keep their order.',
    'Sorting numbers by their first digit.',
  ],
  advanced: ['Going back from a step to the input is not possible in general: many inputs lead to one step.'],
})
