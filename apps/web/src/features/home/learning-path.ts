import { findRelation, TOPIC_RELATIONS } from '@ekagra/exam/generation/topic-relations'
import { nameKey } from '@ekagra/exam/history/tally-history'
import { WEAK_AVERAGE_BELOW } from '@ekagra/exam/weakness/weakness'

/** Topics in the order in which they are learned. */
export interface Route {
  /** The topic that the route leads to, or the subject that it leads through. */
  name: string
  topics: readonly string[]
}

/** A chapter of the syllabus. Chapters are listed in the order of the syllabus. */
export interface RouteChapter {
  title: string
  aliases: readonly string[]
  subject: string
}

const FIRST_TOPIC = 'Mathematics'
/** How many chapters of a subject are shown, around the chapter of the topic. */
const CHAPTERS_SHOWN = 5

const isNamed = (topic: string, names: readonly string[]) => {
  const wanted = nameKey(topic)
  return names.some((name) => nameKey(name) === wanted)
}

/** The prerequisites, the topic, then its next level. */
function routeOfRelation(topic: string): Route | undefined {
  const relation = findRelation(topic)
  return (
    relation && {
      name: relation.topic,
      topics: [...relation.prerequisites, relation.topic, ...relation.nextLevel],
    }
  )
}

/** The chapters of a subject around the chapter that the topic names. */
function routeOfChapter(topic: string, chapters: readonly RouteChapter[]): Route | undefined {
  const chapter = chapters.find(({ title, aliases }) => isNamed(topic, [title, ...aliases]))
  if (chapter === undefined) return undefined
  const titles = chapters.filter(({ subject }) => subject === chapter.subject).map(({ title }) => title)
  const latestStart = Math.max(0, titles.length - CHAPTERS_SHOWN)
  const start = Math.min(latestStart, Math.max(0, titles.indexOf(chapter.title) - 2))
  return { name: chapter.subject, topics: titles.slice(start, start + CHAPTERS_SHOWN) }
}

function routeOfNeighbour(topic: string): Route | undefined {
  const near = TOPIC_RELATIONS.find(({ relatedTopics, prerequisites, nextLevel }) =>
    isNamed(topic, [...prerequisites, ...nextLevel, ...relatedTopics]),
  )
  return near && routeOfRelation(near.topic)
}

/** The route of the first of these topics that has one, else the route for newcomers. */
export function findRoute(topics: readonly string[], chapters: readonly RouteChapter[]): Route {
  for (const topic of topics) {
    const route = routeOfRelation(topic) ?? routeOfChapter(topic, chapters) ?? routeOfNeighbour(topic)
    if (route) return route
  }
  return routeOfRelation(FIRST_TOPIC) ?? { name: FIRST_TOPIC, topics: [FIRST_TOPIC] }
}

export interface PathStep {
  topic: string
  state: 'done' | 'here' | 'next' | 'later' | 'untried'
  /** Whole per cent; undefined if the topic was never tested. */
  average: number | undefined
}

/**
 * The learner's place on a route: the topics done, the first one begun and not done, else the first one not done, and the
 * next ones. One that was passed over is untried.
 */
export function learningPath(route: Route, averageIn: (topic: string) => number | undefined): PathStep[] {
  const known = route.topics.map((topic) => ({ topic, average: averageIn(topic) }))
  const isDone = (average: number | undefined) => average !== undefined && average >= WEAK_AVERAGE_BELOW
  const begun = known.findIndex(({ average }) => average !== undefined && !isDone(average))
  const here = begun === -1 ? known.findIndex(({ average }) => !isDone(average)) : begun
  return known.map(({ topic, average }, place) => {
    if (isDone(average)) return { topic, average, state: 'done' }
    const ahead = place - here
    if (ahead < 0) return { topic, average, state: 'untried' }
    return { topic, average, state: ahead === 0 ? 'here' : ahead === 1 ? 'next' : 'later' }
  })
}
