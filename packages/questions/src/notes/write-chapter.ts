import type { NoteOptions } from '@ekagra/schema/generate-notes'
import type { ServerQuestion } from '@ekagra/schema/question'
import { exams } from '../exams/exams.ts'
import { weighExam } from '../exams/weigh-exam.ts'
import { type ChapterNotes, linesOn } from '../kit/define-notes.ts'
import type { Term } from '../kit/define-terms.ts'
import { drawSamples, type NoteType } from './draw-samples.ts'
import { LEVELS, NOTE_PLANS, type SectionName } from './note-plan.ts'
import { writeExample, writeSelfTest } from './write-example.ts'
import { asMarkdownLine, bulletList, numberedList } from './write-markdown.ts'
import { type TableRoom, writeTables } from './write-tables.ts'
import { writeTerms } from './write-terms.ts'

export interface ChapterToWrite {
  title: string
  types: readonly NoteType[]
  notes: ChapterNotes
  terms: readonly Term[]
  room: TableRoom
  /** What the concept sections are limited to: 'all', or the concepts of a narrow topic. */
  concepts: 'all' | readonly string[]
}

const SELF_TEST_LENGTH = 5
/** Draws per type from which the mistakes are collected. */
const SAMPLES_FOR_MISTAKES = 6

const HEADINGS: Readonly<Record<Exclude<SectionName, 'concepts'>, string>> = {
  'asked-in': 'Where it is asked',
  overview: 'Overview',
  terms: 'Key terms',
  method: 'How to go about it',
  tables: 'Formulas and facts',
  examples: 'Worked examples',
  tips: 'Exam tips',
  mistakes: 'Common mistakes',
  'self-test': 'Test yourself',
}

/** The sections of one chapter, each with its heading; empty ones are left out. */
export function writeChapter(
  chapter: ChapterToWrite,
  options: NoteOptions,
  seed: string,
): { heading: string; text: string }[] {
  const plan = NOTE_PLANS[options.noteType]
  const isWanted = (section: SectionName) =>
    (section !== 'examples' || options.includeExamples) &&
    (section !== 'self-test' || options.includeQuestions)
  const written = plan.sections.filter(isWanted).flatMap((section) => {
    if (section === 'concepts') return writeConcepts(chapter)
    const text = write[section](chapter, options, seed)
    const isFacts = section === 'tables' && !text.includes('$')
    return text === '' ? [] : [{ heading: isFacts ? 'Key facts' : HEADINGS[section], text }]
  })
  if (written.length > 0) return written
  return [{ heading: HEADINGS.overview, text: write.overview(chapter, options, seed) }]
}

/** A section for each concept, under its own heading. */
const writeConcepts = ({ notes: { sections = [] }, concepts }: ChapterToWrite) =>
  sections
    .filter(({ on }) => concepts === 'all' || on.some((concept) => concepts.includes(concept)))
    .map(({ title, text }) => ({ heading: title, text }))

type Writer = (chapter: ChapterToWrite, options: NoteOptions, seed: string) => string

