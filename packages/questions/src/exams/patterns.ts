import type { CutOff, ExamPattern, MarkFraction, PaperPart, PaperSection } from '@ekagra/schema/exam-pattern'
import type { Source } from '@ekagra/schema/question'
import type { exams } from './exams.ts'

type ExamId = keyof typeof exams

/** A pattern without what most exams share. */
type Known = Omit<ExamPattern, 'calculator' | 'realOptions' | 'cutOffs' | 'asOf' | 'levels' | 'source'> &
  Partial<Pick<ExamPattern, 'calculator' | 'realOptions' | 'cutOffs' | 'levels'>> & { source: Source }

const AS_OF = '2025'

/** Most papers: a third easy, half medium, the rest hard. */
const PLAIN_LEVELS: ExamPattern['levels'] = [30, 50, 20]
const SECOND_TIER_LEVELS: ExamPattern['levels'] = [20, 50, 30]
const HARD_LEVELS: ExamPattern['levels'] = [15, 50, 35]

const pattern = (known: Known): ExamPattern => ({
  calculator: 'none',
  realOptions: 4,
  cutOffs: [],
  levels: PLAIN_LEVELS,
  asOf: AS_OF,
  ...known,
})

interface Scheme {
  right: MarkFraction
  wrong: MarkFraction
}

const part = (
  questions: number,
  { right, wrong }: Scheme,
  form: PaperPart['form'] = 'option',
): PaperPart => ({
  questions,
  form,
  right,
  wrong,
})

/** A section: the exam and section whose syllabus it follows, its short name, its parts, its own minutes. */
const section = (
  exam: ExamId,
  title: string,
  short: string,
  parts: readonly PaperPart[],
  minutes?: number,
): PaperSection => ({
  title,
  short,
  parts: [...parts],
  syllabus: { exam, section: title },
  ...(minutes !== undefined && { minutes }),
})

const cutOffs = (
  year: number,
  source: Source,
  marks: Readonly<Record<CutOff['category'], number>>,
  { isNormalised, list }: { isNormalised: boolean; list?: string },
): CutOff[] =>
  (['UR', 'EWS', 'OBC', 'SC', 'ST'] as const).map((category) => ({
    year,
    category,
    marks: marks[category],
    isNormalised,
    source,
    ...(list !== undefined && { list }),
  }))

const ONE_THIRD_OF_ONE: Scheme = { right: [1, 1], wrong: [1, 3] }
const QUARTER_OF_ONE: Scheme = { right: [1, 1], wrong: [1, 4] }
const FOUR_MINUS_ONE: Scheme = { right: [4, 1], wrong: [1, 1] }
const TWO_THIRDS_OF_TWO: Scheme = { right: [2, 1], wrong: [2, 3] }
const NO_NEGATIVE: Scheme = { right: [1, 1], wrong: [0, 1] }

const INDIA = ['English', 'Hindi']

const SSC: Source = { title: 'Staff Selection Commission, notice of examination', link: 'https://ssc.gov.in' }
const SSC_SECTIONS = {
  reasoning: ['General Intelligence & Reasoning', 'Reasoning'],
  awareness: ['General Awareness', 'Awareness'],
  quant: ['Quantitative Aptitude', 'Quant'],
  english: ['English', 'English'],
} as const
const sscSections = (
  exam: ExamId,
  questions: number,
  scheme: Scheme,
  order: readonly (keyof typeof SSC_SECTIONS)[] = ['reasoning', 'awareness', 'quant', 'english'],
): PaperSection[] =>
  order.map((name) => {
    const [title, short] = SSC_SECTIONS[name]
    return section(exam, title, short, [part(questions, scheme)])
  })

const SSC_TWO_MARKS: Scheme = { right: [2, 1], wrong: [1, 2] }
const THREE_MINUS_ONE: Scheme = { right: [3, 1], wrong: [1, 1] }
const CGL_LIST = 'all other posts'

