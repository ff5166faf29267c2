import { createKeptTexts, type KeptTexts, makeComparable } from '@ekagra/exam/similarity/similarity'
import type { Difficulty } from '@ekagra/schema/difficulty'
import type { GeneratorOrigin, ServerQuestion } from '@ekagra/schema/question'
import type { ServedTopic } from '@ekagra/schema/served-topic'
import { catalogue } from '../chapters/catalogue.ts'
import {
  completeQuestion,
  composeQuestion,
  type Drawn,
  drawQuestion,
  versionOf,
} from '../kit/compose-question.ts'
import type { Draw } from '../kit/define-generator.ts'
import { createRandom, type Random } from '../kit/random/random.ts'
import { patternOf } from '../kit/wording/say.ts'
import type { TextRequest } from '../text/make-text-questions.ts'
import { plainName } from '../topic/reading/plain-words.ts'
import { apportion, takeTurns } from './apportion.ts'
import { askedBy } from './asked-by.ts'
import { formOf } from './form-of.ts'
import { isOneLineRecall } from './is-one-line-recall.ts'
import { keepPassagesTogether, passageOf } from './keep-passages-together.ts'
import { type OpenSection, type OpenTopic, type OpenType, openTopic, openType } from './open-topic.ts'
import { takeSet } from './take-set.ts'
import { createToldWords, type ToldWords } from './told-words.ts'

export { openTopic } from './open-topic.ts'

export interface PaperRequest {
  topic: string
  difficulty: Difficulty
  count: number
  seed: string
  /** The learner's own text: all questions are about it, none about the topic. */
  text?: string | undefined
  /** Ids of questions that the learner has seen: they come only when there are no others. */
  seen?: readonly string[] | undefined
  /** Whether the chapter around a narrow topic gives the questions that the topic itself has not. */
  fill?: boolean | undefined
}

export interface Paper {
  questions: ServerQuestion[]
  /** What the topic was understood as. */
  resolvedTopic: string
  topic: ServedTopic
  /**
   * The sections of an exam paper. Their questions take turns, so that any beginning of the paper is in proportion
   * too.
   */
  sections?: readonly { title: string; ids: readonly string[] }[]
}

/** After this many draws in a row without a new question, a computed type counts as exhausted. */
const PATIENCE = 30
/** A type with a limited number of questions is drawn this often for each of them, up to a limit. */
const DRAWS_PER_QUESTION = 6
const MOST_PATIENCE = 400

/** At most this share of a paper has one form or one pattern of words, while there are others. */
const MOST_ALIKE = 0.3
/** In a short set the level that was chosen is worth more than another form. */
const FEWEST_ALIKE = 3

/** A type of question in a paper: the next index to draw, and what was drawn so far. */
interface Supply extends OpenType {
  nextIndex: number
  patience: number
  /** Whether it has a limited number of questions. */
  isFinite: boolean
  /** What was drawn at each level and not yet asked: a looser demand may want it. */
  drawn: Map<Difficulty, Drawn[]>
  /** Ids of what was drawn at each level, asked or not. */
  met: Map<Difficulty, Set<string>>
  /** The levels at which nothing new comes. */
  dry: Set<Difficulty>
  /** The passage of its last question, while there may be more questions on it. */
  passage: string | null
  isExhausted: boolean
}

/** A section of a paper, which keeps its share of the questions. */
interface Section {
  title: string
  share: number
  supplies: readonly Supply[]
  /** What is asked before the rest, the closest to the typed topic first. */
  closest: readonly (readonly Supply[])[]
  questions: ServerQuestion[]
}

/** What all sections of a paper share. */
interface PaperState {
  seed: string
  random: Random
  kept: KeptTexts
  seen: ReadonlySet<string>
  /** Facts and sentences that were already asked, by any type. */
  abouts: Set<string>
  /** What a question gives away of another: the words that were typed, and the keys and texts of those asked so far. */
  told: ToldWords
  /** How many questions have each form and each pattern, and how many may. */
  alike: Map<string, number>
  mostAlike: number
  /** For a hard set of JEE or NEET: recall in one line comes only when there is nothing else. */
  isThoughtful: boolean
}

