import { mockGrade, mockMessage } from '@ekagra/exam/results/mock-results'
import { performanceMessage, resultBadge } from '@ekagra/exam/results/result-messages'
import { clsx } from 'clsx'
import { type ReactNode, useState } from 'react'
import { scoreStroke } from '../../components/history/score-colour.ts'
import { ScoreRing } from '../../components/ui/score-ring.tsx'
import { isOwnLanding } from '../../lib/start/landing.ts'
import { resultsMessages } from '../../messages/en/results.ts'
import { topicMessages } from '../../messages/en/topic.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Celebration } from './celebration.tsx'
import type { Result } from './result.ts'

/** The score at a glance: ring, message and bands. In a mock this is the grade card. */
export function ResultHead({ result, children }: { result: Result; children: ReactNode }) {
  const words = useMessages(resultsMessages)
  const { name } = useMessages(topicMessages)
  const { isMock, topic, score } = result
  const { percentage } = score
  const [wasDrawn] = useState(isOwnLanding)
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
          isStill={wasDrawn}
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

type Words = typeof resultsMessages.english

interface Bands {
  /** Lower bounds, lowest first; each band ends where the next one starts. */
  bounds: readonly number[]
  /** The name of the band that a percentage is in. */
  nameOf: (percentage: number, words: Words) => string
  /** Phones show only the name. */
  isNameShort: boolean
}

const GRADE_BANDS: Bands = {
  bounds: [0, 50, 60, 70, 80, 90],
  nameOf: mockGrade,
  isNameShort: true,
}

const NORMAL_BANDS: Bands = {
  bounds: [0, 40, 60, 80],
  nameOf: (percentage, words) => words.bands[performanceMessage(percentage)],
  isNameShort: false,
}

/** Shows a score on a line from 0 to 100. */
function ScoreBands({ percentage, bands }: { percentage: number; bands: Bands }) {
  const words = useMessages(resultsMessages)
  const { bounds, nameOf, isNameShort } = bands
  const at = Math.min(100, Math.max(0, percentage))
  const here = nameOf(at, words)
  return (
    <div role="img" aria-label={words.bandsLabel(percentage, here)} className="relative pt-7.5">
      <span
        className="figures absolute top-0 z-1 grid -translate-x-1/2 justify-items-center text-sm leading-5 font-title after:mt-1.25 after:size-4.5 after:rounded-full after:border-4 after:border-paper after:bg-ink after:shadow-[0_0_0_1.5px_var(--color-ink)]"
        style={{ left: `clamp(1rem, ${at}%, calc(100% - 1rem))` }}
      >
        {percentage}%
      </span>
      <ol className="flex gap-0.5">
        {bounds.map((bound, index) => {
          const end = bounds[index + 1] ?? 100
          const name = nameOf(bound, words)
          return (
            <li
              key={bound}
              style={{ flex: end - bound }}
              className={clsx(
                'relative min-w-0 pt-4.25 text-xs leading-none before:absolute before:inset-x-0 before:top-0 before:h-2 first:before:rounded-l-full last:before:rounded-r-full',
                name === here
                  ? 'font-title text-ink before:bg-action-text'
                  : 'font-label text-ink-3 before:bg-rule',
              )}
            >
              {name}
              <span
                className={clsx(
                  'figures ml-1 font-body',
                  isNameShort ? 'max-md:hidden' : 'max-md:block max-md:mt-1 max-md:ml-0',
                )}
              >
                {index === 0 ? words.below(end) : bound}
              </span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
