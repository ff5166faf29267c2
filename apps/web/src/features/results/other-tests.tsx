import { useState } from 'react'
import { RecentTests } from '../../components/recent-tests.tsx'
import { useWholeHistory } from '../../components/use-whole-history.ts'
import { resultsMessages } from '../../messages/results.ts'
import { useMessages } from '../../messages/use-messages.ts'

const MOST_SHOWN = 10

/** What the History toggle opens: the other tests beside this result. */
export function OtherTests({ id, currentId }: { id: string; currentId: string }) {
  const words = useMessages(resultsMessages)
  const history = useWholeHistory()
  const [now] = useState(Date.now)
  return (
    <section id={id} aria-label={words.history} className="mt-8 border-t border-rule pt-6 print:hidden">
      <RecentTests
        history={history.filter((entry) => entry.id !== currentId)}
        limit={MOST_SHOWN}
        now={now}
        inRow
      />
    </section>
  )
}
