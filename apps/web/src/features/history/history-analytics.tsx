import { secondsOfTimeText } from '@ekagra/exam/grading/time-text'
import {
  analyseHistory,
  confirmedOnly,
  type HistoryAnalytics as Figures,
} from '@ekagra/exam/history/history-analytics'
import type { HistoryLevel } from '@ekagra/exam/history/read-history'
import { tallyHistory } from '@ekagra/exam/history/tally-history'
import type { HistoryEntry } from '@ekagra/schema/history-entry'
import type { ReactNode } from 'react'
import { masteryOf } from '../../components/mastery/chapter-mastery.ts'
import { MasteryMap } from '../../components/mastery/mastery-map.tsx'
import { useSyllabus } from '../../components/topic/use-syllabus.ts'
import { LevelBars } from '../../components/ui/level-bars.tsx'
import { Section } from '../../components/ui/page.tsx'
import { RuledList } from '../../components/ui/ruled-list.tsx'
import { Stats } from '../../components/ui/stats.tsx'
import { historyMessages } from '../../messages/en/history.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { ScoreTrend } from './score-trend.tsx'

const LEVELS = ['easy', 'medium', 'hard'] as const satisfies readonly HistoryLevel[]

const secondsSpent = (history: readonly HistoryEntry[]): number =>
  history.reduce((total, { timeSpent }) => total + secondsOfTimeText(timeSpent), 0)

/** The history in figures. Unconfirmed results, which came from an address, are listed but not counted. */
export function HistoryAnalytics({ history, now }: { history: readonly HistoryEntry[]; now: number }) {
  const words = useMessages(historyMessages).analytics
  const figures = analyseHistory(history)
  const counted = confirmedOnly(history)
  const seconds = secondsSpent(counted)
  const minutes = Math.round(seconds / 60)
  return (
    <>
      <Stats
        row
        stats={[
          { label: words.totalTests, value: words.number(figures.totalTests) },
          { label: words.totalQuestions, value: words.number(figures.totalQuestions) },
          { label: words.averageScore, value: words.percent(figures.averageScore) },
          {
            label: words.timeSpent,
            value:
              minutes === 0 ? words.seconds(seconds) : words.time(Math.floor(minutes / 60), minutes % 60),
          },
        ]}
      />
      <ScoreTrend history={history} now={now} />
      <div className="mt-8 grid gap-8 border-t border-rule pt-8 md:mt-10 md:grid-cols-2 md:gap-10 md:pt-10">
        <TopTopics figures={figures} history={counted} />
        <DifficultyCounts counts={figures.difficultyCounts} />
      </div>
      <Mastery history={counted} />
    </>
  )
}

function averageOf(topic: string, history: readonly HistoryEntry[]): number {
  const scores = history.flatMap((entry) => (entry.topic === topic ? [entry.percentage] : []))
  return Math.min(100, Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length))
}

function TopTopics({ figures, history }: { figures: Figures; history: readonly HistoryEntry[] }) {
  const words = useMessages(historyMessages).analytics
  const most = figures.topTopics[0]?.tests ?? 1
  return (
    <Section title={words.topTopics}>
      <RuledList ordered>
        {figures.topTopics.map(({ topic, tests }, index) => (
          <BarRow
            key={topic}
            name={words.rank(index + 1, topic)}
            figure={words.topicDetail(tests, averageOf(topic, history))}
            share={tests / most}
          />
        ))}
      </RuledList>
    </Section>
  )
}

function DifficultyCounts({ counts }: { counts: Figures['difficultyCounts'] }) {
  const words = useMessages(historyMessages).analytics
  const most = Math.max(1, ...Object.values(counts))
  const currentAffairs = counts['current-affairs']
  return (
    <Section title={words.byDifficulty}>
      <RuledList>
        {LEVELS.map((level) => (
          <BarRow
            key={level}
            name={
              <span className="inline-flex items-center gap-2.5">
                <LevelBars level={level} />
                {words.level[level]}
              </span>
            }
            figure={words.number(counts[level])}
            share={counts[level] / most}
          />
        ))}
        {currentAffairs > 0 && (
          <BarRow
            name={words.level['current-affairs']}
            figure={words.number(currentAffairs)}
            share={currentAffairs / most}
          />
        )}
      </RuledList>
    </Section>
  )
}

/** The syllabus with a bubble for each chapter. It loads a little later than the figures. */
function Mastery({ history }: { history: readonly HistoryEntry[] }) {
  const words = useMessages(historyMessages).analytics
  const syllabus = useSyllabus()
  if (syllabus === null || syllabus === 'failed') return null
  return (
    <Section ruled title={words.mastery}>
      <MasteryMap
        subjects={masteryOf(syllabus.syllabusSubjects, tallyHistory(history, syllabus.chapterToday))}
      />
    </Section>
  )
}

/** A name with a figure, and a bar for the figure. */
function BarRow({ name, figure, share }: { name: ReactNode; figure: string; share: number }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-2 py-3">
      <b className="min-w-0">{name}</b>
      <span className="figures text-sm text-ink-3">{figure}</span>
      <span aria-hidden="true" className="col-span-full h-2 overflow-hidden rounded-full bg-rule">
        <span className="block h-full rounded-full bg-action-text" style={{ width: `${share * 100}%` }} />
      </span>
    </li>
  )
}
