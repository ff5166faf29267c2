import {
  createKeptTexts,
  type KeptTexts,
  makeComparable,
  stripPunctuation,
} from '@ekagra/exam/similarity/similarity'
import type { Difficulty } from '@ekagra/schema/difficulty'
import type { PaperQuestion } from '@ekagra/schema/exam-paper'
import type { ExamPattern, PaperPart, PaperSection } from '@ekagra/schema/exam-pattern'
import type { Question, ServerQuestion } from '@ekagra/schema/question'
import { type CatalogueEntry, catalogue, loadChapter } from '../chapters/catalogue.ts'
import type { Exam, ExamSection } from '../exams/exam.ts'
import { exams } from '../exams/exams.ts'
import { weighExam } from '../exams/weigh-exam.ts'
import { completeQuestion, type Drawn, drawQuestion } from '../kit/compose-question.ts'
import type { Generator } from '../kit/define-generator.ts'
import { hashName } from '../kit/random/hash.ts'
import { createRandom, type Random } from '../kit/random/random.ts'
import { apportion } from './apportion.ts'
import { askedBy } from './asked-by.ts'
import { isOneLineRecall } from './is-one-line-recall.ts'
import { keepPassagesTogether, passageOf } from './keep-passages-together.ts'
import { hasFormat, QUESTION_FORMATS, type QuestionFormat } from './question-format.ts'
import { takeSet } from './take-set.ts'
import { type TypedNumber, typedNumber } from './typed-number.ts'

export interface ExamPaperRequest {
  pattern: ExamPattern
  seed: string
  /** Prints of questions that this person has met lately: passed over while there are fresh ones. */
  met?: ReadonlySet<string>
  /** Draws that were passed over when the paper was first made; gives the same paper to another person. */
  skips?: ReadonlySet<string>
}

export interface MadeExamPaper {
  questions: PaperQuestion[]
  /** The draws that were passed over because of `met` or `skips`. */
  skips: string[]
}

const LEVELS = ['easy', 'medium', 'hard'] as const satisfies readonly Difficulty[]
const OTHER_LEVELS: Readonly<Record<Difficulty, readonly Difficulty[]>> = {
  easy: ['medium', 'hard'],
  medium: ['easy', 'hard'],
  hard: ['medium', 'easy'],
}

/** After this many draws in a row without a question that is wanted, a type counts as exhausted. */
const PATIENCE = 40
/** The same for a further question on a passage, of which a bank has few among all its questions. */
const PASSAGE_PATIENCE = 120
/** A type without numbers among this many draws is not asked with a typed answer. */
const NUMBER_PATIENCE = 12

/** A type of question in a section. */
interface Supply {
  entry: CatalogueEntry
  generator: Generator
  weight: number
  nextIndex: number
  /** Facts that were asked already. */
  abouts: Set<string>
  /** The formats that it has, of those that the section wants. */
  formats: ReadonlySet<QuestionFormat>
  /** How many questions a draw brings: those of a set, or on the usual passage of a bank. */
  size: number
}

/** How many questions of each format a part still wants, or may still have. */
type FormatsLeft = Map<QuestionFormat, number>

/** How strict a draw is: fresh and a new fact; fresh; anything that is not in this paper already. */
type Demand = 'new-fact' | 'fresh' | 'any'
const DEMANDS: readonly Demand[] = ['new-fact', 'fresh', 'any']

/** What all sections of a paper share. */
interface Making extends ExamPaperRequest {
  random: Random
  kept: KeptTexts
  skipped: Set<string>
}

/**
 * The questions of a paper by its pattern: each section from its own syllabus by the weight of its lines, levels in
 * the proportion of the exam, questions on one passage together. The same pattern, seed and skips give the same paper.
 */
