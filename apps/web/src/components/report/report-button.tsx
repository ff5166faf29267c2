import { explanationMessages } from '../../messages/explanation.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { LazyDialog, useDialogState } from '../lazy-dialog.tsx'
import { lazyPart } from '../lazy-part.ts'
import { IconButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import type { ReportedContent } from './report-dialog.tsx'

const dialogPart = lazyPart(() => import('./report-dialog.tsx'))

/** The small report icon next to a question. */
export function ReportButton(reported: ReportedContent) {
  const words = useMessages(explanationMessages)
  const { isOpen, wasOpened, open, onClose } = useDialogState()
  return (
    <>
      <IconButton label={words.report} onClick={open}>
        <Icon name="flag" className="size-5.5" />
      </IconButton>
      {wasOpened && (
        <LazyDialog part={dialogPart}>
          {({ ReportDialog }) => <ReportDialog {...reported} isOpen={isOpen} onClose={onClose} />}
        </LazyDialog>
      )}
    </>
  )
}