/** Questions on a topic, spread over its types by weight, no two alike; null when the topic or the text gives none. */
export async function makePaper(request: PaperRequest): Promise<Paper | null> {
  const { topic, difficulty, count, seed, text, seen = [], fill: isFilled = false } = request
  if (text !== undefined) return makeTextPaper(topic, { difficulty, count, seed, text })
  const opened = await openTopic(topic)
  if (!opened) return null
  const state: PaperState = {
    seed,
    random: createRandom(JSON.stringify(['paper', opened.title, difficulty, seed])),
    kept: createKeptTexts(),
    seen: new Set(seen),
    abouts: new Set(),
    told: createToldWords(topic),
    alike: new Map(),
    mostAlike: Math.max(FEWEST_ALIKE, Math.ceil(MOST_ALIKE * count)),
    isThoughtful: difficulty === 'hard' && /\b(?:JEE|NEET)\b/.test(opened.title),
  }
  const sections = opened.sections.map(openSection)
  ask(sections, count, difficulty, state)
  const own = questionsOf(sections)
  const around = isFilled && own.length < count ? await openAround(opened) : []
  for (const section of around)
    ask([section], count - own.length - questionsOf(around).length, difficulty, state)
  const questions = keepPassagesTogether(takeTurns(sections.map(setsLast)))
  return {
    questions: [...questions, ...questionsOf(around)],
    resolvedTopic: opened.title,
    topic: {
      asked: topic,
      // A different case or a plural does not count as another name.
      served: plainName(topic) === plainName(opened.title) ? topic.trim() : opened.title,
      understood: [...opened.understood],
      ignored: [...opened.ignored],
      available: Number.isFinite(opened.available) ? opened.available : null,
      around: [...opened.around],
      onTopic: own.length,
      repeated: own.filter(({ id }) => state.seen.has(id)).length,
    },
    ...(opened.isExam && {
      sections: sections.map((section) => ({
        title: section.title,
        ids: section.questions.map(({ id }) => id),
      })),
    }),
  }
}

const questionsOf = (sections: readonly Section[]): ServerQuestion[] =>
  sections.flatMap((section) => section.questions)

/** Sets come after the single questions of their section, so that any beginning of the paper stays in proportion. */
const setsLast = ({ questions, supplies }: Section): ServerQuestion[] => {
  const inSets = new Set(supplies.flatMap(({ generator }) => (generator.set ? [generator.id] : [])))
  const isOfSet = ({ generator }: ServerQuestion) => generator !== undefined && inSets.has(generator.type)
  return [...questions.filter((one) => !isOfSet(one)), ...questions.filter(isOfSet)]
}

/** What is around a narrow topic, as sections of their own: the concept that it is a part of, then the chapters. */
async function openAround({ around, wider }: OpenTopic): Promise<Section[]> {
  const types = await Promise.all(
    catalogue.filter(({ chapter }) => around.includes(chapter)).map((entry) => openType(entry, entry.weight)),
  )
  return [wider, types].map((part) =>
    openSection({ title: around.join(', '), questions: 1, types: part, preferred: [] }),
  )
}

const openSection = ({ title, questions, types, preferred }: OpenSection): Section => ({
  title,
  share: questions,
  supplies: types.map(openSupply),
  closest: preferred.map((tier) => tier.map(openSupply)),
  questions: [],
})

function openSupply(type: OpenType): Supply {
  const size = type.concept === undefined ? type.generator.size() : type.generator.count(type.concept)
  const patience = Number.isFinite(size)
    ? Math.min(MOST_PATIENCE, Math.max(PATIENCE, DRAWS_PER_QUESTION * size))
    : PATIENCE
  return {
    ...type,
    nextIndex: 0,
    patience,
    isFinite: Number.isFinite(size),
    drawn: new Map(),
    met: new Map(),
    dry: new Set(),
    passage: null,
    isExhausted: false,
  }
}

/**
 * As many as are closest to the topic and the learner has not seen. Computed questions never run out, so of these only as
 * many as differ in form: others of the concept are better than the same sum again.
 */
function askClosest(section: Section, upTo: number, difficulty: Difficulty, state: PaperState): void {
  for (const supplies of section.closest)
    for (const demand of demandsOf(difficulty).filter(({ allowsSameKey }) => !allowsSameKey)) {
      const asked = demand.allowsSameForm ? supplies.filter((supply) => supply.isFinite) : supplies
      askSupplies(section, asked, upTo, demand, state)
    }
}