const staffSelection: ExamPattern[] = [
  pattern({
    id: 'ssc-cgl',
    title: 'SSC CGL Tier 1',
    group: 'ssc',
    clock: { kind: 'common', minutes: 60 },
    sections: sscSections('ssc-cgl', 25, SSC_TWO_MARKS),
    languages: INDIA,
    source: SSC,
    cutOffs: [
      ...cutOffs(
        2024,
        { title: 'SSC, result of CGL 2024 Tier 1', date: '2024-12-05' },
        { UR: 153.18981, EWS: 142.01963, OBC: 146.26291, SC: 126.45554, ST: 111.8893 },
        { isNormalised: true, list: CGL_LIST },
      ),
      ...cutOffs(
        2023,
        { title: 'SSC, result of CGL 2023 Tier 1', date: '2023-09-19' },
        { UR: 150.04936, EWS: 143.44441, OBC: 145.93743, SC: 126.68201, ST: 118.16655 },
        { isNormalised: true, list: CGL_LIST },
      ),
    ],
  }),
  pattern({
    id: 'ssc-cgl-tier-2',
    title: 'SSC CGL Tier 2 Paper I',
    group: 'ssc',
    clock: { kind: 'sectional' },
    // The notice gives each pair of modules one hour together; here each module has its share of it by questions.
    sections: [
      section('ssc-cgl-tier-2', 'Mathematical Abilities', 'Maths', [part(30, THREE_MINUS_ONE)], 30),
      section(
        'ssc-cgl-tier-2',
        'Reasoning & General Intelligence',
        'Reasoning',
        [part(30, THREE_MINUS_ONE)],
        30,
      ),
      section(
        'ssc-cgl-tier-2',
        'English Language & Comprehension',
        'English',
        [part(45, THREE_MINUS_ONE)],
        40,
      ),
      section('ssc-cgl-tier-2', 'General Awareness', 'Awareness', [part(25, THREE_MINUS_ONE)], 20),
      section('ssc-cgl-tier-2', 'Computer Knowledge', 'Computer', [part(20, THREE_MINUS_ONE)], 15),
    ],
    levels: SECOND_TIER_LEVELS,
    languages: INDIA,
    source: SSC,
  }),
  pattern({
    id: 'ssc-chsl',
    title: 'SSC CHSL Tier 1',
    group: 'ssc',
    clock: { kind: 'common', minutes: 60 },
    sections: sscSections('ssc-chsl', 25, SSC_TWO_MARKS, ['english', 'reasoning', 'quant', 'awareness']),
    languages: INDIA,
    source: SSC,
  }),
  pattern({
    id: 'ssc-gd',
    title: 'SSC GD Constable',
    group: 'ssc',
    clock: { kind: 'common', minutes: 60 },
    sections: sscSections('ssc-gd', 20, { right: [2, 1], wrong: [1, 4] }).map((own) =>
      own.short === 'Quant' ? { ...own, title: 'Elementary Mathematics', short: 'Maths' } : own,
    ),
    languages: ['English', 'Hindi', '13 other languages of India'],
    source: SSC,
  }),
]

const IBPS: Source = { title: 'IBPS, notification of the examination', link: 'https://www.ibps.in' }
const SBI: Source = {
  title: 'State Bank of India, recruitment notice',
  link: 'https://sbi.co.in/web/careers',
}

/** Twenty minutes each; a quarter of a question's marks is taken off. */
const bankSections = (
  exam: ExamId,
  english: PaperPart,
  quant: PaperPart,
  reasoning: PaperPart,
): PaperSection[] => [
  section(exam, 'English Language', 'English', [english], 20),
  section(exam, 'Quantitative Aptitude', 'Quant', [quant], 20),
  section(exam, 'Reasoning Ability', 'Reasoning', [reasoning], 20),
]

