/**
 * Maths and reasoning stems beside those of previous years: persons, cities, lengths, openings and what is asked.
 *   node bench/engine/report-voice.ts
 */
import { type CatalogueEntry, catalogue, loadChapter } from '@ekagra/questions/chapters/catalogue'
import { drawQuestion } from '@ekagra/questions/kit/compose-question'
import type { Generator } from '@ekagra/questions/kit/define-generator'
import { people } from '@ekagra/questions/kit/wording/people'
import { towns } from '@ekagra/questions/kit/wording/places'
import { Difficulty } from '@ekagra/schema/difficulty'
import { previousYears } from './previous-years.ts'
import type { Report } from './report.ts'

/** Shares in per cent; words are the median and the 10th and 90th of 100. */
interface Figures {
  words: readonly number[]
  name?: number
  letter?: number
  city?: number
  opens?: Readonly<Record<string, number | undefined>>
  asks?: Readonly<Record<string, number | undefined>>
}

interface Stem {
  text: string
  chapter: string
  weight: number
}

const SUBJECTS = ['mathematics', 'reasoning'] as const
type Subject = (typeof SUBJECTS)[number]

/** Types whose figures are counted apart from their chapter. */
const APART: Readonly<Record<string, string | undefined>> = {
  'trigonometry/height': 'height-and-distance',
  'trigonometry/two-angle': 'height-and-distance',
  'arithmetic/race': 'races',
  'arithmetic/circular-track': 'races',
}

/** Together. */
const STEMS = 2000
const MOST_CITIES = 5
const MOST_PEOPLE = 15
/** How far the share of an opening or a kind of asking may be from previous years, in points. */
const ROOM = 10

const NAME = new RegExp(`\\b(?:${people.map(({ name }) => name).join('|')})\\b`)
const CITY = new RegExp(`\\b(?:${towns.join('|')}|Delhi|Mumbai|Bengaluru|Hyderabad)\\b`)
const LETTER =
  /\b[A-Z](?:, [A-Z])* and [A-Z]\b(?! are (?:two )?points)|\b[A-Z] (?:alone|can|is|has|does|starts|invests|gets)\b/

export async function reportVoice(report: Report): Promise<void> {
  const drawn = new Map<Subject, Stem[]>()
  for (const subject of SUBJECTS) drawn.set(subject, await drawStems(subject))
  const count = [...drawn.values()].reduce((sum, stems) => sum + stems.length, 0)
  console.log(`\nVoice of ${count} stems: previous years / here (shares in per cent)`)
  const outside: string[] = []
  for (const [subject, stems] of drawn) {
    const real: { all: Figures; chapters: Readonly<Record<string, Figures | undefined>> } =
      previousYears[subject]
    // Previous years are those of SSC and the railways, which do not ask vectors or calculus.
    const own = measure(stems.filter(({ chapter }) => real.chapters[chapter] !== undefined))
    print(`all ${subject}`, real.all, own)
    for (const chapter of [...new Set(stems.map((stem) => stem.chapter))].sort()) {
      const figures = real.chapters[chapter]
      const ofChapter = measure(stems.filter((stem) => stem.chapter === chapter))
      print(chapter, figures, ofChapter)
      if (figures && isOutside(figures, ofChapter))
        outside.push(`${chapter}: ${wordsOf(figures)} / ${wordsOf(ofChapter)} words`)
    }
    if (subject !== 'mathematics') continue
    report(
      '16 maths stems that name a city, at most 5%, a person, at most 15%',
      (own.city ?? 0) <= MOST_CITIES && (own.name ?? 0) <= MOST_PEOPLE,
      `cities ${round(own.city)}%, persons ${round(own.name)}%`,
    )
    const far = [...distances(real.all.opens, own.opens), ...distances(real.all.asks, own.asks)]
    report(
      `16 openings and asks of maths within ${ROOM} points of previous years`,
      far.length === 0,
      `${far.length} outside`,
      far,
    )
  }
  const together = measure([...drawn.values()].flat())
  report(
    `16 the same over ${count} stems of maths and reasoning`,
    (together.city ?? 0) <= MOST_CITIES && (together.name ?? 0) <= MOST_PEOPLE,
    `cities ${round(together.city)}%, persons ${round(together.name)}%`,
  )
  report(
    '16 median length of every chapter within 10-90% of previous years',
    outside.length === 0,
    `${outside.length} outside`,
    outside,
  )
}

const isOutside = ({ words: [, low = 0, high = 0] }: Figures, { words: [median = 0] }: Figures): boolean =>
  median < low || median > high

function distances(real: Figures['opens'] = {}, own: Figures['opens'] = {}): string[] {
  return Object.entries(real).flatMap(([kind, share = 0]) => {
    const here = own[kind] ?? 0
    return Math.abs(here - share) > ROOM ? [`${kind}: ${share} / ${round(here)}`] : []
  })
}

/** The same number of every type and level; a stem counts by the weight of its type in papers. */
async function drawStems(subject: Subject): Promise<Stem[]> {
  const types = computedTypes()
  const draws = Math.ceil(STEMS / (types.length * Difficulty.options.length))
  const stems: Stem[] = []
  for (const entry of types.filter(({ subjectId }) => subjectId === subject)) {
    const generator = (await loadChapter(entry.chapterId)).get(entry.id)
    if (!generator) continue
    for (const level of Difficulty.options)
      for (const text of drawStemTexts(generator, level, draws))
        stems.push({ text, chapter: APART[entry.id] ?? entry.chapterId, weight: entry.weight })
  }
  return stems
}