const askSection = (section: Section, upTo: number, demand: Demand, state: PaperState): void =>
  askSupplies(section, section.supplies, upTo, demand, state)

function askSupplies(
  section: Section,
  supplies: readonly Supply[],
  upTo: number,
  demand: Demand,
  state: PaperState,
): void {
  const isNarrow = (supply: Supply) => supply.concept !== undefined || supplies.length === 1
  // For a written question, form and pattern are one: a demand that allows only the one has nothing new for it.
  const isNothingNew = ({ generator }: Supply) =>
    generator.bank !== undefined && demand.allowsSameForm && !demand.allowsSamePattern
  for (const supply of supplies)
    supply.isExhausted = (demand.isForNarrow && !isNarrow(supply)) || isNothingNew(supply)
  fill({ ...section, supplies }, upTo, state, (supply, room) => nextQuestions(supply, room, state, demand))
}

/** Each section gets its share; what one could not give comes from the others. */
function ask(sections: readonly Section[], count: number, difficulty: Difficulty, state: PaperState): void {
  const shares = apportion(
    sections.map(({ share }) => share),
    count,
  )
  const missing = () => count - questionsOf(sections).length
  for (const [index, section] of sections.entries()) {
    askClosest(section, shares[index] ?? 0, difficulty, state)
    for (const demand of demandsOf(difficulty)) askSection(section, shares[index] ?? 0, demand, state)
  }
  for (const section of sections)
    if (missing() > 0) askClosest(section, section.questions.length + missing(), difficulty, state)
  for (const demand of demandsOf(difficulty))
    for (const section of sections)
      if (missing() > 0) askSection(section, section.questions.length + missing(), demand, state)
}

/** The conditions for a question; its text must not repeat another of the paper in any case. */
interface Demand {
  level: Difficulty
  /** Whether a hard question may be recall in one line. */
  allowsRecall: boolean
  /** Whether a fact may be asked a second time, in another way. */
  allowsSameFact: boolean
  /** Whether the typed topic may be the answer. */
  allowsTypedKey: boolean
  /** Whether the answer may be in the text of another question of the paper. */
  allowsToldKey: boolean
  /** Whether it may be the answer of another question: the two may ask for one fact in other words. */
  allowsSameKey: boolean
  /** Whether more than the usual share of the paper may ask for the same thing, in other words. */
  allowsSameForm: boolean
  /** Whether more than that share may do so in the same words. */
  allowsSamePattern: boolean
  /** Whether a question that the learner has seen may come again. */
  allowsSeen: boolean
  /** Whether a set may be cut when the paper has no room for all of it. */
  allowsPartOfSet: boolean
  /** Only for a concept or a single type: there another form is worth more than the level. */
  isForNarrow: boolean
}

/**
 * The conditions, strictest first; a looser one is used only when the stricter ones leave the paper short. A written
 * bank has a limited number of questions per level: those of the next level follow, marked with their own level. A
 * question that was seen comes last.
 */
const demandsOf = (level: Difficulty): Demand[] => {
  const whole: Demand = {
    level,
    allowsRecall: true,
    allowsSameFact: false,
    allowsTypedKey: false,
    allowsToldKey: false,
    allowsSameKey: false,
    allowsSameForm: false,
    allowsSamePattern: false,
    allowsSeen: false,
    allowsPartOfSet: false,
    isForNarrow: false,
  }
  const loose = { ...whole, allowsPartOfSet: true, allowsSameForm: true, allowsSamePattern: true }
  const told = { ...loose, allowsSameFact: true, allowsTypedKey: true, allowsToldKey: true }
  const next = NEXT_LEVELS[level]
  const levels = [level, ...next]
  return [
    ...(level === 'hard' ? [{ ...whole, allowsRecall: false }] : []),
    whole,
    ...next.map((other) => ({ ...whole, level: other, isForNarrow: true })),
    { ...whole, allowsSameForm: true },
    { ...whole, allowsSameForm: true, allowsSamePattern: true },
    loose,
    { ...loose, allowsSameFact: true },
    ...next.map((other) => ({ ...loose, level: other })),
    ...next.map((other) => ({ ...loose, level: other, allowsSameFact: true })),
    ...levels.map((any) => ({ ...loose, level: any, allowsSameFact: true, allowsTypedKey: true })),
    ...levels.map((any) => ({ ...told, level: any })),
    ...levels.map((any) => ({ ...told, level: any, allowsSameKey: true })),
    ...levels.map((any) => ({ ...told, level: any, allowsSameKey: true, allowsSeen: true })),
  ]
}

