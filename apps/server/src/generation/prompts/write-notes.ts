import type { NoteDifficulty, NoteOptions, NoteType } from '@ekagra/schema/generate-notes'
import { definePrompt, FENCE_RULE, fence } from './prompt.ts'

interface NotesTask {
  topic: string
  options: NoteOptions
  /** The learner's own text, which the notes are then about. */
  text?: string | undefined
  /** Sections that exist already, when a writer was cut off. */
  written: string
  mark: string
}

const KINDS: Record<NoteType, string> = {
  comprehensive:
    'Comprehensive notes: everything a candidate must know of the topic, from the idea to what papers ask.',
  summary: 'A summary: the essentials on one page, in short bullets.',
  detailed: 'Detailed notes: every part explained with its reasons, step by step.',
  practical: 'Practical notes: how to use it, with methods, shortcuts and where they fail.',
  exam: 'Notes for the last days before the exam: facts, formulas, typical questions and traps.',
}

const READERS: Record<NoteDifficulty, string> = {
  beginner: 'The reader meets the topic for the first time: no word of the trade without its meaning.',
  intermediate: 'The reader knows the school book and prepares for SSC, banking or railway exams.',
  advanced: 'The reader prepares for UPSC, JEE or NEET and wants depth, exceptions and comparisons.',
}

/** Version history: 1 first words. */
export const writeNotes = definePrompt<NotesTask>({
  id: 'write-notes',
  version: 1,
  build({ topic, options, text, written, mark }) {
    const { noteType, difficulty, includeExamples, includeQuestions } = options
    const instructions = [
      'You write study notes for Indian competitive examinations.',
      KINDS[noteType],
      READERS[difficulty],
      includeExamples ? 'Give worked examples.' : 'Give no worked examples.',
      includeQuestions
        ? 'End with a section of practice questions and their answers.'
        : 'Ask the reader no practice questions.',
      text === undefined
        ? 'Write only what you are sure of; leave out figures that may have changed, or say of which year they are.'
        : 'Write only what the given text says.',
      'Form: Markdown. One heading "# <title>" at the start, then sections that each begin with "## ". Lists, tables and bold are welcome; maths is LaTeX between dollar signs. No links, no images, no HTML, no words before or after the notes.',
      FENCE_RULE,
    ].join('\n')
    const prompt = [
      fence('topic', topic, mark),
      ...(text === undefined ? [] : [fence('text', text, mark)]),
      ...(written === ''
        ? ['Write the notes.']
        : [
            'These sections are written already:',
            fence('written', written, mark),
            'Write only what comes after them, beginning with the next "## ".',
          ]),
    ].join('\n\n')
    return { instructions, prompt }
  },
})
