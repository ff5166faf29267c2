/**
 * What each chapter can ask on each of its concepts: `npm run -s concepts -- [chapter ...] [--thin]`. With `--thin`, only
 * the concepts with too few questions and the errors.
 */
import { loadChapter } from '@ekagra/questions/chapters/catalogue'
import { type ChapterId, chapters } from '@ekagra/questions/chapters/chapters'
import { checkConcepts, ENOUGH_QUESTIONS } from '@ekagra/questions/chapters/check-concepts'
import { conceptLists } from '@ekagra/questions/chapters/concept-lists'

const isChapter = (name: string): name is ChapterId => Object.hasOwn(chapters, name)

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const onlyThin = process.argv.includes('--thin')
const unknown = wanted.filter((name) => !isChapter(name))
if (unknown.length > 0) {
  console.error(
    `There is no chapter ${unknown.join(', ')}. The chapters: ${Object.keys(chapters).join(', ')}.`,
  )
  process.exit(1)
}

let [concepts, thin, errors] = [0, 0, 0]
for (const id of Object.keys(chapters).filter(isChapter)) {
  if (wanted.length > 0 && !wanted.includes(id)) continue
  const { counts, problems } = checkConcepts(
    conceptLists[id] ?? '',
    chapters[id],
    (await loadChapter(id)).values(),
  )
  const shown = counts.filter(({ questions }) => !onlyThin || questions < ENOUGH_QUESTIONS)
  concepts += counts.length
  thin += counts.filter(({ questions }) => questions < ENOUGH_QUESTIONS).length
  errors += problems.length
  if (shown.length + problems.length > 0) console.log(`\n${id} (${counts.length} concepts)`)
  for (const { id: concept, title, questions } of shown) {
    const count = Number.isFinite(questions) ? String(questions) : 'any'
    console.log(`${count.padStart(6)}  ${concept}  ${title}`)
  }
  for (const problem of problems) console.log(`        ! ${problem}`)
}
console.log(
  `\n${concepts} concepts, ${thin} with fewer than ${ENOUGH_QUESTIONS} different questions, ${errors} errors`,
)
process.exitCode = errors > 0 ? 1 : 0
