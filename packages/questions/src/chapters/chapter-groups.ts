import type { ChapterId } from './chapters.ts'

/** Chapters that people and papers name together: 'history' is three chapters, each small enough to be fetched by itself. */
export interface ChapterGroup {
  title: string
  aliases: readonly string[]
  chapters: readonly ChapterId[]
}

/**
 * By id. A group that was one chapter before keeps its id and title: addresses name the id, and the paths of stored questions
 * the title.
 */
export const chapterGroups = {
  history: {
    title: 'History',
    aliases: ['itihas', 'indian history', 'history of india'],
    chapters: [
      'ancient-and-medieval-history',
      'early-india',
      'medieval-rulers',
      'modern-history',
      'makers-of-modern-india',
      'world-history',
    ],
  },
  economy: {
    title: 'Economy & Banking',
    aliases: ['business, economy & banking', 'business', 'business and economy', 'financial awareness'],
    chapters: ['indian-economy', 'microeconomics', 'banking'],
  },
  economics: {
    title: 'Economics',
    aliases: ['economy', 'arthvyavastha', 'arthashastra'],
    chapters: ['indian-economy', 'microeconomics'],
  },
} as const satisfies Record<string, ChapterGroup>

export type ChapterGroupId = keyof typeof chapterGroups
