/**
 * What a learner is served, measured over whole papers: fit, depth, spread, coverage and the wrong options of facts.
 *   node bench/engine/report-papers.ts
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalogue, loadChapter } from '@ekagra/questions/chapters/catalogue'
import { examPatterns } from '@ekagra/questions/exams/patterns'
import { composeQuestion } from '@ekagra/questions/kit/compose-question'
import type { FactTable } from '@ekagra/questions/kit/facts/define-table'
import { readFacts } from '@ekagra/questions/kit/facts/facts'
import { patternOf } from '@ekagra/questions/kit/wording/say'
import { isOneLineRecall } from '@ekagra/questions/paper/is-one-line-recall'
import { makeExamPaper } from '@ekagra/questions/paper/make-exam-paper'
import { makePaper } from '@ekagra/questions/paper/make-paper'
import { coverConcepts, readSyllabusConcepts } from '@ekagra/questions/paper/syllabus-coverage'
import type { Question } from '@ekagra/schema/question'
import type { Report } from './report.ts'

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`
const root = join(import.meta.dirname, '../..')

export async function reportPapers(report: Report): Promise<void> {
  await reportFit(report)
  await reportDepth(report)
  await reportMocks(report)
  await reportCoverage(report)
  await reportFactOptions(report)
}

/** Every so many of the concepts, over all chapters: some 300. */
const CONCEPT_STEP = 13
const MOST_OF_ONE_PATTERN = 3

/** Bars 13 and 15, over sets of ten on concepts typed by their titles. */
async function reportFit(report: Report): Promise<void> {
  const titles = [...new Set(catalogue.flatMap(({ concepts }) => [...(concepts?.values() ?? [])]))]
  const chosen = titles.filter((_, index) => index % CONCEPT_STEP === 0)
  let [asked, fitting, crowded, sets] = [0, 0, 0, 0]
  const offenders: string[] = []
  for (const title of chosen) {
    const made = await makePaper({ topic: title, difficulty: 'medium', count: 10, seed: 'fit' })
    if (!made || made.questions.length < 5) continue
    const own = made.questions.filter(({ concept, topicPath }) =>
      [concept, ...(topicPath ?? [])].includes(title),
    )
    asked += made.questions.length
    fitting += own.length
    if (own.length < 0.9 * made.questions.length)
      offenders.push(`${title}: ${own.length} of ${made.questions.length}`)
    if (made.questions.length < 10) continue
    sets += 1
    if (mostOfOnePattern(made.questions) > MOST_OF_ONE_PATTERN) crowded += 1
  }
  report(
    '13 served questions that are on the concept typed, at least 90%',
    fitting >= 0.9 * asked,
    `${percent(fitting / asked)} of ${asked} on ${chosen.length} concepts`,
    offenders,
  )
  report(
    '15 sets of ten with more than three of one pattern, at most 5%',
    crowded <= 0.05 * sets,
    `${crowded} of ${sets}`,
  )
}

/** How many questions of a set have the commonest pattern; questions of one set or passage have their own. */
function mostOfOnePattern(questions: readonly { text: string; figure?: unknown }[]): number {
  const counts = new Map<string, number>()
  for (const { text, figure } of questions) {
    const pattern = `${patternOf(text)} ${figure ? JSON.stringify(figure) : ''}`
    counts.set(pattern, (counts.get(pattern) ?? 0) + 1)
  }
  return Math.max(...counts.values())
}

const COMMON = [
  'percentage',
  'profit and loss',
  'time and work',
  'seating arrangement',
  'syllogism',
  'algebra',
]
const SCARCE = ['indian constitution', 'modern history', 'grammar', 'human physiology', 'organic chemistry']

/** Bar 14 for topics: questions that five long sessions on one topic bring, each told what was seen. */
async function reportDepth(report: Report): Promise<void> {
  const figures: string[] = []
  let lowest = Number.POSITIVE_INFINITY
  for (const topic of [...COMMON, ...SCARCE]) {
    const seen = new Set<string>()
    let asked = 0
    for (const seed of ['1', '2', '3', '4', '5']) {
      const made = await makePaper({ topic, difficulty: 'medium', count: 100, seed, seen: [...seen] })
      asked += made?.questions.length ?? 0
      for (const { id } of made?.questions ?? []) seen.add(id)
    }
    lowest = Math.min(lowest, seen.size)
    figures.push(`${topic} ${seen.size} of ${asked}`)
  }
  report(
    '14 different questions among 500 on a common topic, at least 300',
    lowest >= 300,
    `lowest ${lowest}`,
    figures,
  )
}

/** How many of the fifth mock were in the earlier four. */
const MOST_REPEATED = 0.05
const MOST_REPEATED_IN_CTET = 0.1
/** Exams for which a hard question combines two ideas. */
const THOUGHTFUL = ['jee-main', 'neet']

