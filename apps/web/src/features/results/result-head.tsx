import { mockGrade, mockMessage } from '@ekagra/exam/results/mock-results'
import { performanceMessage, resultBadge } from '@ekagra/exam/results/result-messages'
import type { ReactNode } from 'react'
import { scoreStroke } from '../../components/score-colour.ts'
import { ScoreRing } from '../../components/ui/score-ring.tsx'
import { resultsMessages } from '../../messages/en/results.ts'
import { topicMessages } from '../../messages/en/topic.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Celebration } from './celebration.tsx'
import type { Result } from './result.ts'
import { GRADE_BANDS, NORMAL_BANDS, ScoreBands } from './score-bands.tsx'

/** The ring, the words and the bands: how it went, at a glance. In a mock this is the grade card. */
export function ResultHead({ result, children }: { result: Result; children: ReactNode }) {
  const words = useMessages(resultsMessages)
  const { name } = useMessages(topicMessages)
  const { isMock, topic, score } = result
  const { percentage } = score
  const title = isMock
    ? `${words.badge[resultBadge(percentage)]} ${words.mock.heading(mockGrade(percentage))}`
    : words.badge[resultBadge(percentage)]
  const message = isMock
    ? words.mock.message[mockMessage(percentage)]
    : words.message[performanceMessage(percentage)]
  return (
    <section className="grid gap-6 md:grid-cols-[15rem_minmax(0,1fr)] md:items-center md:gap-12">
      <div className="relative mx-auto w-50 md:w-60">
        <ScoreRing
          percent={percentage}
          label={words.ringLabel(percentage, score.score, score.total)}
          stroke={isMock ? scoreStroke(percentage) : undefined}
        >
          <b className="figures text-4xl leading-none font-heavy tracking-[-0.035em]">
            {percentage}
            <small className="ml-[0.06em] text-[0.5em] tracking-normal">%</small>
          </b>
          <span className="figures text-sm leading-[1.3] text-ink-2">
            {words.rightOf(score.score, score.total)}
          </span>
        </ScoreRing>
        <Celebration percentage={percentage} view={isMock ? 'mock' : 'normal'} />
      </div>
      <div>
        <p className="text-sm font-title text-ink-2">{name(topic)}</p>
        <h1 className="mt-1 text-2xl leading-[1.15] tracking-[-0.015em]">{title}</h1>
        <p className="mt-1 mb-5 text-ink-2">{message}</p>
        <ScoreBands percentage={percentage} bands={isMock ? GRADE_BANDS : NORMAL_BANDS} />
        {children}
      </div>
    </section>
  )
}
