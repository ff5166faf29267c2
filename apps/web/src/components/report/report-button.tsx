import { explanationMessages } from '../../messages/en/explanation.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useDialogState } from '../lazy-part.ts'
import { IconButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import type { ReportedContent } from './report-dialog.tsx'
import { ReportDialogHost } from './report-dialog-host.tsx'

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
