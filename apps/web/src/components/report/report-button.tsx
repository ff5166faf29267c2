import { explanationMessages } from '../../messages/en/explanation.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { LazyDialog, lazyPart, useDialogState } from '../lazy-part.ts'
import { IconButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import type { ReportedContent } from './report-dialog.tsx'

/** The small report icon next to a question. */
export function ReportButton(reported: ReportedContent) {
  const words = useMessages(explanationMessages)
  const dialog = useDialogState()
  return (
    <>
      <IconButton label={words.report} onClick={dialog.open}>
        <Icon name="flag" className="size-5.5" />
      </IconButton>
      <ReportDialogHost dialog={dialog} reported={reported} />
    </>
  )
}

const dialogPart = lazyPart(() => import('./report-dialog.tsx'))

export interface ReportDialogHostProps {
  dialog: ReturnType<typeof useDialogState>
  reported: ReportedContent
}

/** The report dialog, whose code arrives when it is first opened. */
export function ReportDialogHost({
  dialog: { isOpen, wasOpened, onClose },
  reported,
}: ReportDialogHostProps) {
  if (!wasOpened) return null
  return (
    <LazyDialog part={dialogPart}>
      {({ ReportDialog }) => <ReportDialog {...reported} isOpen={isOpen} onClose={onClose} />}
    </LazyDialog>
  )
}
