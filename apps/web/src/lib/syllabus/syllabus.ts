import type { ChapterToday, SyllabusPart } from '@ekagra/exam/history/tally-history'
import { conceptsOfChapter } from '@ekagra/questions/chapters/all-concept-titles'
import { type ChapterGroup, chapterGroups } from '@ekagra/questions/chapters/chapter-groups'
import { type ChapterId, chapters } from '@ekagra/questions/chapters/chapters'
import { subjects } from '@ekagra/questions/chapters/subjects'
import type { Exam } from '@ekagra/questions/exams/exam'
import { exams } from '@ekagra/questions/exams/exams'
import { weighExam } from '@ekagra/questions/exams/weigh-exam'
import type { Chapter } from '@ekagra/questions/kit/define-chapter'
import { spokenNames } from '@ekagra/questions/topic/spoken-names'
import { giveWay } from '../start/give-way.ts'

/** A part of the syllabus that a person can practise. Load this file lazily: it brings the names of every topic. */
export interface SyllabusNode extends SyllabusPart {
  id: string
  title: string
  /** The topic to request to get exactly this part. */
  topic: string
  /** Other names that people search for. */
  aliases: readonly string[]
}

export interface SyllabusChapter extends SyllabusNode {
  subjectId: string
  subject: string
  types: readonly SyllabusNode[]
  /** What a book's contents page names below the chapter. Their other names are looked up by findConcepts. */
  concepts: readonly SyllabusNode[]
}

export interface SyllabusSubject extends SyllabusNode {
  chapters: readonly SyllabusChapter[]
}

export interface SyllabusExam extends SyllabusNode {
  /** Its subjects, each with only those chapters and kinds of question that the exam asks. */
  subjects: readonly SyllabusSubject[]
}

export interface Syllabus {
  /** Exams for which at least part of the paper can be asked. */
  syllabusExams: readonly SyllabusExam[]
  /** Subjects that have something to ask. */
  syllabusSubjects: readonly SyllabusSubject[]
  syllabusChapters: readonly SyllabusChapter[]
  /** Chapters that people name together; the address of a chapter that was divided shows what it held. */
  syllabusGroups: readonly SyllabusChapter[]
  /** The chapter of a stored question as it is called now: its chapter may have been divided since. */
  chapterToday: ChapterToday
}

let opened: Promise<Syllabus> | undefined

/** The whole syllabus, made once. A slow phone takes a quarter of a second for it and answers meanwhile. */
export function openSyllabus(): Promise<Syllabus> {
  opened ??= makeSyllabus()
  return opened
}

async function makeSyllabus(): Promise<Syllabus> {
  await giveWay()
  const syllabusChapters: SyllabusChapter[] = []
  for (const [id, chapter] of Object.entries<Chapter>(chapters)) {
    await giveWay()
    syllabusChapters.push(toChapter(id, chapter))
  }
  await giveWay()
  const syllabusGroups = listGroups(syllabusChapters)
  const syllabusSubjects = listSubjects(syllabusChapters)
  const chapterToday = followDivisions(syllabusChapters)
  const syllabusExams: SyllabusExam[] = []
  for (const [id, exam] of Object.entries<Exam>(exams)) {
    await giveWay()
    const listed = toExam(id, exam, syllabusSubjects)
    if (listed.subjects.length > 0) syllabusExams.push(listed)
  }
  return { syllabusExams, syllabusSubjects, syllabusChapters, syllabusGroups, chapterToday }
}

const spoken: Readonly<Record<string, readonly string[]>> = spokenNames

/** The displayed names and those that people type. */
const aliasesOf = (id: string, aliases: readonly string[]) => [...aliases, ...(spoken[id] ?? [])]

const namesOf = ({ title, aliases }: Pick<SyllabusNode, 'title' | 'aliases'>) => [title, ...aliases]

/** The groups that a chapter belongs to. Stored questions may have the title of one in place of the chapter's. */
const groupsOf = (id: string): SyllabusPlace[] =>
  Object.entries<ChapterGroup>(chapterGroups)
    .filter(([, group]) => group.chapters.some((chapter: ChapterId) => chapter === id))
    .map(([groupId, { title, aliases, chapters: members }]) => ({
      title,
      names: [title, ...aliasesOf(groupId, aliases)],
      members: members.map((member: ChapterId) => chapters[member].title),
    }))

interface SyllabusPlace {
  title: string
  names: readonly string[]
  /** The titles of its chapters. */
  members: readonly string[]
}

