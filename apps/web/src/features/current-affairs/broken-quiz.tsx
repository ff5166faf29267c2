import { PageMeta } from '../../components/page-meta.tsx'
import { Button } from '../../components/ui/button.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { Page } from '../../components/ui/page.tsx'
import { currentAffairsMessages } from '../../messages/en/current-affairs.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** A quiz was under way, and its questions cannot be read. */
export function BrokenQuiz({ onReturn }: { onReturn: () => void }) {
  const words = useMessages(currentAffairsMessages)
  return (
    <Page>
      <PageMeta title={words.errorTitle} />
      <EmptyState
        level="h1"
        title={words.errorTitle}
        text={words.errorText}
        actions={
          <Button variant="primary" onClick={onReturn}>
            {words.returnToSearch}
          </Button>
        }
      />
    </Page>
  )
}