export async function makeExamPaper(request: ExamPaperRequest): Promise<MadeExamPaper> {
  const making: Making = {
    ...request,
    random: createRandom(JSON.stringify(['exam paper', request.pattern.id, request.seed])),
    kept: createKeptTexts(),
    skipped: new Set(),
  }
  const questions: PaperQuestion[] = []
  for (const [index, section] of request.pattern.sections.entries())
    questions.push(...(await askSection(making, section, index)))
  return { questions, skips: [...making.skipped] }
}

const knownExams: Readonly<Record<string, Exam>> = exams

interface OpenSection {
  supplies: Supply[]
  /** Share of the questions of the section that each format has in real papers at least. */
  formats: ReadonlyMap<QuestionFormat, number>
  /** The same at most. */
  mostFormats: ReadonlyMap<QuestionFormat, number>
  passages: NonNullable<ExamSection['passages']>
}

const ANY_PASSAGES = { most: Number.POSITIVE_INFINITY, questions: Number.POSITIVE_INFINITY }

async function openSection({ syllabus }: PaperSection): Promise<OpenSection> {
  const exam = knownExams[syllabus.exam]
  const {
    formats: counts = {},
    mostFormats = {},
    questions = 1,
    passages = ANY_PASSAGES,
  }: Partial<ExamSection> = exam?.sections.find(({ title }) => title === syllabus.section) ?? {}
  const shares = (own: NonNullable<ExamSection['formats']>) =>
    new Map(
      QUESTION_FORMATS.flatMap((format) => {
        const count = own[format]
        return count === undefined ? [] : [[format, count / questions] as const]
      }),
    )
  const formats = shares(counts)
  const weighed = exam && weighExam(exam).find(({ title }) => title === syllabus.section)
  if (!weighed) throw new Error(`no syllabus ${syllabus.exam}, ${syllabus.section}`)
  const entries = new Map(catalogue.map((entry) => [entry.id, entry]))
  const supplies = await Promise.all(
    [...weighed.types].map(async ([id, weight]) => {
      const entry = entries.get(id)
      const generator = entry && (await loadChapter(entry.chapterId)).get(id)
      if (!entry || !generator) return null
      const own = new Set([...formats.keys()].filter((format) => asksIn(generator, format)))
      return {
        entry,
        generator,
        weight,
        nextIndex: 0,
        abouts: new Set<string>(),
        formats: own,
        size: Math.min(sizeOf(generator), generator.set ? Number.POSITIVE_INFINITY : passages.questions),
      }
    }),
  )
  const open = supplies.filter((supply) => supply !== null)
  for (const [format, share] of formats) raiseWeights(open, format, share * questions)
  return { supplies: open, formats, mostFormats: shares(mostFormats), passages }
}

/** Types with a format get so much more weight that it can be met, but at most this much. */
const MOST_RAISED = 3
/** Not every draw of a type with a format finds a question of it. */
const DRAWS_FOR_ONE = 1.5

function raiseWeights(supplies: readonly Supply[], format: QuestionFormat, wanted: number): void {
  const own = supplies.filter(({ formats }) => formats.has(format))
  const there = own.reduce((sum, { weight }) => sum + weight, 0)
  const factor = Math.min(MOST_RAISED, Math.max(1, (wanted * DRAWS_FOR_ONE) / there))
  for (const supply of own) supply.weight *= factor
}

/** Draws of each level that are looked at for a format. */
const FORMAT_DRAWS = 8
const knownFormats = new Map<string, boolean>()

/** Whether a type has questions of a format: all of a bank is looked at, of the others a sample. */
function asksIn(generator: Generator, format: QuestionFormat): boolean {
  const name = `${generator.id} ${format}`
  const known = knownFormats.get(name)
  if (known !== undefined) return known
  const { bank } = generator
  const draws = LEVELS.flatMap((level) =>
    Array.from({ length: FORMAT_DRAWS }, (_, index) => ({ level, index })),
  )
  const has = bank
    ? bank.sets.some(({ rows }) =>
        rows.split('\n').some((row) => hasFormat(format, row.replaceAll(' // ', '\n'), undefined)),
      )
    : draws.some((place) => {
        const drawn = drawQuestion(generator, { ...place, seed: 'formats' })
        return !('problem' in drawn) && hasFormat(format, drawn.text, drawn.draw.figure)
      })
  knownFormats.set(name, has)
  return has
}

