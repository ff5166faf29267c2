import { averageOf, tallyHistory, tallyOf } from '@ekagra/exam/history/tally-history'
import { topicStandings } from '@ekagra/exam/weakness/weakness'
import type { HistoryEntry } from '@ekagra/schema/history-entry'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { useSyllabus } from '../../components/topic/use-syllabus.ts'
import { Section } from '../../components/ui/page.tsx'
import * as paths from '../../lib/paths.ts'
import { homeSectionsMessages } from '../../messages/en/home-sections.ts'
import { topicMessages } from '../../messages/en/topic.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { findRoute, learningPath, type PathStep } from './learning-path.ts'

export interface LearningPathProps {
  topic: string
  history: readonly HistoryEntry[]
}

/** The learner's progress on the way from the prerequisites of a topic to what comes after it. */
export function LearningPath({ topic, history }: LearningPathProps) {
  const words = useMessages(homeSectionsMessages).path
  const { name } = useMessages(topicMessages)
  const { route, steps } = useLearningPath(topic, history)
  const hasBegun = steps.some(({ average }) => average !== undefined)
  const explain = ({ state, average }: PathStep) => {
    if (state === 'done') return words.done(average ?? 0)
    return state === 'here' && !hasBegun ? words.start : words[state]
  }
  return (
    <Section
      title={words.title}
      end={<p className="text-sm text-ink-3">{name(route.name)}</p>}
      className="mt-8 md:mt-10"
    >
      <ol className="grid md:auto-cols-fr md:grid-flow-col">
        {steps.map((step) => (
          <li
            key={step.topic}
            aria-current={step.state === 'here' ? 'step' : undefined}
            className={clsx(
              'relative grid min-h-15 grid-cols-[1.75rem_minmax(0,1fr)] items-center gap-3 md:grid-cols-1 md:content-start md:gap-2 md:pr-4',
              'not-last:after:absolute not-last:after:top-[calc(50%+0.9375rem)] not-last:after:bottom-[calc(-50%+0.9375rem)] not-last:after:left-3.25 not-last:after:w-0.5',
              'md:not-last:after:top-3.25 md:not-last:after:right-2 md:not-last:after:bottom-auto md:not-last:after:left-9 md:not-last:after:h-0.5 md:not-last:after:w-auto',
              step.state === 'done' ? 'after:bg-action-text' : 'after:bg-rule',
            )}
          >
            <Node state={step.state} />
            <Link
              to={paths.practice}
              state={{ prefilledTopic: step.topic }}
              className="group flex min-h-target flex-col justify-center"
            >
              <b className="leading-[1.3] group-hover:text-action-text">{name(step.topic)}</b>
              <span className="figures text-sm leading-[1.35] text-ink-3">{explain(step)}</span>
            </Link>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/**
 * The route of the typed topic, else of the topic tested last. A chapter's average counts all questions asked
 * from it.
 */
function useLearningPath(topic: string, history: readonly HistoryEntry[]) {
  const syllabus = useSyllabus()
  const chapters =
    syllabus === null || syllabus === 'failed'
      ? []
      : [...syllabus.syllabusChapters, ...syllabus.syllabusGroups]
  const standings = topicStandings(history).toSorted((a, b) => b.lastTaken - a.lastTaken)
  const route = findRoute([topic, ...standings.map((standing) => standing.topic)], chapters)
  const tally = tallyHistory(history, syllabus === 'failed' ? undefined : syllabus?.chapterToday)
  const steps = learningPath(route, (name) => {
    const chapter = chapters.find(({ title }) => title === name)
    return averageOf(tallyOf(tally, chapter ?? { paths: [[name]], names: [name] }))
  })
  return { route, steps }
}

/**
 * A bubble: ticked, current or empty. The text beside it says the same, so screen readers skip the bubble.
 */
function Node({ state }: { state: PathStep['state'] }) {
  return (
    <svg viewBox="0 0 28 28" fill="none" aria-hidden="true" className="size-7">
      {state === 'done' && (
        <>
          <circle cx={14} cy={14} r={12} strokeWidth={1.5} className="fill-action stroke-action-text" />
          <path
            d="m8.5 14.3 3.7 3.7 7.3-8"
            strokeWidth={2.2}
            strokeLinecap="round"
            strokeLinejoin="round"
            className="stroke-on-action"
          />
        </>
      )}
      {state === 'here' && (
        <>
          <circle cx={14} cy={14} r={12} strokeWidth={2.4} className="fill-surface stroke-action-text" />
          <circle cx={14} cy={14} r={5} className="fill-action-text" />
        </>
      )}
      {(state === 'next' || state === 'later' || state === 'untried') && (
        <circle cx={14} cy={14} r={12} strokeWidth={1.5} className="stroke-edge" />
      )}
    </svg>
  )
}
