import { percentage } from '@ekagra/exam/grading/grade'
import { topicStrength } from '@ekagra/exam/results/mock-results'
import type { TopicPerformance } from '@ekagra/schema/session/mock-test-data'
import { clsx } from 'clsx'
import { Section } from '../../components/ui/page.tsx'
import { resultsMessages } from '../../messages/en/results.ts'
import { topicMessages } from '../../messages/en/topic.ts'
import { useMessages } from '../../messages/use-messages.ts'

const LOOKS: Record<ReturnType<typeof topicStrength>, { word: string; bar: string }> = {
  strong: { word: 'text-correct', bar: 'bg-band-80' },
  good: { word: 'text-note', bar: 'bg-band-60' },
  'needs-work': { word: 'text-bindu-text', bar: 'bg-band-40' },
}

export interface AccuracyByTopicProps {
  /** The weakest first. */
  topics: readonly TopicPerformance[]
  isMock: boolean
}

/** A bar per topic. Its figures and its rating are beside it, so it needs no table. */
export function AccuracyByTopic({ topics, isMock }: AccuracyByTopicProps) {
  const { topics: words } = useMessages(resultsMessages)
  const { name } = useMessages(topicMessages)
  return (
    <Section
      title={isMock ? words.mockTitle : words.title}
      end={topics.length > 1 && <p className="text-sm text-ink-3">{words.order}</p>}
      ruled
    >
      <ul className="divide-y divide-rule">
        {topics.map(({ topic, correct, total }) => {
          const strength = topicStrength({ correct, total })
          const percent = percentage(correct, total)
          return (
            <li
              key={topic}
              className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-baseline gap-x-3 gap-y-1 py-3 md:grid-cols-[12rem_minmax(0,1fr)_3rem_6.5rem] md:items-center"
            >
              <b>{name(topic)}</b>
              <span
                role="img"
                aria-label={words.share(percent)}
                className="col-span-full row-start-2 h-2 overflow-hidden rounded-full bg-rule md:col-span-1 md:col-start-2 md:row-start-1"
              >
                <span
                  className={clsx('block h-full rounded-full', LOOKS[strength].bar)}
                  style={{ width: `${percent}%` }}
                />
              </span>
              <span className="figures text-right text-sm text-ink-3 max-md:order-1 md:col-start-3">
                {correct}/{total}
              </span>
              <span className={clsx('text-xs font-title', LOOKS[strength].word)}>
                {words.strength[strength]}
              </span>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
