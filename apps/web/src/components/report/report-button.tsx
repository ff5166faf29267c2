import { useState } from 'react'
import { explanationMessages } from '../../messages/explanation.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { lazyPart, useLazyPart } from '../lazy-part.ts'
import { IconButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import type { ReportedContent } from './report-dialog.tsx'

const dialogPart = lazyPart(() => import('./report-dialog.tsx'))

/** The small report icon next to a question. */
export function ReportButton(reported: ReportedContent) {
  const words = useMessages(explanationMessages)
  const [wasOpened, setOpened] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const open = () => {
    setOpened(true)
    setOpen(true)
  }
  return (
    <>
      <IconButton label={words.report} onClick={open}>
        <Icon name="flag" className="size-5.5" />
      </IconButton>
      {wasOpened && <LazyDialog {...reported} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}

/** The dialog is fetched when it is first asked for. */
function LazyDialog(props: ReportedContent & { isOpen: boolean; onClose: () => void }) {
  const module = useLazyPart(dialogPart)
  return module !== null && module !== 'failed' ? <module.ReportDialog {...props} /> : null
}
