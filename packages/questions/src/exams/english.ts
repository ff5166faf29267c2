import type { SyllabusLines } from './exam.ts'

/** The passages of most papers are prose; poems belong to the papers for teachers. */
export const PROSE = ['bank/passages-in-depth', 'bank/more-passages', 'bank/reading-comprehension'] as const

/** Questions of one SSC paper; the other lists follow the same pattern. A little over five: no paper is without its passage. */
export const SSC_ENGLISH: SyllabusLines = {
  'Cloze Test': [5.5, 'cloze-test'],
  Synonyms: [2.5, 'facts/synonyms'],
  Antonyms: [2.5, 'facts/antonyms'],
  'Idioms & Phrases': [3, 'facts/idioms'],
  'One-Word Substitution': [2, 'facts/one-word'],
  Spelling: [2, 'spelling'],
  'Error Spotting': [2.5, 'error-spotting'],
  'Sentence Improvement': [2.5, 'sentence-improvement'],
  'Fill in the Blanks': [2, 'fill-in-the-blanks'],
  'Active & Passive Voice': [0.8, 'active-passive'],
  'Direct & Indirect Speech': [0.7, 'direct-indirect-speech'],
  'Sentence Rearrangement': [0.5, 'para-jumbles'],
}

/** The second tier has passages, and more of everything else. */
export const SSC_MAINS_ENGLISH: SyllabusLines = {
  ...SSC_ENGLISH,
  'Reading Comprehension': [10, ...PROSE],
  'Sentence Rearrangement': [4, 'para-jumbles'],
  'Active & Passive Voice': [2, 'active-passive'],
  'Direct & Indirect Speech': [2, 'direct-indirect-speech'],
}

export const BANK_ENGLISH: SyllabusLines = {
  'Reading Comprehension': [12, ...PROSE],
  'Cloze Test': [7, 'cloze-test'],
  'Error Spotting': [4.5, 'error-spotting'],
  'Sentence Improvement': [2.5, 'sentence-improvement'],
  'Fill in the Blanks': [3.5, 'fill-in-the-blanks'],
  'New-Pattern English': [2, 'new-pattern-english'],
  'Paragraph Completion': [0.5, 'bank/paragraph-completion'],
  'Sentence Rearrangement': [3.5, 'para-jumbles'],
  'Synonyms & Antonyms': [1.5, 'facts/synonyms', 'facts/antonyms'],
}

export const DEFENCE_ENGLISH: SyllabusLines = {
  'Error Spotting': [18, 'error-spotting'],
  'Sentence Rearrangement': [18, 'para-jumbles'],
  'Synonyms & Antonyms': [20, 'facts/synonyms', 'facts/antonyms'],
  'Reading Comprehension': [18, ...PROSE],
  'Fill in the Blanks': [14, 'fill-in-the-blanks'],
  'Idioms & Phrases': [10, 'facts/idioms'],
  'Cloze Test': [10, 'cloze-test'],
  'Parts of Speech & Grammar': [12, 'grammar'],
}