const banking: ExamPattern[] = [
  pattern({
    id: 'ibps-po',
    title: 'IBPS PO Prelims',
    group: 'banking',
    clock: { kind: 'sectional' },
    // 30 marks for 35 questions, and 40 marks for 35.
    sections: bankSections(
      'ibps-po',
      part(30, QUARTER_OF_ONE),
      part(35, { right: [6, 7], wrong: [3, 14] }),
      part(35, { right: [8, 7], wrong: [2, 7] }),
    ),
    realOptions: 5,
    languages: INDIA,
    source: IBPS,
  }),
  pattern({
    id: 'ibps-clerk',
    title: 'IBPS Clerk Prelims',
    group: 'banking',
    clock: { kind: 'sectional' },
    sections: bankSections(
      'ibps-clerk',
      part(30, QUARTER_OF_ONE),
      part(35, QUARTER_OF_ONE),
      part(35, QUARTER_OF_ONE),
    ).map((own) =>
      own.short === 'Quant' ? { ...own, title: 'Numerical Ability', short: 'Numerical' } : own,
    ),
    realOptions: 5,
    languages: ['English', 'Hindi', 'the language of the state'],
    source: IBPS,
  }),
  pattern({
    id: 'sbi-po',
    title: 'SBI PO Prelims',
    group: 'banking',
    clock: { kind: 'sectional' },
    sections: bankSections(
      'sbi-po',
      part(40, QUARTER_OF_ONE),
      part(30, QUARTER_OF_ONE),
      part(30, QUARTER_OF_ONE),
    ),
    realOptions: 5,
    languages: INDIA,
    source: SBI,
  }),
]

const RRB: Source = {
  title: 'Railway Recruitment Boards, centralised notice',
  link: 'https://www.rrbapply.gov.in',
}
const RAILWAY_LANGUAGES = ['English', 'Hindi', '13 other languages of India']

const railways: ExamPattern[] = [
  pattern({
    id: 'rrb-ntpc',
    title: 'RRB NTPC CBT 1',
    group: 'railways',
    clock: { kind: 'common', minutes: 90 },
    sections: [
      section('rrb-ntpc', 'General Awareness', 'Awareness', [part(40, ONE_THIRD_OF_ONE)]),
      section('rrb-ntpc', 'Mathematics', 'Maths', [part(30, ONE_THIRD_OF_ONE)]),
      section('rrb-ntpc', 'General Intelligence & Reasoning', 'Reasoning', [part(30, ONE_THIRD_OF_ONE)]),
    ],
    languages: RAILWAY_LANGUAGES,
    source: RRB,
  }),
  pattern({
    id: 'rrb-group-d',
    title: 'RRB Group D',
    group: 'railways',
    clock: { kind: 'common', minutes: 90 },
    sections: [
      section('rrb-group-d', 'General Science', 'Science', [part(25, ONE_THIRD_OF_ONE)]),
      section('rrb-group-d', 'Mathematics', 'Maths', [part(25, ONE_THIRD_OF_ONE)]),
      section('rrb-group-d', 'General Intelligence & Reasoning', 'Reasoning', [part(30, ONE_THIRD_OF_ONE)]),
      section('rrb-group-d', 'General Awareness & Current Affairs', 'Awareness', [
        part(20, ONE_THIRD_OF_ONE),
      ]),
    ],
    languages: RAILWAY_LANGUAGES,
    source: RRB,
  }),
]

const UPSC: Source = { title: 'UPSC, notice of examination', link: 'https://upsc.gov.in' }
const CSAT: Scheme = { right: [5, 2], wrong: [5, 6] }

