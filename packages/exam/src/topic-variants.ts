/** A search suggests variants after this pause. */
export const SEARCH_SUGGESTION_DELAY_MS = 1000

export const TOPIC_VARIANTS = [
  'fundamentals',
  'advanced',
  'practice-questions',
  'theory',
  'mock-tests',
] as const
export type TopicVariant = (typeof TOPIC_VARIANTS)[number]

/** The five variants of a topic, in their order; none for a blank one. */
export const suggestVariants = (topic: string): { topic: string; variant: TopicVariant }[] => {
  const trimmed = topic.trim()
  return trimmed === '' ? [] : TOPIC_VARIANTS.map((variant) => ({ topic: trimmed, variant }))
}
