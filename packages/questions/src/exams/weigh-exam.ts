import { chapters } from '../chapters/chapters.ts'
import type { Chapter } from '../kit/define-chapter.ts'
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
  weight: number
}

type TypesById = Map<string, readonly AskedType[]>

let made: TypesById | undefined

/** Each type by its own id and all types of a chapter by the chapter's, made when the first exam is weighed. */
function typesById(): TypesById {
  made ??= listTypes()
  return made
}

function listTypes(): TypesById {
  const found: TypesById = new Map()
  let place = 0
  for (const [chapterId, chapter] of Object.entries<Chapter>(chapters)) {
    const own = Object.entries(chapter.types)
    const total = own.reduce((sum, [, { weight = 1 }]) => sum + weight, 0)
    const types = own.map(([id, { weight = 1 }]) => {
      const type = { id, place: place++, weight: (chapter.weight * weight) / total }
      found.set(id, [...(found.get(id) ?? []), type])
      return type
    })
    found.set(chapterId, types)
  }
  return found
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

function weighSection({ title, questions, lines }: ExamSection): WeighedSection {
  const all = Object.entries<SyllabusLine>(lines)
  const total = all.reduce((sum, [, [weight]]) => sum + weight, 0)
  const shares = new Map<string, number>()
  const missing: { title: string; questions: number }[] = []
  let covered = 0
  for (const [name, [weight, ...asks]] of all) {
    const share = (questions * weight) / total
    const found = named(asks)
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
  [...new Set(asks.flatMap((id) => typesById().get(id) ?? []))].sort((a, b) => a.place - b.place)

/** The share of the paper that can be asked, from 0 to 1. */
export function coveredShare(exam: Exam): number {
  const sections = weighExam(exam)
  const sum = (pick: (section: WeighedSection) => number) =>
    sections.reduce((together, section) => together + pick(section), 0)
  return sum(({ covered }) => covered) / sum(({ questions }) => questions)
}
