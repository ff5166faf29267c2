import type { CatalogueEntry } from '../../chapters/catalogue.ts'
import type { Wish } from '../reading/question-wishes.ts'
import type { TitleHalf } from '../title-half.ts'

/** A type of question with its weight compared with the others. */
export interface WeighedType {
  entry: CatalogueEntry
  weight: number
  /** Only questions on this concept of the chapter, or on this query (see kit/concepts.ts). */
  concept?: string | undefined
}

/** A part of an exam's paper. */
export interface TopicSection {
  title: string
  /** In the paper, compared with the other sections. */
  questions: number
  types: readonly WeighedType[]
}

/** What a topic means: the types of question, each with its share of a paper. */
export interface ResolvedTopic {
  /** What the topic was understood as, shown to the learner. */
  title: string
  types: readonly WeighedType[]
  /** For a whole exam: its sections, as far as they can be asked. */
  sections?: readonly TopicSection[]
  /** The titles of the parts that were understood. */
  understood: readonly string[]
  /** Words, as typed, that were not understood. */
  ignored: readonly string[]
  /**
   * Questions that also meet the first of these queries come first, then those of the second, and so on: on 'repo rate'
   * those that mention it, then other policy rates.
   */
  preferred?: readonly string[]
  /** The questions that say the name of its only concept; `isAny` where that bundles several things and one of them is enough. */
  naming?: { query: string; isAny: boolean }
  /** The questions that say the typed words which the title of its only concept does not have: 'eccentricity' of 'eccentricity of ellipse'. */
  beyond?: { query: string; title: string }
}

/** One way to understand a topic. It holds only if its chapters turn out to have enough questions on it. */
export interface Reading extends ResolvedTopic {
  /** With fewer questions it does not hold. */
  fewest: number
  /** One of several parts, taken alone. Of these, the one with the fewest questions is meant. */
  isAlone?: boolean
  /** It has words that are no name and are searched for in the questions. Computed questions are not searched, although some may be about them. */
  isByWord?: boolean
  /** The title of the concept that the name is marked as a part of. A name beside it is narrowed to this part: 'human heart double circulation'. */
  partOf?: string | undefined
  /** For one of the things that its concept bundles. */
  half?: TitleHalf
  /** What two names side by side have in common. Where the second is a part of the first ('mughal akbar'), all of the second is meant. */
  isShared?: boolean
  /** The same in every type of the chapter, where a name is that of one bank of written questions: the other banks have questions on it too. */
  beyondBank?: readonly WeighedType[]
}

export interface TopicReadings {
  /** The narrowest first. */
  narrow: readonly Reading[]
  /** What its names mean without looking at any question; null when they mean nothing that can be trusted. */
  named: ResolvedTopic | null
  /** For a list ('plassey and buxar'), what each of its items means: each gets its share. */
  items?: readonly TopicReadings[]
  /** For a comparison ('mitosis vs meiosis'), what a question must meet to be on each of the items; or, without items, on both. */
  compared?: readonly string[]
  /** The word of a comparison that asks for the difference, as typed. */
  difference?: string | undefined
  /** The kinds of question that are wanted on it. */
  wishes?: readonly Wish[]
  /** For a name with sides that are listed ('buddhist councils with place and king'): what the name means, and the sides; questions on any of them are wanted. */
  sided?: { name: TopicReadings; sides: readonly Wish[]; isSure: boolean; isJoined: boolean }
}

/** The answer for a text that names nothing in the syllabus. */
export const NOTHING: TopicReadings = { narrow: [], named: null }
