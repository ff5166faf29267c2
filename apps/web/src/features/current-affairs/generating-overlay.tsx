import { clsx } from 'clsx'
import { Button } from '../../components/ui/button.tsx'
import { dialogClasses } from '../../components/ui/dialog.tsx'
import { Modal } from '../../components/ui/modal.tsx'
import { ProgressBar } from '../../components/ui/progress-bar.tsx'
import { currentAffairsMessages } from '../../messages/en/current-affairs.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { RequestView } from './use-quiz-request.ts'

export interface GeneratingOverlayProps {
  view: RequestView
  hasProvider: boolean | undefined
  onCancel: () => void
}

/** Over the hub while questions are generated: how far it is, and a way out. */
export function GeneratingOverlay({ view, hasProvider, onCancel }: GeneratingOverlayProps) {
  const words = useMessages(currentAffairsMessages)
  const isOpen = view.kind === 'generating'
  const progress = isOpen ? Math.round(view.progress) : 0
  return (
    <Modal
      open={isOpen}
      onClose={onCancel}
      lightDismiss={false}
      title={isOpen ? words.generatingTitle(view.category) : ''}
      className={clsx(dialogClasses, 'max-w-112 open:grid')}
    >
      <p className="mt-1 text-ink-2">{words.analyzing}</p>
      {hasProvider === false && <p className="mt-2 text-sm text-ink-3">{words.evergreenAnalyzing}</p>}
      <div className="my-6 flex items-center gap-4">
        <ProgressBar label={words.progress} value={progress} thick className="flex-1" />
        <span aria-hidden="true" className="figures min-w-12 text-right text-lg font-title">
          {words.percent(progress)}
        </span>
      </div>
      <Button block data-autofocus onClick={onCancel}>
        {words.cancel}
      </Button>
    </Modal>
  )
}
