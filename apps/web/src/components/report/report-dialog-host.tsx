import { lazyPart, type useDialogState, WhenLoaded } from '../lazy-part.ts'
import type { ReportedContent } from './report-dialog.tsx'

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
    <WhenLoaded part={dialogPart}>
      {({ ReportDialog }) => <ReportDialog {...reported} isOpen={isOpen} onClose={onClose} />}
    </WhenLoaded>
  )
}
