import { PageMeta } from '../../components/page-meta.tsx'
import { Page, PageHead } from '../../components/ui/page.tsx'
import { historyMessages } from '../../messages/en/history.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { HistoryScreen } from './history-screen.tsx'

/** /history */
export function Component() {
  const words = useMessages(historyMessages)
  return (
    <Page>
      <PageMeta title={words.title} />
      <PageHead title={words.title} />
      <HistoryScreen />
    </Page>
  )
}
