import { reportMessages } from '../../messages/en/report.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useDialogState } from '../lazy-part.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import type { ReportedContent } from './report-dialog.tsx'
import { ReportDialogHost } from './report-dialog-host.tsx'

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
