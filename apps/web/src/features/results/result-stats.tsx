import { percentage } from '@ekagra/exam/grading/grade'
import { secondsOfTimeText, timeText } from '@ekagra/exam/grading/time-text'
import { timeUse } from '@ekagra/exam/results/mock-results'
import { Difficulty } from '@ekagra/schema/difficulty'
import { Badge, type BadgeTone } from '../../components/ui/badge.tsx'
import { type Stat, Stats } from '../../components/ui/stats.tsx'
import { questionMessages } from '../../messages/en/question.ts'
import { resultsMessages } from '../../messages/en/results.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { countOutcomes, type Result } from './result.ts'

const TIME_TONES: Record<ReturnType<typeof timeUse>, BadgeTone> = {
  excellent: 'correct',
  good: 'note',
  rushed: 'wrong',
}

const small = 'text-sm font-body tracking-normal text-ink-3'

/** Four figures in one ruled row. */
export function ResultStats({ result }: { result: Result }) {
  const { stats: words } = useMessages(resultsMessages)
  const { level } = useMessages(questionMessages)
  const { score, answers, difficulty } = result
  const wrong = countOutcomes(answers, 'wrong')
  const skipped = countOutcomes(answers, 'skipped')
  const tried = answers.length - skipped
  const known = Difficulty.safeParse(difficulty).data
  const stats: Stat[] = [
    {
      label: words.score,
      value: (
        <>
          {score.score} <span className={small}>{words.of(String(score.total))}</span>
        </>
      ),
      detail: answers.length > 0 && words.wrong(wrong),
    },
    {
      label: words.accuracy,
      value:
        answers.length > 0 ? (
          <>
            {percentage(score.score, tried)}% <span className={small}>{words.tried(tried)}</span>
          </>
        ) : (
          `${score.percentage}%`
        ),
      detail: answers.length > 0 && words.skipped(skipped),
    },
    { label: words.time, ...timeStat(result, words, useMessages(resultsMessages).mock) },
    { label: words.level, value: known ? level[known] : difficulty },
  ]
  return <Stats stats={stats} row className="mt-8" />
}

type Words = typeof resultsMessages.english

function timeStat({ isMock, mock, time, score }: Result, words: Words['stats'], mockWords: Words['mock']) {
  if (!isMock) {
    const average = secondsOfTimeText(time) / score.total
    return { value: words.timeText(time), detail: average > 0 && words.average(average) }
  }
  const use = timeUse(mock.actualTimeSpent, mock.timeLimit)
  return {
    value: (
      <>
        {words.timeText(timeText(mock.actualTimeSpent))}{' '}
        <span className={small}>{words.of(words.timeText(timeText(mock.timeLimit)))}</span>
      </>
    ),
    detail: (
      <span className="mt-1 flex flex-wrap items-center gap-2">
        <Badge tone={TIME_TONES[use]}>{mockWords.timeUse[use]}</Badge>
        {mockWords.timeUseMeans[use]}
      </span>
    ),
  }
}
