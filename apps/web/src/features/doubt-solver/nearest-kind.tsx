import type { NearestKind as Kind } from '@ekagra/questions/doubt/nearest-kind'
import { useEffect, useState } from 'react'
import { RichText } from '../../components/rich-text/rich-text.tsx'
import { useResolvedTopic } from '../../components/topic/use-resolved-topic.ts'
import { ChipLink } from '../../components/ui/chip.tsx'
import { createNotePath, setupPath } from '../../lib/filled-paths.ts'
import { loadRecovery } from '../../lib/start/load-recovery.ts'
import { doubtSolverMessages } from '../../messages/en/doubt-solver.ts'
import { useMessages } from '../../messages/use-messages.ts'

/**
 * For a doubt without an answer: the nearest kind of question, worked once, with its notes and its practice; where none can be worked,
 * what the doubt is about.
 */
export function NearestKind({ doubt }: { doubt: string }) {
  const words = useMessages(doubtSolverMessages)
  const kind = useNearestKind(doubt)
  if (kind === undefined) return null
  if (kind === null) return <NearestTopic doubt={doubt} />
  return (
    <section aria-label={words.nearest(kind.title)} className="mt-4">
      <p className="font-title">{words.nearest(kind.title)}</p>
      <RichText text={kind.question} className="mt-2" />
      <ol className="mt-2 list-decimal pl-5">
        {kind.steps.map((step) => (
          <li key={step}>
            <RichText text={step} />
          </li>
        ))}
      </ol>
      <RichText text={words.nearestAnswer(kind.answer)} className="mt-2" />
      <div className="mt-3 flex flex-wrap gap-2">
        <ChipLink to={setupPath('practice', { topic: kind.title })}>{words.practiseThis}</ChipLink>
        <ChipLink to={createNotePath(kind.chapter)}>{words.readNotes(kind.chapter)}</ChipLink>
      </div>
    </section>
  )
}

/** 'Explain the Preamble' cannot be worked, but it can be read about and practised. */
function NearestTopic({ doubt }: { doubt: string }) {
  const words = useMessages(doubtSolverMessages)
  const found = useResolvedTopic(doubt, 0)
  const topic = found.state === 'known' ? found.path.at(-1) : undefined
  // One that means several chapters was hardly understood.
  if (found.state !== 'known' || topic === undefined || found.chapterIds.size > 1) return null
  return (
    <section aria-label={words.nearestTopic(topic)} className="mt-4">
      <p className="font-title">{words.nearestTopic(topic)}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <ChipLink to={createNotePath(topic)}>{words.readNotes(topic)}</ChipLink>
        <ChipLink to={setupPath('practice', { topic })}>{words.practiseThis}</ChipLink>
      </div>
    </section>
  )
}

/** Undefined while it is looked for. Loaded only now: most doubts are answered. */
function useNearestKind(doubt: string): Kind | null | undefined {
  const [kind, setKind] = useState<Kind | null>()
  useEffect(() => {
    let isLeft = false
    loadRecovery
      .withoutReload(async () => {
        const { findNearestKind } = await import('@ekagra/questions/doubt/nearest-kind')
        return findNearestKind(doubt, crypto.randomUUID())
      })
      .then((found) => {
        if (!isLeft) setKind(found)
      })
      // Offline, its chunk may not have been fetched yet; the request to rephrase is enough.
      .catch(() => undefined)
    return () => {
      isLeft = true
    }
  }, [doubt])
  return kind
}
