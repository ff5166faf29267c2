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
  /** The person's own text: all questions are asked about it, none about the topic that it is filed under. */
  text?: string | undefined
}

export interface Paper {
  questions: ServerQuestion[]
  /** What the topic was understood as. */
  resolvedTopic: string
  /** Of the paper of an exam. Its questions take turns, so that the first of them are in proportion too. */
  sections?: readonly { title: string; ids: readonly string[] }[]
}

/** Draws of one type in a row without a new question, after which the type has no more to give. */
const PATIENCE = 30

/** A type of question in a paper: the next index to draw, and what it has given. */
interface Supply {
  entry: CatalogueEntry
  generator: Generator
  weight: number
  nextIndex: number
  /** Facts that it has asked for. */
  abouts: Set<string>
  /** The passage of its last question, as long as there may be more to ask about it. */
  passage: string | null
  isExhausted: boolean
}

/** Questions on a topic, spread over its types by weight, no two alike; null when topic or text give nothing to ask. */
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
  // What one section could not give, the others do.
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

/** A part of a paper that keeps its share of the questions. */
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

/** Whether a draw is wanted; that its text repeats no other of the paper is demanded of every draw. */
type IsWanted = (draw: Draw, supply: Supply) => boolean

/**
 * What is asked of a question, strictest first; the next demand is only made where the ones before it left the paper
 * short. A written bank has so many questions of a level and no more: those of the next level, which say so, follow.
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

/** Reading needs a model of the language, which nobody else should wait for. */
async function makeTextPaper(topic: string, request: TextRequest): Promise<Paper | null> {
  const { makeTextQuestions } = await import('../text/make-text-questions.ts')
  const questions = makeTextQuestions(request)
  return questions.length > 0 ? { questions, resolvedTopic: topic } : null
}

/** The same question from its origin; null when its generator is gone or has changed since. */
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

/** Takes one question of each planned type; what an exhausted type cannot give, the others do. */
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

/** Types by weight: a comb of equal steps over the laid-out weights, so that each gets its share, rounded up or down. */
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

/** A learner who has read a passage is asked about it as long as there is something to ask; then anything goes. */
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
