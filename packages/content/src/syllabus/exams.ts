import type { SubjectId } from './chapter.ts'
import type { ChapterId } from './syllabus.ts'

export interface Exam {
  title: string
  aliases: readonly string[]
  /** Subjects that the engine can ask, with their share of the paper. */
  subjects: Readonly<Partial<Record<SubjectId, number>>>
  /** Chapters of these subjects that the exam does not ask. */
  without?: readonly ChapterId[]
}

/** Chapters of school mathematics that engineering and medical entrance papers leave to earlier classes. */
const COMMERCIAL: readonly ChapterId[] = [
  'percentage',
  'profit-and-loss',
  'discount',
  'simple-interest',
  'compound-interest',
  'ratio-proportion',
  'partnership',
  'ages',
  'mixture',
  'speed-time-distance',
  'boats',
  'time-and-work',
  'pipes',
  'average',
  'number-system',
  'hcf-lcm',
  'fractions-and-decimals',
  'simplification',
]

/** Chapters of the eleventh and twelfth class, which recruitment papers up to the tenth leave out. */
const HIGHER: readonly ChapterId[] = [
  'calculus',
  'matrices',
  'vectors',
  'complex-numbers',
  'binomial-theorem',
  'conic-sections',
  'logarithms',
]

/** Shares follow the published patterns of 2025; subjects that the engine cannot ask are left out. */
export const exams = {
  'ssc-cgl': {
    title: 'SSC CGL',
    aliases: ['ssc', 'cgl', 'ssc cgl tier 1', 'staff selection commission'],
    subjects: { mathematics: 25, reasoning: 25, 'general-awareness': 25 },
    without: HIGHER,
  },
  'ssc-chsl': {
    title: 'SSC CHSL',
    aliases: ['chsl'],
    subjects: { mathematics: 25, reasoning: 25, 'general-awareness': 25 },
    without: HIGHER,
  },
  'ssc-gd': {
    title: 'SSC GD',
    aliases: ['gd constable'],
    subjects: { mathematics: 20, reasoning: 20, 'general-awareness': 20 },
    without: HIGHER,
  },
  'ibps-po': {
    title: 'IBPS PO',
    aliases: ['ibps', 'bank po', 'bank', 'banking', 'ibps po prelims', 'bank exam'],
    subjects: { mathematics: 35, reasoning: 35 },
    without: HIGHER,
  },
  'ibps-clerk': {
    title: 'IBPS Clerk',
    aliases: ['bank clerk'],
    subjects: { mathematics: 35, reasoning: 35 },
    without: HIGHER,
  },
  'sbi-po': {
    title: 'SBI PO',
    aliases: ['sbi'],
    subjects: { mathematics: 35, reasoning: 35 },
    without: HIGHER,
  },
  'rrb-ntpc': {
    title: 'RRB NTPC',
    aliases: ['ntpc', 'rrb', 'railway exam', 'rrb group d'],
    subjects: { mathematics: 30, reasoning: 30, 'general-awareness': 40 },
    without: HIGHER,
  },
  csat: {
    title: 'UPSC CSAT',
    aliases: ['csat'],
    subjects: { mathematics: 30, reasoning: 20 },
    without: HIGHER,
  },
  cat: {
    title: 'CAT',
    aliases: ['cat exam', 'mba entrance'],
    subjects: { mathematics: 22, reasoning: 10 },
    without: HIGHER.filter((id) => id !== 'logarithms'),
  },
  nda: {
    title: 'NDA',
    aliases: ['national defence academy'],
    subjects: { mathematics: 120, physics: 25, chemistry: 15, 'general-awareness': 60 },
  },
  cds: {
    title: 'CDS',
    aliases: ['combined defence services'],
    subjects: { mathematics: 100, 'general-awareness': 120 },
    without: HIGHER,
  },
  upsc: {
    title: 'UPSC Prelims',
    aliases: [
      'upsc',
      'ias',
      'civil services',
      'upsc cse',
      'upsc gs',
      'state psc',
      'psc',
      'bpsc',
      'uppsc',
      'mppsc',
      'rpsc',
    ],
    subjects: { 'general-awareness': 100 },
  },
  neet: {
    title: 'NEET',
    aliases: ['neet ug', 'medical entrance', 'aipmt'],
    subjects: { physics: 45, chemistry: 45, biology: 90 },
  },
  'jee-main': {
    title: 'JEE Main',
    aliases: ['jee', 'jee mains', 'iit jee', 'iit', 'engineering entrance'],
    subjects: { mathematics: 25, physics: 25, chemistry: 25 },
    without: COMMERCIAL,
  },
} as const satisfies Record<string, Exam>

export type ExamId = keyof typeof exams
