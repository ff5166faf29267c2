import { resolveTopic } from './resolve/resolve-topic.ts'

/** What the engine can ask on a topic, in a few words. */
export interface TopicDescription {
  title: string
  /** Titles of its kinds of question, the first of them if there are many. */
  types: readonly string[]
}

const MOST_TYPES = 12

/** Null for a topic that the engine does not know. */
export async function describeTopic(topic: string): Promise<TopicDescription | null> {
  const resolved = await resolveTopic(topic)
  return (
    resolved && {
      title: resolved.title,
      types: resolved.types.slice(0, MOST_TYPES).map(({ entry }) => entry.title),
    }
  )
}