const write: Readonly<Record<Exclude<SectionName, 'concepts'>, Writer>> = {
  'asked-in': writeExams,
  overview: (chapter) => soleList(chapter) ?? chapter.notes.overview,
  terms: ({ terms }, { noteType }) => writeTerms(terms, NOTE_PLANS[noteType].mostTerms),
  method: ({ notes, types }) => numberedList(linesOn(notes.method, idsOf(types))),
  tables: (chapter, options) => writeTables(chapter, options, soleList(chapter) === undefined),
  examples: writeExamples,
  tips: ({ notes, types }, { noteType, difficulty }) => {
    const most = NOTE_PLANS[noteType].mostTips
    const advanced = difficulty === 'advanced' ? linesOn(notes.advanced, idsOf(types)) : []
    // Lines for advanced learners are added to the common ones and do not replace them.
    const extra = advanced.slice(0, Math.floor(most / 2))
    return bulletList([...extra, ...linesOn(notes.tips, idsOf(types))].slice(0, most))
  },
  mistakes: (chapter, { noteType, difficulty }, seed) => {
    const most = NOTE_PLANS[noteType].mostMistakes
    const lines = linesOn(chapter.notes.mistakes, idsOf(chapter.types))
    const samples: ServerQuestion[] = []
    for (const type of chapter.types) {
      if (lines.length + nameMistakes(samples).length >= most) break
      samples.push(...drawSamples(type, SAMPLES_FOR_MISTAKES, LEVELS[difficulty].level, `${seed} mistakes`))
    }
    return bulletList([...lines, ...nameMistakes(samples)].slice(0, most))
  },
  'self-test': ({ types }, { difficulty }, seed) => {
    const questions = takeInTurn(types, SELF_TEST_LENGTH, (type, count) =>
      drawSamples(type, count, LEVELS[difficulty].level, `${seed} self-test`),
    )
    return questions.length === 0 ? '' : writeSelfTest(questions)
  },
}

const idsOf = (types: readonly NoteType[]): string[] => types.map(({ entry }) => entry.id)

/** The text about the one requested list; it says more about it than the overview of all lists. */
function soleList({ notes, types: [first, ...others] }: ChapterToWrite): string | undefined {
  return others.length === 0 && first ? notes.lists?.[first.entry.id] : undefined
}

function writeExams({ types, title }: ChapterToWrite): string {
  const asking = Object.values(exams).filter((exam) =>
    weighExam(exam).some((section) => types.some(({ entry }) => section.types.has(entry.id))),
  )
  if (asking.length === 0) return ''
  const kinds = types.map((type) => type.entry.title).join(', ')
  return `${title} is asked in ${asking.map((exam) => exam.title).join(', ')}. Kinds of questions: ${kinds}.`
}

function writeExamples(
  { types }: ChapterToWrite,
  { noteType, difficulty }: NoteOptions,
  seed: string,
): string {
  const { examplesPerType, mostExamples, explainsWrongAnswers } = NOTE_PLANS[noteType]
  const most = Math.min(mostExamples, types.length * examplesPerType)
  const questions = takeInTurn(types, most, (type, count) =>
    drawSamples(type, count, LEVELS[difficulty].level, `${seed} examples`),
  )
  return questions
    .map((question, index) => writeExample(question, index + 1, explainsWrongAnswers))
    .join('\n\n')
}

/** This many questions, taking turns between types, so that even a short list shows many of them. */
function takeInTurn(
  types: readonly NoteType[],
  most: number,
  draw: (type: NoteType, count: number) => ServerQuestion[],
): ServerQuestion[] {
  const perType = Math.ceil(most / Math.max(1, Math.min(types.length, most)))
  const drawn: ServerQuestion[][] = []
  for (const type of types) {
    if (drawn.length === most) break
    // A type whose questions all have figures has nothing to show here; the next type takes its turn.
    const questions = draw(type, perType)
    if (questions.length > 0) drawn.push(questions)
  }
  const rounds = Array.from({ length: perType }, (_, round) =>
    drawn.flatMap((list) => list.slice(round, round + 1)),
  )
  return rounds.flat().slice(0, most)
}

/** Reasons that hold for the whole type, not only for the numbers and names of one question. */
const isGeneral = (reason: string): boolean => !/[\d₹A-Z$]/.test(reason) && !reason.startsWith('that is')

/** The mistakes that generators name for questions like these, each once. */
export function nameMistakes(questions: readonly ServerQuestion[]): string[] {
  const reasons = questions.flatMap(({ misconceptions = [] }) =>
    misconceptions.filter((reason): reason is string => reason !== null && isGeneral(reason)),
  )
  return [...new Set(reasons)].map((reason) => {
    const line = asMarkdownLine(reason)
    return `${line.charAt(0).toUpperCase()}${line.slice(1)}.`
  })
}
