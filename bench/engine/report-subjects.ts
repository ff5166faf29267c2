import type { CatalogueEntry } from '@ekagra/questions/chapters/catalogue'
import { makePaper } from '@ekagra/questions/paper/make-paper'
import { Difficulty } from '@ekagra/schema/difficulty'
import type { Report } from './report.ts'
import { type ShapeTally, sum, type Tally } from './tally.ts'

const percent = (share: number) => `${(100 * share).toFixed(1)}%`

/** Key positions and cue guessers for each subject: a good average must not hide a bad subject. */
export function reportSubjects(tallies: readonly Tally[], draws: number, report: Report): void {
  for (const subject of new Set(tallies.map((tally) => tally.subject))) {
    const own = tallies.filter((tally) => tally.subject === subject)
    const share = (pick: (tally: Tally) => number) => sum(own.map(pick)) / sum(own.map(({ drawn }) => drawn))
    const positions = [0, 1, 2, 3].map((place) => share((tally) => tally.positions[place] ?? 0))
    const guesses = [share(({ longest }) => longest), share(({ mostAlike }) => mostAlike)]
    // A single type has too few draws for the usual limit.
    const room = own.length * draws >= 10_000 ? 0.01 : 4 * Math.sqrt(0.1875 / (own.length * draws * 3))
    report(
      `   ${subject}: ${own.length} types, key A-D, longest, most alike`,
      positions.every((place) => Math.abs(place - 0.25) <= room) &&
        Math.max(...guesses) <= (own.length > 5 ? 0.3 : 0.34),
      `${positions.map(percent).join(' ')}  ${guesses.map(percent).join(' ')}`,
    )
  }
}

/** The same for each form of question on facts, over all tables. */
export function reportShapes(tallies: readonly Tally[], report: Report): void {
  const all = tallies.flatMap(({ shapes }) => shapes)
  for (const shape of new Set(all.map((tally) => tally.shape))) {
    const own = all.filter((tally) => tally.shape === shape)
    const drawn = sum(own.map((tally) => tally.drawn))
    const share = (pick: (tally: ShapeTally) => number) => sum(own.map(pick)) / drawn
    const positions = [0, 1, 2, 3].map((place) => share((tally) => tally.positions[place] ?? 0))
    const guesses = [share(({ longest }) => longest), share(({ mostAlike }) => mostAlike)]
    const room = Math.max(0.01, 4 * Math.sqrt(0.1875 / drawn))
    report(
      `   ${shape}: ${drawn} questions, key A-D, longest, most alike`,
      positions.every((place) => Math.abs(place - 0.25) <= room) && Math.max(...guesses) <= 0.34,
      `${positions.map(percent).join(' ')}  ${guesses.map(percent).join(' ')}`,
    )
  }
}

/** Fact tables and banks of each subject: the length of the key is the most common hint that authors give. */
export function reportSources(tallies: readonly Tally[], report: Report): void {
  const kinds = [
    ['banks', tallies.filter(({ isBank }) => isBank)],
    ['fact tables', tallies.filter(({ isBank, trust }) => !isBank && trust === 'curated')],
  ] as const
  for (const [kind, all] of kinds) {
    for (const subject of new Set(all.map((tally) => tally.subject))) {
      const own = all.filter((tally) => tally.subject === subject)
      const drawn = sum(own.map((tally) => tally.drawn))
      const share = (pick: (tally: Tally) => number) => sum(own.map(pick)) / drawn
      const guesses = [
        share(({ longest }) => longest),
        share(({ shortest }) => shortest),
        share(({ mostAlike }) => mostAlike),
      ]
      report(
        `   ${subject}: ${own.length} ${kind}, longest, shortest, most alike`,
        Math.max(...guesses) <= (own.length > 2 ? 0.3 : 0.34),
        guesses.map(percent).join(' '),
      )
    }
  }
}

/** The smallest banks have some ten questions: a paper on one of them is short, and says so, rather than repeat one. */
const LEAST_IN_PAPER = 10

/** Papers of 30 on a single fact table or bank, the hardest case for repeats. */
export async function reportSmallPapers(types: readonly CatalogueEntry[], report: Report): Promise<void> {
  const facts = types.filter(({ id }) => /^(facts|bank)\//.test(id))
  const offenders: string[] = []
  for (const { title, id } of facts) {
    for (const difficulty of Difficulty.options) {
      const paper = await makePaper({ topic: title, difficulty, count: 30, seed: 'bench' })
      const questions = paper?.questions ?? []
      const isOwn = questions.some(({ generator }) => generator?.type === id)
      const different = new Set(questions.map(({ text }) => text)).size
      if (different < questions.length || different < LEAST_IN_PAPER || !isOwn)
        offenders.push(`${id} ${difficulty}: ${different} of ${questions.length}`)
    }
  }
  if (facts.length > 0)
    report(
      '8  a paper on one table or bank repeats nothing, has at least ten',
      offenders.length === 0,
      `${offenders.length} of ${3 * facts.length} papers do not`,
      offenders,
    )
}
