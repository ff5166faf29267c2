import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { SessionWish } from '../../lib/question-stream.ts'
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
import { ProgressRing } from './progress-ring.tsx'
import type { Generation, GenerationView } from './use-generation.ts'

export interface GenerationOverlayProps {
  generation: Generation
  /** What to say when it fails; the contract has words for each screen. */
  failedText?: string | undefined
  onRetry: () => void
  /** The person wants another topic; a suggestion when one was picked. */
  onChangeTopic: (topic?: string) => void
}

/** Over the screen while questions are made: how far it is, a way out, and what to do when it fails. */
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
          // The dialog must be gone before anything behind it can be focused.
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
 * What is ready within a blink never shows an overlay, and what ends does not vanish before it was seen.
 * Who cancels is not made to wait, and an error has a dialog of its own.
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
