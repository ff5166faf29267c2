/**
 * Measures the question engine against its targets and exits with 1 if one is missed.
 *   node bench/engine.ts [--draws 1000] [--type arithmetic/train] [--details]
 *   node bench/engine.ts --texts      only the questions on texts
 *   node bench/engine.ts --papers     only what is served: fit, depth, spread, coverage, wrong options of facts, the voice,
 *                                     and the sets, pictures and formats of full papers
 */
import { registerHooks } from 'node:module'
import { parseArgs } from 'node:util'
import type { Tally } from './engine/tally.ts'

const { values } = parseArgs({
  options: {
    draws: { type: 'string', default: '1000' },
    type: { type: 'string', default: '' },
    details: { type: 'boolean', default: false },
    texts: { type: 'boolean', default: false },
    papers: { type: 'boolean', default: false },
  },
})
const draws = Number(values.draws)
/** Processor milliseconds; the checks take about half of them. */
const SLOW = 1
/** Puzzles are searched for a second solution, and pictures are drawn and compared. */
const SLOW_WITH_SEARCH = 5

/** Chapters whose code was loaded, in order; recorded from before the first import of the engine. */
const loadedChapters: string[] = []
registerHooks({
  load(url, context, next) {
    const chapter = /questions\/src\/chapters\/[\w-]+\/([\w-]+)\/questions\.ts$/.exec(url)?.[1]
    if (chapter) loadedChapters.push(chapter)
    return next(url, context)
  },
})
const { makePaper } = await import('@ekagra/questions/paper/make-paper')
await makePaper({ topic: 'hcf', difficulty: 'easy', count: 5, seed: '1' })
const loadedForOne = [...loadedChapters]

const { catalogue } = await import('@ekagra/questions/chapters/catalogue')
const { sum, tallyType } = await import('./engine/tally.ts')
const { composeAll } = await import('./engine/compose-all.ts')
const { reportSources, reportShapes, reportSmallPapers, reportSubjects } = await import(
  './engine/report-subjects.ts'
)
const { reportFilter } = await import('./engine/report-filter.ts')
const { reportTexts } = await import('./engine/report-texts.ts')
const { reportVoice } = await import('./engine/report-voice.ts')
const { reportPapers } = await import('./engine/report-papers.ts')
const { reportForms } = await import('./engine/report-forms.ts')
const { slownessOfProcessor } = await import('./processor-speed.ts')
const { digest, digestInBrowser } = await import('./engine/browser-bytes.ts')

let missed = 0
function report(bar: string, isMet: boolean, figure: string, offenders: readonly string[] = []): void {
  if (!isMet) missed += 1
  console.log(`${isMet ? 'PASS' : 'FAIL'}  ${bar.padEnd(58)} ${figure}`)
  for (const offender of offenders.slice(0, 12)) console.log(`        ${offender}`)
}

if (values.texts) {
  reportTexts(report)
  process.exit(missed === 0 ? 0 : 1)
}
if (values.papers) {
  await reportVoice(report)
  await reportPapers(report)
  await reportForms(report)
  process.exit(missed === 0 ? 0 : 1)
}

const types = catalogue.filter(({ id }) => id.includes(values.type))
const tallies: Tally[] = []
for (const entry of types) tallies.push(await tallyType(entry, draws))
if (tallies.length === 0) {
  console.error(`no type contains '${values.type}'`)
  process.exit(2)
}

const total = (pick: (tally: Tally) => number) => sum(tallies.map(pick))
const percent = (share: number) => `${(100 * share).toFixed(2)}%`
const drawn = total((tally) => tally.drawn)
const faultsWith = (pattern: RegExp) =>
  tallies.flatMap(({ faults }) => faults.filter((fault) => pattern.test(fault)))
const isWhole = values.type === ''
/** Types made from numbers and tables: only these have targets for steps, mistakes and variety. */
const made = tallies.filter(({ isBank }) => !isBank)

console.log(`${tallies.length} types, ${drawn} questions\n`)

