import { explanationMessages } from '../../messages/en/explanation.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { lazyPart, useDialogState, WhenLoaded } from '../lazy-part.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import type { Citation } from './find-cited-page.ts'

const dialogPart = lazyPart(() => import('./cited-page-dialog.tsx'))

/** Opens the quoted page over the question, so that a running session is not left. */
export function PageCitation({ citation }: { citation: Citation }) {
  const words = useMessages(explanationMessages)
  const { isOpen, wasOpened, open, onClose } = useDialogState()
  return (
    <>
      <Button onClick={open} className="justify-self-start">
        <Icon name="sheet" />
        {words.openPage(citation.page)}
      </Button>
      {wasOpened && (
        <WhenLoaded part={dialogPart}>
          {({ CitedPageDialog }) => <CitedPageDialog citation={citation} isOpen={isOpen} onClose={onClose} />}
        </WhenLoaded>
      )}
    </>
  )
}
