import type { Difficulty } from '@ekagra/schema/difficulty'
import type { ServerQuestion } from '@ekagra/schema/question'
import { hashName } from '../kit/random/hash.ts'
import { createRandom, type Random } from '../kit/random/random.ts'
import { type Blank, fill, promptOf } from './blank.ts'
import { changedSentences } from './changed-sentences.ts'
import { type Material, readMaterial } from './read-material.ts'
import { wrongValues } from './wrong-values.ts'

export interface TextRequest {
  /** Notes, an article or a file; pages follow their marks (see pages.ts). */
  text: string
  count: number
  difficulty: Difficulty
  seed: string
}

interface Option {
  text: string
  /** Why the option is wrong; null for the key, or when the text says nothing about it. */
  because: string | null
}

interface Asked {
  prompt: string
  right: string
  wrong: readonly Option[]
  /** Checks an option against the text again, independently of the key. */
  isRight: (option: string) => boolean
}

/** The share of questions that ask for a whole true statement, which takes more reading than a blank. */
const STATEMENT_SHARE: Record<Difficulty, number> = { easy: 0, medium: 0.2, hard: 0.5 }

/**
 * Questions on a learner's own text, answered by the text itself: a blank in a sentence, or which of four statements
 * it makes. No sentence is asked twice, since the second question would show the answer of the first. A text without
 * whole English sentences gives few questions or none.
 */
export function makeTextQuestions({ text, count, difficulty, seed }: TextRequest): ServerQuestion[] {
  const material = readMaterial(text)
  const random = createRandom(JSON.stringify(['text', text, difficulty, seed]))
  const questions: ServerQuestion[] = []
  for (const blanks of random.shuffle(bySentence(material.blanks))) {
    if (questions.length === count) break
    const question = firstQuestion(random.shuffle(blanks), material, difficulty, random)
    if (question) questions.push(question)
  }
  return questions
}

const bySentence = (blanks: readonly Blank[]): Blank[][] => [
  ...Map.groupBy(blanks, ({ sentence }) => sentence).values(),
]

function firstQuestion(
  blanks: readonly Blank[],
  material: Material,
  difficulty: Difficulty,
  random: Random,
): ServerQuestion | null {
  for (const blank of blanks) {
    const isStatement = random.chance(STATEMENT_SHARE[difficulty])
    const asked = (isStatement && askStatement(blank, material, random)) || askBlank(blank, material, random)
    const question = asked && compose(asked, blank, difficulty, random)
    if (question) return question
  }
  return null
}

function askBlank(blank: Blank, material: Material, random: Random): Asked | null {
  const wrong = wrongValues(blank, material, random)
  if (wrong.length < 3) return null
  return {
    prompt: promptOf(blank, random),
    right: blank.value,
    wrong: wrong.map(({ value, elsewhere }) => ({
      text: value,
      because: elsewhere === undefined ? null : `the text speaks of it elsewhere: “${elsewhere}”`,
    })),
    isRight: (option) => fill(blank, option) === blank.sentence.text,
  }
}

function askStatement(blank: Blank, material: Material, random: Random): Asked | null {
  const changed = changedSentences(blank, material, random)
  if (changed.length < 3) return null
  return {
    prompt: 'Which of these statements agrees with the text?',
    right: blank.sentence.text,
    wrong: changed.map(({ text, blank: { value }, instead }) => ({
      text,
      because: `the text has “${value}” here, not “${instead}”`,
    })),
    isRight: (option) => material.blanks.some(({ sentence }) => sentence.text === option),
  }
}

/** The question, or null unless exactly one of its four different options agrees with the text. */
function compose(
  asked: Asked,
  { sentence }: Blank,
  difficulty: Difficulty,
  random: Random,
): ServerQuestion | null {
  const options = random.shuffle([{ text: asked.right, because: null }, ...asked.wrong])
  const texts = options.map(({ text }) => text)
  const isDistinct = new Set(texts.map((text) => text.toLowerCase())).size === 4
  if (!isDistinct || texts.filter(asked.isRight).length !== 1) return null
  const page = sentence.page === undefined ? '' : `, page ${sentence.page}`
  return {
    id: `q-${hashName(JSON.stringify([asked.prompt, texts]))}`,
    text: asked.prompt,
    options: texts,
    correctIndex: texts.findIndex(asked.isRight),
    explanation: `The text says${page && ` on page ${sentence.page}`}: “${sentence.text}”`,
    difficulty,
    trust: 'computed',
    misconceptions: options.map(({ because }) => because),
    source: { title: `Your text${page}` },
  }
}
