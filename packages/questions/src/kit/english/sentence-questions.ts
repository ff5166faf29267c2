import type { Draft } from '../define-generator.ts'
import { often } from '../random/often.ts'
import type { Random } from '../random/random.ts'
import { say } from '../wording/say.ts'
import { type CheckedSentence, NOTHING, sentenceWith } from './read-sentences.ts'

/** How hard the sentences of a question are, and how many it has. */
export const SENTENCE_LEVELS = {
  easy: { levels: [1, 2], many: 2 },
  medium: { levels: [1, 2, 3], many: 3 },
  hard: { levels: [2, 3], many: 4 },
} as const

/** Sentences of which some are right; the second solver looks them up among the checked ones. */
export interface SentencesGiven {
  readonly [name: string]: string | readonly string[]
  /** 'judged' asks which are right, 'right-one' for the only right one, 'wrong-one' for the only wrong one. */
  readonly find: 'judged' | 'right-one' | 'wrong-one'
  readonly sentences: readonly string[]
}

interface SentencesDraft extends Draft {
  given: SentencesGiven
}

interface Asked {
  many: number
  /** 'on prepositions', after 'the following sentences'. */
  about: string
}

/** Some sentences to be judged one by one, or four of which one is to be picked. */
export function askSentences(
  rng: Random,
  sentences: readonly CheckedSentence[],
  asked: Asked,
): SentencesDraft {
  // Two sentences of one kind give few questions to be judged, four give many.
  const find = rng.pick([
    ...often(asked.many === 2 ? 1 : 4, 'judged' as const),
    ...often(2, 'right-one' as const),
    ...often(2, 'wrong-one' as const),
  ])
  if (find === 'judged' || sentences.length < 4) return rightSentences(rng, sentences, asked)
  return pickedSentence(rng, sentences, find, asked.many)
}

const LETTERS = ['P', 'Q', 'R', 'S']

/** 'Which of the following sentences is grammatically correct?' Four sentences, named by letters. */
function pickedSentence(
  rng: Random,
  sentences: readonly CheckedSentence[],
  find: 'right-one' | 'wrong-one',
  many: number,
): SentencesDraft {
  const key = rng.int(0, 3)
  const shown = rng.sample(sentences, 4).map((sentence, index) => {
    const isRight = (index === key) === (find === 'right-one')
    const needed = `'${sentence.right === NOTHING ? 'no word' : sentence.right}' is needed. ${sentence.reason}`
    return {
      letter: LETTERS[index] ?? '',
      sentence,
      text: sentenceWith(sentence, isRight ? sentence.right : rng.pick(sentence.wrong)),
      verdict: isRight ? `is right. ${sentence.reason}` : `is wrong: ${needed}`,
    }
  })
  const answer = LETTERS[key] ?? ''
  const ask =
    find === 'right-one'
      ? rng.pick([
          'Which of the following sentences is grammatically correct?',
          'Select the sentence that has no grammatical error.',
          'Only one of these sentences is free from error. Which one?',
        ])
      : rng.pick([
          'Which of the following sentences has a grammatical error?',
          'Select the sentence that is NOT grammatically correct.',
          'Three of these sentences are correct. Which one contains an error?',
        ])
  return {
    given: { find, sentences: shown.map(({ text }) => text) },
    prompt: `${ask}\n${shown.map(({ letter, text }) => `${letter}. ${text}`).join('\n')}`,
    answer,
    mistakes: shown
      .filter(({ letter }) => letter !== answer)
      .map(({ letter, verdict }) => ({ value: letter, because: say`${letter} ${verdict}` })),
    pieces: shown.map(({ sentence }) => sentenceWith(sentence, sentence.right)),
    steps: [
      ...[...shown.slice(key, key + 1), ...shown.filter((_, index) => index !== key)]
        .slice(0, many === 2 ? 1 : many)
        .map(({ letter, verdict }) => say`${letter} ${verdict}`),
      `So the answer is ${answer}`,
    ],
  }
}

