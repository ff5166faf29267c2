import type { Difficulty } from '@ekagra/schema/difficulty'
import { foldCase } from '../similarity/fold-case.ts'

export interface TopicRelation {
  topic: string
  relatedTopics: readonly string[]
  prerequisites: readonly string[]
  nextLevel: readonly string[]
  difficulty: Difficulty
}

export const RELATED_FALLBACK_LIMIT = 4

export const TOPIC_RELATIONS: readonly TopicRelation[] = [
  {
    topic: 'Mathematics',
    relatedTopics: ['Algebra', 'Geometry', 'Statistics', 'Number System'],
    prerequisites: ['Arithmetic'],
    nextLevel: ['Calculus', 'Trigonometry'],
    difficulty: 'medium',
  },
  {
    topic: 'Algebra',
    relatedTopics: ['Mathematics', 'Linear Equations', 'Polynomials', 'Quadratic Equations'],
    prerequisites: ['Mathematics', 'Number System'],
    nextLevel: ['Progressions', 'Calculus'],
    difficulty: 'medium',
  },
  {
    topic: 'English',
    relatedTopics: ['Grammar', 'Vocabulary', 'Reading Comprehension', 'Idioms and Phrases'],
    prerequisites: ['Parts of Speech'],
    nextLevel: ['Sentence Improvement', 'Para Jumbles'],
    difficulty: 'medium',
  },
  {
    topic: 'Science',
    relatedTopics: ['Physics', 'Chemistry', 'Biology', 'Environment'],
    prerequisites: ['General Knowledge'],
    nextLevel: ['Physics', 'Chemistry', 'Biology'],
    difficulty: 'medium',
  },
  {
    topic: 'Physics',
    relatedTopics: ['Mechanics', 'Electricity', 'Optics', 'Chemistry'],
    prerequisites: ['Mathematics', 'Science'],
    nextLevel: ['Thermodynamics', 'Modern Physics'],
    difficulty: 'hard',
  },
  {
    topic: 'Chemistry',
    relatedTopics: ['Periodic Table', 'Organic Chemistry', 'Physical Chemistry', 'Physics'],
    prerequisites: ['Science', 'Atomic Structure'],
    nextLevel: ['Electrochemistry', 'Chemical Kinetics'],
    difficulty: 'hard',
  },
  {
    topic: 'Biology',
    relatedTopics: ['Human Body', 'Cell Biology', 'Genetics', 'Ecology'],
    prerequisites: ['Science'],
    nextLevel: ['Genetics', 'Biotechnology'],
    difficulty: 'medium',
  },
  {
    topic: 'History',
    relatedTopics: ['Ancient India', 'Medieval India', 'Modern India', 'Geography'],
    prerequisites: ['General Knowledge'],
    nextLevel: ['Indian Freedom Movement', 'World History'],
    difficulty: 'medium',
  },
  {
    topic: 'Geography',
    relatedTopics: ['Physical Geography', 'Indian Geography', 'Environment', 'History'],
    prerequisites: ['General Knowledge'],
    nextLevel: ['Climatology', 'Economic Geography'],
    difficulty: 'medium',
  },
  {
    topic: 'General Knowledge',
    relatedTopics: ['Current Affairs', 'History', 'Geography', 'Indian Polity'],
    prerequisites: [],
    nextLevel: ['History', 'Geography', 'Science'],
    difficulty: 'easy',
  },
]

const same = (a: string, b: string): boolean => foldCase(a) === foldCase(b)

/** The built-in relations of a topic, ignoring case. */
export const findRelation = (topic: string): TopicRelation | undefined =>
  TOPIC_RELATIONS.find((relation) => same(relation.topic, topic))

/**
 * Related topics; for a topic without built-in relations, at most four from its neighbourhood, else from the
 * catalogue.
 */
export const relatedTopics = (topic: string): string[] => {
  const relation = findRelation(topic)
  if (relation) return [...relation.relatedTopics]
  const around = TOPIC_RELATIONS.filter(({ relatedTopics, nextLevel }) =>
    [...relatedTopics, ...nextLevel].some((near) => same(near, topic)),
  ).flatMap((near) => [near.topic, ...near.relatedTopics])
  const names = around.length > 0 ? around : TOPIC_RELATIONS.map((known) => known.topic)
  return [...new Set(names)].filter((name) => !same(name, topic)).slice(0, RELATED_FALLBACK_LIMIT)
}

/** The search waits this long before it suggests variants. */
export const SEARCH_SUGGESTION_DELAY_MS = 1000

export const TOPIC_VARIANTS = [
  'fundamentals',
  'advanced',
  'practice-questions',
  'theory',
  'mock-tests',
] as const
export type TopicVariant = (typeof TOPIC_VARIANTS)[number]

/** The five variants of a topic in their order; an empty list for a blank topic. */
export const suggestVariants = (topic: string): { topic: string; variant: TopicVariant }[] => {
  const trimmed = topic.trim()
  return trimmed === '' ? [] : TOPIC_VARIANTS.map((variant) => ({ topic: trimmed, variant }))
}
