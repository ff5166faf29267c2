import type { Draft } from '../define-generator.ts'
import type { Random } from '../random/random.ts'
import { say } from '../wording/say.ts'
import {
  blanked,
  type CheckedSentence,
  NOTHING,
  partsWith,
  placeOfGap,
  sentenceWith,
} from './read-sentences.ts'

/** What is asked about a sentence; the second solver looks it up among the checked sentences. */
export type SentenceGiven =
  | { readonly find: 'word'; readonly sentence: string; readonly nothing: string }
  | { readonly find: 'right ones'; readonly sentences: readonly string[] }
  | { readonly find: 'wrong part'; readonly parts: readonly string[] }
  | {
      readonly find: 'improvement'
      readonly before: string
      readonly bold: string
      readonly after: string
    }

interface SentenceDraft extends Draft {
  given: SentenceGiven
}

const NO_ERROR = 'No error'
const NO_IMPROVEMENT = 'No improvement'

/** 'Fill in the right preposition: The doctor cured him ______ malaria.' `nothing` is shown for an empty choice. */
export function fillBlank(sentence: CheckedSentence, ask: string, nothing: string): SentenceDraft {
  const show = (words: string): string => (words === NOTHING ? nothing : words)
  const answer = show(sentence.right)
  const text = blanked(sentence)
  return {
    given: { find: 'word', sentence: text, nothing },
    prompt: `${ask}\n${text}`,
    answer,
    mistakes: sentence.wrong.map((words) => ({
      value: show(words),
      because: say`'${show(words)}' does not fit here. ${sentence.reason}`,
    })),
    steps: [sentence.reason, `The right choice is ${answer}`],
  }
}

