import type { Random } from '../kit/random/random.ts'
import { capital } from '../kit/wording/capital.ts'
import type { Asked } from './asked.ts'
import { type ChangedSentence, changeSentence } from './changed-sentences.ts'
import type { Material } from './read-material.ts'
import type { Sentence } from './sentence.ts'

/** Statements are read together, so none may be long. */
const LONGEST = 170

interface Statement {
  sentence: Sentence
  /** Null when it stands as the text has it. */
  change: ChangedSentence | null
}

const textOf = ({ sentence, change }: Statement): string => change?.text ?? sentence.text
const noteOf = ({ change }: Statement): string | null =>
  change && `the text has “${change.value}” here, not “${change.instead}”`

interface StatementRequest {
  /** Whether four statements may be put side by side. */
  fours: boolean
  /** Which answers a question on two statements may have. */
  truths: readonly number[]
  material: Material
  random: Random
}

/** Asks whether statements agree with the text: of two each for itself, or one of four. */
export function askStatements(
  sentences: readonly Sentence[],
  { fours, truths, material, random }: StatementRequest,
): Asked[] {
  const change = (sentence: Sentence): Statement | null => {
    const changed = changeSentence(sentence, material, random)
    return changed && { sentence, change: changed }
  }
  const short = sentences.filter(({ text }) => text.length <= LONGEST)
  const four = fours ? askOneOfFour(short, change, random) : null
  return [four, askTwo(short, change, truths)].filter((asked) => asked !== null)
}

type Change = (sentence: Sentence) => Statement | null

const PAIR_OPTIONS = ['I only', 'II only', 'Both I and II', 'Neither I nor II']
const BOTH = 2
const NEITHER = 3

/** The four answers in the order in which they are asked for. 'Neither' takes two changes and fails more often, so it is tried first more often. */
export function drawTruths(random: Random): number[] {
  const truths = random.shuffle([...PAIR_OPTIONS.keys()])
  return random.chance(0.2) ? [NEITHER, ...truths.filter((truth) => truth !== NEITHER)] : truths
}

/**
 * Two statements, each of which may be changed. `truths` are the answers that may still be asked for: many sentences cannot
 * be changed, and 'Both' would be right too often if it stood in for the others.
 */
function askTwo(sentences: readonly Sentence[], change: Change, truths: readonly number[]): Asked | null {
  const inOrder = truths[0] === BOTH ? truths : truths.filter((truth) => truth !== BOTH)
  for (const truth of inOrder) {
    const [one, two] = takeStatements(
      sentences,
      [truth === 0 || truth === 2, truth === 1 || truth === 2],
      change,
    )
    if (!one || !two) continue
    const notes = [noteOf(one), noteOf(two)].flatMap((note, index) =>
      note ? [`In ${['I', 'II'][index]} ${note}.`] : [],
    )
    return {
      prompt: `Consider the following statements:\n\nI. ${textOf(one)}\n\nII. ${textOf(two)}\n\nWhich of them is/are correct as per the passage?`,
      options: PAIR_OPTIONS.map((text) => ({ text, because: null })),
      isRight: (option) => option === PAIR_OPTIONS[truth],
      truth,
      sentences: [one.sentence, two.sentence],
      note: notes.join(' '),
    }
  }
  return null
}

/** One different sentence for each statement that is wanted, true or changed; fewer when there are not enough. */
function takeStatements(
  sentences: readonly Sentence[],
  areTrue: readonly boolean[],
  change: Change,
): Statement[] {
  const left = [...sentences]
  const taken = new Map<number, Statement>()
  // Sentences that can be changed are rarer.
  for (const place of [...areTrue.keys()].sort((one, two) => Number(areTrue[one]) - Number(areTrue[two]))) {
    for (const [index, sentence] of left.entries()) {
      const statement = areTrue[place] ? { sentence, change: null } : change(sentence)
      if (!statement) continue
      left.splice(index, 1)
      taken.set(place, statement)
      break
    }
  }
  return [...areTrue.keys()].flatMap((place) => taken.get(place) ?? [])
}

/** One true statement among changed ones, or one changed among true ones. */
function askOneOfFour(sentences: readonly Sentence[], change: Change, random: Random): Asked | null {
  const isOddTrue = random.chance(0.5)
  const statements = takeStatements(sentences, [isOddTrue, !isOddTrue, !isOddTrue, !isOddTrue], change)
  const [odd] = statements
  if (!odd || statements.length < 4) return null
  const note = noteOf(odd)
  return {
    prompt: isOddTrue
      ? 'Which of the following statements is correct as per the passage?'
      : 'According to the passage, which one of these is NOT true?',
    options: random.shuffle(
      statements.map((statement) => ({ text: textOf(statement), because: noteOf(statement) })),
    ),
    isRight: (option) => option === textOf(odd),
    sentences: statements.map(({ sentence }) => sentence),
    quoted: [odd.sentence],
    ...(note !== null && { note: `${capital(note)}.` }),
  }
}
