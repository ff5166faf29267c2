import { useEffect, useState } from 'react'
import { readTopicPath } from '../lib/topic-path.ts'

export type TopicResolution =
  | { state: 'blank' }
  /** Still typing, or the syllabus is on its way. */
  | { state: 'waiting' }
  | { state: 'known'; path: readonly string[] }
  /** Not in the built-in syllabus; a server with an AI may still know it. */
  | { state: 'unknown' }

const BLANK: TopicResolution = { state: 'blank' }
const WAITING: TopicResolution = { state: 'waiting' }

/** What a topic means in the syllabus, once the person has paused for `delayMs`. */
export function useResolvedTopic(topic: string, delayMs: number): TopicResolution {
  const wanted = topic.trim()
  const [found, setFound] = useState<{ topic: string; resolution: TopicResolution }>({
    topic: '',
    resolution: BLANK,
  })
  useEffect(() => {
    if (wanted === '') return
    let isWanted = true
    const timer = setTimeout(async () => {
      const resolution = await resolve(wanted)
      if (isWanted) setFound({ topic: wanted, resolution })
    }, delayMs)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [wanted, delayMs])
  if (wanted === '') return BLANK
  return found.topic === wanted ? found.resolution : WAITING
}

async function resolve(topic: string): Promise<TopicResolution> {
  try {
    const { resolveTopic } = await import('@ekagra/engine/resolve-topic')
    const resolved = resolveTopic(topic)
    return resolved ? { state: 'known', path: readTopicPath(resolved) } : { state: 'unknown' }
  } catch {
    // Without a network the syllabus may not be at hand; the topic can be asked all the same.
    return WAITING
  }
}