const NEXT_LEVELS: Readonly<Record<Difficulty, readonly Difficulty[]>> = {
  easy: ['medium', 'hard'],
  medium: ['easy', 'hard'],
  hard: ['medium', 'easy'],
}

/** Reading text needs a language model, which is loaded only here. */
async function makeTextPaper(topic: string, request: TextRequest): Promise<Paper | null> {
  const { makeTextQuestions } = await import('../text/make-text-questions.ts')
  const questions = makeTextQuestions(request)
  if (questions.length === 0) return null
  const served: ServedTopic = {
    asked: topic,
    served: topic,
    understood: [],
    ignored: [],
    available: questions.length,
    around: [],
    onTopic: questions.length,
    repeated: 0,
  }
  return { questions, resolvedTopic: topic, topic: served }
}

/** The same question from its origin; null when its generator no longer exists or has changed. */
export async function regenerate(origin: GeneratorOrigin): Promise<ServerQuestion | null> {
  const entry = catalogue.find(({ id }) => id === origin.type)
  if (!entry) return null
  const { generator } = await openType(entry, 1)
  if (versionOf(generator) !== origin.version) return null
  const { level, seed, index, concept } = origin
  const composed = composeQuestion(generator, entry, { level, seed, index, ...(concept && { concept }) })
  return 'problem' in composed ? null : composed.question
}

/** Takes one question, or one set, of each planned type; other types replace an exhausted one. */
function fill(
  { questions, supplies }: Section,
  count: number,
  { random }: PaperState,
  next: (supply: Supply, room: number) => readonly ServerQuestion[],
): void {
  while (questions.length < count) {
    const open = supplies.filter(({ isExhausted }) => !isExhausted)
    if (open.length === 0) return
    for (const supply of plan(open, count - questions.length, random)) {
      const room = count - questions.length
      if (room === 0) return
      const taken = supply.isExhausted ? [] : next(supply, room)
      if (taken.length > 0) questions.push(...taken)
      else supply.isExhausted = true
    }
  }
}

/** Types by weight: equal steps over the cumulated weights, so that each type gets its share, rounded up or down. */
function plan(supplies: readonly Supply[], count: number, random: Random): Supply[] {
  const laidOut = random.shuffle(supplies)
  const total = laidOut.reduce((sum, supply) => sum + perDraw(supply), 0)
  const step = total / count
  let mark = (random.int(0, 999_999) / 1_000_000) * step
  let end = 0
  const planned: Supply[] = []
  for (const supply of laidOut) {
    for (end += perDraw(supply); mark < end && planned.length < count; mark += step) planned.push(supply)
  }
  return random.shuffle(planned)
}

/** A type that gives a whole set at once is drawn less often. */
const perDraw = ({ weight, generator }: Supply): number => weight / (generator.set?.size ?? 1)

/** A whole set of a type that comes in sets, where there is room for it; else one question. */
function nextQuestions(
  supply: Supply,
  room: number,
  state: PaperState,
  demand: Demand,
): readonly ServerQuestion[] {
  const { generator, concept } = supply
  if (!generator.set) {
    const question = nextQuestion(supply, state, demand)
    return question ? [question] : []
  }
  if (room < generator.set.size && !demand.allowsPartOfSet) return []
  const place = { level: demand.level, seed: state.seed, concept }
  const isWanted = ({ id }: Drawn) => demand.allowsSeen || !state.seen.has(id)
  return takeSet(supply, { place, kept: state.kept, room, isWanted }).map(({ question }) => question)
}

/** After a question on a passage, more questions on the same passage come first while there are any. */
function nextQuestion(supply: Supply, state: PaperState, demand: Demand): ServerQuestion | null {
  const { passage, patience } = supply
  const onSame = (draw: Draw) => passageOf(draw) === passage
  const question =
    (passage === null ? null : takeQuestion(supply, state, demand, 2 * patience, onSame)) ??
    takeQuestion(supply, state, demand, patience, () => true)
  supply.passage = question && passageOf(question)
  return question
}

