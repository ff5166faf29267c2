import { comparableWords, mention, without } from '../kit/concepts.ts'
import type { TopicWord } from './reading/plain-words.ts'
import { isSmall } from './reading/small-words.ts'

/** One of the things that a concept bundles: 'Plate Tectonics' of 'Plate Tectonics & Continental Drift'. */
export interface TitleHalf {
  /** As the title of the concept says it; null where that would be half a name: 'Simla' of 'Simla & Tashkent Agreements'. */
  title: string | null
  /** Queries: the questions that mention all of its typed words, those that mention any of them. */
  all: string
  own: string
  /** Those that mention any of its words, or none of what else the concept bundles. */
  neutral: string
  /** The words that it alone has. */
  words: readonly string[]
}

/** 'Root & its Modifications' is one thing, and so is what a colon explains or an Act with its year. */
const OF_ONE_THING = /:|\b(?:its|their)\b|, \d{4}$/i

const JOINTS = / & | and |, /

/** The questions that say the name of any of the things in a title, when all of it was typed; null when it is one name. */
export function anyOfTitle(title: string, typed: string): string | null {
  const things = title.split(JOINTS).map(comparableWords)
  if (things.length < 2 || OF_ONE_THING.test(title) || things.flat().join(' ') !== typed) return null
  return things.map(mention).join('/')
}

/** The thing in a title that the typed words name and the other things do not; null where they name several or none. */
export function halfOfTitle(title: string, typed: readonly TopicWord[]): TitleHalf | null {
  const texts = title.split(JOINTS)
  if (texts.length < 2 || OF_ONE_THING.test(title)) return null
  const halves = texts.map((text) => comparableWords(text).filter((word) => !isSmall(word)))
  const last = halves.at(-1) ?? []
  // The last word may be said of all: 'Laterite & Red Soil' are two soils.
  const shared = last.length > 1 ? last.at(-1) : undefined
  const wordsOf = (index: number) =>
    (halves[index] ?? []).filter(
      (word) => word !== shared && halves.every((words, other) => other === index || !words.includes(word)),
    )
  const hits = halves.flatMap((_, index) => {
    const own = typed.map(({ word }) => word).filter((word) => wordsOf(index).includes(word))
    return own.length > 0 ? [{ index, own }] : []
  })
  if (hits.length === 0 || hits.length === halves.length) return null
  const [hit, ...more] = hits
  const words = hits.flatMap(({ own }) => own)
  const ofHalf = halves[hit?.index ?? 0] ?? []
  const isWhole = more.length === 0 && typed.every(({ word }) => isSmall(word) || ofHalf.includes(word))
  const own = words.map((word) => mention([word]))
  const others = halves.flatMap((_, index) => (hits.some((one) => one.index === index) ? [] : wordsOf(index)))
  if (others.length === 0) return null
  return {
    title: isWhole ? (texts[hit?.index ?? 0] ?? title) : null,
    all: own.join(' '),
    own: own.join('/'),
    neutral: others.map((word) => [...own, without([word])].join('/')).join(' '),
    words,
  }
}
