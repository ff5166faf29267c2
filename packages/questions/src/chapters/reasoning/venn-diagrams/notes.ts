import { defineNotes } from '../../../kit/define-notes.ts'

export const notes = defineNotes({
  overview:
    'Circles stand for groups; where they overlap are those who belong to both. Work from the innermost region outward, or use the formula for the union.',
  method: [
    'Draw a circle for each group and name the regions.',
    'Fill in the middle (all groups), then the overlaps of two without the middle.',
    "Take these off each circle to get 'only' regions.",
    "Everybody less the union is 'none'.",
  ],
  tables: [
    {
      title: 'Key formulas',
      columns: ['What', 'Formula'],
      rows: [
        ['Two groups', '$n(A \\cup B) = n(A) + n(B) - n(A \\cap B)$'],
        ['Three groups', '$n(A)+n(B)+n(C) - n(AB) - n(BC) - n(CA) + n(ABC)$'],
        ['Only A, two groups', '$n(A) - n(A \\cap B)$'],
        ['Exactly two of three', '$n(AB)+n(BC)+n(CA) - 3n(ABC)$'],
        ['None', 'total − union'],
      ],
    },
    {
      title: 'Pictures of classes',
      columns: ['Relation', 'Picture'],
      rows: [
        ['all A are B', 'A inside B'],
        ['some A are B', 'circles overlap'],
        ['no A is B', 'circles apart'],
        ['both inside a third', 'two circles in a larger one'],
      ],
    },
  ],
  tips: [
    "'At least one' is the union, 'exactly one' leaves out every overlap.",
    'Least overlap of two groups: sum less the total.',
    'For classes ask of each pair: can one thing be both?',
  ],
  mistakes: [
    "Taking 'both' for 'only both' when a third group is there.",
    'Forgetting those in no group.',
    'Subtracting the middle region once too often.',
  ],
  advanced: [
    'With $a$ in exactly one, $b$ in exactly two, $c$ in all three: $n(A)+n(B)+n(C) = a + 2b + 3c$.',
  ],
})