async function askSection(making: Making, section: PaperSection, place: number): Promise<PaperQuestion[]> {
  const { supplies, formats, mostFormats, passages } = await openSection(section)
  return section.parts.flatMap((part, index) => {
    const counted = (shares: ReadonlyMap<QuestionFormat, number>): FormatsLeft =>
      new Map([...shares].map(([format, share]) => [format, Math.round(share * part.questions)]))
    // A typed answer is a number: there is nothing to judge or to match.
    const wishes = part.form === 'number' ? counted(new Map()) : counted(formats)
    const asked = askPart(making, part, supplies, { wishes, limits: counted(mostFormats), passages })
    return arrange(asked, making.random).map(({ question, numeric, print }) => ({
      section: place,
      part: index,
      question: forLearner(question),
      print,
      ...(numeric && { numeric }),
    }))
  })
}

interface Asked {
  question: ServerQuestion
  numeric: TypedNumber | null
  print: string
}

function arrange(asked: readonly Asked[], random: Random): Asked[] {
  const byId = new Map(asked.map((one) => [one.question.id, one]))
  const order = keepPassagesTogether(random.shuffle(asked).map(({ question }) => question))
  return order.flatMap(({ id }) => byId.get(id) ?? [])
}

const forLearner = ({ correctIndex, ...rest }: ServerQuestion): Question => ({
  ...rest,
  correctAnswer: correctIndex,
})

function askPart(
  making: Making,
  part: PaperPart,
  supplies: readonly Supply[],
  { wishes, limits, passages }: Pick<OpenSection, 'passages'> & { wishes: FormatsLeft; limits: FormatsLeft },
): Asked[] {
  const { random, pattern } = making
  const isTyped = part.form === 'number'
  const open = isTyped ? supplies.filter((supply) => asksNumbers(supply, making.seed)) : supplies
  const isAllSets = open.every(({ generator }) => generator.set !== undefined)
  const levels = random.shuffle(
    apportion(pattern.levels, part.questions).flatMap((count, index) =>
      Array.from({ length: count }, () => LEVELS[index] ?? 'medium'),
    ),
  )
  let passagesAsked = 0
  const asked: Asked[] = []
  const missing = () => part.questions - asked.length
  /** A set or a passage is cut only when nothing else is left to ask, or when there are only sets. */
  const fits = ({ generator, size }: Supply, room: number, demand: Demand): boolean => {
    if (isTyped) return !generator.set
    if (isAllSets || demand === 'any') return true
    return size <= room && (size === 1 || generator.set !== undefined || passagesAsked < passages.most)
  }
  /** A question of the format that the part wants most, or of any that it may have. */
  const takeWished = (supply: Supply, level: Difficulty, demand: Demand): Asked | null => {
    const wished = [...wishes].find(([format, left]) => left > 0 && supply.formats.has(format))?.[0]
    return (
      (wished && take(making, supply, level, demand, isTyped, wished, limits)) ??
      take(making, supply, level, demand, isTyped, null, limits)
    )
  }
  const countFormats = ({ text, figure }: ServerQuestion): void => {
    for (const formatsLeft of [wishes, limits])
      for (const [format, left] of formatsLeft)
        if (hasFormat(format, text, figure)) formatsLeft.set(format, left - 1)
  }
  /** Questions on a passage come as a set: whoever has read it answers all there is, within reason. */
  const askOnPassageOf = (first: Asked, supply: Supply, demand: Demand): void => {
    const passage = passageOf(first.question)
    if (passage === null) return
    passagesAsked += 1
    const most = Math.min(passages.questions, questionsOn(supply.generator, passage))
    for (let on = 1; on < most && missing() > 0; on += 1) {
      const more = takeOnPassage(making, supply, passage, demand)
      if (!more) return
      asked.push(more)
    }
  }
  /** Asks a question, or a set, of a type; false when it has none for this demand. */
  const askOf = (supply: Supply, demand: Demand): boolean => {
    const level = levels[asked.length] ?? 'medium'
    const { set } = supply.generator
    if (set) {
      const room = isAllSets ? evenShare(missing(), set.size) : missing()
      const taken = askSet(making, supply, level, demand, room)
      asked.push(...taken)
      return taken.length > 0
    }
    const one = takeWished(supply, level, demand)
    if (!one) return false
    asked.push(one)
    countFormats(one.question)
    askOnPassageOf(one, supply, demand)
    return true
  }
  for (const demand of DEMANDS) {
    let isTired = false
    while (missing() > 0 && !isTired) {
      isTired = true
      const fitting = open.filter((supply) => fits(supply, missing(), demand))
      for (const supply of plan(fitting, missing(), random)) {
        if (!fits(supply, missing(), demand)) continue
        if (askOf(supply, demand)) isTired = false
        if (missing() <= 0) break
      }
    }
  }
  return asked
}

