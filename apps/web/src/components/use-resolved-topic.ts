import type { ChapterId } from '@ekagra/questions/chapters/chapters'
import { useEffect, useState } from 'react'
import { loadRecovery } from '../lib/load-recovery.ts'

/** A topic as the engine resolves it: its name, and the types of question that it means. */
export interface ResolvedLike {
  title: string
  types: readonly { entry: { subject: string; chapter: string } }[]
}

/** Where a topic is in the syllabus, outermost first: ['Mathematics', 'Time & Work', 'Pipes & Cisterns']. */
export function readTopicPath({ title, types }: ResolvedLike): string[] {
  const subjects = new Set(types.map(({ entry }) => entry.subject))
  const chapters = new Set(types.map(({ entry }) => entry.chapter))
  const path = [...(subjects.size === 1 ? subjects : []), ...(chapters.size === 1 ? chapters : [])]
  const known = path.indexOf(title)
  return known < 0 ? [...path, title] : path.slice(0, known + 1)
}

export type TopicResolution =
  | { state: 'blank' }
  /** Still typing, or the syllabus is loading. */
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
    // Without a network the syllabus may not load; the topic can still be requested.
    return WAITING
  }
}