const wrongKeys = faultsWith(/solver disagrees|key is not the answer/)
report(
  '1  wrong keys, against the second solver',
  wrongKeys.length === 0,
  `${wrongKeys.length} in ${drawn}`,
  wrongKeys,
)

const badOptions = faultsWith(/options? |wrong options for/).filter((fault) => !wrongKeys.includes(fault))
report(
  '3  four different options, one of them right',
  badOptions.length === 0,
  `${badOptions.length} faults`,
  badOptions,
)

const positions = [0, 1, 2, 3].map((place) => total((tally) => tally.positions[place] ?? 0) / drawn)
const positionRoom = drawn >= 10_000 ? 0.01 : 4 * Math.sqrt(0.1875 / drawn)
report(
  '4  key position A-D, each 24-26%',
  positions.every((share) => Math.abs(share - 0.25) <= positionRoom),
  positions.map(percent).join('  '),
)

const ranked = total((tally) => sum(tally.ranks))
const ranks = [0, 1, 2, 3].map((rank) => total((tally) => tally.ranks[rank] ?? 0) / Math.max(ranked, 1))
const rankRoom = isWhole ? 0.03 : 0.15
report(
  isWhole ? '5  rank of the key by size, each 22-28%' : '5  rank of the key by size, each 10-40%',
  ranked === 0 || ranks.every((share) => Math.abs(share - 0.25) <= rankRoom),
  `${ranks.map(percent).join('  ')}  of ${ranked}`,
)
const skewed = made.filter((tally) => {
  const all = sum(tally.ranks)
  return all > 0 && tally.ranks.some((count) => count / all < 0.08 || count / all > 0.45)
})
report(
  '5b rank of the key in every single type, each 8-45%',
  skewed.length === 0,
  `${skewed.length} types outside`,
  skewed.map(
    ({ id, ranks: counts }) => `${id}  ${counts.map((count) => percent(count / sum(counts))).join('  ')}`,
  ),
)

const guessRoom = isWhole ? 0.28 : 0.34
const guessers = [
  ['longest option', (tally: Tally) => tally.longest],
  ['shortest option', (tally: Tally) => tally.shortest],
  ['option most like the others', (tally: Tally) => tally.mostAlike],
] as const
for (const [name, pick] of guessers) {
  const share = total(pick) / drawn
  report(`6  a guesser of the ${name}, at most ${percent(guessRoom)}`, share <= guessRoom, percent(share))
}

const unnamed = made.filter(({ named }) => named < 0.95)
report(
  '7  two named misconceptions in 95% of questions, every type',
  unnamed.length === 0,
  `lowest ${percent(Math.min(1, ...made.map(({ named }) => named)))}`,
  unnamed.map(({ id, named }) => `${id}  ${percent(named)}`),
)

// A table has a limited number of rows: its questions may repeat, but never in one paper (measured below).
const computed = tallies.filter(({ trust }) => trust === 'computed')
const repeating = computed.filter(({ repeated }) => repeated > 0.01)
report(
  `8  repeated in ${draws} draws, at most 1%, every type and level`,
  repeating.length === 0,
  `highest ${percent(Math.max(0, ...computed.map(({ repeated }) => repeated)))} of ${computed.length} computed types`,
  repeating.map(({ id, repeated }) => `${id}  ${percent(repeated)}`),
)

const samey = made.filter(({ unlike }) => unlike < 40)
report(
  '8b at least 40 that a screen tells apart, every type and level',
  samey.length === 0,
  `lowest ${Math.min(75, ...made.map(({ unlike }) => unlike))}`,
  samey.map(({ id, unlike }) => `${id}  ${unlike}`),
)

const openEnds = faultsWith(/last step/)
report('9  the explanation ends in the key', openEnds.length === 0, `${openEnds.length} faults`, openEnds)

