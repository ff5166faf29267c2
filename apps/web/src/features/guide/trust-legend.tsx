import type { Trust } from '@ekagra/schema/question'
import { TrustBadge } from '../../components/ui/question-badges.tsx'
import { RuledList } from '../../components/ui/ruled-list.tsx'
import { questionMessages } from '../../messages/en/question.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** From the surest to the least sure. Written out: the schema would bring its whole parser to this page. */
const levels: readonly Trust[] = ['computed', 'curated', 'cross-checked', 'unverified', 'sample']

export function TrustLegend() {
  const words = useMessages(questionMessages)
  return (
    <RuledList>
      {levels.map((trust) => (
        <li
          key={trust}
          className="grid gap-x-4 gap-y-2 py-3 md:grid-cols-[8.5rem_minmax(0,1fr)] md:items-center"
        >
          <span>
            <TrustBadge trust={trust} />
          </span>
          <span className="text-sm text-ink-2">{words.trustMeans[trust]}</span>
        </li>
      ))}
    </RuledList>
  )
}