const publicService: ExamPattern[] = [
  pattern({
    id: 'upsc',
    title: 'UPSC Prelims GS I',
    group: 'upsc',
    clock: { kind: 'common', minutes: 120 },
    sections: [section('upsc', 'General Studies', 'GS', [part(100, TWO_THIRDS_OF_TWO)])],
    levels: HARD_LEVELS,
    languages: INDIA,
    source: UPSC,
    cutOffs: [
      ...cutOffs(
        2024,
        {
          title: 'UPSC, cut-off marks, with the final result of the Civil Services Examination 2024',
          date: '2025-04-22',
        },
        { UR: 87.98, EWS: 85.92, OBC: 87.28, SC: 79.03, ST: 74.23 },
        { isNormalised: false },
      ),
      ...cutOffs(
        2023,
        {
          title: 'UPSC, cut-off marks, with the final result of the Civil Services Examination 2023',
          date: '2024-04-16',
        },
        { UR: 75.41, EWS: 68.02, OBC: 74.75, SC: 59.25, ST: 47.82 },
        { isNormalised: false },
      ),
    ],
  }),
  pattern({
    id: 'csat',
    title: 'UPSC Prelims CSAT',
    group: 'upsc',
    clock: { kind: 'common', minutes: 120 },
    sections: [
      section('csat', 'Comprehension', 'Reading', [part(29, CSAT)]),
      section('csat', 'Basic Numeracy', 'Numeracy', [part(31, CSAT)]),
      section('csat', 'Logical Reasoning & Analytical Ability', 'Reasoning', [part(17, CSAT)]),
      section('csat', 'Data Interpretation & Sufficiency', 'Data', [part(3, CSAT)]),
    ],
    levels: HARD_LEVELS,
    languages: INDIA,
    passShare: 0.33,
    source: UPSC,
  }),
  pattern({
    id: 'state-psc',
    title: 'State PSC Prelims GS',
    group: 'upsc',
    clock: { kind: 'common', minutes: 120 },
    // As Uttar Pradesh asks it: 200 marks for 150 questions.
    sections: [section('state-psc', 'General Studies', 'GS', [part(150, { right: [4, 3], wrong: [4, 9] })])],
    languages: INDIA,
    source: { title: 'UPPSC, notice of the PCS examination', link: 'https://uppsc.up.nic.in' },
  }),
]

const NDA_GAT: Scheme = { right: [4, 1], wrong: [4, 3] }
const CDS_MATHS: Scheme = ONE_THIRD_OF_ONE
/** 100 marks for 120 questions. */
const CDS_OTHERS: Scheme = { right: [5, 6], wrong: [5, 18] }

const defence: ExamPattern[] = [
  pattern({
    id: 'nda-maths',
    title: 'NDA Mathematics',
    group: 'defence',
    clock: { kind: 'common', minutes: 150 },
    sections: [section('nda', 'Mathematics', 'Maths', [part(120, { right: [5, 2], wrong: [5, 6] })])],
    languages: INDIA,
    source: UPSC,
  }),
  pattern({
    id: 'nda-gat',
    title: 'NDA General Ability',
    group: 'defence',
    clock: { kind: 'common', minutes: 150 },
    sections: [
      section('nda', 'English', 'English', [part(50, NDA_GAT)]),
      section('nda', 'Physics', 'Physics', [part(25, NDA_GAT)]),
      section('nda', 'Chemistry', 'Chemistry', [part(15, NDA_GAT)]),
      section('nda', 'General Science', 'Science', [part(10, NDA_GAT)]),
      section('nda', 'History, Geography & Current Events', 'Hist. & Geo.', [part(50, NDA_GAT)]),
    ],
    languages: INDIA,
    source: UPSC,
  }),
  pattern({
    id: 'cds-english',
    title: 'CDS English',
    group: 'defence',
    clock: { kind: 'common', minutes: 120 },
    sections: [section('cds', 'English', 'English', [part(120, CDS_OTHERS)])],
    languages: ['English'],
    source: UPSC,
  }),
  pattern({
    id: 'cds-gk',
    title: 'CDS General Knowledge',
    group: 'defence',
    clock: { kind: 'common', minutes: 120 },
    sections: [section('cds', 'General Knowledge', 'GK', [part(120, CDS_OTHERS)])],
    languages: INDIA,
    source: UPSC,
  }),
  pattern({
    id: 'cds-maths',
    title: 'CDS Mathematics',
    group: 'defence',
    clock: { kind: 'common', minutes: 120 },
    sections: [section('cds', 'Elementary Mathematics', 'Maths', [part(100, CDS_MATHS)])],
    languages: INDIA,
    source: UPSC,
  }),
]

const NTA = (title: string, link: string): Source => ({ title: `NTA, ${title}`, link })

const jeeParts = [part(20, FOUR_MINUS_ONE), part(5, FOUR_MINUS_ONE, 'number')]
const CUET: Scheme = { right: [5, 1], wrong: [1, 1] }
const GATE_ONE: Scheme = { right: [1, 1], wrong: [1, 3] }
const GATE_TWO: Scheme = { right: [2, 1], wrong: [2, 3] }
const CAT: Scheme = { right: [3, 1], wrong: [1, 1] }
const CAT_TYPED: Scheme = { right: [3, 1], wrong: [0, 1] }

