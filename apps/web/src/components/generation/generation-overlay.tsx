import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { SessionWish } from '../../lib/question-stream/question-stream.ts'
import { generationOverlayMessages } from '../../messages/en/generation-overlay.ts'
import { questionMessages } from '../../messages/en/question.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../ui/button.tsx'
import { dialogClasses } from '../ui/dialog.tsx'
import { Modal } from '../ui/modal.tsx'
import { Phases } from '../ui/phases.tsx'
import { GenerationError } from './generation-error.tsx'
import {
  loadingPace,
  OVERLAY_APPEARS_AFTER_MS,
  OVERLAY_HIDES_AFTER_MS,
  overlayStage,
  STAGES,
} from './generation-progress.ts'
import type { Generation, GenerationView } from './use-generation.ts'

interface GenerationOverlayProps {
  generation: Generation
  /** The message if it fails; the contract has one for each screen. */
  failedText?: string | undefined
  onRetry: () => void
  /** The person wants another topic; the suggestion, if one was picked. */
  onChangeTopic: (topic?: string) => void
}

/** Covers the screen while questions are generated: progress, a cancel button, and what to do if it fails. */
export function GenerationOverlay({
  generation,
  failedText,
  onRetry,
  onChangeTopic,
}: GenerationOverlayProps) {
  const { view, wish, cancel } = generation
  const visible = useOverlayVisible(view.status)
  if (wish === undefined) return null
  const progress = view.status === 'loading' ? view.progress : 100
  const isMaking = view.status === 'loading' || view.status === 'done'
  return (
    <>
      <Making wish={wish} open={visible && isMaking} progress={progress} onCancel={cancel} />
      <GenerationError
        error={view.status === 'error' ? view : undefined}
        topic={wish.topic}
        failedText={failedText}
        onRetry={onRetry}
        onClose={cancel}
        onChangeTopic={(topic) => {
          // The dialog must be closed before anything behind it can be focused.
          flushSync(cancel)
          onChangeTopic(topic)
        }}
      />
    </>
  )
}

interface MakingProps {
  wish: SessionWish
  open: boolean
  progress: number
  onCancel: () => void
}

function Making({ wish, open, progress, onCancel }: MakingProps) {
  const words = useMessages(generationOverlayMessages)
  const { level } = useMessages(questionMessages)
  return (
    <Modal
      open={open}
      onClose={onCancel}
      lightDismiss={false}
      title={words.pace[loadingPace(wish.count)](wish.count)}
      className={clsx(
        dialogClasses,
        'max-w-120 justify-items-center pt-8! text-center open:grid [&>h2]:max-w-80 [&>h2]:text-xl [&>h2]:leading-[1.25]',
      )}
    >
      <ProgressRing label={words.progress} progress={progress} unit={words.percent} />
      <p className="mt-2 text-ink-2">{words.about(wish.topic, level[wish.difficulty])}</p>
      <Phases
        labels={STAGES.map((stage) => words.stages[stage])}
        at={STAGES.indexOf(overlayStage(progress, wish.count))}
        className="my-6"
      />
      <Button block onClick={onCancel}>
        {words.cancel}
      </Button>
    </Modal>
  )
}

/**
 * A generation that is ready at once never shows an overlay, and an overlay that appeared stays long enough
 * to be seen. Cancelling closes it at once, and an error has its own dialog.
 */
function useOverlayVisible(status: GenerationView['status']): boolean {
  const [visible, setVisible] = useState(false)
  useEffect(() => {
    if (status === 'idle' || status === 'error') {
      setVisible(false)
      return
    }
    const isLoading = status === 'loading'
    const delay = isLoading ? OVERLAY_APPEARS_AFTER_MS : OVERLAY_HIDES_AFTER_MS
    const timer = setTimeout(() => setVisible(isLoading), delay)
    return () => clearTimeout(timer)
  }, [status])
  return visible
}

const RADIUS = 80
const MIDDLE = 90

interface ProgressRingProps {
  label: string
  /** 0 to 100. */
  progress: number
  unit: string
}

/** Progress of a generation: a ring that fills up to the bindu. */
function ProgressRing({ label, progress, unit }: ProgressRingProps) {
  const share = Math.min(100, Math.max(0, progress))
  const angle = (share / 100) * 2 * Math.PI - Math.PI / 2
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(share)}
      aria-valuemin={0}
      aria-valuemax={100}
      className="relative -order-1 mb-5 size-44"
    >
      <svg viewBox="0 0 180 180" fill="none" aria-hidden="true" className="size-full">
        <circle cx={MIDDLE} cy={MIDDLE} r={RADIUS} strokeWidth={6} className="stroke-rule" />
        <circle cx={MIDDLE} cy={MIDDLE} r={64} strokeWidth={1.5} className="stroke-rule" />
        <circle cx={MIDDLE} cy={MIDDLE} r={50} strokeWidth={1.5} className="stroke-rule" />
        {share > 0 && (
          <circle
            cx={MIDDLE}
            cy={MIDDLE}
            r={RADIUS}
            strokeWidth={6}
            strokeLinecap="round"
            pathLength={100}
            strokeDasharray={`${share} 100`}
            transform={`rotate(-90 ${MIDDLE} ${MIDDLE})`}
            className="stroke-action-text"
          />
        )}
        <circle
          cx={MIDDLE + RADIUS * Math.cos(angle)}
          cy={MIDDLE + RADIUS * Math.sin(angle)}
          r={8}
          strokeWidth={3}
          className="fill-bindu stroke-surface"
        />
      </svg>
      <span
        aria-hidden="true"
        className="figures absolute inset-0 grid place-content-center text-3xl font-title tracking-[-0.02em]"
      >
        <span>
          {Math.round(share)}
          <small className="text-lg">{unit}</small>
        </span>
      </span>
    </div>
  )
}
