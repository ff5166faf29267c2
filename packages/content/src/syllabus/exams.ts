import type { Exam } from './exam.ts'
import { bankExams } from './exams/bank.ts'
import { entranceExams } from './exams/entrance.ts'
import { railwayExams } from './exams/railway.ts'
import { serviceExams } from './exams/services.ts'
import { sscExams } from './exams/ssc.ts'
import { teacherExams } from './exams/teacher.ts'

/** Every exam, in the order in which they are offered. Sections follow the patterns published by 2025. */
export const exams = {
  ...sscExams,
  ...bankExams,
  ...railwayExams,
  ...serviceExams,
  ...entranceExams,
  ...teacherExams,
} as const satisfies Record<string, Exam>

export type ExamId = keyof typeof exams
