import { createKeptTexts, makeComparable } from '@ekagra/exam/similarity/similarity'
import type { Difficulty } from '@ekagra/schema/difficulty'
import type { ServerQuestion } from '@ekagra/schema/question'
import { hashName } from '../kit/random/hash.ts'
import { createRandom, type Random } from '../kit/random/random.ts'
import { askEntry } from './ask-entries.ts'
import { askAfter, askSentence } from './ask-facts.ts'
import { askPredicate } from './ask-predicates.ts'
import { askStatements, drawTruths } from './ask-statements.ts'
import type { Asked } from './asked.ts'
import { type Material, readMaterial } from './read-material.ts'
import type { Sentence } from './sentence.ts'

export interface TextRequest {
  /** Notes, an article or a file; pages follow their marks (see pages.ts). */
  text: string
  count: number
  difficulty: Difficulty
  seed: string
}

/** The share of questions on whole statements, which take more reading than a fact. */
const STATEMENT_SHARE: Record<Difficulty, number> = { easy: 0, medium: 0.2, hard: 0.5 }

/**
 * Questions on a learner's own text, answered by the text itself: who, when, how many, which of these; what a word of a list
 * means; and which statements it makes. No sentence is asked twice, since the second question would show the answer of the
 * first. A text without whole English sentences gives few questions or none.
 */
export function makeTextQuestions({ text, count, difficulty, seed }: TextRequest): ServerQuestion[] {
  const material = readMaterial(text)
  const random = createRandom(JSON.stringify(['text', text, difficulty, seed]))
  const quiz = createQuiz(count, difficulty)
  const facts = askFacts(material, random)
  const sentences = random.shuffle(material.sentences)
  const statements = Math.round(count * STATEMENT_SHARE[difficulty])
  const [needed, others] = [facts.slice(0, count - statements), facts.slice(count - statements)]
  const hasFact = (asked: readonly Asked[], { text: shown }: Sentence) =>
    asked.some((fact) => fact.sentences.some((sentence) => sentence.text === shown))
  const addStatements = createStatements(quiz, material, facts.length, random)
  // Sentences without a question of their own come first.
  addStatements(statements, [
    ...sentences.filter((sentence) => !hasFact(facts, sentence)),
    ...sentences.filter((sentence) => hasFact(others, sentence) && !hasFact(needed, sentence)),
  ])
  addFacts(quiz, facts)
  for (const sentence of random.shuffle(material.all)) {
    if (quiz.missing() > 0) quiz.add(askAfter(sentence, material, random))
  }
  addStatements(quiz.missing(), sentences)
  return random.shuffle(quiz.questions)
}

/** One question for each sentence and entry that gives any; those on what is said of a subject are easier and come last. */
function askFacts(material: Material, random: Random): Asked[] {
  const facts = [
    ...material.sentences.map((sentence) => askSentence(sentence, material, random)),
    ...material.entries.flatMap((list) => list.map((entry) => askEntry(entry, list, random))),
  ].filter((asked) => asked !== null)
  const asked = new Set(facts.flatMap(({ sentences }) => sentences))
  const others = material.sentences
    .filter((sentence) => !asked.has(sentence))
    .map((sentence) => askPredicate(sentence, material, random))
  return [...random.shuffle(facts), ...random.shuffle(others.filter((other) => other !== null))]
}

interface Quiz {
  questions: readonly ServerQuestion[]
  missing: () => number
  /** Whether no question shows the sentence yet. */
  isFree: (sentence: Pick<Sentence, 'text'>) => boolean
  /** Takes the question, unless it is faulty or shows what another one asks. */
  add: (asked: Asked | null) => boolean
}

function createQuiz(count: number, difficulty: Difficulty): Quiz {
  const questions: ServerQuestion[] = []
  const kept = createKeptTexts()
  const shown = new Set<string>()
  const isFree = ({ text }: Pick<Sentence, 'text'>) => !shown.has(text)
  const missing = () => count - questions.length
  return {
    questions,
    missing,
    isFree,
    add: (asked) => {
      const question = asked?.sentences.every(isFree) && missing() > 0 ? compose(asked, difficulty) : null
      const comparable = makeComparable(question?.text ?? '')
      if (!question || kept.repeats(comparable)) return false
      kept.keep(comparable)
      questions.push(question)
      for (const { text } of asked?.sentences ?? []) shown.add(text)
      return true
    },
  }
}

/** One answer is asked for twice only when nothing else is left. */
function addFacts(quiz: Quiz, facts: readonly Asked[]): void {
  const answers = new Set<string>()
  for (const isAgain of [false, true]) {
    for (const asked of facts) {
      const answer = asked.options.find(({ text }) => asked.isRight(text))?.text ?? ''
      if (answers.has(answer) === isAgain && quiz.add(asked)) answers.add(answer)
    }
  }
}

/** Adds up to so many questions on statements of the given sentences. */
function createStatements(
  quiz: Quiz,
  material: Material,
  facts: number,
  random: Random,
): (most: number, sentences: readonly Sentence[]) => void {
  let truths = drawTruths(random)
  const available = facts + (material.sentences.length - facts) / 2
  return (most, sentences) => {
    for (let left = most; left > 0; left--) {
      const free = sentences.filter(quiz.isFree)
      // Four statements use up sentences that a short text needs for other questions.
      const fours = available > 1.3 * quiz.missing() && free.length >= 2 * left + 2
      const added = askStatements(free, { fours, truths, material, random }).find(quiz.add)
      if (!added) return
      truths = truths.filter((truth) => truth !== added.truth)
      if (truths.length === 0) truths = drawTruths(random)
    }
  }
}

/** The question, or null unless exactly one of its four different options agrees with the text. */
function compose(asked: Asked, difficulty: Difficulty): ServerQuestion | null {
  const texts = asked.options.map(({ text }) => text)
  const isDistinct = new Set(texts.map((text) => text.toLowerCase())).size === 4
  if (!isDistinct || texts.filter(asked.isRight).length !== 1) return null
  const quoted = asked.quoted ?? asked.sentences
  const quotes = quoted.map(({ text }) => `“${text}”`).join(' ')
  const page = quoted[0]?.page
  return {
    id: `q-${hashName(JSON.stringify([asked.prompt, texts]))}`,
    text: asked.prompt,
    options: texts,
    correctIndex: texts.findIndex(asked.isRight),
    explanation: `The text says${page === undefined ? '' : ` on page ${page}`}: ${quotes}${asked.note ? ` ${asked.note}` : ''}`,
    difficulty,
    trust: 'computed',
    misconceptions: asked.options.map(({ because }) => because),
    source: { title: `Your text${page === undefined ? '' : `, page ${page}`}` },
  }
}
