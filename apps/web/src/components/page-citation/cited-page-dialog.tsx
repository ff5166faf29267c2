import { useEffect, useState } from 'react'
import { listFiles } from '../../lib/stores/learner/file-store.ts'
import { explanationMessages } from '../../messages/en/explanation.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { DialogState } from '../lazy-part.ts'
import { Dialog } from '../ui/dialog.tsx'
import { type Citation, type CitedPage, findCitedPage } from './find-cited-page.ts'

/** The page of the learner's file with the quoted sentence marked. */
export function CitedPageDialog({ citation, isOpen, onClose }: DialogState & { citation: Citation }) {
  const words = useMessages(explanationMessages)
  const [found, setFound] = useState<CitedPage | null | undefined>()
  useEffect(() => {
    let isWanted = true
    listFiles().then((files) => isWanted && setFound(findCitedPage(files, citation)))
    return () => {
      isWanted = false
    }
  }, [citation])
  return (
    <Dialog
      wide
      open={isOpen}
      onClose={onClose}
      title={found ? words.pageOf(citation.page, found.file.name) : words.openPage(citation.page)}
    >
      {found === null && <p>{words.pageGone}</p>}
      {found && (
        <p className="leading-relaxed text-ink-2">
          {found.before}
          <mark className="bg-bindu-soft text-ink">{found.quote}</mark>
          {found.after}
        </p>
      )}
    </Dialog>
  )
}
