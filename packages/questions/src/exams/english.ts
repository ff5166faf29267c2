import type { SyllabusLines } from './exam.ts'

/** The passages of most papers are prose; poems belong to the papers for teachers. */
export const PROSE = ['bank/passages-in-depth', 'bank/more-passages', 'bank/reading-comprehension'] as const

/** Questions of one SSC paper; the other lists follow the same pattern. */
export const SSC_ENGLISH: SyllabusLines = {
  'Cloze Test': [5],
  Synonyms: [2.5],
  Antonyms: [2.5],
  'Idioms & Phrases': [3],
  'One-Word Substitution': [2],
  Spelling: [2],
  'Error Spotting': [2.5],
  'Sentence Improvement': [2.5],
  'Fill in the Blanks': [2],
  'Active & Passive Voice': [0.8],
  'Direct & Indirect Speech': [0.7],
  'Sentence Rearrangement': [0.5],
}

/** The second tier has passages, and more of everything else. */
export const SSC_MAINS_ENGLISH: SyllabusLines = {
  ...SSC_ENGLISH,
  'Reading Comprehension': [10, ...PROSE],
  'Sentence Rearrangement': [4],
  'Active & Passive Voice': [2],
  'Direct & Indirect Speech': [2],
}

export const BANK_ENGLISH: SyllabusLines = {
  'Reading Comprehension': [12, ...PROSE],
  'Cloze Test': [7],
  'Error Spotting': [4.5],
  'Sentence Improvement': [2.5],
  'Fill in the Blanks': [3.5],
  'New-Pattern English': [2],
  'Paragraph Completion': [0.5],
  'Sentence Rearrangement': [3.5],
  'Synonyms & Antonyms': [1.5],
}

export const DEFENCE_ENGLISH: SyllabusLines = {
  'Error Spotting': [18],
  'Sentence Rearrangement': [18],
  'Synonyms & Antonyms': [20],
  'Reading Comprehension': [18, ...PROSE],
  'Fill in the Blanks': [14],
  'Idioms & Phrases': [10],
  'Cloze Test': [10],
  'Parts of Speech & Grammar': [12],
}