function askSet(making: Making, supply: Supply, level: Difficulty, demand: Demand, room: number): Asked[] {
  const { generator } = supply
  const taken = takeSet(supply, {
    place: { level, seed: making.seed },
    kept: making.kept,
    room,
    isWanted: (drawn, { question }) =>
      demand === 'any' ||
      !isMet(making, printOf(question), `${generator.id} ${level.charAt(0)}${drawn.place.index}`),
  })
  return taken.map(({ question }) => ({ question, numeric: null, print: printOf(question) }))
}

/** Whether a type gives numbers that can be typed: banks and facts do not. */
function asksNumbers({ generator }: Supply, seed: string): boolean {
  if (generator.trust !== 'computed') return false
  for (let index = 0; index < NUMBER_PATIENCE; index += 1) {
    const drawn = drawQuestion(generator, { level: 'medium', seed: `${seed} numbers`, index })
    if (!('problem' in drawn) && typedNumber(drawn.draw, drawn.text)) return true
  }
  return false
}

/**
 * Types by weight: equal steps over the cumulated weights, so that each type gets its share, rounded up or down. A type
 * that gives several questions at once is drawn so much less often, and fewer draws are planned than questions.
 */
function plan(supplies: readonly Supply[], count: number, random: Random): Supply[] {
  // Sets lie beside each other, and within them and the others the types of a chapter: with equal steps each of these gets its share too.
  const byChapter = (own: readonly Supply[]) =>
    random
      .shuffle(Object.values(Object.groupBy(own, ({ entry }) => entry.chapterId)))
      .flatMap((types) => random.shuffle(types ?? []))
  const laidOut = [
    ...byChapter(supplies.filter(({ size }) => size > 1)),
    ...byChapter(supplies.filter(({ size }) => size === 1)),
  ]
  const total = laidOut.reduce((sum, supply) => sum + perDraw(supply), 0)
  const step = laidOut.reduce((sum, { weight }) => sum + weight, 0) / count
  // At least one is planned.
  let mark = (random.int(0, 999_999) / 1_000_000) * Math.min(step, total)
  let end = 0
  const planned: Supply[] = []
  for (const supply of laidOut)
    for (end += perDraw(supply); mark < end && planned.length < count; mark += step) planned.push(supply)
  // Sets first, while there is room for the whole of them; the paper is shuffled in the end.
  return random.shuffle(planned).sort((one, other) => other.size - one.size)
}

const perDraw = ({ weight, size }: Supply): number => weight / size

/** How many questions a draw of a type brings: those of a set, or on the usual passage of a bank. */
function sizeOf({ set, bank }: Generator): number {
  if (set) return set.size
  const passages = bank?.sets.filter(({ passage }) => passage !== undefined) ?? []
  const questions = passages.reduce((sum, { rows }) => sum + rowsOf(rows), 0)
  return passages.length === 0 ? 1 : Math.round(questions / passages.length)
}