const entrance: ExamPattern[] = [
  pattern({
    id: 'jee-main',
    title: 'JEE Main Paper 1',
    group: 'engineering',
    clock: { kind: 'common', minutes: 180 },
    sections: [
      section('jee-main', 'Mathematics', 'Maths', jeeParts),
      section('jee-main', 'Physics', 'Physics', jeeParts),
      section('jee-main', 'Chemistry', 'Chemistry', jeeParts),
    ],
    levels: HARD_LEVELS,
    languages: ['English', 'Hindi', '11 other languages of India'],
    source: NTA('information bulletin of JEE Main', 'https://jeemain.nta.nic.in'),
  }),
  pattern({
    id: 'neet',
    title: 'NEET UG',
    group: 'medical',
    clock: { kind: 'common', minutes: 180 },
    sections: [
      section('neet', 'Physics', 'Physics', [part(45, FOUR_MINUS_ONE)]),
      section('neet', 'Chemistry', 'Chemistry', [part(45, FOUR_MINUS_ONE)]),
      section('neet', 'Biology', 'Biology', [part(90, FOUR_MINUS_ONE)]),
    ],
    languages: ['English', 'Hindi', '11 other languages of India'],
    source: NTA('information bulletin of NEET UG', 'https://neet.nta.nic.in'),
    cutOffs: [
      ...cutOffs(
        2025,
        { title: 'NTA, result of NEET UG 2025, qualifying marks', date: '2025-06-14' },
        { UR: 144, EWS: 144, OBC: 113, SC: 113, ST: 113 },
        { isNormalised: false, list: 'to qualify' },
      ),
      ...cutOffs(
        2024,
        { title: 'NTA, revised result of NEET UG 2024, qualifying marks', date: '2024-07-26' },
        { UR: 162, EWS: 162, OBC: 127, SC: 127, ST: 127 },
        { isNormalised: false, list: 'to qualify' },
      ),
    ],
  }),
  pattern({
    id: 'cuet',
    title: 'CUET General Aptitude Test',
    group: 'university',
    clock: { kind: 'common', minutes: 60 },
    sections: [
      section('cuet', 'General Knowledge & Current Affairs', 'GK', [part(16, CUET)]),
      section('cuet', 'Numerical Ability', 'Numbers', [part(17, CUET)]),
      section('cuet', 'Mental Ability & Reasoning', 'Reasoning', [part(17, CUET)]),
    ],
    languages: ['English', 'Hindi', '11 other languages of India'],
    source: NTA('information bulletin of CUET UG', 'https://cuet.nta.nic.in'),
  }),
  pattern({
    id: 'gate',
    title: 'GATE General Aptitude',
    group: 'engineering',
    // Its share of the three hours, by marks: 15 of 100.
    clock: { kind: 'common', minutes: 27 },
    sections: [
      section('gate', 'Verbal Aptitude', 'Verbal', [part(2, GATE_ONE), part(1, GATE_TWO)]),
      section('gate', 'Quantitative Aptitude', 'Quant', [part(2, GATE_ONE), part(2, GATE_TWO)]),
      section('gate', 'Analytical Aptitude', 'Analytical', [part(1, GATE_ONE), part(1, GATE_TWO)]),
      section('gate', 'Spatial Aptitude', 'Spatial', [part(1, GATE_TWO)]),
    ],
    levels: HARD_LEVELS,
    calculator: 'scientific',
    languages: ['English'],
    source: { title: 'GATE 2025, information brochure', link: 'https://gate2025.iitr.ac.in' },
  }),
  pattern({
    id: 'cat',
    title: 'CAT',
    group: 'university',
    clock: { kind: 'sectional' },
    sections: [
      section('cat', 'Verbal Ability & Reading Comprehension', 'VARC', [part(24, CAT)], 40),
      section('cat', 'Data Interpretation & Logical Reasoning', 'DILR', [part(22, CAT)], 40),
      section('cat', 'Quantitative Ability', 'QA', [part(14, CAT), part(8, CAT_TYPED, 'number')], 40),
    ],
    levels: HARD_LEVELS,
    calculator: 'basic',
    languages: ['English'],
    source: { title: 'CAT 2024, mock test and notice', link: 'https://iimcat.ac.in' },
  }),
]