/** Three sentences, of which one or two are right: 'Which of the sentences given above is/are correct?' */
export function rightSentences(
  rng: Random,
  sentences: readonly CheckedSentence[],
  about: string,
): SentenceDraft {
  const three = rng.sample(sentences.filter(canBreak), 3)
  const right = rng.pick(SUBSETS)
  const shown = three.map((sentence, index) => ({
    sentence,
    isRight: right.includes(index),
    text: sentenceWith(sentence, right.includes(index) ? sentence.right : plant(rng, sentence)),
  }))
  const texts = shown.map(({ text }) => text)
  return {
    given: { find: 'right ones', sentences: texts },
    prompt: `Consider the following sentences${about}:\n${texts.map((text, index) => `${index + 1}. ${text}`).join('\n')}\nWhich of the sentences given above is/are correct?`,
    answer: nameOf(right),
    mistakes: SUBSETS.filter((subset) => nameOf(subset) !== nameOf(right)).map((subset) => {
      const index = [0, 1, 2].find((place) => subset.includes(place) !== right.includes(place)) ?? 0
      const reason = shown[index]?.sentence.reason ?? ''
      return {
        value: nameOf(subset),
        because: right.includes(index)
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
      `So the answer is ${nameOf(right)}`,
    ],
  }
}

const SUBSETS: readonly (readonly number[])[] = [[0], [1], [2], [0, 1], [0, 2], [1, 2]]

const nameOf = (subset: readonly number[]): string =>
  subset.length === 1
    ? `Only ${(subset[0] ?? 0) + 1}`
    : `${subset.map((index) => index + 1).join(' and ')} only`

/** 'Which part of the sentence has an error?' One in six sentences has none. */
export function wrongPart(rng: Random, sentence: CheckedSentence): SentenceDraft {
  const hasError = !rng.chance(1 / 6)
  const parts = partsWith(sentence, hasError ? plant(rng, sentence) : sentence.right)
  const place = placeOfGap(sentence)
  const options = parts.map(asOption)
  const answer = hasError ? (options[place] ?? '') : NO_ERROR
  return {
    given: { find: 'wrong part', parts },
    prompt: `Which part of the sentence has an error?\n"${parts.join(' / ')}"`,
    answer,
    mistakes: [...options, NO_ERROR]
      .filter((option) => option !== answer)
      .map((value) => ({
        value,
        because:
          value === NO_ERROR
            ? say`the sentence has an error. ${sentence.reason}`
            : say`this part of the sentence is right${hasError || value !== options[place] ? '' : `. ${sentence.reason}`}`,
      })),
    steps: [
      sentence.reason,
      ...(hasError ? [`The sentence should be: ${sentenceWith(sentence, sentence.right)}`] : []),
      hasError ? `The error is in the part: ${answer}` : `The sentence is right as it stands: ${NO_ERROR}`,
    ],
  }
}

/** 'Which option improves the part in bold?' One in five needs no improvement. */
export function improvement(rng: Random, sentence: CheckedSentence): SentenceDraft {
  const isWrong = !rng.chance(1 / 5)
  const bold = isWrong ? plant(rng, sentence) : sentence.right
  const [before = '', after = ''] = sentenceWith(sentence, '______').split('______')
  const shown = before === '' ? capitalOf(bold) : bold
  const style = (words: string): string => (before === '' ? capitalOf(words) : words)
  const answer = isWrong ? style(sentence.right) : NO_IMPROVEMENT
  const others = sentence.wrong.filter((words) => words !== bold).map(style)
  return {
    given: { find: 'improvement', before, bold: shown, after },
    prompt: `Which option improves the part in bold?\n${before}**${shown}**${after}`,
    answer,
    mistakes: [...others, ...(isWrong ? [NO_IMPROVEMENT] : [])].map((value) => ({
      value,
      because:
        value === NO_IMPROVEMENT
          ? say`the part in bold is wrong. ${sentence.reason}`
          : say`'${value}' would be wrong here. ${sentence.reason}`,
    })),
    steps: [
      sentence.reason,
      isWrong
        ? `The part in bold becomes: ${answer}`
        : `The part in bold is right as it stands: ${NO_IMPROVEMENT}`,
    ],
  }
}

/** Solves by looking the shown words up among the checked sentences. */
export function solveSentence(sentences: readonly CheckedSentence[], given: SentenceGiven): string {
  switch (given.find) {
    case 'word': {
      const found = sentences.find((sentence) => blanked(sentence) === given.sentence)
      return found?.right === NOTHING ? given.nothing : (found?.right ?? '')
    }
    case 'right ones': {
      const all = new Set(sentences.map((sentence) => sentenceWith(sentence, sentence.right)))
      return nameOf([0, 1, 2].filter((index) => all.has(given.sentences[index] ?? '')))
    }
    case 'wrong part': {
      for (const sentence of sentences) {
        const right = partsWith(sentence, sentence.right)
        const differing = given.parts.filter((part, index) => part !== right[index])
        if (differing.length === 0) return NO_ERROR
        const [part] = differing
        if (differing.length === 1 && part !== undefined && part === given.parts[placeOfGap(sentence)])
          return asOption(part)
      }
      return ''
    }
    case 'improvement': {
      const found = sentences.find(
        (sentence) => sentenceWith(sentence, '______') === `${given.before}______${given.after}`,
      )
      const right = given.before === '' ? capitalOf(found?.right ?? '') : (found?.right ?? '')
      return right === given.bold ? NO_IMPROVEMENT : right
    }
  }
}

/** Whether an error can be planted in the sentence. */
export const canBreak = (sentence: CheckedSentence): boolean =>
  sentence.breaks && errorsOf(sentence).length > 0

/** An error for the sentence. */
const plant = (rng: Random, sentence: CheckedSentence): string => rng.pick(errorsOf(sentence))

/** 'A' before a vowel would look like a slip of the app and not like a planted error. */
const errorsOf = (sentence: CheckedSentence): string[] =>
  sentence.wrong.filter((words) => !/\ba [aeiou]/i.test(sentenceWith(sentence, words)))

const asOption = (part: string): string => part.replace(/[.,?!;]+$/, '')

const capitalOf = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
