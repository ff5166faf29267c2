import { createKeptTexts, type KeptTexts, makeComparable } from '@ekagra/exam/similarity/similarity'
import type { Difficulty } from '@ekagra/schema/difficulty'
import type { GeneratorOrigin, ServerQuestion } from '@ekagra/schema/question'
import { type CatalogueEntry, catalogue, loadChapter } from '../chapters/catalogue.ts'
import { completeQuestion, composeQuestion, drawQuestion, versionOf } from '../kit/compose-question.ts'
import type { Draw, Generator } from '../kit/define-generator.ts'
import { createRandom, type Random } from '../kit/random/random.ts'
import type { TextRequest } from '../text/make-text-questions.ts'
import { resolveTopic, type WeighedType } from '../topic/resolve-topic.ts'
import { apportion, takeTurns } from './apportion.ts'
import { keepPassagesTogether, passageOf } from './keep-passages-together.ts'

export interface PaperRequest {
  topic: string
  difficulty: Difficulty
  count: number
  seed: string
  /** The learner's own text: all questions are about it, none about the topic. */
  text?: string | undefined
}

export interface Paper {
  questions: ServerQuestion[]
  /** What the topic was understood as. */
  resolvedTopic: string
  /**
   * The sections of an exam paper. Their questions take turns, so that any beginning of the paper is in proportion
   * too.
   */
  sections?: readonly { title: string; ids: readonly string[] }[]
}

/** After this many draws in a row without a new question, a type counts as exhausted. */
const PATIENCE = 30

/** A type of question in a paper: the next index to draw, and what was drawn so far. */
interface Supply {
  entry: CatalogueEntry
  generator: Generator
  weight: number
  nextIndex: number
  /** Facts that were already asked. */
  abouts: Set<string>
  /** The passage of its last question, while there may be more questions on it. */
  passage: string | null
  isExhausted: boolean
}

/** Questions on a topic, spread over its types by weight, no two alike; null when the topic or the text gives none. */
export async function makePaper(request: PaperRequest): Promise<Paper | null> {
  const { topic, difficulty, count, seed, text } = request
  if (text !== undefined) return makeTextPaper(topic, { difficulty, count, seed, text })
  const resolved = resolveTopic(topic)
  if (!resolved) return null
  const sections = await Promise.all((resolved.sections ?? [{ ...resolved, questions: 1 }]).map(openSection))
  const random = createRandom(JSON.stringify(['paper', resolved.title, difficulty, seed]))
  const kept = createKeptTexts()
  const shares = apportion(
    sections.map((section) => section.share),
    count,
  )
  const ask = ({ supplies, questions }: Section, upTo: number) => {
    for (const [level, isNew] of demandsOf(difficulty)) {
      for (const supply of supplies) supply.isExhausted = false
      fill(questions, upTo, supplies, random, (supply) => nextQuestion(supply, level, seed, kept, isNew))
    }
  }
  for (const [index, section] of sections.entries()) ask(section, shares[index] ?? 0)
  // Questions that one section could not give come from the others.
  const missing = () => count - sections.reduce((sum, { questions }) => sum + questions.length, 0)
  for (const section of sections) ask(section, section.questions.length + missing())
  return {
    questions: keepPassagesTogether(takeTurns(sections.map(({ questions }) => questions))),
    resolvedTopic: resolved.title,
    ...(resolved.sections && {
      sections: sections.map(({ title, questions }) => ({ title, ids: questions.map(({ id }) => id) })),
    }),
  }
}

/** A section of a paper, which keeps its share of the questions. */
interface Section {
  title: string
  share: number
  supplies: readonly Supply[]
  questions: ServerQuestion[]
}

async function openSection({
  title,
  questions,
  types,
}: {
  title: string
  questions: number
  types: readonly WeighedType[]
}): Promise<Section> {
  const supplies = await Promise.all(types.map(({ entry, weight }) => openSupply(entry, weight)))
  return { title, share: questions, supplies, questions: [] }
}

/** Whether a draw is accepted; in any case its text must not repeat another of the paper. */
type IsWanted = (draw: Draw, supply: Supply) => boolean

/**
 * The conditions for a question, strictest first; a looser one is used only when the stricter ones leave the paper
 * short. A written bank has a limited number of questions per level: those of the next level follow, marked with their
 * own level.
 */
function demandsOf(level: Difficulty): [Difficulty, IsWanted][] {
  return [[level, asksNewFact], [level, () => true], ...NEXT_LEVELS[level].map(atLevel)]
}

