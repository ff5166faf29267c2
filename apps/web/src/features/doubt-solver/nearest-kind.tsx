import type { NearestKind as Kind } from '@ekagra/questions/doubt/nearest-kind'
import { useEffect, useState } from 'react'
import { RichText } from '../../components/rich-text/rich-text.tsx'
import { ChipLink } from '../../components/ui/chip.tsx'
import { createNotePath, setupPath } from '../../lib/filled-paths.ts'
import { loadRecovery } from '../../lib/load-recovery.ts'
import { doubtSolverMessages } from '../../messages/en/doubt-solver.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** For a doubt without an answer: the nearest kind of question, worked once, with its notes and its practice. */
export function NearestKind({ doubt }: { doubt: string }) {
  const words = useMessages(doubtSolverMessages)
  const kind = useNearestKind(doubt)
  if (!kind) return null
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

/** Loaded only now: most doubts are answered. */
function useNearestKind(doubt: string): Kind | null {
  const [kind, setKind] = useState<Kind | null>(null)
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