function toChapter(
  id: string,
  { title, aliases: printed, subject: subjectId, types: asked }: Chapter,
): SyllabusChapter {
  const subject = subjects[subjectId].title
  const types = Object.entries(asked).map(([typeId, { title: typeTitle, aliases: printedOfType }]) => {
    const aliasesOfType = aliasesOf(typeId, printedOfType)
    return {
      id: typeId,
      title: typeTitle,
      topic: typeTitle,
      aliases: aliasesOfType,
      paths: [[subject, title, typeTitle]],
      names: [typeTitle, ...aliasesOfType],
    }
  })
  const concepts = conceptsOfChapter(id).map((concept) => ({
    id: `${id}/${concept.id}`,
    title: concept.title,
    topic: concept.title,
    aliases: [],
    paths: [[subject, title, concept.title]],
    names: [concept.title],
  }))
  const aliases = aliasesOf(id, printed)
  const names = [
    ...namesOf({ title, aliases }),
    ...[...types, ...concepts].flatMap((part) => part.names),
    ...new Set(groupsOf(id).flatMap((group) => group.names)),
  ]
  const paths = [[subject, title]]
  return { id, title, topic: title, aliases, subjectId, subject, types, concepts, paths, names }
}

const listGroups = (all: readonly SyllabusChapter[]): readonly SyllabusChapter[] =>
  Object.entries<ChapterGroup>(chapterGroups).flatMap(
    ([id, { title, aliases: printed, chapters: members }]) => {
      const own = all.filter((chapter) => members.some((member) => member === chapter.id))
      const [first] = own
      if (!first) return []
      const { subjectId, subject } = first
      const aliases = aliasesOf(id, printed)
      return {
        id,
        title,
        topic: title,
        aliases,
        subjectId,
        subject,
        types: own.flatMap((chapter) => chapter.types),
        concepts: own.flatMap((chapter) => chapter.concepts),
        paths: [title, ...own.map((chapter) => chapter.title)].map((name) => [subject, name]),
        names: [...new Set([...namesOf({ title, aliases }), ...own.flatMap((chapter) => chapter.names)])],
      }
    },
  )

/** A type that is now in one chapter of a group may be stored under the title of the group or of another of its chapters. */
function followDivisions(all: readonly SyllabusChapter[]): ChapterToday {
  const divided = new Map<string, string>()
  for (const { id, title, types } of all) {
    const before = groupsOf(id).flatMap((group) => [group.title, ...group.members])
    for (const type of types)
      for (const chapter of before) divided.set(JSON.stringify([chapter, type.title]), title)
  }
  return (chapter, type) => divided.get(JSON.stringify([chapter, type])) ?? chapter
}

const listSubjects = (all: readonly SyllabusChapter[]): readonly SyllabusSubject[] =>
  Object.entries(subjects)
    .map(([id, { title, aliases: printed }]) => {
      const aliases = aliasesOf(id, printed)
      const own = all.filter(({ subjectId }) => subjectId === id)
      const names = [...namesOf({ title, aliases }), ...own.flatMap((chapter) => chapter.names)]
      return { id, title, topic: title, aliases, chapters: own, paths: [[title]], names }
    })
    .filter(({ chapters: own }) => own.length > 0)

function toExam(id: string, exam: Exam, all: readonly SyllabusSubject[]): SyllabusExam {
  const { title, aliases } = exam
  const asked = new Set(weighExam(exam).flatMap(({ types }) => [...types.keys()]))
  const parts = all
    .map((subject) => narrow(subject, title, asked))
    .filter((subject) => subject.chapters.length > 0)
  const names = [...namesOf({ title, aliases }), ...parts.flatMap((subject) => subject.names)]
  return {
    id,
    title,
    topic: title,
    aliases,
    subjects: parts,
    paths: parts.flatMap((subject) => subject.paths),
    names,
  }
}

/** A subject as one exam asks it. */
function narrow(subject: SyllabusSubject, exam: string, asked: ReadonlySet<string>): SyllabusSubject {
  const own = subject.chapters
    .map((chapter) => ({ ...chapter, types: chapter.types.filter(({ id }) => asked.has(id)) }))
    .filter(({ types }) => types.length > 0)
  return {
    ...subject,
    topic: `${exam} ${subject.title}`,
    chapters: own,
    paths: own.flatMap((chapter) => chapter.paths),
    names: own.flatMap((chapter) => chapter.names),
  }
}
