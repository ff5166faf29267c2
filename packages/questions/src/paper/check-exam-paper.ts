import type { Difficulty } from '@ekagra/schema/difficulty'
import type { Exam } from '../exams/exam.ts'
import { weighExam } from '../exams/weigh-exam.ts'
import { apportion } from './apportion.ts'
import { makePaper } from './make-paper.ts'

/** Makes the full paper of an exam and returns its problems. */
export async function checkExamPaper(
  exam: Exam,
  difficulty: Difficulty,
  seed: string,
): Promise<{ asked: number; faults: string[] }> {
  const count = exam.sections.reduce((sum, { questions }) => sum + questions, 0)
  const { questions = [], sections = [] } =
    (await makePaper({ topic: exam.title, difficulty, count, seed })) ?? {}
  const faults: string[] = []
  if (questions.length !== count) faults.push(`${questions.length} questions instead of ${count}`)
  // Sets ask the same words about other charts and passages.
  const asked = new Set(questions.map(({ text, figure }) => JSON.stringify([text.toLowerCase(), figure])))
  if (asked.size !== questions.length) faults.push(`${questions.length - asked.size} questions come twice`)
  for (const { id, options, correctIndex } of questions) {
    const different = new Set(options.map((option) => option.trim().toLowerCase())).size
    if (options.length !== 4 || different !== 4 || options[correctIndex] === undefined)
      faults.push(`${id}: not four different options with one of them right`)
  }
  const open = weighExam(exam).filter(({ types }) => types.size > 0)
  const due = apportion(
    open.map((section) => section.asked),
    count,
  )
  // When most of a section is missing, the rest may run out and other sections take over.
  const isHeld = open.every(({ covered, questions: all }) => covered >= all / 2)
  const typeOf = new Map(questions.map(({ id, generator }) => [id, generator?.type ?? '']))
  for (const [index, { title, types }] of open.entries()) {
    const made = sections[index]
    const ids = made?.title === title ? made.ids : []
    if (isHeld && ids.length !== due[index])
      faults.push(`${title}: ${ids.length} questions instead of ${due[index]}`)
    const strangers = ids.filter((id) => !types.has(typeOf.get(id) ?? ''))
    if (strangers.length > 0) faults.push(`${title}: ${strangers.length} questions of another section`)
  }
  return { asked: questions.length, faults }
}
