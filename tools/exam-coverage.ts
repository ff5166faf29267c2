/**
 * Makes the full paper of every exam offline and checks it:
 *   node tools/exam-coverage.ts [--exam ssc-cgl] [--difficulty medium] [--seed 1]
 * Prints exam, questions, the share of the paper that can be asked, and what is missing, by lines of the syllabus and by concepts; exits
 * with 1 on a bad paper.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { catalogue } from '@ekagra/questions/chapters/catalogue'
import type { Exam } from '@ekagra/questions/exams/exam'
import { exams } from '@ekagra/questions/exams/exams'
import { coveredShare, weighExam } from '@ekagra/questions/exams/weigh-exam'
import { checkExamPaper } from '@ekagra/questions/paper/check-exam-paper'
import { coverConcepts, readSyllabusConcepts } from '@ekagra/questions/paper/syllabus-coverage'
import { Difficulty } from '@ekagra/schema/difficulty'
import { root } from './paths.mjs'

const { values } = parseArgs({
  options: {
    exam: { type: 'string', default: '' },
    difficulty: { type: 'string', default: 'medium' },
    seed: { type: 'string', default: '1' },
  },
})
const difficulty = Difficulty.safeParse(values.difficulty)
const chosen = Object.entries<Exam>(exams).filter(([id]) => values.exam === '' || id === values.exam)
if (!difficulty.success || chosen.length === 0) {
  console.error(
    difficulty.success
      ? `--exam: one of ${Object.keys(exams).join(', ')}`
      : `--difficulty: one of ${Difficulty.options.join(', ')}`,
  )
  process.exit(2)
}

const concepts = readSyllabusConcepts(
  readFileSync(join(root, 'packages/questions/src/paper/syllabus-concepts.txt'), 'utf8'),
)

for (const [id, exam] of chosen) {
  const { asked, faults } = await checkExamPaper(exam, difficulty.data, values.seed)
  if (faults.length > 0) process.exitCode = 1
  const share = `${(100 * coveredShare(exam)).toFixed(1)}%`
  console.log(
    `${id.padEnd(12)} ${String(asked).padStart(3)} questions  ${share.padStart(6)}  ${exam.title}, ${exam.paper}`,
  )
  for (const { title, questions, covered, missing } of weighExam(exam)) {
    const names = missing
      .toSorted((one, other) => other.questions - one.questions)
      .map((line) => `${line.title} ${line.questions.toFixed(1)}`)
    console.log(
      `    ${title}: ${covered.toFixed(1)} of ${questions}${names.length > 0 ? `; missing ${names.join(', ')}` : ''}`,
    )
    await printConcepts(concepts.get(`${id} ${title}`) ?? [])
  }
  for (const fault of faults) console.log(`    FAULT ${fault}`)
}

/** The share of the concepts that the syllabus names with at least five different questions, and those without. */
async function printConcepts(named: Parameters<typeof coverConcepts>[0]): Promise<void> {
  if (named.length === 0) return
  const { share, missing } = await coverConcepts(named)
  const without = missing.length > 0 ? `; fewer than five questions on ${missing.join(', ')}` : ''
  console.log(`        ${(100 * share).toFixed(1)}% of ${named.length} concepts${without}`)
}

if (values.exam === '') {
  const asked = new Set(
    Object.values<Exam>(exams).flatMap((exam) => weighExam(exam).flatMap(({ types }) => [...types.keys()])),
  )
  const unasked = catalogue.filter(({ id }) => !asked.has(id)).map(({ id }) => id)
  if (unasked.length > 0) console.log(`\nasked by no exam: ${unasked.join(', ')}`)
}