const CBSE: Source = { title: 'CBSE, information bulletin of CTET', link: 'https://ctet.nic.in' }
/** The National Council for Teacher Education calls 60 per cent a pass. */
const teacherPaper = (id: ExamId, title: string, sections: PaperSection[]): ExamPattern =>
  pattern({
    id,
    title,
    group: 'teaching',
    clock: { kind: 'common', minutes: 150 },
    sections,
    languages: INDIA,
    passShare: 0.6,
    source: CBSE,
  })

const teacherStart = (exam: ExamId): PaperSection[] => [
  section(exam, 'Child Development & Pedagogy', 'Pedagogy', [part(30, NO_NEGATIVE)]),
  // Two languages of the candidate's choice; the syllabus has both in one section, and here both are English.
  ...[
    ['Language I', 'Lang. I'],
    ['Language II', 'Lang. II'],
  ].map(([title = '', short = '']) => ({
    ...section(exam, 'Languages I & II', short, [part(30, NO_NEGATIVE)]),
    title,
  })),
]

const teaching: ExamPattern[] = [
  teacherPaper('ctet', 'CTET Paper I', [
    ...teacherStart('ctet'),
    section('ctet', 'Mathematics', 'Maths', [part(30, NO_NEGATIVE)]),
    section('ctet', 'Environmental Studies', 'EVS', [part(30, NO_NEGATIVE)]),
  ]),
  teacherPaper('ctet-2-science', 'CTET Paper II, Maths & Science', [
    ...teacherStart('ctet-2-science'),
    section('ctet-2-science', 'Mathematics & Science', 'Maths & Sci.', [part(60, NO_NEGATIVE)]),
  ]),
  teacherPaper('ctet-2-social', 'CTET Paper II, Social Studies', [
    ...teacherStart('ctet-2-social'),
    section('ctet-2-social', 'Social Studies', 'Social', [part(60, NO_NEGATIVE)]),
  ]),
]

/** Every paper that can be sat, in the order in which they are offered. */
export const examPatterns: readonly ExamPattern[] = [
  ...staffSelection,
  ...banking,
  ...railways,
  ...publicService,
  ...entrance,
  ...defence,
  ...teaching,
]

export const findPattern = (id: string): ExamPattern | undefined =>
  examPatterns.find((candidate) => candidate.id === id)

/** What a person's own pattern can ask, each after the syllabus of an exam that asks it widely. */
export const OWN_SUBJECTS: readonly { title: string; short: string; syllabus: PaperSection['syllabus'] }[] = [
  { title: 'English', short: 'English', syllabus: { exam: 'ssc-cgl', section: 'English' } },
  {
    title: 'Quantitative Aptitude',
    short: 'Quant',
    syllabus: { exam: 'ssc-cgl', section: 'Quantitative Aptitude' },
  },
  {
    title: 'Reasoning',
    short: 'Reasoning',
    syllabus: { exam: 'ssc-cgl', section: 'General Intelligence & Reasoning' },
  },
  {
    title: 'General Awareness',
    short: 'Awareness',
    syllabus: { exam: 'ssc-cgl', section: 'General Awareness' },
  },
  {
    title: 'General Science',
    short: 'Science',
    syllabus: { exam: 'rrb-group-d', section: 'General Science' },
  },
  { title: 'General Studies', short: 'GS', syllabus: { exam: 'upsc', section: 'General Studies' } },
  { title: 'Mathematics', short: 'Maths', syllabus: { exam: 'jee-main', section: 'Mathematics' } },
  { title: 'Physics', short: 'Physics', syllabus: { exam: 'neet', section: 'Physics' } },
  { title: 'Chemistry', short: 'Chemistry', syllabus: { exam: 'neet', section: 'Chemistry' } },
  { title: 'Biology', short: 'Biology', syllabus: { exam: 'neet', section: 'Biology' } },
]