/** How many questions a bank has on a passage. */
const questionsOn = ({ bank }: Generator, title: string): number =>
  rowsOf(bank?.sets.find(({ passage }) => passage?.title === title)?.rows ?? '')

const rowsOf = (rows: string): number => rows.trim().split('\n').length

/** Questions of the next set when only sets are asked: 22 with sets of five are five, five, four, four and four. */
const evenShare = (room: number, size: number): number => Math.ceil(room / Math.ceil(room / size))

/** A question of the wanted level, or of the next one where a written bank has no more. */
function take(
  making: Making,
  supply: Supply,
  level: Difficulty,
  demand: Demand,
  isTyped: boolean,
  wished: QuestionFormat | null,
  limits: FormatsLeft,
): Asked | null {
  for (const tried of [level, ...OTHER_LEVELS[level]]) {
    const found = draw(
      making,
      supply,
      tried,
      demand,
      isTyped,
      ({ text, draw: { figure } }) =>
        (wished === null || hasFormat(wished, text, figure)) &&
        ![...limits].some(
          ([format, left]) => left <= 0 && demand !== 'any' && hasFormat(format, text, figure),
        ),
    )
    if (found) return found
  }
  return null
}

const takeOnPassage = (making: Making, supply: Supply, passage: string, demand: Demand): Asked | null => {
  for (const level of LEVELS) {
    const found = draw(
      making,
      supply,
      level,
      demand,
      false,
      (drawn) => passageOf(drawn.draw) === passage,
      PASSAGE_PATIENCE,
    )
    if (found) return found
  }
  return null
}

function draw(
  making: Making,
  supply: Supply,
  level: Difficulty,
  demand: Demand,
  isTyped: boolean,
  fits: (drawn: Drawn) => boolean,
  patience = PATIENCE,
): Asked | null {
  const { generator, entry, abouts } = supply
  for (let tries = 0; tries < patience; tries += 1) {
    const index = supply.nextIndex
    supply.nextIndex += 1
    const drawn = drawQuestion(generator, { level, seed: making.seed, index })
    if ('problem' in drawn || !fits(drawn)) continue
    if (level === 'hard' && isThoughtful(making.pattern) && isRecall(drawn)) continue
    const asked = askedBy(drawn.draw)
    if (demand === 'new-fact' && asked.some((one) => abouts.has(one))) continue
    const numeric = isTyped ? typedNumber(drawn.draw, drawn.text) : null
    if (isTyped && !numeric) continue
    const text = makeComparable(drawn.text, drawn.draw.figure)
    if (making.kept.repeats(text)) continue
    const composed = completeQuestion(drawn, entry)
    if ('problem' in composed) continue
    const print = printOf(composed.question)
    if (demand !== 'any' && isMet(making, print, `${generator.id} ${level.charAt(0)}${index}`)) continue
    making.kept.keep(text)
    for (const one of asked) abouts.add(one)
    return { question: composed.question, numeric, print }
  }
  return null
}

/** Exams whose hard questions combine two ideas. */
const isThoughtful = ({ group }: ExamPattern): boolean => group === 'engineering' || group === 'medical'

const isRecall = ({ draw, text, generator }: Drawn): boolean =>
  isOneLineRecall(generator.id, text, draw.figure !== undefined)

/** Remembers what was passed over, so that somebody else can be given the same paper. */
function isMet({ met, skips, skipped }: Making, print: string, key: string): boolean {
  if (!met?.has(print) && !skips?.has(key)) return false
  skipped.add(key)
  return true
}

const PRINT_LENGTH = 12

/** Equal for the same question in another paper: its words, what it is asked about, and its key. */
export const printOf = ({ text, figure, options, correctIndex }: ServerQuestion): string =>
  hashName(JSON.stringify([stripPunctuation(text), figure ?? null, options[correctIndex]])).slice(
    0,
    PRINT_LENGTH,
  )
