import { type TopicStanding, weaknessReason } from '@ekagra/exam/weakness/weakness'
import { useState } from 'react'
import { Badge, type BadgeTone } from '../../components/ui/badge.tsx'
import { Button } from '../../components/ui/button.tsx'
import type { IconName } from '../../components/ui/icon.tsx'
import { Section } from '../../components/ui/page.tsx'
import { RuledList, RuledRow } from '../../components/ui/ruled-list.tsx'
import { topicMessages } from '../../messages/en/topic.ts'
import { weaknessMessages } from '../../messages/en/weakness.ts'
import { useMessages } from '../../messages/use-messages.ts'

const ROWS_AT_FIRST = 8

type Flag = NonNullable<ReturnType<typeof weaknessReason>>

const looks: Record<Flag, { tone: BadgeTone; icon: IconName }> = {
  'low-average': { tone: 'wrong', icon: 'alert' },
  'recent-dip': { tone: 'bindu', icon: 'trend' },
  stale: { tone: 'note', icon: 'clock' },
}

export interface TopicListProps {
  standings: readonly TopicStanding[]
  now: number
}

/** Every tested topic, weakest first, with its flag. */
export function TopicList({ standings, now }: TopicListProps) {
  const words = useMessages(weaknessMessages).topics
  const { name } = useMessages(topicMessages)
  const [isWhole, setIsWhole] = useState(false)
  const sorted = standings.toSorted((a, b) => a.average - b.average || b.lastTaken - a.lastTaken)
  const shown = isWhole ? sorted : sorted.slice(0, ROWS_AT_FIRST)
  return (
    <Section ruled title={words.title} end={<span className="text-sm text-ink-3">{words.order}</span>}>
      <RuledList>
        {shown.map((standing) => (
          <RuledRow
            key={standing.topic}
            title={name(standing.topic)}
            detail={
              <span className="figures">
                {words.detail(standing.average, standing.last, standing.tests)} ·{' '}
                {words.taken(standing.lastTaken, now)}
              </span>
            }
            end={<FlagBadge flag={weaknessReason(standing, now)} />}
          />
        ))}
      </RuledList>
      {shown.length < sorted.length && (
        <Button className="mt-4" onClick={() => setIsWhole(true)}>
          {words.more(sorted.length - shown.length)}
        </Button>
      )}
    </Section>
  )
}

function FlagBadge({ flag }: { flag: Flag | undefined }) {
  const words = useMessages(weaknessMessages).topics
  if (flag === undefined) {
    return (
      <Badge tone="correct" icon="check">
        {words.onTrack}
      </Badge>
    )
  }
  return <Badge {...looks[flag]}>{words.flag[flag]}</Badge>
}
