import type { Difficulty } from '@ekagra/schema/difficulty'
import type { NoteDifficulty, NoteType } from '@ekagra/schema/generate-notes'

export type SectionName =
  | 'asked-in'
  | 'overview'
  | 'terms'
  | 'method'
  | 'concepts'
  | 'tables'
  | 'examples'
  | 'tips'
  | 'mistakes'
  | 'self-test'

/** The sections of a kind of notes, in order, and the size of each. */
export interface NotePlan {
  sections: readonly SectionName[]
  /** Worked examples for each type of question, and in a whole chapter. */
  examplesPerType: number
  mostExamples: number
  /** Whether an example explains the wrong answers. */
  explainsWrongAnswers: boolean
  mostTerms: number
  mostTables: number
  mostTips: number
  mostMistakes: number
  mostChapters: number
}

export const NOTE_PLANS: Readonly<Record<NoteType, NotePlan>> = {
  comprehensive: {
    sections: ['overview', 'terms', 'method', 'concepts', 'tables', 'examples', 'tips', 'mistakes'],
    examplesPerType: 1,
    mostExamples: 4,
    explainsWrongAnswers: false,
    mostTerms: 12,
    mostTables: 9,
    mostTips: 9,
    mostMistakes: 6,
    mostChapters: 4,
  },
  summary: {
    sections: ['overview', 'terms', 'tables', 'tips', 'examples'],
    examplesPerType: 1,
    mostExamples: 1,
    explainsWrongAnswers: false,
    mostTerms: 6,
    mostTables: 1,
    mostTips: 3,
    mostMistakes: 0,
    mostChapters: 6,
  },
  detailed: {
    sections: [
      'overview',
      'asked-in',
      'terms',
      'method',
      'concepts',
      'tables',
      'examples',
      'tips',
      'mistakes',
    ],
    examplesPerType: 2,
    mostExamples: 8,
    explainsWrongAnswers: true,
    mostTerms: 20,
    mostTables: 9,
    mostTips: 9,
    mostMistakes: 9,
    mostChapters: 3,
  },
  practical: {
    sections: ['method', 'examples', 'mistakes', 'tips', 'tables'],
    examplesPerType: 3,
    mostExamples: 6,
    explainsWrongAnswers: true,
    mostTerms: 0,
    mostTables: 1,
    mostTips: 9,
    mostMistakes: 6,
    mostChapters: 3,
  },
  exam: {
    sections: ['asked-in', 'terms', 'tables', 'tips', 'mistakes', 'examples', 'self-test'],
    examplesPerType: 1,
    mostExamples: 2,
    explainsWrongAnswers: true,
    mostTerms: 8,
    mostTables: 9,
    mostTips: 9,
    mostMistakes: 6,
    mostChapters: 4,
  },
}

/** The level of the examples; facts that are rarer in papers come with the higher levels. */
export const LEVELS: Readonly<Record<NoteDifficulty, { level: Difficulty; rarity: number }>> = {
  beginner: { level: 'easy', rarity: 1 },
  intermediate: { level: 'medium', rarity: 2 },
  advanced: { level: 'hard', rarity: 3 },
}
