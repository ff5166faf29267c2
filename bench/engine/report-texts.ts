import { readdirSync, readFileSync } from 'node:fs'
import { guessLongest, guessMostAlike, guessShortest } from '@ekagra/questions/kit/guessers'
import { confirmedByText } from '@ekagra/questions/text/confirmed-by-text'
import { makeTextQuestions } from '@ekagra/questions/text/make-text-questions'
import { Difficulty } from '@ekagra/schema/difficulty'
import type { ServerQuestion } from '@ekagra/schema/question'
import type { Report } from './report.ts'
import { sum } from './tally.ts'

/** Texts that cannot give good questions. */
const HOPELESS: ReadonlySet<string> = new Set(['garbage', 'numbers', 'ocr-noise'])
/** A page of prose gives at least this many questions. */
const ENOUGH = 8
const SEEDS = 60

const folder = new URL('texts/', import.meta.url)
const percent = (share: number) => `${(100 * share).toFixed(1)}%`

/** Questions on texts of several kinds, each with many seeds at every level. */
export function reportTexts(report: Report): void {
  const texts = readdirSync(folder).map((file) => ({
    name: file.replace('.txt', ''),
    text: readFileSync(new URL(file, folder), 'utf8'),
  }))
  const all: ServerQuestion[] = []
  const faults: string[] = []
  for (const { name, text } of texts) {
    const sets = Array.from({ length: SEEDS }, (_, seed) =>
      Difficulty.options.map((difficulty) =>
        makeTextQuestions({ text, count: 30, difficulty, seed: String(seed) }),
      ),
    ).flat()
    const questions = sets.flat()
    for (const question of questions) {
      const right = confirmedByText(question, text)
      if (right.join() !== String(question.correctIndex))
        faults.push(`${name}: ${right.length} options agree with the text: ${JSON.stringify(question.text)}`)
      if (new Set(question.options.map((option) => option.trim().toLowerCase())).size !== 4)
        faults.push(`${name}: options repeat: ${question.options.join(' / ')}`)
    }
    all.push(...questions)
    const counts = sets.map(({ length }) => length)
    const [fewest, most] = [Math.min(...counts), Math.max(...counts)]
    report(
      HOPELESS.has(name)
        ? `   text '${name}': no questions`
        : `   text '${name}': at least ${ENOUGH} questions`,
      HOPELESS.has(name) ? most === 0 : fewest >= ENOUGH,
      `${fewest} to ${most} of 30 asked for`,
    )
  }
  report(
    '3  texts: four different options, one that the text confirms',
    faults.length === 0,
    `${faults.length} faults in ${all.length}`,
    faults,
  )
  const positions = [0, 1, 2, 3].map(
    (place) => all.filter(({ correctIndex }) => correctIndex === place).length / all.length,
  )
  report(
    '4  texts: key position A-D, each 24-26%',
    positions.every((share) => Math.abs(share - 0.25) <= 0.01),
    positions.map(percent).join('  '),
  )
  for (const [name, guess] of [
    ['longest', guessLongest],
    ['shortest', guessShortest],
    ['most alike', guessMostAlike],
  ] as const) {
    const share = sum(all.map(guess)) / all.length
    report(`6  texts: a guesser of the ${name} option, at most 30%`, share <= 0.3, percent(share))
  }
}