async function reportMocks(report: Report): Promise<void> {
  const figures: string[] = []
  let isMet = true
  const recall = new Map<string, { hard: number; recalled: string[] }>()
  for (const pattern of examPatterns) {
    const met = new Set<string>()
    let repeated = 0
    for (const seed of ['1', '2', '3', '4', '5']) {
      const { questions } = await makeExamPaper({ pattern, seed, met })
      repeated = questions.filter(({ print }) => met.has(print)).length / questions.length
      for (const { print } of questions) met.add(print)
      if (THOUGHTFUL.includes(pattern.id)) noteRecall(recall, pattern.id, questions)
    }
    const most = pattern.id.startsWith('ctet') ? MOST_REPEATED_IN_CTET : MOST_REPEATED
    if (repeated > most) isMet = false
    if (repeated > 0) figures.push(`${pattern.id} ${percent(repeated)}`)
  }
  report(
    '14 repeated in the fifth mock, at most 5%, CTET 10%',
    isMet,
    figures.length === 0 ? `none in ${examPatterns.length} exams` : figures.join(', '),
  )
  for (const [id, { hard, recalled }] of recall)
    report(
      `   ${id}: hard questions of five papers that are one-line recall, none`,
      recalled.length === 0,
      `${recalled.length} of ${hard}`,
      recalled,
    )
}

function noteRecall(
  recall: Map<string, { hard: number; recalled: string[] }>,
  id: string,
  questions: readonly { question: Question }[],
): void {
  const found = recall.get(id) ?? { hard: 0, recalled: [] }
  recall.set(id, found)
  for (const { question } of questions) {
    if (question.difficulty !== 'hard') continue
    found.hard += 1
    if (isOneLineRecall(question.generator?.type ?? '', question.text, question.figure !== undefined))
      found.recalled.push(question.text)
  }
}

/** Bar 17: the concepts that the syllabuses name with at least five questions each, by weight in the papers. */
async function reportCoverage(report: Report): Promise<void> {
  const file = join(root, 'packages/questions/src/paper/syllabus-concepts.txt')
  const sections = [...readSyllabusConcepts(readFileSync(file, 'utf8'))].filter(
    ([, named]) => named.length > 0,
  )
  const shares: number[] = []
  const offenders: string[] = []
  for (const [title, named] of sections) {
    const { share } = await coverConcepts(named)
    shares.push(share)
    if (share < 0.9) offenders.push(`${title}: ${percent(share)} of ${named.length} concepts`)
  }
  const mean = shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length)
  report(
    '17 concepts of the syllabuses with five questions, each section 90%',
    offenders.length === 0,
    `mean ${percent(mean)}, lowest ${percent(Math.min(...shares))} of ${shares.length} sections`,
    offenders,
  )
}

/** Draws of each table. */
const FACT_DRAWS = 12

/** Bar 18: at the hard level, wrong options that share the region, era or kind of the row asked about, where a table tells it. */
async function reportFactOptions(report: Report): Promise<void> {
  let [near, wrong, tables] = [0, 0, 0]
  const offenders: string[] = []
  for (const entry of catalogue.filter(({ id }) => id.startsWith('facts/'))) {
    const generator = (await loadChapter(entry.chapterId)).get(entry.id)
    const table = generator?.table
    if (!generator || !table?.near?.length) continue
    tables += 1
    const kinship = kinshipOf(table)
    let [ownNear, ownWrong] = [0, 0]
    for (let index = 0; index < FACT_DRAWS; index += 1) {
      const composed = composeQuestion(generator, entry, { level: 'hard', seed: 'near', index })
      if ('problem' in composed || !['direct', 'inverse'].includes(composed.draw.shape ?? '')) continue
      const { options, correctIndex } = composed.question
      for (const [place, option] of options.entries()) {
        if (place === correctIndex) continue
        const isNear = kinship(options[correctIndex] ?? '', option)
        if (isNear === null) continue
        ownWrong += 1
        if (isNear) ownNear += 1
      }
    }
    near += ownNear
    wrong += ownWrong
    if (ownWrong >= 6 && ownNear < 0.5 * ownWrong) offenders.push(`${entry.id}: ${ownNear} of ${ownWrong}`)
  }
  report(
    '18 wrong options of hard facts of the key’s own kind, at least 75%',
    near >= 0.75 * wrong,
    `${percent(near / Math.max(1, wrong))} of ${wrong} in ${tables} tables`,
    offenders,
  )
}

/** Whether two options belong to rows that share a cell of `near`; null where an option is no name or value of the table. */
function kinshipOf(table: FactTable): (key: string, option: string) => boolean | null {
  const rowsBy = new Map<string, Set<string>>()
  const facts = readFacts(table)
  const note = (text: string, cells: readonly string[]) => {
    const known = rowsBy.get(text.toLowerCase()) ?? new Set<string>()
    for (const cell of cells) known.add(cell)
    rowsBy.set(text.toLowerCase(), known)
  }
  for (const { facts: all } of facts.columns)
    for (const { row, value } of all) {
      const cells = (table.near ?? []).flatMap((column) =>
        (row.cells.get(column) ?? []).map((cell) => `${column} ${cell}`),
      )
      note(row.name, cells)
      note(value, cells)
    }
  return (key, option) => {
    const [one, other] = [rowsBy.get(key.toLowerCase()), rowsBy.get(option.toLowerCase())]
    if (!one || !other || one.size === 0) return null
    return [...one].some((cell) => other.has(cell))
  }
}

if (import.meta.main) {
  let missed = 0
  await reportPapers((bar, isMet, figure, offenders = []) => {
    if (!isMet) missed += 1
    console.log(`${isMet ? 'PASS' : 'FAIL'}  ${bar.padEnd(66)} ${figure}`)
    for (const offender of offenders.slice(0, 12)) console.log(`        ${offender}`)
  })
  process.exitCode = missed === 0 ? 0 : 1
}