/** 'Consider the following sentences ... Which of the sentences given above is/are correct?' Two, three or four of them. */
export function rightSentences(
  rng: Random,
  sentences: readonly CheckedSentence[],
  { many, about }: Asked,
): SentencesDraft {
  const drawn = rng.sample(sentences, many)
  const right = rng.pick(many === 2 ? PAIRS : many === 3 ? TRIPLES : FOURS)
  const shown = drawn.map((sentence, index) => ({
    sentence,
    isRight: right.includes(index),
    text: sentenceWith(sentence, right.includes(index) ? sentence.right : rng.pick(sentence.wrong)),
  }))
  const texts = shown.map(({ text }) => text)
  const name = (subset: readonly number[]): string => nameOf(subset, many)
  const others = (many === 2 ? PAIRS : many === 3 ? TRIPLES : COUNTS).filter(
    (subset) => name(subset) !== name(right),
  )
  return {
    given: { find: 'judged', sentences: texts },
    pieces: drawn.map((sentence) => sentenceWith(sentence, sentence.right)),
    prompt: `${rng.pick(['Consider', 'Read', 'Look at', 'Study'])} the following sentences${about}:\n${texts.map((text, index) => `${index + 1}. ${text}`).join('\n')}\n${
      many === 4
        ? 'How many of the sentences given above are correct?'
        : 'Which of the sentences given above is/are correct?'
    }`,
    answer: name(right),
    mistakes: others.map((subset) => {
      const index = drawn.findIndex((_, place) => subset.includes(place) !== right.includes(place))
      const reason = shown[index]?.sentence.reason ?? ''
      return {
        value: name(subset),
        because:
          many === 4
            ? say`the number of correct sentences is ${right.length}`
            : right.includes(index)
              ? say`sentence ${index + 1} is right. ${reason}`
              : say`sentence ${index + 1} is wrong. ${reason}`,
      }
    }),
    steps: [
      ...shown.map(({ sentence, isRight }, index) =>
        isRight
          ? say`Sentence ${index + 1} is right. ${sentence.reason}`
          : say`Sentence ${index + 1} is wrong: '${sentence.right === NOTHING ? 'no word' : sentence.right}' is needed. ${sentence.reason}`,
      ),
      `So the answer is: ${name(right)}`,
    ],
  }
}

const PAIRS: readonly (readonly number[])[] = [[0], [1], [0, 1], []]
/** All three is an option as well, so that each sentence has to be judged. */
const TRIPLES: readonly (readonly number[])[] = [[0], [1], [2], [0, 1], [0, 2], [1, 2], [0, 1, 2]]
/** One set of each size, for the options; and all sets, for the key. */
const COUNTS: readonly (readonly number[])[] = [[0], [0, 1], [0, 1, 2], [0, 1, 2, 3]]
const FOURS: readonly (readonly number[])[] = [
  [0],
  [1],
  [2],
  [3],
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 3],
  [2, 3],
  [0, 1, 2],
  [0, 1, 3],
  [0, 2, 3],
  [1, 2, 3],
  [0, 1, 2, 3],
  [0, 1, 2, 3],
]

function nameOf(subset: readonly number[], many: number): string {
  const [first = 0, second = 0] = subset.map((index) => index + 1)
  if (many === 4) return ['None', 'Only one', 'Only two', 'Only three', 'All four'][subset.length] ?? ''
  if (subset.length === 0) return 'Neither 1 nor 2'
  if (subset.length === 1) return `Only ${first}`
  if (subset.length === 3) return '1, 2 and 3'
  return many === 2 ? 'Both 1 and 2' : `Only ${first} and ${second}`
}

/** The sentences as they should read. */
export const correctTexts = (all: readonly CheckedSentence[]): ReadonlySet<string> =>
  new Set(all.map((sentence) => sentenceWith(sentence, sentence.right)))

/** Solves by looking the shown sentences up among the checked ones. */
export function solveSentences(right: ReadonlySet<string>, { find, sentences }: SentencesGiven): string {
  if (find !== 'judged') {
    const found = LETTERS.filter((_, index) => right.has(sentences[index] ?? '') === (find === 'right-one'))
    return found.length === 1 ? (found[0] ?? '') : ''
  }
  return nameOf(
    sentences.flatMap((sentence, index) => (right.has(sentence) ? [index] : [])),
    sentences.length,
  )
}
