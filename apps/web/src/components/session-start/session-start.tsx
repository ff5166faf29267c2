import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { handOverSession, nameSession } from '../../lib/stores/session/session-hand-over.ts'
import { toast } from '../../lib/toast.ts'
import { generationMessages } from '../../messages/en/generation.ts'
import { homeSectionsMessages } from '../../messages/en/home-sections.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { GenerationOverlay } from '../generation/generation-overlay.tsx'
import { ALTERNATIVE_TICKER, OVERLAY_HIDES_AFTER_MS } from '../generation/generation-progress.ts'
import { useGeneration } from '../generation/use-generation.ts'
import type { SessionRequest } from './session-request.ts'

export interface SessionStartProps {
  /** A new object starts a new generation. */
  request: SessionRequest
  /** Called if it ends without a session: cancelled, or the person wants another topic. */
  onEnd: (topic?: string) => void
}

/** Takes a request on home to its session; falls back to sample questions if nothing else answers. */
export function SessionStart({ request, onEnd }: SessionStartProps) {
  const words = useMessages(homeSectionsMessages)
  const sources = useMessages(generationMessages)
  const navigate = useNavigate()
  const generation = useGeneration(ALTERNATIVE_TICKER)
  const started = useRef<SessionRequest>(null)

  const run = async ({ topic, mode, difficulty, count }: SessionRequest) => {
    const options = { samples: true, early: true, pauseMs: OVERLAY_HIDES_AFTER_MS }
    const result = await generation.generate({ topic, difficulty, count }, options)
    if (result.kind !== 'ready') return
    const { questions, source, notice, more, topic: served } = result
    if (source === 'sample') toast.warning(words.usingSamples)
    else if (notice) toast.info(notice)
    else if (source === 'engine') toast.info(sources.madeHere)
    const named = nameSession(topic, served)
    navigate(handOverSession({ ...named, mode, difficulty, questionCount: count, questions, more }))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: one generation for each request
  useEffect(() => {
    if (started.current === request) return
    started.current = request
    run(request)
  }, [request])

  return (
    <GenerationOverlay
      generation={{
        ...generation,
        cancel: () => {
          generation.cancel()
          onEnd()
        },
      }}
      failedText={words.failed}
      onRetry={() => run(request)}
      onChangeTopic={onEnd}
    />
  )
}
