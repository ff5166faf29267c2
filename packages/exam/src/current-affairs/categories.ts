/** A category of the Current Affairs hub. `icon` names a picture and `colour` a design token. */
export interface CurrentAffairsCategory {
  title: string
  icon: string
  colour: string
}

/** In the order in which they are offered. */
export const CURRENT_AFFAIRS_CATEGORIES = [
  { title: 'India Current Affairs', icon: 'flag', colour: 'orange' },
  { title: 'Government Schemes', icon: 'landmark', colour: 'indigo' },
  { title: 'Business, Economy & Banking', icon: 'banknote', colour: 'emerald' },
  { title: 'Defence', icon: 'shield', colour: 'slate' },
  { title: 'Reports and Indices', icon: 'chart', colour: 'blue' },
  { title: 'Environment & Biodiversity', icon: 'leaf', colour: 'green' },
  { title: 'Awards, Honours & Persons', icon: 'award', colour: 'amber' },
  { title: 'Places in News', icon: 'map-pin', colour: 'rose' },
  { title: 'Important Days and Events', icon: 'calendar', colour: 'violet' },
  { title: 'Sports Current Affairs', icon: 'trophy', colour: 'lime' },
  { title: 'Science & Technology', icon: 'flask', colour: 'cyan' },
  { title: 'Summits and Conferences', icon: 'users', colour: 'teal' },
  { title: 'International', icon: 'globe', colour: 'sky' },
  { title: 'Art & Culture', icon: 'palette', colour: 'pink' },
] as const satisfies readonly CurrentAffairsCategory[]

export type CurrentAffairsTitle = (typeof CURRENT_AFFAIRS_CATEGORIES)[number]['title']

/** All categories at once, 25 questions or more, India first. */
export const INDIA_BULK = 'India Bulk'

/** The number on a category's badge until the real one is known. */
export const CARD_QUESTION_COUNT = 500

/** What a learner picked on the Generate tab. */
export type CategoryChoice =
  | { kind: 'none' }
  | { kind: 'india-bulk' }
  | { kind: 'predefined'; title: CurrentAffairsTitle }
  | { kind: 'other'; text: string }

/** The name of the chosen category; undefined while nothing usable is chosen. */
export const chosenCategory = (choice: CategoryChoice): string | undefined => {
  switch (choice.kind) {
    case 'none':
      return undefined
    case 'india-bulk':
      return INDIA_BULK
    case 'predefined':
      return choice.title
    case 'other':
      return choice.text.trim() || undefined
  }
}

export const SHORT_CATEGORY_LENGTH = 10

/** The category as the quiz header of a phone shows it. */
export const shortCategory = (category: string): string =>
  category.length > SHORT_CATEGORY_LENGTH
    ? `${category.slice(0, SHORT_CATEGORY_LENGTH).trimEnd()}…`
    : category

/** Sessions started per category since the page was opened: how many questions each had. Never stored. */
export type CategoryLog = Readonly<Record<string, readonly number[]>>

export const logCategorySession = (log: CategoryLog, category: string, questions: number): CategoryLog => ({
  ...log,
  [category]: [...timesOf(log, category), questions],
})

/** One line per session, counted from 1. */
export const categorySessions = (
  log: CategoryLog,
  category: string,
): { session: number; questions: number }[] =>
  timesOf(log, category).map((questions, index) => ({ session: index + 1, questions }))

/** 'Used N time(s)' on a card, shown when above 0. */
export const timesUsed = (log: CategoryLog, category: string): number => timesOf(log, category).length

const timesOf = (log: CategoryLog, category: string): readonly number[] =>
  Object.hasOwn(log, category) ? (log[category] ?? []) : []
