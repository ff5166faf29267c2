import { LazyDialog, type useDialogState } from '../lazy-dialog.tsx'
import { lazyPart } from '../lazy-part.ts'
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
    <LazyDialog part={dialogPart}>
      {({ ReportDialog }) => <ReportDialog {...reported} isOpen={isOpen} onClose={onClose} />}
    </LazyDialog>
  )
}
