import type { Difficulty } from '@ekagra/schema/difficulty'
import type { Locale, Timeframe } from '@ekagra/schema/generate-questions'

/** A news item that questions may be asked about and must then name. */
export interface Article {
  title: string
  link: string
  /** Who published it. */
  source: string
  summary: string
  body: string
  published_at: string
}

/** Everything that decides what a question writer is asked for. */
export interface Brief {
  /** The learner's words. */
  topic: string
  difficulty: Difficulty
  locale: Locale
  /** Set for recent events: the period they are from. */
  timeframe?: Timeframe | undefined
  /** The learner's own text, which all questions are then about. */
  text?: string | undefined
  /** Further wishes of the caller. */
  wish?: string | undefined
  /** What the topic was understood as, and the kinds of question it has. */
  syllabus?: { title: string; types: readonly string[] } | undefined
  /** What an admin wants to be asked in this category. */
  categoryPrompt?: string | undefined
  articles: readonly Article[]
}
