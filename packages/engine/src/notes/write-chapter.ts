import type { ChapterNotes } from '@ekagra/content/notes/chapter-notes'
import { exams } from '@ekagra/content/syllabus/exams'
import { weighExam } from '@ekagra/content/syllabus/weigh-exam'
import type { NoteOptions } from '@ekagra/schema/generate-notes'
import type { ServerQuestion } from '@ekagra/schema/question'
import { bulletList, markdownTable, numberedList } from './as-markdown.ts'
import { writePoints } from './bank-points.ts'
import { drawSamples, type NoteType } from './draw-samples.ts'
import { writeFacts } from './fact-rows.ts'
import { nameMistakes } from './name-mistakes.ts'
import { LEVELS, NOTE_PLANS, type SectionName } from './note-plan.ts'
import { writeExample, writeSelfTest } from './write-example.ts'

export interface ChapterToWrite {
  title: string
  subject: string
  types: readonly NoteType[]
  /** What is written about the chapter; without it the generators alone speak. */
  notes: ChapterNotes | null
  /** Of a table of facts: a note is read, not looked up in. */
  mostRows: number
}

const SELF_TEST_LENGTH = 5
/** A written question with its reason takes the room of more than one row of a table. */
const POINTS_PER_ROW = 0.5
/** Draws per type from which the mistakes are gathered. */
const SAMPLES_FOR_MISTAKES = 6

const HEADINGS: Readonly<Record<SectionName, string>> = {
  'asked-in': 'Where it is asked',
  overview: 'Overview',
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
    const text = write[section](chapter, options, seed)
    return text === '' ? [] : [{ heading: HEADINGS[section], text }]
  })
  if (written.length > 0) return written
  return [{ heading: HEADINGS.overview, text: write.overview(chapter, options, seed) }]
}

type Writer = (chapter: ChapterToWrite, options: NoteOptions, seed: string) => string

const write: Readonly<Record<SectionName, Writer>> = {
  'asked-in': writeExams,
  overview: ({ notes, title, subject, types }) =>
    notes?.overview ??
    `${title} is a chapter of ${subject}. Papers ask: ${types.map(({ entry }) => entry.title).join(', ')}.`,
  method: ({ notes }) => numberedList(notes?.method ?? []),
  tables: writeTables,
  examples: writeExamples,
  tips: ({ notes }, { noteType, difficulty }) => {
    const extra = difficulty === 'advanced' ? (notes?.advanced ?? []) : []
    return bulletList([...extra, ...(notes?.tips ?? [])].slice(0, NOTE_PLANS[noteType].mostTips))
  },
  mistakes: (chapter, { noteType, difficulty }, seed) => {
    const samples = chapter.types.flatMap((type) =>
      drawSamples(type, SAMPLES_FOR_MISTAKES, LEVELS[difficulty].level, `${seed} mistakes`),
    )
    const all = [...(chapter.notes?.slips ?? []), ...nameMistakes(samples)]
    return bulletList(all.slice(0, NOTE_PLANS[noteType].mostMistakes))
  },
  'self-test': ({ types }, { difficulty }, seed) => {
    const questions = takeInTurn(types, SELF_TEST_LENGTH, (type, count) =>
      drawSamples(type, count, LEVELS[difficulty].level, `${seed} self-test`),
    )
    return questions.length === 0 ? '' : writeSelfTest(questions)
  },
}

function writeExams({ types, title }: ChapterToWrite): string {
  const asking = Object.values(exams).filter((exam) =>
    weighExam(exam).some((section) => types.some(({ entry }) => section.types.has(entry.id))),
  )
  if (asking.length === 0) return ''
  const kinds = types.map((type) => type.entry.title).join(', ')
  return `${title} is asked in ${asking.map((exam) => exam.title).join(', ')}. Kinds of questions: ${kinds}.`
}

function writeTables(
  { notes, types, mostRows }: ChapterToWrite,
  { noteType, difficulty }: NoteOptions,
): string {
  const written = (notes?.tables ?? [])
    .filter(({ advanced = false }) => difficulty === 'advanced' || !advanced)
    .map(({ title, columns, rows }) => `**${title}**\n\n${markdownTable(columns, rows)}`)
  const { level, rarity } = LEVELS[difficulty]
  const facts = types.flatMap(({ entry, generator: { table, bank } }) => {
    const text =
      (table && writeFacts(table, rarity, mostRows)) ??
      (bank && writePoints({ bank, level, most: Math.ceil(mostRows * POINTS_PER_ROW) })) ??
      ''
    return text === '' ? [] : [`**${entry.title}**\n\n${text}`]
  })
  return [...written, ...facts].slice(0, NOTE_PLANS[noteType].mostTables).join('\n\n')
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

/** So many questions, the types taking turns, so that a short list shows many of them. */
function takeInTurn(
  types: readonly NoteType[],
  most: number,
  draw: (type: NoteType, count: number) => ServerQuestion[],
): ServerQuestion[] {
  const perType = Math.ceil(most / Math.max(1, Math.min(types.length, most)))
  const drawn: ServerQuestion[][] = []
  for (const type of types) {
    if (drawn.length === most) break
    // A type that is all figures has nothing to show here and leaves its turn to the next.
    const questions = draw(type, perType)
    if (questions.length > 0) drawn.push(questions)
  }
  const rounds = Array.from({ length: perType }, (_, round) =>
    drawn.flatMap((list) => list.slice(round, round + 1)),
  )
  return rounds.flat().slice(0, most)
}