const atLevel = (level: Difficulty): [Difficulty, IsWanted] => [level, asksNewFact]

const NEXT_LEVELS: Readonly<Record<Difficulty, readonly Difficulty[]>> = {
  easy: ['medium', 'hard'],
  medium: ['easy', 'hard'],
  hard: ['medium', 'easy'],
}

/** Reading text needs a language model, which is loaded only here. */
async function makeTextPaper(topic: string, request: TextRequest): Promise<Paper | null> {
  const { makeTextQuestions } = await import('../text/make-text-questions.ts')
  const questions = makeTextQuestions(request)
  return questions.length > 0 ? { questions, resolvedTopic: topic } : null
}

/** The same question from its origin; null when its generator no longer exists or has changed. */
export async function regenerate(origin: GeneratorOrigin): Promise<ServerQuestion | null> {
  const entry = catalogue.find(({ id }) => id === origin.type)
  if (!entry) return null
  const { generator } = await openSupply(entry, 1)
  if (versionOf(generator) !== origin.version) return null
  const { level, seed, index } = origin
  const composed = composeQuestion(generator, entry, { level, seed, index })
  return 'problem' in composed ? null : composed.question
}

async function openSupply(entry: CatalogueEntry, weight: number): Promise<Supply> {
  const generator = (await loadChapter(entry.chapterId)).get(entry.id)
  if (!generator) throw new Error(`the chapter ${entry.chapterId} has no generator ${entry.id}`)
  return {
    entry,
    generator,
    weight,
    nextIndex: 0,
    abouts: new Set(),
    passage: null,
    isExhausted: false,
  }
}

/** Takes one question of each planned type; other types replace an exhausted one. */
function fill(
  questions: ServerQuestion[],
  count: number,
  supplies: readonly Supply[],
  random: Random,
  next: (supply: Supply) => ServerQuestion | null,
): void {
  while (questions.length < count) {
    const open = supplies.filter(({ isExhausted }) => !isExhausted)
    if (open.length === 0) return
    for (const supply of plan(open, count - questions.length, random)) {
      const question = supply.isExhausted ? null : next(supply)
      if (question) questions.push(question)
      else supply.isExhausted = true
    }
  }
}

/** Types by weight: equal steps over the cumulated weights, so that each type gets its share, rounded up or down. */
function plan(supplies: readonly Supply[], count: number, random: Random): Supply[] {
  const laidOut = random.shuffle(supplies)
  const total = laidOut.reduce((sum, { weight }) => sum + weight, 0)
  const step = total / count
  let mark = (random.int(0, 999_999) / 1_000_000) * step
  let end = 0
  const planned: Supply[] = []
  for (const supply of laidOut) {
    for (end += supply.weight; mark < end && planned.length < count; mark += step) planned.push(supply)
  }
  return random.shuffle(planned)
}

/** After a question on a passage, more questions on the same passage come first while there are any. */
function nextQuestion(
  supply: Supply,
  level: Difficulty,
  seed: string,
  kept: KeptTexts,
  isWanted: IsWanted,
): ServerQuestion | null {
  const take = (tries: number, wanted: IsWanted) => takeQuestion(supply, level, seed, kept, tries, wanted)
  const { passage } = supply
  const onSame: IsWanted = (draw) => passageOf(draw) === passage && isWanted(draw, supply)
  const question = (passage === null ? null : take(2 * PATIENCE, onSame)) ?? take(PATIENCE, isWanted)
  supply.passage = question && passageOf(question)
  return question
}

function takeQuestion(
  supply: Supply,
  level: Difficulty,
  seed: string,
  kept: KeptTexts,
  patience: number,
  isWanted: IsWanted,
): ServerQuestion | null {
  for (let tries = 0; tries < patience; tries++) {
    const drawn = drawQuestion(supply.generator, { level, seed, index: supply.nextIndex })
    supply.nextIndex += 1
    if ('problem' in drawn) continue
    const text = makeComparable(drawn.text)
    if (!isWanted(drawn.draw, supply) || kept.repeats(text)) continue
    const composed = completeQuestion(drawn, supply.entry)
    if ('problem' in composed) continue
    kept.keep(text)
    const { about } = drawn.draw
    if (about !== undefined) supply.abouts.add(about)
    return composed.question
  }
  return null
}

const asksNewFact: IsWanted = ({ about }, { abouts }) => about === undefined || !abouts.has(about)
