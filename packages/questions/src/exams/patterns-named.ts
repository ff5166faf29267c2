import type { ExamPattern } from '@ekagra/schema/exam-pattern'
import { plainName } from '../topic/reading/plain-words.ts'
import { examNames } from './exam-names.ts'
import { examPatterns } from './patterns.ts'

const known: Readonly<Record<string, { title: string; aliases: readonly string[] }>> = examNames

const namesOf = (pattern: ExamPattern): string[] => {
  const ids = new Set(pattern.sections.map(({ syllabus }) => syllabus.exam))
  const own = [...ids].flatMap((id) => [known[id]?.title ?? '', ...(known[id]?.aliases ?? [])])
  return [pattern.title, ...own].map(plainName)
}

/** Words around the name of an exam that say nothing more: 'full SSC CGL mock test paper'. */
const AROUND = /\b(full|mock|tests?|papers?|exams?|practice|set|online|free|previous|year|20\d\d)\b/gi

/** The papers of the exam that somebody has typed, by any of its names; none when it is no exam. */
export function patternsNamed(topic: string): ExamPattern[] {
  const wanted = new Set([plainName(topic), plainName(topic.replace(AROUND, ' '))])
  wanted.delete('')
  return examPatterns.filter((pattern) => namesOf(pattern).some((name) => wanted.has(name)))
}
