import { findRelation, TOPIC_RELATIONS, type TopicRelation } from '@ekagra/exam/topic-relations'
import { type TopicStanding, WEAK_AVERAGE_BELOW } from '@ekagra/exam/weakness'

export interface PathStep {
  topic: string
  state: 'done' | 'here' | 'next' | 'later'
  /** Per cent, whole, where the topic was tested. */
  average: number | undefined
}

export interface LearningPath {
  /** The topic that the path leads through. */
  topic: string
  steps: PathStep[]
}

const FIRST_PATH = 'Mathematics'

const plain = (topic: string) => topic.trim().toLowerCase()

/** The path that a topic is on: its own, else one that leads to it, through it or past it. */
function pathOf(topic: string): TopicRelation | undefined {
  const wanted = plain(topic)
  return (
    findRelation(topic) ??
    TOPIC_RELATIONS.find(({ relatedTopics, prerequisites, nextLevel }) =>
      [...prerequisites, ...nextLevel, ...relatedTopics].some((name) => plain(name) === wanted),
    )
  )
}

/**
 * What comes before a topic, the topic, and what comes after it, with the learner's place on the way.
 * The path is that of the topic typed, else of the one tested last, else the first of all.
 */
export function learningPath(typed: string, standings: readonly TopicStanding[]): LearningPath {
  const latest = standings.toSorted((a, b) => b.lastTaken - a.lastTaken).map(({ topic }) => topic)
  const relation = [typed, ...latest, FIRST_PATH].map(pathOf).find((found) => found !== undefined)
  if (relation === undefined) return { topic: FIRST_PATH, steps: [] }
  const topics = [...relation.prerequisites, relation.topic, ...relation.nextLevel]
  const averages = new Map(standings.map(({ topic, average }) => [plain(topic), Math.round(average)]))
  const known = topics.map((topic) => ({ topic, average: averages.get(plain(topic)) }))
  const isDone = (average: number | undefined) => average !== undefined && average >= WEAK_AVERAGE_BELOW
  const here = known.findIndex(({ average }) => !isDone(average))
  return {
    topic: relation.topic,
    steps: known.map(({ topic, average }, place) => {
      if (isDone(average)) return { topic, average, state: 'done' }
      const ahead = place - here
      return { topic, average, state: ahead === 0 ? 'here' : ahead === 1 ? 'next' : 'later' }
    }),
  }
}
