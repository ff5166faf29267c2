import type { Random } from '../kit/random/random.ts'
import type { Asked } from './asked.ts'
import type { Predicate } from './find-predicates.ts'
import type { Material } from './read-material.ts'
import type { Sentence } from './sentence.ts'
import { areNamesOfOne, hasWords } from './told-elsewhere.ts'

/** Asks what the text says of a subject; the wrong options are what it says of others. */
export function askPredicate(sentence: Sentence, material: Material, random: Random): Asked | null {
  const own = material.predicates.find((predicate) => predicate.sentence === sentence)
  if (!own) return null
  const others = random
    .shuffle(material.predicates.filter((other) => isSaidOfAnother(other, own, material)))
    .sort((one, two) => unlikeness(one, own) - unlikeness(two, own))
  const wrong = [...new Map(others.map((other) => [other.subject.toLowerCase(), other])).values()].slice(0, 3)
  if (wrong.length < 3) return null
  return {
    prompt: `Complete the sentence as per the passage:\n\n${own.subject} ______`,
    options: random.shuffle([
      { text: own.text, because: null },
      ...wrong.map(({ text, sentence: other }) => ({ text, because: `the text says: “${other.text}”` })),
    ]),
    isRight: (option) =>
      material.predicates.some(({ subject, text }) => subject === own.subject && text === option),
    sentences: [sentence],
  }
}

/** So that the longest or the shortest option is not the right one more often than by chance. */
const unlikeness = (one: Predicate, two: Predicate): number =>
  Math.floor(Math.abs(one.text.length - two.text.length) / 25)

/** Of another thing of the same sort, in words that fit this one by grammar and that the text does not say of it. */
const isSaidOfAnother = (other: Predicate, own: Predicate, { all }: Material): boolean =>
  other.sort === own.sort &&
  other.agrees === own.agrees &&
  !sharesAWord(other.subject, own.subject) &&
  !hasWords(other.sentence.text, lastWord(own.subject)) &&
  !areNamesOfOne(other.subject, own.subject, all)

const wordsOf = (subject: string): string[] => subject.toLowerCase().match(/\p{L}{4,}/gu) ?? []
const sharesAWord = (one: string, two: string): boolean => {
  const words = new Set(wordsOf(one))
  return wordsOf(two).some((word) => words.has(word))
}
const lastWord = (subject: string): string => subject.split(' ').at(-1) ?? subject
