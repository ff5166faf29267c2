import { normaliseDifficulty } from '@ekagra/exam/question/normalise-question'
import { Question } from '@ekagra/schema/question'
import * as z from 'zod/mini'
import { practiceSession } from '../../lib/paths.ts'
import { loadFullEntry } from '../../lib/stores/learner/open-history.ts'
import { handOverSession } from '../../lib/stores/session/session-hand-over.ts'

const QUESTIONS = 10
const Questions = z.array(Question).check(z.minLength(1))

/** The questions of an exam that this person took before, to be practised again. */
async function openTakenExam(id: string): Promise<string | null> {
  const taken = await loadFullEntry(id)
  const questions = Questions.safeParse(taken?.questions).data
  if (!taken || !questions) return null
  const { topic, difficulty } = taken.entry
  return handOverSession({
    topic,
    mode: 'practice',
    difficulty: normaliseDifficulty(difficulty),
    questionCount: questions.length,
    questions,
  })
}

/** New questions on an exam of the syllabus. */
async function openSyllabusExam(id: string): Promise<string | null> {
  const [{ openSyllabus }, { makeSessionQuestions }] = await Promise.all([
    import('../../lib/syllabus/syllabus.ts'),
    import('../../lib/question-stream/open-question-stream.ts'),
  ])
  const { syllabusExams } = await openSyllabus()
  const exam = syllabusExams.find((one) => one.id === id)
  if (!exam) return null
  const made = await makeSessionQuestions({ topic: exam.topic, count: QUESTIONS, difficulty: 'medium' })
  if (made.kind !== 'ready') return null
  return handOverSession({
    topic: exam.topic,
    mode: 'practice',
    difficulty: 'medium',
    questionCount: made.questions.length,
    questions: made.questions,
  })
}

/** Stores the values of an exam and gives the address of its session; for an unknown id, that of whatever session there is. */
export async function openExam(id: string): Promise<string> {
  const path = (await openTakenExam(id)) ?? (await openSyllabusExam(id).catch(() => null))
  return path ?? practiceSession
}