function takeQuestion(
  supply: Supply,
  state: PaperState,
  demand: Demand,
  patience: number,
  isOfPassage: (draw: Draw) => boolean,
): ServerQuestion | null {
  const { level } = demand
  const waiting = supply.drawn.get(level) ?? []
  supply.drawn.set(level, waiting)
  for (const drawn of waiting) {
    const question = isOfPassage(drawn.draw) ? askDrawn(drawn, supply, state, demand) : null
    if (!question) continue
    waiting.splice(waiting.indexOf(drawn), 1)
    return question
  }
  const met = supply.met.get(level) ?? new Set()
  supply.met.set(level, met)
  const size = supply.generator.sizeAt?.(level, supply.concept) ?? Number.POSITIVE_INFINITY
  for (let tries = supply.dry.has(level) ? patience : 0; tries < patience && met.size < size; tries++) {
    const drawn = drawNext(supply, level, state.seed)
    if (!drawn || met.has(drawn.id)) continue
    if (supply.isFinite) met.add(drawn.id)
    const question = isOfPassage(drawn.draw) ? askDrawn(drawn, supply, state, demand) : null
    if (question) return question
    if (supply.isFinite) waiting.push(drawn)
  }
  if (supply.isFinite) supply.dry.add(level)
  return null
}

function drawNext(supply: Supply, level: Difficulty, seed: string): Drawn | null {
  const { generator, concept } = supply
  const place = { level, seed, index: supply.nextIndex, ...(concept !== undefined && { concept }) }
  supply.nextIndex += 1
  const drawn = drawQuestion(generator, place)
  return 'problem' in drawn ? null : drawn
}

/** The question of a draw, which then counts as asked; null when it is not wanted. */
function askDrawn(drawn: Drawn, supply: Supply, state: PaperState, demand: Demand): ServerQuestion | null {
  const { kept, alike, abouts } = state
  if (!isWanted(drawn, supply, state, demand)) return null
  const [form, pattern] = [formOf(drawn), patternOf(drawn.draw.prompt)]
  const hasRoom = (likeness: string) => (alike.get(likeness) ?? 0) < state.mostAlike
  if (!demand.allowsSameForm && !hasRoom(form)) return null
  if (!demand.allowsSamePattern && !hasRoom(pattern)) return null
  const text = makeComparable(drawn.text, drawn.draw.figure)
  if (kept.repeats(text)) return null
  const composed = completeQuestion(drawn, supply.entry)
  if ('problem' in composed) return null
  kept.keep(text)
  for (const likeness of new Set([form, pattern])) alike.set(likeness, (alike.get(likeness) ?? 0) + 1)
  for (const asked of askedBy(drawn.draw)) abouts.add(asked)
  state.told.add(drawn)
  return composed.question
}

function isWanted(
  drawn: Drawn,
  { concept, isFinite: hasEnd, entry }: Supply,
  state: PaperState,
  demand: Demand,
): boolean {
  const { draw, id } = drawn
  if (!demand.allowsSeen && state.seen.has(id)) return false
  const isRecallWanted = state.isThoughtful
    ? demand.level !== 'hard' || demand.allowsSameFact
    : // The words of a language are known or not known: nothing else is asked of them.
      demand.allowsRecall || entry.subjectId === 'english'
  if (!isRecallWanted && isOneLineRecall(drawn.generator.id, drawn.text, draw.figure !== undefined))
    return false
  // On a narrow topic a fact asked twice would be noticed: fewer questions are better.
  const allowsSameFact = demand.allowsSameFact && !(concept !== undefined && hasEnd)
  if (!allowsSameFact && askedBy(draw).some((asked) => state.abouts.has(asked))) return false
  if (concept !== undefined && hasEnd) {
    if (!demand.allowsTypedKey && state.told.isTyped(drawn)) return false
    if (!demand.allowsToldKey && state.told.isTold(drawn)) return false
    if (!demand.allowsSameKey && state.told.isAnswered(drawn)) return false
    if (state.told.isRepeated(drawn)) return false
  }
  return true
}
