/** Types 20 questions of every computed type in as text and counts the answers: node bench/doubts.ts [--list] [--seed words] */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { catalogue, loadChapter } from '../packages/questions/src/chapters/catalogue.ts'
import { answerDoubt } from '../packages/questions/src/doubt/answer-doubt.ts'
import { readForms } from '../packages/questions/src/doubt/forms/read-form.ts'
import { composeQuestion } from '../packages/questions/src/kit/compose-question.ts'
import { toPlainText } from '../packages/questions/src/kit/wording/plain-text.ts'

const forms = readForms(
  readFileSync(new URL('../packages/questions/src/doubt/forms/forms.jsonl', import.meta.url), 'utf8'),
)
const openForms = async () => forms
const QUESTIONS = 20
const BAR = 0.8
const { list: listed, seed } = parseArgs({
  options: {
    list: { type: 'boolean', default: false },
    seed: { type: 'string', default: 'bench of doubts' },
  },
}).values
const levels = ['easy', 'medium', 'hard'] as const
let [types, reached, right, wrong, asked, drawn] = [0, 0, 0, 0, 0, 0]
let slowest = 0
const times: number[] = []
for (const entry of catalogue) {
  const generator = (await loadChapter(entry.chapterId)).get(entry.id)
  if (generator?.trust !== 'computed') continue
  let [own, count, isDrawn] = [0, 0, false]
  for (let turn = 0; count < QUESTIONS && turn < QUESTIONS * 3; turn++) {
    const composed = composeQuestion(generator, entry, {
      seed,
      index: turn,
      level: levels[turn % 3] ?? 'easy',
    })
    if ('problem' in composed) continue
    // A question whose options are pictures cannot be typed.
    isDrawn = composed.question.figure?.kind === 'pictures'
    if (isDrawn) break
    count += 1
    const { text, options, correctIndex } = composed.question
    const typed = `${toPlainText(text)}\n${options.map((option, index) => `${'ABCD'[index]}) ${toPlainText(option)}`).join('\n')}`
    const start = performance.now()
    const answer = await answerDoubt(typed, openForms)
    const took = performance.now() - start
    times.push(took)
    slowest = Math.max(slowest, took)
    if (!answer) continue
    if (answer.finalAnswer.startsWith(`(${'ABCD'[correctIndex]})`)) own += 1
    else {
      wrong += 1
      console.log(
        `wrong: ${entry.id}: ${typed.replaceAll('\n', ' / ')} => ${answer.finalAnswer}, not ${'ABCD'[correctIndex]}`,
      )
    }
  }
  if (isDrawn) {
    drawn += 1
    continue
  }
  types += 1
  asked += count
  right += own
  if (count > 0 && own / count >= BAR) reached += 1
  else if (listed) console.log(`${entry.id}: ${own} of ${count}`)
}
times.sort((a, b) => a - b)
console.log(
  `${reached} of ${types} computed types (${((100 * reached) / types).toFixed(1)}%) answer at least ${BAR * 100}% of their own questions; ${drawn} more ask with pictures`,
)
console.log(`${right} of ${asked} questions right, ${wrong} wrong`)
console.log(
  `median ${times[Math.floor(times.length / 2)]?.toFixed(1)} ms, 99th of 100 ${times[Math.floor(times.length * 0.99)]?.toFixed(1)} ms, slowest ${slowest.toFixed(0)} ms`,
)
