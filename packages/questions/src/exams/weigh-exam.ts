import { chapters } from '../chapters/chapters.ts'
import type { Chapter, SubjectId } from '../kit/define-chapter.ts'
import { plainName } from '../topic/plain-words.ts'
import type { Exam, ExamSection, SyllabusLine } from './exam.ts'

/** A section, as far as it can be asked. */
export interface WeighedSection {
  title: string
  /** In the whole paper. */
  questions: number
  /** How many of these can be asked. */
  covered: number
  /** How many a paper asks: covered lines replace missing ones, but at most double. */
  asked: number
  /** How many of the asked questions each type gets. */
  types: ReadonlyMap<string, number>
  /** Lines that cannot be asked, with their number of questions. */
  missing: readonly { title: string; questions: number }[]
}

interface AskedType {
  id: string
  /** Its place among all types. */
  place: number
  subject: SubjectId
  weight: number
}

type TypesByName = Map<string, AskedType[]>

interface Lists {
  /** By the type's own id and by that of its chapter. */
  byId: TypesByName
  byChapterName: TypesByName
  byOwnName: TypesByName
}

let made: Lists | undefined

/** Made when the first exam is weighed: thousands of names take a cheap phone 50 ms. */
function lists(): Lists {
  made ??= listTypes()
  return made
}

function listTypes(): Lists {
  const found: Lists = { byId: new Map(), byChapterName: new Map(), byOwnName: new Map() }
  let place = 0
  for (const [chapterId, chapter] of Object.entries<Chapter>(chapters)) {
    const own = Object.entries(chapter.types)
    const total = own.reduce((sum, [, { weight = 1 }]) => sum + weight, 0)
    const types = own.map(([id, { title, aliases, weight = 1 }]) => {
      const type = { id, place: place++, subject: chapter.subject, weight: (chapter.weight * weight) / total }
      for (const name of plainNames(title, aliases)) listUnder(found.byOwnName, name, [type])
      listUnder(found.byId, id, [type])
      return type
    })
    for (const name of plainNames(chapter.title, chapter.aliases)) listUnder(found.byChapterName, name, types)
    listUnder(found.byId, chapterId, types)
  }
  return found
}

const plainNames = (title: string, aliases: readonly string[]): ReadonlySet<string> =>
  new Set([title, ...aliases].map(plainName))

function listUnder(names: TypesByName, name: string, types: readonly AskedType[]): void {
  names.set(name, [...(names.get(name) ?? []), ...types])
}

const weighed = new Map<Exam, readonly WeighedSection[]>()

/** The questions of each section of an exam, line by line, and the missing lines. */
export function weighExam(exam: Exam): readonly WeighedSection[] {
  const known = weighed.get(exam)
  if (known) return known
  const sections = exam.sections.map(weighSection)
  weighed.set(exam, sections)
  return sections
}

function weighSection({ title, subjects, questions, lines }: ExamSection): WeighedSection {
  const all = Object.entries<SyllabusLine>(lines)
  const total = all.reduce((sum, [, [weight]]) => sum + weight, 0)
  const shares = new Map<string, number>()
  const missing: { title: string; questions: number }[] = []
  let covered = 0
  for (const [name, [weight, ...asks]] of all) {
    const share = (questions * weight) / total
    const found = asks.length > 0 ? named(asks) : typesNamed(name, subjects)
    if (found.length === 0) {
      missing.push({ title: name, questions: share })
      continue
    }
    covered += share
    const sum = found.reduce((together, type) => together + type.weight, 0)
    for (const { id, weight: own } of found) shares.set(id, (shares.get(id) ?? 0) + (share * own) / sum)
  }
  const asked = Math.min(questions, 2 * covered)
  const types = new Map([...shares].map(([id, share]) => [id, (share * asked) / covered]))
  return { title, questions, covered, asked, types, missing }
}

const named = (asks: readonly string[]): AskedType[] =>
  [...new Set(asks.flatMap((id) => lists().byId.get(id) ?? []))].sort((a, b) => a.place - b.place)

/**
 * The types with a name, by themselves or through their chapter; for 'Synonyms & Antonyms' also the types of each
 * part.
 */
function typesNamed(name: string, subjects: readonly SubjectId[]): AskedType[] {
  const { byChapterName, byOwnName } = lists()
  const listed = (names: TypesByName, wanted: string) =>
    (names.get(wanted) ?? []).filter(({ subject }) => subjects.includes(subject))
  const find = (wanted: string) => {
    const ofChapter = listed(byChapterName, wanted)
    return ofChapter.length > 0 ? ofChapter : listed(byOwnName, wanted)
  }
  const whole = find(plainName(name))
  if (whole.length > 0) return whole
  const parts = name.split(/, | & /).map((part) => find(plainName(part)))
  return parts.every((part) => part.length > 0) ? [...new Set(parts.flat())] : []
}

/** The share of the paper that can be asked, from 0 to 1. */
export function coveredShare(exam: Exam): number {
  const sections = weighExam(exam)
  const sum = (pick: (section: WeighedSection) => number) =>
    sections.reduce((together, section) => together + pick(section), 0)
  return sum(({ covered }) => covered) / sum(({ questions }) => questions)
}
