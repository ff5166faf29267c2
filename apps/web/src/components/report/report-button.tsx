import { explanationMessages } from '../../messages/explanation.ts'
import { reportMessages } from '../../messages/report.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { LazyDialog, useDialogState } from '../lazy-dialog.tsx'
import { lazyPart } from '../lazy-part.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import type { ReportedContent } from './report-dialog.tsx'

const dialogPart = lazyPart(() => import('./report-dialog.tsx'))

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

/** Under a whole text, such as a note or a worked answer. */
export function ReportContentButton(reported: ReportedContent) {
  const words = useMessages(reportMessages)
  const dialog = useDialogState()
  return (
    <>
      <Button variant="quiet" onClick={dialog.open}>
        <Icon name="flag" />
        {words.open}
      </Button>
      <ReportDialogHost dialog={dialog} reported={reported} />
    </>
  )
}

function ReportDialogHost({
  dialog: { isOpen, wasOpened, onClose },
  reported,
}: {
  dialog: ReturnType<typeof useDialogState>
  reported: ReportedContent
}) {
  if (!wasOpened) return null
  return (
    <LazyDialog part={dialogPart}>
      {({ ReportDialog }) => <ReportDialog {...reported} isOpen={isOpen} onClose={onClose} />}
    </LazyDialog>
  )
}