const flat = made.filter(
  ({ steps: [easy = 0, medium = 0, hard = 0] }) => !(easy <= medium && medium <= hard && easy < hard),
)
report(
  '10 steps rise from easy to hard, every type',
  flat.length === 0,
  [0, 1, 2]
    .map((level) => (sum(made.map(({ steps }) => steps[level] ?? 0)) / Math.max(made.length, 1)).toFixed(2))
    .join(' -> '),
  flat.map(({ id, steps }) => `${id}  ${steps.map((mean) => mean.toFixed(2)).join(' -> ')}`),
)

const otherFaults = tallies
  .flatMap(({ faults }) => faults)
  .filter((fault) => ![wrongKeys, badOptions, openEnds].some((known) => known.includes(fault)))
report(
  '   no other fault in the texts',
  otherFaults.length === 0,
  `${otherFaults.length} faults`,
  otherFaults,
)

const slowness = slownessOfProcessor()
console.log(
  `      This processor is ${slowness.toFixed(2)} times slower than the one that the bars of time are meant for.`,
)
const mostOf = (id: string) => slowness * (id.startsWith('reasoning/') ? SLOW_WITH_SEARCH : SLOW)
const slow = tallies.filter(({ id, milliseconds }) => milliseconds > mostOf(id))
report(
  `12 a question made in ${SLOW} ms at 2 GHz, reasoning in ${SLOW_WITH_SEARCH} ms`,
  slow.length === 0,
  `slowest ${Math.max(...tallies.map(({ milliseconds }) => milliseconds)).toFixed(2)} ms`,
  slow.map(({ id, milliseconds }) => `${id}  ${milliseconds.toFixed(2)} ms`),
)

reportSubjects(tallies, draws, report)
reportShapes(tallies, report)
reportSources(tallies, report)
await reportSmallPapers(types, report)

if (isWhole) {
  await reportFilter(report)
  await reportVoice(report)
  await reportPapers(report)
  await reportForms(report)
  reportTexts(report)
  const [here, again] = [digest(await composeAll()), digest(await composeAll())]
  const inBrowser = await digestInBrowser()
  report(
    '11 same bytes again and in the browser',
    here === again && (inBrowser === null || inBrowser === here),
    `${here}  ${again}  ${inBrowser ?? 'no browser found'}`,
  )

  const papers: number[] = []
  let alike = 0
  for (const topic of ['ssc cgl', 'neet', 'jee main', 'maths', 'reasoning', 'general knowledge', 'hcf']) {
    const times: number[] = []
    for (const seed of ['warm', '1', '2', '3', '4', '5']) {
      // Processor time of this thread: excludes other programs and V8's helper threads.
      const start = process.threadCpuUsage()
      const made = await makePaper({ topic, difficulty: 'medium', count: 100, seed })
      if (seed !== 'warm') times.push(process.threadCpuUsage(start).user / 1000)
      alike += (made?.questions.length ?? 0) - new Set(made?.questions.map(({ id }) => id)).size
    }
    papers.push(times.sort((one, other) => one - other)[2] ?? 0)
  }
  report('8  repeated within a paper of 100', alike === 0, `${alike} in ${papers.length} papers`)
  report(
    '12 a paper of 100 questions after load, 50 ms at 2 GHz',
    Math.max(...papers) / slownessOfProcessor() < 50,
    `${papers.map((time) => `${time.toFixed(1)} ms`).join('  ')} here, by processor time`,
  )
  report(
    '12 only the chapters that the topic needs are loaded',
    loadedForOne.join() === 'hcf-lcm',
    `'hcf' loads ${loadedForOne.join(', ')}`,
  )
}

if (values.details) {
  for (const { id, milliseconds, drawn: count, longest, shortest, mostAlike } of tallies) {
    console.log(
      `${id.padEnd(36)} ${(1000 * milliseconds).toFixed(0).padStart(5)} us  longest ${percent(longest / count)}  shortest ${percent(shortest / count)}  alike ${percent(mostAlike / count)}`,
    )
  }
}
process.exitCode = missed === 0 ? 0 : 1
