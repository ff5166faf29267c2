import type { ChapterId } from '@ekagra/questions/chapters/chapters'
import { useEffect, useState } from 'react'
import { loadRecovery } from '../lib/load-recovery.ts'
import { readTopicPath } from '../lib/topic-path.ts'

export type TopicResolution =
  | { state: 'blank' }
  /** Still typing, or the syllabus is on its way. */
  | { state: 'waiting' }
  | { state: 'known'; path: readonly string[]; chapterIds: ReadonlySet<ChapterId> }
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
    const { resolveTopic } = await loadRecovery.withoutReload(
      () => import('@ekagra/questions/topic/resolve-topic'),
    )
    const resolved = resolveTopic(topic)
    if (resolved === null) return { state: 'unknown' }
    const chapterIds = new Set(resolved.types.map(({ entry }) => entry.chapterId))
    return { state: 'known', path: readTopicPath(resolved), chapterIds }
  } catch {
    // Without a network the syllabus may not be at hand; the topic can be asked all the same.
    return WAITING
  }
}
