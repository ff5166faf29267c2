import type { Exam } from './exam.ts'
import type { ExamId } from './exam-names.ts'

type Exams = Readonly<Partial<Record<ExamId, Exam>>>

const ssc = async (): Promise<Exams> => (await import('./ssc.ts')).sscExams
const bank = async (): Promise<Exams> => (await import('./bank.ts')).bankExams
const railway = async (): Promise<Exams> => (await import('./railway.ts')).railwayExams
const services = async (): Promise<Exams> => (await import('./services.ts')).serviceExams
const entrance = async (): Promise<Exams> => (await import('./entrance.ts')).entranceExams
const teacher = async (): Promise<Exams> => (await import('./teacher.ts')).teacherExams

/** The file of each exam. */
const files: Readonly<Record<ExamId, () => Promise<Exams>>> = {
  'ssc-cgl': ssc,
  'ssc-cgl-tier-2': ssc,
  'ssc-chsl': ssc,
  'ssc-gd': ssc,
  'ibps-po': bank,
  'ibps-clerk': bank,
  'sbi-po': bank,
  'rrb-ntpc': railway,
  'rrb-group-d': railway,
  upsc: services,
  csat: services,
  'state-psc': services,
  nda: services,
  cds: services,
  neet: entrance,
  'jee-main': entrance,
  cuet: entrance,
  gate: entrance,
  cat: entrance,
  ctet: teacher,
  'ctet-2-science': teacher,
  'ctet-2-social': teacher,
}

const loaded = new Map<string, Exam>()

/** Makes known what these exams ask. */
export async function loadExams(ids: readonly ExamId[]): Promise<void> {
  for (const exams of await Promise.all(ids.map((id) => files[id]())))
    for (const [id, exam] of Object.entries(exams)) loaded.set(id, exam)
}

export function examOf(id: ExamId): Exam {
  const exam = loaded.get(id)
  if (!exam) throw new Error(`the exam ${id} is not loaded: call loadExams first`)
  return exam
}
