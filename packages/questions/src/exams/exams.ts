import { bankExams } from './bank.ts'
import { entranceExams } from './entrance.ts'
import type { Exam } from './exam.ts'
import type { ExamId } from './exam-names.ts'
import { railwayExams } from './railway.ts'
import { serviceExams } from './services.ts'
import { sscExams } from './ssc.ts'
import { teacherExams } from './teacher.ts'

/** Every exam, in the order in which they are offered. Sections follow the patterns published by 2025. */
export const exams = {
  ...sscExams,
  ...bankExams,
  ...railwayExams,
  ...serviceExams,
  ...entranceExams,
  ...teacherExams,
} as const satisfies Record<ExamId, Exam>