/** The arrangement or the data of a set in words is a part of its stem, as it is in the figures of previous years. */
function drawStemTexts(generator: Generator, level: Difficulty, draws: number): string[] {
  return Array.from({ length: draws }, (_, number) => {
    // One question of each set: the first of its span.
    const index = number * (generator.set?.span ?? 1)
    const drawn = drawQuestion(generator, { level, seed: 'audit', index })
    if ('problem' in drawn) return drawn.problem
    const { figure } = drawn.draw
    const told = generator.set && figure?.kind === 'passage' ? figure.paragraphs : []
    return [...told.filter((part) => !INSTRUCTION.test(part)), drawn.text].join(' ')
  })
}

/** What papers print above a set. */
const INSTRUCTION = /^(?:Study|Read) the following information carefully/

const computedTypes = (): CatalogueEntry[] =>
  catalogue.filter(
    ({ id, subjectId }) => SUBJECTS.some((subject) => subject === subjectId) && !/^(?:facts|bank)\//.test(id),
  )

function measure(stems: readonly Stem[]): Figures {
  const total = stems.reduce((sum, { weight }) => sum + weight, 0)
  const share = (has: (text: string) => boolean) =>
    (100 * stems.reduce((sum, { text, weight }) => sum + (has(text) ? weight : 0), 0)) / total
  const shares = (classify: (text: string) => string) => {
    const kinds = [...new Set(stems.map(({ text }) => classify(text)))]
    return Object.fromEntries(kinds.map((kind) => [kind, share((text) => classify(text) === kind)]))
  }
  const lengths = stems
    .map(({ text, weight }) => ({ words: countWords(text), weight }))
    .sort((one, other) => one.words - other.words)
  const at = (part: number) => {
    let sum = 0
    return (
      lengths.find(({ weight }) => {
        sum += weight
        return sum >= part * total
      })?.words ?? 0
    )
  }
  return {
    words: [at(0.5), at(0.1), at(0.9)],
    name: share((text) => NAME.test(text)),
    letter: share((text) => LETTER.test(text)),
    city: share((text) => CITY.test(text)),
    opens: shares(openingOf),
    asks: shares(askOf),
  }
}

/** A formula or a run of numbers is one word. */
const countWords = (text: string): number =>
  text
    .replace(/\$[^$]*\$/g, ' 1 ')
    .replace(/[\d.,:×÷+−=/()[\]{}%₹\s-]*\d[\d.,:×÷+−=/()[\]{}%₹\s-]*/g, ' 1 ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word)).length

function openingOf(text: string): string {
  if (/^(?:[A-Z], )*[A-Z] and [A-Z]\b|^[A-Z] (?:is|can|has)\b/.test(text)) return 'A and B'
  if (/^(?:A|An) /.test(text)) return 'A/An'
  if (/^The /.test(text)) return 'The'
  if (/^If\b/.test(text)) return 'If'
  if (/^(?:In|On|At) /.test(text)) return 'In/On/At'
  if (/^(?:What|Which|How)\b/.test(text)) return 'What/Which/How'
  if (/^(?:Find|Simplify|Evaluate|Solve)\b/.test(text)) return 'Find/Simplify'
  if (/^(?:Select|Read|Choose|Study)\b/.test(text)) return 'Select/Read'
  if (/^(?:[\d$(√₹[{−]|(?:Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Twelve)\b)/.test(text))
    return 'Two/Three/number'
  return new RegExp(`^${NAME.source}`).test(text) ? 'a name' : 'other'
}

function askOf(text: string): string {
  const last =
    text
      .replace(/\s*\([^()]*\)\s*$/, '')
      .split(/(?<=[.?!:]) (?=[A-Z])/)
      .at(-1) ?? text
  if (/\bhow (?:many|much|long|far|fast|old|tall|high|wide|deep)\b/i.test(last)) return 'how'
  if (/\b(?:what|which|who|whose|where|when)\b/i.test(last)) return 'wh'
  if (/\bfind\b/i.test(last)) return 'find'
  return /(?:\bis|\bare|equals?|to|by|_+)[:.]?$|:$/.test(last.trim()) ? 'open' : 'rest'
}

const round = (share = 0): string => share.toFixed(0)

const wordsOf = ({ words: [median, low, high] }: Figures): string => `${median} (${low}-${high})`

function print(title: string, real: Figures | undefined, own: Figures): void {
  const pair = (pick: (figures: Figures) => string) => `${real ? pick(real) : '-'} / ${pick(own)}`
  console.log(
    `  ${title.padEnd(28)} words ${pair(wordsOf)}; name ${pair(({ name }) => round(name))}; letter ${pair(({ letter }) => round(letter))}; city ${pair(({ city }) => round(city))}`,
  )
  console.log(`      opens ${pair(({ opens }) => list(opens))}`)
  console.log(`      asks  ${pair(({ asks }) => list(asks))}`)
}

/** The four largest shares. */
const list = (shares: Figures['opens'] = {}): string =>
  Object.entries(shares)
    .sort(([, one = 0], [, other = 0]) => other - one)
    .slice(0, 4)
    .map(([kind, share]) => `${kind} ${round(share)}`)
    .join(', ')

if (import.meta.main) {
  let missed = 0
  await reportVoice((bar, isMet, figure, offenders = []) => {
    if (!isMet) missed += 1
    console.log(`${isMet ? 'PASS' : 'FAIL'}  ${bar}  ${figure}`)
    for (const offender of offenders) console.log(`        ${offender}`)
  })
  process.exitCode = missed === 0 ? 0 : 1
}
