import type { ChapterId } from '@ekagra/questions/chapters/chapters'
import type { OpenTopic } from '@ekagra/questions/paper/open-topic'
import { useEffect, useState } from 'react'
import { loadRecovery } from '../../lib/start/load-recovery.ts'

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
  | {
      state: 'known'
      path: readonly string[]
      chapterIds: ReadonlySet<ChapterId>
      /** Words that were not understood. */
      ignored: readonly string[]
      /** How many different questions there are; Infinity where they are computed, undefined while not known. */
      available: number | undefined
      /** The chapters around a topic that is narrower than a chapter. */
      around: readonly string[]
      near: readonly string[]
    }
  /** Not in the built-in syllabus; a server with an AI may still know it. */
  | { state: 'unknown'; near: readonly string[] }

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

/** A whole exam has dozens of chapters: too much to fetch just to count its questions. */
const MOST_CHAPTERS = 6
const NEAR_SHOWN = 5

async function resolve(topic: string): Promise<TopicResolution> {
  try {
    const [{ readTopic }, { suggestTopics }] = await loadRecovery.withoutReload(() =>
      Promise.all([
        import('@ekagra/questions/topic/resolve/resolve-topic'),
        import('@ekagra/questions/topic/suggest-topics'),
      ]),
    )
    const { named, narrow } = await readTopic(topic)
    const types = [...(named?.types ?? []), ...narrow.flatMap((reading) => reading.types)]
    const chapterIds = new Set(types.map(({ entry }) => entry.chapterId))
    const near = await suggestTopics(topic, NEAR_SHOWN)
    if (types.length > 0 && chapterIds.size <= MOST_CHAPTERS) {
      const opened = await openLoaded(topic)
      if (opened === null) return { state: 'unknown', near }
      const { ignored, available, around } = opened
      return { state: 'known', path: pathOf(opened), chapterIds, ignored, available, around, near }
    }
    if (named === null) return { state: 'unknown', near }
    const { ignored } = named
    return {
      state: 'known',
      path: readTopicPath(named),
      chapterIds,
      ignored,
      available: undefined,
      around: [],
      near,
    }
  } catch {
    // Without a network the syllabus may not load; the topic can still be requested.
    return WAITING
  }
}

/** Loads the chapters of a topic too, so that a session starts even if the server is gone by then. */
const openLoaded = (topic: string) =>
  loadRecovery.withoutReload(async () => {
    const { openTopic } = await import('@ekagra/questions/paper/make-paper')
    return openTopic(topic)
  })

const pathOf = ({ title, sections }: OpenTopic): string[] =>
  readTopicPath({ title, types: sections.flatMap((section) => section.types) })
