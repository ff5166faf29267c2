import type { SyllabusLines } from './exam.ts'

/**
 * Weights are counts over 3,543 questions of SSC papers; lines that were not counted get a weight like similar ones.
 */
export const SSC_REASONING: SyllabusLines = {
  'Mathematical Operations': [455, 'mathematical-operations'],
  'Seating Arrangement': [290, 'reasoning/linear-seat', 'reasoning/circular-seat'],
  'Seating Arrangement in Sets': [
    60,
    'reasoning/linear-seat-set',
    'reasoning/circular-seat-set',
    'reasoning/two-row-set',
    'reasoning/square-seat-set',
    'reasoning/facing-ring-set',
  ],
  Puzzles: [170, 'reasoning/floor', 'reasoning/box', 'reasoning/schedule'],
  'Puzzles in Sets': [
    84,
    'reasoning/floor-set',
    'reasoning/box-set',
    'reasoning/schedule-set',
    'reasoning/floor-attribute-set',
    'reasoning/box-attribute-set',
    'reasoning/schedule-attribute-set',
  ],
  'Embedded Figures': [247, 'embedded-figures'],
  'Ranking & Order': [238, 'ranking'],
  Series: [236, 'series'],
  'Venn Diagrams': [210, 'venn-diagrams'],
  Analogy: [149, 'analogy'],
  Classification: [140, 'classification'],
  'Figure Counting': [126, 'figure-counting'],
  Syllogism: [120, 'syllogism'],
  'Word Order': [118, 'word-order'],
  'Coding–Decoding': [108, 'coding-decoding'],
  Inequality: [105, 'reasoning-inequality'],
  'Blood Relations': [100, 'blood-relations'],
  'Direction Sense': [95, 'direction-sense'],
  'Missing Number in a Figure': [90, 'missing-number'],
  'Mirror & Water Images': [80, 'mirror-images'],
  'Cubes & Dice': [60, 'cubes-and-dice'],
  Calendar: [60, 'calendar'],
  'Paper Folding & Cutting': [60, 'paper-folding'],
  Clock: [40, 'clock'],
  'Figure Series & Completion': [120, 'figure-series'],
  'Critical Reasoning': [30, 'statements'],
}

export const RAILWAY_REASONING: SyllabusLines = {
  'Mathematical Operations': [10, 'mathematical-operations'],
  'Coding–Decoding': [12, 'coding-decoding'],
  Series: [12, 'series'],
  Analogy: [10, 'analogy'],
  Classification: [7, 'classification'],
  Syllogism: [9, 'syllogism'],
  'Critical Reasoning': [6, 'statements'],
  'Blood Relations': [7, 'blood-relations'],
  'Venn Diagrams': [6, 'venn-diagrams'],
  'Puzzles & Seating': [9, 'puzzle', 'seating'],
  'Ranking & Order': [6, 'ranking'],
  'Direction Sense': [4, 'direction-sense'],
  'Word Order': [3, 'word-order'],
  'Data Sufficiency': [4, 'interpretation/sufficiency', 'reasoning/sufficiency'],
  'Calendar & Clock': [3, 'calendar', 'clock'],
  'Missing Number in a Figure': [2, 'missing-number'],
  'Mirror Images & Figures': [2, 'mirror-images', 'figure-counting'],
}

/** More than half of a bank paper is puzzles and seating, all of it in sets. */
export const BANK_REASONING: SyllabusLines = {
  Puzzles: [
    10,
    'reasoning/floor-set',
    'reasoning/box-set',
    'reasoning/schedule-set',
    'reasoning/floor-attribute-set',
    'reasoning/box-attribute-set',
    'reasoning/schedule-attribute-set',
  ],
  'Seating Arrangement': [
    8,
    'reasoning/linear-seat-set',
    'reasoning/circular-seat-set',
    'reasoning/two-row-set',
    'reasoning/square-seat-set',
    'reasoning/facing-ring-set',
  ],
  Syllogism: [4, 'syllogism'],
  Inequality: [4, 'reasoning-inequality'],
  'Coding–Decoding': [2, 'coding-decoding'],
  'Alphanumeric Series': [3, 'reasoning/alphanumeric', 'word-order'],
  'Blood Relations': [2, 'blood-relations'],
  'Direction Sense': [1.5, 'direction-sense'],
  'Ranking & Order': [1.5, 'ranking'],
}

export const ANALYTICAL_REASONING: SyllabusLines = {
  'Puzzles & Seating': [4, 'puzzle', 'seating'],
  'Series & Coding': [4, 'series', 'coding-decoding', 'missing-number'],
  'Blood Relations & Directions': [2, 'blood-relations', 'direction-sense'],
  'Ranking & Order': [2, 'ranking'],
  'Syllogism & Venn Diagrams': [2, 'syllogism', 'venn-diagrams'],
  'Clock & Calendar': [2, 'clock', 'calendar'],
  'Cubes & Dice': [1, 'cubes-and-dice'],
}
